// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/panel_body.h"

#include "app/ui/board/panel_accessible.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/previewed_sight.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QImage>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr double staleOpacity = 0.38;
constexpr std::int64_t toTheEdge = std::int64_t{1} << 40, toTheEnd = 1 << 20;
constexpr double lineHeight = 24;  // of a list

}  // namespace

PanelBody::PanelBody(PanelPicture& picture, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_picture(picture)
    , m_appearance(appearance)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    installPanelAccessible();
    m_wheelQuiet.setSingleShot(true);
    m_wheelQuiet.setInterval(400);
    connect(&m_wheelQuiet, &QTimer::timeout, this, &PanelBody::zoomEnded);
    connect(&m_picture, &PanelPicture::stale, this, qOverload<>(&QWidget::update));
    connect(&PreviewedSight::instance(), &PreviewedSight::changed, this, qOverload<>(&QWidget::update));
    connect(&m_picture, &PanelPicture::changed, this, qOverload<>(&QWidget::update));
}

void PanelBody::setProbe(const Probe& probe)
{
    if (probe == m_probe)
        return;
    m_probe = probe;
    update();
}

void PanelBody::setValueText(const QString& text)
{
    if (text == m_valueText)
        return;
    m_valueText = text;
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void PanelBody::prepare()
{
    m_picture.setFrame(size(), m_appearance.pictureStyle(*this));
    m_picture.prepare();
}

void PanelBody::paintEvent(QPaintEvent*)
{
    prepare();
    const Sight sight = PreviewedSight::instance().sight();
    QPainter window(this);
    if (sight == Sight::normal) {
        paintAll(window);
        return;
    }
    QImage image((QSizeF(size()) * devicePixelRatioF()).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(devicePixelRatioF());
    QPainter painter(&image);
    painter.setFont(font());
    paintAll(painter);
    painter.end();
    window.drawImage(0, 0, seenImage(image, sight));
}

void PanelBody::paintAll(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_appearance.theme().surface);
    paintState(painter);

    const Theme& theme = m_appearance.theme();
    if (m_drag == Drag::band || m_drag == Drag::box || m_drag == Drag::lasso) {
        QColor fill = theme.accent;
        fill.setAlphaF(0.12F);
        painter.setBrush(fill);
        painter.setPen(QPen(theme.accent, 1.5));
        if (m_drag == Drag::lasso)
            painter.drawPolygon(m_lasso);
        else
            painter.drawRect(m_band);
    }
    if (m_focusShown) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(2, 1, -2, -1), 5, 5);
    }
}

void PanelBody::paintState(QPainter& painter) const
{
    using State = PanelPicture::State;
    const State state = m_picture.state();
    if (m_picture.pixmap().isNull())
        return;
    const bool isCurrent = state == State::sharp || state == State::draft || state == State::growing
        || state == State::paused || m_picture.isCatchingUp();
    if (isCurrent) {
        painter.drawPixmap(0, 0, m_picture.pixmap());
        m_picture.picture()->paintProbe(painter, m_probe);
        return;
    }
    painter.setOpacity(staleOpacity);
    if (state != State::failed) {
        painter.drawPixmap(0, 0, m_picture.pixmap());
    } else {
        QImage grey = m_picture.pixmap().toImage().convertToFormat(QImage::Format_Grayscale8);
        grey.setDevicePixelRatio(m_picture.pixmap().devicePixelRatio());
        painter.drawImage(0, 0, grey);
    }
    painter.setOpacity(1);
}

void PanelBody::resizeEvent(QResizeEvent*)
{
    m_picture.setFrame(size(), m_appearance.pictureStyle(*this));
}

void PanelBody::hover(const QPointF& position)
{
    const std::shared_ptr<const Picture> picture = m_picture.picture();
    if (!picture || m_probe.pinned)
        return;
    if (const std::optional<Probe> probe = picture->probeAt(position, m_probe))
        if (*probe != m_probe)
            emit probeMoved(*probe);
}

void PanelBody::mousePressEvent(QMouseEvent* event)
{
    emit pressed();
    const bool band = event->button() == Qt::RightButton
        || (event->button() == Qt::LeftButton && event->modifiers().testFlag(Qt::ShiftModifier));
    const bool lasso = event->button() == Qt::LeftButton && event->modifiers().testFlag(Qt::ControlModifier);
    if (event->button() != Qt::LeftButton && !band)
        return;
    m_press = event->position();
    m_dragBase = m_picture.picture();
    m_drag = lasso && band ? Drag::box : lasso ? Drag::lasso : band ? Drag::band : Drag::undecided;
    m_band = QRectF(m_press, m_press);
    m_lasso = QPolygonF({m_press});
}

void PanelBody::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF position = event->position();
    const bool far = (position - m_press).manhattanLength() >= QApplication::startDragDistance();
    if (m_drag == Drag::undecided && far) {
        m_drag = m_dragBase && m_dragBase->panned(position - m_press) ? Drag::pan : Drag::none;
        if (m_drag == Drag::pan) {
            setCursor(Qt::ClosedHandCursor);
            emit zoomStarted();
        }
    }
    if (m_drag == Drag::pan) {
        if (const std::optional<Zoom> zoom = m_dragBase->panned(position - m_press))
            emit zoomChanged(*zoom);
    } else if (m_drag == Drag::band || m_drag == Drag::box || m_drag == Drag::lasso) {
        m_band = QRectF(m_press, position).normalized() & QRectF(rect());
        m_lasso.append(position);
        update();
    } else {
        hover(position);
    }
}

