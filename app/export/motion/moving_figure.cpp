// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/motion/moving_figure.h"

#include "app/export/motion/frame_writer.h"
#include "app/export/motion/palette.h"

#include <QFileInfo>

#include <map>

namespace whorl {

namespace {

constexpr MotionFormatInfo formats[] = {
    {MotionFormat::gif, "gif", "GIF", false},        {MotionFormat::webp, "webp", "WebP", false},
    {MotionFormat::mp4, "mp4", "MP4", true},         {MotionFormat::webm, "webm", "WebM", true},
    {MotionFormat::png, "png", "PNG frames", false},
};

/// How many stills say what colours there are.
constexpr std::size_t colourStills = 8;
/// One is for what stays as it was.
constexpr std::size_t gifColours = 255;

std::unique_ptr<FrameWriter> makeWriter(MotionFormat format, const QString& path, const FramePlan& plan)
{
    switch (format) {
    case MotionFormat::gif:
        return makeGifWriter(path, plan);
    case MotionFormat::webp:
        return makeWebpWriter(path, plan);
    case MotionFormat::mp4:
    case MotionFormat::webm:
        return makeVideoWriter(path, plan);
    case MotionFormat::png:
        break;
    }
    return makeImageWriter(path, plan);
}

/// Paints stills; those that were asked for before are at hand.
class Stills {
public:
    Stills(const Board& board, const FigureSettings& settings, const Motion& motion, const PictureStyle& style)
        : m_moving(board, motion)
        , m_settings(settings)
        , m_style(style)
        , m_stills(stillsOf(motion))
    {
        // A moved probe is the figure's subject; one that rests is shown as the settings say.
        m_settings.probe = m_settings.probe || m_moving.at(0).probe != m_moving.at(1).probe;
    }

    std::size_t count() const { return m_stills.size(); }
    const Still& operator[](std::size_t index) const { return m_stills[index]; }

    QImage image(std::size_t index)
    {
        const auto kept = m_kept.find(index);
        if (kept == m_kept.end())
            return figureImage(m_moving.at(m_stills[index].share), m_settings, m_style, figurePixels(m_settings),
                               &m_pictures);
        const QImage image = kept->second;
        m_kept.erase(kept);
        return image;
    }

    std::vector<QRgb> palette()
    {
        const std::size_t asked = std::min(colourStills, count());
        std::vector<QImage> images;
        for (std::size_t i = 0; i < asked; ++i) {
            const std::size_t index = asked == 1 ? 0 : i * (count() - 1) / (asked - 1);
            images.push_back(image(index));
            m_kept[index] = images.back();
        }
        return paletteOf(images, gifColours);
    }

private:
    MovingBoard m_moving;
    FigureSettings m_settings;
    PictureStyle m_style;
    std::vector<Still> m_stills;
    KeptPictures m_pictures;
    std::map<std::size_t, QImage> m_kept;
};

}  // namespace

std::span<const MotionFormatInfo> motionFormats()
{
    return formats;
}

std::optional<MotionFormat> motionFormatOfFile(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    for (const MotionFormatInfo& each : formats)
        if (suffix == QLatin1String(each.suffix))
            return each.format;
    return std::nullopt;
}

bool isAvailable(MotionFormat format)
{
    return !formats[static_cast<std::size_t>(format)].needsProgram || !ffmpegProgram().isEmpty();
}

void writeMovingFigure(const Board& board, const FigureSettings& settings, const Motion& motion, const QString& path,
                       const PictureStyle& style, const Progress& progress)
{
    const auto format = motionFormatOfFile(path);
    if (!format)
        throw FileError(path.toStdString(), "a suffix of no format that moves",
                        "one of .gif, .webp, .mp4, .webm, .png is needed");
    Stills stills(board, settings, motion, style);
    FramePlan plan{figurePixels(settings), motion.framesPerSecond, motion.loop, {}};
    if (*format == MotionFormat::gif)
        plan.palette = stills.palette();
    const std::unique_ptr<FrameWriter> writer = makeWriter(*format, path, plan);
    for (std::size_t i = 0; i < stills.count(); ++i) {
        if (progress && !progress(static_cast<double>(i) / static_cast<double>(stills.count())))
            throw Cancelled();
        writer->add(stills.image(i), stills[i].frames);
    }
    writer->finish();
}

}  // namespace whorl
