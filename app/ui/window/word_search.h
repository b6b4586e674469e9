// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>

class QLineEdit;
class QStringListModel;

namespace whorl {

/// A line that pops up over the board to find a word, with completion while it is typed. Enter takes the word, or the
/// first that begins like it; Escape leaves everything as it was.
class WordSearch : public QFrame {
    Q_OBJECT

public:
    using Completions = std::function<QStringList(const QString& beginning)>;

    WordSearch(Completions completions, QWidget* parent);

    /// Shows it in the middle of the upper end of `place`, which is in its parent's coordinates.
    void showOver(const QRect& place);

signals:
    void found(const QString& word);

private:
    void complete(const QString& beginning);
    void take();

    Completions m_completions;
    QLineEdit* m_line;
    QStringListModel* m_model;
};

}  // namespace whorl
