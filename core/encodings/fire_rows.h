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

    /// The same for queries on one side of the threshold, and smooth beyond it: rules ask for rows half a step outside.
    FireRows upToThreshold() const;
    FireRows pastThreshold() const;

    /// Says that rows of this bin are asked for next. Where they are nearly alike, those that are asked for `among` many
    /// are then found between five of them: of their kinks and sums the polynomial through these is taken. It misses a
    /// row's sum by less than 5e-8 of the range for each of the bin's rows, in later bins by far less. Rows from before are
    /// no longer asked.
    void prepare(Bin bin);

    class Row;
    Row row(double query, std::int64_t among) const;
    double end() const { return std::numeric_limits<double>::infinity(); }

    /// Sum of ln(1 + c k) over k = 0 .. n, n from -1 on and not always whole.
    double logarithms(double n) const;

private:
    /// The distances on one piece of the network. The sum over the distances 0 .. n is offset + constant * (n + 1) +
    /// share * slope * logarithms(n), share being 1 / divisor.
    struct Stretch {
        double begin = 0;  ///< the kink before it, or minus infinity
        double offset = 0;
    };

    /// What there is to know of a row, up to the last kink that was asked for.
    struct Known {
        double query = 0, share = 0;
        std::int64_t among = 1;
        std::vector<Stretch> stretches;
    };

    /// Rows that are nearly alike, by what is known of five: polynomials in the query, in Newton's form. Pieces that begin
    /// within none of the rows are left out; in their place one begins at infinity.
    struct Alike {
        static constexpr std::size_t known = 5;
        using Polynomial = std::array<double, known>;

        /// Turns values at the known rows into the polynomial through them.
        void divide(Polynomial& values) const;
        double at(const Polynomial& polynomial, double query) const;

        Polynomial queries, shares;
        std::vector<Polynomial> begins, offsets;
        std::vector<double> earliest, latest;  ///< begin of each in the first and the last row, or infinite
    };

    double standing(double query) const;
    Known known(double query, std::int64_t among) const;
    void addStretch(Known& row) const;
    void fill(Bin bin);

    enum class Side { either, before, past };

    double m_c, m_threshold, m_logarithmOfC, m_logarithmOfGamma;
    Side m_side = Side::either;
    FireNetwork m_network;
    std::shared_ptr<const SmoothSums> m_sums;
    Alike m_alike;
};

/// One row, whole or between two of them; does not outlive the FireRows it is from.
class FireRows::Row {
public:
    /// The sum of the bias over the distances 0 .. n.
    double upTo(double n)
    {
        find(n);
        const FireNetwork::Piece& piece = m_rows->m_network.pieces()[m_piece];
        return m_offset + piece.constant * (n + 1) + piece.slope * m_known.share * m_rows->m_sums->upTo(n);
    }

    /// The piece of the network that distance n lies on.
    int kind(double n)
    {
        find(n);
        return static_cast<int>(m_piece);
    }

private:
    friend class FireRows;
    Row(const FireRows& rows, Known known, bool alike);

    void find(double n)
    {
        if (n > m_end || n <= m_begin)
            search(n);
    }
    void search(double n);
    void searchAlike(double n);

    const FireRows* m_rows;
    Known m_known;
    bool m_alike;
    /// The piece that was asked for last, and distances that are on it.
    std::size_t m_piece = 0;
    double m_begin = 0, m_end = -1, m_offset = 0;
};

}  // namespace whorl
