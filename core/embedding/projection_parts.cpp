// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/projection_parts.h"

#include <cmath>

namespace whorl {

namespace {

constexpr const char* coordinateNames[] = {"y\u2080", "y\u2081", "y\u2082"};

std::vector<NamedValue> coordinates(const ProjectedWords& words, std::int64_t place)
{
    std::vector<NamedValue> parts;
    for (Eigen::Index d = 0; d < words.places->cols(); ++d)
        parts.push_back({coordinateNames[d], static_cast<double>((*words.places)(place, d))});
    return parts;
}

std::vector<NamedValue> principalParts(const ProjectedWords& words, std::int64_t place)
{
    std::vector<NamedValue> parts = coordinates(words, place);
    if (!words.mean)
        return parts;
    const double length = (words.vectors->row(place).transpose().cast<double>() - *words.mean).norm();
    std::string sum;
    double shown = 0;
    for (const NamedValue& part : parts) {
        sum += (sum.empty() ? "" : " + ") + part.name + "\u00b2";
        shown += part.value * part.value;
    }
    parts.insert(parts.begin(), {"|x \u2212 x\u0304|", length});
    if (length > 0)
        parts.push_back({'(' + sum + ") / |x \u2212 x\u0304|\u00b2", shown / (length * length)});
    return parts;
}

/// q of t-SNE, w of UMAP.
double joinedHere(const ProjectedWords& words, double distance)
{
    if (words.method == TableMethod::tsne)
        return 1 / ((1 + distance * distance) * words.constants[0].value);
    return 1 / (1 + words.constants[0].value * std::pow(distance, 2 * words.constants[1].value));
}

std::vector<NamedValue> pairParts(const ProjectedWords& words, const Points& points, std::int64_t place)
{
    std::vector<NamedValue> parts = words.constants;
    const std::vector<std::int64_t> nearest = points.nearest(place);
    if (nearest.empty() || words.constants.empty())
        return parts;
    const std::int64_t other = nearest.front();
    const std::string here = points.label(place), there = points.label(other), both = '(' + here + ", " + there + ')';
    const double distance = (words.places->row(place) - words.places->row(other)).cast<double>().norm();
    const bool tsne = words.method == TableMethod::tsne;
    parts.push_back({"|y(" + here + ") \u2212 y(" + there + ")|", distance});
    parts.push_back({(tsne ? "q" : "w") + both, joinedHere(words, distance)});
    parts.push_back({(tsne ? "p" : "v") + both, words.projection->joined(place, other)});
    return parts;
}

}  // namespace

std::vector<NamedValue> projectionParts(const ProjectedWords& words, const Points& points, std::int64_t place)
{
    switch (words.method) {
    case TableMethod::pca:
        return principalParts(words, place);
    case TableMethod::tsne:
    case TableMethod::umap:
        return pairParts(words, points, place);
    case TableMethod::axes:
        return coordinates(words, place);
    case TableMethod::none:
        break;
    }
    return {};
}

}  // namespace whorl
