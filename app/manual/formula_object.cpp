// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/formula_object.h"

#include "app/scene/formula.h"

#include <QPainter>
#include <QTextDocument>

namespace whorl {

namespace {

const Formula* formulaOf(const QTextFormat& format)
{
    const QString name = format.toImageFormat().name();
    return name.startsWith(QLatin1String("formula:")) ? findFormula(name.sliced(8)) : nullptr;
}

}  // namespace

FormulaObject::FormulaObject(const QColor& colour, double em, double width, QObject* parent)
    : QObject(parent)
    , m_colour(colour)
    , m_em(em)
    , m_width(width)
{
}

void FormulaObject::setLook(const QColor& colour, double em, double width)
{
    m_colour = colour;
    m_em = em;
    m_width = width;
}

QSizeF FormulaObject::intrinsicSize(QTextDocument* document, int, const QTextFormat& format)
{
    const Formula* formula = formulaOf(format);
    if (!formula)
        return {};
    const double margins = 2 * document->documentMargin();
    const double room = m_width > 0 ? m_width : document->textWidth() > margins ? document->textWidth() - margins : 1e6;
    return formulaSize(*formula) * fittingEm(*formula, m_em, room);
}

void FormulaObject::drawObject(QPainter* painter, const QRectF& place, QTextDocument*, int, const QTextFormat& format)
{
    if (const Formula* formula = formulaOf(format)) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintFormula(*painter, *formula, place, m_colour);
        painter->restore();
    }
}

}  // namespace whorl
