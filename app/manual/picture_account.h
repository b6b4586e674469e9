// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

#include <QString>
#include <QStringList>

namespace whorl {

/// How a panel's picture was made, in the language of the program: sources and quantities, every parameter, formulas, what
/// a pixel is, the precision, and the commands that make the same again.
struct PictureAccount {
    QString html;  ///< as ManualPage has it
    QString text;  ///< the same without formulas' pictures, to be copied
};

/// pixels  what the picture says of its resolution: "1 px = 1.61 positions (mean)"; may be empty
/// throws  InputError for a panel of a source or quantity that there is not
PictureAccount accountOf(const Panel& panel, const QString& pixels);

/// The commands that write the numbers and the figure of a panel, for a shell: those of each side where it compares.
/// throws  as accountOf
QStringList commandsOf(const Panel& panel);

/// A word for a shell, in quotes where it needs them.
QString shellWord(const QString& word);

}  // namespace whorl
