// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/library/library_model.h"

#include "app/document/board_store.h"
#include "app/document/lesson_store.h"
#include "app/scene/glossary.h"
#include "app/ui/board/panel_mime.h"
#include "app/ui/look/appearance.h"
#include "core/catalogue.h"
#include "core/files/model_presets.h"

#include <QMimeData>

#include <algorithm>
#include <map>

namespace whorl {

namespace {

QString toText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QStandardItem* makeItem(const QString& label, LibraryRow kind, const QString& help = {})
{
    auto* item = new QStandardItem(label);
    item->setData(static_cast<int>(kind), LibraryModel::kindRole);
    item->setToolTip(help);
    item->setData(help, Qt::AccessibleDescriptionRole);
    item->setEditable(false);
    item->setDragEnabled(kind == LibraryRow::source || kind == LibraryRow::quantity);
    item->setDropEnabled(false);
    return item;
}

QStandardItem* makeSource(const Source& source)
{
    const SourceInfo& info = source.info;
    const QString label = coreText("Source", info.label), summary = coreText("Source", info.summary);
    QStandardItem* item = makeItem(label, LibraryRow::source, summary);
    item->setData(toText(info.id), LibraryModel::idRole);
    // English names are found in every language.
    item->setData(QStringList{label, toText(info.label), toText(info.id)}, LibraryModel::namesRole);
    item->setData(QStringList{label, summary, toText(info.label), toText(info.id)}.join(u' '),
                  LibraryModel::searchRole);
    for (const QuantityInfo& quantity : source.quantities) {
        const QString name = coreText("Quantity", quantity.label), help = coreText("Quantity", quantity.help);
        QStandardItem* row = makeItem(name, LibraryRow::quantity, help);
        row->setData(toText(info.id), LibraryModel::idRole);
        row->setData(toText(quantity.id), LibraryModel::quantityRole);
        row->setData(QStringList{name, toText(quantity.label), toText(quantity.id)}, LibraryModel::namesRole);
        row->setData(QStringList{name, help, toText(quantity.label), label}.join(u' '), LibraryModel::searchRole);
        item->appendRow(row);
    }
    return item;
}

QStandardItem* makeModel(const ModelPreset& preset)
{
    QStringList help{QString::fromStdString(preset.summary())};
    if (!preset.note.empty())
        help += QString::fromStdString(preset.note);
    for (const std::string& source : preset.sources)
        help += QString::fromStdString(source);
    QStandardItem* item = makeItem(QString::fromStdString(preset.name), LibraryRow::model, help.join(u'\n'));
    item->setData(item->text(), LibraryModel::idRole);
    item->setData(QStringList{item->text()}, LibraryModel::namesRole);
    item->setData(QStringList{item->text(), help.front()}.join(u' '), LibraryModel::searchRole);
    return item;
}

}  // namespace

LibraryModel::LibraryModel(QObject* parent)
    : QStandardItemModel(parent)
{
    addEncodings();
    addModels();
    addBoards();
    addLessons();
}

void LibraryModel::addEncodings()
{
    QStandardItem* group = makeItem(tr("Encodings"), LibraryRow::group);
    std::map<std::string_view, QStandardItem*> families;
    int count = 0;
    for (const Source& source : catalogue()) {
        QStandardItem*& family = families[source.info.family];
        if (!family) {
            family = makeItem(coreText("Source", source.info.family), LibraryRow::family);
            family->setData(family->text(), searchRole);
            group->appendRow(family);
        }
        family->appendRow(makeSource(source));
        ++count;
    }
    group->setData(count, countRole);
    if (count > 0)
        appendRow(group);
}

void LibraryModel::addModels()
{
    QStandardItem* group = makeItem(tr("Models"), LibraryRow::group);
    QStandardItem* family = nullptr;
    for (const ModelPreset& preset : modelPresets()) {
        const QString name = QString::fromStdString(preset.name);
        // Families stand together, and bear the letters that their names begin with.
        const auto end = std::find_if(name.begin(), name.end(), [](QChar letter) { return !letter.isLetter(); });
        const QString letters = name.left(end - name.begin());
        if (!family || family->text() != letters) {
            family = makeItem(letters, LibraryRow::family);
            family->setData(letters, searchRole);
            group->appendRow(family);
        }
        family->appendRow(makeModel(preset));
    }
    group->setData(static_cast<int>(modelPresets().size()), countRole);
    appendRow(group);
}

void LibraryModel::addBoards()
{
    QStandardItem* group = makeItem(tr("Boards"), LibraryRow::group);
    for (const ReadyMadeBoard& ready : readyMadeBoards()) {
        const QString title = coreText("Board", ready.board.title), summary = coreText("Board", ready.board.summary);
        QStandardItem* item = makeItem(title, LibraryRow::board, summary);
        item->setData(ready.id, idRole);
        item->setData(QStringList{title, toText(ready.board.title), ready.id}, namesRole);
        item->setData(QStringList{title, summary, toText(ready.board.title)}.join(u' '), searchRole);
        group->appendRow(item);
    }
    group->setData(group->rowCount(), countRole);
    if (group->rowCount() > 0)
        appendRow(group);
    else
        delete group;
}

void LibraryModel::addLessons()
{
    QStandardItem* group = makeItem(tr("Lessons"), LibraryRow::group);
    const std::string language = spokenLanguage().toStdString();
    for (const Lesson& lesson : lessons()) {
        const LessonText &text = lesson.text(language), &english = lesson.text("en");
        QStandardItem* item = makeItem(toText(text.title), LibraryRow::lesson, toText(text.summary));
        item->setData(toText(lesson.id), idRole);
        item->setData(QStringList{toText(text.title), toText(english.title), toText(lesson.id)}, namesRole);
        item->setData(QStringList{toText(text.title), toText(text.summary), toText(english.title)}.join(u' '),
                      searchRole);
        group->appendRow(item);
    }
    group->setData(group->rowCount(), countRole);
    appendRow(group);
}

QStringList LibraryModel::mimeTypes() const
{
    return {panelMimeName()};
}

QMimeData* LibraryModel::mimeData(const QModelIndexList& indexes) const
{
    for (const QModelIndex& index : indexes)
        if (const auto panel = libraryPanel(index))
            return panelMime(*panel).release();
    return nullptr;
}

LibraryRow libraryRow(const QModelIndex& index)
{
    return static_cast<LibraryRow>(index.data(LibraryModel::kindRole).toInt());
}

std::optional<Panel> libraryPanel(const QModelIndex& index)
{
    if (!index.isValid())
        return {};
    Panel panel;
    panel.source = index.data(LibraryModel::idRole).toString().toStdString();
    if (libraryRow(index) == LibraryRow::quantity)
        panel.quantity = index.data(LibraryModel::quantityRole).toString().toStdString();
    else if (libraryRow(index) == LibraryRow::source)
        panel.quantity = std::string(findSource(panel.source).quantities.front().id);
    else
        return {};
    return panel;
}

LibraryFilter::LibraryFilter(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
    setAutoAcceptChildRows(true);
}

void LibraryFilter::search(const QString& words)
{
    m_words = words.simplified().toCaseFolded().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void LibraryFilter::visit(const QModelIndex& parent, const std::function<void(const QModelIndex&)>& visitor) const
{
    for (int row = 0; row < rowCount(parent); ++row) {
        const QModelIndex child = index(row, 0, parent);
        visitor(child);
        visit(child, visitor);
    }
}

QModelIndex LibraryFilter::best() const
{
    const QString typed = m_words.join(u' ');
    const auto rank = [&typed](const QModelIndex& row) {
        int match = 2;
        for (const QString& each : row.data(LibraryModel::namesRole).toStringList()) {
            const QString name = each.simplified().toCaseFolded();
            match = std::min(match, name == typed ? 0 : name.startsWith(typed) ? 1 : 2);
        }
        const LibraryRow kind = libraryRow(row);
        const int opens = match == 2 ? 0 : kind == LibraryRow::quantity ? 2 : kind == LibraryRow::model ? 1 : 0;
        return std::pair(match, opens);
    };
    QModelIndex best;
    visit({}, [&](const QModelIndex& row) {
        const LibraryRow kind = libraryRow(row);
        const bool isFolder = kind == LibraryRow::group || kind == LibraryRow::family;
        if (!isFolder && (!best.isValid() || rank(row) < rank(best)))
            best = row;
    });
    return best;
}

bool LibraryFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QString text = sourceModel()->index(row, 0, parent).data(LibraryModel::searchRole).toString().toCaseFolded();
    if (m_words.isEmpty())
        return true;
    return !text.isEmpty()
        && std::all_of(m_words.begin(), m_words.end(), [&](const QString& word) { return text.contains(word); });
}

}  // namespace whorl
