// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/main_window.h"

#include "app/document/document.h"
#include "app/document/lesson_store.h"
#include "app/document/recovery.h"
#include "app/ui/board/board_view.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/presentation_scale.h"
#include "app/ui/start/recent_files.h"
#include "app/ui/start/start_screen.h"
#include "app/ui/transport/transport.h"
#include "app/ui/window/actions.h"
#include "app/ui/window/board_header.h"
#include "app/ui/window/entry_keys.h"
#include "app/ui/window/lesson_control.h"
#include "app/ui/window/message_bar.h"
#include "app/ui/window/settings.h"
#include "app/ui/window/titled_menu_bar.h"
#include "app/ui/window/vector_files.h"
#include "app/ui/window/workspace.h"

#include <QCloseEvent>
#include <QDateTime>
#include <QFileInfo>
#include <QLayout>
#include <QMimeData>
#include <QScreen>
#include <QShortcut>
#include <QStackedWidget>

#include <algorithm>

namespace whorl {

MainWindow::MainWindow(Document& document, Appearance& appearance, Settings& settings, Recovery& recovery)
    : m_document(document)
    , m_appearance(appearance)
    , m_settings(settings)
    , m_recovery(recovery)
    , m_actions(new Actions(document, this))
    , m_files(new BoardFiles(document, settings, this))
    , m_vectors(new VectorFiles(settings, this))
    , m_lessons(new LessonControl(document, appearance, settings, *this))
    , m_menus(new Menus(document, appearance, settings, *m_files, *m_actions, this))
    , m_menuBar(new TitledMenuBar(this))
    , m_pages(new QStackedWidget(this))
    , m_messages(new MessageBar(this))
{
    // Larger words leave room for fewer of them.
    setMinimumSize(QSize(1024, 720) * 100 / settings.textSize());
    setAcceptDrops(true);
    setMenuBar(m_menuBar);
    setCentralWidget(m_pages);
    m_menus->fill(*m_menuBar);
    // While there is a message it is the first thing that Escape takes away, whatever has the focus.
    connect(new QShortcut(Qt::Key_Escape, m_messages), &QShortcut::activated, this, &MainWindow::escape);
    connectFiles();
    connectActions();
    connectLessons();
    new EntryKeys(*this);
    connect(&document, &Document::changed, this, &MainWindow::updateTitle);
    connect(&document, &Document::replaced, this, &MainWindow::updateTitle);
    connect(document.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::updateTitle);
    updateTitle();
    updateActions();
}

Workspace& MainWindow::workspace()
{
    if (!m_workspace) {
        m_workspace = new Workspace(m_document, m_appearance, *m_actions, m_menus->addPanelMenu(),
                                    m_menus->layoutMenu(), m_pages);
        m_pages->addWidget(m_workspace);
        connectRegions();
        connectPanels();
        connectPlay();
        connectFigures();
    }
    return *m_workspace;
}

bool MainWindow::isStartScreenShown() const
{
    return m_start && m_pages->currentWidget() == m_start;
}

bool MainWindow::openFiles(const QStringList& paths)
{
    if (!paths.isEmpty() && isLessonFolder(paths.front()))
        return openLesson(paths.front());
    if (!paths.isEmpty() && QFileInfo(paths.front()).fileName() == u"lesson.json")
        return openLesson(QFileInfo(paths.front()).absolutePath());
    if (paths.isEmpty() || !m_files->open(paths.front()))
        return false;
    if (paths.size() > 1)
        m_messages->say(MessageBar::Kind::note,
                        tr("A window holds one board; “%1” was opened").arg(QFileInfo(paths.front()).fileName()));
    return true;
}

void MainWindow::showStartScreen()
{
    if (m_workspace)
        m_workspace->transport().player().pause();
    if (!m_start) {
        m_start = new StartScreen(m_appearance, m_pages);
        m_pages->addWidget(m_start);
        connect(m_start, &StartScreen::backWanted, this, &MainWindow::showBoard);
        connect(m_start, &StartScreen::openWanted, m_files, &BoardFiles::openWithDialog);
        connect(m_start, &StartScreen::emptyBoardWanted, m_files, &BoardFiles::newBoard);
        connect(m_start, &StartScreen::fileChosen, m_files, [this](const QString& path) { m_files->open(path); });
        connect(m_start, &StartScreen::boardChosen, m_files, &BoardFiles::openReadyMade);
        connect(m_start, &StartScreen::lessonChosen, this, &MainWindow::openLesson);
    } else {
        m_start->refresh();
    }
    m_start->showLessons(m_lessons->entries());
    m_start->offerBack(hasBoard());
    m_pages->setCurrentWidget(m_start);
    placeMessages();
    m_start->focusFirstBoard();
    updateTitle();
    updateActions();
}

bool MainWindow::hasBoard() const
{
    return m_boardShown || !m_document.board().panels.empty() || m_document.isModified();
}

void MainWindow::showBoard()
{
    m_boardShown = true;
    m_pages->setCurrentWidget(&workspace());
    placeMessages();
    if (m_workspace->boardView().selectedPanel() < 0 && !m_document.board().panels.empty())
        m_workspace->boardView().selectPanel(0);
    m_workspace->boardView().takeFocus(Qt::OtherFocusReason);
    updateTitle();
    updateActions();
}

void MainWindow::placeMessages()
{
    if (isStartScreenShown()) {
        m_messages->layout()->setContentsMargins(32, 20, 32, 0);
        m_start->insertAbove(m_messages);
    } else if (m_workspace) {
        m_messages->layout()->setContentsMargins(12, 0, 12, 8);
        m_workspace->insertAboveBoard(m_messages);
    }
}

void MainWindow::updateTitle()
{
    const bool start = isStartScreenShown();
    const QString title = start ? QStringLiteral("Whorl")
        : m_lessons->isOpen()   ? m_lessons->title()
                                : boardTitle(m_document);
    const bool modified = !start && m_document.isModified();
    m_menuBar->setTitle(modified ? title + QStringLiteral(" •") : title);
    const QString file = QFileInfo(m_document.path()).fileName();
    setWindowTitle(start ? QStringLiteral("Whorl") : (file.isEmpty() ? title : file) + QStringLiteral("[*] – Whorl"));
    setWindowModified(modified);
}

void MainWindow::offerRecovery()
{
    for (const RecoveredBoard& left : m_recovery.leftovers()) {
        const QDateTime written = QFileInfo(left.copy).lastModified();
        const QString when = dayText(written.date(), QDate::currentDate()) + u' ' + written.time().toString("HH:mm");
        const QString name = left.board.title.empty() ? tr("Untitled board") : coreText("Board", left.board.title);
        m_messages->say(MessageBar::Kind::note, tr("A board from %1 was not saved: %2").arg(when, name),
                        {{tr("Open it"),
                          [this, left] {
                              if (!m_files->mayReplace()) {
                                  offerRecovery();
                                  return;
                              }
                              m_files->openRecovered(left.board, left.path);
                              m_recovery.keep();
                              m_recovery.discard(left);
                          }},
                         {tr("Discard"), [this, left] { m_recovery.discard(left); }}});
    }
}

void MainWindow::setPresenting(bool presenting)
{
    if (presenting == m_presenting || (presenting && isStartScreenShown()))
        return;
    m_presenting = presenting;
    m_menuBar->setVisible(!presenting);
    workspace().setPresenting(presenting);
    m_lessons->setPresenting(presenting);
    m_messages->setAsking(!presenting);
    const QString hint = m_lessons->isOpen() ? tr("Escape leaves; B black screen, F freeze, L laser, T time, N notes")
                                             : tr("Escape leaves the presentation");
    if (presenting) {
        m_wasMaximised = isMaximized();
        m_messages->say(MessageBar::Kind::done, hint);
        showFullScreen();
    } else {
        m_messages->takeBack(hint);
        m_wasMaximised ? showMaximized() : showNormal();
    }
    m_actions->fullScreen->setChecked(isFullScreen());
    scalePictures();
}

void MainWindow::scalePictures()
{
    m_appearance.setPictureScale(m_presenting ? presentationScale(size(), m_lessons->isOpen()).pictures : 1);
    m_lessons->setPresenting(m_presenting);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    scalePictures();
}

void MainWindow::restorePlace()
{
    const QString name = screen()->name();
    const QSize room = screen()->availableGeometry().size();
    if (!restoreGeometry(m_settings.geometry(name)))
        resize(QSize(1440, 900).boundedTo(room).expandedTo(minimumSize()));
    if (m_workspace)
        m_workspace->restoreSplitters(m_settings.splitters(name));
}

void MainWindow::rememberPlace()
{
    const QString name = screen()->name();
    if (!isFullScreen())
        m_settings.setGeometry(name, saveGeometry());
    if (m_workspace && !m_workspace->splitterState().isEmpty())
        m_settings.setSplitters(name, m_workspace->splitterState());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    // What a lesson brought is there again the next time.
    if (!m_lessons->isOpen() && !m_files->mayReplace()) {
        event->ignore();
        return;
    }
    rememberPlace();
    m_recovery.forget();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    // A panel of this window that is on its way out is no file to open.
    if (event->mimeData()->hasUrls() && !event->source())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            paths += url.toLocalFile();
    if (paths.isEmpty())
        return;
    event->acceptProposedAction();
    openFiles(paths);
}

}  // namespace whorl
