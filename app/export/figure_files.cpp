// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/export/figure.h"
#include "core/error.h"

#include <QFile>
#include <QSaveFile>

#include <memory>
#include <optional>

namespace whorl {

namespace {

/// What stood at a path before.
std::optional<QByteArray> contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? std::optional(file.readAll()) : std::nullopt;
}

FileError notWritten(const QString& path, const QFileDevice& device)
{
    return {path.toStdString(), "it cannot be written (" + writeComplaint(device).toStdString() + ")",
            "another name or folder is needed"};
}

void restore(const QString& path, const std::optional<QByteArray>& content)
{
    if (content)
        writeFile(*content, path);
    else
        QFile::remove(path);
}

}  // namespace

void writeFigure(const std::vector<FigureFile>& files)
{
    if (files.size() == 1) {
        writeFile(files.front().bytes, files.front().path);
        return;
    }
    for (const FigureFile& file : files)
        requireWritable(file.path);
    // A full disk shows here, before anything old is touched.
    std::vector<std::unique_ptr<QSaveFile>> ready;
    for (const FigureFile& file : files) {
        ready.push_back(std::make_unique<QSaveFile>(file.path));
        QSaveFile& save = *ready.back();
        if (!save.open(QIODevice::WriteOnly) || save.write(file.bytes) != file.bytes.size() || !save.flush())
            throw notWritten(file.path, save);
    }
    std::vector<std::optional<QByteArray>> before;
    // The file that names the others comes last.
    for (std::size_t i = files.size(); i-- > 0;) {
        before.push_back(contentOf(files[i].path));
        if (ready[i]->commit())
            continue;
        before.pop_back();
        for (std::size_t done = 0; done < before.size(); ++done)
            restore(files[files.size() - 1 - done].path, before[done]);
        throw notWritten(files[i].path, *ready[i]);
    }
}

}  // namespace whorl
