// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

namespace whorl::test {

/// The control with this accessible name.
template <class Control>
Control& control(const QWidget& dialog, const QString& name)
{
    for (Control* each : dialog.findChildren<Control*>())
        if (each->accessibleName() == name)
            return *each;
    qFatal("no control is named %s", qPrintable(name));
}

inline QPushButton& button(const QWidget& dialog, const QString& text)
{
    for (QPushButton* each : dialog.findChildren<QPushButton*>())
        if (each->text() == text)
            return *each;
    qFatal("no button says %s", qPrintable(text));
}

inline bool isSaid(const QWidget& dialog, const QString& words)
{
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        if (label->text().contains(words))
            return true;
    return false;
}

inline void choose(const QWidget& dialog, const QString& name)
{
    control<QAbstractButton>(dialog, name).click();
}

inline void choosePreset(const QWidget& dialog, const QString& name)
{
    auto& presets = control<QComboBox>(dialog, "Size");
    const int index = presets.findText(name, Qt::MatchStartsWith);
    presets.setCurrentIndex(index);
    emit presets.activated(index);
}

}  // namespace whorl::test
