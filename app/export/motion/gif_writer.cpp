// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_in_figure.h"
#include "app/document/board_store.h"
#include "app/export/motion/frame_writer.h"
#include "app/export/motion/palette.h"
#include "core/error.h"

#include <gif_lib.h>

#include <QRect>

#include <array>
#include <cmath>

namespace whorl {

namespace {

constexpr int paletteSize = 256;

int takeBytes(GifFileType* file, const GifByteType* bytes, int count)
{
    static_cast<QByteArray*>(file->UserData)->append(reinterpret_cast<const char*>(bytes), count);
    return count;
}

class GifWriter : public FrameWriter {
public:
    GifWriter(QString path, const FramePlan& plan)
        : m_path(std::move(path))
        , m_plan(plan)
        , m_nearest(plan.palette)
        , m_transparent(static_cast<std::uint8_t>(plan.palette.size()))
    {
        int error = 0;
        m_file = EGifOpen(&m_bytes, takeBytes, &error);
        if (!m_file)
            fail();
        EGifSetGifVersion(m_file, true);
        std::array<GifColorType, paletteSize> colours{};
        for (std::size_t i = 0; i < plan.palette.size(); ++i)
            colours[i] = {static_cast<GifByteType>(qRed(plan.palette[i])),
                          static_cast<GifByteType>(qGreen(plan.palette[i])),
                          static_cast<GifByteType>(qBlue(plan.palette[i]))};
        ColorMapObject* map = GifMakeMapObject(paletteSize, colours.data());
        const int put = EGifPutScreenDesc(m_file, plan.size.width(), plan.size.height(), 8, 0, map);
        GifFreeMapObject(map);
        check(put);
        if (plan.loop)
            writeLoop();
        m_bytes += gifExtension(boardPacket(plan.title, plan.board));
    }
    ~GifWriter() override
    {
        int error = 0;
        if (m_file)
            EGifCloseFile(m_file, &error);
    }
    GifWriter(const GifWriter&) = delete;
    GifWriter& operator=(const GifWriter&) = delete;

    void add(const Frame& frame) override
    {
        std::vector<std::uint8_t> indices = indicesOf(frame.image);
        const QRect changed = m_before.empty() ? QRect({0, 0}, m_plan.size) : changedArea(indices);
        writeTime(frame.count);
        check(EGifPutImageDesc(m_file, changed.x(), changed.y(), changed.width(), changed.height(), false, nullptr));
        std::vector<std::uint8_t> line(static_cast<std::size_t>(changed.width()));
        for (int y = changed.top(); y <= changed.bottom(); ++y) {
            for (int x = 0; x < changed.width(); ++x) {
                const std::size_t place = placeOf(changed.x() + x, y);
                const bool same = !m_before.empty() && m_before[place] == indices[place];
                line[static_cast<std::size_t>(x)] = same ? m_transparent : indices[place];
            }
            check(EGifPutLine(m_file, line.data(), changed.width()));
        }
        m_before = std::move(indices);
    }

    void finish() override
    {
        int error = 0;
        GifFileType* file = std::exchange(m_file, nullptr);
        if (EGifCloseFile(file, &error) != GIF_OK)
            fail();
        writeFile(m_bytes, m_path);
    }

private:
    std::size_t placeOf(int x, int y) const
    {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_plan.size.width())
            + static_cast<std::size_t>(x);
    }

    std::vector<std::uint8_t> indicesOf(const QImage& image)
    {
        const QImage opaque = image.convertToFormat(QImage::Format_RGB32);
        std::vector<std::uint8_t> indices(placeOf(0, m_plan.size.height()));
        for (int y = 0; y < m_plan.size.height(); ++y) {
            const auto* row = reinterpret_cast<const QRgb*>(opaque.constScanLine(y));
            for (int x = 0; x < m_plan.size.width(); ++x)
                indices[placeOf(x, y)] = m_nearest(row[x] | 0xff000000);
        }
        return indices;
    }

    /// At least one pixel, since a frame without any is not allowed.
    QRect changedArea(const std::vector<std::uint8_t>& indices) const
    {
        QRect area;
        for (int y = 0; y < m_plan.size.height(); ++y) {
            int first = 0, last = m_plan.size.width() - 1;
            while (first <= last && indices[placeOf(first, y)] == m_before[placeOf(first, y)])
                ++first;
            while (last > first && indices[placeOf(last, y)] == m_before[placeOf(last, y)])
                --last;
            if (first <= last)
                area |= QRect(QPoint(first, y), QPoint(last, y));
        }
        return area.isEmpty() ? QRect(0, 0, 1, 1) : area;
    }

    void writeLoop()
    {
        constexpr std::array<GifByteType, 3> endless{1, 0, 0};
        check(EGifPutExtensionLeader(m_file, APPLICATION_EXT_FUNC_CODE));
        check(EGifPutExtensionBlock(m_file, 11, "NETSCAPE2.0"));
        check(EGifPutExtensionBlock(m_file, static_cast<int>(endless.size()), endless.data()));
        check(EGifPutExtensionTrailer(m_file));
    }

    void writeTime(int frames)
    {
        m_frames += frames;
        const auto end = static_cast<int>(std::lround(100.0 * m_frames / m_plan.framesPerSecond));
        GraphicsControlBlock control{};
        control.DisposalMode = DISPOSE_DO_NOT;
        control.DelayTime = end - m_hundredths;
        control.TransparentColor = m_before.empty() ? NO_TRANSPARENT_COLOR : m_transparent;
        m_hundredths = end;
        std::array<GifByteType, 4> block{};
        const std::size_t size = EGifGCBToExtension(&control, block.data());
        check(EGifPutExtension(m_file, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(size), block.data()));
    }

    void check(int result) const
    {
        if (result != GIF_OK)
            fail();
    }
    [[noreturn]] void fail() const
    {
        throw FileError(m_path.toStdString(), "a GIF that cannot be made", "another size or format is needed");
    }

    QString m_path;
    FramePlan m_plan;
    NearestColour m_nearest;
    std::uint8_t m_transparent;
    QByteArray m_bytes;
    GifFileType* m_file = nullptr;
    std::vector<std::uint8_t> m_before;
    int m_frames = 0, m_hundredths = 0;
};

}  // namespace

std::unique_ptr<FrameWriter> makeGifWriter(const QString& path, const FramePlan& plan)
{
    return std::make_unique<GifWriter>(path, plan);
}

}  // namespace whorl
