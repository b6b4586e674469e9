// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace whorl {

class Appearance;

/// Lies over what a drag would hit, in the accent colour; the pointer does not notice it.
class DropMark : public QWidget {
    Q_OBJECT

public:
    DropMark(const Appearance& appearance, QWidget* parent);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    const Appearance& m_appearance;
};

}  // namespace whorl
