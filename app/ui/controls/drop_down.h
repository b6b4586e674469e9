// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QWheelEvent>

namespace whorl {

/// A combo box that turns with the wheel only when it has the focus, which the wheel does not give it: over one that is
/// merely passed, what stands around it scrolls. Words that it has no room for end in an ellipsis.
class DropDown : public QComboBox {
public:
    explicit DropDown(QWidget* parent = nullptr)
        : QComboBox(parent)
    {
        setFocusPolicy(Qt::StrongFocus);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QStylePainter painter(this);
        painter.setPen(palette().color(QPalette::Text));
        QStyleOptionComboBox option;
        initStyleOption(&option);
        if (currentIndex() < 0)
            option.currentText = placeholderText();
        painter.drawComplexControl(QStyle::CC_ComboBox, option);
        const QRect words = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
        const int beside = option.currentIcon.isNull() ? 0 : option.iconSize.width() + 4;
        option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, words.width() - beside - 2);
        painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    }

    void wheelEvent(QWheelEvent* event) override
    {
        if (hasFocus())
            QComboBox::wheelEvent(event);
        else
            event->ignore();
    }
};

}  // namespace whorl
