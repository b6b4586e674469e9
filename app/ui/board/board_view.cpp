// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/board_view.h"

#include "app/ui/board/fitting_layout.h"
#include "app/ui/board/panel_widget.h"
#include "app/ui/board/splitter_handle.h"
#include "app/ui/look/appearance.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr double panelGap = 8;
constexpr int scrollBarWidth = 10;

}  // namespace

BoardView::BoardView(Document& document, Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_appearance(appearance)
    , m_scroll(new QScrollBar(Qt::Vertical, this))
{
    m_scroll->hide();
    connect(m_scroll, &QScrollBar::valueChanged, this, &BoardView::layOut);
    setAcceptDrops(true);
    setFocusPolicy(Qt::ClickFocus);
    setAccessibleName(tr("Board"));
    connect(&document, &Document::changed, this, &BoardView::boardChanged);
    connect(&document, &Document::replaced, this, [this] {
        // Saving under another name replaces the document's path only.
        if (!showsBoard())
            setMaximisedPanel(-1);
        syncPanels();
        selectPanel(m_panels.empty() ? -1 : std::max(0, m_selected));
    });
    connect(&appearance, &Appearance::changed, this, [this] {
        for (PanelWidget* panel : m_panels)
            panel->restyle();
        update();
    });
    syncPanels();
    selectPanel(m_panels.empty() ? -1 : 0);
}

BoardView::~BoardView() = default;

bool BoardView::showsBoard() const
{
    const std::vector<Panel>& panels = m_document.board().panels;
    return std::equal(m_panels.begin(), m_panels.end(), panels.begin(), panels.end(),
                      [](const PanelWidget* widget, const Panel& panel) { return widget->panel() == panel; });
}

void BoardView::boardChanged(const Difference& difference)
{
    if (difference.panels)
        syncPanels();
    else
        showChanged(difference.changed);
    if (difference.probe)
        for (PanelWidget* panel : m_panels)
            panel->setProbe(m_document.board().probe);
    announceReadout();
}

void BoardView::showChanged(const std::vector<std::size_t>& changed)
{
    const std::vector<Panel>& panels = m_document.board().panels;
    // Two panels that changed places take their widgets along, and with them their pictures.
    if (changed.size() == 2 && m_panels[changed[0]]->panel() == panels[changed[1]]
        && m_panels[changed[1]]->panel() == panels[changed[0]]) {
        std::swap(m_panels[changed[0]], m_panels[changed[1]]);
        layOut();
    }
    for (const std::size_t index : changed)
        m_panels[index]->setIndex(static_cast<int>(index));
}

PanelWidget* BoardView::makePanel()
{
    auto* panel = new PanelWidget(m_document, m_appearance, this);
    panel->setProbe(m_document.board().probe);
    panel->setBare(m_bare);
    connect(panel, &PanelWidget::activated, this, [this, panel] {
        // A panel behind the maximised one can still be handed the focus while it is being hidden.
        if (m_maximised >= 0 && m_maximised != panel->index())
            return;
        selectPanel(panel->index());
        // Not under a pressed button: what is pointed at would move away.
        if (QGuiApplication::mouseButtons() == Qt::NoButton)
            scrollTo(*panel);
    });
    connect(panel, &PanelWidget::probeMoved, this, [this, panel](const Probe& probe) { probeMoved(*panel, probe); });
    connect(panel, &PanelWidget::zoomWanted, this, [this, panel](const Zoom& zoom, const QString& text, int gesture) {
        zoomPanel(panel->index(), zoom, text, gesture);
    });
    connect(panel, &PanelWidget::readoutChanged, this, &BoardView::announceReadout);
    connect(panel, &PanelWidget::maximiseWanted, this,
            [this, panel] { setMaximisedPanel(m_maximised >= 0 ? -1 : panel->index()); });
    connect(panel, &PanelWidget::duplicateWanted, this, [this, panel] { duplicatePanelAt(panel->index()); });
    connect(panel, &PanelWidget::closeWanted, this, [this, panel] { closePanelAt(panel->index()); });
    connect(panel, &PanelWidget::headerDragged, this,
            [this, panel](const QPoint& position) { dragHeader(*panel, position); });
    connect(panel, &PanelWidget::headerDropped, this, [this, panel](const QPoint& position) {
        showTarget(-1, DropTarget::none);
        movePanel(panel->index(), panelAt(mapFromGlobal(position)));
    });
    connect(panel, &PanelWidget::tableChanged, this, &BoardView::tableChanged);
    connectRuns(panel);
    connectFigures(panel);
    panel->show();
    return panel;
}

void BoardView::syncPanels()
{
    const std::vector<Panel>& panels = m_document.board().panels;
    // A panel that only changed its place takes its widget along, and with it the picture.
    std::vector<PanelWidget*> spare = m_panels, next(panels.size(), nullptr);
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const auto same = std::find_if(spare.begin(), spare.end(),
                                       [&](PanelWidget* widget) { return widget && widget->panel() == panels[i]; });
        if (same != spare.end())
            next[i] = std::exchange(*same, nullptr);
    }
    std::erase(spare, nullptr);
    for (PanelWidget*& widget : next) {
        if (widget)
            continue;
        if (spare.empty()) {
            widget = makePanel();
        } else {
            widget = spare.front();
            spare.erase(spare.begin());
        }
    }
    m_panels = next;
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        m_panels[i]->setIndex(static_cast<int>(i));
        m_panels[i]->setProbe(m_document.board().probe);
    }
    const int count = static_cast<int>(m_panels.size());
    if (m_maximised >= count)
        setMaximisedPanel(-1);
    layOut();
    selectPanel(std::min(m_selected, count - 1));
    // Before they are hidden, or the focus would choose for itself where it goes.
    const QWidget* focused = window()->focusWidget();
    for (PanelWidget* widget : spare) {
        if (m_selected >= 0 && focused && widget->isAncestorOf(focused))
            m_panels[static_cast<std::size_t>(m_selected)]->takeFocus(Qt::ShortcutFocusReason);
        widget->hide();
        widget->deleteLater();
    }
    update();
}

