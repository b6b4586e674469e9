// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QTreeView;

namespace whorl {

class Appearance;
class LibraryDelegate;
class LibraryFilter;
class LibraryModel;

/// The left dock: a search field over the tree of everything that can be put on a board. A click selects a row, a
/// double-click or Return chooses it; a line below says what that does.
class Library : public QWidget {
    Q_OBJECT

public:
    explicit Library(const Appearance& appearance, QWidget* parent = nullptr);

    void focusSearch();
    /// Unfolds the n-th group (encodings, models, boards, lessons) and moves the cursor to it.
    void showGroup(int group);
    /// Marks what the selected panel shows.
    void markShown(const QString& source, const QString& quantity);

signals:
    /// A source or quantity was chosen, for the selected panel or for a new one.
    void panelChosen(const whorl::Panel& panel, bool asNew);
    /// A ready-made board was chosen.
    void boardChosen(const QString& id);
    /// A lesson was chosen.
    void lessonChosen(const QString& id);
    /// A published model was chosen.
    void modelChosen(const QString& name);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search(const QString& words);
    void unfold();
    void choose(const QModelIndex& index, bool asNew = false);
    void clicked(const QModelIndex& index);
    void showMenu(const QPoint& position);
    void showHint();
    bool searchKey(int key, Qt::KeyboardModifiers modifiers);

    LibraryModel* m_model;
    LibraryFilter* m_filter;
    LibraryDelegate* m_delegate;
    QLineEdit* m_search;
    QTreeView* m_tree;
    QLabel* m_hint;
};

}  // namespace whorl
