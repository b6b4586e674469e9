// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/lesson_run.h"
#include "app/ui/window/board_files.h"
#include "app/ui/window/menus.h"

#include <QMainWindow>
#include <QPointer>

class QStackedWidget;

namespace whorl {

class Actions;
class Appearance;
class Document;
class Figures;
class LessonControl;
class ManualWindow;
class MessageBar;
class Recovery;
class Settings;
class StartScreen;
class TitledMenuBar;
class VectorFiles;
class Workspace;

/// The window: start screen or workspace, menus, keys, files dropped on it, and the messages of both.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(Document& document, Appearance& appearance, Settings& settings, Recovery& recovery);

    BoardFiles& files() { return *m_files; }
    Workspace& workspace();
    MessageBar& messages() { return *m_messages; }

    /// Opens the first of the files, and says that the others stay closed; false when it could not be opened.
    bool openFiles(const QStringList& paths);

    /// Opens the manual at what has the focus.
    ManualWindow& showManual();

    void showStartScreen();
    void showBoard();
    bool isStartScreenShown() const;
    /// Whether a board is open, on screen or behind the start screen.
    bool hasBoard() const;

    /// The board alone on the whole screen, or a lesson with it, and back.
    void setPresenting(bool presenting);
    bool isPresenting() const { return m_presenting; }

    LessonControl& lessons() { return *m_lessons; }
    /// Opens a lesson by its id or folder; says why where it cannot be, and returns false.
    bool openLesson(const QString& idOrFolder);
    /// Goes on with a lesson of another window around the same document.
    void resumeLesson(LessonRun::State state);

    /// Offers what an earlier run left behind; says nothing when there is nothing.
    void offerRecovery();
    void restorePlace();

signals:
    /// Another language was chosen; the window has to be made anew.
    void languageChosen(const QString& language);
    /// The program is to end, and to start again with what is open.
    void restartWanted();

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void connectFiles();
    void connectActions();
    void connectRegions();
    void connectPanels();
    void connectPlay();
    bool takeTypedKey(const QKeyEvent& event);
    void findWord();
    bool escape();
    void showPanel(const Panel& panel, bool asNew);
    /// Whether another panel fits; says so when none does.
    bool hasRoom();
    void swapPanel(int direction);
    void connectFigures();
    void saveVectors();
    bool hasVectors() const;
    void updateTitle();
    void updateActions();
    void placeMessages();
    void connectLessons();
    void showRegionSwitches();
    void scalePictures();
    void rememberPlace();

    Document& m_document;
    Appearance& m_appearance;
    Settings& m_settings;
    Recovery& m_recovery;
    Actions* m_actions;
    BoardFiles* m_files;
    VectorFiles* m_vectors;
    Figures* m_figures = nullptr;
    LessonControl* m_lessons;
    Menus* m_menus;
    TitledMenuBar* m_menuBar;
    QStackedWidget* m_pages;
    MessageBar* m_messages;
    QPointer<ManualWindow> m_manual;
    QString m_modelMessage;  ///< what was said of the model whose board is open
    StartScreen* m_start = nullptr;
    Workspace* m_workspace = nullptr;
    bool m_presenting = false, m_wasMaximised = false, m_boardShown = false;
};

}  // namespace whorl
