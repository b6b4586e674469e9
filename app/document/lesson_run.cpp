// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/lesson_run.h"

#include "app/document/document.h"

#include <algorithm>

namespace whorl {

namespace {

/// Takes over what differs between a shown panel and its beginning, in the panel and in those linked to it.
void follow(Board& whole, std::size_t index, const Panel& shown)
{
    for (const auto& [id, value] : shown.values) {
        const auto before = whole.panels[index].values.find(id);
        if (before == whole.panels[index].values.end() || before->second != value)
            whole = withParameter(whole, index, id, value);
    }
    whole.panels[index] = shown;
}

}  // namespace

Board shownBoard(const Board& whole, const std::vector<std::size_t>& shown)
{
    Board board = whole;
    if (shown.empty())
        return board;
    board.panels.clear();
    for (const std::size_t index : shown)
        board.panels.push_back(whole.panels[index]);
    if (board.panels.size() != whole.panels.size()) {
        board.layout = Layout::automatic;
        board.proportions.clear();
    }
    return board;
}

Board shownBoard(const LessonStep& step)
{
    return shownBoard(step.board, step.shown);
}

std::optional<int> shownIndex(const LessonStep& step, std::size_t panel)
{
    if (step.shown.empty())
        return static_cast<int>(panel);
    const auto found = std::find(step.shown.begin(), step.shown.end(), panel);
    return found == step.shown.end() ? std::nullopt : std::optional(static_cast<int>(found - step.shown.begin()));
}

LessonRun::LessonRun(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    connect(&document, &Document::changed, this, &LessonRun::look);
}

void LessonRun::open(Lesson lesson, int step)
{
    m_answers.assign(lesson.steps.size(), {});
    m_lesson = std::move(lesson);
    m_step = -1;
    goTo(step);
}

void LessonRun::resume(State state)
{
    m_lesson = std::move(state.lesson);
    m_answers = std::move(state.answers);
    m_step = state.step;
    emit stepChanged();
}

void LessonRun::close()
{
    if (!m_lesson)
        return;
    m_lesson.reset();
    m_answers.clear();
    m_step = 0;
    emit stepChanged();
}

void LessonRun::goTo(int step)
{
    step = std::clamp(step, 0, count() - 1);
    if (step == m_step)
        return;
    m_step = step;
    m_document.reset(shownBoard(current()));
    emit stepChanged();
}

void LessonRun::choose(const QString& option)
{
    if (!answer().revealed && option != answer().option) {
        ownAnswer().option = option;
        emit answered();
    }
}

void LessonRun::takeNumber(double number)
{
    if (!answer().revealed && number != answer().number) {
        ownAnswer().number = number;
        emit answered();
    }
}

void LessonRun::reveal()
{
    if (!current().question || answer().revealed)
        return;
    ownAnswer().revealed = true;
    const Question& question = *current().question;
    if (question.kind == Question::Kind::until && !answer().reached) {
        const Board shown = shownBoard(question.solution, current().shown);
        m_document.edit(shown, tr("Show the solution"));
        m_document.point(shown.probe);
    }
    emit answered();
}

void LessonRun::advance()
{
    if (current().question && !answer().revealed)
        reveal();
    else
        goTo(m_step + 1);
}

std::optional<bool> LessonRun::isAnswerRight() const
{
    if (!current().question)
        return std::nullopt;
    const Question& question = *current().question;
    switch (question.kind) {
    case Question::Kind::choose:
        if (answer().option.isEmpty())
            return std::nullopt;
        return answer().option == rightOption();
    case Question::Kind::number:
        if (!answer().number)
            return std::nullopt;
        return withNumbers([&](const NumbersNow& now) { return isRight(question, *answer().number, now); });
    case Question::Kind::until:
        break;
    }
    return answer().reached ? std::optional(true) : std::nullopt;
}

QString LessonRun::rightOption() const
{
    // What is asked of the board as the step begins is not answered by moving it.
    const NumbersNow now(current().numbers, current().board);
    return QString::fromStdString(whorl::rightOption(*current().question, now));
}

Board LessonRun::wholeBoard() const
{
    const Board& shown = m_document.board();
    const LessonStep& step = current();
    if (step.shown.empty())
        return shown;
    Board whole = step.board;
    const std::size_t count = std::min(step.shown.size(), shown.panels.size());
    for (std::size_t i = 0; i < count; ++i)
        follow(whole, step.shown[i], shown.panels[i]);
    whole.probe = shown.probe;
    return whole;
}

void LessonRun::look(const Difference& difference)
{
    if (!m_lesson || difference.empty())
        return;
    if (const auto& question = current().question;
        question && question->kind == Question::Kind::until && !answer().revealed) {
        bool reached = false;
        try {
            reached = withNumbers([&](const NumbersNow& now) { return holds(question->until, now); });
        } catch (const InputError&) {
            // On a board that no longer has what is asked about, the goal is out of reach.
        }
        if (reached != answer().reached) {
            ownAnswer().reached = reached;
            emit answered();
        }
    }
    emit moved();
}

}  // namespace whorl
