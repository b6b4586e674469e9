// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/message_bar.h"
#include "tests/support/test_main.h"

#include <QLabel>
#include <QPushButton>
#include <QTimer>

using namespace whorl;

class tst_MessageBar : public QObject {
    Q_OBJECT

private slots:
    void aSentenceReplacesTheOneBeforeIt();
    void aQuestionWaitsUntilItIsAnswered();
    void theSameIsNotSaidTwice();
    void aSentenceCanBeTakenBack();
    void questionsWaitWhileNothingIsAsked();
    void aSentenceStandsBelowTheQuestion();
    void goodNewsGoesByItself();
    void anotherBoardTakesSentencesAwayButNotQuestions();
};

void tst_MessageBar::aSentenceReplacesTheOneBeforeIt()
{
    MessageBar bar;
    bar.say(MessageBar::Kind::error, "first");
    bar.say(MessageBar::Kind::error, "second");

    QCOMPARE(bar.text(), QString("second"));
    bar.dismiss();
    QVERIFY(bar.text().isEmpty());
    QVERIFY(bar.isHidden());
}

void tst_MessageBar::aQuestionWaitsUntilItIsAnswered()
{
    MessageBar bar;
    int opened = 0;
    bar.say(MessageBar::Kind::note, "question", {{"Open it", [&opened] { ++opened; }}});
    bar.say(MessageBar::Kind::error, "mishap");
    bar.say(MessageBar::Kind::note, "another question", {{"Discard", [] {}}});
    QCOMPARE(bar.text(), QString("question\nmishap"));

    bar.findChild<QPushButton*>()->click();

    QCOMPARE(opened, 1);
    QCOMPARE(bar.text(), QString("another question\nmishap"));
    QVERIFY(bar.dismiss());
    QCOMPARE(bar.text(), QString("another question"));
    QVERIFY(bar.dismiss());
    QVERIFY(!bar.dismiss());
}

void tst_MessageBar::aSentenceStandsBelowTheQuestion()
{
    MessageBar bar;
    bar.say(MessageBar::Kind::error, "mishap");
    bar.say(MessageBar::Kind::note, "question", {{"Discard", [] {}}});
    bar.show();

    QStringList shown;
    for (const QLabel* label : bar.findChildren<QLabel*>())
        if (label->isVisible() && !label->text().isEmpty())
            shown += label->text();
    QCOMPARE(shown, (QStringList{"question", "mishap"}));
}

void tst_MessageBar::goodNewsGoesByItself()
{
    MessageBar bar;
    bar.say(MessageBar::Kind::error, "mishap");
    auto* timer = bar.findChild<QTimer*>();
    QVERIFY(!timer->isActive());

    bar.say(MessageBar::Kind::done, "saved");
    QVERIFY(timer->isActive());
    timer->start(0);

    QTRY_VERIFY(bar.isHidden());
}

void tst_MessageBar::aSentenceCanBeTakenBack()
{
    MessageBar bar;
    bar.say(MessageBar::Kind::note, "hint");
    bar.takeBack("another");
    QCOMPARE(bar.text(), QString("hint"));
    bar.takeBack("hint");
    QVERIFY(bar.isHidden());
}

void tst_MessageBar::theSameIsNotSaidTwice()
{
    MessageBar bar;
    bar.say(MessageBar::Kind::error, "again");
    bar.say(MessageBar::Kind::error, "again");
    bar.dismiss();

    QVERIFY(bar.text().isEmpty());
}

void tst_MessageBar::anotherBoardTakesSentencesAwayButNotQuestions()
{
    MessageBar bar;
    bar.say(MessageBar::Kind::note, "question", {{"Discard", [] {}}});
    bar.say(MessageBar::Kind::error, "mishap");

    bar.dismissPassing();
    QCOMPARE(bar.text(), QString("question"));
    bar.dismiss();

    QVERIFY(bar.text().isEmpty());
}

void tst_MessageBar::questionsWaitWhileNothingIsAsked()
{
    MessageBar bar;
    bar.say(MessageBar::Kind::note, "question", {{"Discard", [] {}}});

    bar.setAsking(false);
    QVERIFY(bar.isHidden());
    QVERIFY(!bar.dismiss());

    bar.setAsking(true);
    QCOMPARE(bar.text(), QString("question"));
}

WHORL_APP_TEST(tst_MessageBar)
#include "tst_message_bar.moc"
