// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/board_view.h"
#include "app/ui/board/panel_widget.h"
#include "app/ui/board/state_strip.h"
#include "app/ui/look/appearance.h"
#include "tests/support/test_main.h"

#include <QAbstractButton>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QWheelEvent>

using namespace whorl;

class tst_PanelWidget : public QObject {
    Q_OBJECT

private slots:
    void aPictureIsMadeOnceForManyChanges();
    void movingTheProbeKeepsThePicture();
    void aChangedValueMakesAnotherPicture();
    void quickChangesEndInASharpPicture();
    void quickChangesOfADearPictureAreDrafts();
    void changesThatComeAsQuicklyAsPicturesAreDrafts();
    void aSlowPictureIsMadeByAWorkerAndTheNewestWins();
    void cancelledWorkLeavesTheLastGoodPictureMarked();
    void hoverMovesTheProbeWithoutAnUndoEntry();
    void aPinnedProbeStaysUntilEscape();
    void arrowsMoveTheProbeByCells_data();
    void arrowsMoveTheProbeByCells();
    void theWheelZoomsInOneUndoEntry();
    void aDoubleClickShowsEverything();
    void aBadValueIsNamedAndMended();
    void aMissingFileIsNamedAndMended();
    void theReadoutIsWhatScreenReadersHear();
    void aFailedPanelHasNoValue();

private:
    Appearance m_appearance;
};

namespace {

Board sinusoidalBoard(const Values& values = {})
{
    Board board;
    Panel panel;
    panel.source = "sinusoidal";
    panel.quantity = "encoding";
    panel.values = values;
    board.panels = {panel};
    board.probe.query = 100;
    board.probe.channel = 10;
    board.probe.pair = 5;
    return board;
}

/// A picture that is painted whenever it is stale, as a widget would.
struct Drawn {
    explicit Drawn(const PictureTimes& times)
        : picture(times)
    {
        PictureStyle style;
        style.theme = &theme(ThemeName::light);
        picture.setFrame({300, 200}, style);
        QObject::connect(
            &picture, &PanelPicture::stale, &picture, [this] { picture.prepare(); }, Qt::QueuedConnection);
    }

    void show(std::int64_t length)
    {
        picture.setPanel(sinusoidalBoard({{"length", length}}).panels.front(), {});
        picture.prepare();
    }
    std::int64_t rows() const { return std::get<Field>(picture.data()->data.front()).rows.count; }

    PanelPicture picture;
};

void hover(QWidget* widget, const QPoint& position)
{
    QMouseEvent event(QEvent::MouseMove, position, widget->mapToGlobal(position), Qt::NoButton, {}, {});
    QCoreApplication::sendEvent(widget, &event);
}

/// A board of one panel on screen.
struct Shown {
    Shown(Appearance& appearance, const Board& board)
        : view((document.reset(board), document), appearance)
    {
        view.resize(700, 600);
        view.show();
        // Painting prepares the picture; what it led to comes by queued signals.
        view.grab();
        QCoreApplication::processEvents();
        panel = view.findChild<PanelWidget*>();
        body = view.findChild<PanelBody*>();
    }

