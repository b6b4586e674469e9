// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

class QPainter;

namespace whorl {

/// The font of everything the program writes: Inter where it is installed, else the platform's interface font; then
/// a font with Chinese letters, if any is installed. Needs a QGuiApplication.
///
/// px      size in logical pixels, rounded to whole ones
/// weight  400, 500 or 600
QFont interfaceFont(double px, int weight = 400);

/// Makes interfaceFont(13) the font of every widget.
void useInterfaceFont();

/// Replaces Inter by another family, for pictures that must be the same everywhere; an empty name undoes it.
void pinInterfaceFamily(const QString& family);

/// Whether any installed font shows simplified Chinese; otherwise the texts would be empty boxes, and the user should
/// be told which package brings one.
bool hasChinese();

/// What a figure's font-family asks for, in order: the family in use, then what other computers have instead.
QStringList figureFamilies();

/// The same for running mathematics in figures. Formulas themselves are drawings and need no font.
QStringList formulaFamilies();

/// Inter's digits differ in width (a 1 is a quarter narrower), its tabular ones can only be had through an OpenType
/// feature that Qt offers from 6.7 on, and no installed variant has them by default. Where digits must not jump while
/// a number changes, these two give every digit the room of the widest; the text is otherwise as QPainter draws it.
double tabularWidth(const QFont& font, const QString& text);

/// Draws with its baseline starting at `position`, in the painter's font and pen. For screens: in SVG each digit would be
/// a text of its own.
void drawTabular(QPainter& painter, const QPointF& position, const QString& text);

}  // namespace whorl
