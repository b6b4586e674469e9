# SPDX-FileCopyrightText: 2026 The Whorl authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""faiss_search.py FLOATS CHANNELS: milliseconds for the ten nearest of the first 1000 rows, by cosine, exactly.

Debian's OpenBLAS does not know new processors and falls back to a slow kernel: it is told a better one.
"""
import os
import sys
import time

os.environ.setdefault("OPENBLAS_CORETYPE", "Haswell")

import faiss
import numpy

rows = numpy.fromfile(sys.argv[1], dtype=numpy.float32).reshape(-1, int(sys.argv[2]))
faiss.normalize_L2(rows)
index = faiss.IndexFlatIP(rows.shape[1])
index.add(rows)
queries = rows[:1000].copy()
index.search(queries, 10)
times = []
for _ in range(5):
    start = time.perf_counter()
    index.search(queries, 10)
    times.append(time.perf_counter() - start)
print(1000 * sorted(times)[2])
