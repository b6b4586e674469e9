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
    /// are then found between six of them: of their kinks and sums the polynomial through these is taken, whose error is
    /// below 1e-8 of what a row of one bin adds. Rows from before are no longer asked.
    void prepare(Bin bin);

    class Row;
    Row row(double query, std::int64_t among) const;
    double end() const { return std::numeric_limits<double>::infinity(); }

    /// Sum of ln(1 + c k) over k = 0 .. n, n from -1 on and not always whole.
    double logarithms(double n) const;

private:
    /// On one piece of the network the sum over the distances 0 .. n is offset + constant * (n + 1) + share * slope *
    /// logarithms(n), share being 1 / divisor.
    struct Stretch {
        double end = 0;  ///< the kink
        double offset = 0;
    };

    /// What there is to know of a row, up to the last kink that was asked for.
    struct Known {
        double query = 0, share = 0;
        std::int64_t among = 1;
        std::vector<Stretch> stretches;
    };

    /// Rows that are nearly alike, by what is known of six: polynomials in the query, in Newton's form.
    struct Alike {
        static constexpr std::size_t known = 6;

        Stretch stretch(std::size_t piece, double query) const;
        double share(double query) const;

        Bin bin;
        std::array<double, known> queries, shares;
        std::vector<std::array<Stretch, known>> stretches;  ///< those that begin before the last row's first key
        std::vector<double> ends;                           ///< theirs, in one of the rows
    };

    double standing(double query) const;
    Known known(double query, std::int64_t among) const;
    double kink(const Known& row, std::size_t piece) const;
    void addStretch(Known& row) const;
    void fill(Alike& alike) const;

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
    Stretch stretch(std::size_t piece);

    const FireRows* m_rows;
    Known m_known;
    bool m_alike;
    /// The piece that was asked for last.
    std::size_t m_piece = 0;
    double m_begin = 0, m_end, m_offset = 0;
};

}  // namespace whorl