void BoardView::layOut()
{
    const Board& board = m_document.board();
    QRectF area = contentsRect();
    if (m_panels.empty() || area.width() < 40 || area.height() < 40) {
        m_scroll->hide();
        syncSplitters({});
        return;
    }
    FittingLayout fitting = fittingLayout(board, area, panelGap);
    showScrollBar(m_maximised < 0 ? fitting.height : 0);
    if (!m_scroll->isHidden()) {
        // The bar stands in the margin where there is one.
        area.setRight(std::min(area.right(), static_cast<double>(m_scroll->x())));
        area.translate(0, -m_scroll->value());
        fitting = fittingLayout(board, area, panelGap);
    }
    const BoardLayout& layout = fitting.layout;
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        const bool maximised = m_maximised == static_cast<int>(i);
        m_panels[i]->setMaximised(maximised);
        m_panels[i]->setVisible(m_maximised < 0 || maximised);
        m_panels[i]->setGeometry((maximised ? area : layout.panels[i]).toRect());
    }
    syncSplitters(m_maximised >= 0 ? std::vector<Splitter>{} : layout.splitters);
}

void BoardView::showScrollBar(double height)
{
    const QRect area = contentsRect();
    const int hidden = std::max(0, static_cast<int>(std::ceil(height)) - area.height());
    m_scroll->setGeometry(width() - scrollBarWidth, area.top(), scrollBarWidth, area.height());
    m_scroll->setVisible(hidden > 0);
    m_scroll->raise();
    // The new place is looked at by whoever asked.
    const QSignalBlocker silent(m_scroll);
    m_scroll->setRange(0, hidden);
    m_scroll->setPageStep(area.height());
    m_scroll->setSingleStep(24);
}

void BoardView::scrollTo(const QWidget& panel)
{
    const QRect area = contentsRect(), place = panel.geometry();
    if (m_scroll->isHidden())
        return;
    if (place.bottom() > area.bottom())
        m_scroll->setValue(m_scroll->value() + place.bottom() - area.bottom());
    if (panel.y() < area.top())
        m_scroll->setValue(m_scroll->value() + panel.y() - area.top());
}

void BoardView::wheelEvent(QWheelEvent* event)
{
    if (m_scroll->isHidden())
        event->ignore();
    else
        QCoreApplication::sendEvent(m_scroll, event);
}

void BoardView::resizeEvent(QResizeEvent*)
{
    layOut();
}

void BoardView::syncSplitters(const std::vector<Splitter>& splitters)
{
    while (m_splitters.size() < splitters.size())
        m_splitters.push_back(makeSplitter());
    for (std::size_t i = 0; i < m_splitters.size(); ++i) {
        m_splitters[i]->setVisible(i < splitters.size());
        if (i < splitters.size())
            m_splitters[i]->setSplitter(splitters[i]);
    }
}

