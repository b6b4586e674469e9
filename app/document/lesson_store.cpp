// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/lesson_store.h"

#include "app/document/board_store.h"
#include "resources/resources.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace whorl {

namespace {

constexpr qint64 longestFile = 1024 * 1024;

/// A lesson names ready-made boards by their ids, never files of this machine.
Board readyMadeBoard(const std::string& id)
{
    std::string known;
    for (const ReadyMadeBoard& each : readyMadeBoards()) {
        if (each.id.toStdString() == id)
            return each.board;
        known += (known.empty() ? "" : ", ") + each.id.toStdString();
    }
    throw InputError("board", '"' + id + '"', "known boards are " + known);
}

LessonFolder readFolder(const QString& path)
{
    const QDir folder(path);
    LessonFolder result{QDir::cleanPath(path).toStdString(), {}};
    for (const QString& name : folder.entryList({"lesson.json", "*.md"}, QDir::Files))
        result.files.emplace(name.toStdString(), readFile(folder.filePath(name), longestFile).toStdString());
    return result;
}

std::vector<Lesson> loadLessons()
{
    openResources();
    std::vector<Lesson> lessons;
    const QDir folder(":/lessons");
    for (const QString& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        lessons.push_back(readLesson(readFolder(folder.filePath(name)), readyMadeBoard));
    std::stable_sort(lessons.begin(), lessons.end(),
                     [](const Lesson& a, const Lesson& b) { return a.order < b.order; });
    return lessons;
}

}  // namespace

const std::vector<Lesson>& lessons()
{
    static const std::vector<Lesson> loaded = loadLessons();
    return loaded;
}

bool isLessonFolder(const QString& path)
{
    return QFileInfo(path + "/lesson.json").isFile();
}

Lesson findLesson(const QString& idOrFolder)
{
    if (QFileInfo(idOrFolder).isDir())
        return readLesson(readFolder(idOrFolder), readyMadeBoard);
    std::string known;
    for (const Lesson& lesson : lessons()) {
        if (QString::fromStdString(lesson.id).compare(idOrFolder, Qt::CaseInsensitive) == 0)
            return lesson;
        known += (known.empty() ? "" : ", ") + lesson.id;
    }
    throw FileError(idOrFolder.toStdString(), "no folder and no lesson", "known lessons are " + known);
}

}  // namespace whorl
