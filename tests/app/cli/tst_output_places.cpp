// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/export/motion/moving_figure.h"
#include "tests/app/cli/interruptions.h"
#include "tests/support/cases.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QTemporaryDir>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace whorl;
using namespace whorl::test;

/// Where -o goes: what is there stays until all of the new is, whatever happens.
class tst_OutputPlaces : public QObject {
    Q_OBJECT

private slots:
    void init();
    void anExistingFileStaysUnlessForced_data() { addCommands(); }
    void anExistingFileStaysUnlessForced();
    void aRefusalComesBeforeTheWork();
    void theListBesideNumbersStaysToo();
    void oneNumberedImageIsEnough();
    void placesThatCannotBeAreSaid_data();
    void placesThatCannotBeAreSaid();
    void withoutPermissionNothingIsTouched_data() { addCommands(); }
    void withoutPermissionNothingIsTouched();
    void aFullDiskLeavesTheOldFile_data() { addCommands(); }
    void aFullDiskLeavesTheOldFile();
    void aDiskThatFillsUpOnTheWayLeavesTheOldFile_data() { ctrlCLeavesTheOldFile_data(); }
    void aDiskThatFillsUpOnTheWayLeavesTheOldFile();
    void aFullDiskLeavesAllFilesOfAFigure();
    void ctrlCLeavesTheOldFile_data();
    void ctrlCLeavesTheOldFile();
    void aDeviceIsNoFile();

private:
    static void addCommands();
    QString file(const QString& name) const { return QDir(m_folder->path()).filePath(name); }
    QStringList everything() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

CommandRun run(const QByteArray& line, const QString& path, const QByteArrayList& more = {})
{
    return runWhorl(line.split(' ') + QByteArrayList{"-o", path.toUtf8()} + more);
}

bool isOneSentence(const CommandRun& run)
{
    return run.out.isEmpty() && run.err.startsWith("whorl: ") && run.err.count('\n') == 1;
}

/// Files of this process cannot become longer while it lives, as on a full disk.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes)
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
};

/// As one who may do nothing here, where this is the one who may do all.
class NoRights {
public:
    NoRights()
    {
#ifdef Q_OS_LINUX
        if (geteuid() == 0 && setresuid(65534, 65534, 0) != 0)
            qFatal("cannot give up rights");
#endif
    }
    ~NoRights()
    {
#ifdef Q_OS_LINUX
        uid_t real = 0, effective = 0, saved = 1;
        if (getresuid(&real, &effective, &saved) == 0 && saved == 0 && setresuid(0, 0, 0) != 0)
            qFatal("cannot take rights back");
#endif
    }
    NoRights(const NoRights&) = delete;
    NoRights& operator=(const NoRights&) = delete;
};

constexpr const char* moving = "render rope rotors --animate position=0:6 --frames 3 --size 240x180px";

}  // namespace

void tst_OutputPlaces::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void tst_OutputPlaces::addCommands()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("name");
    for (const char* suffix : {"json", "csv", "npy"})
        QTest::addRow("compute %s", suffix)
            << QByteArray("compute rope angles --set length=64") << QStringLiteral("numbers.") + suffix;
    for (const char* suffix : {"svg", "pdf", "png", "csv", "npy", "json"})
        QTest::addRow("render %s", suffix)
            << QByteArray("render rope angles --size 300x200px") << QStringLiteral("figure.") + suffix;
    QTest::newRow("render tex") << QByteArray("render alibi slopes") << QStringLiteral("slopes.tex");
    for (const MotionFormatInfo& each : motionFormats())
        if (each.format != MotionFormat::png && isAvailable(each.format))
            QTest::addRow("render %s", each.suffix) << QByteArray(moving) << QStringLiteral("turn.") + each.suffix;
    QTest::newRow("neighbours") << QByteArray("vectors glove neighbours king --count 100")
                                << QStringLiteral("near.csv");
    QTest::newRow("project") << QByteArray("vectors glove --rows 200 project --method pca")
                             << QStringLiteral("map.csv");
    QTest::newRow("train") << QByteArray("vectors classics train --epochs 1 --dimension 4 --min-count 200")
                           << QStringLiteral("zh.vec");
}

void tst_OutputPlaces::anExistingFileStaysUnlessForced()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QString, name);
    put(file(name), "mine");

    const CommandRun refused = run(line, file(name));

    QCOMPARE(refused.status, 2);
    QVERIFY2(isOneSentence(refused), refused.err);
    QVERIFY2(refused.err.contains(file(name).toUtf8() + " is there already"), refused.err);
    QVERIFY2(refused.err.contains("--force"), refused.err);
    QCOMPARE(contents(file(name)), QByteArray("mine"));
    QCOMPARE(everything(), QStringList{name});

    const CommandRun forced = run(line, file(name), {"--force"});

    QVERIFY2(forced.status == 0, forced.err);
    QVERIFY(contents(file(name)) != QByteArray("mine"));
    QCOMPARE(everything(), QStringList{name});
}

