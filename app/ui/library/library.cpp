// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/library/library.h"

#include "app/ui/controls/search_field.h"
#include "app/ui/library/library_delegate.h"
#include "app/ui/library/library_model.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/labels.h"

#include <QCursor>
#include <QKeyEvent>
#include <QMenu>
#include <QTreeView>
#include <QVBoxLayout>

namespace whorl {

namespace {

bool isFolder(const QModelIndex& row)
{
    return libraryRow(row) == LibraryRow::group || libraryRow(row) == LibraryRow::family;
}

}  // namespace

Library::Library(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_model(new LibraryModel(this))
    , m_filter(new LibraryFilter(this))
    , m_delegate(new LibraryDelegate(appearance, this))
    , m_search(new SearchField(this))
    , m_tree(new QTreeView(this))
    , m_hint(makeLabel({}, 12, QFont::Normal, "muted", this))
{
    setProperty("look", "side");
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Library"));
    m_filter->setSourceModel(m_model);

    m_tree->setModel(m_filter);
    m_tree->setItemDelegate(m_delegate);
    m_tree->setHeaderHidden(true);
    m_tree->setRootIsDecorated(false);
    m_tree->setIndentation(0);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setProperty("look", "tree");
    m_tree->setMouseTracking(true);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setDragEnabled(true);
    m_tree->setDragDropMode(QAbstractItemView::DragOnly);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->setAccessibleName(tr("Encodings, models and boards"));
    m_tree->setWhatsThis(
        tr("Return or a double-click shows the row in the selected panel, Ctrl+Return in a new one. Right and "
           "left unfold and fold; an encoding holds its quantities. Rows can be dragged onto the board."));
    m_tree->installEventFilter(this);
    m_search->installEventFilter(this);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 12, 0, 0);
    column->setSpacing(12);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(12, 0, 12, 0);
    top->addWidget(m_search);
    column->addLayout(top);
    column->addWidget(m_tree, 1);
    m_hint->setWordWrap(true);
    m_hint->setContentsMargins(12, 0, 12, 10);
    m_hint->hide();
    column->addWidget(m_hint);

    connect(m_search, &QLineEdit::textChanged, this, &Library::search);
    connect(m_tree, &QTreeView::clicked, this, &Library::clicked);
    connect(m_tree, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        if (!isFolder(index))
            choose(index);
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &Library::showHint);
    connect(m_tree, &QTreeView::customContextMenuRequested, this, &Library::showMenu);
    connect(&appearance, &Appearance::changed, m_tree->viewport(), qOverload<>(&QWidget::update));
    unfold();
}

void Library::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void Library::showGroup(int group)
{
    const QModelIndex index = m_filter->index(group, 0);
    if (!index.isValid())
        return;
    m_tree->expand(index);
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index, QAbstractItemView::PositionAtTop);
    m_tree->setFocus(Qt::OtherFocusReason);
}

void Library::markShown(const QString& source, const QString& quantity)
{
    m_delegate->setShown(source, quantity);
    m_tree->viewport()->update();
}

void Library::search(const QString& words)
{
    m_filter->search(words);
    if (words.trimmed().isEmpty()) {
        unfold();
        m_tree->setCurrentIndex({});
        showHint();
        return;
    }
    m_tree->expandAll();
    const QModelIndex best = m_filter->best();
    m_tree->setCurrentIndex(best);
    m_tree->scrollTo(best);
    showHint();
}

void Library::unfold()
{
    m_tree->collapseAll();
    m_tree->expandToDepth(1);
    // Models are many: their families are enough at first.
    for (int group = 0; group < m_filter->rowCount(); ++group)
        for (int family = 0; family < m_filter->rowCount(m_filter->index(group, 0)); ++family) {
            const QModelIndex index = m_filter->index(family, 0, m_filter->index(group, 0));
            if (libraryRow(m_filter->index(0, 0, index)) == LibraryRow::model)
                m_tree->collapse(index);
        }
}

