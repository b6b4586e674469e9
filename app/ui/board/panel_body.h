// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/board/panel_picture.h"

#include <QPolygonF>
#include <QWidget>

namespace whorl {

class Appearance;

/// The picture of a panel under the pointer and the keys: moves the probe, zooms, and paints the probe over the
/// cached picture. Changes nothing itself; says what the user wants.
class PanelBody : public QWidget {
    Q_OBJECT

public:
    PanelBody(PanelPicture& picture, const Appearance& appearance, QWidget* parent = nullptr);

    const Probe& probe() const { return m_probe; }
    void setProbe(const Probe& probe);

    /// What screen readers are told besides the name and the description: of what the picture is, and what the probe reads.
    void setSummary(std::function<QString()> summary) { m_summary = std::move(summary); }
    QString summary() const { return m_summary ? m_summary() : QString(); }
    void setValueText(const QString& text);
    const QString& valueText() const { return m_valueText; }

    /// Zooms about the centre, as the keys + and - do.
    void zoom(double factor);

    /// Brings the picture up to date, if it is not, without painting.
    void prepare();

signals:
    void probeMoved(const whorl::Probe& probe);
    /// The wheel turns or a drag begins: zooms until zoomEnded() are one gesture.
    void zoomStarted();
    void zoomChanged(const whorl::Zoom& zoom);
    void zoomEnded();
    void fitWanted();
    void pressed();
    /// Words within a lasso (Ctrl) or a box (Ctrl and Shift); one word that is clicked with Ctrl.
    void wordsChosen(const std::vector<std::string>& words);
    void wordToggled(const std::string& word);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    enum class Drag { none, undecided, pan, band, box, lasso };

    void hover(const QPointF& position);
    void zoomBy(const QPointF& position, double factor);
    void paintAll(QPainter& painter) const;
    void paintState(QPainter& painter) const;
    void choose(const QPolygonF& area, const std::shared_ptr<const Picture>& base);
    void step(std::int64_t rows, std::int64_t columns);

    PanelPicture& m_picture;
    const Appearance& m_appearance;
    Probe m_probe, m_probeBeforeClick;
    Drag m_drag = Drag::none;
    QPointF m_press;
    QRectF m_band;
    QPolygonF m_lasso;
    bool m_focusShown = false;
    // Several moves may come before the next paint; all of them are measured from the picture they began on.
    std::shared_ptr<const Picture> m_dragBase, m_wheelBase;
    double m_wheelFactor = 1;
    QTimer m_wheelQuiet;
    std::function<QString()> m_summary;
    QString m_valueText;
};

}  // namespace whorl
