// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_run.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>

using namespace whorl::test;

class tst_ManualCommand : public QObject {
    Q_OBJECT

private slots:
    void theSuffixIsTheFormat();
    void chineseIsChinese();
    void wrongRequestsAreRefused_data();
    void wrongRequestsAreRefused();
    void aFileThatIsThereStays();

private:
    QByteArray path(const char* name) const { return m_folder.filePath(name).toUtf8(); }
    static QByteArray content(const QByteArray& file)
    {
        QFile held(QString::fromUtf8(file));
        return held.open(QIODevice::ReadOnly) ? held.readAll() : QByteArray();
    }
    QTemporaryDir m_folder;
};

void tst_ManualCommand::theSuffixIsTheFormat()
{
    const CommandRun pdf = runWhorl({"manual", "-o", path("m.pdf")}), html = runWhorl({"manual", "-o", path("m.HTML")});
    QCOMPARE(pdf.status, 0);
    QCOMPARE(pdf.out + pdf.err, QByteArray());
    QVERIFY(content(path("m.pdf")).startsWith("%PDF-"));
    QCOMPARE(html.status, 0);
    QVERIFY(content(path("m.HTML")).startsWith("<!DOCTYPE html>\n<html lang=\"en\">"));
}

void tst_ManualCommand::chineseIsChinese()
{
    QCOMPARE(runWhorl({"manual", "-o", path("zh.html"), "--language", "zh_CN"}).status, 0);
    const QByteArray html = content(path("zh.html"));
    QVERIFY(html.contains("<html lang=\"zh-CN\">") && html.contains("正弦"));
    QVERIFY(!html.contains("<h2>Parameters</h2>"));
}

void tst_ManualCommand::wrongRequestsAreRefused_data()
{
    QTest::addColumn<QByteArrayList>("arguments");
    QTest::addColumn<QByteArray>("named");
    QTest::newRow("no file") << QByteArrayList{"manual"} << QByteArray("--output");
    QTest::newRow("no suffix") << QByteArrayList{"manual", "-o", path("manual")} << QByteArray(".pdf or .html");
    QTest::newRow("another suffix") << QByteArrayList{"manual", "-o", path("m.docx")} << QByteArray("m.docx");
    QTest::newRow("another language") << QByteArrayList{"manual", "-o", path("x.pdf"), "--language", "fr"}
                                      << QByteArray("--language is fr");
    QTest::newRow("a word too many") << QByteArrayList{"manual", "rope", "-o", path("x.pdf")} << QByteArray("rope");
}

void tst_ManualCommand::wrongRequestsAreRefused()
{
    QFETCH(const QByteArrayList, arguments);
    QFETCH(const QByteArray, named);
    const CommandRun run = runWhorl(arguments);
    QCOMPARE(run.status, 2);
    QCOMPARE(run.out, QByteArray());
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY2(run.err.contains(named), run.err.constData());
    QVERIFY(!QFile::exists(m_folder.filePath("x.pdf")));
}

void tst_ManualCommand::aFileThatIsThereStays()
{
    QFile file(m_folder.filePath("mine.html"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("mine");
    file.close();
    QCOMPARE(runWhorl({"manual", "-o", path("mine.html")}).status, 2);
    QCOMPARE(content(path("mine.html")), QByteArray("mine"));
    QCOMPARE(runWhorl({"manual", "-o", path("mine.html"), "--force"}).status, 0);
    QVERIFY(content(path("mine.html")).size() > 100'000);
    QCOMPARE(runWhorl({"manual", "-o", path("no/such/folder.pdf")}).status, 1);
}

WHORL_APP_TEST(tst_ManualCommand)
#include "tst_manual_command.moc"
