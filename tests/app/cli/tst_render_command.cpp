// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/document/board_store.h"
#include "tests/app/cli/command_run.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QImage>
#include <QImageReader>
#include <QTemporaryDir>

using namespace whorl;
using namespace whorl::test;

class tst_RenderCommand : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aBoardIsFoundByIdTitleAndFile_data();
    void aBoardIsFoundByIdTitleAndFile();
    void aFigureIsRenderedAgainAlike_data();
    void aFigureIsRenderedAgainAlike();
    void aQuantityIsABoardOfOnePanel();
    void manyPanelsHaveALargerPage();
    void sizesAreInPixelsOrMillimetres_data();
    void sizesAreInPixelsOrMillimetres();
    void themesAndBackgroundsAreAsAsked();
    void numbersAreThoseOfCompute();
    void anyLengthIsRendered();
    void wrongInputIsOneSentence_data();
    void wrongInputIsOneSentence();
    void aRefusalLeavesTheFileAlone();
    void aMovingFigureHasItsFrames();
    void aSheetShowsItsFramesSideBySide();
    void aCaptionIsWrittenAsAsked();
    void picturesSpeakTheLanguageThatIsAsked();
    void figuresSayWhatTrainingNeverMet();
    void aBoardWithoutPanelsIsRefused();

private:
    QString file(const char* name) const { return m_folder->filePath(name); }
    CommandRun render(const char* line, const QString& path) const
    {
        return runWhorl(QByteArrayList{"render"} + QByteArray(line).split(' ') + QByteArrayList{"-o", path.toUtf8()});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_RenderCommand::aBoardIsFoundByIdTitleAndFile_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("id") << QByteArray("biases");
    QTest::newRow("title") << QByteArray("bias MATRICES");
    QTest::newRow("file") << QByteArray(WHORL_SOURCE_DIR "/resources/boards/biases.whorl");
}

void tst_RenderCommand::aBoardIsFoundByIdTitleAndFile()
{
    QFETCH(const QByteArray, name);

    const CommandRun run = runWhorl({"render", name, "-o", file("board.svg").toUtf8()});

    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.status, 0);
    QCOMPARE(readBoardFile(file("board.svg")), findBoard("biases"));
}

void tst_RenderCommand::aFigureIsRenderedAgainAlike_data()
{
    QTest::addColumn<QByteArray>("suffix");
    for (const char* suffix : {"png", "svg", "pdf"})
        QTest::newRow(suffix) << QByteArray(suffix);
}

void tst_RenderCommand::aFigureIsRenderedAgainAlike()
{
    QFETCH(const QByteArray, suffix);
    const QString figure = file("figure." + suffix);

    QCOMPARE(render("biases", figure).status, 0);
    QCOMPARE(runWhorl({"render", figure.toUtf8(), "-o", file("again.png").toUtf8()}).status, 0);

    QCOMPARE(render("biases", file("first.png")).status, 0);
    QCOMPARE(readBoardFile(figure), findBoard("biases"));
    QCOMPARE(contents(file("again.png")), contents(file("first.png")));
}

void tst_RenderCommand::aQuantityIsABoardOfOnePanel()
{
    const CommandRun run = render("rope score --set dimension=64 --set base=10000 --view heatmap", file("one.svg"));

    QCOMPARE(run.err, QByteArray());
    const Board board = readBoardFile(file("one.svg"));
    QCOMPARE(board.panels.size(), std::size_t(1));
    QCOMPARE(board.panels[0].view, std::string("heatmap"));
    QCOMPARE(board.panels[0].values, (Values{{"dimension", std::int64_t(64)}}));
}

void tst_RenderCommand::manyPanelsHaveALargerPage()
{
    QCOMPARE(render("extrapolation-lab --dpi 50", file("many.png")).err, QByteArray());
    QCOMPARE(QImage(file("many.png")).size(), QSize(472, 335));
    QCOMPARE(render("biases --dpi 50", file("four.png")).err, QByteArray());
    QCOMPARE(QImage(file("four.png")).size(), QSize(315, 197));
}

