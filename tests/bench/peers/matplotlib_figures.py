# SPDX-FileCopyrightText: 2026 The Whorl authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The figures of `./dev bench --figures` by matplotlib: one line for each, name, tab, seconds and megabytes. The time is that
of drawing and writing; starting Python and importing are not counted."""

import os
import sys
import tempfile
import time

import matplotlib
import numpy

matplotlib.use("Agg")
import matplotlib.pyplot as plot
from matplotlib.animation import FFMpegWriter, FuncAnimation, PillowWriter


def angles(positions, pairs, base):
    return numpy.outer(positions, base ** (-numpy.arange(pairs) / pairs))


def report(name, path, seconds):
    print(f"matplotlib: {name}\t{seconds:.2f} s, {os.path.getsize(path) / 1e6:.2f} MB", flush=True)


def heatmap(path):
    """The sinusoidal encoding of 4096 positions and 1024 channels, every cell kept."""
    start = time.perf_counter()
    turned = angles(numpy.arange(4096), 512, 10000.0)
    table = numpy.stack([numpy.sin(turned), numpy.cos(turned)], axis=2).reshape(4096, 1024)
    figure, axes = plot.subplots(figsize=(160 / 25.4, 100 / 25.4), layout="constrained")
    image = axes.imshow(table, aspect="auto", cmap="RdBu_r", vmin=-1, vmax=1, interpolation="none")
    axes.set_xlabel("channel")
    axes.set_ylabel("position m")
    figure.colorbar(image, label="encoding")
    figure.savefig(path)
    plot.close(figure)
    return time.perf_counter() - start


def moving(path, writer):
    """The board Rotary angles while the query goes from 0 to 64: seven dials, a field and two curves."""
    start = time.perf_counter()
    shown = [0, 9, 24, 27, 36, 45, 54]
    speeds = 500000.0 ** (-numpy.arange(64) / 64)
    figure = plot.figure(figsize=(8, 8), dpi=100)
    grid = figure.add_gridspec(3, 14)
    hands = []
    for place, pair in enumerate(shown):
        dial = figure.add_subplot(grid[0, 2 * place : 2 * place + 2], aspect="equal")
        dial.add_patch(plot.Circle((0, 0), 1, fill=False))
        dial.set(xlim=(-1.1, 1.1), ylim=(-1.1, 1.1), title=f"pair {pair}")
        dial.axis("off")
        hands.append(dial.plot([], [], lw=2)[0])
        dial.plot([0, 1], [0, 0], lw=2)
    field = figure.add_subplot(grid[1:, :6])
    turned = angles(numpy.arange(8192), 64, 500000.0) % (2 * numpy.pi)
    field.imshow(turned, aspect="auto", cmap="twilight", interpolation="nearest")
    field.set(xlabel="pair i", ylabel="position m")
    line = field.axhline(0)
    distances = numpy.arange(1, 8192)
    for row in (1, 2):
        curve = figure.add_subplot(grid[row, 8:])
        curve.semilogx(distances, numpy.cos(angles(distances, 64, 500000.0)).sum(axis=1))
        curve.set(xlabel="distance m - n", ylabel="score")

    def at(frame):
        position = 64 * frame / 119
        for hand, pair in zip(hands, shown):
            angle = position * speeds[pair]
            hand.set_data([0, numpy.cos(angle)], [0, numpy.sin(angle)])
        line.set_ydata([position, position])

    FuncAnimation(figure, at, frames=120).save(path, writer=writer)
    plot.close(figure)
    return time.perf_counter() - start


with tempfile.TemporaryDirectory() as folder:
    place = os.path.join(folder, "figure.")
    if sys.argv[1] == "pdf":
        heatmap(place + "pdf")
        report("heatmap of 4096 x 1024 as PDF", place + "pdf", heatmap(place + "pdf"))
    elif sys.argv[1] == "gif":
        report("120 frames of Rotation, 800 x 800, GIF", place + "gif", moving(place + "gif", PillowWriter(fps=30)))
    else:
        report("120 frames of Rotation, 800 x 800, MP4", place + "mp4", moving(place + "mp4", FFMpegWriter(fps=30)))