void Library::choose(const QModelIndex& index, bool asNew)
{
    if (!index.isValid())
        return;
    const auto panel = libraryPanel(index);
    const LibraryRow kind = libraryRow(index);
    if (panel || kind == LibraryRow::board || kind == LibraryRow::model || kind == LibraryRow::lesson) {
        const QString id = index.data(LibraryModel::idRole).toString();
        // What was looked for is found; the index is gone after this.
        m_search->setText({});  // With nothing left to take back.
        if (panel)
            emit panelChosen(*panel, asNew);
        else if (kind == LibraryRow::model)
            emit modelChosen(id);
        else if (kind == LibraryRow::lesson)
            emit lessonChosen(id);
        else
            emit boardChosen(id);
        return;
    }
    m_tree->setExpanded(index, !m_tree->isExpanded(index));
}

void Library::clicked(const QModelIndex& index)
{
    const QPoint pointer = m_tree->viewport()->mapFromGlobal(QCursor::pos());
    const bool onFold = LibraryDelegate::foldRectangle(m_tree->visualRect(index), index).contains(pointer);
    const bool folds = m_filter->hasChildren(index) && (onFold || isFolder(index));
    // A click that goes on to replace a panel or a board would do so without being asked.
    m_tree->setExpanded(index, folds ? !m_tree->isExpanded(index) : true);
}

/// What Return will do with the current row.
void Library::showHint()
{
    const QModelIndex row = m_tree->currentIndex();
    const bool isSearched = !m_search->text().trimmed().isEmpty();
    QString hint;
    if (isSearched && m_filter->rowCount() == 0)
        hint = tr("Nothing is called so");
    else if (row.isValid() && libraryRow(row) == LibraryRow::board)
        hint = tr("Return or a double-click opens the board");
    else if (row.isValid() && libraryRow(row) == LibraryRow::lesson)
        hint = tr("Return or a double-click begins the lesson");
    else if (row.isValid() && libraryRow(row) == LibraryRow::model)
        hint = tr("Return or a double-click opens a board of the model");
    else if (libraryPanel(row) && m_search->hasFocus())
        hint = tr("Return adds a panel, Ctrl+Return shows it in the selected one");
    else if (libraryPanel(row))
        hint = tr("Return or a double-click shows it in the selected panel, Ctrl+Return in a new one");
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

void Library::showMenu(const QPoint& position)
{
    const QModelIndex index = m_tree->indexAt(position);
    if (!libraryPanel(index))
        return;
    QMenu menu(this);
    menu.addAction(tr("Show in the selected panel"), this, [this, index] { choose(index); });
    menu.addAction(tr("Show in a new panel"), this, [this, index] { choose(index, true); });
    menu.exec(m_tree->viewport()->mapToGlobal(position));
}

bool Library::searchKey(int key, Qt::KeyboardModifiers modifiers)
{
    const QModelIndex current = m_tree->currentIndex();
    switch (key) {
    case Qt::Key_Down: {
        const QModelIndex next = current.isValid() ? m_tree->indexBelow(current) : m_filter->index(0, 0);
        if (next.isValid())
            m_tree->setCurrentIndex(next);
        return true;
    }
    case Qt::Key_Up:
        if (const QModelIndex next = m_tree->indexAbove(current); next.isValid())
            m_tree->setCurrentIndex(next);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(current, !(modifiers & Qt::ControlModifier));
        return true;
    case Qt::Key_Escape:
        if (m_search->text().isEmpty())
            return false;
        m_search->clear();
        return true;
    default:
        return false;
    }
}

bool Library::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        QMetaObject::invokeMethod(this, &Library::showHint, Qt::QueuedConnection);
    if (event->type() == QEvent::KeyPress) {
        auto* press = static_cast<QKeyEvent*>(event);
        if (watched == m_search)
            return searchKey(press->key(), press->modifiers());
        if (watched == m_tree && (press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter)) {
            choose(m_tree->currentIndex(), press->modifiers() & Qt::ControlModifier);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace whorl
