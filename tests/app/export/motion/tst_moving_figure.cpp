// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/curve_painter.h"
#include "app/document/board_store.h"
#include "app/export/motion/moving_figure.h"
#include "tests/support/test_main.h"

#include <QImageReader>
#include <QProcess>
#include <QTemporaryDir>

#include <webp/demux.h>

using namespace whorl;

class tst_MovingFigure : public QObject {
    Q_OBJECT

private slots:
    void gifFramesAreTheFigures();
    void gifTimesAddUp();
    void webpFramesAreTheFigures();
    void numberedImagesAreTheFigures();
    void videosArePlayable_data();
    void videosArePlayable();
    void videosHaveEvenSidesThatAreDrawn();
    void everyFormatOpensAsItsBoard_data();
    void everyFormatOpensAsItsBoard();
    void aNumberedImageIsTheBoardOfItsMoment();
    void aLongBoardComesBackWhole_data();
    void aLongBoardComesBackWhole();
    void calledOffLeavesTheOldFile_data();
    void calledOffLeavesTheOldFile();
    void keptPicturesDrawTheSame();
    void anUnknownSuffixIsRefused();
    void aMissingFolderIsRefused();
    void aSizeWithoutRoomIsRefused();

private:
    QTemporaryDir m_folder;
};

namespace {

PictureStyle style()
{
    PictureStyle style;
    style.paintCurves = paintCurvesWithQtCharts;
    return style;
}

Board clocks()
{
    Board board;
    Panel panel;
    panel.source = "rope";
    panel.quantity = "rotors";
    panel.values = {{"dimension", std::int64_t{8}}, {"length", std::int64_t{64}}};
    board.panels = {panel};
    return board;
}

Motion turning(int frames = 6)
{
    Motion motion;
    motion.to = 40;
    motion.frames = frames;
    motion.framesPerSecond = 30;
    return motion;
}

/// An odd number of pixels each way.
FigureSettings small()
{
    FigureSettings settings;
    settings.format = FigureFormat::png;
    settings.millimetres = {85.0, 61.0};
    settings.dpi = 96;
    settings.probe = true;
    return settings;
}

QImage figureAt(int frame, const Motion& motion)
{
    const double share = static_cast<double>(frame) / (motion.frames - 1);
    return figureImage(MovingBoard(clocks(), motion).at(share), small(), style(), figurePixels(small()))
        .convertToFormat(QImage::Format_RGB32);
}

/// The largest difference of a channel, and how many pixels differ at all.
std::pair<int, int> difference(const QImage& a, const QImage& b)
{
    int most = 0, pixels = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            const int apart =
                std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
            most = std::max(most, apart);
            pixels += apart > 0 ? 1 : 0;
        }
    return {most, pixels};
}

/// Of a channel, over all pixels.
double meanDifference(const QImage& a, const QImage& b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q));
        }
    return sum / (3.0 * a.width() * a.height());
}

QByteArray readBack(const QString& path)
{
    return readFile(path);
}

}  // namespace

void tst_MovingFigure::gifFramesAreTheFigures()
{
    const QString path = m_folder.filePath("turn.gif");

    writeMovingFigure(clocks(), small(), turning(), path, style());

    QImageReader reader(path);
    for (int frame = 0; frame < 6; ++frame) {
        const QImage read = reader.read().convertToFormat(QImage::Format_RGB32), wanted = figureAt(frame, turning());
        QCOMPARE(read.size(), wanted.size());
        // Shades at the edges of lines and letters share a palette.
        QVERIFY(difference(read, wanted).first <= 24);
        QVERIFY(difference(read, wanted).second < read.width() * read.height() / 10);
    }
    QVERIFY(!reader.canRead());
}

void tst_MovingFigure::gifTimesAddUp()
{
    const QString path = m_folder.filePath("times.gif");
    Motion motion = turning(31);
    motion.hold = 1;

    writeMovingFigure(clocks(), small(), motion, path, style());

    QImageReader reader(path);
    int milliseconds = 0, frames = 0;
    for (; reader.canRead(); ++frames) {
        reader.read();
        milliseconds += reader.nextImageDelay();
    }
    QCOMPARE(frames, 31);
    QVERIFY(std::abs(milliseconds - 3033) <= 10);
    QCOMPARE(QImageReader(path).loopCount(), -1);
}

