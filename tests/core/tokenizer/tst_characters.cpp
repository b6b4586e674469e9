// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/characters.h"

#include "core/embedding/corpus_text.h"
#include "core/tokenizer/cluster_ranges.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Characters : public QObject {
    Q_OBJECT

private slots:
    void aClusterEndsWhereAReaderSeesIt_data();
    void aClusterEndsWhereAReaderSeesIt();
    void tablesAscend_data();
    void tablesAscend();
    void whatIsNotUtf8IsRefusedWithItsByte_data();
    void whatIsNotUtf8IsRefusedWithItsByte();
    void tenThousandMarksAreOneCluster();
};

void tst_Characters::aClusterEndsWhereAReaderSeesIt_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("rest");
    const auto row = [](const char* name, const char* first, const char* rest) {
        QTest::newRow(name) << QString::fromUtf8(first) << QString::fromUtf8(rest);
    };
    row("letters", "a", "b");
    row("combining accent", "e\u0301", "e");
    row("several accents", "o\u0302\u0323", "\u00e9");
    row("accent without a base", "\u0301", "a");
    row("line's end", "\r\n", "\u0301");
    row("line feed first", "\n", "\r");
    row("a mark stays with a blank", " \u0308", "a");
    row("no mark on a control character", "\u200b", "\u0308");
    row("Hindi vowel sign", "\u0915\u093f", "\u0924");
    row("Thai sara am", "\u0e19\u0e49\u0e33", "\u0e1b");
    row("Tamil", "\u0ba8\u0bbf", "\u0ba9");
    row("number sign before digits", "\u06001", "2");
    row("syllable of two letters", "\u1100\u1161", "\u1100");
    row("syllable of three letters", "\u1112\u1161\u11ab", "\u1100");
    row("syllable and a letter", "\uac00\u11a8", "\u1161");
    row("closed syllable takes no vowel", "\uac01", "\u1161");
    row("two syllables", "\ud55c", "\uae00");
    row("Han", "\u6211", "\u7231");
    row("Han with a variant", "\u845b\U000e0100", "\u57ce");
    row("emoji", "\U0001f600", "\U0001f600");
    row("skin tone", "\U0001f44d\U0001f3fd", "\U0001f44d");
    row("family", "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466", "\U0001f468");
    row("heart as picture", "\u2764\ufe0f", "\u2764");
    row("burning heart", "\u2764\ufe0f\u200d\U0001f525", "x");
    row("keycap", "1\ufe0f\u20e3", "2");
    row("flag", "\U0001f1e9\U0001f1ea", "\U0001f1eb\U0001f1f7");
    row("half a flag", "\U0001f1e9", "a");
    row("flag of England", "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f", "\U0001f3f4");
    row("a joiner joins no letters", "a\u200d", "b");
    row("a picture after a letter's joiner", "a\u200d", "\U0001f469");
    row("two joiners join nothing", "\U0001f468\u200d\u200d", "\U0001f469");
}

void tst_Characters::aClusterEndsWhereAReaderSeesIt()
{
    QFETCH(const QString, first);
    QFETCH(const QString, rest);
    const std::string cluster = first.toStdString();

    QCOMPARE(firstClusterBytes(cluster + rest.toStdString()), cluster.size());
    QCOMPARE(firstClusterBytes(cluster), cluster.size());
}

void tst_Characters::tablesAscend_data()
{
    QTest::addColumn<int>("table");
    QTest::newRow("extending") << 0;
    QTest::newRow("spacing") << 1;
    QTest::newRow("prepended") << 2;
    QTest::newRow("controls") << 3;
    QTest::newRow("pictures") << 4;
}

void tst_Characters::tablesAscend()
{
    QFETCH(const int, table);
    const std::span<const CharacterRange> tables[] = {extendingMarks(), spacingMarks(), prependedMarks(),
                                                      layoutControls(), pictographs()};

    char32_t last = 0x7f;
    for (const CharacterRange& range : tables[table]) {
        QVERIFY2(last < range.first && range.first <= range.last, qPrintable(QString::number(range.first, 16)));
        last = range.last;
    }
}

void tst_Characters::whatIsNotUtf8IsRefusedWithItsByte_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    const QByteArray rest = ", where no character of UTF-8 begins; a text in UTF-8 is needed";
    QTest::newRow("Latin-1") << QByteArray("caf\xe9") << "byte 3 of the text is 0xE9" + rest;
    QTest::newRow("cut") << QByteArray("\xe4\xbd\xa0\xe5\xa5") << "byte 3 of the text is 0xE5" + rest;
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe\x61\x00", 4) << "byte 0 of the text is 0xFF" + rest;
}

void tst_Characters::whatIsNotUtf8IsRefusedWithItsByte()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, message);

    QCOMPARE(refusal([&] { requireUtf8(text.toStdString()); }), message);
}

void tst_Characters::tenThousandMarksAreOneCluster()
{
    std::string text = "a";
    for (int i = 0; i < 10'000; ++i)
        appendUtf8(text, 0x300);

    QCOMPARE(firstClusterBytes(text + "b"), text.size());
}

WHORL_CORE_TEST(tst_Characters)
#include "tst_characters.moc"
