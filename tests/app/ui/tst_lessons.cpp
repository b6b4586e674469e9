// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/lesson_store.h"
#include "app/ui/inspector/inspector.h"
#include "app/ui/inspector/parameter_row.h"
#include "app/ui/lesson/lesson_pane.h"
#include "app/ui/lesson/moved_parameter.h"
#include "app/ui/lesson/moved_slider.h"
#include "app/ui/lesson/notes_window.h"
#include "app/ui/lesson/option_button.h"
#include "app/ui/lesson/passage_label.h"
#include "app/ui/lesson/presenter_overlay.h"
#include "app/ui/library/library_model.h"
#include "app/ui/start/start_screen.h"
#include "app/ui/window/lesson_control.h"
#include "app/ui/window/message_bar.h"
#include "app/ui/window/workspace.h"
#include "core/catalogue.h"
#include "tests/app/ui/window_stage.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace whorl;
using namespace whorl::test;

class tst_Lessons : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyStepSaysItsWordsInBothLanguages_data();
    void everyStepSaysItsWordsInBothLanguages();
    void everyBoardOfALessonRenders_data();
    void everyBoardOfALessonRenders();
    void aLessonStandsBesideTheBoard();
    void keysGoThroughAStep();
    void theFocusStaysWithTheLesson();
    void aComputedNumberBeginsNoList();
    void aPresenterCoversTheScreen();
    void notesSayWhatIsRight();
    void numbersAreTypedAsPeopleDo();
    void aLessonGoesOnWhereItWasLeft();
    void aWrongLessonIsSaidAndLeavesTheWindowAsItWas();
    void anotherBoardEndsTheLesson();
    void theLibraryHoldsTheLessons();
    void nothingIsMadeOfTheInspectorThatALessonCloses();
    void anotherLessonTakesItsPlaceWithoutLeavingThePresentation();
};

namespace {

void addLessons()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < lessons().size(); ++i)
        QTest::newRow(lessons()[i].id.c_str()) << static_cast<int>(i);
}

QString wordsOf(const QWidget& widget)
{
    QStringList words;
    for (const QLabel* label : widget.findChildren<QLabel*>())
        words += label->accessibleName();
    for (const OptionButton* button : widget.findChildren<OptionButton*>())
        words += button->text();
    return words.join('\n');
}

int firstStep(const Lesson& lesson, Question::Kind kind)
{
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        if (lesson.steps[i].question && lesson.steps[i].question->kind == kind)
            return static_cast<int>(i);
    qFatal("the lesson has no such question");
}

/// The words of the step that the window shows.
const StepText& lessonText(Stage& stage)
{
    const LessonRun& run = stage.window.lessons().run();
    return *run.lesson().text("en").step(run.current().id);
}

void open(Stage& stage, const QString& lesson)
{
    stage.window.resize(1024, 768);
    QVERIFY(stage.window.openLesson(lesson));
    stage.window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&stage.window));
}

}  // namespace

void tst_Lessons::init()
{
    Settings settings;
    for (const Lesson& lesson : lessons())
        settings.setLessonStep(QString::fromStdString(lesson.id), 0, 2);
}

void tst_Lessons::everyStepSaysItsWordsInBothLanguages_data()
{
    addLessons();
}

void tst_Lessons::everyStepSaysItsWordsInBothLanguages()
{
    QFETCH(int, index);
    const Lesson& lesson = lessons()[static_cast<std::size_t>(index)];
    Document document;
    Appearance appearance;
    LessonRun run(document);
    run.open(lesson);
    LessonPane pane(run, document, appearance);
    for (const char* language : {"en", "zh_CN"}) {
        pane.setLanguage(language);
        for (int step = 0; step < run.count(); ++step) {
            run.goTo(step);
            run.reveal();
            const QString words = wordsOf(pane);
            const StepText& text = *lesson.text(language).step(run.current().id);
            QVERIFY2(words.contains(QString::fromStdString(text.heading)), text.heading.c_str());
            QVERIFY2(!words.contains('{') && !words.contains("is needed") && !words.contains("**"), qPrintable(words));
            QCOMPARE(pane.findChildren<OptionButton*>().size(), static_cast<qsizetype>(text.options.size()));
            const auto& question = run.current().question;
            if (question && question->moves)
                QVERIFY2(pane.findChild<MovedSlider*>() || pane.findChild<MovedParameter*>(), run.current().id.c_str());
        }
        run.goTo(0);
    }
}

void tst_Lessons::everyBoardOfALessonRenders_data()
{
    addLessons();
}

void tst_Lessons::everyBoardOfALessonRenders()
{
    QFETCH(int, index);
    const QWidget any;
    const PictureStyle style = Appearance().pictureStyle(any);
    for (const LessonStep& step : lessons()[static_cast<std::size_t>(index)].steps)
        for (const Panel& panel : shownBoard(step).panels) {
            const auto data = isGradual(panel) ? glimpsePanel(panel, 50) : evaluatePanel(panel);
            const auto picture = makePicture(panel, data, {584, 500}, style);
            QImage image(584, 500, QImage::Format_RGB32);
            image.fill(Qt::white);
            const QImage empty = image;
            QPainter painter(&image);
            picture->paint(painter);
            picture->paintProbe(painter, step.board.probe);
            painter.end();
            QVERIFY2(image != empty || isGradual(panel), step.id.c_str());
        }
}

