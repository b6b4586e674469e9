// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source.h"

#include <QByteArray>
#include <QColor>
#include <QSizeF>
#include <QStringList>

class QPainter;
class QRectF;

namespace whorl {

/// A formula of resources/formulas.
struct Formula {
    QString id;      ///< "rope", "rope/yarn", "rope/decay_bound": a source, and what of it
    QString spoken;  ///< in words, for those who listen; English, clauses of the context "Formula" between semicolons
    QString tex;
    /// The quantities that are made in this way ("table/projection"): of its own source where that choice is made, of others
    /// always. Empty: all of its source.
    QStringList of = {};
};

/// All formulas by their ids.
const std::vector<Formula>& formulas();

/// The formula with this id, or nullptr.
const Formula* findFormula(const QString& id);

/// The formula of a quantity: its own, or that of another source which makes it in the same way; nullptr without one.
const Formula* findQuantityFormula(const QString& source, const QString& quantity);

/// The formulas of a quantity under these values: its own, if it has one; then those of the choices made ("rope/yarn"),
/// or, where none of them has one, the source's; last, those of a source that is a choice of this one, such as the encoding of
/// a sentence. Empty where there is none. A word that names both a quantity and a
/// choice means the quantity.
std::vector<const Formula*> formulasOf(const Source& source, std::string_view quantity, const Values& values);

/// What a screen reader says, in the language of the program.
QString spokenFormula(const Formula& formula);

/// The picture, in `colour`; SVG.
QByteArray formulaPicture(const Formula& formula, const QColor& colour);

/// Its width and height in heights of letters (em).
QSizeF formulaSize(const Formula& formula);

/// The height of the letters with which the formula fits a width: `em`, or less.
double fittingEm(const Formula& formula, double em, double width);

/// Draws the formula as vectors into its place.
void paintFormula(QPainter& painter, const Formula& formula, const QRectF& place, const QColor& colour);

}  // namespace whorl