void tst_OutputPlaces::aRefusalComesBeforeTheWork()
{
    put(file("map.csv"), "mine");

    // The file of vectors is not even looked for.
    const CommandRun refused = run("vectors nowhere.vec project", file("map.csv"));

    QVERIFY2(refused.err.contains("map.csv is there already"), refused.err);
}

void tst_OutputPlaces::theListBesideNumbersStaysToo()
{
    put(file("zh.vocab.txt"), "mine");

    const CommandRun refused = run("vectors classics train --epochs 1 --dimension 4 --min-count 200", file("zh.npy"));

    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("zh.vocab.txt is there already"), refused.err);
    QCOMPARE(everything(), QStringList{"zh.vocab.txt"});

    // Nor is one written without the other: of these the list is the longer file.
    QByteArray text;
    for (char letter = 'a'; letter <= 'z'; ++letter)
        for (char other = 'a'; other <= 'j'; ++other)
            text += (QByteArray(60, letter) + other + ' ').repeated(3) + '\n';
    put(file("long.txt"), text);
    CommandRun failed;
    {
        const FullDisk disk(8000);
        failed = run("vectors " + file("long.txt").toUtf8() + " train --epochs 1 --dimension 2 --min-count 1",
                     file("zh.npy"), {"--force"});
    }
    QCOMPARE(failed.status, 1);
    QVERIFY2(failed.err.contains("zh.vocab.txt: it cannot be written"), failed.err);
    QCOMPARE(everything(), (QStringList{"long.txt", "zh.vocab.txt"}));
    QCOMPARE(contents(file("zh.vocab.txt")), QByteArray("mine"));
}

void tst_OutputPlaces::oneNumberedImageIsEnough()
{
    put(file("turn-0003.png"), "mine");
    put(file("turn-0004.png"), "another's");

    const CommandRun refused = run(moving, file("turn.png"));

    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("turn-0003.png is there already"), refused.err);
    QCOMPARE(everything(), (QStringList{"turn-0003.png", "turn-0004.png"}));
    const CommandRun forced = run(moving, file("turn.png"), {"--force"});
    QCOMPARE(forced.status, 0);
    // What a longer run left behind would be taken for the end of this one.
    QVERIFY2(forced.err.contains("turn-0004.png was there already"), forced.err);
    QVERIFY(contents(file("turn-0003.png")).startsWith("\x89PNG"));
    QCOMPARE(contents(file("turn-0004.png")), QByteArray("another's"));
}

void tst_OutputPlaces::placesThatCannotBeAreSaid_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("reason");
    const QByteArray still = "render rope angles --size 300x200px", numbers = "compute rope angles";
    for (const auto& [line, suffix] : {std::pair{still, "svg"}, std::pair{still, "png"}, std::pair{numbers, "csv"},
                                       std::pair{QByteArray(moving), "gif"}, std::pair{QByteArray(moving), "png"},
                                       std::pair{QByteArray("vectors glove info"), "json"}}) {
        const auto row = [&, line = line](const char* about, const QString& name, const char* reason) {
            QTest::addRow("%s, %s", line.constData(), about) << line << name + u'.' + suffix << QByteArray(reason);
        };
        row("no folder", "nowhere/out", "its folder does not exist");
        row("a file as folder", "file/out", "its folder is a file");
        if (QFileInfo::exists("/proc/self"))
            row("a file system that takes none", "/proc/whorl-out", "another name or folder is needed");
        row("a folder as file", "folder", "a folder");
    }
}

void tst_OutputPlaces::placesThatCannotBeAreSaid()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QString, name);
    QFETCH(const QByteArray, reason);
    put(file("file"), "mine");
    const QString path = file(name);
    if (reason == "a folder")
        QVERIFY(QDir().mkpath(path));
    const QStringList before = everything();

    // A place that cannot be written is none that may be replaced.
    for (const QByteArrayList& more : {QByteArrayList{}, QByteArrayList{"--force"}}) {
        const CommandRun failed = run(line, path, more);
        // A folder is where a gallery goes.
        if (reason == "a folder" && line.startsWith("render")) {
            QVERIFY(failed.status != 0);
            continue;
        }
        QVERIFY2(isOneSentence(failed), failed.err);
        QVERIFY2(failed.err.contains(reason), failed.err);
        QCOMPARE(failed.status, 1);
    }
    QCOMPARE(everything(), before);
}

