// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/workspace.h"

#include "app/document/document.h"
#include "app/ui/board/board_view.h"
#include "app/ui/board/empty_board.h"
#include "app/ui/board/panel_change.h"
#include "app/ui/inspector/inspector.h"
#include "app/ui/lab/lab_bar.h"
#include "app/ui/library/library.h"
#include "app/ui/library/library_rail.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/labels.h"
#include "app/ui/transport/transport.h"
#include "app/ui/window/actions.h"
#include "app/ui/window/board_header.h"
#include "app/ui/window/status_strip.h"
#include "app/ui/window/tool_bar.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QPropertyAnimation>
#include <QResizeEvent>
#include <QSplitter>
#include <QStackedLayout>
#include <QStyle>
#include <QVBoxLayout>

namespace whorl {

namespace {

constexpr int libraryWidth = 240;
constexpr int railBelow = 1280;
constexpr int slimInspectorBelow = 1100;
constexpr int tightBelow = 760, transportFrom = 520;
constexpr int boardMargin = 12, widestInspector = 480;

}  // namespace

Workspace::Workspace(Document& document, Appearance& appearance, const Actions& actions, QMenu* addPanel, QMenu* layout,
                     QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_appearance(appearance)
{
    build(actions, addPanel, layout);
    connectParts();
    arrange();
    showBoardOrEmpty();
    showSelection();
}

void Workspace::build(const Actions& actions, QMenu* addPanel, QMenu* layout)
{
    m_toolBar = new ToolBar(actions, addPanel, layout, this);
    m_toolRule = makeRule(Qt::Horizontal, this);
    m_rail = new LibraryRail(this);
    m_rail->hide();
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_library = new Library(m_appearance, m_splitter);
    m_library->setMinimumWidth(200);
    m_library->setMaximumWidth(400);
    m_splitter->addWidget(m_library);
    m_splitter->addWidget(buildColumn(addPanel));
    m_inspector = new Inspector(m_document, m_appearance, m_splitter);
    m_inspector->setMinimumWidth(272);
    m_inspector->setMaximumWidth(widestInspector);
    m_splitter->addWidget(m_inspector);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setStretchFactor(2, 0);
    m_status = new StatusStrip(m_appearance, this);
    m_slide = new QPropertyAnimation(m_library, "geometry", this);
    m_slide->setEasingCurve(QEasingCurve::OutCubic);

    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_rail);
    middle->addWidget(m_splitter, 1);
    m_rows = new QVBoxLayout(this);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(0);
    m_rows->addWidget(m_toolBar);
    m_rows->addWidget(m_toolRule);
    m_rows->addLayout(middle, 1);
    m_rows->addWidget(m_status);
}

QWidget* Workspace::buildColumn(QMenu* addPanel)
{
    m_column = new QWidget(m_splitter);
    m_columnLayout = new QVBoxLayout(m_column);
    m_columnLayout->setContentsMargins(0, 0, 0, 0);
    m_columnLayout->setSpacing(0);
    m_header = new BoardHeader(m_document, m_appearance, m_column);
    m_middle = new QWidget(m_column);
    m_stack = new QStackedLayout(m_middle);
    m_board = new BoardView(m_document, m_appearance, m_middle);
    // Inside the board, not around it: what is dropped beside a panel still falls on the board.
    m_board->setContentsMargins(boardMargin, 0, boardMargin, boardMargin);
    m_empty = new EmptyBoard(addPanel, m_middle);
    m_stack->addWidget(m_board);
    m_stack->addWidget(m_empty);
    m_columnLayout->addWidget(m_header);
    m_columnLayout->addWidget(m_middle, 1);
    m_lab = new LabBar(m_document, m_appearance, *m_board);
    m_transport = new Transport(m_document, m_appearance);
    addBelowBoard(m_lab);
    addBelowBoard(m_transport);
    return m_column;
}

void Workspace::addBelowBoard(QWidget* bar)
{
    auto* place = new QWidget(m_column);
    auto* around = new QVBoxLayout(place);
    around->setContentsMargins(boardMargin, 0, boardMargin, boardMargin);
    around->addWidget(bar);
    m_columnLayout->addWidget(place);
}

void Workspace::connectParts()
{
    connect(m_rail, &LibraryRail::searchWanted, this, &Workspace::search);
    connect(m_rail, &LibraryRail::groupWanted, this, [this](int group) {
        openOverlay();
        m_library->showGroup(group);
    });
    connect(m_slide, &QPropertyAnimation::finished, this, [this] {
        if (m_narrow && !m_overlay)
            m_library->hide();
    });
    // Whoever goes on to something else is done with the library.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, const QWidget* now) {
        const bool elsewhere = now && now->window() == window() && now != m_library && !m_library->isAncestorOf(now)
            && !m_rail->isAncestorOf(now);
        if (elsewhere)
            hideOverlay();
    });
    m_inspector->setShownData([this](int panel) { return m_board->shownData(panel); });
    connect(m_empty, &EmptyBoard::panelDropped, this, [this](const Panel& panel) { m_board->addPanel(panel); });
    connect(m_lab, &LabBar::wantedChanged, this, &Workspace::arrange);
    connect(m_board, &BoardView::selectionChanged, this, &Workspace::showSelection);
    connect(m_board, &BoardView::readoutChanged, this, &Workspace::showReadout);
    connect(&m_document, &Document::changed, this, [this](const Difference& changes) {
        if (changes.panels) {
            showBoardOrEmpty();
            if (m_board->selectedPanel() < 0 && !m_document.board().panels.empty())
                m_board->selectPanel(0);
        }
        if (changes.panels || !changes.changed.empty())
            showSelection();
        else if (changes.probe)
            showReadout();
    });
    connect(&m_document, &Document::replaced, this, [this] {
        showBoardOrEmpty();
        showSelection();
    });
}

