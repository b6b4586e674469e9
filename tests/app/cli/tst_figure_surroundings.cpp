// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace whorl::test;

/// A figure is the same wherever it is made: whatever the desktop's scale, its theme, its language. Cases D12 and D13.
class tst_FigureSurroundings : public QObject {
    Q_OBJECT

private slots:
    void figuresAreTheSameEverywhere_data();
    void figuresAreTheSameEverywhere();
};

namespace {

/// The figure as another run of this program makes it among these surroundings.
QByteArray figure(const QString& suffix, const QList<QPair<QString, QString>>& surroundings)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("figure." + suffix);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    // The order of the fonts in a PDF is that of a hash table.
    environment.insert("QT_HASH_SEED", "0");
    for (const auto& [name, value] : surroundings)
        environment.insert(name, value);
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationFilePath(), {"render", "biases", "-o", path, "--size", "160x110mm"});
    if (!process.waitForFinished() || process.exitCode() != 0)
        qFatal("%s", process.readAllStandardError().constData());
    // A PDF says when it was made, and names itself by that.
    QString bytes = QString::fromLatin1(contents(path));
    static const QRegularExpression date("\\((D:|uuid)[^)]*\\)|<xmp:\\w+Date>[^<]*<|/ID \\[[^]]*\\]");
    return bytes.remove(date).toLatin1();
}

}  // namespace

void tst_FigureSurroundings::figuresAreTheSameEverywhere_data()
{
    QTest::addColumn<QString>("suffix");
    for (const char* suffix : {"png", "svg", "pdf"})
        QTest::newRow(suffix) << QString::fromLatin1(suffix);
}

void tst_FigureSurroundings::figuresAreTheSameEverywhere()
{
    QFETCH(const QString, suffix);
    const QByteArray usual = figure(suffix, {});
    QVERIFY(usual.size() > 1000);

    const QList<QList<QPair<QString, QString>>> others = {
        {{"QT_SCALE_FACTOR", "1.25"}},
        {{"QT_SCALE_FACTOR", "1.5"}},
        {{"QT_SCALE_FACTOR", "2"}},
        {{"QT_FONT_DPI", "144"}},
        {{"QT_SCREEN_SCALE_FACTORS", "1.75"}},
        {{"GTK_THEME", "Adwaita:dark"}, {"QT_STYLE_OVERRIDE", "Fusion"}},
        {{"LANG", "zh_CN.UTF-8"}, {"LC_ALL", "C.UTF-8"}, {"LANGUAGE", "zh_CN"}},
    };
    for (const auto& surroundings : others)
        QVERIFY2(figure(suffix, surroundings) == usual,
                 qPrintable(surroundings.first().first + surroundings.first().second));
}

/// This program is Whorl too.
int main(int argc, char** argv)
{
    if (argc > 1 && QByteArray(argv[1]) == "render")
        return whorl::runCommandLine(argc, argv);
    fixSurroundings();
    QApplication application(argc, argv);
    qInstallMessageHandler(failOnWarning);
    tst_FigureSurroundings test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_figure_surroundings.moc"