void PanelBody::mouseReleaseEvent(QMouseEvent* event)
{
    const Drag drag = std::exchange(m_drag, Drag::none);
    const std::shared_ptr<const Picture> base = std::exchange(m_dragBase, nullptr);
    unsetCursor();
    if (drag == Drag::pan) {
        emit zoomEnded();
    } else if (drag == Drag::band) {
        update();
        const bool meant = m_band.width() > 4 && m_band.height() > 4;
        if (const std::optional<Zoom> zoom = meant && base ? base->framed(m_band) : std::nullopt) {
            emit zoomStarted();
            emit zoomChanged(*zoom);
            emit zoomEnded();
        }
    } else if (drag == Drag::box || drag == Drag::lasso) {
        update();
        choose(drag == Drag::box ? QPolygonF(m_band) : m_lasso, base);
    } else if (drag == Drag::undecided && base) {
        m_probeBeforeClick = m_probe;
        if (const std::optional<Probe> probe = base->clicked(event->position(), m_probe))
            return emit probeMoved(*probe);
        Probe probe = base->probeAt(event->position(), m_probe).value_or(m_probe);
        probe.pinned = !m_probe.pinned;
        emit probeMoved(probe);
    }
}

void PanelBody::choose(const QPolygonF& area, const std::shared_ptr<const Picture>& base)
{
    if (!base)
        return;
    // A click, not a drag: the word under the pointer.
    if (area.boundingRect().width() < 5 && area.boundingRect().height() < 5) {
        if (const std::optional<Probe> probe = base->probeAt(m_press, m_probe))
            emit wordToggled(probe->token);
        return;
    }
    if (const std::vector<std::string> words = base->wordsWithin(area); !words.empty())
        emit wordsChosen(words);
}

void PanelBody::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    // The first click of the two has pinned or freed the probe, which was not meant.
    Probe probe = m_probe;
    probe.pinned = m_probeBeforeClick.pinned;
    emit probeMoved(probe);
    emit fitWanted();
}

void PanelBody::wheelEvent(QWheelEvent* event)
{
    const double turns = event->angleDelta().y() / 120.0;
    if (turns == 0 || !m_picture.picture()) {
        event->ignore();
        return;
    }
    zoomBy(event->position(), std::pow(1.25, turns));
    event->accept();
}

void PanelBody::zoom(double factor)
{
    zoomBy(QRectF(rect()).center(), factor);
}

void PanelBody::zoomBy(const QPointF& position, double factor)
{
    const std::shared_ptr<const Picture> picture = m_picture.picture();
    if (!picture)
        return;
    if (m_wheelBase != picture)
        m_wheelFactor = 1;
    m_wheelBase = picture;
    m_wheelFactor *= factor;
    const std::optional<Zoom> zoom = picture->zoomed(position, m_wheelFactor);
    if (!zoom)
        return;
    if (!m_wheelQuiet.isActive())
        emit zoomStarted();
    m_wheelQuiet.start();
    emit zoomChanged(*zoom);
}

void PanelBody::step(std::int64_t rows, std::int64_t columns)
{
    const std::shared_ptr<const Picture> picture = m_picture.picture();
    if (!picture)
        return;
    const Probe probe = picture->moved(m_probe, rows, columns);
    std::optional<Zoom> zoom = picture->revealing(probe);
    if (probe != m_probe) {
        emit probeMoved(probe);
    } else if (!picture->probeAt(QRectF(rect()).center(), m_probe)) {
        // A list has nothing to point at: it scrolls.
        const double lines = static_cast<double>(std::clamp<std::int64_t>(rows, -toTheEnd, toTheEnd));
        zoom = picture->panned(QPointF(0, -lines * lineHeight * m_appearance.pictureScale()));
    } else {
        return;
    }
    if (zoom) {
        if (!m_wheelQuiet.isActive())
            emit zoomStarted();
        m_wheelQuiet.start();
        emit zoomChanged(*zoom);
    }
}

void PanelBody::keyPressEvent(QKeyEvent* event)
{
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const std::int64_t cells = control ? toTheEdge : shift ? 16 : 1;
    const bool isStep = !(shift && control);
    switch (event->key()) {
    case Qt::Key_Up:
        if (isStep)
            return step(-cells, 0);
        break;
    case Qt::Key_Down:
        if (isStep)
            return step(cells, 0);
        break;
    case Qt::Key_Left:
        if (isStep)
            return step(0, -cells);
        break;
    case Qt::Key_Right:
        if (isStep)
            return step(0, cells);
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        if (!control)
            return zoom(1.25);
        break;
    case Qt::Key_Minus:
        if (!control)
            return zoom(0.8);
        break;
    case Qt::Key_0:
        if (!control)
            return emit fitWanted();
        break;
    case Qt::Key_Escape:
        if (m_probe.pinned) {
            Probe probe = m_probe;
            probe.pinned = false;
            return emit probeMoved(probe);
        }
        break;
    default:
        break;
    }
    event->ignore();
}

void PanelBody::focusInEvent(QFocusEvent* event)
{
    m_focusShown = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || event->reason() == Qt::ShortcutFocusReason;
    emit pressed();
    update();
}

void PanelBody::focusOutEvent(QFocusEvent*)
{
    m_focusShown = false;
    update();
}

void PanelBody::contextMenuEvent(QContextMenuEvent* event)
{
    // The right button draws a rubber band, so only the keyboard's menu key asks for the menu.
    if (event->reason() == QContextMenuEvent::Mouse)
        event->accept();
    else
        event->ignore();
}

}  // namespace whorl
