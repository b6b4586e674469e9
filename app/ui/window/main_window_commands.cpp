// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/document.h"
#include "app/ui/board/board_view.h"
#include "app/ui/board/panel_change.h"
#include "app/ui/library/library.h"
#include "app/ui/look/appearance.h"
#include "app/ui/transport/transport.h"
#include "app/ui/window/actions.h"
#include "app/ui/window/board_header.h"
#include "app/ui/window/figures.h"
#include "app/ui/window/help.h"
#include "app/ui/window/lesson_control.h"
#include "app/ui/window/main_window.h"
#include "app/ui/window/manual_window.h"
#include "app/ui/window/message_bar.h"
#include "app/ui/window/settings.h"
#include "app/ui/window/titled_menu_bar.h"
#include "app/ui/window/vector_files.h"
#include "app/ui/window/word_search.h"
#include "app/ui/window/workspace.h"
#include "core/catalogue.h"

#include <QDir>
#include <QKeyEvent>
#include <QMenu>
#include <QUndoStack>

#include <algorithm>

namespace whorl {

namespace {

constexpr double zoomStep = 1.25;
constexpr const char* regionNames[] = {"library", "inspector", "transport"};

}  // namespace

void MainWindow::connectFiles()
{
    connect(m_files, &BoardFiles::opened, this, [this] {
        m_messages->dismissPassing();
        m_messages->takeBack(m_modelMessage);
        showBoard();
    });
    connect(m_files, &BoardFiles::failed, this,
            [this](const QString& text) { m_messages->say(MessageBar::Kind::error, text); });
    connect(m_files, &BoardFiles::noted, this,
            [this](const QString& text) { m_messages->say(MessageBar::Kind::note, text); });
    connect(m_files, &BoardFiles::described, this, [this](const QString& text, const QString& details) {
        m_modelMessage = text;
        m_messages->say(MessageBar::Kind::note, text,
                        {{tr("Details"), [this, details] { showDetails(details, this); }}});
    });
    connect(m_vectors, &VectorFiles::failed, this,
            [this](const QString& text) { m_messages->say(MessageBar::Kind::error, text); });
    connect(m_vectors, &VectorFiles::saved, this,
            [this](const QString& text) { m_messages->say(MessageBar::Kind::done, text); });
    connect(m_menus, &Menus::lessonWanted, this, &MainWindow::openLesson);
    connect(m_menus, &Menus::boardWanted, m_files, &BoardFiles::openReadyMade);
    connect(m_menus, &Menus::textSizeChosen, this, [this] {
        m_messages->say(MessageBar::Kind::note, tr("The text size changes when Whorl starts the next time"),
                        {{tr("Start again now"), [this] { emit restartWanted(); }}});
    });
    connect(m_menus, &Menus::languageWanted, this, &MainWindow::languageChosen);
}

void MainWindow::connectActions()
{
    const Actions& a = *m_actions;
    addActions(findChildren<QAction*>());
    connect(a.newBoard, &QAction::triggered, m_files, &BoardFiles::newBoard);
    connect(a.open, &QAction::triggered, m_files, &BoardFiles::openWithDialog);
    connect(a.save, &QAction::triggered, m_files, [this] { m_files->save(); });
    connect(a.saveAs, &QAction::triggered, m_files, [this] { m_files->saveWithDialog(); });
    connect(a.startScreen, &QAction::triggered, this, [this] { showStartScreen(); });
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
    connect(a.rename, &QAction::triggered, this, [this] { workspace().header().rename(); });
    connect(a.present, &QAction::triggered, this, [this] { setPresenting(!m_presenting); });
    connect(a.fullScreen, &QAction::triggered, this, [this](bool full) { full ? showFullScreen() : showNormal(); });
    a.reducedMotion->setChecked(m_appearance.reducedMotion());
    connect(a.reducedMotion, &QAction::triggered, this, [this](bool reduced) {
        m_settings.setReducedMotion(reduced);
        m_appearance.setReducedMotion(reduced);
    });
    connect(a.explain, &QAction::triggered, this, [this] { showManual(); });
    connect(a.keys, &QAction::triggered, this, [this] { showKeys(*m_actions, this); });
    connect(a.about, &QAction::triggered, this, [this] { showAbout(this); });
    connect(a.search, &QAction::triggered, this, [this] { workspace().search(); });
    connect(a.findWord, &QAction::triggered, this, &MainWindow::findWord);
    connect(a.menus, &QAction::triggered, this, [this] { m_menuBar->setActiveAction(m_menuBar->actions().value(0)); });
    connect(a.nextRegion, &QAction::triggered, this, [this] { workspace().focusNextRegion(); });
}

ManualWindow& MainWindow::showManual()
{
    const Explanation focus = explainFocus(*this);
    if (!m_manual)
        m_manual = new ManualWindow(m_appearance, this);
    m_manual->go(focus.place.isEmpty() ? QStringLiteral("page:start") : focus.place);
    m_manual->explain(focus.name, focus.text);
    m_manual->show();
    m_manual->raise();
    m_manual->activateWindow();
    return *m_manual;
}

void MainWindow::connectRegions()
{
    QAction* switches[] = {m_actions->library, m_actions->inspector, m_actions->transport};
    for (int i = 0; i < 3; ++i) {
        const auto region = static_cast<Workspace::Region>(i);
        const QString name = QString::fromLatin1(regionNames[i]);
        const bool open = m_settings.isRegionOpen(name);
        switches[i]->setChecked(open);
        if (!open)
            m_workspace->setRegionOpen(region, false);
        connect(switches[i], &QAction::toggled, this, [this, region, name](bool shown) {
            m_workspace->setRegionOpen(region, shown);
            if (!m_lessons->isOpen() && !m_workspace->isTight())
                m_settings.setRegionOpen(name, shown);
        });
    }
    connect(m_workspace, &Workspace::regionsChanged, this, &MainWindow::showRegionSwitches);
    Library& library = m_workspace->library();
    connect(&library, &Library::panelChosen, this, &MainWindow::showPanel);
    connect(&library, &Library::boardChosen, this, [this](const QString& id) {
        m_workspace->closeOverlay();
        m_files->openReadyMade(id);
    });
    connect(&library, &Library::lessonChosen, this, [this](const QString& id) {
        m_workspace->closeOverlay();
        openLesson(id);
    });
    connect(&library, &Library::modelChosen, this, [this](const QString& name) {
        m_workspace->closeOverlay();
        m_files->openPreset(name);
    });
}

void MainWindow::connectPanels()
{
    const Actions& a = *m_actions;
    BoardView& board = m_workspace->boardView();
    m_menus->selectedPanel = [&board] { return board.selectedPanel(); };
    connect(m_menus, &Menus::panelWanted, this, [this](const Panel& panel) { showPanel(panel, true); });
    connect(m_menus, &Menus::viewWanted, &board, &BoardView::setView);
    a.linkedProbe->setChecked(board.isProbeLinked());
    connect(a.linkedProbe, &QAction::toggled, &board, &BoardView::setProbeLinked);
    connect(a.zoomIn, &QAction::triggered, &board, [&board] { board.zoom(zoomStep); });
    connect(a.zoomOut, &QAction::triggered, &board, [&board] { board.zoom(1 / zoomStep); });
    connect(a.zoomFit, &QAction::triggered, &board, &BoardView::resetZoom);
    connect(a.duplicatePanel, &QAction::triggered, this, [this, &board] {
        if (hasRoom())
            board.duplicatePanel();
    });
    connect(a.closePanel, &QAction::triggered, &board, &BoardView::closePanel);
    connect(a.panelBack, &QAction::triggered, this, [this] { swapPanel(-1); });
    connect(a.panelOn, &QAction::triggered, this, [this] { swapPanel(1); });
    connect(a.maximisePanel, &QAction::triggered, &board,
            [&board](bool on) { board.setMaximisedPanel(on ? board.selectedPanel() : -1); });
    connect(&board, &BoardView::maximisedChanged, this,
            [this](int index) { m_actions->maximisePanel->setChecked(index >= 0); });
    connect(a.showTable, &QAction::triggered, &board, &BoardView::setTable);
    connect(&board, &BoardView::tableChanged, this, &MainWindow::updateActions);
    connect(&board, &BoardView::selectionChanged, this, &MainWindow::updateActions);
    connect(&board, &BoardView::remarked, this,
            [this](const QString& text) { m_messages->say(MessageBar::Kind::note, text); });
    connect(&m_document, &Document::changed, this, &MainWindow::updateActions);
    connect(&m_document, &Document::replaced, this, &MainWindow::updateActions);
    connect(a.stepPair, &QAction::triggered, &board, &BoardView::stepPair);
    connect(a.replay, &QAction::triggered, &board, &BoardView::replay);
    connect(a.saveVectors, &QAction::triggered, this, &MainWindow::saveVectors);
    connect(&board, &BoardView::saveVectorsWanted, this, &MainWindow::saveVectors);
    connect(a.evenOut, &QAction::triggered, this, [this] {
        Board after = m_document.board();
        after.proportions.clear();
        m_document.edit(after, tr("Even out panels"));
    });
}

void MainWindow::connectPlay()
{
    const Actions& a = *m_actions;
    AnimationPlayer& player = m_workspace->transport().player();
    connect(a.play, &QAction::triggered, &player, &AnimationPlayer::toggle);
    connect(a.stepBack, &QAction::triggered, &player, [&player] { player.step(-1); });
    connect(a.stepOn, &QAction::triggered, &player, [&player] { player.step(1); });
    connect(a.loop, &QAction::triggered, &player, &AnimationPlayer::setLoop);
    const auto showLoop = [this] { m_actions->loop->setChecked(m_document.board().animation.loop); };
    connect(&player, &AnimationPlayer::targetsChanged, this, showLoop);
    showLoop();
    connect(&m_workspace->transport(), &Transport::failed, this,
            [this](const QString& text) { m_messages->say(MessageBar::Kind::error, text); });
}

void MainWindow::updateActions()
{
    const bool board = m_workspace && !isStartScreenShown();
    const bool panel = board && m_workspace->boardView().selectedPanel() >= 0;
    for (QAction* action : m_actions->boardActions())
        action->setEnabled(board);
    for (QAction* action : m_actions->panelActions())
        action->setEnabled(panel);
    m_actions->undo->setEnabled(board && m_document.undoStack()->canUndo());
    m_actions->redo->setEnabled(board && m_document.undoStack()->canRedo());
    m_actions->showTable->setChecked(panel && m_workspace->boardView().isTable());
    m_actions->stepPair->setEnabled(board && m_workspace->boardView().canStepPair());
    m_actions->replay->setEnabled(board && m_workspace->boardView().canReplay());
    m_actions->saveVectors->setEnabled(board && hasVectors());
    for (QAction* action : {m_actions->exportFigure, m_actions->print, m_actions->printPreview})
        action->setEnabled(board && !m_document.board().panels.empty());
    m_menus->addPanelMenu()->setEnabled(board);
    m_menus->layoutMenu()->setEnabled(board);
}

bool MainWindow::hasRoom()
{
    const bool room = m_document.board().panels.size() < maximumPanels;
    if (!room)
        m_messages->say(MessageBar::Kind::error, tr("A board holds at most six panels; close one first"));
    return room;
}

void MainWindow::showPanel(const Panel& panel, bool asNew)
{
    m_workspace->closeOverlay();
    BoardView& view = m_workspace->boardView();
    const auto selected = static_cast<std::size_t>(view.selectedPanel());
    Board after = m_document.board();
    if (asNew || selected >= after.panels.size()) {
        if (hasRoom())
            view.addPanel(panel);
        return;
    }
    after.panels[selected] = showing(after.panels[selected], panel);
    const Source& source = findSource(panel.source);
    m_document.edit(after, tr("Show %1").arg(coreText("Source", source.info.label)));
}

void MainWindow::swapPanel(int direction)
{
    BoardView& view = m_workspace->boardView();
    const int from = view.selectedPanel(), to = from + direction;
    if (from >= 0 && to >= 0 && to < static_cast<int>(m_document.board().panels.size()))
        view.movePanel(from, to);
}

void MainWindow::connectFigures()
{
    m_figures = new Figures(m_workspace->boardView(), m_appearance, this);
    const Actions& a = *m_actions;
    const auto still = [this](auto make) {
        return [this, make] {
            m_workspace->transport().player().pause();
            make(*m_figures);
        };
    };
    connect(a.exportFigure, &QAction::triggered, this, still([](Figures& figures) { figures.exportFigure(); }));
    connect(a.exportPanel, &QAction::triggered, this, still([](Figures& figures) { figures.exportFigure(true); }));
    connect(a.copyFigure, &QAction::triggered, m_figures, &Figures::copyPanel);
    connect(a.print, &QAction::triggered, this, still([](Figures& figures) { figures.print(); }));
    connect(a.printPreview, &QAction::triggered, this, still([](Figures& figures) { figures.preview(); }));
    connect(m_figures, &Figures::exported, this, [this](const QString& path) {
        m_messages->say(MessageBar::Kind::done, tr("Saved as %1").arg(QDir::toNativeSeparators(path)));
    });
    connect(m_figures, &Figures::copied, this, [this] {
        m_messages->say(MessageBar::Kind::done, tr("Copied as a picture, as a drawing and as a table of its numbers"));
    });
    connect(m_figures, &Figures::failed, this,
            [this](const QString& text) { m_messages->say(MessageBar::Kind::error, text); });
    connect(m_figures, &Figures::noted, this,
            [this](const QString& text) { m_messages->say(MessageBar::Kind::note, text); });
}

bool MainWindow::hasVectors() const
{
    const auto selected = static_cast<std::size_t>(m_workspace->boardView().selectedPanel());
    const std::vector<Panel>& panels = m_document.board().panels;
    if (selected >= panels.size())
        return false;
    const auto& sources = catalogue();
    return std::any_of(sources.begin(), sources.end(), [&](const Source& source) {
        return source.info.id == panels[selected].source && source.vectors;
    });
}

void MainWindow::saveVectors()
{
    BoardView& view = m_workspace->boardView();
    view.rest([this, &view] {
        const Board board = view.shownBoard();
        if (const auto selected = static_cast<std::size_t>(view.selectedPanel()); selected < board.panels.size())
            m_vectors->saveWithDialog(board.panels[selected]);
        view.goOn();
    });
}

// Keys of a single character are taken only when nothing that has the focus wants them: an entry field types them, a
// button is pressed by Space.
bool MainWindow::takeTypedKey(const QKeyEvent& event)
{
    const Actions& a = *m_actions;
    const std::pair<int, QAction*> keys[] = {
        {Qt::Key_Space, a.play},    {Qt::Key_Comma, a.stepBack}, {Qt::Key_Period, a.stepOn}, {Qt::Key_L, a.loop},
        {Qt::Key_P, a.stepPair},    {Qt::Key_R, a.replay},       {Qt::Key_Plus, a.zoomIn},   {Qt::Key_Equal, a.zoomIn},
        {Qt::Key_Minus, a.zoomOut}, {Qt::Key_0, a.zoomFit}};
    if (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))
        return false;
    for (const auto& [key, action] : keys) {
        if (event.key() == key && action->isEnabled()) {
            action->trigger();
            return true;
        }
    }
    return false;
}

