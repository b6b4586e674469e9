// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace whorl {

class Appearance;

/// A button that is only its word: in the accent colour where it acts on what is beside it, else muted.
class LinkButton : public QAbstractButton {
    Q_OBJECT

public:
    LinkButton(const Appearance& appearance, const QString& text, bool accent, QWidget* parent = nullptr);

    /// 13 unless set.
    void setPixelSize(int pixels);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

private:
    const Appearance& m_appearance;
    bool m_accent;
};

}  // namespace whorl
