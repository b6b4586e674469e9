// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/motion/moving_figure.h"

#include "app/document/board_store.h"
#include "app/export/motion/frame_writer.h"
#include "app/export/motion/palette.h"
#include "core/board_file.h"

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
    Stills(const Board& board, const FigureSettings& settings, const Motion& motion, const PictureStyle& style,
           const QSize& size)
        : m_moving(board, motion)
        , m_settings(settings)
        , m_size(size)
        , m_style(style)
        , m_stills(stillsOf(motion))
    {
        // A moved probe is the figure's subject; one that rests is shown as the settings say.
        m_settings.probe = m_settings.probe || m_moving.at(0).probe != m_moving.at(1).probe;
    }

    std::size_t count() const { return m_stills.size(); }
    const Still& operator[](std::size_t index) const { return m_stills[index]; }

    Board board(std::size_t index) const { return m_moving.at(m_stills[index].share); }

    QImage image(std::size_t index)
    {
        const auto kept = m_kept.find(index);
        if (kept == m_kept.end())
            return figureImage(board(index), m_settings, m_style, m_size, &m_pictures);
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
    QSize m_size;
    PictureStyle m_style;
    std::vector<Still> m_stills;
    KeptPictures m_pictures;
    std::map<std::size_t, QImage> m_kept;
};

/// The board that plays the motion.
Board animated(Board board, const Motion& motion)
{
    board.animation.target = motion.target == "position" ? "query" : motion.target;
    board.animation.from = motion.from;
    board.animation.to = motion.to;
    board.animation.loop = motion.loop;
    return board;
}

QByteArray boardText(const Board& board)
{
    return QByteArray::fromStdString(writeBoard(board));
}

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

QStringList filesOf(const QString& path, const Motion& motion)
{
    const std::vector<Still> stills = stillsOf(motion);
    if (motionFormatOfFile(path) != MotionFormat::png)
        return {path};
    QStringList files;
    for (const Still& still : stills)
        for (int i = 0; i < still.frames; ++i)
            files += numberedFile(path, static_cast<int>(files.size()) + 1);
    return files;
}

QSize motionPixels(MotionFormat format, const FigureSettings& settings)
{
    const QSize size = figurePixels(settings);
    if (format != MotionFormat::mp4 && format != MotionFormat::webm)
        return size;
    return {size.width() + size.width() % 2, size.height() + size.height() % 2};
}

void writeMovingFigure(const Board& board, const FigureSettings& settings, const Motion& motion, const QString& path,
                       const PictureStyle& style, const Progress& progress)
{
    const auto format = motionFormatOfFile(path);
    if (!format)
        throw FileError(path.toStdString(), "a suffix of no format that moves",
                        "one of .gif, .webp, .mp4, .webm, .png is needed");
    // Its times are hundredths of a second, and players take what is below two of them for ten.
    constexpr double mostGifFrames = 50;
    if (*format == MotionFormat::gif && motion.framesPerSecond > mostGifFrames)
        throw InputError("the frame rate", printNumber(motion.framesPerSecond), "a GIF has at most 50 frames a second");
    for (const QString& file : filesOf(path, motion))
        requireWritable(file);
    const QSize size = motionPixels(*format, settings);
    const MovingBoard ends(board, motion);
    for (const double share : {0.0, 1.0})
        requireRoom(ends.at(share), settings, style);
    Stills stills(board, settings, motion, style, size);
    const QString title =
        board.title.empty() ? panelTitle(board.panels.front(), style) : QString::fromStdString(board.title);
    FramePlan plan{size, motion.framesPerSecond, motion.loop, boardText(animated(board, motion)), title, {}};
    if (*format == MotionFormat::gif)
        plan.palette = stills.palette();
    const std::unique_ptr<FrameWriter> writer = makeWriter(*format, path, plan);
    for (std::size_t i = 0; i < stills.count(); ++i) {
        report(progress, static_cast<double>(i) / static_cast<double>(stills.count()));
        writer->add({stills.image(i), stills[i].frames, boardText(animated(stills.board(i), motion))});
    }
    writer->finish();
}

}  // namespace whorl
