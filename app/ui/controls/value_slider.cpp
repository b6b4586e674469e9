// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/controls/value_slider.h"

#include "app/scene/fonts.h"
#include "app/ui/look/appearance.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <cmath>

namespace whorl {

namespace {

constexpr double handleRadius = 6.5, trackY = 13, labelGap = 5;

/// Tells screen readers the value itself, where Qt's own slider would tell a place on a scale of whole numbers.
class SliderAccessible : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit SliderAccessible(ValueSlider* slider)
        : QAccessibleWidget(slider, QAccessible::Slider)
    {
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QVariant currentValue() const override { return slider()->value(); }
    QVariant minimumValue() const override { return slider()->scale().minimum(); }
    QVariant maximumValue() const override { return slider()->scale().maximum(); }
    QVariant minimumStepSize() const override { return {}; }
    void setCurrentValue(const QVariant& value) override
    {
        emit slider()->edited(slider()->scale().allowed(value.toDouble()));
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? QString::number(slider()->value()) : QAccessibleWidget::text(kind);
    }

private:
    ValueSlider* slider() const { return static_cast<ValueSlider*>(widget()); }
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object)
{
    auto* slider = qobject_cast<ValueSlider*>(object);
    return slider ? new SliderAccessible(slider) : nullptr;
}

}  // namespace

ValueSlider::ValueSlider(const ValueScale& scale, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_scale(scale)
    , m_appearance(appearance)
    , m_marks(scale.marks())
    , m_value(scale.minimum())
{
    static const bool installed = [] {
        QAccessible::installFactory(makeAccessible);
        return true;
    }();
    Q_UNUSED(installed)
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ValueSlider::sizeHint() const
{
    return {84, m_marks.empty() ? 26 : 34};
}

void ValueSlider::setValue(double value)
{
    if (value == m_value)
        return;
    m_value = value;
    update();
    if (QAccessible::isActive()) {
        QAccessibleValueChangeEvent event(this, value);
        QAccessible::updateAccessibility(&event);
    }
}

double ValueSlider::trackLeft() const
{
    return m_marks.empty() ? 1 : 2;
}

double ValueSlider::trackRight() const
{
    return width() - trackLeft();
}

double ValueSlider::xOf(double value) const
{
    const double left = trackLeft() + handleRadius - 1, right = trackRight() - handleRadius + 1;
    return left + m_scale.fraction(value) * (right - left);
}

std::vector<ValueSlider::Label> ValueSlider::labels() const
{
    const QFontMetricsF metrics(interfaceFont(10));
    std::vector<Label> labels;
    for (std::size_t step = 1; step <= m_marks.size(); ++step) {
        labels.clear();
        bool clear = true;
        for (std::size_t i = 0; i < m_marks.size(); i += step) {
            const double half = metrics.horizontalAdvance(m_marks[i].label) / 2 + 1;
            const double centre = std::clamp(xOf(m_marks[i].value), half, std::max(half, width() - half));
            const QRectF place(centre - half, trackY + 8, 2 * half, 13);
            clear = clear && (labels.empty() || place.left() - labels.back().place.right() >= labelGap);
            labels.push_back({place, m_marks[i].label});
        }
        if (clear)
            break;
    }
    return labels;
}

void ValueSlider::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!isEnabled())
        painter.setOpacity(0.42);
    painter.setPen(QPen(theme.line2, 1));
    for (const ValueScale::Mark& mark : m_marks) {
        const double x = xOf(mark.value);
        painter.drawLine(QPointF(x, trackY + 5), QPointF(x, trackY + 8));
    }
    painter.setFont(interfaceFont(10));
    painter.setPen(theme.muted);
    for (const Label& label : labels())
        painter.drawText(label.place, Qt::AlignCenter, label.text);

    const double x = xOf(m_value);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.line2);
    painter.drawRoundedRect(QRectF(trackLeft(), trackY - 1.5, trackRight() - trackLeft(), 3), 1.5, 1.5);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(QRectF(trackLeft(), trackY - 1.5, x - trackLeft(), 3), 1.5, 1.5);

    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(theme.side);
        painter.drawEllipse(QPointF(x, trackY), handleRadius + 3, handleRadius + 3);
    }
    painter.setPen(QPen(theme.accent, 2));
    painter.setBrush(m_pressed ? theme.accent : underMouse() ? theme.tint : theme.surface);
    painter.drawEllipse(QPointF(x, trackY), handleRadius - 1, handleRadius - 1);
}

void ValueSlider::want(double value)
{
    if (value == m_value)
        return;
    setValue(value);
    emit edited(value);
}

void ValueSlider::take(double position)
{
    const double left = trackLeft() + handleRadius - 1, right = trackRight() - handleRadius + 1;
    want(m_scale.valueAt((position - left) / std::max(1.0, right - left)));
}

void ValueSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = true;
    emit held();
    const double x = event->position().x();
    const bool onHandle = std::abs(x - xOf(m_value)) <= handleRadius + 1;
    m_grip = onHandle ? xOf(m_value) - x : 0;
    if (!onHandle)
        take(x);
    update();
}

void ValueSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressed)
        take(event->position().x() + m_grip);
}

void ValueSlider::mouseReleaseEvent(QMouseEvent*)
{
    if (std::exchange(m_pressed, false))
        emit released();
    update();
}

void ValueSlider::wheelEvent(QWheelEvent* event)
{
    // The inspector scrolls; only a slider that has the focus is meant by the wheel.
    const int steps = event->angleDelta().y() / 120;
    if (!hasFocus() || steps == 0) {
        event->ignore();
        return;
    }
    want(m_scale.stepped(m_value, steps, false));
}

void ValueSlider::keyPressEvent(QKeyEvent* event)
{
    double value = m_value;
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Right:
        value = m_scale.stepped(m_value, 1, false);
        break;
    case Qt::Key_Down:
    case Qt::Key_Left:
        value = m_scale.stepped(m_value, -1, false);
        break;
    case Qt::Key_PageUp:
        value = m_scale.stepped(m_value, 1, true);
        break;
    case Qt::Key_PageDown:
        value = m_scale.stepped(m_value, -1, true);
        break;
    case Qt::Key_Home:
        value = m_scale.valueAt(0);
        break;
    case Qt::Key_End:
        value = m_scale.valueAt(1);
        break;
    default:
        event->ignore();
        return;
    }
    if (!std::exchange(m_keyHeld, true))
        emit held();
    want(value);
}

void ValueSlider::keyReleaseEvent(QKeyEvent* event)
{
    if (!event->isAutoRepeat())
        release();
}

void ValueSlider::focusOutEvent(QFocusEvent* event)
{
    release();
    QWidget::focusOutEvent(event);
}

void ValueSlider::release()
{
    if (std::exchange(m_keyHeld, false))
        emit released();
    update();
}

}  // namespace whorl
