// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/start/recent_files.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>

using namespace whorl;

class tst_RecentFiles : public QObject {
    Q_OBJECT

private slots:
    void init() { RecentFiles().clear(); }
    void theNewestComesFirstAndEachOnce();
    void filesThatAreGoneAreNotListed();
    void noMoreThanTen();
    void daysAreNamedAsPeopleDo();
};

namespace {

QString makeFile(const QTemporaryDir& folder, const QString& name)
{
    QFile file(folder.filePath(name));
    return file.open(QIODevice::WriteOnly) ? file.fileName() : QString();
}

}  // namespace

void tst_RecentFiles::theNewestComesFirstAndEachOnce()
{
    QTemporaryDir folder;
    const QString a = makeFile(folder, "a.whorl"), b = makeFile(folder, "b.whorl");
    RecentFiles recent;
    recent.add(a);
    recent.add(b);
    recent.add(a);

    const auto files = recent.files();

    QCOMPARE(files.size(), std::size_t(2));
    QCOMPARE(files[0].path, a);
    QCOMPARE(files[1].path, b);
}

void tst_RecentFiles::filesThatAreGoneAreNotListed()
{
    QTemporaryDir folder;
    RecentFiles recent;
    recent.add(makeFile(folder, "a.whorl"));
    recent.add(folder.filePath("never.whorl"));

    QCOMPARE(recent.files().size(), std::size_t(1));
}

void tst_RecentFiles::noMoreThanTen()
{
    QTemporaryDir folder;
    RecentFiles recent;
    for (int i = 0; i < 14; ++i)
        recent.add(makeFile(folder, QString::number(i)));

    QCOMPARE(recent.files().size(), RecentFiles::maximum);
    QVERIFY(recent.files().front().path.endsWith("13"));
}

void tst_RecentFiles::daysAreNamedAsPeopleDo()
{
    const QDate today(2026, 11, 20);  // a Friday
    QCOMPARE(dayText(today, today), QString("today"));
    QCOMPARE(dayText(today.addDays(-1), today), QString("yesterday"));
    QCOMPARE(dayText(today.addDays(-4), today), QString("Monday"));
    QCOMPARE(dayText(QDate(2026, 11, 12), today), QString("12 Nov"));
    QCOMPARE(dayText(QDate(2025, 11, 12), today), QString("12 Nov 2025"));
}

WHORL_APP_TEST(tst_RecentFiles)
#include "tst_recent_files.moc"
