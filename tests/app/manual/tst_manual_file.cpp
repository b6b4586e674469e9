// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_file.h"

#include "tests/support/test_main.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace whorl;

class tst_ManualFile : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void thePdfHasItsFontsInside();
    void contentsNameThePageOfEachChapter();
    void formulasOfThePdfAreVectors();
    void theHtmlNeedsNoOtherFile();
    void linksOfTheHtmlLeadInside();

private:
    /// What a program of poppler says of the book; nothing where it is not installed.
    QByteArray ask(const QString& program, const QStringList& options)
    {
        QProcess process;
        process.start(program, options);
        return process.waitForFinished() && process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray();
    }
    std::vector<ManualPage> m_pages;
    QByteArray m_pdf;
    QTemporaryDir m_folder;
    QString m_path;
};

void tst_ManualFile::initTestCase()
{
    m_pages = manualPages();
    m_pdf = manualPdf(m_pages);
    m_path = m_folder.filePath("manual.pdf");
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(m_pdf);
}

void tst_ManualFile::thePdfHasItsFontsInside()
{
    QVERIFY(m_pdf.startsWith("%PDF-"));
    if (QStandardPaths::findExecutable("pdffonts").isEmpty())
        QSKIP("pdffonts (poppler-utils) is not installed");
    const QList<QByteArray> lines = ask("pdffonts", {m_path}).split('\n');
    QVERIFY(lines.size() > 3);
    for (const QByteArray& line : lines.sliced(2))
        if (!line.isEmpty())
            QVERIFY2(line.contains(" yes "), line.constData());
}

void tst_ManualFile::contentsNameThePageOfEachChapter()
{
    if (QStandardPaths::findExecutable("pdftotext").isEmpty())
        QSKIP("pdftotext (poppler-utils) is not installed");
    const QStringList pages = QString::fromUtf8(ask("pdftotext", {"-layout", m_path, "-"})).split('\f');
    for (const ManualPage& page : m_pages) {
        // Between capitals the font has a hyphen of its own, which programs read as a space.
        const QString title = QRegularExpression::escape(page.title).replace("\\-", "[- ]");
        const QRegularExpression entry('^' + title + "\\s+(\\d+)$", QRegularExpression::MultilineOption);
        const QRegularExpressionMatch match = entry.match(pages[1] + pages[2]);
        QVERIFY2(match.hasMatch(), qPrintable(page.title));
        const QString chapter = pages.value(match.captured(1).toInt() - 1).trimmed();
        QVERIFY2(QRegularExpression('^' + title).match(chapter).hasMatch(),
                 qPrintable(page.title + " on " + match.captured(1)));
    }
}

void tst_ManualFile::formulasOfThePdfAreVectors()
{
    QVERIFY(!m_pdf.contains("/Subtype /Image"));
}

void tst_ManualFile::theHtmlNeedsNoOtherFile()
{
    const QString html = QString::fromUtf8(manualHtmlFile(m_pages));
    QVERIFY(!html.contains("formula:") && !html.contains("page:") && !html.contains("currentColor"));
    QVERIFY(!html.contains("<img") && html.count("<svg") > 100);
    for (const ManualPage& page : m_pages)
        QVERIFY(html.contains("<section id=\"chapter-" + page.id + '"'));
}

void tst_ManualFile::linksOfTheHtmlLeadInside()
{
    const QString html = QString::fromUtf8(manualHtmlFile(m_pages));
    static const QRegularExpression link("href=\"#([^\"]+)\"");
    int count = 0;
    for (auto found = link.globalMatch(html); found.hasNext(); ++count) {
        const QString place = found.next().captured(1);
        QVERIFY2(html.contains("id=\"" + place + '"'), qPrintable(place));
    }
    QVERIFY(count >= static_cast<int>(m_pages.size()));
}

WHORL_APP_TEST(tst_ManualFile)
#include "tst_manual_file.moc"