    void wheel(int turns) const
    {
        const QPointF centre = QRectF(body->rect()).center();
        QWheelEvent event(centre, body->mapToGlobal(centre), {}, {0, 120 * turns}, {}, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(body, &event);
    }
    const Panel& held() const { return document.board().panels.front(); }

    Document document;
    BoardView view;
    PanelWidget* panel;
    PanelBody* body;
};

}  // namespace

void tst_PanelWidget::aPictureIsMadeOnceForManyChanges()
{
    PanelPicture picture;
    PictureStyle style;
    style.theme = &theme(ThemeName::light);
    picture.setFrame({300, 200}, style);
    QSignalSpy changes(&picture, &PanelPicture::changed);

    Panel panel = sinusoidalBoard().panels.front();
    for (std::int64_t length = 100; length < 300; ++length) {
        panel.values["length"] = length;
        picture.setPanel(panel, {});
    }
    QVERIFY(!picture.picture());
    picture.prepare();
    picture.prepare();
    QCoreApplication::processEvents();

    QCOMPARE(changes.count(), 1);
    QCOMPARE(std::get<Field>(picture.data()->data.front()).rows.count, std::int64_t{299});
}

void tst_PanelWidget::movingTheProbeKeepsThePicture()
{
    const Shown shown(m_appearance, sinusoidalBoard());
    const auto before = shown.panel->picture().picture();

    Document& document = const_cast<Document&>(shown.document);
    Probe probe = document.board().probe;
    probe.query = 7;
    document.point(probe);
    shown.body->grab();

    QVERIFY(before);
    QCOMPARE(shown.panel->picture().picture(), before);
}

void tst_PanelWidget::aChangedValueMakesAnotherPicture()
{
    Shown shown(m_appearance, sinusoidalBoard());
    const auto before = shown.panel->picture().picture();

    shown.document.edit(withParameter(shown.document.board(), 0, "length", Value(std::int64_t{64})), "Change length");
    shown.body->grab();

    QVERIFY(shown.panel->picture().picture() != before);
    QCOMPARE(shown.panel->picture().panel(), shown.held());
}

void tst_PanelWidget::quickChangesEndInASharpPicture()
{
    Shown shown(m_appearance, sinusoidalBoard());
    const int gesture = shown.document.newGesture();
    for (std::int64_t length = 100; length < 120; ++length) {
        shown.document.edit(withParameter(shown.document.board(), 0, "length", Value(length)), "Change length",
                            gesture);
        shown.body->grab();
    }

    QTRY_COMPARE(shown.panel->picture().state(), PanelPicture::State::sharp);
    QCOMPARE(std::get<Field>(shown.panel->picture().data()->data.front()).rows.count, std::int64_t{119});
    QCOMPARE(shown.document.undoStack()->count(), 1);
}

void tst_PanelWidget::quickChangesOfADearPictureAreDrafts()
{
    Drawn drawn({.draft = 0});

    drawn.show(64);
    drawn.show(65);
    QCOMPARE(drawn.picture.state(), PanelPicture::State::draft);

    QTRY_COMPARE(drawn.picture.state(), PanelPicture::State::sharp);
    QCOMPARE(drawn.rows(), std::int64_t{65});
}

void tst_PanelWidget::changesThatComeAsQuicklyAsPicturesAreDrafts()
{
    constexpr double never = 1e9;
    Drawn drawn({.quiet = 10'000, .draft = never, .slow = never});

    drawn.show(3000);
    QCOMPARE(drawn.picture.state(), PanelPicture::State::sharp);
    drawn.show(3001);
    QCOMPARE(drawn.picture.state(), PanelPicture::State::draft);
}

void tst_PanelWidget::aSlowPictureIsMadeByAWorkerAndTheNewestWins()
{
    Drawn drawn({.slow = -1});
    drawn.show(64);

    drawn.show(65);
    QCOMPARE(drawn.picture.state(), PanelPicture::State::outOfDate);
    QCOMPARE(drawn.rows(), std::int64_t{64});
    for (std::int64_t length = 66; length <= 80; ++length)
        drawn.show(length);

    QTRY_COMPARE(drawn.rows(), std::int64_t{80});
    QTRY_COMPARE(drawn.picture.state(), PanelPicture::State::sharp);
}

void tst_PanelWidget::cancelledWorkLeavesTheLastGoodPictureMarked()
{
    Drawn drawn({.slow = -1});
    drawn.show(64);
    drawn.show(65);

    drawn.picture.cancel();
    QTest::qWait(50);
    QCOMPARE(drawn.picture.state(), PanelPicture::State::cancelled);
    QCOMPARE(drawn.rows(), std::int64_t{64});

    drawn.picture.resume();
    QTRY_COMPARE(drawn.rows(), std::int64_t{65});
}

void tst_PanelWidget::hoverMovesTheProbeWithoutAnUndoEntry()
{
    Shown shown(m_appearance, sinusoidalBoard());

    hover(shown.body, shown.body->rect().center());

    QVERIFY(shown.document.board().probe.query != 100);
    QCOMPARE(shown.document.undoStack()->count(), 0);
    QCOMPARE(shown.body->probe(), shown.document.board().probe);
}

void tst_PanelWidget::aPinnedProbeStaysUntilEscape()
{
    Shown shown(m_appearance, sinusoidalBoard());
    const QPoint centre = shown.body->rect().center();

    QTest::mouseClick(shown.body, Qt::LeftButton, {}, centre);
    const Probe pinned = shown.document.board().probe;
    hover(shown.body, centre + QPoint(40, 40));
    QVERIFY(pinned.pinned);
    QCOMPARE(shown.document.board().probe, pinned);

    QTest::keyClick(shown.body, Qt::Key_Escape);
    hover(shown.body, centre + QPoint(50, 50));
    QVERIFY(!shown.document.board().probe.pinned);
    QVERIFY(shown.document.board().probe.query != pinned.query);
}

void tst_PanelWidget::arrowsMoveTheProbeByCells_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<qint64>("query");
    QTest::addColumn<qint64>("channel");
    using Keys = Qt::KeyboardModifiers;
    QTest::newRow("down") << int(Qt::Key_Down) << Keys() << qint64{101} << qint64{10};
    QTest::newRow("up by 16") << int(Qt::Key_Up) << Keys(Qt::ShiftModifier) << qint64{84} << qint64{10};
    QTest::newRow("to the last row") << int(Qt::Key_Down) << Keys(Qt::ControlModifier) << qint64{511} << qint64{10};
    QTest::newRow("left") << int(Qt::Key_Left) << Keys() << qint64{100} << qint64{9};
    QTest::newRow("to the last column") << int(Qt::Key_Right) << Keys(Qt::ControlModifier) << qint64{100}
                                        << qint64{127};
}

void tst_PanelWidget::arrowsMoveTheProbeByCells()
{
    QFETCH(const int, key);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    QFETCH(const qint64, query);
    QFETCH(const qint64, channel);
    Shown shown(m_appearance, sinusoidalBoard());

    QTest::keyClick(shown.body, Qt::Key(key), modifiers);

    QCOMPARE(shown.document.board().probe.query, query);
    QCOMPARE(shown.document.board().probe.channel.value_or(-1), channel);
}

void tst_PanelWidget::theWheelZoomsInOneUndoEntry()
{
    Shown shown(m_appearance, sinusoidalBoard());

    shown.wheel(1);
    shown.wheel(1);
    shown.body->grab();
    shown.wheel(1);

    QVERIFY(shown.held().rows && shown.held().rows->count < 300);
    QCOMPARE(shown.document.undoStack()->count(), 1);
}

void tst_PanelWidget::aDoubleClickShowsEverything()
{
    Board board = sinusoidalBoard();
    board.panels[0].rows = Window{10, 20};
    Shown shown(m_appearance, board);

    const QPoint centre = shown.body->rect().center();
    QTest::mouseClick(shown.body, Qt::LeftButton, {}, centre);
    QTest::mouseDClick(shown.body, Qt::LeftButton, {}, centre);

    QVERIFY(!shown.held().rows);
    QVERIFY(!shown.document.board().probe.pinned);
}

void tst_PanelWidget::aBadValueIsNamedAndMended()
{
    Shown shown(m_appearance, sinusoidalBoard({{"base", -10'000.0}}));
    auto* strip = shown.view.findChild<StateStrip*>();
    QCOMPARE(shown.panel->picture().state(), PanelPicture::State::failed);
    QVERIFY(strip->isVisible());
    const QString sentence = strip->accessibleName();
    QVERIFY2(sentence.startsWith("Base is \u2212") && sentence.endsWith('.'), qPrintable(sentence));

    auto* mend = strip->findChild<QAbstractButton*>();
    QCOMPARE(mend->text(), QString("Use 10\u2009000"));
    mend->click();
    shown.view.grab();
    QCoreApplication::processEvents();

    QVERIFY(shown.held().values.empty());
    QVERIFY(!strip->isVisible());
}

void tst_PanelWidget::aMissingFileIsNamedAndMended()
{
    Board board = sinusoidalBoard({{"file", std::string("/none/here.npy")}});
    board.panels[0].source = "learned";
    Shown shown(m_appearance, board);
    auto* strip = shown.view.findChild<StateStrip*>();
    QVERIFY2(strip->accessibleName().startsWith("/none/here.npy"), qPrintable(strip->accessibleName()));

    strip->findChild<QAbstractButton*>()->click();

    QVERIFY(shown.held().values.empty());
}

void tst_PanelWidget::theReadoutIsWhatScreenReadersHear()
{
    const Shown shown(m_appearance, sinusoidalBoard());

    const QString name = shown.body->accessibleName();

    QVERIFY2(name.startsWith("Encoding: ") && name.contains("100"), qPrintable(name));
    QVERIFY(!shown.body->accessibleDescription().isEmpty());
}

void tst_PanelWidget::aFailedPanelHasNoValue()
{
    Shown shown(m_appearance, sinusoidalBoard());
    QVERIFY(shown.panel->value());

    shown.document.edit(sinusoidalBoard({{"base", -10'000.0}}), "Break");
    shown.view.grab();
    QCoreApplication::processEvents();

    QCOMPARE(shown.panel->picture().state(), PanelPicture::State::failed);
    QVERIFY(!shown.panel->value());
    QVERIFY(shown.panel->readout().empty());
}

WHORL_APP_TEST(tst_PanelWidget)
#include "tst_panel_widget.moc"
