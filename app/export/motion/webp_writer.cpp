// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_in_figure.h"
#include "app/document/board_store.h"
#include "app/export/motion/frame_writer.h"
#include "core/error.h"

#include <webp/encode.h>
#include <webp/mux.h>

#include <cmath>

namespace whorl {

namespace {

class WebpWriter : public FrameWriter {
public:
    WebpWriter(QString path, const FramePlan& plan)
        : m_path(std::move(path))
        , m_plan(plan)
    {
        WebPAnimEncoderOptions options;
        if (!WebPAnimEncoderOptionsInit(&options) || !WebPConfigInit(&m_config))
            fail();
        options.anim_params.loop_count = plan.loop ? 0 : 1;
        m_config.lossless = 1;
        // Level 1 of 9: the time of a frame, for files a tenth larger.
        WebPConfigLosslessPreset(&m_config, 1);
        m_encoder.reset(WebPAnimEncoderNew(plan.size.width(), plan.size.height(), &options));
        if (!m_encoder)
            fail();
    }

    void add(const Frame& frame) override
    {
        const QImage pixels = frame.image.convertToFormat(QImage::Format_ARGB32);
        WebPPicture picture;
        if (!WebPPictureInit(&picture))
            fail();
        picture.width = pixels.width();
        picture.height = pixels.height();
        picture.use_argb = 1;
        const bool good = WebPPictureImportBGRA(&picture, pixels.constBits(), static_cast<int>(pixels.bytesPerLine()))
            && WebPAnimEncoderAdd(m_encoder.get(), &picture, time(), &m_config);
        WebPPictureFree(&picture);
        if (!good)
            fail();
        m_frames += frame.count;
    }

    void finish() override
    {
        WebPData data;
        WebPDataInit(&data);
        const bool good = WebPAnimEncoderAdd(m_encoder.get(), nullptr, time(), nullptr)
            && WebPAnimEncoderAssemble(m_encoder.get(), &data);
        const QByteArray bytes = good ? withPacket(data) : QByteArray();
        WebPDataClear(&data);
        if (bytes.isEmpty())
            fail();
        writeFile(bytes, m_path);
    }

private:
    struct Deleter {
        void operator()(WebPAnimEncoder* encoder) const { WebPAnimEncoderDelete(encoder); }
    };

    /// The file with the board in its XMP chunk; empty where that fails.
    QByteArray withPacket(const WebPData& file) const
    {
        const std::unique_ptr<WebPMux, void (*)(WebPMux*)> mux(WebPMuxCreate(&file, 0), WebPMuxDelete);
        const QByteArray packet = boardPacket(m_plan.title, m_plan.board);
        const WebPData chunk{reinterpret_cast<const std::uint8_t*>(packet.constData()),
                             static_cast<std::size_t>(packet.size())};
        WebPData whole;
        WebPDataInit(&whole);
        if (!mux || WebPMuxSetChunk(mux.get(), "XMP ", &chunk, 0) != WEBP_MUX_OK
            || WebPMuxAssemble(mux.get(), &whole) != WEBP_MUX_OK)
            return {};
        const QByteArray bytes(reinterpret_cast<const char*>(whole.bytes), static_cast<qsizetype>(whole.size));
        WebPDataClear(&whole);
        return bytes;
    }

    /// Of the next frame, in ms.
    int time() const { return static_cast<int>(std::lround(1000.0 * m_frames / m_plan.framesPerSecond)); }

    [[noreturn]] void fail() const
    {
        throw FileError(m_path.toStdString(), "a WebP that cannot be made", "another size or format is needed");
    }

    QString m_path;
    FramePlan m_plan;
    WebPConfig m_config{};
    std::unique_ptr<WebPAnimEncoder, Deleter> m_encoder;
    int m_frames = 0;
};

}  // namespace

std::unique_ptr<FrameWriter> makeWebpWriter(const QString& path, const FramePlan& plan)
{
    return std::make_unique<WebpWriter>(path, plan);
}

}  // namespace whorl
