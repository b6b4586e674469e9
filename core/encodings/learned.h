// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/positional_effect.h"
#include "core/files/row_table.h"
#include "core/files/tensor_offers.h"
#include "core/source.h"
#include "core/text.h"

namespace whorl {

constexpr Choice learnedTables[] = {{"example", WHORL_TEXT("Choice", "Example: a small trained model")}};

/// A trained table: position p reads row p + firstRow. No formula; any two rows may be unrelated.
struct LearnedParameters {
    std::string file = "example";
    std::string tensor;
    std::int64_t firstRow = 0;
    std::int64_t length = 0;  ///< positions shown, which may be more than the table has rows; 0: as many

    static constexpr auto parameters()
    {
        return std::array{
            whorl::file<&LearnedParameters::file>(
                "file", WHORL_TEXT("Parameter", "File"),
                WHORL_TEXT("Parameter", "A table of positions x channels: npy, npz, safetensors, GGUF or ONNX"),
                learnedTables),
            text<&LearnedParameters::tensor>(
                "tensor", WHORL_TEXT("Parameter", "Tensor"),
                WHORL_TEXT("Parameter", "Name of the table in a file that holds several; empty where there is one"))
                .as(Role::offered),
            integer<&LearnedParameters::firstRow>(
                "first_row", WHORL_TEXT("Parameter", "First row"), "",
                WHORL_TEXT("Parameter", "The row that position 0 reads: 2 in OPT and RoBERTa, 0 elsewhere"))
                .range(0, 4194304)
                .slider(0, 8),
            integer<&LearnedParameters::length>(
                "length", WHORL_TEXT("Parameter", "Length"), "L",
                WHORL_TEXT("Parameter", "Number of positions shown; those past the last row have no vector"))
                .range(0, 4194304)
                .zeroMeans(WHORL_TEXT("Parameter", "all rows"))
                .unit(WHORL_TEXT("Parameter", "tokens"))
                .slider(16, 8192, Scale::logarithmic),
        };
    }
    static SourceInfo info();
    static std::span<const Quantity<LearnedParameters>> quantities();
    std::vector<Offer> offers(std::string_view) const { return tensorOffers(file); }
    void check() const;

    static constexpr std::string_view effectRows = "file tensor first_row";
    PositionalEffect effectIn(const HeadPlace& place) const;
    /// A row for each position, below those that are none.
    std::vector<LearnedTensor> learnedIn(const HeadPlace& model) const;
};

/// The table that the parameters name, without the rows before `firstRow`: [positions x channels].
/// throws FileError and ParameterError as RowTable::open
std::shared_ptr<const RowTable> learnedTable(const LearnedParameters& parameters);

/// The row that one position reads: position + firstRow.
///
/// positions  how many the table has rows for
/// throws     ParameterError for a position below 0 or past the last: a look-up does not wrap or extrapolate
std::int64_t learnedRow(std::int64_t position, std::int64_t positions, std::int64_t firstRow = 0);

/// Rows read by a batch row of OPT: real tokens are counted from 2 by the attention mask; padding reads row 1.
/// source  OPTLearnedPositionalEmbedding of the Hugging Face port: cumsum(mask) * mask - 1 + 2
std::vector<std::int64_t> optRows(std::span<const int> attentionMask, std::int64_t positions);

/// Rows read by RoBERTa: tokens that are not padding are counted from padding + 1; padding reads row `padding`.
/// source  make_positions of fairseq
std::vector<std::int64_t> robertaRows(std::span<const std::int64_t> tokens, std::int64_t padding,
                                      std::int64_t positions);

/// What the table adds to every token. throws ParameterError past its last row, as learnedRow
PositionalEffect learnedEffect(std::shared_ptr<const RowTable> table);

}  // namespace whorl
