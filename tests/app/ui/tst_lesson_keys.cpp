// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/lesson_store.h"
#include "app/ui/board/board_view.h"
#include "app/ui/controls/value_slider.h"
#include "app/ui/lesson/lesson_pane.h"
#include "app/ui/lesson/moved_slider.h"
#include "app/ui/lesson/presenter_overlay.h"
#include "app/ui/window/lesson_control.h"
#include "app/ui/window/workspace.h"
#include "tests/app/ui/window_stage.h"
#include "tests/support/test_main.h"

#include <QPushButton>

using namespace whorl;
using namespace whorl::test;

/// A lesson by its keys and buttons: from a slider, from the board, at its end.
class tst_LessonKeys : public QObject {
    Q_OBJECT

private slots:
    void init();
    void pageKeysGoOnFromASlider();
    void aGoalThatIsLeftAgainIsNotReached();
    void theNextRegionOfTheBoardIsTheLesson();
    void theNextLessonIsOfferedAtTheEnd();
    void theLastLessonOffersNone();
    void aFrozenPictureSaysThatItIs();
};

namespace {

LessonRun& open(Stage& stage, const QString& lesson)
{
    stage.window.resize(1024, 768);
    stage.window.openLesson(lesson);
    stage.window.show();
    if (!QTest::qWaitForWindowExposed(&stage.window))
        qFatal("the window did not come");
    return stage.window.lessons().run();
}

LessonPane* paneOf(Stage& stage)
{
    return stage.window.findChild<LessonPane*>();
}

QPushButton* nextButton(Stage& stage)
{
    for (QPushButton* button : paneOf(stage)->widget()->findChildren<QPushButton*>())
        if (button->text().startsWith("Next lesson: "))
            return button;
    return nullptr;
}

/// Goes to the step of ALiBi's lesson where a head is to be found by its slider.
ValueSlider* sliderOfSpans(Stage& stage)
{
    LessonRun& run = stage.window.lessons().run();
    for (int step = 0; step < run.count(); ++step)
        if (run.lesson().steps[static_cast<std::size_t>(step)].id == "spans")
            run.goTo(step);
    return paneOf(stage)->widget()->findChild<ValueSlider*>();
}

}  // namespace

void tst_LessonKeys::init()
{
    Settings settings;
    for (const Lesson& lesson : lessons())
        settings.setLessonStep(QString::fromStdString(lesson.id), 0, 2);
}

void tst_LessonKeys::pageKeysGoOnFromASlider()
{
    Stage stage;
    LessonRun& run = open(stage, "alibi");
    ValueSlider* slider = sliderOfSpans(stage);
    QVERIFY(slider);
    slider->setFocus();
    const std::int64_t head = stage.document.board().probe.head;
    QTest::keyClick(slider, Qt::Key_Right);
    QVERIFY(stage.document.board().probe.head != head);
    const int step = run.step();
    QTest::keyClick(slider, Qt::Key_PageDown);
    QVERIFY(run.answer().revealed || run.step() > step);
    QTest::keyClick(stage.window.focusWidget(), Qt::Key_PageDown);
    QCOMPARE(run.step(), step + 1);
    QTest::keyClick(stage.window.focusWidget(), Qt::Key_PageUp);
    QCOMPARE(run.step(), step);
}

void tst_LessonKeys::aGoalThatIsLeftAgainIsNotReached()
{
    Stage stage;
    LessonRun& run = open(stage, "alibi");
    QVERIFY(sliderOfSpans(stage));
    const auto point = [&](std::int64_t head) {
        Probe probe = stage.document.board().probe;
        probe.head = head;
        stage.document.point(probe);
    };
    QVERIFY(!run.answer().reached);
    point(6);
    QVERIFY(run.answer().reached && *run.isAnswerRight());
    point(1);
    QVERIFY(!run.answer().reached && !run.isAnswerRight());
    point(7);
    run.reveal();
    point(0);
    // What was right when it was revealed stays right.
    QVERIFY(run.answer().reached);
}

void tst_LessonKeys::theNextRegionOfTheBoardIsTheLesson()
{
    Stage stage;
    open(stage, "alibi");
    stage.window.workspace().boardView().takeFocus(Qt::OtherFocusReason);
    QVERIFY(stage.window.focusWidget() != paneOf(stage));
    stage.window.workspace().focusNextRegion();
    QCOMPARE(stage.window.focusWidget(), paneOf(stage));
}

void tst_LessonKeys::theNextLessonIsOfferedAtTheEnd()
{
    Stage stage;
    LessonRun& run = open(stage, "alibi");
    QVERIFY(!nextButton(stage));
    run.goTo(run.count() - 1);
    QVERIFY(nextButton(stage));
    // What is still asked comes before what is next.
    QTRY_COMPARE(nextButton(stage)->isVisible(), !run.current().question.has_value());
    run.reveal();
    QTRY_VERIFY(nextButton(stage)->isVisible());
    nextButton(stage)->click();
    QTRY_COMPARE(run.lesson().id, "long-context");
    QCOMPARE(run.step(), 0);
}

void tst_LessonKeys::theLastLessonOffersNone()
{
    Stage stage;
    LessonRun& run = open(stage, QString::fromStdString(lessons().back().id));
    run.goTo(run.count() - 1);
    run.reveal();
    QVERIFY(!nextButton(stage));
}

void tst_LessonKeys::aFrozenPictureSaysThatItIs()
{
    Stage stage;
    open(stage, "alibi");
    stage.window.setPresenting(true);
    auto* overlay = stage.window.findChild<PresenterOverlay*>();
    QTest::keyClick(paneOf(stage), Qt::Key_F);
    QVERIFY(overlay->isVisible());
    const QImage frozen = overlay->grab().toImage();
    const QColor accent = stage.appearance.theme().accent;
    QCOMPARE(frozen.pixelColor(2, frozen.height() / 2), accent);
    QTest::keyClick(paneOf(stage), Qt::Key_F);
    QVERIFY(!overlay->isVisible());
}

WHORL_APP_TEST(tst_LessonKeys)
#include "tst_lesson_keys.moc"
