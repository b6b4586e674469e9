// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/entry_keys.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

namespace whorl {

namespace {

/// The line that a widget is typed into, or nullptr.
QLineEdit* lineOf(QWidget* widget)
{
    if (auto* box = qobject_cast<QAbstractSpinBox*>(widget))
        return box->findChild<QLineEdit*>();
    return qobject_cast<QLineEdit*>(widget);
}

}  // namespace

EntryKeys::EntryKeys(QWidget& window)
    : QObject(&window)
    , m_window(window)
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
}

void EntryKeys::follow(QWidget* focused)
{
    if (m_watched)
        m_watched->removeEventFilter(this);
    m_watched = focused && focused->window() == &m_window && lineOf(focused) ? focused : nullptr;
    if (m_watched)
        m_watched->installEventFilter(this);
}

bool EntryKeys::isCommand(const QKeyEvent& event) const
{
    const int key = event.key();
    if (key < Qt::Key_A || key > Qt::Key_Z || !event.modifiers().testFlag(Qt::ControlModifier))
        return false;
    const QKeySequence pressed(event.keyCombination());
    for (const QAction* action : m_window.actions())
        if (action->shortcuts().contains(pressed))
            return true;
    return false;
}

bool EntryKeys::eventFilter(QObject* watched, QEvent* event)
{
    const QLineEdit* line = lineOf(qobject_cast<QWidget*>(watched));
    if (event->type() != QEvent::ShortcutOverride || !line)
        return QObject::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (key.key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    const bool undoes = key.matches(QKeySequence::Undo) && line->isUndoAvailable();
    const bool redoes = key.matches(QKeySequence::Redo) && line->isRedoAvailable();
    if (undoes || redoes || !isCommand(key))
        return QObject::eventFilter(watched, event);
    event->ignore();
    return true;
}

}  // namespace whorl
