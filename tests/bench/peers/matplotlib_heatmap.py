# SPDX-FileCopyrightText: 2026 The Whorl authors
# SPDX-License-Identifier: GPL-3.0-or-later
import os

import matplotlib

matplotlib.use("QtAgg" if os.environ.get("DISPLAY") else "Agg")
import matplotlib.pyplot as plot
from common import encoding, report

figure, axes = plot.subplots(figsize=(12, 7.2), dpi=100)
image = axes.imshow(encoding(1.0), aspect="auto", cmap="coolwarm", vmin=-1, vmax=1, interpolation="nearest")
figure.colorbar(image)
if os.environ.get("DISPLAY"):
    plot.show(block=False)
    plot.pause(0.2)


def draw(table):
    image.set_data(table)
    figure.canvas.draw()
    figure.canvas.flush_events()


report("numpy + matplotlib", draw)
