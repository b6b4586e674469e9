// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"
#include "core/embedding/cosine.h"
#include "core/embedding/table_source.h"
#include "core/projection/affinities.h"
#include "core/projection/umap_graph.h"
#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;

/// The numbers of a map's formula, against their definitions.
class tst_ProjectionParts : public QObject {
    Q_OBJECT

private slots:
    void componentsShowTheirShareOfAVector();
    void twoWordsOfTsneHaveTheNumbersOfItsFormula();
    void twoWordsOfUmapHaveTheNumbersOfItsFormula();
    void axesGiveTheirCosines();
};

namespace {

constexpr std::int64_t wordCount = 60;

Points mapOf(Values values)
{
    values.emplace("limit", wordCount);
    return std::get<Points>(findSource("table").evaluate("projection", values));
}

double part(const std::vector<NamedValue>& parts, const std::string& beginning)
{
    for (const NamedValue& each : parts)
        if (each.name.starts_with(beginning))
            return each.value;
    return std::nan("");
}

double distance(const Points& points, std::int64_t a, std::int64_t b)
{
    return (points.at(a) - points.at(b)).norm();
}

std::shared_ptr<const VectorTable> table()
{
    TableParameters parameters;
    parameters.limit = wordCount;
    return tableOf(parameters);
}

/// p(j | i) of t-SNE on unit vectors, with every other word as a neighbour looked at.
std::vector<double> shares(const VectorTable& words, std::int64_t i, double perplexity)
{
    std::vector<double> squares;
    std::vector<std::int64_t> others;
    for (std::int64_t j = 0; j < words.count(); ++j)
        if (j != i) {
            squares.push_back(2 - 2 * *cosine(words.vector(i), words.vector(j)));
            others.push_back(j);
        }
    // t-SNE looks at three times its perplexity.
    std::vector<double> sorted = squares;
    const auto wanted = static_cast<std::size_t>(std::ceil(3 * perplexity));
    std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(wanted) - 1, sorted.end());
    std::vector<double> near;
    std::vector<std::int64_t> places;
    for (std::size_t k = 0; k < squares.size(); ++k)
        if (squares[k] <= sorted[wanted - 1]) {
            near.push_back(squares[k]);
            places.push_back(others[k]);
        }
    const Affinity affinity = affinityOf(near, perplexity);
    std::vector<double> result(static_cast<std::size_t>(words.count()), 0.0);
    for (std::size_t k = 0; k < near.size(); ++k)
        result[static_cast<std::size_t>(places[k])] = affinity.shares[k];
    return result;
}

}  // namespace

void tst_ProjectionParts::componentsShowTheirShareOfAVector()
{
    const Points points = mapOf({{"method", std::string("pca")}});
    const auto words = table();
    const Eigen::VectorXd mean = words->values.cast<double>().colwise().mean().transpose();
    double all = 0, shown = 0;
    for (std::int64_t i = 0; i < wordCount; ++i) {
        const auto parts = points.parts(i);
        const double length = (words->values.row(i).transpose().cast<double>() - mean).norm();
        QVERIFY(std::abs(part(parts, "|x") - length) < 1e-9 * length);
        QCOMPARE(part(parts, "y\u2080"), points.at(i)(0));
        const double square = points.at(i).squaredNorm();
        QVERIFY(std::abs(part(parts, "(y\u2080") - square / (length * length)) < 1e-6);
        all += length * length;
        shown += square;
    }
    // Over all words that share is what the panel says of the picture.
    const double held = 100 * shown / all;
    QVERIFY2(points.quality.find(std::to_string(std::lround(held)) + " %") != std::string::npos,
             (points.quality + " " + std::to_string(held)).c_str());
}

void tst_ProjectionParts::twoWordsOfTsneHaveTheNumbersOfItsFormula()
{
    constexpr double perplexity = 8;
    const Points points =
        mapOf({{"method", std::string("tsne")}, {"perplexity", perplexity}, {"steps", std::int64_t{137}}});
    double sum = 0;
    for (std::int64_t i = 0; i < wordCount; ++i)
        for (std::int64_t j = 0; j < wordCount; ++j)
            if (i != j)
                sum += 1 / (1 + std::pow(distance(points, i, j), 2));
    const auto words = table();
    for (const std::int64_t i : {0, 7, 42}) {
        const auto parts = points.parts(i);
        const std::int64_t j = points.nearest(i).front();
        const double apart = distance(points, i, j);
        // Far points count as one body.
        QVERIFY(std::abs(part(parts, "Z") / sum - 1) < 0.01);
        QVERIFY(std::abs(part(parts, "|y") - apart) < 1e-6);
        QVERIFY(std::abs(part(parts, "q(") * part(parts, "Z") * (1 + apart * apart) - 1) < 1e-6);
        const double p = (shares(*words, i, perplexity)[static_cast<std::size_t>(j)]
                          + shares(*words, j, perplexity)[static_cast<std::size_t>(i)])
            / (2 * wordCount);
        QVERIFY2(std::abs(part(parts, "p(") / p - 1) < 1e-4, std::to_string(part(parts, "p(") / p).c_str());
    }
}

void tst_ProjectionParts::twoWordsOfUmapHaveTheNumbersOfItsFormula()
{
    constexpr int neighbours = 10;
    const Points points = mapOf({{"method", std::string("umap")},
                                 {"neighbours", std::int64_t{neighbours}},
                                 {"minimum_distance", 0.25},
                                 {"steps", std::int64_t{40}}});
    const UmapCurve curve = umapCurve(0.25, 1);
    const auto words = table();
    const auto opinion = [&](std::int64_t i, std::int64_t j) {
        std::vector<std::pair<double, std::int64_t>> all;
        for (std::int64_t k = 0; k < wordCount; ++k)
            if (k != i)
                all.emplace_back(1 - *cosine(words->vector(i), words->vector(k)), k);
        std::sort(all.begin(), all.end());
        std::vector<double> distances;
        for (int k = 0; k < neighbours; ++k)
            distances.push_back(all[static_cast<std::size_t>(k)].first);
        const SmoothNeighbours smooth = smoothNeighbours(distances);
        for (std::size_t k = 0; k < distances.size(); ++k)
            if (all[k].second == j)
                return smooth.memberships[k];
        return 0.0;
    };
    for (const std::int64_t i : {0, 7, 42}) {
        const auto parts = points.parts(i);
        const std::int64_t j = points.nearest(i).front();
        const double apart = distance(points, i, j);
        QCOMPARE(part(parts, "a"), curve.a);
        QCOMPARE(part(parts, "b"), curve.b);
        QVERIFY(std::abs(part(parts, "w(") * (1 + curve.a * std::pow(apart, 2 * curve.b)) - 1) < 1e-6);
        const double v = fuzzyUnion(opinion(i, j), opinion(j, i));
        QVERIFY2(std::abs(part(parts, "v(") - v) < 1e-3, std::to_string(part(parts, "v(") - v).c_str());
    }
}

void tst_ProjectionParts::axesGiveTheirCosines()
{
    const Points points =
        mapOf({{"method", std::string("axes")}, {"axis_x", std::string("the of")}, {"axis_y", std::string("in and")}});
    const auto parts = points.parts(5);
    QCOMPARE(parts.size(), std::size_t{2});
    QCOMPARE(parts[0].value, points.at(5)(0));
    QCOMPARE(parts[1].value, points.at(5)(1));
    QVERIFY(mapOf({{"method", std::string("none")}}).parts(5).empty());
}

WHORL_CORE_TEST(tst_ProjectionParts)
#include "tst_projection_parts.moc"
