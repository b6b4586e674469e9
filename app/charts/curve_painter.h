// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

namespace whorl {

/// Draws lines and bands with Qt Charts; the same on screen and in vector files. Needs a QApplication and its thread.
void paintCurvesWithQtCharts(QPainter& painter, const QRectF& plot, const CurvePicture& picture);

}  // namespace whorl
