// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

class QKeyEvent;

namespace whorl {

/// Keeps entry fields from taking the window's keys: Ctrl and a letter mean the command everywhere (Ctrl+E exports,
/// although a caret could go to the end of its line), and undo means the board unless the field has typing of its own
/// to take back. Escape stays with the field that is being typed in.
class EntryKeys : public QObject {
    Q_OBJECT

public:
    explicit EntryKeys(QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(QWidget* focused);
    bool isCommand(const QKeyEvent& event) const;

    QWidget& m_window;
    QPointer<QWidget> m_watched;
};

}  // namespace whorl
