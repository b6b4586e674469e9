// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson.h"

#include <QObject>
#include <QString>

namespace whorl {

class Document;
struct Difference;

/// A lesson on its way: the step it is at, what was answered, and its board as the document's. The student may change that board
/// as any other; the next step brings its own.
class LessonRun : public QObject {
    Q_OBJECT

public:
    explicit LessonRun(Document& document, QObject* parent = nullptr);

    bool isOpen() const { return m_lesson.has_value(); }
    const Lesson& lesson() const { return *m_lesson; }

    /// Begins at a step. The document's board is replaced without asking.
    void open(Lesson lesson, int step = 0);
    /// Ends the lesson; the board stays.
    void close();

    int step() const { return m_step; }
    int count() const { return static_cast<int>(m_lesson->steps.size()); }
    const LessonStep& current() const { return m_lesson->steps[static_cast<std::size_t>(m_step)]; }
    /// Goes to a step; one out of range is the nearest.
    void goTo(int step);

    /// What the student said to the step's question.
    struct Answer {
        QString option;                ///< choose
        std::optional<double> number;  ///< number
        bool reached = false;          ///< until: the goal holds, or did when it was revealed
        bool revealed = false;
    };
    const Answer& answer() const { return m_answers[static_cast<std::size_t>(m_step)]; }
    void choose(const QString& option);
    void takeNumber(double number);
    /// Shows what is right; a goal that was not reached is shown on the board. Of a step without a question there is nothing to
    /// reveal.
    void reveal();
    /// Reveals where something is left to reveal, else goes on: what one key of a presenter's remote does.
    void advance();

    /// All of a lesson on its way, to go on with it in another window.
    struct State {
        Lesson lesson;
        int step = 0;
        std::vector<Answer> answers;
    };
    State state() const { return {*m_lesson, m_step, m_answers}; }
    /// Goes on with it; the document has its board.
    void resume(State state);

    /// Whether the answer is right; nothing where there is none yet.
    std::optional<bool> isAnswerRight() const;
    /// The option that is right.
    QString rightOption() const;

    /// The step's board with all its panels, those that are not shown following the shown ones.
    Board wholeBoard() const;
    /// Calls `use` with the numbers as they are now.
    template <class Use>
    auto withNumbers(const Use& use) const
    {
        const Board board = wholeBoard();
        return use(NumbersNow(current().numbers, board));
    }

signals:
    /// Another step, another lesson, or none.
    void stepChanged();
    /// The answer is another one now, or what is right was revealed.
    void answered();
    /// The board moved, and numbers may have with it.
    void moved();

private:
    void look(const Difference& difference);
    Answer& ownAnswer() { return m_answers[static_cast<std::size_t>(m_step)]; }

    Document& m_document;
    std::optional<Lesson> m_lesson;
    int m_step = 0;
    std::vector<Answer> m_answers;
};

/// The place of a panel among those that a step shows; nothing where it is hidden.
std::optional<int> shownIndex(const LessonStep& step, std::size_t panel);

/// A board of these panels alone, all where there are none; and the board of a step as it is shown at first.
Board shownBoard(const Board& whole, const std::vector<std::size_t>& shown);
Board shownBoard(const LessonStep& step);

}  // namespace whorl
