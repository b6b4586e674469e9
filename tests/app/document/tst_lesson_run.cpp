// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/document.h"
#include "app/document/lesson_run.h"
#include "app/document/lesson_store.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>
#include <QSignalSpy>

#include <algorithm>
#include <cmath>

using namespace whorl;

class tst_LessonRun : public QObject {
    Q_OBJECT

private slots:
    void everyShippedLessonIsWhole_data();
    void everyShippedLessonIsWhole();
    void everyQuestionIsAnsweredRightAndWrong_data();
    void everyQuestionIsAnsweredRightAndWrong();
    void aStepShowsItsPanels();
    void hiddenPanelsFollowTheShownOnes();
    void theNextStepBringsItsOwnBoard();
    void whatIsRevealedCannotBeChanged();
    void advancingRevealsFirst();
    void aGoalThatWasNotReachedIsShown();
    void aClosedLessonLeavesTheBoard();

private:
    static void addLessons();
};

namespace {

/// Words of a Latin text, characters of a Chinese one, without what is only markup.
int lengthOf(const std::string& text, const std::string& language)
{
    QString plain = QString::fromStdString(text);
    plain.remove(QRegularExpression("[*_`>#]"));
    plain.replace(QRegularExpression("\\{[^}]*\\}"), "00");
    if (language == "zh_CN")
        return static_cast<int>(plain.remove(QRegularExpression("\\s")).size());
    return static_cast<int>(plain.split(QRegularExpression("\\s+"), Qt::SkipEmptyParts).size());
}

Lesson twoPanels()
{
    Lesson lesson = findLesson("rope");
    LessonStep step;
    step.id = lesson.steps[0].id;
    Panel panel;
    panel.source = "rope";
    panel.quantity = "frequencies";
    step.board.panels = {panel, panel, panel};
    step.board.panels[1].quantity = "wavelengths";
    step.board.panels[2].source = "alibi";
    step.board.panels[2].quantity = "slopes";
    step.shown = {1};
    lesson.steps = {step, step};
    lesson.steps[1].id = "second";
    return lesson;
}

}  // namespace

void tst_LessonRun::addLessons()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < lessons().size(); ++i)
        QTest::newRow(lessons()[i].id.c_str()) << static_cast<int>(i);
}

void tst_LessonRun::everyShippedLessonIsWhole_data()
{
    addLessons();
}

void tst_LessonRun::everyShippedLessonIsWhole()
{
    QFETCH(int, index);
    const Lesson& lesson = lessons()[static_cast<std::size_t>(index)];
    const std::vector<std::string> complaints = complaintsAbout(lesson);
    QVERIFY2(complaints.empty(), complaints.empty() ? "" : complaints.front().c_str());
    QCOMPARE(lesson.texts.size(), std::size_t{2});
    QVERIFY(lesson.texts.contains("en") && lesson.texts.contains("zh_CN"));
    QVERIFY(lesson.steps.size() >= 8 && lesson.steps.size() <= 15);
    const auto questions = std::count_if(lesson.steps.begin(), lesson.steps.end(),
                                         [](const LessonStep& step) { return step.question.has_value(); });
    QVERIFY(questions >= 3);
    for (const auto& [language, text] : lesson.texts)
        for (const StepText& step : text.steps) {
            const int most = language == "zh_CN" ? 130 : 65;
            QVERIFY2(lengthOf(step.said.text, language) <= most, (lesson.id + " " + language + " " + step.id).c_str());
        }
}

void tst_LessonRun::everyQuestionIsAnsweredRightAndWrong_data()
{
    addLessons();
}

void tst_LessonRun::everyQuestionIsAnsweredRightAndWrong()
{
    QFETCH(int, index);
    Document document;
    LessonRun run(document);
    run.open(lessons()[static_cast<std::size_t>(index)]);
    for (int step = 0; step < run.count(); ++step) {
        run.goTo(step);
        if (!run.current().question)
            continue;
        const Question& question = *run.current().question;
        const char* place = run.current().id.c_str();
        QVERIFY2(!run.isAnswerRight().value_or(false), place);
        switch (question.kind) {
        case Question::Kind::choose:
            for (const auto& [option, condition] : question.options) {
                run.choose(QString::fromStdString(option));
                QVERIFY2(*run.isAnswerRight() == (run.rightOption().toStdString() == option), place);
            }
            break;
        case Question::Kind::number: {
            const double right =
                run.withNumbers([&](const NumbersNow& now) { return now.number(LessonTerm(question.number)); });
            run.takeNumber(right);
            QVERIFY2(*run.isAnswerRight(), place);
            run.takeNumber(right + std::abs(right) * 1.5 * question.within + (question.within > 0 ? 1e-3 : 1));
            QVERIFY2(!*run.isAnswerRight(), place);
            break;
        }
        case Question::Kind::until: {
            const Board shown = shownBoard(question.solution, run.current().shown);
            document.point(shown.probe);
            document.edit(shown, "Solve");
            QVERIFY2(*run.isAnswerRight(), place);
            break;
        }
        }
    }
}

