// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/encodings/fire.h"
#include "core/numeric/smooth_sums.h"

#include <memory>

namespace whorl {

/// Sums along the rows of FIRE's bias, for numeric/prefix_sums: where a row's distances lie on one piece of the network,
/// their sum is a sum of logarithms.
class FireRows {
public:
    FireRows(double c, double threshold, FireNetwork network);

    class Row {
    public:
        Row(const FireRows& rows, double query, std::int64_t among);

        /// The sum of the bias over the distances 0 .. n.
        double upTo(double n);

        /// The piece of the network that distance n lies on.
        int kind(double n) { return static_cast<int>(stretchOf(n)); }

    private:
        /// Distances on one piece: sums before it, and where it ends.
        struct Stretch {
            double begin = -1;      ///< the sums in `before` reach up to here
            double before = 0;      ///< of the bias
            double logarithms = 0;  ///< of ln(1 + c k)
            double end = 0;         ///< the kink
        };

        std::size_t stretchOf(double n);
        void addStretch();
        double kinkOf(std::size_t piece) const;

        const FireRows* m_rows;
        double m_query, m_divisor;
        std::int64_t m_among;
        std::vector<Stretch> m_stretches;  ///< as many as were needed
        std::size_t m_found = 0;           ///< the one that was asked for last
    };

    /// The same for queries on one side of the threshold, and smooth beyond it: rules ask for rows half a step outside.
    FireRows upToThreshold() const;
    FireRows pastThreshold() const;

    Row row(double query, std::int64_t among) const { return {*this, query, among}; }
    double end() const { return std::numeric_limits<double>::infinity(); }

    /// Sum of ln(1 + c k) over k = 0 .. n, n from -1 on and not always whole.
    double logarithms(double n) const;

private:
    /// Where a query is measured as if it stood.
    double standing(double query) const;

    enum class Side { either, before, past };

    double m_c, m_threshold, m_logarithmOfC, m_logarithmOfGamma;
    Side m_side = Side::either;
    FireNetwork m_network;
    std::shared_ptr<const SmoothSums> m_sums;
};

}  // namespace whorl
