// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/board_view.h"
#include "app/ui/window/workspace.h"

#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace whorl {

namespace {

constexpr int boardMargin = 12, presenterMargin = 32, deskMargin = 16;
constexpr int deskWidth = 352, leastWidth = 320;
constexpr int tightMargin = 8;

/// In a presentation the picture takes 584 of 1024, the words 344 beside it.
constexpr double presenterShare = 344.0 / (584 + 344);

}  // namespace

void Workspace::setLesson(const LessonParts& parts)
{
    for (bool& open : m_openInLesson)
        open = false;
    for (QWidget* part : {m_lesson.head, m_lesson.pane, m_lesson.bar})
        if (part)
            part->setParent(nullptr);
    m_lesson = parts;
    if (!m_lessonColumn) {
        m_lessonColumn = new QWidget(m_splitter);
        m_lessonColumn->setAttribute(Qt::WA_StyledBackground);
        (new QVBoxLayout(m_lessonColumn))->setSpacing(12);
        m_splitter->addWidget(m_lessonColumn);
        m_splitter->setStretchFactor(m_splitter->indexOf(m_lessonColumn), 0);
    }
    m_lessonColumn->setVisible(isLesson());
    arrangeLesson();
    arrange();
}

void Workspace::arrangeLesson()
{
    setMargins();
    if (!isLesson())
        return;
    auto* column = static_cast<QVBoxLayout*>(m_lessonColumn->layout());
    column->addWidget(m_lesson.pane, 1);
    if (m_presenting) {
        m_rows->insertWidget(0, m_lesson.head);
        m_rows->addWidget(m_lesson.bar);
    } else {
        column->insertWidget(0, m_lesson.head);
        column->addWidget(m_lesson.bar);
    }
    for (QWidget* part : {m_lesson.head, m_lesson.pane, m_lesson.bar})
        part->show();
    m_lessonColumn->setProperty("look", m_presenting ? "" : "side");
    const int desk = m_tight ? tightMargin : deskMargin;
    column->setContentsMargins(m_presenting ? QMargins(presenterMargin, 0, 0, 0) : QMargins(desk, desk, desk, desk));
    const int room = width() - (m_presenting ? 2 * presenterMargin : 0);
    // Large words on a small screen: half of it for the lesson, the other half for its board.
    const int words = m_presenting ? static_cast<int>(room * presenterShare) + presenterMargin
        : m_tight                  ? room / 2
                                   : deskWidth;
    m_lessonColumn->setMinimumWidth(std::min(words, leastWidth));
    QList<int> sizes(m_splitter->count(), 0);
    sizes[m_splitter->indexOf(m_column)] = room - words;
    sizes[m_splitter->indexOf(m_lessonColumn)] = words;
    m_splitter->setSizes(sizes);
}

void Workspace::setMargins()
{
    const bool lesson = m_presenting && isLesson();
    const int around = m_presenting && !lesson ? presenterMargin - boardMargin : 0;
    m_columnLayout->setContentsMargins(around, around, around, around);
    const int outer = lesson ? presenterMargin : 0, gap = outer / 2;
    m_rows->setContentsMargins(outer, gap, outer, gap);
    m_rows->setSpacing(gap);
    const int inner = lesson ? 0 : boardMargin;
    m_board->setContentsMargins(inner, isLesson() ? inner : 0, inner, inner);
}

}  // namespace whorl
