// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QAbstractButton;

namespace whorl {

class Appearance;

/// Two to five short words side by side, one of them chosen. One stop of the Tab key; arrows go from word to word.
class SegmentedControl : public QWidget {
    Q_OBJECT

public:
    SegmentedControl(const QStringList& words, const Appearance& appearance, QWidget* parent = nullptr);

    /// The width that these words take; to decide between this and a combo box.
    static int widthOf(const QStringList& words);

    /// The chosen word; -1: none of them.
    int current() const;
    void setCurrent(int index);
    /// What cannot be chosen stays to be seen; its tool tip says why not.
    void setImpossible(int index, const QString& reason);
    /// The accessible name of the words' group.
    void setName(const QString& name);

signals:
    void chosen(int index);

private:
    std::vector<QAbstractButton*> m_buttons;
};

}  // namespace whorl