void tst_RenderCommand::sizesAreInPixelsOrMillimetres_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QSize>("pixels");
    QTest::addColumn<int>("dotsPerMetre");
    QTest::newRow("unasked") << QByteArray("") << QSize(1890, 1181) << 11811;
    QTest::newRow("mm") << QByteArray(" --size 50.8x25.4mm") << QSize(600, 300) << 11811;
    QTest::newRow("mm, dpi") << QByteArray(" --size 50.8x25.4mm --dpi 100") << QSize(200, 100) << 3937;
    QTest::newRow("px") << QByteArray(" --size 333x217px") << QSize(333, 217) << 3780;
    QTest::newRow("px, dpi") << QByteArray(" --size 333x217px --dpi 300") << QSize(333, 217) << 11811;
}

void tst_RenderCommand::sizesAreInPixelsOrMillimetres()
{
    QFETCH(const QByteArray, options);
    QFETCH(const QSize, pixels);
    QFETCH(const int, dotsPerMetre);

    const CommandRun run = render(("alibi slopes" + options).constData(), file("size.png"));

    QCOMPARE(run.err, QByteArray());
    const QImage image(file("size.png"));
    QCOMPARE(image.size(), pixels);
    QCOMPARE(image.dotsPerMeterX(), dotsPerMetre);
    QCOMPARE(image.dotsPerMeterY(), dotsPerMetre);
}

void tst_RenderCommand::themesAndBackgroundsAreAsAsked()
{
    render("alibi slopes --size 300x200px", file("unasked.png"));
    render("alibi slopes --size 300x200px --theme light", file("light.png"));
    render("alibi slopes --size 300x200px --theme dark", file("dark.png"));
    render("alibi slopes --size 300x200px --transparent", file("clear.png"));

    QCOMPARE(contents(file("unasked.png")), contents(file("light.png")));
    QVERIFY(QImage(file("light.png")).pixelColor(0, 0).lightness() > 240);
    QVERIFY(QImage(file("dark.png")).pixelColor(0, 0).lightness() < 60);
    QCOMPARE(QImage(file("clear.png")).pixelColor(0, 0).alpha(), 0);
}

void tst_RenderCommand::numbersAreThoseOfCompute()
{
    QCOMPARE(render("t5 bucket_by_distance", file("shown.csv")).status, 0);
    QCOMPARE(render("alibi slopes --set heads=12", file("shown.npy")).status, 0);
    QCOMPARE(render("rope frequencies", file("shown.json")).status, 0);

    QCOMPARE(contents(file("shown.csv")), runWhorl("compute t5 bucket_by_distance --format csv").out);
    QCOMPARE(contents(file("shown.npy")), runWhorl("compute alibi slopes --set heads=12 --format npy").out);
    QCOMPARE(contents(file("shown.json")), runWhorl("compute rope frequencies").out);
}

void tst_RenderCommand::anyLengthIsRendered()
{
    const CommandRun run =
        render("rope score --set dimension=128 --set length=1048576 --size 300x300px", file("long.png"));

    QCOMPARE(run.err, QByteArray());
    QCOMPARE(QImage(file("long.png")).size(), QSize(300, 300));
}

