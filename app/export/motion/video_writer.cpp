// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_in_figure.h"
#include "app/document/board_store.h"
#include "app/export/motion/frame_writer.h"
#include "core/error.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <filesystem>

namespace whorl {

namespace {

constexpr int patience = 60'000;  // ms, for a frame

const QString silent = QStringLiteral("ffmpeg does not answer");

/// As the text that ffmpeg reads beside a film: its own signs are marked.
QByteArray metadataText(const QByteArray& comment)
{
    QByteArray text(";FFMETADATA1\ncomment=");
    for (const char each : comment) {
        if (each == '=' || each == ';' || each == '#' || each == '\\' || each == '\n')
            text += '\\';
        text += each;
    }
    return text + '\n';
}

class VideoWriter : public FrameWriter {
public:
    VideoWriter(QString path, const FramePlan& plan)
        : m_path(std::move(path))
        , m_folder(QFileInfo(m_path).absolutePath() + QStringLiteral("/.whorl-XXXXXX"))
        , m_made(m_folder.filePath(QStringLiteral("video.") + QFileInfo(m_path).suffix().toLower()))
    {
        if (ffmpegProgram().isEmpty())
            throw InputError("the format", QFileInfo(m_path).suffix().toStdString(),
                             "the program ffmpeg, which is not there, is needed for it");
        if (!m_folder.isValid())
            fail(m_folder.errorString());
        const QString metadata = m_folder.filePath(QStringLiteral("metadata.txt"));
        const QByteArray text = metadataText(boardPacket(plan.title, plan.board));
        QFile file(metadata);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.flush())
            fail(writeComplaint(file));
        file.close();
        const bool webm = m_made.endsWith(QLatin1String(".webm"));
        QStringList arguments{"-v", "error", "-xerror", "-f", "rawvideo", "-pix_fmt", "bgra"};
        arguments << "-s" << QStringLiteral("%1x%2").arg(plan.size.width()).arg(plan.size.height());
        arguments << "-r" << QString::number(plan.framesPerSecond, 'g', 17) << "-i"
                  << "-";
        arguments << "-f"
                  << "ffmetadata"
                  << "-i" << metadata << "-map_metadata"
                  << "1";
        if (webm)
            arguments << QStringList{"-c:v",      "libvpx-vp9", "-crf",      "24", "-b:v",    "0",
                                     "-deadline", "realtime",   "-cpu-used", "6",  "-row-mt", "1"};
        else
            arguments << QStringList{"-c:v", "libx264", "-preset", "veryfast", "-crf", "18", "-movflags", "+faststart"};
        m_program.start(ffmpegProgram(),
                        arguments << "-pix_fmt"
                                  << "yuv420p"
                                  << "-y" << m_made);
        if (!m_program.waitForStarted())
            fail(m_program.errorString());
    }
    ~VideoWriter() override
    {
        if (m_program.state() == QProcess::NotRunning)
            return;
        m_program.kill();
        m_program.waitForFinished();
    }
    VideoWriter(const VideoWriter&) = delete;
    VideoWriter& operator=(const VideoWriter&) = delete;

    void add(const Frame& frame) override
    {
        const QImage image = frame.image.convertToFormat(QImage::Format_RGB32);
        for (int i = 0; i < frame.count; ++i) {
            m_program.write(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
            while (m_program.bytesToWrite() > 0)
                if (!m_program.waitForBytesWritten(patience))
                    fail(m_program.state() == QProcess::NotRunning ? whatWasSaid() : silent);
        }
    }

    void finish() override
    {
        m_program.closeWriteChannel();
        const bool ended = m_program.waitForFinished(10 * patience);
        // It ends well on a full disk, and only says so.
        const QString said = whatWasSaid();
        if (!ended || m_program.exitCode() != 0 || !said.isEmpty())
            fail(said.isEmpty() ? silent : said);
        std::error_code error;
        std::filesystem::rename(m_made.toStdString(), m_path.toStdString(), error);
        if (error)
            fail(QString::fromStdString(error.message()));
    }

private:
    QString whatWasSaid()
    {
        const QString said = QString::fromLocal8Bit(m_program.readAllStandardError()).trimmed().section(u'\n', 0, 0);
        return said.isEmpty() ? said : QStringLiteral("ffmpeg: ") + said;
    }
    [[noreturn]] void fail(const QString& reason) const
    {
        throw FileError(m_path.toStdString(), "it cannot be written (" + reason.toStdString() + ")",
                        "another name, folder or format is needed");
    }

    QString m_path;
    QTemporaryDir m_folder;  ///< beside the file, so that the file is put in place at once
    QString m_made;
    QProcess m_program;
};

}  // namespace

QString ffmpegProgram()
{
    return QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
}

std::unique_ptr<FrameWriter> makeVideoWriter(const QString& path, const FramePlan& plan)
{
    return std::make_unique<VideoWriter>(path, plan);
}

}  // namespace whorl
