# SPDX-FileCopyrightText: 2026 The Whorl authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The encoding that both peers draw, and the line they report: name, tab, median of an update."""

import statistics
import sys
import time

import numpy

rows, columns = (int(part) for part in sys.argv[1].split("x"))
frequencies = 10000.0 ** (-2.0 * (numpy.arange(columns) // 2) / columns)


def encoding(stretch):
    angles = numpy.outer(numpy.arange(rows) * stretch, frequencies)
    table = numpy.empty((rows, columns), numpy.float32)
    table[:, 0::2] = numpy.sin(angles[:, 0::2])
    table[:, 1::2] = numpy.cos(angles[:, 1::2])
    return table


def report(name, draw):
    times = []
    for step in range(12):
        start = time.perf_counter()
        draw(encoding(1.0 + 0.05 * step))
        times.append((time.perf_counter() - start) * 1e3)
    median = statistics.median(times[2:])
    print(f"{name}, {rows} x {columns} encoding, compute and paint\t{median:.1f} ms", flush=True)