void tst_RenderCommand::wrongInputIsOneSentence_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("output");
    QTest::addColumn<QByteArray>("names");
    QTest::newRow("board") << QByteArray("nothing") << QByteArray("x.png") << QByteArray("known boards are");
    QTest::newRow("no quantity") << QByteArray("rope") << QByteArray("x.png") << QByteArray("QUANTITY");
    QTest::newRow("a quantity of a board") << QByteArray("biases weights") << QByteArray("x.png")
                                           << QByteArray("QUANTITY is weights; the board biases needs none");
    QTest::newRow("folder") << QByteArray("/") << QByteArray("x.png") << QByteArray("a folder");
    QTest::newRow("no room, px") << QByteArray("rope score --size 20x20px") << QByteArray("x.png")
                                 << QByteArray("40x30px");
    QTest::newRow("no room, mm") << QByteArray("rope score --size 9x20mm") << QByteArray("x.png")
                                 << QByteArray("10x8mm");
    QTest::newRow("set twice") << QByteArray("rope score --set base=5 --set base=6") << QByteArray("x.png")
                               << QByteArray("twice");
    QTest::newRow("infinite base") << QByteArray("rope score --set base=1e400") << QByteArray("x.png")
                                   << QByteArray("a finite number above 0");
    QTest::newRow("source") << QByteArray("ropes score") << QByteArray("x.png") << QByteArray("ropes");
    QTest::newRow("quantity") << QByteArray("rope scores") << QByteArray("x.png") << QByteArray("scores");
    QTest::newRow("value") << QByteArray("rope score --set dimension=7") << QByteArray("x.png")
                           << QByteArray("dimension is 7");
    QTest::newRow("value of a board") << QByteArray("biases --set heads=2") << QByteArray("x.png")
                                      << QByteArray("--set");
    QTest::newRow("view") << QByteArray("rope score --view rotors") << QByteArray("x.png") << QByteArray("rotors");
    QTest::newRow("unknown view") << QByteArray("rope score --view pie") << QByteArray("x.png") << QByteArray("pie");
    QTest::newRow("theme") << QByteArray("rope score --theme red") << QByteArray("x.png") << QByteArray("--theme");
    for (const char* size : {"160", "160x", "160x100", "160x100cm", "0x10mm", "-1x10mm", "1e9x10px", "xmm", "1x1x1px"})
        QTest::addRow("size %s", size) << QByteArray("rope score --size=") + size << QByteArray("x.png")
                                       << QByteArray("--size");
    QTest::newRow("too many pixels") << QByteArray("rope score --size 100000x100000px") << QByteArray("x.png")
                                     << QByteArray("100000 × 100000");
    for (const char* dpi : {"0", "-300", "x", "100000"})
        QTest::addRow("dpi %s", dpi) << QByteArray("rope score --dpi=") + dpi << QByteArray("x.png")
                                     << QByteArray("--dpi");
    QTest::newRow("no suffix") << QByteArray("rope score") << QByteArray("x") << QByteArray(".svg, .pdf, .png");
    QTest::newRow("unknown suffix") << QByteArray("rope score") << QByteArray("x.bmp") << QByteArray(".bmp");
    QTest::newRow("nothing moves") << QByteArray("rope score") << QByteArray("x.gif") << QByteArray("--animate");
    QTest::newRow("frames of a still") << QByteArray("rope score --frames 3") << QByteArray("x.png")
                                       << QByteArray("--animate");
    QTest::newRow("half a pair") << QByteArray("rope score --animate position=0:6.5") << QByteArray("x.gif")
                                 << QByteArray("a whole number from");
    for (const char* motion : {"base", "base=", "base=200:", "=200:300", "base=200:x"})
        QTest::addRow("motion %s", motion)
            << QByteArray("rope score --animate=") + motion << QByteArray("x.gif") << QByteArray("--animate");
    QTest::newRow("beyond its range") << QByteArray("rope score --animate base=-5:2000") << QByteArray("x.gif")
                                      << QByteArray("base is -5; a value from");
    QTest::newRow("nothing to move") << QByteArray("rope score --animate heads=1:2") << QByteArray("x.gif")
                                     << QByteArray("the moved value is heads; one of position");
    QTest::newRow("a still cannot move") << QByteArray("rope score --animate base=200:2000") << QByteArray("x.svg")
                                         << QByteArray(".gif, .webp, .mp4, .webm, .png");
    for (const char* option : {"--frames=0", "--frames=1.5", "--frames=x", "--fps=0", "--hold=-1", "--ease=fast"})
        QTest::addRow("motion %s", option)
            << QByteArray("rope score --animate base=200:2000 ") + option << QByteArray("x.gif")
            << QByteArray(option).mid(2, QByteArray(option).indexOf('=') - 2);
    QTest::newRow("listing as npy") << QByteArray("t5 thresholds") << QByteArray("x.npy") << QByteArray("npy");
    QTest::newRow("board as npy") << QByteArray("biases") << QByteArray("x.npy") << QByteArray("npy");
}

void tst_RenderCommand::wrongInputIsOneSentence()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, output);
    QFETCH(const QByteArray, names);

    const CommandRun run = render(line.constData(), file(output.constData()));

    QCOMPARE(run.status, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY2(run.err.contains(names), run.err.constData());
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY(!QFile::exists(file(output.constData())));
}

void tst_RenderCommand::aMovingFigureHasItsFrames()
{
    const CommandRun run =
        render("rope rotors --animate position=0:40 --frames 5 --fps 10 --size 400x300px", file("turn.gif"));

    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.status, 0);
    QImageReader reader(file("turn.gif"));
    int frames = 0;
    for (; reader.canRead(); ++frames)
        QCOMPARE(reader.read().size(), QSize(400, 300));
    QCOMPARE(frames, 5);
}

