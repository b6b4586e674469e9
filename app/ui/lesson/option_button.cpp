// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/lesson/option_button.h"

#include "app/scene/fonts.h"
#include "app/scene/icons.h"
#include "app/ui/look/appearance.h"

#include <QPainter>

#include <cmath>

namespace whorl {

namespace {

constexpr double radius = 6;
constexpr int wrapped = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;

}  // namespace

OptionButton::OptionButton(const QString& option, QChar letter, const QString& words, const Appearance& appearance,
                           QWidget* parent)
    : QAbstractButton(parent)
    , m_option(option)
    , m_letter(letter)
    , m_appearance(appearance)
{
    setText(words);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    setCursor(Qt::PointingHandCursor);
    describe();
    connect(&appearance, &Appearance::changed, this, [this] { update(); });
}

void OptionButton::describe()
{
    const QString said = QString("%1: %2").arg(m_letter).arg(text());
    setAccessibleName(m_mark == Mark::right       ? tr("%1 (right)").arg(said)
                          : m_mark == Mark::wrong ? tr("%1 (not right)").arg(said)
                                                  : said);
}

void OptionButton::setMark(Mark mark)
{
    m_mark = mark;
    describe();
    update();
}

void OptionButton::setType(double size)
{
    m_size = size;
    updateGeometry();
    update();
}

int OptionButton::wordsWidth(int width) const
{
    const double sign = m_size * 1.6;
    return std::max(1, static_cast<int>(width - 3 * m_size * 0.7 - circle() - sign));
}

int OptionButton::heightForWidth(int width) const
{
    const QFontMetricsF metrics(interfaceFont(m_size));
    const QRectF words = metrics.boundingRect(QRectF(0, 0, wordsWidth(width), 1e4), wrapped, text());
    return static_cast<int>(std::ceil(std::max(words.height(), circle()) + m_size * 1.25));
}

QSize OptionButton::sizeHint() const
{
    constexpr int usual = 300;
    return {usual, heightForWidth(usual)};
}

QSize OptionButton::minimumSizeHint() const
{
    return {120, heightForWidth(std::max(width(), 120))};
}

void OptionButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance.theme();
    const bool held = isChecked();
    const QColor edge = m_mark == Mark::right ? theme.good
        : m_mark == Mark::wrong               ? theme.errorText
        : held                                ? theme.accent
                                              : theme.line2;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool marked = m_mark != Mark::none;
    painter.setPen(QPen(hasFocus() ? theme.accent : edge, hasFocus() || marked ? 2 : 1));
    painter.setBrush(m_mark == Mark::wrong             ? theme.errorFill
                         : held && !marked             ? theme.tint
                         : underMouse() && isEnabled() ? theme.grid
                                                       : theme.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);

    const double gap = m_size * 0.7;
    const QRectF disc(gap, (height() - circle()) / 2, circle(), circle());
    painter.setPen(QPen(held ? theme.accent : theme.line2, 1));
    painter.setBrush(held ? theme.accent : Qt::transparent);
    painter.drawEllipse(disc);
    painter.setFont(interfaceFont(m_size * 0.75, 500));
    painter.setPen(held ? theme.onAccent : theme.muted);
    painter.drawText(disc, Qt::AlignCenter, m_letter);

    const QFont font = interfaceFont(m_size, held || m_mark == Mark::right ? 600 : 400);
    painter.setFont(font);
    painter.setPen(m_mark == Mark::none && held ? theme.accent : theme.text);
    painter.drawText(QRectF(disc.right() + gap, 0, wordsWidth(width()), height()), wrapped, text());
    if (!marked)
        return;
    const int sign = static_cast<int>(m_size * 1.2);
    painter.drawPixmap(QPointF(width() - gap - sign, (height() - sign) / 2.0),
                       iconPixmap(m_mark == Mark::right ? "check" : "close", sign, edge, devicePixelRatioF()));
}

}  // namespace whorl
