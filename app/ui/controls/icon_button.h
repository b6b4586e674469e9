// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace whorl {

class Appearance;

/// A flat button of 26 x 26 px that shows an icon of 16 in the muted colour.
class IconButton : public QAbstractButton {
    Q_OBJECT

public:
    /// `name` is the accessible name and the tool tip.
    IconButton(const Appearance& appearance, const QString& icon, const QString& name, QWidget* parent = nullptr);

    /// An icon of resources/icons, by name.
    void setIconName(const QString& icon);
    QSize sizeHint() const override { return {26, 26}; }

protected:
    void paintEvent(QPaintEvent*) override;
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

private:
    const Appearance& m_appearance;
    QString m_icon;
};

}  // namespace whorl