bool MainWindow::escape()
{
    if (m_presenting) {
        setPresenting(false);
        return true;
    }
    if (m_workspace && !isStartScreenShown() && m_workspace->closeOverlay())
        return true;
    if (m_messages->dismiss())
        return true;
    if (isStartScreenShown() && hasBoard()) {
        showBoard();
        return true;
    }
    if (!m_workspace || isStartScreenShown())
        return false;
    if (m_workspace->boardView().maximisedPanel() >= 0) {
        m_workspace->boardView().setMaximisedPanel(-1);
        return true;
    }
    Probe probe = m_document.board().probe;
    if (!probe.pinned)
        return false;
    probe.pinned = false;
    m_document.point(probe);
    return true;
}

void MainWindow::findWord()
{
    const int selected = workspace().boardView().selectedPanel();
    if (selected < 0)
        return;
    const Panel panel = m_document.board().panels.at(static_cast<std::size_t>(selected));
    const Source& source = findSource(panel.source);
    if (!source.completions) {
        m_messages->say(MessageBar::Kind::note, tr("This panel has no words to find"));
        return;
    }
    auto* search = new WordSearch(
        [&source, panel](const QString& beginning) {
            QStringList words;
            for (const std::string& word : source.completions(panel.values, beginning.toStdString()))
                words += QString::fromStdString(word);
            return words;
        },
        this);
    connect(search, &WordSearch::found, this, [this](const QString& word) {
        Probe probe = m_document.board().probe;
        probe.token = word.toStdString();
        probe.pinned = true;
        m_document.point(probe);
    });
    const BoardView& board = workspace().boardView();
    search->showOver(QRect(board.mapTo(this, QPoint()), board.size()));
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if ((event->key() == Qt::Key_Escape && escape()) || m_lessons->takeKey(*event) || takeTypedKey(*event))
        return;
    QMainWindow::keyPressEvent(event);
}

}  // namespace whorl
