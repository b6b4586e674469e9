// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <memory>

namespace whorl {

class Document;

/// What an earlier run left behind because it did not end properly.
struct RecoveredBoard {
    Board board;
    QString path;  ///< the file the board belonged to; empty: none
    QString copy;  ///< where it lies until it is discarded
};

/// Keeps a copy of the open board in the program's data folder, a moment after each change, until the program ends
/// properly. Several programs at once each keep their own.
class Recovery : public QObject {
    Q_OBJECT

public:
    /// `folder` is where the copies lie; made when absent.
    Recovery(Document& document, const QString& folder, QObject* parent = nullptr);
    ~Recovery() override;

    /// Copies whose program is gone, newest first. They stay until discarded, so that a second crash loses nothing.
    std::vector<RecoveredBoard> leftovers() const;
    /// Removes a copy that was opened or is not wanted.
    void discard(const RecoveredBoard& board);

    /// Writes the copy now, if the board has unsaved changes; otherwise removes it.
    void keep();

    /// Ends properly: nothing to recover.
    void forget();

private:
    void removeDeadLocks() const;

    Document& m_document;
    QString m_folder, m_stem;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
};

}  // namespace whorl
