// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error.h"
#include "core/files/index_range.h"
#include "tests/support/test_main.h"

using namespace whorl;
using Indices = std::vector<std::int64_t>;

class tst_IndexRange : public QObject {
    Q_OBJECT

private slots:
    void everyFormIsRead_data();
    void everyFormIsRead();
    void anythingElseIsRefusedByName_data();
    void anythingElseIsRefusedByName();
};

void tst_IndexRange::everyFormIsRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<qint64>>("expected");
    QTest::newRow("one") << QByteArray("7") << QList<qint64>{7};
    QTest::newRow("end excluded") << QByteArray("0:4") << QList<qint64>{0, 1, 2, 3};
    QTest::newRow("negative") << QByteArray("-3:4") << QList<qint64>{-3, -2, -1, 0, 1, 2, 3};
    QTest::newRow("step") << QByteArray("0:10:4") << QList<qint64>{0, 4, 8};
    QTest::newRow("step that meets the end") << QByteArray("0:8:4") << QList<qint64>{0, 4};
    QTest::newRow("list") << QByteArray("5,-1,5") << QList<qint64>{5, -1, 5};
    QTest::newRow("far") << QByteArray("1000000000000:1000000000002") << QList<qint64>{1000000000000, 1000000000001};
}

void tst_IndexRange::everyFormIsRead()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QList<qint64>, expected);

    QCOMPARE(parseRange(text.toStdString(), "--rows"), Indices(expected.begin(), expected.end()));
}

void tst_IndexRange::anythingElseIsRefusedByName_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"", "a", "1.5", "0:", ":4", "4:4", "4:0", "0:4:0", "4:0:-1", "1:2:3:4", "1,", "0:3,7",
                             "+1", " 1", "0:4611686018427387905", "99999999999999999999", "0:1000000000000"})
        QTest::newRow(text) << QByteArray(text);
}

void tst_IndexRange::anythingElseIsRefusedByName()
{
    QFETCH(const QByteArray, text);

    try {
        parseRange(text.toStdString(), "--rows");
        QFAIL("accepted");
    } catch (const InputError& error) {
        QCOMPARE(error.where(), std::string("--rows"));
    }
}

WHORL_CORE_TEST(tst_IndexRange)
#include "tst_index_range.moc"
