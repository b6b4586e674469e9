// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json_place.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_JsonPlace : public QObject {
    Q_OBJECT

private slots:
    void aPlaceIsOnTheLineWhereItsValueBegins_data();
    void aPlaceIsOnTheLineWhereItsValueBegins();
    void everyPlaceOfABrokenTextHasALine();
};

namespace {

constexpr std::string_view text = R"({
  "a": 1,
  "list": [
    {"x": "} ] \" ,"},
    {
      "x": [[1, 2],
            [3]]
    }
  ],
  "with.dot/and": {
    "deep": -1.5e3
  }
})";

}  // namespace

void tst_JsonPlace::aPlaceIsOnTheLineWhereItsValueBegins_data()
{
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<int>("line");
    QTest::newRow("whole") << QByteArray() << 1;
    QTest::newRow("key") << QByteArray("a") << 2;
    QTest::newRow("list") << QByteArray("list") << 3;
    QTest::newRow("item with quoted brackets") << QByteArray("list[0].x") << 4;
    QTest::newRow("second item") << QByteArray("list[1]") << 5;
    QTest::newRow("list in a list") << QByteArray("list[1].x[1][0]") << 7;
    QTest::newRow("key with a dot") << QByteArray("with.dot/and.deep") << 11;
    QTest::newRow("missing key: its object") << QByteArray("with.dot/and.other") << 10;
    QTest::newRow("missing item: its list") << QByteArray("list[7].x") << 3;
    QTest::newRow("into a number: the number") << QByteArray("a.b") << 2;
    QTest::newRow("no index") << QByteArray("list[x]") << 3;
}

void tst_JsonPlace::aPlaceIsOnTheLineWhereItsValueBegins()
{
    QFETCH(QByteArray, place);
    QFETCH(int, line);
    QCOMPARE(lineOfPlace(text, place.toStdString()), line);
}

void tst_JsonPlace::everyPlaceOfABrokenTextHasALine()
{
    for (std::size_t size = 0; size < text.size(); ++size)
        for (const char* place : {"a", "list[1].x[1][0]", "with.dot/and.deep"}) {
            const int line = lineOfPlace(text.substr(0, size), place);
            QVERIFY(line >= 1 && line <= 13);
        }
}

WHORL_CORE_TEST(tst_JsonPlace)
#include "tst_json_place.moc"
