// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>

/// Every folder of tests/cases that holds a case from the log (A: configurations, B: files, C: vectors that are hard to
/// look at, D: figures, F: texts to learn from) is read by some test.
class tst_CaseCoverage : public QObject {
    Q_OBJECT

private slots:
    void everyCaseOfTheLogIsThere();
    void everyCaseIsNamedByATest();
    void everyNamedCaseIsThere();
};

namespace {

/// The cases of the log that come with files.
constexpr const char* logged =
    "A04 A05 A06 A16 A17 A18 A19 A20 A21 A23 A24 A25 A26 A27 A28 A30 A32 A38 A39 A45 A46 "
    "B01 B02 B04 B05 B06 B08 B09 B10 B12 B13 B14 B15 B16 B18 B19 B20 B22 B23 B25 B26 B27 B28 B29 B30 B31 B34 B35 B36 "
    "B37 B39 B40 B41 B42 B43 B44 B45 "
    "C07 C09 C15 "
    "D01 D04 D05 D09 "
    "F01 F02 F04 F05 F06 F07";

QSet<QString> present()
{
    const QStringList names = QDir(WHORL_SOURCE_DIR "/tests/cases")
                                  .entryList({"A??", "B??", "C??", "D??", "F??"}, QDir::Dirs | QDir::CaseSensitive);
    return {names.begin(), names.end()};
}

/// "B08/ at the start of a string, in any test.
QSet<QString> named()
{
    static const QRegularExpression folder(QStringLiteral("\"([ABCDF][0-9][0-9])/"));
    QSet<QString> names;
    QDirIterator files(WHORL_SOURCE_DIR "/tests", {"tst_*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        auto matches = folder.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext())
            names.insert(matches.next().captured(1));
    }
    return names;
}

QByteArray listed(const QSet<QString>& names)
{
    return QStringList(names.begin(), names.end()).join(", ").toUtf8();
}

}  // namespace

void tst_CaseCoverage::everyCaseOfTheLogIsThere()
{
    const QStringList names = QString::fromLatin1(logged).split(' ');
    const QSet<QString> missing = QSet<QString>(names.begin(), names.end()) - present();

    QVERIFY2(missing.isEmpty(), listed(missing).constData());
}

void tst_CaseCoverage::everyCaseIsNamedByATest()
{
    const QSet<QString> unread = present() - named();

    QVERIFY2(unread.isEmpty(), listed(unread).constData());
}

void tst_CaseCoverage::everyNamedCaseIsThere()
{
    const QSet<QString> unknown = named() - present();

    QVERIFY2(unknown.isEmpty(), listed(unknown).constData());
}

WHORL_CORE_TEST(tst_CaseCoverage)
#include "tst_case_coverage.moc"