void tst_LessonRun::aStepShowsItsPanels()
{
    Document document;
    LessonRun run(document);
    run.open(twoPanels());
    QCOMPARE(document.board().panels.size(), std::size_t{1});
    QCOMPARE(document.board().panels[0].quantity, std::string("wavelengths"));
    QCOMPARE(run.wholeBoard().panels.size(), std::size_t{3});
    QVERIFY(!document.isModified());
}

void tst_LessonRun::hiddenPanelsFollowTheShownOnes()
{
    Document document;
    LessonRun run(document);
    run.open(twoPanels());
    QSignalSpy moved(&run, &LessonRun::moved);

    document.edit(withParameter(document.board(), 0, "base", 500.0), "Change base");

    QVERIFY(!moved.isEmpty());
    const Board whole = run.wholeBoard();
    QCOMPARE(std::get<double>(whole.panels[0].values.at("base")), 500.0);
    QCOMPARE(std::get<double>(whole.panels[1].values.at("base")), 500.0);
    QVERIFY(whole.panels[2].values.empty());
}

void tst_LessonRun::theNextStepBringsItsOwnBoard()
{
    Document document;
    LessonRun run(document);
    run.open(twoPanels());
    document.edit(withParameter(document.board(), 0, "base", 500.0), "Change base");
    run.goTo(1);
    QVERIFY(document.board().panels[0].values.empty());
    run.goTo(7);
    QCOMPARE(run.step(), 1);
    run.goTo(-3);
    QCOMPARE(run.step(), 0);
}

void tst_LessonRun::whatIsRevealedCannotBeChanged()
{
    Document document;
    LessonRun run(document);
    Lesson lesson = twoPanels();
    Question question;
    question.options = {{"a", Condition{Condition::Kind::less, {1.0, 2.0}, 0, {}}},
                        {"b", Condition{Condition::Kind::more, {1.0, 2.0}, 0, {}}}};
    lesson.steps[0].question = question;
    run.open(lesson);
    run.choose("b");
    run.reveal();
    run.choose("a");
    QCOMPARE(run.answer().option, QString("b"));
    QCOMPARE(run.isAnswerRight(), std::optional(false));
    run.goTo(1);
    run.goTo(0);
    QVERIFY(run.answer().revealed);
}

void tst_LessonRun::advancingRevealsFirst()
{
    Document document;
    LessonRun run(document);
    Lesson lesson = twoPanels();
    lesson.steps[0].question = Question{};
    lesson.steps[0].question->kind = Question::Kind::until;
    lesson.steps[0].question->until = Condition{Condition::Kind::less, {2.0, 1.0}, 0, {}};
    lesson.steps[0].question->solution = lesson.steps[0].board;
    run.open(lesson);
    run.advance();
    QCOMPARE(run.step(), 0);
    QVERIFY(run.answer().revealed);
    run.advance();
    QCOMPARE(run.step(), 1);
}

void tst_LessonRun::aGoalThatWasNotReachedIsShown()
{
    Document document;
    LessonRun run(document);
    Lesson lesson = twoPanels();
    Question question;
    question.kind = Question::Kind::until;
    question.until = Condition{Condition::Kind::less, {2.0, 1.0}, 0, {}};
    question.solution = lesson.steps[0].board;
    question.solution.panels[1].values["base"] = 500.0;
    question.solution.probe.query = 5;
    lesson.steps[0].question = question;
    run.open(lesson);

    run.reveal();

    QCOMPARE(document.board().panels.size(), std::size_t{1});
    QCOMPARE(std::get<double>(document.board().panels[0].values.at("base")), 500.0);
    QCOMPARE(document.board().probe.query, std::int64_t{5});
    document.undoStack()->undo();
    QVERIFY(document.board().panels[0].values.empty());
}

void tst_LessonRun::aClosedLessonLeavesTheBoard()
{
    Document document;
    LessonRun run(document);
    run.open(twoPanels());
    run.close();
    QVERIFY(!run.isOpen());
    QCOMPARE(document.board().panels.size(), std::size_t{1});
    document.edit(withParameter(document.board(), 0, "base", 500.0), "Change base");
}

WHORL_CORE_TEST(tst_LessonRun)
#include "tst_lesson_run.moc"