void tst_MovingFigure::webpFramesAreTheFigures()
{
    const QString path = m_folder.filePath("turn.webp");

    writeMovingFigure(clocks(), small(), turning(), path, style());

    const QByteArray bytes = readBack(path);
    const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                        static_cast<std::size_t>(bytes.size())};
    WebPAnimDecoderOptions options;
    QVERIFY(WebPAnimDecoderOptionsInit(&options));
    options.color_mode = MODE_BGRA;
    const std::unique_ptr<WebPAnimDecoder, void (*)(WebPAnimDecoder*)> decoder(WebPAnimDecoderNew(&data, &options),
                                                                               WebPAnimDecoderDelete);
    QVERIFY(decoder);
    const QSize size = figurePixels(small());
    for (int frame = 0; frame < 6; ++frame) {
        std::uint8_t* pixels = nullptr;
        int time = 0;
        QVERIFY(WebPAnimDecoderGetNext(decoder.get(), &pixels, &time));
        const QImage read(pixels, size.width(), size.height(), QImage::Format_ARGB32);
        QCOMPARE(difference(read, figureAt(frame, turning())).first, 0);
    }
    QVERIFY(!WebPAnimDecoderHasMoreFrames(decoder.get()));
}

void tst_MovingFigure::numberedImagesAreTheFigures()
{
    writeMovingFigure(clocks(), small(), turning(), m_folder.filePath("turn.png"), style());

    for (int frame = 0; frame < 6; ++frame) {
        const QImage read(m_folder.filePath(QStringLiteral("turn-000%1.png").arg(frame + 1)));
        QCOMPARE(difference(read, figureAt(frame, turning())).first, 0);
    }
    QVERIFY(!QFile::exists(m_folder.filePath("turn-0007.png")));
    QVERIFY(QDir(m_folder.path()).entryList({".whorl-*"}, QDir::Dirs | QDir::Hidden).isEmpty());
}

void tst_MovingFigure::videosArePlayable_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("mark");
    QTest::newRow("MP4") << "turn.mp4" << QByteArray("ftyp");
    QTest::newRow("WebM") << "turn.webm" << QByteArray("webm");
}

void tst_MovingFigure::videosArePlayable()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, mark);
    const QString path = m_folder.filePath(name);
    if (!isAvailable(*motionFormatOfFile(path))) {
        QVERIFY_EXCEPTION_THROWN(writeMovingFigure(clocks(), small(), turning(), path, style()), InputError);
        return;
    }

    writeMovingFigure(clocks(), small(), turning(), path, style());

    QVERIFY(readBack(path).left(64).contains(mark));
    QVERIFY(QDir(m_folder.path()).entryList({".whorl-*"}, QDir::Dirs | QDir::Hidden).isEmpty());
}

void tst_MovingFigure::videosHaveEvenSidesThatAreDrawn()
{
    const QSize odd = figurePixels(small());
    QVERIFY(odd.width() % 2 == 1 && odd.height() % 2 == 1);
    for (const MotionFormat format : {MotionFormat::mp4, MotionFormat::webm})
        QCOMPARE(motionPixels(format, small()), odd + QSize(1, 1));
    for (const MotionFormat format : {MotionFormat::gif, MotionFormat::webp, MotionFormat::png})
        QCOMPARE(motionPixels(format, small()), odd);
    if (!isAvailable(MotionFormat::mp4))
        QSKIP("ffmpeg is not here");
    writeMovingFigure(clocks(), small(), turning(), m_folder.filePath("odd.mp4"), style());

    QProcess ffmpeg;
    ffmpeg.start(
        "ffmpeg",
        {"-v", "error", "-i", m_folder.filePath("odd.mp4"), "-frames:v", "1", "-y", m_folder.filePath("first.png")});
    QVERIFY(ffmpeg.waitForFinished());

    const QImage read(m_folder.filePath("first.png"));
    const QImage wanted = figureImage(MovingBoard(clocks(), turning()).at(0), small(), style(), odd + QSize(1, 1));
    QCOMPARE(read.size(), wanted.size());
    // Nearly: players halve the colours of a video.
    QVERIFY(meanDifference(read, wanted) < 2);
}

void tst_MovingFigure::everyFormatOpensAsItsBoard_data()
{
    QTest::addColumn<QString>("name");
    for (const MotionFormatInfo& each : motionFormats())
        if (each.format != MotionFormat::png && isAvailable(each.format))
            QTest::newRow(each.label) << QStringLiteral("board.") + QLatin1String(each.suffix);
}

