// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/number_text.h"
#include "app/ui/board/board_view.h"
#include "app/ui/board/panel_header.h"
#include "app/ui/board/panel_mime.h"
#include "app/ui/board/panel_widget.h"
#include "app/ui/board/splitter_handle.h"
#include "app/ui/look/appearance.h"
#include "tests/support/test_main.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QSignalSpy>

using namespace whorl;

class tst_BoardView : public QObject {
    Q_OBJECT

private slots:
    void panelsFillTheBoardWithoutOverlap();
    void addingDuplicatingAndClosingAreUndone();
    void sixPanelsAreTheMost();
    void movedPanelsTakeTheirPicturesAlong();
    void aHeaderDraggedOntoAnotherSwapsThem();
    void keysSwapNeighbours();
    void aSplitterDragIsOneUndoEntry();
    void aDoubleClickOnASplitterEvensOut();
    void aMaximisedPanelFillsTheBoardUntilEscape();
    void aDropOnAPanelReplacesIt();
    void aDropAtTheEdgeOfAPanelAddsBesideIt();
    void hoverMovesTheProbeOfAllPanels();
    void unlinkedHoverStaysInItsPanel();
    void theStatusNamesTheProbeInFixedOrder();
    void closingTheLastPanelSelectsNothing();
    void theFocusStaysWithTheMaximisedPanel();
    void theStatusOfAnUnlinkedProbeIsOfOnePanel();
    void theStatusNamesDifferentValuesApart();
    void afterClosingAMaximisedPanelTheFocusIsOnTheSelectedOne();

private:
    Appearance m_appearance;
};

namespace {

Panel panelOf(const std::string& source, const std::string& quantity)
{
    Panel panel;
    panel.source = source;
    panel.quantity = quantity;
    return panel;
}

const std::vector<Panel> three{panelOf("sinusoidal", "encoding"), panelOf("sinusoidal", "similarity"),
                               panelOf("sinusoidal", "wavelengths")};

void hover(QWidget* widget, const QPoint& position)
{
    QMouseEvent event(QEvent::MouseMove, position, widget->mapToGlobal(position), Qt::NoButton, {}, {});
    QCoreApplication::sendEvent(widget, &event);
}

/// A board on screen.
struct Shown {
    explicit Shown(Appearance& appearance, std::vector<Panel> panels = three)
        : view((document.reset(boardOf(std::move(panels))), document), appearance)
    {
        view.resize(900, 700);
        view.show();
        view.grab();
        QCoreApplication::processEvents();
    }

    static Board boardOf(std::vector<Panel> panels)
    {
        Board board;
        board.panels = std::move(panels);
        board.probe.query = 41;
        board.probe.key = 26;
        return board;
    }
    PanelWidget* panel(int index) const
    {
        for (PanelWidget* panel : view.findChildren<PanelWidget*>())
            if (panel->index() == index && !panel->isHidden())
                return panel;
        return nullptr;
    }
    SplitterHandle* splitter() const
    {
        for (SplitterHandle* handle : view.findChildren<SplitterHandle*>())
            if (handle->isVisible() && handle->splitter().proportion == 0)
                return handle;
        return nullptr;
    }
    std::size_t count() const { return document.board().panels.size(); }
    const std::string& quantity(std::size_t index) const { return document.board().panels.at(index).quantity; }

