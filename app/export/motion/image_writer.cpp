// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/motion/frame_writer.h"
#include "core/error.h"

#include <QStringList>

#include <QFileInfo>
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

    void add(const QImage& image, int frames) override
    {
        const QFileInfo wanted(m_path);
        for (int i = 0; i < frames; ++i) {
            const QString name =
                QStringLiteral("%1-%2.png").arg(wanted.completeBaseName()).arg(++m_count, 4, 10, QChar(u'0'));
            if (!image.save(m_folder.filePath(name), "PNG"))
                fail(QStringLiteral("no room"));
            m_names += name;
        }
    }

    void finish() override
    {
        const std::filesystem::path from = m_folder.path().toStdString(),
                                    to = QFileInfo(m_path).absolutePath().toStdString();
        for (const QString& name : m_names) {
            std::error_code error;
            std::filesystem::rename(from / name.toStdString(), to / name.toStdString(), error);
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

std::unique_ptr<FrameWriter> makeImageWriter(const QString& path, const FramePlan&)
{
    return std::make_unique<ImageWriter>(path);
}

}  // namespace whorl
