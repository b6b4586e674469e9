// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/umap_graph.h"

#include "core/numeric/parallel.h"
#include "core/numeric/simd.h"

#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace whorl {

namespace {

constexpr int places = 300;
constexpr Eigen::Index rowsAtOnce = 256;

/// Half the sum of squared errors of a curve, and what Gauss-Newton needs to know of it.
struct Fit {
    double error = 0;
    Eigen::Vector2d gradient = Eigen::Vector2d::Zero();
    Eigen::Matrix2d hessian = Eigen::Matrix2d::Zero();
};

Fit fitOf(const UmapCurve& curve, double minimumDistance, double spread)
{
    Fit fit;
    for (int i = 0; i < places; ++i) {
        const double x = 3 * spread * i / (places - 1);
        const double wanted = x < minimumDistance ? 1 : std::exp(-(x - minimumDistance) / spread);
        const double power = std::pow(x, 2 * curve.b), value = 1 / (1 + curve.a * power);
        const double error = value - wanted;
        const Eigen::Vector2d slope(-value * value * power,
                                    x > 0 ? -value * value * curve.a * power * 2 * std::log(x) : 0);
        fit.error += error * error / 2;
        fit.gradient += error * slope;
        fit.hessian += slope * slope.transpose();
    }
    return fit;
}

double membership(double distance, double rho, double sigma)
{
    return distance > rho ? std::exp(-(distance - rho) / sigma) : 1;
}

}  // namespace

UmapCurve umapCurve(double minimumDistance, double spread)
{
    UmapCurve curve{1, 1};
    Fit fit = fitOf(curve, minimumDistance, spread);
    // Levenberg and Marquardt's way: the more cautious, the closer to plain descent.
    double caution = 1e-3;
    for (int i = 0; i < 200 && caution < 1e12; ++i) {
        Eigen::Matrix2d damped = fit.hessian;
        damped.diagonal() *= 1 + caution;
        const double determinant = damped(0, 0) * damped(1, 1) - damped(0, 1) * damped(1, 0);
        const Eigen::Vector2d move((damped(1, 1) * fit.gradient(0) - damped(0, 1) * fit.gradient(1)) / determinant,
                                   (damped(0, 0) * fit.gradient(1) - damped(1, 0) * fit.gradient(0)) / determinant);
        const UmapCurve next{curve.a - move(0), curve.b - move(1)};
        const Fit there = next.a > 0 && next.b > 0 ? fitOf(next, minimumDistance, spread) : Fit{2 * fit.error + 1};
        if (!(there.error <= fit.error)) {
            caution *= 10;
            continue;
        }
        const bool arrived = move.cwiseAbs().maxCoeff() < 1e-12;
        curve = next;
        fit = there;
        caution /= 10;
        if (arrived)
            break;
    }
    return curve;
}

SmoothNeighbours smoothNeighbours(std::span<const double> distances)
{
    SmoothNeighbours result;
    const auto positive = std::find_if(distances.begin(), distances.end(), [](double each) { return each > 0; });
    result.rho = positive == distances.end() ? 0 : *positive;
    const auto count = static_cast<double>(distances.size());
    const double wanted = std::log2(count), mean = std::accumulate(distances.begin(), distances.end(), 0.0) / count;
    const auto sumAt = [&](double sigma) {
        double sum = 0;
        for (const double distance : distances)
            sum += membership(distance, result.rho, sigma);
        return sum;
    };
    // The sum rises with sigma. Ties may keep it above what is wanted, and then sigma ends at the floor below.
    double low = 0, high = mean > 0 ? mean : 1;
    for (int i = 0; i < 64 && sumAt(high) < wanted; ++i)
        high *= 2;
    for (int i = 0; i < 30; ++i) {
        const double middle = (low + high) / 2;
        (sumAt(middle) < wanted ? low : high) = middle;
    }
    const double floor = mean > 0 ? 1e-3 * mean : 1;
    result.sigma = std::max((low + high) / 2, floor);
    for (const double distance : distances)
        result.memberships.push_back(membership(distance, result.rho, result.sigma));
    return result;
}

double fuzzyUnion(double here, double there)
{
    return here + there - here * there;
}

SparseWeights fuzzyGraph(const Nearest& graph)
{
    leaveAvx();
    const Eigen::Index rows = graph.rows.rows(), k = graph.rows.cols();
    DoubleRows memberships(rows, k);
    inParts(rows, rowsAtOnce, [&](Eigen::Index first, Eigen::Index count) {
        std::vector<double> distances(static_cast<std::size_t>(k));
        for (Eigen::Index r = first; r < first + count && k > 0; ++r) {
            for (Eigen::Index i = 0; i < k; ++i)
                distances[static_cast<std::size_t>(i)] = std::max(graph.distances(r, i), 0.0);
            const SmoothNeighbours smooth = smoothNeighbours(distances);
            for (Eigen::Index i = 0; i < k; ++i)
                memberships(r, i) = smooth.memberships[static_cast<std::size_t>(i)];
        }
    });
    return symmetric(graph.rows, memberships, fuzzyUnion);
}

}  // namespace whorl
