// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/document.h"

#include "app/document/board_store.h"

#include <QUndoCommand>

namespace whorl {

namespace {

/// The probe moves without being edited, so it says nothing about whether an edit came back to its start.
Board withoutProbe(Board board)
{
    board.probe = {};
    return board;
}

/// What makes the board what it is, whatever part of it one looks at.
Board withoutLook(Board board)
{
    board.probe = {};
    for (Panel& panel : board.panels) {
        panel.rows.reset();
        panel.columns.reset();
    }
    return board;
}

}  // namespace

/// The one undo command of the program: the board before and the board after.
class BoardCommand : public QUndoCommand {
public:
    BoardCommand(Document& document, const Board& after, const QString& text, int gesture)
        : QUndoCommand(text)
        , m_document(document)
        , m_before(document.board())
        , m_after(after)
        , m_gesture(gesture)
    {
    }

    void undo() override { show(m_before); }
    void redo() override { show(m_after); }
    int id() const override { return m_gesture == 0 ? -1 : m_gesture; }

    bool mergeWith(const QUndoCommand* next) override
    {
        m_after = static_cast<const BoardCommand*>(next)->m_after;
        setObsolete(withoutProbe(m_after) == withoutProbe(m_before));
        return true;
    }

private:
    /// The pointer has moved the probe since: an edit that left it alone leaves it where it is now.
    void show(const Board& board)
    {
        Board shown = board;
        if (m_before.probe == m_after.probe)
            shown.probe = m_document.board().probe;
        m_document.take(shown);
    }

    Document& m_document;
    Board m_before, m_after;
    int m_gesture;
};

Document::Document(QObject* parent)
    : QObject(parent)
{
}

void Document::edit(const Board& after, const QString& text, int gesture)
{
    if (after != m_board)
        m_undoStack.push(new BoardCommand(*this, after, text, gesture));
}

void Document::forgetUndoTexts()
{
    // The stack shows its commands as const, but they are ours.
    for (int i = 0; i < m_undoStack.count(); ++i)
        const_cast<QUndoCommand*>(m_undoStack.command(i))->setText({});
}

bool Document::isModified() const
{
    return !m_undoStack.isClean() && withoutLook(m_board) != withoutLook(m_saved);
}

void Document::point(const Probe& probe)
{
    Board after = m_board;
    after.probe = probe;
    take(after);
}

void Document::take(const Board& board)
{
    const Difference changes = difference(m_board, board);
    m_board = board;
    if (!changes.empty())
        emit changed(changes);
}

void Document::reset(const Board& board, const QString& path)
{
    m_board = m_saved = board;
    m_path = path;
    m_undoStack.clear();
    emit replaced();
}

void Document::save(const QString& path)
{
    writeBoardFile(m_board, path);
    m_saved = m_board;
    m_path = path;
    m_undoStack.setClean();
    emit replaced();
}

}  // namespace whorl
