// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QMenu;

namespace whorl {

class Actions;
class BarButton;

/// The tool bar, 44 high: files and history on the left, what the board shows in the middle, showing it to others on
/// the right.
class ToolBar : public QWidget {
    Q_OBJECT

public:
    /// `addPanel` and `layout` open below their buttons.
    ToolBar(const Actions& actions, QMenu* addPanel, QMenu* layout, QWidget* parent = nullptr);

    /// Without words only the icons stay, apart from Present and Export.
    void setWords(bool words);

private:
    BarButton* addAction(QAction* action, bool words);
    void addMenu(QMenu* menu, const char* icon, const QString& text);
    void addSeparator();

    QList<BarButton*> m_worded;
};

}  // namespace whorl
