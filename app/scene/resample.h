// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/sampling.h"

namespace whorl {

/// The means over bins turned into means over pixels, where pixels and bins do not fall together: each pixel of a
/// stretched axis is the cell at its middle, each pixel of a blended one the
/// mean of what it covers, weighted by how much of it. Masked cells (-infinity) do not count; angles average as unit
/// vectors. An axis whose pixels are whole bins is left as it is.
/// cost  proportional to bins and pixels
FieldMeans resampled(FieldMeans bins, const Sampling& rows, const Sampling& columns);

}  // namespace whorl
