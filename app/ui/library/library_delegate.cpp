// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/library/library_delegate.h"

#include "app/scene/fonts.h"
#include "app/scene/number_text.h"
#include "app/ui/library/library_model.h"
#include "app/ui/look/appearance.h"

#include <QPainter>
#include <QPainterPath>

namespace whorl {

namespace {

/// Left edge of a row's words, by LibraryRow.
int textLeft(LibraryRow kind)
{
    constexpr int left[] = {28, 42, 52, 66, 42, 52};
    return left[static_cast<int>(kind)];
}

void paintChevron(QPainter& painter, const QPointF& centre, bool open, const QColor& colour)
{
    QPainterPath path;
    if (open) {
        path.moveTo(centre + QPointF(-3.5, -1.75));
        path.lineTo(centre + QPointF(0, 1.75));
        path.lineTo(centre + QPointF(3.5, -1.75));
    } else {
        path.moveTo(centre + QPointF(-1.75, -3.5));
        path.lineTo(centre + QPointF(1.75, 0));
        path.lineTo(centre + QPointF(-1.75, 3.5));
    }
    painter.setPen(QPen(colour, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

}  // namespace

LibraryDelegate::LibraryDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_appearance(appearance)
{
}

void LibraryDelegate::setShown(const QString& source, const QString& quantity)
{
    m_source = source;
    m_quantity = quantity;
}

QRect LibraryDelegate::foldRectangle(const QRect& row, const QModelIndex& index)
{
    return {row.left() + textLeft(libraryRow(index)) - 18, row.top(), 18, row.height()};
}

bool LibraryDelegate::isShown(const QModelIndex& index) const
{
    const LibraryRow kind = libraryRow(index);
    const bool source = index.data(LibraryModel::idRole).toString() == m_source;
    if (kind == LibraryRow::source)
        return source;
    return kind == LibraryRow::quantity && source && index.data(LibraryModel::quantityRole).toString() == m_quantity;
}

void LibraryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const LibraryRow kind = libraryRow(index);
    const bool hovered = option.state & QStyle::State_MouseOver;
    const bool selected = option.state & QStyle::State_Selected;
    const bool focused = selected && (option.state & QStyle::State_HasFocus);
    const bool open = option.state & QStyle::State_Open;
    const bool folds = option.state & QStyle::State_Children;
    const bool shown = isShown(index);
    const bool onTint = shown && kind == LibraryRow::source;
    const QRectF frame = QRectF(option.rect).adjusted(8, 0, -8, 0);

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(onTint || selected ? theme.tint : hovered ? theme.line : QColor(Qt::transparent));
    painter->drawRoundedRect(frame, 5, 5);
    if (selected) {
        painter->setPen(QPen(theme.accent, focused ? 2 : 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(frame.adjusted(1, 1, -1, -1), 5, 5);
    }

    const bool always = kind == LibraryRow::group || kind == LibraryRow::family;
    if (folds && (always || hovered || open || focused))
        paintChevron(*painter, QRectF(foldRectangle(option.rect, index)).center() - QPointF(1, 0), open, theme.muted);

    const bool strong = kind == LibraryRow::group;
    painter->setFont(interfaceFont(13, strong ? QFont::DemiBold : QFont::Normal));
    const bool muted = kind == LibraryRow::family || kind == LibraryRow::quantity;
    painter->setPen(shown ? theme.accent : muted ? theme.muted : theme.text);
    QRect words = option.rect.adjusted(textLeft(kind), 0, -16, 0);
    if (strong && !open) {
        const QString count = integerText(index.data(LibraryModel::countRole).toInt());
        painter->save();
        painter->setFont(interfaceFont(12));
        painter->setPen(theme.muted);
        painter->drawText(words, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, count);
        painter->restore();
        words.setRight(words.right() - 32);
    }
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, words.width()));
    painter->restore();
}

QSize LibraryDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    return {100, libraryRow(index) == LibraryRow::group ? 32 : 26};
}

}  // namespace whorl
