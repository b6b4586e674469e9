// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/state_strip.h"

#include "app/scene/fonts.h"
#include "app/scene/icons.h"
#include "app/scene/number_text.h"
#include "app/scene/wrapped_text.h"
#include "app/ui/controls/link_button.h"
#include "app/ui/look/appearance.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace whorl {

namespace {

constexpr int margin = 12, wordsLeft = 40, lineHeight = 18, least = 48;
/// Of what is no error: as high as the read-out line, so that it covers nothing of the picture.
constexpr int quiet = 32;
/// Below this width a sentence has the button under it, not beside it.
constexpr int leastWords = 180, buttonRow = 30;

}  // namespace

StateStrip::StateStrip(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_button(new LinkButton(appearance, {}, true, this))
    , m_end(new LinkButton(appearance, {}, true, this))
    , m_step(new LinkButton(appearance, {}, true, this))
{
    connect(m_button, &QAbstractButton::clicked, this, &StateStrip::clicked);
    connect(m_end, &QAbstractButton::clicked, this, &StateStrip::endClicked);
    connect(m_step, &QAbstractButton::clicked, this, &StateStrip::stepClicked);
}

void StateStrip::showError(const QString& sentence, const QString& mend)
{
    m_isError = true;
    m_text = sentence;
    setAccessibleName(sentence);
    setToolTip(sentence);
    setButtons(mend, {}, {});
    watch(false);
    show();
    update();
}

void StateStrip::showWork(const QString& text, const QString& button, std::function<std::optional<double>()> progress,
                          const QString& end, const QString& step)
{
    m_isError = false;
    m_text = text;
    m_progress = std::move(progress);
    setAccessibleName(text);
    setToolTip({});
    setButtons(button, end, step);
    show();
    watch(true);
    update();
}

void StateStrip::setButtons(const QString& text, const QString& end, const QString& step)
{
    for (const auto& [button, words] : {std::pair(m_button, text), std::pair(m_end, end), std::pair(m_step, step)}) {
        button->setText(words);
        button->setVisible(!words.isEmpty());
        button->resize(button->sizeHint());
    }
    resizeEvent(nullptr);
}

void StateStrip::watch(bool on)
{
    if (on == (m_timer != 0))
        return;
    if (m_timer)
        killTimer(std::exchange(m_timer, 0));
    else
        m_timer = startTimer(50);
}

void StateStrip::hideEvent(QHideEvent*)
{
    watch(false);
}

void StateStrip::resizeEvent(QResizeEvent*)
{
    int right = width() - margin + 4;
    for (QAbstractButton* button : {m_button, m_end, m_step}) {
        if (!button->isVisibleTo(this))
            continue;
        const int middle = isStacked(width()) ? height() - buttonRow / 2 - 2 : height() / 2;
        button->move(right - button->width(), middle - button->height() / 2);
        right = button->x() - 8;
    }
}

/// Where the room for words ends.
int StateStrip::buttonsLeft() const
{
    int left = width() - margin;
    for (const QAbstractButton* button : {m_button, m_end, m_step})
        if (button->isVisibleTo(this))
            left = std::min(left, button->x() - 8);
    return left;
}

/// Whether the button has a row of its own.
bool StateStrip::isStacked(int width) const
{
    return m_isError && m_button->isVisibleTo(this) && width - margin - 8 - m_button->width() - wordsLeft < leastWords;
}

QStringList StateStrip::errorLines(int width, int height) const
{
    const bool hasButton = m_button->isVisibleTo(this) && !isStacked(width);
    const int room = width - margin - wordsLeft - (hasButton ? m_button->width() + 8 : 0);
    const int lines = (height - (isStacked(width) ? buttonRow : 0) - 8) / lineHeight;
    return wrappedLines(m_text, interfaceFont(13), room, std::max(lines, 1));
}

int StateStrip::heightFor(int width, int most) const
{
    if (!m_isError)
        return quiet;
    const auto lines = static_cast<int>(errorLines(width, most).size());
    return std::min(std::max(least, lines * lineHeight + 12 + (isStacked(width) ? buttonRow : 0)),
                    std::max(most, least));
}

void StateStrip::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // The panel's lower corners are round.
    QPainterPath shape;
    shape.addRoundedRect(QRectF(0, -10, width(), height() + 10), 7, 7);
    painter.setClipRect(rect());
    painter.fillPath(shape, m_isError ? theme.errorFill : theme.surface);
    painter.fillRect(QRectF(0, 0, width(), 1), m_isError ? theme.errorLine : theme.line);

    const int right = buttonsLeft();
    const QFont written = interfaceFont(13);
    painter.setFont(written);
    painter.setPen(theme.text);
    if (m_isError) {
        const QStringList lines = errorLines(width(), height());
        const int room = height() - (isStacked(width()) ? buttonRow : 0);
        QRect line(wordsLeft, (room - lineHeight * static_cast<int>(lines.size())) / 2, width(), lineHeight);
        paintIcon(painter, QRectF(margin, line.top(), 18, 18), QStringLiteral("warning"), theme.errorText);
        painter.setPen(theme.text);
        for (const QString& text : lines) {
            painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, text);
            line.translate(0, lineHeight);
        }
        return;
    }
    const QFontMetrics metrics(written);
    const QString text = metrics.elidedText(m_text, Qt::ElideRight, std::max(right - margin, 0));
    const int textWidth = metrics.horizontalAdvance(text);
    painter.drawText(QRect(margin, 0, textWidth, height()), Qt::AlignVCenter, text);
    const std::optional<double> share = m_progress ? m_progress() : std::nullopt;
    if (!share)
        return;
    const QString percent = percentText(*share);
    const int percentWidth = metrics.horizontalAdvance(percentText(1));
    const QRectF track(margin + textWidth + 12, height() / 2.0 - 2, right - percentWidth - 24 - margin - textWidth, 4);
    painter.setPen(theme.muted);
    painter.drawText(QRect(right - percentWidth - 4, 0, percentWidth, height()), Qt::AlignVCenter | Qt::AlignRight,
                     percent);
    if (track.width() < 20)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.line2);
    painter.drawRoundedRect(track, 2, 2);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(QRectF(track.topLeft(), QSizeF(track.width() * *share, 4)), 2, 2);
}

}  // namespace whorl
