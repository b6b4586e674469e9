// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/controls/segmented_control.h"

#include "app/scene/fonts.h"
#include "app/ui/look/appearance.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <QRadioButton>

#include <algorithm>

namespace whorl {

namespace {

constexpr int wordPadding = 8;

QFont wordFont(bool chosen)
{
    return interfaceFont(13, chosen ? QFont::Medium : QFont::Normal);
}

/// A radio button to screen readers and keys, one part of a common frame to the eye.
class Segment : public QRadioButton {
public:
    enum Place { only = 0, first = 1, last = 2 };

    Segment(const QString& word, int place, const Appearance& appearance, QWidget* parent)
        : QRadioButton(word, parent)
        , m_appearance(appearance)
        , m_place(place)
    {
        setFixedHeight(26);
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override
    {
        return {QFontMetrics(wordFont(true)).horizontalAdvance(text()) + 2 * wordPadding, 26};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool hitButton(const QPoint& position) const override { return rect().contains(position); }

    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = m_appearance.theme();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (!isEnabled())
            painter.setOpacity(0.42);
        // Reaching out of the widget hides the rounding where the neighbour begins.
        const QRectF frame =
            QRectF(rect()).adjusted(m_place & first ? 0.5 : -10, 0.5, m_place & last ? -0.5 : 10, -0.5);
        painter.setPen(QPen(theme.line2, 1));
        painter.setBrush(isChecked() ? theme.tint : underMouse() ? theme.grid : theme.field);
        painter.drawRoundedRect(frame, 5, 5);
        if (!(m_place & first))
            painter.drawLine(QPointF(0, 0.5), QPointF(0, height() - 0.5));
        if (hasFocus()) {
            painter.setPen(QPen(theme.accent, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
        }
        painter.setPen(isChecked() ? theme.accent : theme.text);
        painter.setFont(wordFont(isChecked()));
        painter.drawText(rect(), Qt::AlignCenter, text());
    }

private:
    const Appearance& m_appearance;
    int m_place;
};

}  // namespace

SegmentedControl::SegmentedControl(const QStringList& words, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (int i = 0; i < words.size(); ++i) {
        const int place = (i == 0 ? Segment::first : 0) | (i == words.size() - 1 ? Segment::last : 0);
        auto* button = new Segment(words[i], place, appearance, this);
        row->addWidget(button, static_cast<int>(words[i].size()) + 4);
        m_buttons.push_back(button);
        connect(button, &QAbstractButton::clicked, this, [this, i] { emit chosen(i); });
    }
    setFixedHeight(26);
}

int SegmentedControl::widthOf(const QStringList& words)
{
    const QFontMetrics metrics(wordFont(true));
    int width = 0;
    for (const QString& word : words)
        width += metrics.horizontalAdvance(word) + 2 * wordPadding;
    return width;
}

int SegmentedControl::current() const
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        if (m_buttons[i]->isChecked())
            return static_cast<int>(i);
    return -1;
}

void SegmentedControl::setCurrent(int index)
{
    // The chosen one of several that exclude each other cannot be let go otherwise.
    for (QAbstractButton* button : m_buttons)
        button->setAutoExclusive(false);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setChecked(static_cast<int>(i) == index);
        m_buttons[i]->setFocusPolicy(static_cast<int>(i) == std::max(index, 0) ? Qt::TabFocus : Qt::NoFocus);
    }
    for (QAbstractButton* button : m_buttons)
        button->setAutoExclusive(true);
}

void SegmentedControl::setImpossible(int index, const QString& reason)
{
    QAbstractButton* button = m_buttons.at(static_cast<std::size_t>(index));
    button->setEnabled(reason.isEmpty());
    button->setToolTip(reason.isEmpty() ? toolTip() : reason);
}

void SegmentedControl::setName(const QString& name)
{
    setAccessibleName(name);
    for (QAbstractButton* button : m_buttons) {
        button->setAccessibleName(name + QLatin1String(": ") + button->text());
        button->setToolTip(toolTip());
    }
}

}  // namespace whorl
