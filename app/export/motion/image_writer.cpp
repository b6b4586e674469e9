// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_in_figure.h"
#include "app/document/board_store.h"
#include "app/export/motion/frame_writer.h"
#include "core/error.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QStringList>
#include <QTemporaryDir>

#include <filesystem>

namespace whorl {

namespace {

class ImageWriter : public FrameWriter {
public:
    explicit ImageWriter(QString path)
        : m_path(std::move(path))
        , m_folder(QFileInfo(m_path).absolutePath() + QStringLiteral("/.whorl-XXXXXX"))
    {
        if (!m_folder.isValid())
            fail(m_folder.errorString());
    }

    void add(const Frame& frame) override
    {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        frame.image.save(&buffer, "PNG");
        bytes = pngWithBoard(bytes, frame.board);
        for (int i = 0; i < frame.count; ++i) {
            const QString name = QFileInfo(numberedFile(m_path, ++m_count)).fileName();
            QFile file(m_folder.filePath(name));
            if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush())
                fail(writeComplaint(file));
            m_names += name;
        }
    }

    void finish() override
    {
        const QDir folder = QFileInfo(m_path).absoluteDir();
        // What can be known of all of them is known before the first is put in place.
        for (const QString& name : m_names)
            requireWritable(folder.filePath(name));
        for (const QString& name : m_names) {
            std::error_code error;
            std::filesystem::rename(m_folder.filePath(name).toStdString(), folder.filePath(name).toStdString(), error);
            if (error)
                fail(QString::fromStdString(error.message()));
        }
    }

private:
    [[noreturn]] void fail(const QString& reason) const
    {
        throw FileError(m_path.toStdString(), "frames that cannot be written (" + reason.toStdString() + ")",
                        "another name or folder is needed");
    }

    QString m_path;
    QTemporaryDir m_folder;
    QStringList m_names;
    int m_count = 0;
};

}  // namespace

QString numberedFile(const QString& path, int number)
{
    const QFileInfo wanted(path);
    return path.chopped(wanted.fileName().size())
        + QStringLiteral("%1-%2.png").arg(wanted.completeBaseName()).arg(number, 4, 10, QChar(u'0'));
}

std::unique_ptr<FrameWriter> makeImageWriter(const QString& path, const FramePlan&)
{
    return std::make_unique<ImageWriter>(path);
}

}  // namespace whorl
