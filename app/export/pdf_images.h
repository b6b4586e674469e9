// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace whorl {

/// A PDF as QPdfWriter writes it, its lossless images of at most 256 colours with a palette instead of three bytes a pixel,
/// which Qt cannot write: the same pixels in two thirds of the bytes. `pdf` itself where it is laid out otherwise.
/// cost  40 ms per million pixels
QByteArray withPaletteImages(const QByteArray& pdf);

}  // namespace whorl
