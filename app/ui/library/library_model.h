// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

#include <QSortFilterProxyModel>
#include <QStandardItemModel>

#include <functional>

namespace whorl {

/// What a row of the library is.
enum class LibraryRow { group, family, source, quantity, board, model, lesson };

/// Everything that can be put on a board: the catalogue's encodings by family with their quantities, published models
/// by family, the ready-made boards, and the lessons.
class LibraryModel : public QStandardItemModel {
    Q_OBJECT

public:
    enum Role {
        kindRole = Qt::UserRole,  ///< LibraryRow as int
        idRole,                   ///< source id, board id, lesson id or name of a model
        quantityRole,
        countRole,   ///< groups: how many things they hold
        searchRole,  ///< what the search looks through
        namesRole    ///< of these, what the row itself is called: in the window's language, in English, by id
    };

    explicit LibraryModel(QObject* parent = nullptr);

    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
    void addEncodings();
    void addModels();
    void addBoards();
    void addLessons();
};

LibraryRow libraryRow(const QModelIndex& index);

/// The panel that a source or quantity row stands for; a source's is its first quantity. A model is a board.
std::optional<Panel> libraryPanel(const QModelIndex& index);

/// Rows whose own words hold every word of the search, with what they belong to and what belongs to them.
class LibraryFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit LibraryFilter(QObject* parent = nullptr);

    void search(const QString& words);

    /// The row that is meant most likely by what is searched for: one that is called so, then one whose name begins so, then
    /// the first that there is; of several the one that opens most: encodings and boards, then models, then quantities.
    /// Invalid where nothing is found.
    QModelIndex best() const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    void visit(const QModelIndex& parent, const std::function<void(const QModelIndex&)>& visitor) const;

    QStringList m_words;
};

}  // namespace whorl
