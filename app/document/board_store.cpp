// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"

#include "app/document/board_in_figure.h"
#include "core/board_file.h"
#include "core/error.h"
#include "core/files/figure_text.h"
#include "core/lab/result_file.h"
#include "resources/resources.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace whorl {

namespace {

std::vector<ReadyMadeBoard> loadReadyMadeBoards()
{
    openResources();
    std::vector<ReadyMadeBoard> boards;
    const QDir folder(":/boards");
    for (const QString& name : folder.entryList({"*.whorl"}, QDir::Files, QDir::Name))
        boards.push_back({QFileInfo(name).completeBaseName(), readBoardFile(folder.filePath(name))});
    std::stable_sort(boards.begin(), boards.end(),
                     [](const ReadyMadeBoard& a, const ReadyMadeBoard& b) { return a.board.order < b.board.order; });
    return boards;
}

FileError failure(const QString& path, const QString& reason, const char* expected)
{
    return {path.toStdString(), reason.toStdString(), expected};
}

/// Films are larger than boards.
constexpr qint64 largestFigure = qint64{1} << 30, largestBoard = qint64{64} << 20;

constexpr const char* elsewhere = "another name or folder is needed";

/// QSaveFile's own words repeat the path, or name the temporary file that nobody asked for.
QString whyNotWritten(const QString& path, const QFileDevice& device)
{
    const QString obstacle = obstacleAt(path);
    return obstacle.isEmpty() ? "it cannot be written (" + writeComplaint(device) + ")" : obstacle;
}

/// Empty where it cannot be read, which those say who read all of it.
QByteArray beginningOf(const QString& path)
{
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) ? file.read(512) : QByteArray();
}

/// throws FileError as openLabResult
Board boardOfLabResult(const QString& path)
{
    const std::string file = QFileInfo(path).absoluteFilePath().toStdString();
    openLabResult(file);
    Board board = findBoard(QStringLiteral("extrapolation-lab"));
    for (Panel& panel : board.panels)
        if (panel.source == "lab")
            panel.values["result"] = file;
    return board;
}

}  // namespace

const std::vector<ReadyMadeBoard>& readyMadeBoards()
{
    static const std::vector<ReadyMadeBoard> boards = loadReadyMadeBoards();
    return boards;
}

Board findBoard(const QString& nameOrPath)
{
    if (QFileInfo(nameOrPath).isFile())
        return readBoardFile(nameOrPath);
    QStringList known;
    for (const ReadyMadeBoard& each : readyMadeBoards()) {
        const QString title = QString::fromStdString(each.board.title);
        if (each.id.compare(nameOrPath, Qt::CaseInsensitive) == 0
            || title.compare(nameOrPath, Qt::CaseInsensitive) == 0)
            return each.board;
        known.append(each.id);
    }
    throw failure(nameOrPath, "no such file or ready-made board", qPrintable("known boards are " + known.join(", ")));
}

bool isLabResult(const QString& path)
{
    return looksLikeLabResult(beginningOf(path).toStdString());
}

Board readBoardFile(const QString& path)
{
    const QByteArray start = beginningOf(path);
    const std::string_view head(start.constData(), static_cast<std::size_t>(start.size()));
    if (looksLikeLabResult(head))
        return boardOfLabResult(path);
    const bool isFigure = beginsLikeFigure(start);
    // Pixels are passed over; what is text goes through a parser.
    const QByteArray bytes = isPng(head) || holdsPackets(head) ? readFile(path, largestFigure) : readFile(path);
    if (!isFigure)
        return readBoard({bytes.constData(), static_cast<std::size_t>(bytes.size())}, path.toStdString());
    const auto board = boardInFigure(bytes);
    if (!board)
        throw failure(path, "a figure without a board", "a figure made by Whorl is needed");
    if (board->size() > largestBoard)
        throw failure(path, "a board of " + QString::number(board->size()) + " bytes",
                      qPrintable(QString("at most %1 bytes are read").arg(largestBoard)));
    return readBoard({board->constData(), static_cast<std::size_t>(board->size())}, path.toStdString());
}

void writeBoardFile(const Board& board, const QString& path)
{
    writeFile(QByteArray::fromStdString(writeBoard(board)), path);
}

QString obstacleAt(const QString& path)
{
    const QFileInfo file(path), folder(file.absolutePath());
    if (file.isDir() || path.endsWith(u'/'))
        return "a folder";
    if (folder.exists() && !folder.isDir())
        return "its folder is a file";
    if (!folder.isDir())
        return "its folder does not exist";
    // A device or a pipe would be replaced by a file of its name.
    if (file.exists() && !file.isFile())
        return "a device, no file";
    if (file.exists() && !file.isWritable())
        return "the file is write-protected";
    if (!folder.isWritable())
        return "its folder is write-protected";
    return {};
}

void requireWritable(const QString& path)
{
    if (const QString obstacle = obstacleAt(path); !obstacle.isEmpty())
        throw failure(path, obstacle, elsewhere);
}

QString writeComplaint(const QFileDevice& file)
{
    // Qt has no words for a file of which a part was written before the disk was full.
    const QString said = file.errorString();
    return said == QLatin1String("Unknown error") ? QStringLiteral("no room is left") : said;
}

void writeFile(const QByteArray& bytes, const QString& path)
{
    requireWritable(path);
    QSaveFile file(path);
    // What does not fit shows when the buffer is emptied; QSaveFile::commit() alone does not look.
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush() || !file.commit())
        throw failure(path, whyNotWritten(path, file), elsewhere);
}

QByteArray readFile(const QString& path, qint64 limit)
{
    QFile file(path);
    const char* needed = "a file that can be read is needed";
    const QFileInfo info(path);
    if (!info.exists())
        throw failure(path, "no such file", needed);
    if (info.isDir())
        throw failure(path, "a folder", needed);
    if (!file.open(QIODevice::ReadOnly))
        throw failure(path, "it cannot be read", needed);
    if (file.size() > limit)
        throw failure(path, QString::number(file.size()) + " bytes long",
                      qPrintable(QString("at most %1 bytes are read").arg(limit)));
    return file.read(limit);
}

}  // namespace whorl