void Workspace::insertAboveBoard(QWidget* widget)
{
    m_columnLayout->insertWidget(m_columnLayout->indexOf(m_middle), widget);
}

void Workspace::setRegionOpen(Region region, bool open)
{
    openRegions()[static_cast<int>(region)] = open;
    arrange();
    if (m_tight && !open && region == Region::inspector)
        m_board->takeFocus(Qt::ShortcutFocusReason);
}

void Workspace::setPresenting(bool presenting)
{
    m_presenting = presenting;
    m_board->setBare(presenting);
    arrangeLesson();
    arrange();
}

void Workspace::arrange()
{
    const bool side = !m_presenting;
    const bool library = isRegionOpen(Region::library) && side;
    m_toolBar->setVisible(side);
    m_toolRule->setVisible(side);
    m_status->setVisible(side);
    // A lesson says itself what its boards are.
    m_header->setVisible(!isLesson());
    m_rail->setVisible(library && m_narrow);
    if (m_narrow) {
        if (!library)
            m_overlay = false;
        m_library->setVisible(library && m_overlay);
    } else {
        m_library->setVisible(library);
    }
    m_inspector->setVisible(isRegionOpen(Region::inspector) && side);
    // A lesson has its own words for what is to be done. What is trained anew for every value is nothing to be played.
    const bool lab = m_lab->isWanted() && !isLesson();
    m_lab->parentWidget()->setVisible(lab && side);
    m_transport->parentWidget()->setVisible(isRegionOpen(Region::transport) && side && !lab);
    m_column->setVisible(!m_tight || !m_inspector->isVisibleTo(this));
}

void Workspace::setTight(bool tight)
{
    if (tight == m_tight)
        return;
    m_tight = tight;
    m_openInTight[static_cast<int>(Region::inspector)] = false;
    m_openInTight[static_cast<int>(Region::transport)] = height() >= transportFrom;
    m_inspector->setMaximumWidth(tight ? QWIDGETSIZE_MAX : widestInspector);
    arrange();
    emit regionsChanged();
}

void Workspace::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int width = event->size().width();
    setNarrow(width < railBelow);
    setTight(width < tightBelow);
    const int wanted = width < slimInspectorBelow ? 280 : 312;
    if (wanted != m_inspectorWidth)
        setInspectorWidth(wanted);
    if (m_narrow && m_overlay)
        m_library->setGeometry(overlayRectangle(true));
    arrangeLesson();
}

void Workspace::setNarrow(bool narrow)
{
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    m_overlay = false;
    m_slide->stop();
    m_toolBar->setWords(!narrow);
    m_library->setProperty("look", narrow ? "overlay" : "side");
    m_library->style()->unpolish(m_library);
    m_library->style()->polish(m_library);
    if (narrow) {
        m_library->setParent(this);
    } else {
        m_splitter->insertWidget(0, m_library);
        m_splitter->setStretchFactor(0, 0);
        m_splitter->setStretchFactor(1, 1);
    }
    arrange();
    setInspectorWidth(m_inspectorWidth);
}