void tst_Lessons::aLessonStandsBesideTheBoard()
{
    Stage stage;
    open(stage, "rope");
    const LessonPane* pane = stage.window.findChild<LessonPane*>();
    QVERIFY(pane && pane->isVisible());
    QVERIFY(!stage.window.workspace().isRegionOpen(Workspace::Region::inspector));
    QVERIFY(pane->width() >= 280);
    stage.window.lessons().close();
    QVERIFY(stage.window.workspace().isRegionOpen(Workspace::Region::inspector));
    QVERIFY(!stage.window.lessons().isOpen());
}

void tst_Lessons::keysGoThroughAStep()
{
    Stage stage;
    open(stage, "rope");
    LessonRun& run = stage.window.lessons().run();
    run.goTo(firstStep(run.lesson(), Question::Kind::choose));
    const int step = run.step();
    QTest::keyClick(stage.window.findChild<LessonPane*>(), Qt::Key_2);
    QVERIFY(!run.answer().option.isEmpty());
    QTest::keyClick(stage.window.findChild<LessonPane*>(), Qt::Key_PageDown);
    QVERIFY(run.answer().revealed);
    QCOMPARE(run.step(), step);
    QTest::keyClick(stage.window.findChild<LessonPane*>(), Qt::Key_PageDown);
    QCOMPARE(run.step(), step + 1);
    QTest::keyClick(stage.window.findChild<LessonPane*>(), Qt::Key_PageUp);
    QCOMPARE(run.step(), step);
}

void tst_Lessons::theFocusStaysWithTheLesson()
{
    Stage stage;
    open(stage, "rope");
    auto* pane = stage.window.findChild<LessonPane*>();
    LessonRun& run = stage.window.lessons().run();
    run.goTo(firstStep(run.lesson(), Question::Kind::number));
    auto* field = pane->findChild<QLineEdit*>();
    QTRY_VERIFY(field->isVisible());
    field->setFocus();
    const int step = run.step();
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(run.answer().revealed);
    QCOMPARE(run.step(), step);
    QCOMPARE(stage.window.focusWidget(), pane);
    QTest::keyClick(stage.window.focusWidget(), Qt::Key_Space);
    QCOMPARE(run.step(), step + 1);
    QCOMPARE(stage.window.focusWidget(), pane);
    QTest::keyClick(stage.window.focusWidget(), Qt::Key_Home);
    QCOMPARE(run.step(), 0);
}

void tst_Lessons::aComputedNumberBeginsNoList()
{
    const Appearance appearance;
    PassageLabel label(appearance);
    label.setMarkdown("24. Half of it.");
    QCOMPARE(label.accessibleName(), QString("24. Half of it."));
}

void tst_Lessons::aPresenterCoversTheScreen()
{
    Stage stage;
    open(stage, "rope");
    stage.window.setPresenting(true);
    auto* pane = stage.window.findChild<LessonPane*>();
    auto* overlay = stage.window.findChild<PresenterOverlay*>();
    QVERIFY(!overlay->isVisible());
    QTest::keyClick(pane, Qt::Key_B);
    QVERIFY(overlay->isVisible());
    QCOMPARE(overlay->grab().toImage().pixelColor(5, 5), QColor(Qt::black));
    QTest::keyClick(pane, Qt::Key_B);
    QVERIFY(!overlay->isVisible());
    QTest::keyClick(pane, Qt::Key_F);
    QCOMPARE(overlay->cover(), PresenterOverlay::Cover::frozen);
    QTest::keyClick(pane, Qt::Key_Right);
    QTest::keyClick(pane, Qt::Key_F);
    QTest::keyClick(pane, Qt::Key_L);
    QVERIFY(overlay->isLaserOn());
    QTest::keyClick(pane, Qt::Key_Escape);
    QVERIFY(!stage.window.isPresenting());
    QVERIFY(!overlay->isVisible());
    QVERIFY(stage.window.lessons().isOpen());
}

void tst_Lessons::notesSayWhatIsRight()
{
    Document document;
    Appearance appearance;
    LessonRun run(document);
    const Lesson lesson = findLesson("rope");
    run.open(lesson, firstStep(lesson, Question::Kind::choose));
    const NotesWindow notes(run, appearance);
    run.choose("nothing");
    for (const auto& [option, words] : lesson.text("en").step(run.current().id)->options)
        if (QString::fromStdString(option) == run.rightOption())
            QVERIFY(wordsOf(notes).contains("Right:"));
}

