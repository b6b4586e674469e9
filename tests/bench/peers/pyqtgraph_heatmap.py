# SPDX-FileCopyrightText: 2026 The Whorl authors
# SPDX-License-Identifier: GPL-3.0-or-later
import pyqtgraph
from common import encoding, report

pyqtgraph.setConfigOptions(imageAxisOrder="row-major")
application = pyqtgraph.mkQApp()
window = pyqtgraph.GraphicsLayoutWidget()
window.resize(1200, 720)
image = pyqtgraph.ImageItem()
window.addPlot().addItem(image)
image.setLookupTable(pyqtgraph.colormap.get("CET-D1").getLookupTable(nPts=256))
image.setImage(encoding(1.0), levels=(-1, 1))
window.show()
for _ in range(20):
    application.processEvents()


def draw(table):
    image.setImage(table, levels=(-1, 1), autoLevels=False)
    window.viewport().repaint()
    application.processEvents()


report("numpy + pyqtgraph", draw)
