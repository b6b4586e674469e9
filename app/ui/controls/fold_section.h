// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>

class QVBoxLayout;

namespace whorl {

class Appearance;

/// The heading of a FoldSection: a chevron, its name, and at the right end a few muted words.
class FoldHeading : public QAbstractButton {
    Q_OBJECT

public:
    FoldHeading(const Appearance& appearance, const QString& name, QWidget* parent);

    void setRemark(const QString& remark);
    QSize sizeHint() const override { return {200, 32}; }

protected:
    void paintEvent(QPaintEvent*) override;
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

private:
    const Appearance& m_appearance;
    QString m_remark;
};

/// A part of the inspector that folds away under its heading. A line above it separates it from what comes before.
class FoldSection : public QWidget {
    Q_OBJECT

public:
    FoldSection(const Appearance& appearance, const QString& name, QWidget* parent = nullptr);

    QVBoxLayout* content() const { return m_content; }
    /// Muted words at the right end of the heading.
    void setRemark(const QString& remark) { m_heading->setRemark(remark); }
    /// A button at the right end of the heading.
    void setButton(QAbstractButton* button);

    bool isOpen() const { return m_heading->isChecked(); }
    void setOpen(bool open) { m_heading->setChecked(open); }

signals:
    void toggled(bool open);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    const Appearance& m_appearance;
    FoldHeading* m_heading;
    QWidget* m_body;
    QVBoxLayout* m_content;
};

}  // namespace whorl
