// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

namespace whorl {

/// The curves without what lies outside `bounds`, for SVG files, which Qt writes without any clipping. Lines end at the
/// edge, marks beyond it are gone, bands are flattened against it.
CurvePicture clippedCurves(const CurvePicture& picture, const QRectF& bounds);

}  // namespace whorl
