// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/lesson/lesson_folder.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_LessonFile : public QObject {
    Q_OBJECT

private slots:
    void aFolderIsRead();
    void aStepWithoutABoardHasTheOneBefore();
    void changesAreSetInTheirPlaces();
    void languagesFallBack();
    void aWrongLessonIsRefusedWithFileLineAndReason_data();
    void aWrongLessonIsRefusedWithFileLineAndReason();
    void folderWithoutItsPartsIsRefused();
    void aCutFileIsRefusedOrRead();
};

void tst_LessonFile::aFolderIsRead()
{
    const Lesson lesson = readLesson(goodFolder(), rotaryBoard);

    QCOMPARE(lesson.id, std::string("turn"));
    QCOMPARE(lesson.steps.size(), std::size_t{1});
    QCOMPARE(lesson.steps[0].board.panels[0].source, std::string("rope"));
    QCOMPARE(lesson.steps[0].numbers.size(), std::size_t{4});
    QVERIFY(lesson.steps[0].question);
    QCOMPARE(lesson.steps[0].question->options.size(), std::size_t{2});
    QCOMPARE(lesson.text("en").title, std::string("Turning"));
}

void tst_LessonFile::aStepWithoutABoardHasTheOneBefore()
{
    LessonFolder folder = goodFolder();
    folder.files["lesson.json"] =
        with(folder.files["lesson.json"], "  \"steps\": [",
             "  \"steps\": [{\"id\": \"first\", \"board\": \"rotation\", \"changes\": {\"/probe/query\": 9}},");
    folder.files["lesson.json"] = with(folder.files["lesson.json"], "\n      \"board\": \"rotation\",", "");

    const Lesson lesson = readLesson(folder, rotaryBoard);

    QCOMPARE(lesson.steps[1].board.probe.query, std::int64_t{9});
}

void tst_LessonFile::changesAreSetInTheirPlaces()
{
    LessonFolder folder = goodFolder();
    folder.files["lesson.json"] =
        with(folder.files["lesson.json"], "\"board\": \"rotation\",",
             R"("board": "rotation", "changes": {"/panels/0/parameters/base": 500, "/probe/query": null,)"
             R"("/panels/0/parameters/dimension": null, "/panels/0/title": "Fast and slow"},)");

    const Board board = readLesson(folder, rotaryBoard).steps[0].board;

    QVERIFY(board.panels[0].values == (Values{{"base", std::int64_t{500}}}));
    QCOMPARE(board.panels[0].title, std::string("Fast and slow"));
    QCOMPARE(board.probe.query, std::int64_t{0});
    QCOMPARE(board.probe.key, std::int64_t{3});
}

void tst_LessonFile::languagesFallBack()
{
    LessonFolder folder = goodFolder();
    folder.files["zh_CN.md"] = with(folder.files["en.md"], "# Turning", "# 旋转");
    folder.files["README.md"] = "not a text";
    const Lesson lesson = readLesson(folder, rotaryBoard);
    QCOMPARE(lesson.texts.size(), std::size_t{2});
    QCOMPARE(lesson.text("zh_CN").title, std::string("旋转"));
    QCOMPARE(lesson.text("fr").title, std::string("Turning"));
    folder.files.erase("en.md");
    QCOMPARE(readLesson(folder, rotaryBoard).text("en").title, std::string("旋转"));
}