void Workspace::setInspectorWidth(int width)
{
    m_inspectorWidth = width;
    const int all = this->width();
    QList<int> sizes;
    if (!m_narrow)
        sizes += libraryWidth;
    sizes += all - width - (m_narrow ? m_rail->width() : libraryWidth) - 2;
    sizes += width;
    m_splitter->setSizes(sizes);
}

QRect Workspace::overlayRectangle(bool open) const
{
    const QRect area = m_splitter->geometry();
    return {open ? area.left() : area.left() - libraryWidth, area.top(), libraryWidth, area.height()};
}

void Workspace::openOverlay()
{
    setRegionOpen(Region::library, true);
    if (!m_narrow || m_overlay)
        return;
    m_overlay = true;
    m_library->setGeometry(overlayRectangle(false));
    m_library->show();
    m_library->raise();
    m_rail->raise();
    m_slide->stop();
    m_slide->setDuration(m_appearance.duration(160));
    m_slide->setStartValue(overlayRectangle(false));
    m_slide->setEndValue(overlayRectangle(true));
    m_slide->start();
}

void Workspace::hideOverlay()
{
    if (!m_narrow || !m_overlay)
        return;
    m_overlay = false;
    m_slide->stop();
    m_slide->setDuration(m_appearance.duration(160));
    m_slide->setStartValue(m_library->geometry());
    m_slide->setEndValue(overlayRectangle(false));
    m_slide->start();
}

bool Workspace::closeOverlay()
{
    if (!m_narrow || !m_overlay)
        return false;
    hideOverlay();
    m_board->takeFocus(Qt::OtherFocusReason);
    return true;
}

void Workspace::search()
{
    openOverlay();
    m_library->focusSearch();
}

void Workspace::focusNextRegion()
{
    const QList<QWidget*> regions{m_narrow && !m_overlay ? static_cast<QWidget*>(m_rail) : m_library,
                                  m_board,
                                  m_lab,
                                  m_lesson.pane,
                                  m_transport,
                                  m_inspector,
                                  m_toolBar};
    const QWidget* focused = focusWidget();
    qsizetype current = -1;
    for (qsizetype i = 0; i < regions.size(); ++i)
        if (focused && regions[i] && (regions[i] == focused || regions[i]->isAncestorOf(focused)))
            current = i;
    for (qsizetype step = 1; step <= regions.size(); ++step) {
        QWidget* region = regions[(current + step) % regions.size()];
        if (!region || !region->isVisible())
            continue;
        if (region == m_board)
            return m_board->takeFocus(Qt::TabFocusReason);
        if (region->focusPolicy() & Qt::TabFocus) {
            region->setFocus(Qt::TabFocusReason);
            return;
        }
        for (QWidget* child : region->findChildren<QWidget*>()) {
            if ((child->focusPolicy() & Qt::TabFocus) && child->isVisible() && child->isEnabled()
                && !child->focusProxy()) {
                child->setFocus(Qt::TabFocusReason);
                return;
            }
        }
    }
}

QByteArray Workspace::splitterState() const
{
    return m_narrow ? QByteArray() : m_splitter->saveState();
}

void Workspace::restoreSplitters(const QByteArray& state)
{
    if (!m_narrow && !state.isEmpty())
        m_splitter->restoreState(state);
}

void Workspace::showBoardOrEmpty()
{
    if (m_document.board().panels.empty())
        m_stack->setCurrentWidget(m_empty);
    else
        m_stack->setCurrentWidget(m_board);
}

void Workspace::showSelection()
{
    const int selected = m_board->selectedPanel();
    const auto& panels = m_document.board().panels;
    m_inspector->showPanel(selected);
    m_transport->player().setSelectedPanel(selected);
    const bool any = selected >= 0 && static_cast<std::size_t>(selected) < panels.size();
    const Panel panel = any ? panels[static_cast<std::size_t>(selected)] : Panel{};
    m_library->markShown(QString::fromStdString(panel.source), QString::fromStdString(panel.quantity));
    showReadout();
}

void Workspace::showReadout()
{
    m_transport->player().lookAtSteps();
    m_inspector->lookAgain();
    m_status->setReadout(m_board->statusReadout());
    m_status->setPinned(m_document.board().probe.pinned);
    const auto& panels = m_document.board().panels;
    const auto selected = static_cast<std::size_t>(m_board->selectedPanel());
    const QString precision = selected < panels.size() ? precisionText(panels[selected]) : QString();
    m_status->setNotes({m_board->resolutionText(), precision});
}

}  // namespace whorl
