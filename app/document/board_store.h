// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

#include <QByteArray>
#include <QFileDevice>
#include <QString>

namespace whorl {

/// A ready-made board that ships with the program.
struct ReadyMadeBoard {
    QString id;  ///< file stem: "fingerprint"
    Board board;
};

/// Every ready-made board, in the order of the start screen.
const std::vector<ReadyMadeBoard>& readyMadeBoards();

/// A board by file name, ready-made id or English title (case ignored). A figure made by Whorl is its board.
/// throws FileError that names the file or the known boards
Board findBoard(const QString& nameOrPath);

/// Whether a file is a result of `whorl lab run`; false also where it cannot be read.
bool isLabResult(const QString& path);

/// Reads a .whorl file, or the board inside a figure of any format that carries one (see boardInFigure). A result of the
/// extrapolation lab is the ready-made board of the lab that shows it.
/// throws FileError
Board readBoardFile(const QString& path);

/// Writes atomically: the old file stays as it was until the new one is complete.
/// throws FileError
void writeBoardFile(const Board& board, const QString& path);

/// Why a file cannot be written there, as far as that can be told beforehand: "its folder does not exist". Empty: nothing
/// is known to be in the way.
QString obstacleAt(const QString& path);

/// Refuses a place where a file cannot be written, before the work for it begins.
/// throws FileError
void requireWritable(const QString& path);

/// What the system says of a file that was not written whole: "No space left on device".
QString writeComplaint(const QFileDevice& file);

/// Writes any bytes atomically. throws FileError
void writeFile(const QByteArray& bytes, const QString& path);

/// Whole content of a file of at most `limit` bytes. throws FileError
QByteArray readFile(const QString& path, qint64 limit = 64 * 1024 * 1024);

}  // namespace whorl