void tst_LessonFile::aWrongLessonIsRefusedWithFileLineAndReason_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("complaint");
    const auto row = [](const char* name, const char* from, const char* to, const char* complaint) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(complaint);
    };
    const char* file = "lessons/turn/lesson.json";
    const auto at = [file](int line, const char* rest) {
        return QByteArray(file) + ":" + QByteArray::number(line) + ": " + rest;
    };
    row("no JSON", "\"lesson\": 1,", "\"lesson\": 1", at(3, "not JSON at byte"));
    row("later version", "\"lesson\": 1", "\"lesson\": 2", at(2, "lesson is 2; \"lesson\": 1 is needed"));
    row("no version", "\"lesson\": 1,", "", at(1, "lesson is missing; \"lesson\": 1 is needed"));
    row("unknown key", "\"lesson\": 1,", "\"lesson\": 1, \"glow\": 1,", at(2, "glow is 1; the known keys are"));
    row("step's unknown key", "\"id\": \"angle\",", "\"id\": \"angle\", \"glow\": 1,", at(11, "steps[0].glow is 1"));
    row("no steps", "\"steps\": [", "\"steps\": [], \"rest\": [", at(9, "steps is 0; 1 to 40 steps are needed"));
    row("id of capitals", "\"id\": \"angle\"", "\"id\": \"Angle\"", at(11, "steps[0].id is \"Angle\""));
    row("unknown board", "\"rotation\"", "\"rotatoin\"", at(12, "\"rotatoin\"; known boards are rotation"));
    row("no board at first", "\"board\": \"rotation\",", "", at(10, "steps[0].board is missing"));
    row("number of no kind", "{\"probe\": \"key\"}", "{\"prob\": \"key\"}", at(7, "numbers.n is"));
    row("name with a blank", "\"theta\":", "\"the ta\":", at(4, "numbers.the ta is \"the ta\""));
    row("one option", ", \"less\": {\"less\": [\"m\", \"n\"]}}", "}", at(13, "steps[0].question.choose is"));
    row("options without conditions",
        "{\"choose\": {\"more\": {\"less\": [\"n\", \"m\"]}, \"less\": {\"less\": [\"m\", \"n\"]}}}",
        R"({"choose": ["more", "less"]})",
        at(13, "steps[0].question.choose is [\"more\",\"less\"]; 2 to 5 options are needed, each with the condition"));
    row("a condition that is none", "{\"less\": [\"n\", \"m\"]}", "true",
        at(13, "steps[0].question.choose.more is true; a condition is needed, such as {"));
    row("a condition of no kind", "{\"less\": [\"n\", \"m\"]}", "{\"bigger\": [\"n\", \"m\"]}",
        at(13, "steps[0].question.choose.more has \"bigger\"; less, more, equal, is, all, any or not is needed"));
    for (const char* moved : {"\"base\"", "5", "\"/probe/token\"", "\"/panels/1/parameters/base\""})
        QTest::addRow("moves %s", moved) << QByteArray(
            "{\"choose\": {\"more\": {\"less\": [\"n\", \"m\"]}, \"less\": {\"less\": [\"m\", \"n\"]}}}")
                                         << QByteArray(R"({"until": {"less": ["m", "n"]}, "moves": )") + moved + "}"
                                         << at(13, "steps[0].question.moves is ") + moved
                + "; what is to be moved is needed: a parameter of one of the panels 0 to 0, such as ";
    row("question of no kind", "\"choose\": {", "\"chose\": {",
        at(13, "steps[0].question has \"chose\"; one of these is needed: \"choose\": {"));
    row("change in no place", "\"rotation\",", "\"rotation\", \"changes\": {\"/panels/x/title\": \"A\"},",
        at(12, "steps[0].changes./panels/x/title is \"A\"; no such place"));
    row("change of the wrong kind", "\"rotation\",", "\"rotation\", \"changes\": {\"/probe/query\": \"A\"},",
        at(12, "probe.query is \"A\"; a whole number is needed"));
    row("change that boards do not know", "\"rotation\",", "\"rotation\", \"changes\": {\"/probe/qeury\": 1},",
        at(12, "steps[0].changes is \"probe\"; boards have no such place"));
    row("panel that is not there", "\"rotation\",", "\"rotation\", \"show\": [1],",
        at(12, "steps[0].show is 1; the board has panels 0 to 0"));
    row("pointing at nothing", "\"rotation\",", "\"rotation\", \"point_at\": {\"panel\": -1},",
        at(12, "steps[0].point_at.panel is -1"));
    row("goal without a solution",
        "{\"choose\": {\"more\": {\"less\": [\"n\", \"m\"]}, \"less\": {\"less\": [\"m\", \"n\"]}}}",
        "{\"until\": {\"less\": [\"m\", \"n\"]}}",
        at(13, "steps[0].question.solution is missing; one board that is right is needed"));
    row("solution without its panel",
        "{\"choose\": {\"more\": {\"less\": [\"n\", \"m\"]}, \"less\": {\"less\": [\"m\", \"n\"]}}}",
        R"({"until": {"less": ["m", "n"]}, "solution": {"/panels": []}})", at(13, "steps[0].question.solution is 0"));
    row("share above one", "{\"choose\": {\"more\": {\"less\": [\"n\", \"m\"]}, \"less\": {\"less\": [\"m\", \"n\"]}}}",
        "{\"number\": \"m\", \"within\": 7}", at(13, "steps[0].question.within is 7"));
}

void tst_LessonFile::aWrongLessonIsRefusedWithFileLineAndReason()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, complaint);
    LessonFolder folder = goodFolder();
    folder.files["lesson.json"] = with(folder.files["lesson.json"], from.toStdString(), to.toStdString());
    try {
        readLesson(folder, rotaryBoard);
        QFAIL("accepted");
    } catch (const FileError& error) {
        QVERIFY2(QByteArray(error.what()).startsWith(complaint), error.what());
    }
}

void tst_LessonFile::folderWithoutItsPartsIsRefused()
{
    LessonFolder folder = goodFolder();
    folder.files.erase("en.md");
    QVERIFY_EXCEPTION_THROWN(readLesson(folder, rotaryBoard), FileError);
    folder.files.clear();
    QVERIFY_EXCEPTION_THROWN(readLesson(folder, rotaryBoard), FileError);
}

void tst_LessonFile::aCutFileIsRefusedOrRead()
{
    const LessonFolder whole = goodFolder();
    for (const char* name : {"lesson.json", "en.md"})
        for (std::size_t size = 0; size < whole.files.at(name).size(); ++size) {
            LessonFolder cut = whole;
            cut.files[name].resize(size);
            try {
                complaintsAbout(readLesson(cut, rotaryBoard));
            } catch (const FileError&) {
            }
        }
}

WHORL_CORE_TEST(tst_LessonFile)
#include "tst_lesson_file.moc"
