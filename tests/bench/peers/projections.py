# SPDX-FileCopyrightText: 2026 The Whorl authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""projections.py TASK VECTORS.npy LAYOUT.npy: a line "milliseconds" of one peer's work on these vectors; a task that lays
out points (tsne, umap) writes them to LAYOUT.npy. Tasks: pca, covariance, tsne, umap."""
import sys
import time

import numpy

task, vectors, layout = sys.argv[1], numpy.load(sys.argv[2]), sys.argv[3]


def median(work, times):
    spent = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        spent.append(time.perf_counter() - start)
    return 1000 * sorted(spent)[len(spent) // 2]


def once(make):
    start = time.perf_counter()
    points = make()
    spent = time.perf_counter() - start
    numpy.save(layout, numpy.asarray(points, dtype=numpy.float32))
    return 1000 * spent


if task == "pca":
    from sklearn.decomposition import PCA

    print(median(lambda: PCA(2, svd_solver="full").fit_transform(vectors), 9))
elif task == "covariance":
    def project():
        centred = vectors - vectors.mean(0)
        directions = numpy.linalg.eigh(centred.T @ centred)[1]
        return centred @ directions[:, :-3:-1]

    print(median(project, 9))
elif task == "tsne":
    from sklearn.manifold import TSNE

    print(once(lambda: TSNE(2, random_state=0, n_jobs=2).fit_transform(vectors)))
elif task == "umap":
    import umap

    umap.UMAP(random_state=0, metric="cosine").fit_transform(vectors[:500])  # compiles itself
    print(once(lambda: umap.UMAP(random_state=0, metric="cosine").fit_transform(vectors)))
