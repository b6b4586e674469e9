// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace whorl::architecture {

/// One string literal of a source file.
struct Literal {
    qsizetype begin = 0, end = 0;  ///< offsets of the opening quote and of the character after the closing one
    QString value;                 ///< as written between the quotes, escapes and all
};

/// A function body, nested lambdas and classes included.
struct Body {
    int firstLine = 0, lastLine = 0;
};

/// An include directive.
struct Include {
    int line = 0;
    QString target;
    bool quoted = false;
};

/// A text file of the project, and a C++ reader's view of it that is just good enough for the rules.
struct SourceFile {
    QString path;             ///< from the root of the project, with '/'
    QString text;             ///< everything
    QString code;             ///< as long as `text`; comments, literals and preprocessor lines are blanks
    QList<Literal> literals;  ///< in order

    QStringList lines() const { return text.split('\n'); }
    int lineAt(qsizetype offset) const { return 1 + static_cast<int>(text.first(offset).count('\n')); }
    bool isCpp() const { return path.endsWith(".h") || path.endsWith(".cpp"); }
    bool isIn(const QString& folder) const { return path.startsWith(folder + '/'); }
    QString folder() const { return path.section('/', 0, -2); }
    QString name() const { return path.section('/', -1); }
    QString stem() const { return name().section('.', 0, 0); }

    QList<Include> includes() const;

    /// Every function with a body, outermost only. Braces decide, so unbalanced macros confuse it.
    QList<Body> functions() const;
};

/// Reads a text; `code` and `literals` are filled for C++ only.
SourceFile readSource(const QString& path, const QString& text);

}  // namespace whorl::architecture
