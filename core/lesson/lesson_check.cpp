// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json_place.h"
#include "core/lesson/lesson.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace whorl {

namespace {

/// Looks at one lesson and writes down what is wrong.
class Check {
public:
    explicit Check(const Lesson& lesson)
        : m_lesson(lesson)
    {
    }

    std::vector<std::string> complaints()
    {
        for (const auto& [language, text] : m_lesson.texts) {
            checkSteps(text);
            for (std::size_t i = 1; i < text.steps.size(); ++i)
                if (placeOf(text.steps[i].id) < placeOf(text.steps[i - 1].id))
                    say(text.file, text.steps[i].line, "the step " + text.steps[i].id,
                        "before the one above it in lesson.json");
        }
        for (const LessonStep& step : m_lesson.steps)
            checkStep(step);
        return std::move(m_complaints);
    }

private:
    std::size_t placeOf(std::string_view id) const
    {
        const auto found = std::find_if(m_lesson.steps.begin(), m_lesson.steps.end(),
                                        [id](const LessonStep& each) { return each.id == id; });
        return static_cast<std::size_t>(found - m_lesson.steps.begin());
    }

    void checkSteps(const LessonText& text)
    {
        for (const StepText& step : text.steps)
            if (placeOf(step.id) == m_lesson.steps.size())
                say(text.file, step.line, "the step " + step.id, "not in lesson.json");
        for (const LessonStep& step : m_lesson.steps)
            if (!text.step(step.id))
                say(text.file, 1, "the step " + step.id, "without a heading here");
    }

    void checkStep(const LessonStep& step)
    {
        for (const std::string& problem : problems(step.board))
            sayOf(step.place, "the board", problem);
        if (step.pointedAt && !step.pointedAt->parameter.empty() && problems(step.board).empty())
            checkParameter(step, step.place + ".point_at", step.pointedAt->panel, step.pointedAt->parameter);
        if (step.question && step.question->moves && step.question->moves->panel && problems(step.board).empty())
            checkParameter(step, step.place + ".question.moves", *step.question->moves->panel,
                           step.question->moves->id);
        const NumbersNow numbers(step.numbers, step.board);
        for (const auto& [name, number] : step.numbers)
            attempt(number.place, [&numbers, name = name] {
                const LessonValue value = numbers(name);
                const auto* const found = std::get_if<double>(&value);
                if (found && !std::isfinite(*found))
                    throw InputError("the number " + name, printNumber(*found), "a finite one is needed");
            });
        for (const auto& [language, text] : m_lesson.texts)
            if (const StepText* words = text.step(step.id))
                checkWords(step, *words, text.file);
        if (step.question)
            checkQuestion(step, *step.question, numbers);
    }

    void checkParameter(const LessonStep& step, const std::string& place, std::size_t panel, const std::string& id)
    {
        attempt(place, [&] {
            const LessonSubject subject{panel, {}, {}, {}, {}};
            const LessonNumbers one = {{"it", {ParameterNumber{subject, id}, {}, {}}}};
            NumbersNow(one, step.board)("it");
        });
    }

    void checkWords(const LessonStep& step, const StepText& words, const std::string& file)
    {
        for (const LessonPassage* passage : words.passages()) {
            for (const NamedPlace& name : namesIn(*passage))
                if (!step.numbers.contains(name.text))
                    say(file, name.line, "{" + name.text + "}", "the name of no number of this step");
            for (const NamedPlace& number : numbersByHand(*passage))
                say(file, number.line, number.text, "written by hand; a number of lesson.json is needed");
        }
        if (words.said.text.empty())
            say(file, words.line, "the step " + step.id, "without words");
        if (step.question && (words.question.text.empty() || words.revealed.text.empty()))
            say(file, words.line, "the step " + step.id,
                "without \"> question\" or without what is revealed after ---");
        if (!step.question && !words.question.text.empty())
            say(file, words.question.line, "a question", "without one in lesson.json");
        checkOptions(step, words, file);
    }

    void checkOptions(const LessonStep& step, const StepText& words, const std::string& file)
    {
        std::set<std::string> wanted, said;
        if (step.question)
            for (const auto& [option, condition] : step.question->options)
                wanted.insert(option);
        for (const auto& [option, passage] : words.options) {
            if (!wanted.contains(option))
                say(file, passage.line, "the option " + option, "not in lesson.json");
            said.insert(option);
        }
        for (const std::string& option : wanted)
            if (!said.contains(option))
                say(file, words.line, "the option " + option, "without words");
    }

    void checkQuestion(const LessonStep& step, const Question& question, const NumbersNow& numbers)
    {
        const std::string place = step.place + ".question";
        attempt(place, [&] {
            if (question.kind == Question::Kind::choose)
                rightOption(question, numbers);
            if (question.kind == Question::Kind::number)
                isRight(question, 0, numbers);
            if (question.kind != Question::Kind::until)
                return;
            if (holds(question.until, numbers))
                sayOf(place, "the goal", "reached from the start");
            if (!holds(question.until, NumbersNow(step.numbers, question.solution)))
                sayOf(place, "the goal", "not reached by the solution");
        });
    }

    template <class Action>
    void attempt(const std::string& place, const Action& action)
    {
        try {
            action();
        } catch (const InputError& error) {
            sayOf(place, {}, error.what());
        }
    }

    void sayOf(const std::string& place, const std::string& what, const std::string& how)
    {
        say(m_lesson.file, lineOfPlace(m_lesson.json, place), what, how);
    }

    void say(const std::string& file, int line, const std::string& what, const std::string& how)
    {
        std::string complaint = file + ":" + std::to_string(line) + ": " + (what.empty() ? how : what + " is " + how);
        if (std::find(m_complaints.begin(), m_complaints.end(), complaint) == m_complaints.end())
            m_complaints.push_back(std::move(complaint));
    }

    const Lesson& m_lesson;
    std::vector<std::string> m_complaints;
};

}  // namespace

std::vector<std::string> complaintsAbout(const Lesson& lesson)
{
    return Check(lesson).complaints();
}

}  // namespace whorl
