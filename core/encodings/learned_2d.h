// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/tensor_offers.h"
#include "core/source.h"
#include "core/text.h"

#include <Eigen/Core>

namespace whorl {

enum class Resize { none, bilinear, bicubic, bicubicTf };

/// Parameters of a trained position table for the patches of a picture.
struct Learned2dParameters {
    std::string file = "example";
    std::string tensor;
    bool classToken = true;  ///< the first row is not a patch
    int width = 0;           ///< patches in one row of the table; 0: it is square
    Resize resize = Resize::bicubic;
    int newWidth = 20, newHeight = 20;

    static SourceInfo info();
    static std::span<const Row<Learned2dParameters>> parameters();
    static std::span<const Quantity<Learned2dParameters>> quantities();
    std::vector<Offer> offers(std::string_view) const { return tensorOffers(file); }

    /// throws ParameterError as LearnedParameters::check
    void check() const;
    /// A row for each patch, and for the class token.
    std::vector<LearnedTensor> learnedIn(const HeadPlace& model) const;
};

/// One channel of the table: rows and columns of the picture.
using PatchGrid = Eigen::ArrayXXd;

/// The grid at another size.
///
/// none       as it is
/// bilinear   corner-aligned: row y of n reads y (m - 1) / (n - 1) of m; row 0 where n is 1. What the original ViT code
///            does (scipy.ndimage.zoom, order 1)
/// bicubic    row y reads (y + 1/2) m / n - 1/2; Keys' kernel with a = -0.75, edges repeated, no smoothing for smaller
///            sizes. DeiT, MAE, timm, Hugging Face (torch interpolate)
/// bicubicTf  the same places with a = -0.5; entries outside the grid do not count and the others' weights sum to 1.
///            TensorFlow's tf.image.resize, from memory
/// rows, columns  new size, at least 1
/// source     google-research/vision_transformer checkpoint.py; torch upsample_bicubic2d
PatchGrid resized(const PatchGrid& grid, Resize method, Eigen::Index rows, Eigen::Index columns);

/// A table of patches in a picture, and the picture at its new size. Rows are patches, row by row of the picture.
struct PatchTable {
    std::int64_t width = 0, height = 0;
    Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> values;  ///< [patches x channels]
};

/// The table that the parameters name, without its class token.
/// throws FileError as loadTable; ParameterError where its rows are not whole rows of patches or are too many
PatchTable patchTable(const Learned2dParameters& parameters);

/// Every channel of it resized.
PatchTable resizedTable(const Learned2dParameters& parameters);

}  // namespace whorl
