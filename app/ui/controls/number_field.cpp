// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/controls/number_field.h"

#include <QKeyEvent>
#include <QWheelEvent>

namespace whorl {

bool isUndoKey(const QKeyEvent& event)
{
    return event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo);
}

NumberField::NumberField(const ValueScale& scale, QWidget* parent)
    : QAbstractSpinBox(parent)
    , m_scale(scale)
{
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setFixedHeight(26);
    setFocusPolicy(Qt::StrongFocus);
    setKeyboardTracking(false);
    connect(lineEdit(), &QLineEdit::textChanged, this, &NumberField::textChanged);
}

void NumberField::setValue(double value)
{
    m_value = value;
    m_shown = value == 0 && !m_zeroText.isEmpty() ? m_zeroText : QString::fromStdString(printNumber(value));
    // A new text also forgets what could be undone in the old one.
    if (lineEdit()->text() == m_shown && !lineEdit()->isUndoAvailable() && !lineEdit()->isRedoAvailable())
        return;
    lineEdit()->setText(m_shown);
    lineEdit()->setCursorPosition(0);
}

void NumberField::wantValue(double value)
{
    emit stepped(m_scale.allowed(value));
}

void NumberField::stepBy(int steps)
{
    // Qt's page keys come as ten steps at once.
    const bool large = std::abs(steps) >= 10;
    const double value = m_scale.stepped(m_value, large ? steps / 10 : steps, large);
    if (value == m_value)
        return;
    const bool alone = !m_held;
    if (alone)
        hold();
    setValue(value);
    emit stepped(value);
    if (alone)
        release();
}

QAbstractSpinBox::StepEnabled NumberField::stepEnabled() const
{
    StepEnabled enabled = StepNone;
    if (m_value < m_scale.maximum())
        enabled |= StepUpEnabled;
    if (m_value > m_scale.minimum())
        enabled |= StepDownEnabled;
    return enabled;
}

bool NumberField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && leavesUndo(*static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return false;
    }
    return QAbstractSpinBox::event(event);
}

bool NumberField::leavesUndo(const QKeyEvent& event) const
{
    return isUndoKey(event) && !isTyped();
}

void NumberField::keyPressEvent(QKeyEvent* event)
{
    if (leavesUndo(*event)) {
        event->ignore();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        commit();
        return;
    case Qt::Key_Escape:
        if (lineEdit()->text() == m_shown)
            break;
        setValue(m_value);
        emit escaped();
        return;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        hold();
        break;
    default:
        break;
    }
    QAbstractSpinBox::keyPressEvent(event);
}

void NumberField::keyReleaseEvent(QKeyEvent* event)
{
    QAbstractSpinBox::keyReleaseEvent(event);
    if (!event->isAutoRepeat())
        release();
}

void NumberField::mousePressEvent(QMouseEvent* event)
{
    hold();
    QAbstractSpinBox::mousePressEvent(event);
}

void NumberField::mouseReleaseEvent(QMouseEvent* event)
{
    QAbstractSpinBox::mouseReleaseEvent(event);
    release();
}

void NumberField::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QAbstractSpinBox::wheelEvent(event);
    else
        event->ignore();
}

void NumberField::focusInEvent(QFocusEvent* event)
{
    QAbstractSpinBox::focusInEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        selectAll();
}

void NumberField::focusOutEvent(QFocusEvent* event)
{
    QAbstractSpinBox::focusOutEvent(event);
    release();
    if (event->reason() != Qt::PopupFocusReason)
        commit();
}

void NumberField::commit()
{
    const QString text = lineEdit()->text().trimmed();
    if (text == m_shown)
        emit escaped();
    else
        emit typed(!m_zeroText.isEmpty() && text == m_zeroText ? QStringLiteral("0") : text);
}

void NumberField::hold()
{
    if (!std::exchange(m_held, true))
        emit held();
}

void NumberField::release()
{
    if (std::exchange(m_held, false))
        emit released();
}

}  // namespace whorl
