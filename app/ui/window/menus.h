// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

#include <QObject>

#include <functional>

class QMenu;
class QMenuBar;

namespace whorl {

class Actions;
class Appearance;
class BoardFiles;
class Document;
class Settings;

/// The menus, and those that open from buttons. Lists that change (recent files, views) are filled when they open.
class Menus : public QObject {
    Q_OBJECT

public:
    Menus(Document& document, Appearance& appearance, Settings& settings, BoardFiles& files, const Actions& actions,
          QWidget* window);

    void fill(QMenuBar& bar);

    /// Every quantity of every source; choosing one adds a panel.
    QMenu* addPanelMenu() { return m_addPanel; }
    QMenu* layoutMenu() { return m_layout; }

    /// Which panel the Panel menu speaks of.
    std::function<int()> selectedPanel = [] { return -1; };

signals:
    void panelWanted(const whorl::Panel& panel);
    void viewWanted(const QString& viewId);
    void boardWanted(const QString& id);
    void lessonWanted(const QString& id);
    void languageWanted(const QString& language);
    void textSizeChosen(int percent);

private:
    void fillAddPanel();
    void fillLayouts();
    void fillRecent(QMenu& menu);
    void fillViews(QMenu& menu);
    void fillThemes(QMenu& menu);
    void fillLanguages(QMenu& menu);
    void fillTextSizes(QMenu& menu);
    void fillSights(QMenu& menu);
    void fillBoards(QMenu& menu);
    void fillLessons(QMenu& menu);
    void setLayout(Layout layout, const QString& name);

    Document& m_document;
    Appearance& m_appearance;
    Settings& m_settings;
    BoardFiles& m_files;
    const Actions& m_actions;
    QMenu *m_addPanel, *m_layout;
};

}  // namespace whorl
