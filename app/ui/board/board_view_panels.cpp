// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What BoardView does with panels: the commands, what is dropped on it, and what it says about them.
#include "app/scene/linked_zoom.h"
#include "app/ui/board/board_view.h"
#include "app/ui/board/panel_mime.h"
#include "app/ui/board/panel_widget.h"
#include "app/ui/board/status_readout.h"
#include "app/ui/look/appearance.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFocusEvent>
#include <QMimeData>

namespace whorl {

namespace {

/// Different values under one label go by the titles of their panels.
void nameApart(Readout& values, const QStringList& titles)
{
    const Readout labelled = values;
    for (std::size_t i = 0; i < values.size(); ++i)
        for (const ReadoutItem& other : labelled)
            if (other.label == labelled[i].label && other.value != labelled[i].value)
                values[i].label = titles[static_cast<qsizetype>(i)];
}

}  // namespace

void BoardView::insertPanel(int index, const Panel& panel, const QString& text)
{
    Board board = m_document.board();
    if (board.panels.size() >= maximumPanels)
        return;
    board.panels.insert(board.panels.begin() + index, panel);
    board.proportions.clear();
    setMaximisedPanel(-1);
    m_document.edit(board, text);
    selectPanel(index);
    scrollTo(index);
}

void BoardView::scrollTo(int index)
{
    if (index >= 0 && index < static_cast<int>(m_panels.size()))
        scrollTo(*m_panels[static_cast<std::size_t>(index)]);
}

void BoardView::addPanel(const Panel& panel)
{
    insertPanel(static_cast<int>(m_panels.size()), panel, tr("Add panel"));
}

void BoardView::duplicatePanel()
{
    duplicatePanelAt(m_selected);
}

void BoardView::duplicatePanelAt(int index)
{
    if (index < 0)
        return;
    const Panel copy = m_document.board().panels[static_cast<std::size_t>(index)];
    insertPanel(index + 1, copy, tr("Duplicate panel"));
}

void BoardView::closePanel()
{
    closePanelAt(m_selected);
}

void BoardView::closePanelAt(int index)
{
    Board board = m_document.board();
    if (index < 0 || index >= static_cast<int>(board.panels.size()))
        return;
    board.panels.erase(board.panels.begin() + index);
    board.proportions.clear();
    setMaximisedPanel(-1);
    m_document.edit(board, tr("Close panel"));
}

void BoardView::movePanel(int from, int to)
{
    Board board = m_document.board();
    const int count = static_cast<int>(board.panels.size());
    if (from < 0 || to < 0 || from >= count || to >= count || from == to)
        return;
    std::swap(board.panels[static_cast<std::size_t>(from)], board.panels[static_cast<std::size_t>(to)]);
    m_document.edit(board, tr("Move panel"));
    selectPanel(to);
}

void BoardView::setView(const QString& viewId)
{
    if (m_selected < 0)
        return;
    Board board = m_document.board();
    board.panels[static_cast<std::size_t>(m_selected)].view = viewId.toStdString();
    m_document.edit(board, tr("Change view"));
}

int BoardView::neighbour(int index, int key) const
{
    if (index < 0 || m_maximised >= 0)
        return -1;
    const QRect from = m_panels[static_cast<std::size_t>(index)]->geometry();
    constexpr int beyond = 16;
    switch (key) {
    case Qt::Key_Left:
        return panelAt({from.left() - beyond, from.center().y()});
    case Qt::Key_Right:
        return panelAt({from.right() + beyond, from.center().y()});
    case Qt::Key_Up:
        return panelAt({from.center().x(), from.top() - beyond});
    case Qt::Key_Down:
        return panelAt({from.center().x(), from.bottom() + beyond});
    default:
        return -1;
    }
}

void BoardView::zoomPanel(int index, const Zoom& zoom, const QString& text, int gesture)
{
    std::vector<std::shared_ptr<const PanelData>> shown;
    for (const PanelWidget* panel : m_panels)
        shown.push_back(panel->picture().data());
    m_document.edit(withZoom(m_document.board(), static_cast<std::size_t>(index), zoom, shown), text, gesture);
}

void BoardView::zoom(double factor)
{
    if (m_selected >= 0)
        m_panels[static_cast<std::size_t>(m_selected)]->zoom(factor);
}

void BoardView::resetZoom()
{
    if (m_selected >= 0)
        m_panels[static_cast<std::size_t>(m_selected)]->fit();
}

void BoardView::takeFocus(Qt::FocusReason reason)
{
    if (m_selected >= 0)
        m_panels[static_cast<std::size_t>(m_selected)]->takeFocus(reason);
    else
        setFocus(reason);
}

void BoardView::focusInEvent(QFocusEvent* event)
{
    if (m_selected >= 0)
        takeFocus(event->reason());
}

void BoardView::setTable(bool shown)
{
    if (m_selected >= 0)
        m_panels[static_cast<std::size_t>(m_selected)]->setTable(shown);
}

bool BoardView::isTable() const
{
    return m_selected >= 0 && m_panels[static_cast<std::size_t>(m_selected)]->isTable();
}

Readout BoardView::statusReadout() const
{
    if (m_panels.empty())
        return {};
    const bool known = m_pointed >= 0 && static_cast<std::size_t>(m_pointed) < m_panels.size();
    const PanelWidget* pointed = m_panels[known ? static_cast<std::size_t>(m_pointed) : 0];
    const Probe& probe = m_probeLinked ? m_document.board().probe : pointed->probe();
    std::vector<std::shared_ptr<const PanelData>> shown;
    Readout values;
    QStringList titles;
    for (const PanelWidget* panel : m_panels) {
        const bool failed = panel->picture().state() == PanelPicture::State::failed;
        if (failed || (!m_probeLinked && panel != pointed))
            continue;
        shown.push_back(panel->picture().data());
        if (std::optional<ReadoutItem> value = panel->value()) {
            values.push_back(*value);
            titles += panel->accessibleName();
        }
    }
    nameApart(values, titles);
    return probeReadout(probe, shown, values);
}

QString BoardView::resolutionText() const
{
    QString text = m_selected < 0 ? QString() : m_panels[static_cast<std::size_t>(m_selected)]->resolution();
    // Clocks and points hide nothing; then another panel may.
    for (std::size_t i = 0; i < m_panels.size() && text.isEmpty(); ++i)
        text = m_panels[i]->resolution();
    return text;
}

void BoardView::connectFigures(PanelWidget* panel)
{
    const auto pass = [this, panel](void (PanelWidget::*wanted)(), void (BoardView::*passed)()) {
        connect(panel, wanted, this, [this, panel, passed] {
            selectPanel(panel->index());
            emit(this->*passed)();
        });
    };
    pass(&PanelWidget::exportWanted, &BoardView::exportWanted);
    pass(&PanelWidget::copyWanted, &BoardView::copyWanted);
    pass(&PanelWidget::printWanted, &BoardView::printWanted);
}

/// Over the board a panel looks for another place; beyond its edge it leaves for other programs, and may come back.
void BoardView::dragHeader(PanelWidget& panel, const QPoint& position)
{
    const QPoint here = mapFromGlobal(position);
    const int index = panel.index(), over = panelAt(here);
    if (rect().contains(here)) {
        showTarget(over == index ? -1 : over, DropTarget::whole);
        return;
    }
    showTarget(-1, DropTarget::none);
    panel.letGo();
    m_takenOut = index;
    emit takenOut(index);
    m_takenOut = -1;
}

void BoardView::showTarget(int index, DropTarget target)
{
    for (PanelWidget* panel : m_panels)
        panel->setDropTarget(panel->index() == index ? target : DropTarget::none);
}

BoardView::Place BoardView::placeAt(const QPoint& position) const
{
    const bool full = m_panels.size() >= maximumPanels;
    const int over = panelAt(position);
    if (over < 0)
        return {full ? -1 : static_cast<int>(m_panels.size()), false};
    const QRect frame = m_panels[static_cast<std::size_t>(over)]->geometry();
    const int edge = frame.width() / 5;
    if (!full && position.x() < frame.left() + edge)
        return {over, false};
    if (!full && position.x() > frame.right() - edge)
        return {over + 1, false};
    return {over, true};
}

void BoardView::dragEnterEvent(QDragEnterEvent* event)
{
    m_dragged = panelFromMime(*event->mimeData());
    if (m_dragged || m_takenOut >= 0)
        event->acceptProposedAction();
    update();
}

void BoardView::dragMoveEvent(QDragMoveEvent* event)
{
    const QPoint position = event->position().toPoint();
    const int over = panelAt(position);
    if (m_takenOut >= 0) {
        showTarget(over == m_takenOut ? -1 : over, DropTarget::whole);
        event->setAccepted(over >= 0);
        return;
    }
    const Place place = placeAt(position);
    DropTarget target = DropTarget::whole;
    if (!place.replaces)
        target = place.index == over ? DropTarget::before : DropTarget::after;
    showTarget(over, target);
    event->setAccepted(m_dragged && place.index >= 0);
}

void BoardView::dragLeaveEvent(QDragLeaveEvent*)
{
    m_dragged.reset();
    showTarget(-1, DropTarget::none);
    update();
}

void BoardView::dropEvent(QDropEvent* event)
{
    const std::optional<Panel> panel = std::exchange(m_dragged, std::nullopt);
    const Place place = placeAt(event->position().toPoint());
    showTarget(-1, DropTarget::none);
    update();
    if (m_takenOut >= 0) {
        event->acceptProposedAction();
        movePanel(m_takenOut, panelAt(event->position().toPoint()));
        return;
    }
    if (!panel || place.index < 0)
        return;
    event->acceptProposedAction();
    if (!place.replaces) {
        insertPanel(place.index, *panel, tr("Add panel"));
        return;
    }
    Board board = m_document.board();
    board.panels[static_cast<std::size_t>(place.index)] = *panel;
    m_document.edit(board, tr("Replace panel"));
    selectPanel(place.index);
}

}  // namespace whorl
