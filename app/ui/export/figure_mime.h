// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/figure.h"
#include "app/export/motion/motion.h"

#include <QMimeData>

#include <memory>

namespace whorl {

/// A figure for other programs: as an image, as SVG, and its numbers as text with tabs; numbers are text alone.
/// `sheet`: it is the contact sheet of this motion.
/// throws InputError as makeFigure does
std::unique_ptr<QMimeData> figureMime(const Board& board, FigureSettings settings, const PictureStyle& style,
                                      const std::optional<Motion>& sheet = {});

}  // namespace whorl
