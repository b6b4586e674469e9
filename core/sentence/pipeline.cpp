// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/attention_quantities.h"

#include <cmath>
#include <cstdio>

namespace whorl {

namespace {

using Shared = std::shared_ptr<const Sentence>;

std::string plainNumber(double number)
{
    if (std::isinf(number))
        return number < 0 ? "\u2212\u221e" : "\u221e";
    char text[32];
    std::snprintf(text, sizeof text, "%.3f", std::abs(number));
    return (number < 0 ? "\u2212" : "") + std::string(text);
}

std::string byToken(const Sentence& sentence, const Eigen::Ref<const Eigen::RowVectorXd>& numbers)
{
    constexpr Eigen::Index most = 12;
    std::string text;
    for (Eigen::Index key = 0; key < std::min(numbers.size(), most); ++key)
        text += (key > 0 ? ", " : "") + sentence.tokens()[static_cast<std::size_t>(key)].text + " "
            + plainNumber(numbers[key]);
    return text + (numbers.size() > most ? ", \u2026" : "");
}

/// The steps of one token in one head.
std::vector<std::vector<Cell>> stepsOf(const Sentence& sentence, std::int64_t token)
{
    const HeadVectors& head = sentence.vectors(0);
    const Token& own = sentence.tokens()[static_cast<std::size_t>(token)];
    const Eigen::RowVectorXd vector = sentence.content().embeddings().row(token);
    const Eigen::RowVectorXd placed = head.placed.row(token);
    const bool moved = placed != vector;
    const bool turns = head.turnedQuery.row(token) != head.query.row(token);
    const auto row = [&](const Eigen::ArrayXXd& matrix) { return Eigen::RowVectorXd(matrix.row(token)); };
    std::vector<std::vector<Cell>> steps;
    const auto add = [&](const char* what, std::string value) {
        steps.push_back({static_cast<std::int64_t>(steps.size() + 1), std::string(what), std::move(value)});
    };
    add(WHORL_TEXT("Axis", "token"), own.text);
    add(WHORL_TEXT("Axis", "id"), std::to_string(own.id));
    add(WHORL_TEXT("Axis", "vector"), numbersText(vector));
    add(WHORL_TEXT("Axis", "vector in its place"), moved ? numbersText(placed) : "=");
    add(WHORL_TEXT("Axis", "query, key, value"),
        "q " + numbersText(head.query.row(token).head(std::min<Eigen::Index>(3, head.query.cols()))) + "; k "
            + numbersText(head.key.row(token).head(std::min<Eigen::Index>(3, head.key.cols()))) + "; v "
            + numbersText(head.value.row(token).head(std::min<Eigen::Index>(3, head.value.cols()))));
    add(WHORL_TEXT("Axis", "turned query"), turns ? numbersText(head.turnedQuery.row(token)) : "=");
    add(WHORL_TEXT("Axis", "scores"), byToken(sentence, row(sentence.scores(0))));
    add(WHORL_TEXT("Axis", "scores with bias and mask"), byToken(sentence, row(sentence.masked(0))));
    add(WHORL_TEXT("Axis", "weights"), byToken(sentence, row(sentence.weights(0))));
    add(WHORL_TEXT("Axis", "output"), numbersText(sentence.output(0).row(token)));
    return steps;
}

}  // namespace

std::string numbersText(const Eigen::Ref<const Eigen::RowVectorXd>& numbers)
{
    constexpr Eigen::Index most = 6;
    std::string text;
    for (Eigen::Index i = 0; i < std::min(numbers.size(), most); ++i)
        text += (i > 0 ? " " : "") + plainNumber(numbers[i]);
    return text + (numbers.size() > most ? " \u2026" : "");
}

Data pipelineOf(const Shared& sentence)
{
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "step"), WHORL_TEXT("Axis", "what"), WHORL_TEXT("Axis", "numbers")};
    listing.verbatim = {2};
    if (!sentence->content().unknown().empty())
        listing.remark = WHORL_TEXT("Sentence", "words that the table does not know have a vector from the seed");
    listing.subjects = tokenAxis(*sentence, AxisRole::query);
    listing.of = [=, empty = listing](std::int64_t token) {
        Listing steps = empty;
        steps.subjects = {};
        steps.of = {};
        steps.rows = stepsOf(*sentence, token);
        const int walked = sentence->parameters().step;
        for (std::size_t row = 0; walked > 0 && row < steps.rows.size(); ++row)
            if (row + 1 > static_cast<std::size_t>(walked))
                steps.quiet.push_back(row);
        return steps;
    };
    return listing;
}

}  // namespace whorl
