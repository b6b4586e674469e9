// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/spectral_start.h"

#include "core/numeric/simd.h"

#if __has_include(<Spectra/SymEigsSolver.h>)
#include <Spectra/SymEigsSolver.h>
#define WHORL_HAS_SPECTRA
#endif

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

using Index = Eigen::Index;

#ifdef WHORL_HAS_SPECTRA

constexpr int mostRestarts = 40;
constexpr double tolerance = 1e-7;

/// Products with D^(-1/2) W D^(-1/2), whose greatest eigenvectors are the least of the Laplacian. Its members are called as
/// Spectra calls them.
class NormalisedGraph {
public:
    using Scalar = double;

    explicit NormalisedGraph(const SparseWeights& graph)
        : m_graph(graph)
        , m_values(graph.values)
    {
        const Index count = graph.rows();
        Eigen::VectorXd inverse(count);
        for (Index i = 0; i < count; ++i) {
            double degree = 0;
            for (std::size_t e = first(i); e < first(i + 1); ++e)
                degree += graph.values[e];
            inverse(i) = degree > 0 ? 1 / std::sqrt(degree) : 0;
        }
        for (Index i = 0; i < count; ++i)
            for (std::size_t e = first(i); e < first(i + 1); ++e)
                m_values[e] *= inverse(i) * inverse(graph.columns[e]);
    }

    Index rows() const { return m_graph.rows(); }
    Index cols() const { return m_graph.rows(); }

    void perform_op(const double* in, double* out) const  // NOLINT(readability-identifier-naming)
    {
        for (Index i = 0; i < rows(); ++i) {
            double sum = 0;
            for (std::size_t e = first(i); e < first(i + 1); ++e)
                sum += m_values[e] * in[m_graph.columns[e]];
            out[i] = sum;
        }
    }

private:
    std::size_t first(Index row) const
    {
        return static_cast<std::size_t>(m_graph.starts[static_cast<std::size_t>(row)]);
    }

    const SparseWeights& m_graph;
    std::vector<double> m_values;
};

#endif

}  // namespace

Index connectedParts(const SparseWeights& graph)
{
    const Index count = graph.rows();
    std::vector<bool> seen(static_cast<std::size_t>(count));
    std::vector<std::int32_t> waiting;
    Index parts = 0;
    for (Index start = 0; start < count; ++start) {
        if (seen[static_cast<std::size_t>(start)])
            continue;
        ++parts;
        seen[static_cast<std::size_t>(start)] = true;
        waiting.push_back(static_cast<std::int32_t>(start));
        while (!waiting.empty()) {
            const auto point = static_cast<std::size_t>(waiting.back());
            waiting.pop_back();
            for (std::int64_t e = graph.starts[point]; e < graph.starts[point + 1]; ++e) {
                const std::int32_t other = graph.columns[static_cast<std::size_t>(e)];
                if (!seen[static_cast<std::size_t>(other)]) {
                    seen[static_cast<std::size_t>(other)] = true;
                    waiting.push_back(other);
                }
            }
        }
    }
    return parts;
}

#ifdef WHORL_HAS_SPECTRA

std::optional<Eigen::MatrixXd> spectralStart(const SparseWeights& graph, int dimensions)
{
    leaveAvx();
    const Index count = graph.rows(), wanted = dimensions + 1;
    if (count <= wanted + 1 || connectedParts(graph) != 1)
        return {};
    NormalisedGraph product(graph);
    const Index space = std::min<Index>(count, std::max<Index>(2 * wanted + 1, 60));
    Spectra::SymEigsSolver<NormalisedGraph> solver(product, wanted, space);
    solver.init();
    solver.compute(Spectra::SortRule::LargestAlge, mostRestarts, tolerance, Spectra::SortRule::LargestAlge);
    if (solver.info() != Spectra::CompInfo::Successful)
        return {};
    Eigen::MatrixXd result = solver.eigenvectors().rightCols(dimensions);
    for (int d = 0; d < dimensions; ++d) {
        Index largest = 0;
        result.col(d).cwiseAbs().maxCoeff(&largest);
        if (result(largest, d) < 0)
            result.col(d) = -result.col(d);
    }
    if (!result.allFinite())
        return {};
    return result;
}

#else

std::optional<Eigen::MatrixXd> spectralStart(const SparseWeights&, int)
{
    return {};
}

#endif

}  // namespace whorl
