// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/lesson/presenter_overlay.h"

#include "app/scene/fonts.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/presentation_scale.h"

#include <QApplication>
#include <QCursor>
#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>

namespace whorl {

namespace {

constexpr double dotRadius = 9;

}  // namespace

PresenterOverlay::PresenterOverlay(const Appearance& appearance, QWidget* window)
    : QWidget(window)
    , m_appearance(appearance)
    , m_window(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    qApp->installEventFilter(this);
}

void PresenterOverlay::setCover(Cover cover)
{
    if (cover == Cover::frozen && m_cover != Cover::frozen) {
        hide();
        m_picture = m_window->grab();
    }
    m_cover = cover;
    arrange();
}

void PresenterOverlay::setLaserOn(bool on)
{
    m_laser = on;
    m_dot = m_window->mapFromGlobal(QPointF(QCursor::pos()));
    arrange();
}

void PresenterOverlay::arrange()
{
    setGeometry(m_window->rect());
    const bool shown = m_cover != Cover::none || m_laser;
    setVisible(shown);
    if (shown)
        raise();
    update();
}

void PresenterOverlay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_cover == Cover::black)
        painter.fillRect(rect(), Qt::black);
    else if (m_cover == Cover::frozen)
        painter.drawPixmap(0, 0, m_picture);
    if (m_cover == Cover::frozen)
        paintFrozen(painter);
    if (!m_laser || m_cover == Cover::black)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    QColor glow = m_appearance.theme().accent;
    glow.setAlphaF(0.3F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(m_dot, 2 * dotRadius, 2 * dotRadius);
    painter.setBrush(m_appearance.theme().accent);
    painter.drawEllipse(m_dot, dotRadius, dotRadius);
}

/// A picture that does not move looks like one that does, until somebody waits for it.
void PresenterOverlay::paintFrozen(QPainter& painter) const
{
    const Theme& theme = m_appearance.theme();
    const double unit = presentationScale(size(), true).words;
    const QFont font = interfaceFont(12.5 * unit, QFont::DemiBold);
    const QString words = tr("Frozen; F goes on");
    const QSizeF letters = QFontMetricsF(font).size(Qt::TextSingleLine, words);
    QRectF sign({}, letters + QSizeF(24, 10) * unit);
    sign.moveCenter({width() / 2.0, sign.height() / 2 + 6 * unit});
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, 3 * unit));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(sign, sign.height() / 2, sign.height() / 2);
    painter.setFont(font);
    painter.setPen(theme.onAccent);
    painter.drawText(sign, Qt::AlignCenter, words);
}

bool PresenterOverlay::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_window && event->type() == QEvent::Resize)
        setGeometry(m_window->rect());
    if (m_laser && (event->type() == QEvent::MouseMove || event->type() == QEvent::HoverMove)) {
        const QPointF at = m_window->mapFromGlobal(QPointF(QCursor::pos()));
        if (at != m_dot) {
            m_dot = at;
            update();
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace whorl
