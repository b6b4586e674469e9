// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/golden.h"
#include "tests/support/test_main.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>

using namespace whorl::test;

/// Every scheme of the golden files is tested, or awaited: some test source makes data rows of it, goldenRows("scheme").
class tst_GoldenCoverage : public QObject {
    Q_OBJECT

private slots:
    void everySchemeIsTestedOrAwaited();
    void nothingIsBothTestedAndAwaited();
    void everyNameIsAScheme();
    void caseNamesAreUnique();
};

namespace {

/// Schemes of parts that do not exist yet. This list shrinks to nothing.
constexpr const char* awaitedSchemes = "";

QSet<QString> awaited()
{
    const QStringList names = QString::fromLatin1(awaitedSchemes).split(' ', Qt::SkipEmptyParts);
    return {names.begin(), names.end()};
}

QSet<QString> tested()
{
    static const QRegularExpression call(QStringLiteral("goldenRows\\(\"([a-z0-9_]+)\"\\)"));
    QSet<QString> schemes;
    QDirIterator files(WHORL_SOURCE_DIR "/tests", {"tst_*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (files.fileName() == "tst_golden_coverage.cpp" || !file.open(QIODevice::ReadOnly))
            continue;
        auto matches = call.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext())
            schemes.insert(matches.next().captured(1));
    }
    return schemes;
}

QSet<QString> present()
{
    QSet<QString> schemes;
    for (const Json& each : goldenCases())
        schemes.insert(QString::fromStdString(each["scheme"]));
    return schemes;
}

QString listed(const QSet<QString>& schemes)
{
    return QStringList(schemes.begin(), schemes.end()).join(", ");
}

}  // namespace

void tst_GoldenCoverage::everySchemeIsTestedOrAwaited()
{
    const QSet<QString> missing = present() - tested() - awaited();

    QVERIFY2(missing.isEmpty(), qPrintable(listed(missing)));
}

void tst_GoldenCoverage::nothingIsBothTestedAndAwaited()
{
    const QSet<QString> both = tested() & awaited();

    QVERIFY2(both.isEmpty(), qPrintable(listed(both)));
}

void tst_GoldenCoverage::everyNameIsAScheme()
{
    const QSet<QString> unknown = (tested() | awaited()) - present();

    QVERIFY2(unknown.isEmpty(), qPrintable(listed(unknown)));
}

void tst_GoldenCoverage::caseNamesAreUnique()
{
    QSet<QString> names;
    for (const Json& each : goldenCases())
        names.insert(QString::fromStdString(each["name"]));

    QCOMPARE(std::size_t(names.size()), goldenCases().size());
}

WHORL_CORE_TEST(tst_GoldenCoverage)
#include "tst_golden_coverage.moc"