SplitterHandle* BoardView::makeSplitter()
{
    auto* handle = new SplitterHandle(m_appearance, this);
    connect(handle, &SplitterHandle::pressed, this, [this] { m_splitterGesture = m_document.newGesture(); });
    connect(handle, &SplitterHandle::released, this, [this] { m_splitterGesture = 0; });
    connect(handle, &SplitterHandle::moved, this, [this, handle](double share) { moveSplitter(*handle, share); });
    connect(handle, &SplitterHandle::evenWanted, this, [this] {
        Board board = m_document.board();
        board.proportions.clear();
        m_document.edit(board, tr("Even out panels"));
    });
    return handle;
}

void BoardView::moveSplitter(const SplitterHandle& handle, double share)
{
    Board board = m_document.board();
    std::size_t count = 0;
    for (const SplitterHandle* other : m_splitters)
        if (other->isVisibleTo(this))
            count = std::max(count, other->splitter().proportion + 1);
    // Splits that were never moved are where the layout put them; from now on the board says so.
    const std::size_t known = board.proportions.size();
    board.proportions.resize(std::max(count, known), 0.5);
    for (const SplitterHandle* other : m_splitters) {
        const Splitter& splitter = other->splitter();
        const QPointF centre = splitter.rectangle.center();
        const double along = splitter.orientation == Qt::Vertical ? centre.x() : centre.y();
        if (other->isVisibleTo(this) && splitter.proportion >= known)
            board.proportions[splitter.proportion] = other->shareAt(along);
    }
    board.proportions[handle.splitter().proportion] = share;
    m_document.edit(board, tr("Resize panels"), m_splitterGesture);
}

void BoardView::selectPanel(int index)
{
    const int selected = index >= 0 && index < static_cast<int>(m_panels.size()) ? index : -1;
    for (std::size_t i = 0; i < m_panels.size(); ++i)
        m_panels[i]->setSelected(static_cast<int>(i) == selected);
    if (selected == m_selected)
        return;
    m_selected = m_pointed = selected;
    emit selectionChanged(selected);
    announceReadout();
}

void BoardView::setMaximisedPanel(int index)
{
    const int maximised = index >= 0 && index < static_cast<int>(m_panels.size()) ? index : -1;
    if (maximised == m_maximised)
        return;
    m_maximised = maximised;
    if (maximised >= 0) {
        selectPanel(maximised);
        // Otherwise the focus would go from the hidden panels to any other widget.
        if (const QWidget* focused = window()->focusWidget(); focused && isAncestorOf(focused))
            m_panels[static_cast<std::size_t>(maximised)]->takeFocus(Qt::OtherFocusReason);
    }
    layOut();
    emit maximisedChanged(maximised);
}

void BoardView::setProbeLinked(bool linked)
{
    m_probeLinked = linked;
    for (PanelWidget* panel : m_panels)
        panel->setProbe(m_document.board().probe);
    announceReadout();
}

void BoardView::setBare(bool bare)
{
    m_bare = bare;
    for (PanelWidget* panel : m_panels)
        panel->setBare(bare);
}

void BoardView::setRinged(int index)
{
    for (PanelWidget* panel : m_panels)
        panel->setRinged(panel->index() == index);
}

void BoardView::probeMoved(PanelWidget& panel, const Probe& probe)
{
    m_pointed = panel.index();
    if (m_probeLinked)
        m_document.point(probe);
    else
        panel.setProbe(probe);
    announceReadout();
}

void BoardView::announceReadout()
{
    if (m_readoutAnnounced)
        return;
    m_readoutAnnounced = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_readoutAnnounced = false;
            emit readoutChanged();
        },
        Qt::QueuedConnection);
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier)) {
        const int other = neighbour(m_selected, event->key());
        if (other >= 0) {
            movePanel(m_selected, other);
            m_panels[static_cast<std::size_t>(m_selected)]->takeFocus(Qt::OtherFocusReason);
            return;
        }
    }
    if (event->key() == Qt::Key_Escape && m_maximised >= 0) {
        setMaximisedPanel(-1);
        return;
    }
    if (event->key() == Qt::Key_F2 && m_selected >= 0) {
        m_panels[static_cast<std::size_t>(m_selected)]->editTitle();
        return;
    }
    event->ignore();
}

int BoardView::panelAt(const QPoint& position) const
{
    for (const PanelWidget* panel : m_panels)
        if (panel->isVisibleTo(this) && panel->geometry().contains(position))
            return panel->index();
    return -1;
}

void BoardView::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), m_appearance.theme().background);
}

}  // namespace whorl
