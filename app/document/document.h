// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

namespace whorl {

/// The only mutable state of the program: one board, its undo stack, and the file it belongs to.
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(QObject* parent = nullptr);

    const Board& board() const { return m_board; }

    /// The one way to change the board. `text` is the undo text ("Change base"). Edits that carry the same non-zero
    /// `gesture` merge into one undo entry; an entry that returns to its start disappears.
    void edit(const Board& after, const QString& text, int gesture = 0);

    /// A gesture number never used before: one slider press to release, one animation from play to pause.
    int newGesture() { return ++m_lastGesture; }

    /// Moves the probe as the pointer does: seen at once by every panel, not an undo entry, not a modification.
    void point(const Probe& probe);

    QUndoStack* undoStack() { return &m_undoStack; }

    /// Forgets what the edits so far are called: the program speaks another language now.
    void forgetUndoTexts();

    /// Replaces the board and forgets the history. `path` is empty for a board that has no file yet.
    void reset(const Board& board, const QString& path = {});

    QString path() const { return m_path; }
    /// Whether anything differs from the file that would be missed: the probe and the zoom are saved too, but nobody
    /// is asked about them.
    bool isModified() const;

    /// Writes the board atomically and makes `path` the document's file.
    /// throws FileError when that fails; the old file is then untouched
    void save(const QString& path);

signals:
    /// The board is another one now; says what differs.
    void changed(const whorl::Difference& difference);
    /// Another board altogether, or another file name.
    void replaced();

private:
    friend class BoardCommand;
    void take(const Board& board);

    Board m_board, m_saved;
    QString m_path;
    QUndoStack m_undoStack;
    int m_lastGesture = 0;
};

}  // namespace whorl
