// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/start/start_screen.h"

#include "app/document/board_store.h"
#include "app/ui/controls/bar_button.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/labels.h"
#include "app/ui/look/themed_icon.h"
#include "app/ui/start/board_card.h"
#include "app/ui/start/drop_zone.h"
#include "app/ui/start/recent_files.h"
#include "app/ui/start/recent_row.h"
#include "app/ui/start/thumbnails.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QKeySequence>
#include <QResizeEvent>
#include <QScrollArea>

namespace whorl {

namespace {

constexpr int sideWidth = 328;
constexpr int margin = 32;
constexpr int gap = 16;
constexpr int narrowestCard = 260;

constexpr int tightBelow = 760, tightSide = 248, tightMargin = 12;

BarButton* makeButton(const QIcon& icon, const QString& text, const char* look, QWidget* parent)
{
    auto* button = new BarButton(parent);
    button->setIcon(icon);
    button->setText(text);
    button->setProperty("look", look);
    button->setFixedHeight(32);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

void clear(QLayout& rows)
{
    while (QLayoutItem* item = rows.takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
}

}  // namespace

StartScreen::StartScreen(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_thumbnails(new Thumbnails(appearance, this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_sideArea = new QScrollArea(this);
    m_sideArea->setFrameShape(QFrame::NoFrame);
    m_sideArea->setWidgetResizable(true);
    m_sideArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sideArea->setFocusPolicy(Qt::NoFocus);
    m_sideArea->setWidget(buildSide());
    row->addWidget(m_sideArea);
    row->addWidget(makeRule(Qt::Vertical, this));
    row->addWidget(buildBoards(), 1);
    refresh();
}

QWidget* StartScreen::buildSide()
{
    auto* side = new QWidget(this);
    side->setProperty("look", "side");
    side->setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(0);

    auto* names = new QVBoxLayout;
    names->setSpacing(2);
    names->addStretch(1);
    names->addWidget(makeLabel(QStringLiteral("Whorl"), 24, QFont::DemiBold, nullptr, side));
    names->addWidget(makeLabel(tr("Where a token is, what it means"), 13, QFont::Normal, "muted", side));
    names->addStretch(1);
    auto* head = new QHBoxLayout;
    head->setSpacing(16);
    head->addWidget(new Logo(48, side));
    head->addLayout(names, 1);
    column->addLayout(head);
    column->addSpacing(24);

    BarButton* open = makeButton(mainButtonIcon("open"), tr("Open…"), "main", side);
    BarButton* empty = makeButton(themedIcon("add"), tr("Empty board"), "outline", side);
    BarButton* back = makeButton(themedIcon("undo"), tr("Back to the board"), "outline", side);
    back->setToolTip(tr("Back to the board (%1)").arg(QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText)));
    back->hide();
    m_back = back;
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(open, 1);
    buttons->addWidget(empty, 1);
    column->addLayout(buttons);
    column->addSpacing(8);
    column->addWidget(back);
    column->addSpacing(16);
    connect(open, &BarButton::clicked, this, &StartScreen::openWanted);
    connect(empty, &BarButton::clicked, this, &StartScreen::emptyBoardWanted);
    connect(back, &BarButton::clicked, this, &StartScreen::backWanted);

    m_recentHeading = makeLabel(tr("Recent"), 12, QFont::DemiBold, "muted", side);
    m_recent = new QVBoxLayout;
    m_recent->setSpacing(0);
    column->addWidget(m_recentHeading);
    column->addSpacing(6);
    column->addLayout(m_recent);
    column->addSpacing(16);
    m_lessonsHeading = makeLabel(tr("Lessons"), 12, QFont::DemiBold, "muted", side);
    m_lessons = new QVBoxLayout;
    m_lessons->setSpacing(0);
    column->addWidget(m_lessonsHeading);
    column->addSpacing(4);
    column->addLayout(m_lessons);
    column->addStretch(1);
    m_drop = new DropZone(m_appearance, side);
    column->addWidget(m_drop);
    return side;
}

QWidget* StartScreen::buildBoards()
{
    auto* right = new QWidget(this);
    m_right = new QVBoxLayout(right);
    m_right->setContentsMargins(0, 0, 0, 0);
    m_right->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(margin, 20, margin, 12);
    head->setSpacing(12);
    head->addWidget(makeLabel(tr("Boards"), 20, QFont::DemiBold, nullptr, right), 0, Qt::AlignBottom);
    QLabel* words =
        makeLabel(tr("Ready to explore. Everything stays on this computer."), 13, QFont::Normal, "muted", right);
    words->setContentsMargins(0, 0, 0, 2);
    m_words = words;
    head->addWidget(words, 1, Qt::AlignBottom);
    m_right->addLayout(head);

    auto* cards = new QWidget;
    m_grid = new QGridLayout(cards);
    m_grid->setContentsMargins(margin, 1, margin, margin);
    m_grid->setSpacing(gap);
    for (const ReadyMadeBoard& board : readyMadeBoards()) {
        auto* card = new BoardCard(board, *m_thumbnails, m_appearance, cards);
        connect(card, &BoardCard::clicked, this, [this, card] { emit boardChosen(card->id()); });
        m_cards.append(card);
    }
    m_area = new QScrollArea(right);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setAccessibleName(tr("Boards"));
    m_area->setWidget(cards);
    m_area->viewport()->setAutoFillBackground(false);
    cards->setAutoFillBackground(false);
    m_right->addWidget(m_area, 1);
    return right;
}

void StartScreen::refresh()
{
    clear(*m_recent);
    std::vector<RecentFile> files = RecentFiles().files();
    // Lessons stand below them, also in the smallest window.
    files.resize(std::min<std::size_t>(files.size(), 3));
    for (const RecentFile& file : files) {
        auto* row = new RecentRow(file, m_appearance, this);
        connect(row, &RecentRow::clicked, this, [this, path = file.path] { emit fileChosen(path); });
        m_recent->addWidget(row);
    }
    m_recentHeading->setVisible(!files.empty());
}

void StartScreen::showLessons(const std::vector<LessonEntry>& entries)
{
    clear(*m_lessons);
    int number = 0;
    for (const LessonEntry& entry : entries) {
        auto* row = new LessonRow(++number, entry, m_appearance, this);
        connect(row, &LessonRow::clicked, this, [this, id = entry.id] { emit lessonChosen(id); });
        m_lessons->addWidget(row);
    }
    m_lessonsHeading->setVisible(!entries.empty());
}

void StartScreen::insertAbove(QWidget* widget)
{
    m_right->insertWidget(0, widget);
}

void StartScreen::offerBack(bool offered)
{
    m_back->setVisible(offered);
}

void StartScreen::focusFirstBoard()
{
    if (!m_cards.isEmpty())
        m_cards.constFirst()->setFocus(Qt::OtherFocusReason);
}

void StartScreen::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_thumbnails->setPaused(false);
}

void StartScreen::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_thumbnails->setPaused(true);
}

void StartScreen::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void StartScreen::arrange()
{
    // Large words on a small screen.
    const bool tight = this->width() < tightBelow;
    const int around = tight ? tightMargin : margin, side = tight ? tightSide : sideWidth;
    m_sideArea->setFixedWidth(side);
    m_sideArea->widget()->layout()->setContentsMargins(tight ? QMargins(12, 12, 12, 12) : QMargins(24, 24, 24, 24));
    m_grid->setContentsMargins(around, 1, around, around);
    m_words->setVisible(!tight);
    m_drop->setVisible(!tight);
    const int width = this->width() - side - 2 * around;
    const int columns = std::clamp((width + gap) / (narrowestCard + gap), 1, 4);
    const int cardWidth = (width - (columns - 1) * gap - 12) / columns;
    for (BoardCard* card : m_cards)
        card->setFixedHeight(card->heightForWidth(cardWidth));
    if (columns == m_columns)
        return;
    for (int column = 0; column < std::max(m_columns, columns); ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
    m_columns = columns;
    for (qsizetype i = 0; i < m_cards.size(); ++i)
        m_grid->addWidget(m_cards.at(i), static_cast<int>(i) / columns, static_cast<int>(i) % columns);
    m_grid->setRowStretch(static_cast<int>(m_cards.size()) / columns + 1, 1);
}

void StartScreen::keyPressEvent(QKeyEvent* event)
{
    qsizetype current = -1;
    for (qsizetype i = 0; i < m_cards.size(); ++i)
        if (m_cards.at(i)->hasFocus())
            current = i;
    const int key = event->key();
    const qsizetype step = key == Qt::Key_Left ? -1
        : key == Qt::Key_Right                 ? 1
        : key == Qt::Key_Up                    ? -m_columns
        : key == Qt::Key_Down                  ? m_columns
                                               : 0;
    if (step == 0 || current < 0) {
        if (current >= 0 && (key == Qt::Key_Return || key == Qt::Key_Enter))
            m_cards.at(current)->click();
        else
            QWidget::keyPressEvent(event);
        return;
    }
    const qsizetype next = std::clamp<qsizetype>(current + step, 0, m_cards.size() - 1);
    m_cards.at(next)->setFocus(Qt::OtherFocusReason);
    m_area->ensureWidgetVisible(m_cards.at(next), 0, gap);
}

}  // namespace whorl
