// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/table.h"
#include "core/source.h"
#include "core/text.h"

namespace whorl {

constexpr Choice swinTables[] = {{"network", WHORL_TEXT("Choice", "Version 2: a random network of the offsets")},
                                 {"random", WHORL_TEXT("Choice", "Version 1: random numbers")}};

/// The bias of windows of patches in Swin Transformer (Liu et al. 2021): one number per head and offset in two
/// dimensions.
struct SwinParameters {
    int height = 7;
    int width = 7;
    int heads = 4;
    std::string table = "network";
    std::int64_t seed = 1;
    int pretrainedHeight = 0;
    int pretrainedWidth = 0;

    static constexpr auto parameters()
    {
        return std::array{
            integer<&SwinParameters::height>("window_height", WHORL_TEXT("Parameter", "Window height"), "",
                                             WHORL_TEXT("Parameter", "Rows of patches that attend to each other"))
                .range(1, 32)
                .unit(WHORL_TEXT("Parameter", "patches"))
                .slider(1, 16),
            integer<&SwinParameters::width>("window_width", WHORL_TEXT("Parameter", "Window width"), "",
                                            WHORL_TEXT("Parameter", "Columns of patches that attend to each other"))
                .range(1, 32)
                .unit(WHORL_TEXT("Parameter", "patches"))
                .slider(1, 16),
            integer<&SwinParameters::heads>(
                "heads", WHORL_TEXT("Parameter", "Heads"), "H",
                WHORL_TEXT("Parameter", "Number of attention heads, as many as the table has"))
                .range(1, 1024)
                .slider(1, 32),
            file<&SwinParameters::table>(
                "table", WHORL_TEXT("Parameter", "Table"),
                WHORL_TEXT("Parameter", "A .npy file of offsets x heads, or numbers made from the seed"), swinTables),
            integer<&SwinParameters::seed>("seed", WHORL_TEXT("Parameter", "Seed"), "",
                                           WHORL_TEXT("Parameter", "The same seed makes the same numbers"))
                .range(0, 999999)
                .slider(0, 99),
            integer<&SwinParameters::pretrainedHeight>(
                "pretrained_height", WHORL_TEXT("Parameter", "Trained height"), "",
                WHORL_TEXT("Parameter", "Rows of the window in training, by which version 2 divides offsets"))
                .range(0, 256)
                .zeroMeans(WHORL_TEXT("Parameter", "window's"))
                .slider(0, 32),
            integer<&SwinParameters::pretrainedWidth>(
                "pretrained_width", WHORL_TEXT("Parameter", "Trained width"), "",
                WHORL_TEXT("Parameter", "Columns of the window in training, by which version 2 divides offsets"))
                .range(0, 256)
                .zeroMeans(WHORL_TEXT("Parameter", "window's"))
                .slider(0, 32),
        };
    }
    static SourceInfo info();
    static std::span<const Quantity<SwinParameters>> quantities();
    /// throws ParameterError for a trained window of 1 patch, whose offsets would be divided by 0
    void check() const;

    std::int64_t patches() const { return std::int64_t{height} * width; }
    /// Rows of the table: offsets in two dimensions.
    std::int64_t offsets() const { return (2 * std::int64_t{height} - 1) * (2 * std::int64_t{width} - 1); }
    /// The table of version 1, or the network of version 2.
    std::vector<LearnedTensor> learnedIn(const HeadPlace& model) const;
};

/// The row of the table that a query and a key read: (dy + height - 1) (2 width - 1) + dx + width - 1, where patches are
/// numbered row by row and dy, dx are query - key.
///
/// query, key  0 .. height * width - 1
/// source      Liu et al. 2021, arXiv:2103.14030, section 3.2; relative_position_index of its authors' code
std::int64_t swinIndex(std::int64_t query, std::int64_t key, int height, int width);

/// An offset on the logarithmic scale of version 2: sign(x) log2(8 |x| + 1) / log2(8), x = offset / (window - 1).
///
/// window   patches of that side in training, at least 1; 0 where it is 1, which has no offset but 0
/// source   relative_coords_table of the authors' code for Swin Transformer V2, which has log2(8) in the divisor
double swinCoordinate(std::int64_t offset, int window);

/// The table: offsets x heads. Made from the seed: normal numbers (version 1), or 16 sigmoid(network(coordinates)) of a
/// network 2 -> 64 -> heads with ReLU and normal weights (version 2's form; its authors have 512 in the middle).
/// throws FileError as loadTable; ParameterError where a file's table has another size
std::shared_ptr<const Table> swinTable(const SwinParameters& parameters);

}  // namespace whorl