    void drop(const Panel& dropped, const QPoint& position)
    {
        const std::unique_ptr<QMimeData> mime = panelMime(dropped);
        QDragEnterEvent enter(position, Qt::CopyAction, mime.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(&view, &enter);
        QDropEvent drop(position, Qt::CopyAction, mime.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(&view, &drop);
    }

    Document document;
    BoardView view;
};

}  // namespace

void tst_BoardView::panelsFillTheBoardWithoutOverlap()
{
    const Shown shown(m_appearance);
    QRegion covered;

    for (int i = 0; i < 3; ++i) {
        const QRect frame = shown.panel(i)->geometry();
        QVERIFY(!covered.intersects(frame));
        QVERIFY(shown.view.contentsRect().contains(frame));
        covered += frame;
    }

    QCOMPARE(covered.boundingRect(), shown.view.contentsRect());
}

void tst_BoardView::addingDuplicatingAndClosingAreUndone()
{
    Shown shown(m_appearance);

    shown.view.addPanel(panelOf("rope", "frequencies"));
    QCOMPARE(shown.view.selectedPanel(), 3);
    shown.view.selectPanel(0);
    shown.view.duplicatePanel();
    QCOMPARE(shown.count(), 5U);
    QCOMPARE(shown.quantity(1), shown.quantity(0));
    shown.view.closePanel();
    QCOMPARE(shown.count(), 4U);

    for (int i = 0; i < 3; ++i)
        shown.document.undoStack()->undo();
    QCOMPARE(shown.count(), 3U);
    QCOMPARE(shown.document.board().panels, three);
}

void tst_BoardView::sixPanelsAreTheMost()
{
    Shown shown(m_appearance);

    for (int i = 0; i < 5; ++i)
        shown.view.addPanel(three.front());

    QCOMPARE(shown.count(), maximumPanels);
}

void tst_BoardView::movedPanelsTakeTheirPicturesAlong()
{
    Shown shown(m_appearance, {three[1], three[2]});
    const PanelWidget* first = shown.panel(0);

    shown.view.movePanel(0, 1);

    QCOMPARE(shown.quantity(1), three[1].quantity);
    QCOMPARE(shown.panel(1), first);
    QCOMPARE(shown.view.selectedPanel(), 1);
}

void tst_BoardView::aHeaderDraggedOntoAnotherSwapsThem()
{
    Shown shown(m_appearance);
    auto* header = shown.panel(0)->findChild<PanelHeader*>();
    const QPoint target = header->mapFromGlobal(shown.panel(2)->mapToGlobal(QPoint(60, 60)));

    QTest::mousePress(header, Qt::LeftButton, {}, QPoint(60, 18));
    QTest::mouseMove(header, QPoint(120, 80));
    QTest::mouseMove(header, target);
    QTest::mouseRelease(header, Qt::LeftButton, {}, target);

    QCOMPARE(shown.quantity(0), three[2].quantity);
    QCOMPARE(shown.quantity(2), three[0].quantity);
}

void tst_BoardView::keysSwapNeighbours()
{
    Shown shown(m_appearance);
    shown.view.selectPanel(1);

    QTest::keyClick(shown.panel(1)->findChild<PanelBody*>(), Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);

    QCOMPARE(shown.quantity(1), three[2].quantity);
    QCOMPARE(shown.view.selectedPanel(), 2);
}

void tst_BoardView::aSplitterDragIsOneUndoEntry()
{
    Shown shown(m_appearance);
    SplitterHandle* handle = shown.splitter();
    const int before = shown.panel(0)->width();

    QTest::mousePress(handle, Qt::LeftButton, {}, QPoint(4, 100));
    for (int i = 0; i < 10; ++i)
        QTest::mouseMove(handle, QPoint(-6, 100));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, QPoint(4, 100));

