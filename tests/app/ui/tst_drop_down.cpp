// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/controls/drop_down.h"
#include "tests/support/test_main.h"

#include <QApplication>

using namespace whorl;

class tst_DropDown : public QObject {
    Q_OBJECT

private slots:
    void theWheelPassesWhereThereIsNoFocus();
    void theWheelTurnsWhatHasTheFocus();
    void whatToChooseIsSeenBeforeAnythingIsChosen();
};

namespace {

/// true: the box took it.
bool turnWheel(QComboBox& box)
{
    QWheelEvent event({5, 5}, box.mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&box, &event);
    return event.isAccepted();
}

}  // namespace

void tst_DropDown::theWheelPassesWhereThereIsNoFocus()
{
    DropDown box;
    box.addItems({"one", "two"});

    QVERIFY(!turnWheel(box));
    QCOMPARE(box.currentIndex(), 0);
    QVERIFY(!(box.focusPolicy() & Qt::WheelFocus & ~Qt::StrongFocus));
}

void tst_DropDown::theWheelTurnsWhatHasTheFocus()
{
    DropDown box;
    box.addItems({"one", "two"});
    box.show();
    box.activateWindow();
    box.setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&box));

    turnWheel(box);

    QCOMPARE(box.currentIndex(), 1);
}

void tst_DropDown::whatToChooseIsSeenBeforeAnythingIsChosen()
{
    DropDown box;
    box.addItems({"one", "two"});
    box.setCurrentIndex(-1);
    box.resize(120, 26);
    const QImage empty = box.grab().toImage();

    box.setPlaceholderText("More");

    QVERIFY(box.grab().toImage() != empty);
}

WHORL_APP_TEST(tst_DropDown)
#include "tst_drop_down.moc"
