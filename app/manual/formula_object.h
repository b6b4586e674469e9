// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QObject>
#include <QTextObjectInterface>

namespace whorl {

/// Draws pictures called "formula:ID" in texts, sharp at every size and on paper.
class FormulaObject : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    /// width  the most that a formula may take; 0: the width of the document
    FormulaObject(const QColor& colour, double em, double width, QObject* parent);

    void setLook(const QColor& colour, double em, double width);

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& place, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    QColor m_colour;
    double m_em, m_width;
};

}  // namespace whorl
