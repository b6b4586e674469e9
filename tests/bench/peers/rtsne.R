# SPDX-FileCopyrightText: 2026 The Whorl authors
# SPDX-License-Identifier: GPL-3.0-or-later
# rtsne.R VECTORS.csv LAYOUT.csv: milliseconds of Rtsne on two threads; writes the points.
library(Rtsne)
files <- commandArgs(TRUE)
vectors <- as.matrix(read.csv(files[1], header = FALSE))
set.seed(0)
spent <- system.time(result <- Rtsne(vectors, dims = 2, perplexity = 30, theta = 0.5, pca = FALSE, max_iter = 1000,
                                     num_threads = 2, check_duplicates = FALSE))
cat(1000 * spent["elapsed"], "\n")
write.table(result$Y, files[2], sep = ",", row.names = FALSE, col.names = FALSE)