void tst_MovingFigure::everyFormatOpensAsItsBoard()
{
    QFETCH(const QString, name);
    Board board = clocks();
    board.title = "旋转 = 角度; #1 \\ <&> \"q\"";
    board.summary = "a line\nanother";
    Motion motion = turning();
    motion.target = "position";
    motion.from = 3;
    motion.loop = false;

    writeMovingFigure(board, small(), motion, m_folder.filePath(name), style());

    Board wanted = board;
    wanted.animation.target = "query";
    wanted.animation.from = 3;
    wanted.animation.to = 40;
    wanted.animation.loop = false;
    QCOMPARE(readBoardFile(m_folder.filePath(name)), wanted);
}

void tst_MovingFigure::aNumberedImageIsTheBoardOfItsMoment()
{
    writeMovingFigure(clocks(), small(), turning(), m_folder.filePath("each.png"), style());

    for (int frame = 0; frame < 6; ++frame) {
        const QString path = m_folder.filePath(QStringLiteral("each-000%1.png").arg(frame + 1));
        const Board board = readBoardFile(path);
        QCOMPARE(board.probe.query, frame * 8);
        QCOMPARE(board.animation.to, 40.0);
        QCOMPARE(figureImage(board, small(), style(), figurePixels(small())).convertToFormat(QImage::Format_RGB32),
                 QImage(path).convertToFormat(QImage::Format_RGB32));
    }
}

void tst_MovingFigure::aLongBoardComesBackWhole_data()
{
    everyFormatOpensAsItsBoard_data();
}

void tst_MovingFigure::aLongBoardComesBackWhole()
{
    QFETCH(const QString, name);
    Board board = clocks();
    // More than a program's argument may hold.
    board.summary = QByteArray("x=;#\\\n").repeated(60'000).toStdString();

    writeMovingFigure(board, small(), turning(2), m_folder.filePath(name), style());

    QCOMPARE(readBoardFile(m_folder.filePath(name)).summary, board.summary);
    if (name.endsWith(".gif"))
        QCOMPARE(QImageReader(m_folder.filePath(name)).imageCount(), 2);
}

void tst_MovingFigure::calledOffLeavesTheOldFile_data()
{
    QTest::addColumn<QString>("name");
    for (const MotionFormatInfo& each : motionFormats())
        if (each.format != MotionFormat::png && isAvailable(each.format))
            QTest::newRow(each.label) << QStringLiteral("old.") + QLatin1String(each.suffix);
}

void tst_MovingFigure::calledOffLeavesTheOldFile()
{
    QFETCH(QString, name);
    const QString path = m_folder.filePath(name);
    writeFile("as it was", path);

    QVERIFY_EXCEPTION_THROWN(
        writeMovingFigure(clocks(), small(), turning(), path, style(), [](double share) { return share < 0.5; }),
        Cancelled);

    QCOMPARE(readBack(path), QByteArray("as it was"));
    QVERIFY(QDir(m_folder.path()).entryList({".whorl-*"}, QDir::Dirs | QDir::Hidden).isEmpty());
}

void tst_MovingFigure::keptPicturesDrawTheSame()
{
    KeptPictures kept;
    const MovingBoard moving(clocks(), turning());
    for (const double share : {0.0, 0.5, 1.0, 0.5}) {
        const Board board = moving.at(share);
        QCOMPARE(figureImage(board, small(), style(), figurePixels(small()), &kept),
                 figureImage(board, small(), style(), figurePixels(small())));
    }
}

void tst_MovingFigure::anUnknownSuffixIsRefused()
{
    QVERIFY_EXCEPTION_THROWN(writeMovingFigure(clocks(), small(), turning(), m_folder.filePath("turn.svg"), style()),
                             FileError);
}

void tst_MovingFigure::aMissingFolderIsRefused()
{
    for (const char* suffix : {"gif", "webp", "png", "mp4"})
        QVERIFY_EXCEPTION_THROWN(writeMovingFigure(clocks(), small(), turning(),
                                                   m_folder.filePath(QStringLiteral("nowhere/turn.") + suffix),
                                                   style()),
                                 InputError);
}

void tst_MovingFigure::aSizeWithoutRoomIsRefused()
{
    FigureSettings tiny = small();
    tiny.millimetres = {20, 14};

    QVERIFY_EXCEPTION_THROWN(writeMovingFigure(clocks(), tiny, turning(), m_folder.filePath("tiny.gif"), style()),
                             InputError);
    QVERIFY(!QFile::exists(m_folder.filePath("tiny.gif")));
}

WHORL_APP_TEST(tst_MovingFigure)
#include "tst_moving_figure.moc"
