// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace whorl {

class Appearance;

/// One option of a choice: a letter in a circle and its words. What is right, or was wrong, is marked by a sign too, not by colour
/// alone.
class OptionButton : public QAbstractButton {
    Q_OBJECT

public:
    enum class Mark { none, right, wrong };

    OptionButton(const QString& option, QChar letter, const QString& words, const Appearance& appearance,
                 QWidget* parent = nullptr);

    const QString& option() const { return m_option; }
    void setMark(Mark mark);
    /// The size of letters in pixels; the button grows with it.
    void setType(double size);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

private:
    void describe();
    double circle() const { return m_size * 1.4; }
    int wordsWidth(int width) const;

    QString m_option;
    QChar m_letter;
    const Appearance& m_appearance;
    Mark m_mark = Mark::none;
    double m_size = 14;
};

}  // namespace whorl