    QCOMPARE(shown.panel(0)->width(), before - 100);
    QCOMPARE(shown.document.undoStack()->count(), 1);
}

void tst_BoardView::aDoubleClickOnASplitterEvensOut()
{
    Shown shown(m_appearance);
    const int before = shown.panel(0)->width();
    QTest::keyClick(shown.splitter(), Qt::Key_Left);
    QVERIFY(shown.panel(0)->width() < before);

    QTest::mouseDClick(shown.splitter(), Qt::LeftButton);

    QVERIFY(shown.document.board().proportions.empty());
    QCOMPARE(shown.panel(0)->width(), before);
}

void tst_BoardView::aMaximisedPanelFillsTheBoardUntilEscape()
{
    Shown shown(m_appearance);

    QTest::mouseDClick(shown.panel(1)->findChild<PanelHeader*>(), Qt::LeftButton, {}, QPoint(100, 18));
    QCOMPARE(shown.view.maximisedPanel(), 1);
    QCOMPARE(shown.panel(1)->geometry(), shown.view.contentsRect());
    QVERIFY(!shown.panel(0));

    QTest::keyClick(shown.panel(1)->findChild<PanelBody*>(), Qt::Key_Escape);
    QCOMPARE(shown.view.maximisedPanel(), -1);
    QVERIFY(shown.panel(0));
    QCOMPARE(shown.document.undoStack()->count(), 0);
}

void tst_BoardView::aDropOnAPanelReplacesIt()
{
    Shown shown(m_appearance);

    shown.drop(panelOf("rope", "angles"), shown.panel(1)->geometry().center());

    QCOMPARE(shown.count(), 3U);
    QCOMPARE(shown.document.board().panels[1], panelOf("rope", "angles"));
    QCOMPARE(shown.view.selectedPanel(), 1);
}

void tst_BoardView::aDropAtTheEdgeOfAPanelAddsBesideIt()
{
    Shown shown(m_appearance);

    shown.drop(panelOf("rope", "angles"), shown.panel(0)->geometry().topLeft() + QPoint(10, 100));

    QCOMPARE(shown.count(), 4U);
    QCOMPARE(shown.quantity(0), std::string("angles"));
}

void tst_BoardView::hoverMovesTheProbeOfAllPanels()
{
    Shown shown(m_appearance);
    auto* body = shown.panel(0)->findChild<PanelBody*>();

    hover(body, body->rect().center());

    const Probe probe = shown.document.board().probe;
    QVERIFY(probe.query != 41);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(shown.panel(i)->probe(), probe);
}

void tst_BoardView::unlinkedHoverStaysInItsPanel()
{
    Shown shown(m_appearance);
    shown.view.setProbeLinked(false);
    auto* body = shown.panel(0)->findChild<PanelBody*>();

    hover(body, body->rect().center());

    QCOMPARE(shown.document.board().probe.query, std::int64_t{41});
    QCOMPARE(shown.panel(1)->probe().query, std::int64_t{41});
    QVERIFY(shown.panel(0)->probe().query != 41);
}

void tst_BoardView::theStatusNamesTheProbeInFixedOrder()
{
    const Shown shown(m_appearance);

    const Readout status = shown.view.statusReadout();

    QStringList labels;
    for (const ReadoutItem& item : status)
        labels += item.label;
    QCOMPARE(labels.mid(0, 5), (QStringList{"m", "n", "distance m \u2212 n", "channel", "pair"}));
    QCOMPARE(status[2].value, QString("15"));
    QVERIFY(labels.size() > 5);
}

void tst_BoardView::closingTheLastPanelSelectsNothing()
{
    Shown shown(m_appearance, {three[0]});
    QSignalSpy selection(&shown.view, &BoardView::selectionChanged);

    shown.view.closePanel();

    QCOMPARE(shown.view.selectedPanel(), -1);
    QCOMPARE(selection.count(), 1);
    QVERIFY(shown.view.statusReadout().empty());
}

void tst_BoardView::theFocusStaysWithTheMaximisedPanel()
{
    Shown shown(m_appearance);
    shown.view.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&shown.view));
    shown.panel(0)->findChild<PanelBody*>()->setFocus(Qt::TabFocusReason);

    shown.view.setMaximisedPanel(2);

    QCOMPARE(shown.view.selectedPanel(), 2);
    QVERIFY(shown.panel(2)->findChild<PanelBody*>()->hasFocus());
    shown.view.closePanel();
    QCOMPARE(shown.count(), 2U);
    QCOMPARE(shown.quantity(1), three[1].quantity);
}

void tst_BoardView::theStatusOfAnUnlinkedProbeIsOfOnePanel()
{
    Shown shown(m_appearance);
    shown.view.setProbeLinked(false);
    const auto labelsAfterHover = [&](int panel) {
        auto* body = shown.panel(panel)->findChild<PanelBody*>();
        hover(body, body->rect().center());
        QStringList labels;
        for (const ReadoutItem& item : shown.view.statusReadout())
            labels += item.label;
        return labels;
    };

    const QStringList ofEncoding = labelsAfterHover(0), ofSimilarity = labelsAfterHover(1);

    QVERIFY(ofEncoding.contains("channel") && !ofEncoding.contains("n"));
    QVERIFY(ofSimilarity.contains("n") && !ofSimilarity.contains("channel"));
    QCOMPARE(shown.view.statusReadout().front().value, integerText(shown.panel(1)->probe().query));
}

void tst_BoardView::theStatusNamesDifferentValuesApart()
{
    const Shown shown(m_appearance, {panelOf("rope", "rotors"), panelOf("rope", "angles")});
    QCOMPARE(shown.panel(0)->value()->label, shown.panel(1)->value()->label);

    QStringList labels;
    for (const ReadoutItem& item : shown.view.statusReadout())
        labels += item.label;

    QVERIFY2(labels.contains("Angles"), qPrintable(labels.join(", ")));
    QCOMPARE(labels.removeDuplicates(), 0);
}

void tst_BoardView::afterClosingAMaximisedPanelTheFocusIsOnTheSelectedOne()
{
    for (int closed = 0; closed < 3; ++closed) {
        Shown shown(m_appearance);
        shown.view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&shown.view));
        shown.panel(closed)->findChild<PanelBody*>()->setFocus(Qt::TabFocusReason);
        shown.view.setMaximisedPanel(closed);

        shown.view.closePanel();

        QCOMPARE(shown.view.selectedPanel(), std::min(closed, 1));
        QVERIFY(shown.panel(shown.view.selectedPanel())->isAncestorOf(shown.view.focusWidget()));
    }
}

WHORL_APP_TEST(tst_BoardView)
#include "tst_board_view.moc"
