// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/architecture/source_file.h"

namespace whorl::architecture {

/// A place that breaks a rule, and the rule.
struct Finding {
    QString path;
    int line = 0;
    QString rule;

    QString text() const { return QString("%1:%2: %3").arg(path).arg(line).arg(rule); }
};
using Findings = QList<Finding>;

/// Every file the rules look at: the project without what is built and without data.
using Tree = QList<SourceFile>;

/// What the layers may include; only this table knows their order.
Findings includesOfLayers(const SourceFile& file);

/// Includes are rooted, fine-grained, and a source file begins with its own header, which proves that the header
/// stands alone.
Findings includeStyle(const SourceFile& file, const Tree& tree);

/// Two-line licence header.
Findings licence(const SourceFile& file);

/// Files and functions that have grown too long; lines are clang-format's business.
Findings length(const SourceFile& file);

/// A note about unfinished work names its issue.
Findings unfinishedWork(const SourceFile& file);

/// Texts on screen: no exclamation mark, no "please", no colon at the end, one character for the ellipsis.
Findings textsOnScreen(const SourceFile& file);

/// Paths that exist on one machine only.
Findings machinePaths(const SourceFile& file);

/// A README names every file of its folder, by name or as `stem.*`.
Findings namedInReadme(const SourceFile& file, const Tree& tree);

/// An encoding has a test, and a line in the catalogue when it is a source.
Findings encodingIsListed(const SourceFile& file, const Tree& tree);

}  // namespace whorl::architecture
