// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/lesson/lesson_folder.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_LessonCheck : public QObject {
    Q_OBJECT

private slots:
    void aGoodLessonHasNoComplaint();
    void whatIsWrongIsSaidWithFileAndLine_data();
    void whatIsWrongIsSaidWithFileAndLine();
    void theRightOptionIsComputed();
    void numbersAreRightWithinTheirShare();
};

namespace {

const QByteArray question = R"({"choose": {"more": {"less": ["n", "m"]}, "less": {"less": ["m", "n"]}}})";

Question asked(const QByteArray& text)
{
    LessonFolder folder = goodFolder();
    folder.files["lesson.json"] = with(folder.files["lesson.json"], question.toStdString(), text.toStdString());
    return *readLesson(folder, rotaryBoard).steps[0].question;
}

}  // namespace

void tst_LessonCheck::aGoodLessonHasNoComplaint()
{
    const std::vector<std::string> complaints = complaintsAbout(readLesson(goodFolder(), rotaryBoard));
    QVERIFY2(complaints.empty(), complaints.empty() ? "" : complaints.front().c_str());
}

void tst_LessonCheck::whatIsWrongIsSaidWithFileAndLine_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("complaint");
    const auto text = [](const char* name, const char* from, const char* to, const char* complaint) {
        QTest::newRow(name) << QByteArray("en.md") << QByteArray(from) << QByteArray(to) << QByteArray(complaint);
    };
    text("number by hand", "Why.\n\n## angle: Two hands\n\nThe", "Why.\n\n## angle: Two hands\n\n42 The",
         "en.md:7: 42 is written by hand");
    text("unknown name", "{theta}", "{tehta}", "en.md:7: {tehta} is the name of no number");
    text("another step", "## angle: Two", "## angel: Two", "en.md:5: the step angel is not in lesson.json");
    text("no heading", "## angle: Two", "## angel: Two", "en.md:1: the step angle is without a heading here");
    text("no words", "The angle is {theta}.", "", "en.md:5: the step angle is without words");
    text("no reveal", "It is {m}.", "", "without what is revealed");
    text("unknown option", "- less: n", "- fewer: n", "en.md:12: the option fewer is not in lesson.json");
    text("option without words", "- less: n", "", "en.md:5: the option less is without words");

    const auto json = [](const char* name, const char* from, const char* to, const char* complaint) {
        QTest::newRow(name) << QByteArray("lesson.json") << QByteArray(from) << QByteArray(to) << QByteArray(complaint);
    };
    json("not computed", "\"rows\": 1", "\"rows\": 99", "lesson.json:4: --rows is 99");
    json("no number at all", "{\"probe\": \"key\"}", "{\"log\": -1}", "lesson.json:7: the number n is nan");
    json("board of no source", "\"board\": \"rotation\"",
         "\"board\": {\"whorl\": 1, \"panels\": [{\"source\": \"rpoe\", \"quantity\": \"angles\"}]}",
         "lesson.json:10: the board is ");
    json("pointing at no parameter", "\"board\": \"rotation\"",
         "\"board\": \"rotation\", \"point_at\": {\"panel\": 0, \"parameter\": \"glow\"}",
         "rope has no such parameter");
    json("two right options", R"({"less": ["m", "n"]}}})", R"({"more": ["m", "n"]}}})",
         "lesson.json:13: the right option is less, more");
    json("no right option", R"({"less": ["n", "m"]})", R"({"less": ["n", "n"]})",
         "lesson.json:13: the right option is none");
    json("words without a question",
         R"("question": {"choose": {"more": {"less": ["n", "m"]}, "less": {"less": ["m", "n"]}}})", R"("show": [0])",
         "en.md:9: a question is without one in lesson.json");
    json("no parameter to be moved", R"({"choose": {"more": {"less": ["n", "m"]}, "less": {"less": ["m", "n"]}}})",
         R"({"until": {"less": ["m", "n"]}, "moves": "/panels/0/parameters/glow", "solution": {"/probe/query": 1}})",
         "lesson.json:13: parameter is glow; rope has no such parameter; it has dimension, ");
    json("goal at the start", R"({"choose": {"more": {"less": ["n", "m"]}, "less": {"less": ["m", "n"]}}})",
         R"({"until": {"less": ["n", "m"]}, "solution": {}})", "the goal is reached from the start");
    json("solution that is none", R"({"choose": {"more": {"less": ["n", "m"]}, "less": {"less": ["m", "n"]}}})",
         R"({"until": {"less": ["m", "n"]}, "solution": {"/probe/query": 4}})",
         "the goal is not reached by the solution");
}

void tst_LessonCheck::whatIsWrongIsSaidWithFileAndLine()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, complaint);
    LessonFolder folder = goodFolder();
    std::string& text = folder.files[file.toStdString()];
    text = with(text, from.toStdString(), to.toStdString());

    QStringList complaints;
    for (const std::string& each : complaintsAbout(readLesson(folder, rotaryBoard)))
        complaints += QString::fromStdString(each);

    QVERIFY2(complaints.join('\n').contains(complaint), qPrintable(complaints.join('\n')));
}

void tst_LessonCheck::theRightOptionIsComputed()
{
    const Lesson lesson = readLesson(goodFolder(), rotaryBoard);
    Board board = lesson.steps[0].board;
    const auto right = [&] {
        return rightOption(*lesson.steps[0].question, NumbersNow(lesson.steps[0].numbers, board));
    };
    QCOMPARE(right(), std::string("more"));
    board.probe.query = 1;
    QCOMPARE(right(), std::string("less"));
    board.probe.query = board.probe.key;
    QVERIFY_EXCEPTION_THROWN(right(), InputError);
}

void tst_LessonCheck::numbersAreRightWithinTheirShare()
{
    const Lesson lesson = readLesson(goodFolder(), rotaryBoard);
    const NumbersNow numbers(lesson.steps[0].numbers, lesson.steps[0].board);
    const Question exact = asked(R"({"number": "m"})");
    QVERIFY(isRight(exact, 7, numbers));
    QVERIFY(!isRight(exact, 7.01, numbers));
    const Question rough = asked(R"({"number": "m", "within": 0.1})");
    QVERIFY(isRight(rough, 7.6, numbers));
    QVERIFY(!isRight(rough, 7.8, numbers));
}

WHORL_CORE_TEST(tst_LessonCheck)
#include "tst_lesson_check.moc"
