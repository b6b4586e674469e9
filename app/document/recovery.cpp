// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/recovery.h"

#include "app/document/board_store.h"
#include "app/document/document.h"
#include "core/board_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <chrono>

namespace whorl {

namespace {

constexpr const char* pathKey = "recovered_from";

QString fileOf(const QString& folder, const QString& stem)
{
    return QDir(folder).filePath(stem + ".whorl");
}

QString lockOf(const QString& folder, const QString& stem)
{
    return QDir(folder).filePath(stem + ".lock");
}

/// The file name travels inside the copy as an unknown key: one file is written atomically, two are not.
Board withPath(Board board, const QString& path)
{
    QByteArray text = path.toUtf8().toHex();
    board.unknown[pathKey] = '"' + text.toStdString() + '"';
    return board;
}

RecoveredBoard withoutPath(Board board)
{
    RecoveredBoard result;
    const auto found = board.unknown.find(pathKey);
    if (found != board.unknown.end()) {
        result.path = QString::fromUtf8(QByteArray::fromHex(QByteArray::fromStdString(found->second)));
        board.unknown.erase(found);
    }
    result.board = std::move(board);
    return result;
}

}  // namespace

Recovery::Recovery(Document& document, const QString& folder, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_folder(folder)
    , m_stem("board-" + QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    QDir().mkpath(folder);
    m_lock = std::make_unique<QLockFile>(lockOf(folder, m_stem));
    m_lock->setStaleLockTime(0);
    m_lock->tryLock(0);
    m_timer.setSingleShot(true);
    m_timer.setInterval(std::chrono::milliseconds(800));
    connect(&m_timer, &QTimer::timeout, this, &Recovery::keep);
    connect(&document, &Document::changed, this, [this](const Difference& changes) {
        Difference edits = changes;
        edits.probe = false;
        // Started once, not restarted: a board that changes all the time is kept all the time.
        if (!edits.empty() && !m_timer.isActive())
            m_timer.start();
    });
    connect(&document, &Document::replaced, this, &Recovery::keep);
}

Recovery::~Recovery() = default;

/// Locks of programs that were ended before they could take them away, and that left no board.
void Recovery::removeDeadLocks() const
{
    for (const QFileInfo& file : QDir(m_folder).entryInfoList({"*.lock"}, QDir::Files)) {
        if (file.completeBaseName() == m_stem || QFileInfo::exists(fileOf(m_folder, file.completeBaseName())))
            continue;
        // One that can be taken goes with its holder.
        QLockFile lock(file.filePath());
        lock.setStaleLockTime(0);
        lock.tryLock(0);
    }
}

std::vector<RecoveredBoard> Recovery::leftovers() const
{
    removeDeadLocks();
    std::vector<RecoveredBoard> found;
    const QFileInfoList files = QDir(m_folder).entryInfoList({"*.whorl"}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files) {
        if (file.completeBaseName() == m_stem)
            continue;
        // The lock of a program that still runs cannot be taken, so neither is its board.
        QLockFile lock(lockOf(m_folder, file.completeBaseName()));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue;
        try {
            found.push_back(withoutPath(readBoardFile(file.filePath())));
        } catch (const InputError&) {
            // Cannot be offered, but may be mended by hand: put aside rather than removed.
            QFile::rename(file.filePath(), file.filePath() + ".unreadable");
            continue;
        }
        found.back().copy = file.filePath();
    }
    return found;
}

void Recovery::discard(const RecoveredBoard& board)
{
    QFile::remove(board.copy);
}

void Recovery::keep()
{
    m_timer.stop();
    if (!m_document.isModified()) {
        QFile::remove(fileOf(m_folder, m_stem));
        return;
    }
    try {
        writeBoardFile(withPath(m_document.board(), m_document.path()), fileOf(m_folder, m_stem));
    } catch (const FileError& error) {
        qWarning("%s", error.what());
    }
}

void Recovery::forget()
{
    m_timer.stop();
    QFile::remove(fileOf(m_folder, m_stem));
    m_lock->unlock();
}

}  // namespace whorl
