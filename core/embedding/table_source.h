// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/analogy.h"
#include "core/embedding/isotropy.h"
#include "core/embedding/table_choices.h"
#include "core/embedding/truncation.h"
#include "core/projection/metric.h"
#include "core/source.h"

namespace whorl {

/// Words and their vectors: what is near what, what adds up, and what a picture of the plane keeps of it.
struct TableParameters {
    std::string file = "glove";
    std::string tensor, vocabulary;
    std::int64_t limit = 0;
    std::int64_t columns = 0;
    bool rotated = false;

    TableMethod method = TableMethod::pca;
    bool standardised = false;
    TableDimensions dimensions = TableDimensions::plane;
    std::int64_t steps = 1000;
    double perplexity = 30;
    int neighbours = 15;
    double minimumDistance = 0.1;
    Metric metric = Metric::cosine;
    std::int64_t seed = 1;
    std::string axisX = "man woman", axisY = "bad good";
    bool rightAngle = false;
    std::string fitOn;

    TableColour colour = TableColour::group;
    int groups = 8;
    std::string colourColumn;
    std::string words = "king queen man woman prince princess";
    bool isolated = false;

    std::string word;
    int count = 10;
    std::string a = "king", b = "man", c = "woman";
    AnalogyRule rule = AnalogyRule::add;
    bool includeInputs = true;
    std::string sentence = "she ate an apple and pear with fruit juice";
    std::string sense = "apple";

    static constexpr auto parameters() { return tableRows<TableParameters>(); }
    static SourceInfo info();
    static std::span<const Quantity<TableParameters>> quantities();
    void check() const;

    /// Words of the table, as bestCompletions; none where the table cannot be read.
    std::vector<std::string> completions(std::string_view beginning) const;

    /// The tables of the file, for `tensor`; the columns of its list, for `colour_column`.
    std::vector<Offer> offers(std::string_view parameter) const;

    /// All that the file and what is cut of it leave. throws as tableOf
    std::shared_ptr<const VectorTable> vectors(const Watch& watch) const;

    /// How many steps UMAP takes, once it has begun; 0 before, and for methods that have no end.
    std::int64_t knownSteps() const;
};

/// The vectors that the parameters name: the file's, as far as `limit`, its first `columns`, rotated before if asked.
/// throws  as openVectors; ParameterError for more columns than there are
std::shared_ptr<const VectorTable> tableOf(const TableParameters& parameters, const Progress& progress = {});

/// Words as an axis, which the probe points along.
Axis wordAxis(const std::shared_ptr<const VectorTable>& table);

/// The same for some of them.
Axis wordAxis(const std::shared_ptr<const VectorTable>& table, std::vector<std::int64_t> rows);

/// The rows of the chosen words; words that the table does not have are passed over.
/// unknown  gets those, where it is not null
std::vector<std::int64_t> chosenRows(const VectorTable& table, const std::string& words,
                                     std::vector<std::string>* unknown = nullptr);

/// How random pairs of this table are spread; worked out once.
std::shared_ptr<const Isotropy> isotropyOf(const std::shared_ptr<const VectorTable>& table);

/// Neighbours kept as columns are cut, of the first 1,000 words; worked out once.
std::shared_ptr<const std::vector<TruncationPoint>> truncationOf(const std::shared_ptr<const VectorTable>& table,
                                                                 const Progress& progress);

/// Points of the plane or of space for every word.
Data tableProjection(const TableParameters& parameters, const Watch& watch);

}  // namespace whorl
