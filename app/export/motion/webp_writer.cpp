// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
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

    void add(const QImage& image, int frames) override
    {
        const QImage pixels = image.convertToFormat(QImage::Format_ARGB32);
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
        m_frames += frames;
    }

    void finish() override
    {
        WebPData data;
        WebPDataInit(&data);
        const bool good = WebPAnimEncoderAdd(m_encoder.get(), nullptr, time(), nullptr)
            && WebPAnimEncoderAssemble(m_encoder.get(), &data);
        const QByteArray bytes(reinterpret_cast<const char*>(data.bytes), good ? static_cast<qsizetype>(data.size) : 0);
        WebPDataClear(&data);
        if (!good)
            fail();
        writeFile(bytes, m_path);
    }

private:
    struct Deleter {
        void operator()(WebPAnimEncoder* encoder) const { WebPAnimEncoderDelete(encoder); }
    };

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
