// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QLineEdit;
class QStringListModel;

namespace whorl {

/// A line that pops up over the board to find a word, with completion while it is typed. Enter takes the word that is
/// marked in the list, at first the best of those that begin so; Escape leaves everything as it was.
class WordSearch : public QFrame {
    Q_OBJECT

public:
    using Completions = std::function<QStringList(const QString& beginning)>;  ///< best first

    WordSearch(Completions completions, QWidget* parent);

    /// Shows it in the middle of the upper end of `place`, which is in its parent's coordinates.
    void showOver(const QRect& place);

signals:
    void found(const QString& word);

private:
    void complete(const QString& beginning);
    void takeMarked();
    void take(const QString& word);

    Completions m_completions;
    QLineEdit* m_line;
    QLabel* m_nothing;
    QStringListModel* m_model;
    bool m_isFound = false;
};

}  // namespace whorl
