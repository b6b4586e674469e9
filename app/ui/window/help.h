// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace whorl {

class Actions;

/// What has the focus: its name, what it is for, and its place in the manual ("page:rope#parameter.base"), where it has one.
struct Explanation {
    QString name, text, place;
};

/// Explains the focused widget of a window; a window without focus explains itself.
Explanation explainFocus(QWidget& window);

/// The keys of the program by what they do.
void showKeys(const Actions& actions, QWidget* window);

/// Lines that a command would print, such as what a model's file says; to be read and copied.
void showDetails(const QString& text, QWidget* window);

/// Version, licence, and what the program is.
void showAbout(QWidget* window);

}  // namespace whorl
