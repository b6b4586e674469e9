// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/tool_bar.h"

#include "app/ui/controls/bar_button.h"
#include "app/ui/look/labels.h"
#include "app/ui/look/themed_icon.h"
#include "app/ui/window/actions.h"

#include <QCursor>
#include <QHBoxLayout>
#include <QMenu>

namespace whorl {

ToolBar::ToolBar(const Actions& actions, QMenu* addPanel, QMenu* layout, QWidget* parent)
    : QWidget(parent)
{
    setFixedHeight(44);
    setAccessibleName(tr("Tool bar"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 0, 12, 2);
    row->setSpacing(4);
    addAction(actions.open, true);
    addAction(actions.save, false);
    addSeparator();
    addAction(actions.undo, false);
    addAction(actions.redo, false);
    addSeparator();
    addMenu(addPanel, "add", tr("Add panel"));
    addMenu(layout, "layout", tr("Layout"));
    addAction(actions.linkedProbe, true);
    row->addStretch(1);
    addAction(actions.present, true);
    BarButton* figure = addAction(actions.exportFigure, true);
    figure->setProperty("look", "main");
    // What is shown to others keeps its words at every width.
    m_worded.removeLast();
    m_worded.removeLast();
}

BarButton* ToolBar::addAction(QAction* action, bool words)
{
    auto* button = new BarButton(this);
    button->setDefaultAction(action);
    button->setIconSize({16, 16});
    button->setToolButtonStyle(words ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    if (words)
        m_worded.append(button);
    layout()->addWidget(button);
    return button;
}

void ToolBar::addMenu(QMenu* menu, const char* icon, const QString& text)
{
    auto* button = new BarButton(this);
    button->setIcon(themedIcon(QString::fromLatin1(icon)));
    button->setText(text);
    button->setToolTip(text);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    // A closing menu takes the leaving of the pointer with it.
    const auto release = [button] {
        button->setDown(false);
        button->setAttribute(Qt::WA_UnderMouse, button->rect().contains(button->mapFromGlobal(QCursor::pos())));
        button->update();
    };
    connect(menu, &QMenu::aboutToHide, button, release, Qt::QueuedConnection);
    m_worded.append(button);
    layout()->addWidget(button);
}

void ToolBar::addSeparator()
{
    QWidget* rule = makeRule(Qt::Vertical, this);
    rule->setFixedHeight(20);
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->addSpacing(8);
    row->addWidget(rule, 0, Qt::AlignVCenter);
    row->addSpacing(8);
}

void ToolBar::setWords(bool words)
{
    for (BarButton* button : m_worded) {
        button->setToolButtonStyle(words ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        button->updateGeometry();
    }
}

}  // namespace whorl
