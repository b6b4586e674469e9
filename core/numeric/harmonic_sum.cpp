// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/harmonic_sum.h"

#include "core/numeric/geometric.h"
#include "core/numeric/harmonics.h"
#include "core/numeric/simd.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr std::size_t blockSize = 64;

/// What is left of term i at x.
double fadedAt(std::span<const double> decays, std::size_t i, double x)
{
    return decays.empty() ? 1 : std::exp(-decays[i] * x);
}

/// cos(w_i j) and sin(w_i j) for j = 0 .. 63, one row of 64 per frequency, faded where there are decays.
struct Steps {
    explicit Steps(std::span<const double> frequencies, std::span<const double> decays = {})
        : cosine(frequencies.size() * blockSize)
        , sine(frequencies.size() * blockSize)
    {
        for (std::size_t i = 0; i < frequencies.size(); ++i) {
            for (std::size_t j = 0; j < blockSize; ++j) {
                const double phase = frequencies[i] * static_cast<double>(j);
                const double left = fadedAt(decays, i, static_cast<double>(j));
                cosine[i * blockSize + j] = left * std::cos(phase);
                sine[i * blockSize + j] = left * std::sin(phase);
            }
        }
    }

    std::vector<double> cosine, sine;
};

WHORL_CLONES void addTerm(double cosineAmplitude, double sineAmplitude, const double* cosine, const double* sine,
                          double* __restrict out)
{
    for (std::size_t j = 0; j < blockSize; ++j)
        out[j] += cosineAmplitude * cosine[j] + sineAmplitude * sine[j];
}

/// Adds a unit vector that stands at (x, y) when j is 0 to running sums, and the sums' lengths to `out`.
WHORL_CLONES void addPartialSum(double x, double y, const double* cosine, const double* sine, double* __restrict sumX,
                                double* __restrict sumY, double* __restrict out)
{
    for (std::size_t j = 0; j < blockSize; ++j) {
        sumX[j] += x * cosine[j] - y * sine[j];
        sumY[j] += y * cosine[j] + x * sine[j];
        out[j] += std::sqrt(sumX[j] * sumX[j] + sumY[j] * sumY[j]);
    }
}

/// Calls `block(start, values)` for each stretch of 64 and copies what fits into `out`.
template <class Block>
void inBlocks(std::int64_t first, std::span<double> out, Block block)
{
    double values[blockSize];
    for (std::size_t done = 0; done < out.size(); done += blockSize) {
        block(static_cast<double>(first + static_cast<std::int64_t>(done)), values);
        std::copy_n(values, std::min(blockSize, out.size() - done), out.data() + done);
    }
}

Eigen::ArrayXd fadingMeans(const HarmonicSum& sum, std::span<const Bin> bins)
{
    Eigen::ArrayXd result(static_cast<Eigen::Index>(bins.size()));
    result = sum.constant;
    for (std::size_t i = 0; i < sum.frequencies.size(); ++i) {
        GeometricMeans means(geometricRate(sum.frequencies[i], sum.decays[i]));
        for (std::size_t b = 0; b < bins.size(); ++b) {
            const std::complex<double> mean = means.at(bins[b]);
            result(static_cast<Eigen::Index>(b)) += sum.cosine[i] * mean.real() + sum.sine[i] * mean.imag();
        }
    }
    return result;
}

}  // namespace

double HarmonicSum::at(std::int64_t x) const
{
    double sum = constant;
    for (std::size_t i = 0; i < frequencies.size(); ++i) {
        const double phase = frequencies[i] * static_cast<double>(x);
        sum += fadedAt(decays, i, static_cast<double>(x)) * (cosine[i] * std::cos(phase) + sine[i] * std::sin(phase));
    }
    return sum;
}

void HarmonicSum::fill(std::int64_t first, std::span<double> out) const
{
    leaveAvx();
    // The tables alone cost as much as 64 values.
    if (out.size() < blockSize) {
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = at(first + static_cast<std::int64_t>(i));
        return;
    }
    const Steps steps(frequencies, decays);
    inBlocks(first, out, [&](double start, double* values) {
        std::fill_n(values, blockSize, constant);
        for (std::size_t i = 0; i < frequencies.size(); ++i) {
            const double left = fadedAt(decays, i, start);
            const double c = left * std::cos(frequencies[i] * start), s = left * std::sin(frequencies[i] * start);
            addTerm(cosine[i] * c + sine[i] * s, sine[i] * c - cosine[i] * s, &steps.cosine[i * blockSize],
                    &steps.sine[i * blockSize], values);
        }
    });
}

Eigen::ArrayXd HarmonicSum::means(std::span<const Bin> bins) const
{
    leaveAvx();
    if (!decays.empty())
        return fadingMeans(*this, bins);
    DirichletTables tables(frequencies);
    Eigen::ArrayXd result(static_cast<Eigen::Index>(bins.size()));
    for (std::size_t b = 0; b < bins.size(); ++b) {
        const double* factors = tables.factors(bins[b].count);
        const double middle = static_cast<double>(bins[b].first) + 0.5 * static_cast<double>(bins[b].count - 1);
        double sum = constant;
        for (std::size_t i = 0; i < frequencies.size(); ++i) {
            const double phase = frequencies[i] * middle;
            sum += factors[i] * (cosine[i] * std::cos(phase) + sine[i] * std::sin(phase));
        }
        result(static_cast<Eigen::Index>(b)) = sum;
    }
    return result;
}

void fillMeanPartialSum(std::span<const double> frequencies, std::int64_t first, std::span<double> out)
{
    leaveAvx();
    if (out.size() < blockSize) {
        for (std::size_t k = 0; k < out.size(); ++k) {
            double x = 0, y = 0, sum = 0;
            for (const double frequency : frequencies) {
                const double phase = frequency * static_cast<double>(first + static_cast<std::int64_t>(k));
                x += std::cos(phase);
                y += std::sin(phase);
                sum += std::sqrt(x * x + y * y);
            }
            out[k] = sum / static_cast<double>(frequencies.size());
        }
        return;
    }
    const Steps steps(frequencies);
    inBlocks(first, out, [&](double start, double* values) {
        double x[blockSize] = {}, y[blockSize] = {};
        std::fill_n(values, blockSize, 0.0);
        for (std::size_t i = 0; i < frequencies.size(); ++i)
            addPartialSum(std::cos(frequencies[i] * start), std::sin(frequencies[i] * start),
                          &steps.cosine[i * blockSize], &steps.sine[i * blockSize], x, y, values);
        for (std::size_t j = 0; j < blockSize; ++j)
            values[j] /= static_cast<double>(frequencies.size());
    });
}

}  // namespace whorl
