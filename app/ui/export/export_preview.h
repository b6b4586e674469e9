// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/figure.h"
#include "app/export/motion/motion.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

namespace whorl {

class Appearance;

/// A figure as it will be, on its sheet, with its size on two rulers. Draws anew a moment after the last change.
class ExportPreview : public QWidget {
    Q_OBJECT

public:
    explicit ExportPreview(const Appearance& appearance, QWidget* parent = nullptr);

    /// `sheet`: the motion of which this is the contact sheet.
    void setFigure(const Board& board, const FigureSettings& settings, const std::optional<Motion>& sheet = {});
    /// The same figure at another moment, at once.
    void showMoment(const Board& board);

    /// The same figure of another board, not shown. throws InputError
    QImage imageOf(const Board& board, KeptPictures& kept) const;

    /// Why there is no figure; empty when there is one.
    QString problem() const { return m_problem; }

    QSize sizeHint() const override { return {520, 430}; }
    QSize minimumSizeHint() const override { return {320, 320}; }

signals:
    /// The figure, or the reason why there is none, is another one now.
    void refreshed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void paintFigure();
    QRectF sheet() const;
    QSize pixels() const;
    void paintRulers(QPainter& painter, const QRectF& sheet) const;
    void paintCheckers(QPainter& painter, const QRectF& sheet) const;

    const Appearance& m_appearance;
    Board m_board;
    FigureSettings m_settings;
    std::optional<Motion> m_sheet;
    QPixmap m_figure;
    KeptPictures m_kept;  ///< of one moment for the next
    QString m_problem;
    QTimer m_delay;
};

}  // namespace whorl
