// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/document.h"
#include "app/ui/look/appearance.h"
#include "app/ui/transport/transport.h"
#include "app/ui/transport/transport_slider.h"
#include "tests/support/test_main.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QToolButton>

using namespace whorl;

class tst_Transport : public QObject {
    Q_OBJECT

private slots:
    void playTurnsIntoPause();
    void theArrowKeysOfTheSliderMoveByOne();
    void aDragOfTheSliderIsOneUndoEntry();
    void aRangeIsTakenFromTheEntriesAndRefusedOutside();
    void controlsAreDisabledWhileNothingCanBePlayed();
    void everyControlHasAName();
};

namespace {

struct Stage {
    explicit Stage(bool filled = true)
    {
        Board board;
        if (filled) {
            Panel panel;
            panel.source = "sinusoidal";
            panel.quantity = "encoding";
            board.panels = {panel};
        }
        document.reset(board);
        transport.player().setSelectedPanel(filled ? 0 : -1);
        transport.resize(860, 64);
        transport.show();
    }
    template <class W>
    W* control(const QString& name)
    {
        for (W* widget : transport.findChildren<W*>())
            if (widget->accessibleName() == name)
                return widget;
        return nullptr;
    }
    TransportSlider* slider() { return transport.findChild<TransportSlider*>(); }

    Appearance appearance;
    Document document;
    Transport transport{document, appearance};
};

}  // namespace

void tst_Transport::playTurnsIntoPause()
{
    Stage stage;
    auto* play = stage.control<QToolButton>("Play");
    QVERIFY(play);
    play->click();
    QVERIFY(stage.transport.player().isPlaying());
    QCOMPARE(play->accessibleName(), QString("Pause"));
    play->click();
    QVERIFY(!stage.transport.player().isPlaying());
}

void tst_Transport::theArrowKeysOfTheSliderMoveByOne()
{
    Stage stage;
    QTest::keyClick(stage.slider(), Qt::Key_Right);
    QTest::keyClick(stage.slider(), Qt::Key_Right);
    QCOMPARE(stage.document.board().probe.query, 2);
    QTest::keyClick(stage.slider(), Qt::Key_End);
    QCOMPARE(stage.document.board().probe.query, 511);
    QCOMPARE(stage.slider()->accessibleDescription(), QString("m = 511"));
}

void tst_Transport::aDragOfTheSliderIsOneUndoEntry()
{
    Stage stage;
    stage.transport.player().setTarget("base");
    const int before = stage.document.undoStack()->count();
    auto* slider = stage.slider();
    const int y = slider->height() / 2;

    QTest::mousePress(slider, Qt::LeftButton, {}, {40, y});
    for (int x = 50; x < slider->width(); x += 10)
        QTest::mouseMove(slider, {x, y});
    QTest::mouseRelease(slider, Qt::LeftButton, {}, {slider->width() - 20, y});

    QCOMPARE(stage.document.undoStack()->count(), before + 1);
}

void tst_Transport::aRangeIsTakenFromTheEntriesAndRefusedOutside()
{
    Stage stage;
    QSignalSpy failed(&stage.transport, &Transport::failed);
    auto* to = stage.control<QLineEdit>("To");
    to->setText("100");
    emit to->editingFinished();
    QCOMPARE(stage.document.board().animation.to, 100.0);

    to->setText("5000");
    emit to->editingFinished();

    QCOMPARE(failed.count(), 1);
    QVERIFY(failed.first().first().toString().contains("5000"));
    QCOMPARE(stage.document.board().animation.to, 100.0);
    QCOMPARE(to->text(), QString("100"));
}

void tst_Transport::controlsAreDisabledWhileNothingCanBePlayed()
{
    Stage stage(false);
    QVERIFY(!stage.control<QToolButton>("Play")->isEnabled());
    QVERIFY(!stage.slider()->isEnabled());
    QVERIFY(!stage.control<QToolButton>("Play")->toolTip().isEmpty());
}

void tst_Transport::everyControlHasAName()
{
    Stage stage;
    for (QWidget* widget : stage.transport.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
}

WHORL_APP_TEST(tst_Transport)
#include "tst_transport.moc"
