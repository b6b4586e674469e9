// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace whorl {

class Appearance;

/// A dashed frame that says what can be dropped; the window itself takes the drop, wherever it falls.
class DropZone : public QWidget {
    Q_OBJECT

public:
    DropZone(const Appearance& appearance, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
};

}  // namespace whorl
