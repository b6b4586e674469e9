// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/start/board_card.h"

#include "app/scene/fonts.h"
#include "app/ui/look/appearance.h"
#include "app/ui/start/thumbnails.h"

#include <QPainter>
#include <QPainterPath>

namespace whorl {

namespace {

constexpr int captionHeight = 60;
constexpr double radius = 6;

int pictureHeight(int width)
{
    return width * 545 / 1000;
}

}  // namespace

BoardCard::BoardCard(const ReadyMadeBoard& board, Thumbnails& thumbnails, const Appearance& appearance, QWidget* parent)
    : QAbstractButton(parent)
    , m_board(board)
    , m_thumbnails(thumbnails)
    , m_appearance(appearance)
{
    setText(coreText("Board", board.board.title));
    setAccessibleName(text());
    setAccessibleDescription(coreText("Board", board.board.summary));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&thumbnails, &Thumbnails::ready, this, [this](const QString& id) {
        if (id == m_board.id)
            update();
    });
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

int BoardCard::heightForWidth(int width) const
{
    return pictureHeight(width) + captionHeight;
}

QSize BoardCard::sizeHint() const
{
    return {340, heightForWidth(340)};
}

void BoardCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_appearance.theme();
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    outline.addRoundedRect(frame, radius, radius);
    painter.fillPath(outline, theme.surface);

    const QRect picture(0, 0, width(), pictureHeight(width()));
    const QPixmap pixmap = m_thumbnails.thumbnail(m_board, picture.size(), devicePixelRatioF());
    painter.save();
    painter.setClipPath(outline);
    if (pixmap.isNull())
        painter.fillRect(picture, theme.grid);
    else
        painter.drawPixmap(picture.topLeft(), pixmap);
    painter.fillRect(QRect(0, picture.bottom(), width(), 1), theme.line);
    painter.restore();

    const int textWidth = width() - 32;
    const auto write = [&](int y, const QFont& font, const QColor& colour, const QString& text) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QRect(16, y, textWidth, 20), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         QFontMetrics(font).elidedText(text, Qt::ElideRight, textWidth));
    };
    write(picture.bottom() + 10, interfaceFont(13, QFont::DemiBold), theme.text, text());
    write(picture.bottom() + 31, interfaceFont(13), theme.muted, accessibleDescription());

    const bool held = hasFocus() || isDown();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(held ? theme.accent : underMouse() ? theme.line2 : theme.line, held ? 2 : 1));
    painter.drawRoundedRect(held ? frame.adjusted(0.5, 0.5, -0.5, -0.5) : frame, radius, radius);
}

void BoardCard::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void BoardCard::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

}  // namespace whorl
