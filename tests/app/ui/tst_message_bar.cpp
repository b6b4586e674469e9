// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/message_bar.h"
#include "tests/support/test_main.h"

#include <QPushButton>

using namespace whorl;

class tst_MessageBar : public QObject {
    Q_OBJECT

private slots:
    void aSentenceReplacesTheOneBeforeIt();
    void aQuestionWaitsUntilItIsAnswered();
    void theSameIsNotSaidTwice();
    void aSentenceCanBeTakenBack();
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
    QCOMPARE(bar.text(), QString("question"));

    bar.findChild<QPushButton*>()->click();

    QCOMPARE(opened, 1);
    QCOMPARE(bar.text(), QString("mishap"));

    bar.say(MessageBar::Kind::note, "another question", {{"Discard", [] {}}});
    QCOMPARE(bar.text(), QString("another question"));
    bar.dismiss();
    QCOMPARE(bar.text(), QString("mishap"));
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

WHORL_APP_TEST(tst_MessageBar)
#include "tst_message_bar.moc"
