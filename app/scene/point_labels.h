// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

namespace whorl {

/// Finds places for labels of points: no two touch, and none leaves the plot. Asked in the order of what matters most.
class PointLabels {
public:
    explicit PointLabels(const QRectF& plot);

    /// A place beside a point, right, left, above, below or askew; nothing where all are taken. Takes the place.
    /// gap  from the point to the label
    std::optional<QRectF> beside(const QPointF& point, const QSizeF& size, double gap);

    /// A place for a label that must be there: beside its point, further away, else anywhere in the plot, nearest to the
    /// point. Where the plot is full it lies over others.
    QRectF anyhow(const QPointF& point, const QSizeF& size, double gap);

    /// Nothing else may stand here.
    void take(const QRectF& area);

private:
    bool isFree(const QRectF& area) const;
    std::optional<QRectF> around(const QPointF& point, const QSizeF& size, double gap) const;
    template <class Visit>
    void visitCells(const QRectF& area, Visit visit) const;

    static constexpr double cell = 40;
    QRectF m_plot;
    int m_across = 1, m_down = 1;
    std::vector<std::vector<QRectF>> m_taken;  ///< by the cells of a grid over the plot
};

}  // namespace whorl
