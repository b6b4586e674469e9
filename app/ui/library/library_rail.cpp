// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/library/library_rail.h"

#include "app/ui/look/themed_icon.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace whorl {

LibraryRail::LibraryRail(QWidget* parent)
    : QWidget(parent)
{
    setProperty("look", "side");
    setAttribute(Qt::WA_StyledBackground);
    setFixedWidth(48);
    setAccessibleName(tr("Library"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 12, 8, 12);
    column->setSpacing(8);
    const auto add = [&](const char* icon, const QString& name) {
        auto* button = new QToolButton(this);
        button->setIcon(themedIcon(QString::fromLatin1(icon)));
        button->setIconSize({16, 16});
        button->setFixedSize(32, 32);
        button->setToolTip(name);
        button->setAccessibleName(name);
        button->setFocusPolicy(Qt::TabFocus);
        column->addWidget(button);
        return button;
    };
    connect(add("search", tr("Search the library")), &QToolButton::clicked, this, &LibraryRail::searchWanted);
    connect(add("chart", tr("Encodings")), &QToolButton::clicked, this, [this] { emit groupWanted(0); });
    connect(add("cube", tr("Models")), &QToolButton::clicked, this, [this] { emit groupWanted(1); });
    connect(add("layout", tr("Boards")), &QToolButton::clicked, this, [this] { emit groupWanted(2); });
    connect(add("book", tr("Lessons")), &QToolButton::clicked, this, [this] { emit groupWanted(3); });
    column->addStretch(1);
}

}  // namespace whorl
