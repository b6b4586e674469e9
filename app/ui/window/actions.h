// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>

namespace whorl {

class Document;

/// Every command of the window, each once: menus, tool bar and keys share them. Commands without a key of their own
/// or with a key of a single character leave that key to MainWindow, so that entry fields can be typed into.
class Actions : public QObject {
    Q_OBJECT

public:
    Actions(Document& document, QObject* parent);

    QAction *newBoard, *open, *openLesson, *save, *saveAs, *exportFigure, *exportPanel, *copyFigure, *saveVectors,
        *startScreen, *quit;
    QAction *print, *printPreview;
    QAction *undo, *redo, *rename;
    QAction *library, *inspector, *transport, *linkedProbe, *zoomIn, *zoomOut, *zoomFit, *fullScreen, *present;
    QAction* reducedMotion;
    QAction* evenOut;
    QAction *duplicatePanel, *closePanel, *maximisePanel, *showTable, *panelBack, *panelOn;
    QAction *play, *stepBack, *stepOn, *loop, *stepPair, *replay;
    QAction *search, *findWord, *nextRegion, *menus, *explain, *keys, *about;

    /// Those that need a board on screen; disabled on the start screen.
    QList<QAction*> boardActions() const;
    /// Those that need a selected panel.
    QList<QAction*> panelActions() const;

private:
    void makeFileActions();
    void makeEditActions(Document& document);
    void makeViewActions();
    void makeBoardActions();
    void makePlayActions();
    void makeHelpActions();
    QAction* make(const QString& text, const char* icon, const QList<QKeySequence>& shortcuts, const QString& help);
    QAction* makeSwitch(const QString& text, const char* icon, const QList<QKeySequence>& shortcuts,
                        const QString& help);
};

}  // namespace whorl