void tst_OutputPlaces::withoutPermissionNothingIsTouched()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QString, name);
    // Fonts and the like are found before rights are given up.
    QVERIFY(runWhorl("compute alibi slopes").status == 0);
    put(file(name), "mine");
    const QByteArray folder = m_folder->path().toUtf8();
    for (const int mode : {0555, 0777}) {
        QVERIFY(chmod(folder.constData(), static_cast<mode_t>(mode)) == 0);
        QVERIFY(chmod(file(name).toUtf8().constData(), 0444) == 0);
        CommandRun failed;
        {
            const NoRights nobody;
            failed = run(line, file(name), {"--force"});
        }
        QCOMPARE(failed.status, 1);
        QVERIFY2(isOneSentence(failed) && failed.err.contains("write-protected"), failed.err);
        QCOMPARE(contents(file(name)), QByteArray("mine"));
        QCOMPARE(everything(), QStringList{name});
    }
    const CommandRun other = [&] {
        chmod(folder.constData(), 0555);
        const NoRights nobody;
        return run(line, file("new-" + name), {});
    }();
    QCOMPARE(other.status, 1);
    QVERIFY2(isOneSentence(other) && other.err.contains("its folder is write-protected"), other.err);
    chmod(folder.constData(), 0777);
}

void tst_OutputPlaces::aFullDiskLeavesTheOldFile()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QString, name);
    put(file(name), "mine");
    CommandRun failed;
    {
        const FullDisk disk(700);
        failed = run(line, file(name), {"--force"});
    }

    QCOMPARE(failed.status, 1);
    QVERIFY2(failed.err.contains("whorl: " + file(name).toUtf8() + ": it cannot be written ("), failed.err);
    QCOMPARE(contents(file(name)), QByteArray("mine"));
    QCOMPARE(everything(), QStringList{name});
}

/// There is room for the first bytes, but not for all. (ffmpeg ends well then.)
void tst_OutputPlaces::aDiskThatFillsUpOnTheWayLeavesTheOldFile()
{
    QFETCH(const QString, name);
    put(file(name), "mine");
    CommandRun failed;
    {
        const FullDisk disk(12'000);
        failed = run("render rotation --animate position=0:300 --frames 20 --size 600x500px", file(name), {"--force"});
    }

    QCOMPARE(failed.status, 1);
    QVERIFY2(isOneSentence(failed) && failed.err.contains("cannot be written ("), failed.err);
    QVERIFY2(failed.err.contains("too large") || failed.err.contains("no room is left"), failed.err);
    QCOMPARE(contents(file(name)), QByteArray("mine"));
    QCOMPARE(everything(), QStringList{name});
}

/// A TeX file and the picture beside it.
void tst_OutputPlaces::aFullDiskLeavesAllFilesOfAFigure()
{
    put(file("bias.tex"), "mine");
    put(file("bias-image-1.png"), "mine too");
    CommandRun failed;
    {
        const FullDisk disk(700);
        failed = run("render alibi bias", file("bias.tex"), {"--force"});
    }

    QCOMPARE(failed.status, 1);
    QVERIFY2(isOneSentence(failed) && failed.err.contains("it cannot be written"), failed.err);
    QCOMPARE(contents(file("bias.tex")), QByteArray("mine"));
    QCOMPARE(contents(file("bias-image-1.png")), QByteArray("mine too"));
    QCOMPARE(everything(), (QStringList{"bias-image-1.png", "bias.tex"}));

    const CommandRun refused = run("render alibi bias", file("other.tex"), {});
    QCOMPARE(refused.status, 0);
    QVERIFY(QFile::remove(file("other.tex")));
    const CommandRun beside = run("render alibi bias", file("other.tex"), {});
    QCOMPARE(beside.status, 2);
    QVERIFY2(beside.err.contains("other-image-1.png is there already"), beside.err);
    QVERIFY(!QFile::exists(file("other.tex")));
}

void tst_OutputPlaces::ctrlCLeavesTheOldFile_data()
{
    QTest::addColumn<QString>("name");
    for (const MotionFormatInfo& each : motionFormats())
        if (isAvailable(each.format))
            QTest::newRow(each.label) << QStringLiteral("turn.") + each.suffix;
}

void tst_OutputPlaces::ctrlCLeavesTheOldFile()
{
    QFETCH(const QString, name);
    put(file(name), "mine");

    const CommandRun cut = interruptedRun({"render", "rotation", "--animate", "position=0:60", "--frames", "10000",
                                           "--size", "1400x1000px", "--force", "-o", file(name).toUtf8()});

    QCOMPARE(cut.status, 1);
    QCOMPARE(cut.err, QByteArray("whorl: called off; nothing was written\n"));
    QCOMPARE(contents(file(name)), QByteArray("mine"));
    QCOMPARE(everything(), QStringList{name});
}

void tst_OutputPlaces::aDeviceIsNoFile()
{
    if (!QFileInfo::exists("/dev/full") || !QFile::link("/dev/full", file("full.csv")))
        QSKIP("there is no /dev/full here");

    const CommandRun failed = run("compute rope angles", file("full.csv"), {"--force"});

    QCOMPARE(failed.status, 1);
    QVERIFY2(failed.err.contains("a device, no file"), failed.err);
    QVERIFY(QFileInfo(file("full.csv")).isSymLink());
}

WHORL_APP_TEST(tst_OutputPlaces)
#include "tst_output_places.moc"
