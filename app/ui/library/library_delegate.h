// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace whorl {

class Appearance;

/// Paints the rows of the library: groups in semibold with their count, families muted, the source of the selected
/// panel on tint, and the row that Return takes framed, wherever the focus is.
class LibraryDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit LibraryDelegate(const Appearance& appearance, QObject* parent = nullptr);

    /// The source and quantity that the selected panel shows.
    void setShown(const QString& source, const QString& quantity);

    /// Where the sign that unfolds a row lies.
    static QRect foldRectangle(const QRect& row, const QModelIndex& index);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    bool isShown(const QModelIndex& index) const;

    const Appearance& m_appearance;
    QString m_source, m_quantity;
};

}  // namespace whorl