void tst_Lessons::numbersAreTypedAsPeopleDo()
{
    Document document;
    Appearance appearance;
    LessonRun run(document);
    const Lesson lesson = findLesson("rope");
    run.open(lesson, firstStep(lesson, Question::Kind::number));
    LessonPane pane(run, document, appearance);
    pane.showStep();
    auto* field = pane.findChild<QLineEdit*>();
    QVERIFY(field);
    const std::pair<const char*, double> typed[] = {
        {"12.5", 12.5}, {"12,5", 12.5}, {"−3", -3}, {"10 000", 10000}, {"187,200", 187200}};
    for (const auto& [text, value] : typed) {
        field->clear();
        field->setText(QString::fromUtf8(text));
        emit field->textEdited(field->text());
        QCOMPARE(run.answer().number, std::optional(value));
    }
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(run.answer().revealed);
    QVERIFY(field->isReadOnly());
}

void tst_Lessons::aLessonGoesOnWhereItWasLeft()
{
    Stage stage;
    open(stage, "alibi");
    LessonRun& run = stage.window.lessons().run();
    run.goTo(3);
    stage.window.lessons().close();
    QVERIFY(stage.window.openLesson("alibi"));
    QCOMPARE(run.step(), 3);
    const LessonRun::State state = run.state();
    Stage other;
    other.window.resumeLesson(state);
    QCOMPARE(other.window.lessons().run().step(), 3);
    run.goTo(run.count() - 1);
    stage.window.lessons().close();
    QVERIFY(stage.window.openLesson("alibi"));
    QCOMPARE(run.step(), 0);
    QVERIFY(stage.settings.lessonShare("alibi") == 1.0);
}

void tst_Lessons::aWrongLessonIsSaidAndLeavesTheWindowAsItWas()
{
    Stage stage;
    open(stage, "rope");
    QVERIFY(!stage.window.openLesson("roep"));
    const QTemporaryDir folder;
    const auto write = [&folder](const char* name, const QByteArray& text) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    };
    write("lesson.json",
          R"({"lesson": 1, "steps": [{"id": "one", "board": "rotation", "question": {"choose": {)"
          R"("a": {"less": [1, 2]}, "b": {"less": [1, 2]}}}}]})");
    write("en.md", "# T\n\n## one: O\n\nWords.\n\n> Which?\n\n- a: A\n- b: B\n\n---\n\nThat.\n");
    QVERIFY(!stage.window.openLesson(folder.path()));
    QVERIFY(stage.window.messages().text().contains("lesson.json:1: the right option is a, b"));
    QVERIFY(stage.window.lessons().isOpen());
}

void tst_Lessons::anotherBoardEndsTheLesson()
{
    Stage stage;
    open(stage, "rope");
    stage.window.files().openReadyMade("fingerprint");
    QVERIFY(!stage.window.lessons().isOpen());
    QVERIFY(!stage.window.findChild<LessonPane*>() || !stage.window.findChild<LessonPane*>()->isVisible());
}

void tst_Lessons::theLibraryHoldsTheLessons()
{
    const LibraryModel model;
    const QModelIndex group = model.index(model.rowCount() - 1, 0);
    QCOMPARE(model.rowCount(group), static_cast<int>(lessons().size()));
    for (int row = 0; row < model.rowCount(group); ++row) {
        const QModelIndex index = model.index(row, 0, group);
        QCOMPARE(libraryRow(index), LibraryRow::lesson);
        QCOMPARE(index.data(LibraryModel::idRole).toString(),
                 QString::fromStdString(lessons()[static_cast<std::size_t>(row)].id));
    }
}

void tst_Lessons::nothingIsMadeOfTheInspectorThatALessonCloses()
{
    Stage stage;
    open(stage, "rope");
    const auto* inspector = stage.window.findChild<Inspector*>();
    QVERIFY(inspector->findChildren<ParameterRow*>().isEmpty());
    LessonRun& run = stage.window.lessons().run();
    run.goTo(run.count() - 1);
    QVERIFY(inspector->findChildren<ParameterRow*>().isEmpty());
    stage.window.workspace().setRegionOpen(Workspace::Region::inspector, true);
    const Source& source = findSource(stage.document.board().panels.front().source);
    QCOMPARE(inspector->findChildren<ParameterRow*>().size(), static_cast<qsizetype>(source.parameters.size()));
}

void tst_Lessons::anotherLessonTakesItsPlaceWithoutLeavingThePresentation()
{
    Stage stage;
    open(stage, "rope");
    stage.window.setPresenting(true);
    const QSignalSpy closed(&stage.window.lessons(), &LessonControl::closed);
    QVERIFY(stage.window.openLesson("alibi"));
    QVERIFY(closed.isEmpty() && stage.window.isPresenting());
    QCOMPARE(stage.window.lessons().run().lesson().id, "alibi");
    QCOMPARE(stage.window.findChildren<LessonPane*>().size(), 1);
    const auto words = stage.window.findChild<LessonPane*>()->announcement();
    QVERIFY(words.contains(QString::fromStdString(lessonText(stage).heading)));
}

WHORL_APP_TEST(tst_Lessons)
#include "tst_lessons.moc"