void tst_RenderCommand::aSheetShowsItsFramesSideBySide()
{
    const CommandRun run = render("sinusoidal encoding --animate base=100:10000 --sheet 3", file("sheet.svg"));
    const CommandRun many = render("sinusoidal encoding --animate base=100:10000 --sheet 61", file("many.svg"));
    const CommandRun moving = render("sinusoidal encoding --animate base=100:10000 --sheet 3", file("sheet.gif"));
    const CommandRun still = render("sinusoidal encoding --sheet 3", file("still.svg"));

    QCOMPARE(run.err, QByteArray());
    for (const char* label : {"b = 100<", "b = 1000<", "b = 10\u2009000<"})
        QVERIFY2(readFile(file("sheet.svg")).contains(label), label);
    QVERIFY(many.err.contains("a whole number from 2 to 60 is needed"));
    QVERIFY(moving.err.contains(".gif"));
    QVERIFY(still.err.contains("--animate"));
    for (const CommandRun* refused : {&many, &moving, &still})
        QCOMPARE(refused->status, 2);
}

void tst_RenderCommand::aCaptionIsWrittenAsAsked()
{
    render("rope score --caption Mine", file("mine.svg"));
    render("rope score --caption auto --model Llama-3-8B", file("auto.svg"));
    render("rope score --caption auto --animate base=100:1000 --sheet 2", file("moved.svg"));

    QVERIFY(readFile(file("mine.svg")).contains(">Mine</text>"));
    const QByteArray standard = readFile(file("auto.svg"));
    QVERIFY(standard.contains("Su et al. 2021</text></a>"));
    QVERIFY(standard.contains("Llama-3-8B. Whorl"));
    // What moves has no one value.
    QVERIFY(!readFile(file("moved.svg")).contains("interleaved · b ="));
    QVERIFY(!readFile(file("moved.svg")).contains("L = 512 · b ="));
}

void tst_RenderCommand::picturesSpeakTheLanguageThatIsAsked()
{
    const CommandRun english = render("rope score", file("en.svg"));
    const CommandRun chinese = render("rope score --language zh_CN", file("zh.svg"));
    const CommandRun unknown = render("rope score --language fr", file("fr.svg"));

    QCOMPARE(chinese.err, QByteArray());
    QVERIFY(!readFile(file("en.svg")).contains("查询"));
    QVERIFY(readFile(file("zh.svg")).contains("查询"));
    QVERIFY(unknown.err.contains("en or zh_CN is needed"));
}

void tst_RenderCommand::figuresSayWhatTrainingNeverMet()
{
    const CommandRun english =
        render("rope score_by_distance --set length=8192 --set original_length=4096", file("longer.svg"));
    const CommandRun within = render("rope score_by_distance --set length=4096", file("within.svg"));
    const CommandRun board =
        runWhorl({"render", "Past the trained length", "--size", "1100x680px", "-o", file("past.svg").toUtf8()});

    QCOMPARE(english.err + within.err + board.err, QByteArray());
    QVERIFY(readFile(file("longer.svg")).contains(">from 4096 on"));
    QVERIFY(!readFile(file("within.svg")).contains(">from"));
    for (const char* words : {">from 64 on: no such row", ">from 64 on: never", ">distances from"})
        QVERIFY2(readFile(file("past.svg")).contains(words), words);
}

void tst_RenderCommand::aRefusalLeavesTheFileAlone()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("mine.svg"), damaged = folder.filePath("damaged.whorl");
    put(path, "mine");
    put(damaged, "{\"whorl\": 1, \"panels\": [{\"source\": \"ro");

    const CommandRun run = runWhorl({"render", damaged.toUtf8(), "-o", path.toUtf8()});

    QCOMPARE(run.status, 2);
    QVERIFY(run.err.contains("damaged.whorl"));
    QCOMPARE(contents(path), QByteArray("mine"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), (QStringList{"damaged.whorl", "mine.svg"}));
}

void tst_RenderCommand::aBoardWithoutPanelsIsRefused()
{
    writeBoardFile({}, file("empty.whorl"));

    const CommandRun run = runWhorl({"render", file("empty.whorl").toUtf8(), "-o", file("empty.png").toUtf8()});

    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains("a panel is needed"), run.err);
}

WHORL_APP_TEST(tst_RenderCommand)
#include "tst_render_command.moc"
