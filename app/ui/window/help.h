// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QWidget;

namespace whorl {

class Actions;

/// A small panel beside the control that has the focus: its name, what it is for, and its value. Closes with any key
/// or click.
class HelpPanel : public QFrame {
    Q_OBJECT

public:
    /// Explains the focused widget of a window; a window without focus explains itself.
    static HelpPanel* explainFocus(QWidget& window);

    QString text() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    HelpPanel(const QString& name, const QString& text, QWidget* parent);

    QString m_text;
};

/// The keys of the program by what they do.
void showKeys(const Actions& actions, QWidget* window);

/// Lines that a command would print, such as what a model's file says; to be read and copied.
void showDetails(const QString& text, QWidget* window);

/// Version, licence, and what the program is.
void showAbout(QWidget* window);

}  // namespace whorl
