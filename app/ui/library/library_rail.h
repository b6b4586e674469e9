// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace whorl {

/// What the library becomes in a narrow window: a column of 48 px with a button for the search and one for each group.
class LibraryRail : public QWidget {
    Q_OBJECT

public:
    explicit LibraryRail(QWidget* parent = nullptr);

signals:
    void searchWanted();
    /// Number of the group, as Library::showGroup() counts.
    void groupWanted(int group);
};

}  // namespace whorl
