// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QStringList>

class QPainter;

namespace whorl {

/// The program's own line icons, drawn on a grid of 16: "open", "save", "heatmap", ... ; "logo" is the whorl itself,
/// on a grid of 48. Any size is sharp.
QStringList iconNames();

/// An icon that draws itself at whatever size and pixel density it is asked for.
///
/// disabled  for disabled controls; invalid: `normal` at 42 %
/// checked   for controls that are switched on; invalid: `normal`
QIcon icon(const QString& name, const QColor& normal, const QColor& disabled = {}, const QColor& checked = {});

/// A square picture of `size` logical pixels; its strokes have the colour and its alpha. Empty, with a warning, when
/// there is no such icon. Cached.
QPixmap iconPixmap(const QString& name, int size, const QColor& colour, qreal devicePixelRatio = 1);

/// Draws an icon as vectors, in an opaque colour: what goes to SVG and PDF stays sharp.
void paintIcon(QPainter& painter, const QRectF& place, const QString& name, const QColor& colour);

/// The program's icon for window frames and task bars, 16 to 256 pixels.
QIcon applicationIcon();

}  // namespace whorl
