// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error.h"
#include "core/lesson/lesson_text.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_LessonText : public QObject {
    Q_OBJECT

private slots:
    void aTextIsReadIntoItsParts();
    void everyPassageKnowsItsLine();
    void textsOfTheWrongFormAreRefused_data();
    void textsOfTheWrongFormAreRefused();
    void namesAreFilledIn();
    void numbersByHandAreFound_data();
    void numbersByHandAreFound();
};

namespace {

constexpr std::string_view text = "# Turning\n"                       // 1
                                  "\n"                                // 2
                                  "Why the score sees\n"              // 3
                                  "only the distance.\n"              // 4
                                  "\n"                                // 5
                                  "## angle: Two hands: one clock\n"  // 6
                                  "\n"                                // 7
                                  "First {m}.\n"                      // 8
                                  "- a list\n"                        // 9
                                  "\n"                                // 10
                                  "Second {n}.\n"                     // 11
                                  "\n"                                // 12
                                  "> What becomes\n"                  // 13
                                  "> of it?\n"                        // 14
                                  "\n"                                // 15
                                  "- more: It grows\n"                // 16
                                  "  and grows\n"                     // 17
                                  "- same: It stays: {m}\n"           // 18
                                  "\n"                                // 19
                                  "---\n"                             // 20
                                  "\n"                                // 21
                                  "It stays.\n"                       // 22
                                  "\n"                                // 23
                                  "### Notes\n"                       // 24
                                  "Vote {x}.\n"                       // 25
                                  "---\n"                             // 26
                                  "## end: The end\n"                 // 27
                                  "Over.";                            // 28

}  // namespace

void tst_LessonText::aTextIsReadIntoItsParts()
{
    const LessonText read = readLessonText(text, "en.md");

    QCOMPARE(read.title, std::string("Turning"));
    QCOMPARE(read.summary, std::string("Why the score sees only the distance."));
    QCOMPARE(read.steps.size(), std::size_t{2});
    const StepText& step = read.steps[0];
    QCOMPARE(step.id, std::string("angle"));
    QCOMPARE(step.heading, std::string("Two hands: one clock"));
    QCOMPARE(step.said.text, std::string("First {m}.\n- a list\n\nSecond {n}."));
    QCOMPARE(step.question.text, std::string("What becomes\nof it?"));
    QCOMPARE(step.options.size(), std::size_t{2});
    QCOMPARE(step.options[0].second.text, std::string("It grows and grows"));
    QCOMPARE(step.options[1].first, std::string("same"));
    QCOMPARE(step.options[1].second.text, std::string("It stays: {m}"));
    QCOMPARE(step.revealed.text, std::string("It stays."));
    QCOMPARE(step.notes.text, std::string("Vote {x}.\n---"));
    QCOMPARE(read.steps[1].said.text, std::string("Over."));
    QVERIFY(read.step("end") == &read.steps[1]);
    QVERIFY(!read.step("other"));
}

void tst_LessonText::everyPassageKnowsItsLine()
{
    const LessonText read = readLessonText(text, "en.md");
    const StepText& step = read.steps[0];
    QCOMPARE(step.line, 6);
    QCOMPARE(step.said.line, 8);
    QCOMPARE(step.question.line, 13);
    QCOMPARE(step.options[1].second.line, 18);
    QCOMPARE(step.notes.line, 25);
    const std::vector<NamedPlace> names = namesIn(step.said);
    QCOMPARE(names.size(), std::size_t{2});
    QCOMPARE(names[0].text, std::string("m"));
    QCOMPARE(names[0].line, 8);
    QCOMPARE(names[1].line, 11);
}

void tst_LessonText::textsOfTheWrongFormAreRefused_data()
{
    QTest::addColumn<QByteArray>("markdown");
    QTest::addColumn<QByteArray>("complaint");
    const auto row = [](const char* name, const char* markdown, const char* complaint) {
        QTest::newRow(name) << QByteArray(markdown) << QByteArray(complaint);
    };
    row("empty", "", "en.md:0: no title");
    row("no title", "\n\n", "en.md:2: no title");
    row("words before it", "Hello\n# Title", "en.md:1: words before the title");
    row("two titles", "# A\n# B", "en.md:2: a second title");
    row("step before the title", "## a: A", "en.md:1: a step before the title");
    row("heading without an id", "# A\n## Two hands", "en.md:2: a heading without an id");
    row("id of capitals", "# A\n## Two: hands", "en.md:2: a heading without an id");
    row("step twice", "# A\n## a: A\n## a: B", "en.md:3: the step a twice");
    row("notes of nothing", "# A\n### Notes", "en.md:2: notes of no step");
    row("words after a question", "# A\n## a: A\n> What?\nOr else", "en.md:4: \"Or else\" below a question");
    row("option without an id", "# A\n## a: A\n> What?\n- It grows", "en.md:4: \"- It grows\" below a question");
}

void tst_LessonText::textsOfTheWrongFormAreRefused()
{
    QFETCH(QByteArray, markdown);
    QFETCH(QByteArray, complaint);
    try {
        readLessonText(markdown.toStdString(), "en.md");
        QFAIL("accepted");
    } catch (const FileError& error) {
        QVERIFY2(QByteArray(error.what()).startsWith(complaint), error.what());
    }
}

void tst_LessonText::namesAreFilledIn()
{
    const auto named = [](std::string_view name) { return "<" + std::string(name) + ">"; };
    QCOMPARE(filled("{a} and {b}", named), std::string("<a> and <b>"));
    QCOMPARE(filled("a \\{b} {c}", named), std::string("a {b} <c>"));
    QCOMPARE(filled("{unclosed", named), std::string("{unclosed"));
    QCOMPARE(filled("", named), std::string());
}

void tst_LessonText::numbersByHandAreFound_data()
{
    QTest::addColumn<QByteArray>("passage");
    QTest::addColumn<QStringList>("numbers");
    const auto row = [](const char* text, const QStringList& numbers) {
        QTest::newRow(text) << QByteArray(text) << numbers;
    };
    row("no digits", {});
    row("θ = 0.3162 rad", {"0.3162"});
    row("{x1} of {y2}", {});
    row("T5, GPT-2, word2vec, 2-D, Llama-3.1", {});
    row("第 3 步", {"3"});
    row("共7步", {"7"});
    row("m = 7, n = 3", {"7", "3"});
    row("10 000", {"10", "000"});
}

void tst_LessonText::numbersByHandAreFound()
{
    QFETCH(QByteArray, passage);
    QFETCH(QStringList, numbers);
    QStringList found;
    for (const NamedPlace& each : numbersByHand({passage.toStdString(), 1}))
        found += QString::fromStdString(each.text);
    QCOMPARE(found, numbers);
}

WHORL_CORE_TEST(tst_LessonText)
#include "tst_lesson_text.moc"
