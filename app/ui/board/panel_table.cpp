// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/panel_table.h"

#include "app/ui/controls/drop_down.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/labels.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace whorl {

namespace {

constexpr int widestColumn = 420, widestName = 220;

void fitColumn(QTableView& view, int column)
{
    view.resizeColumnToContents(column);
    view.setColumnWidth(column, std::min(view.columnWidth(column) + 12, widestColumn));
}

}  // namespace

PanelTable::PanelTable(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_model(new NumberModel(this))
    , m_choice(new DropDown(this))
    , m_remark(makeLabel({}, 12, QFont::Normal, "muted", this))
    , m_view(new QTableView(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(4);
    column->addWidget(m_choice);
    column->addWidget(m_view, 1);
    column->addWidget(m_remark);
    m_remark->setWordWrap(true);
    m_choice->setAccessibleName(tr("Table"));
    m_view->setModel(m_model);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setTabKeyNavigation(false);
    m_view->setSelectionMode(QAbstractItemView::ContiguousSelection);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_view->horizontalHeader()->setResizeContentsPrecision(50);
    m_view->setCornerButtonEnabled(false);
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);
    setFocusProxy(m_view);
    setAttribute(Qt::WA_NoMousePropagation);
    if (parent) {
        parent->installEventFilter(this);
        setGeometry(parent->rect());
    }
    connect(m_choice, &QComboBox::activated, this, &PanelTable::showTable);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &PanelTable::goTo);
    connect(m_view, &QTableView::activated, this, &PanelTable::choose);
}

void PanelTable::setContent(const Panel& panel, std::shared_ptr<const PanelData> content, const Probe& probe)
{
    m_panel = panel;
    m_data = std::move(content);
    m_probe = probe;
    const int chosen = std::max(m_choice->currentIndex(), 0);
    m_tables.clear();
    if (m_data)
        m_tables =
            numberTables(withProbedSlice(panel, *m_data, probe), m_data, probe, m_appearance.pictureStyle(*this));
    QStringList titles, shown;
    for (const NumberTable& table : m_tables)
        titles += table.title;
    for (int i = 0; i < m_choice->count(); ++i)
        shown += m_choice->itemText(i);
    if (titles != shown) {
        m_choice->clear();
        m_choice->addItems(titles);
        m_choice->setCurrentIndex(std::min(chosen, m_choice->count() - 1));
    }
    m_choice->setVisible(m_tables.size() > 1);
    showTable();
}

void PanelTable::showTable()
{
    const int chosen = m_choice->currentIndex();
    const QScopedValueRollback following(m_follows, true);
    const NumberTable table = chosen < 0 ? NumberTable{} : m_tables[static_cast<std::size_t>(chosen)];
    const bool another = table.columns != m_model->table().columns || table.rows != m_model->table().rows;
    m_model->setTable(table);
    const QString about = table.title + QStringLiteral(": ") + table.summary;
    m_view->setAccessibleName(about);
    m_view->setAccessibleDescription(table.remark);
    m_remark->setText(table.remark.isEmpty() ? about : about + QStringLiteral(". ") + table.remark);
    if (another) {
        // Of the first and the last row: the names between are no longer.
        const QFontMetrics metrics = m_view->verticalHeader()->fontMetrics();
        int wide = 40;
        for (const std::int64_t row : {std::int64_t{0}, table.rows / 2, table.rows - 1})
            if (row >= 0 && row < table.rows)
                wide = std::max(wide, metrics.horizontalAdvance(table.rowName(row)) + 24);
        m_view->verticalHeader()->setFixedWidth(std::min(wide, widestName));
        m_view->verticalHeader()->setDefaultSectionSize(metrics.height() + 8);
        const bool words = table.columns <= 12;
        for (int column = 0; column < m_model->columnCount() && words; ++column)
            fitColumn(*m_view, column);
        if (!words && table.columns > 0)
            m_view->horizontalHeader()->setDefaultSectionSize(
                std::max(metrics.horizontalAdvance(table.columnName(table.columns - 1)) + 24, 88));
    }
    showProbe();
}

void PanelTable::setProbe(const Probe& probe)
{
    if (probe == m_probe)
        return;
    if (m_data && m_model->table().ofProbe)
        return setContent(m_panel, m_data, probe);
    m_probe = probe;
    showProbe();
}

void PanelTable::showProbe()
{
    const NumberTable& table = m_model->table();
    if (!table.placeOf || table.rows == 0 || table.columns == 0)
        return;
    const QScopedValueRollback following(m_follows, true);
    const int column = std::max(m_view->currentIndex().column(), 0);
    const std::optional<TablePlace> place = table.placeOf(m_probe);
    if (!place && m_view->currentIndex().isValid())
        return;
    const TablePlace there = place.value_or(TablePlace{});
    const QModelIndex index =
        m_model->index(static_cast<int>(there.row), static_cast<int>(there.column.value_or(column)));
    if (index != m_view->currentIndex())
        m_view->setCurrentIndex(index);
}

void PanelTable::goTo(const QModelIndex& index)
{
    const NumberTable& table = m_model->table();
    if (m_follows || !index.isValid() || !table.probeAt)
        return;
    const Probe probe = table.probeAt({index.row(), index.column()}, m_probe);
    if (probe == m_probe)
        return;
    if (!table.ofProbe)
        m_probe = probe;
    emit probeMoved(probe);
}

void PanelTable::choose(const QModelIndex& index)
{
    if (m_model->table().chosen && index.isValid())
        emit probeMoved(m_model->table().chosen({index.row(), index.column()}, m_probe));
}

void PanelTable::copy() const
{
    const QItemSelection selection = m_view->selectionModel()->selection();
    if (selection.isEmpty())
        return;
    const QItemSelectionRange range = selection.first();
    QGuiApplication::clipboard()->setText(m_model->tabbed(range.topLeft(), range.bottomRight()));
}

bool PanelTable::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parent()) {
        if (event->type() == QEvent::Resize)
            setGeometry(parentWidget()->rect());
        return false;
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::MouseButtonPress)
        emit pressed();
    if (watched != m_view || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->matches(QKeySequence::Copy)) {
        copy();
        return true;
    }
    if (key->key() == Qt::Key_Escape) {
        emit closeWanted();
        return true;
    }
    // Letters are keys of the window and no search through a million numbers.
    const bool letter = key->key() < Qt::Key_Escape && !(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    if (letter)
        event->ignore();
    return letter;
}

void PanelTable::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance.theme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.surface);
    if (!m_view->hasFocus())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 1, -2, -1), 5, 5);
}

}  // namespace whorl
