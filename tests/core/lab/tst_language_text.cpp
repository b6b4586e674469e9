// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/language_text.h"

#include "core/error.h"
#include "core/lab/task.h"
#include "tests/support/cases.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

using namespace whorl;

class tst_LanguageText : public QObject {
    Q_OBJECT

private slots:
    void theShippedTextHasSixtyTwoCharacters();
    void nineTenthsAreLearntFrom();
    void charactersAreNumberedInUnicodesOrder();
    void lineEndsCountOnce();
    void aTextOfTheUsersIsReadAsAShippedOne();
    void ofALongTextTheBeginningIsTaken();
    void whatCannotBeLearntIsRefused_data();
    void whatCannotBeLearntIsRefused();
    void theTaskWantsRoomForItsLongestTest();
};

void tst_LanguageText::theShippedTextHasSixtyTwoCharacters()
{
    const LanguageText text = LanguageText::read("kjv", 1);

    QCOMPARE(text.symbols(), 62);
    QCOMPARE(text.all().size(), std::size_t(727'097));
}

void tst_LanguageText::nineTenthsAreLearntFrom()
{
    const LanguageText text(std::string(55, 'a') + std::string(50, 'b'), "text", 10);

    QCOMPARE(text.training().size(), std::size_t(94));
    QCOMPARE(text.validation().size(), std::size_t(11));
    QCOMPARE(text.training().data() + 94, text.validation().data());
    QCOMPARE(text.likeliest(), 0.0);  // "a" is the most frequent to learn from, and the tests are all "b"
}

void tst_LanguageText::charactersAreNumberedInUnicodesOrder()
{
    const LanguageText text("z\xc3\xa4"
                            "a\xf0\x9f\x98\x80z a\n",
                            "text", 0);

    const std::vector<std::int32_t> expected = {3, 4, 2, 5, 3, 1, 2, 0};
    QCOMPARE(std::vector(text.all().begin(), text.all().end()), expected);
    QCOMPARE(text.symbols(), 6);
}

void tst_LanguageText::lineEndsCountOnce()
{
    const LanguageText windows("\xef\xbb\xbf"
                               "a\r\nb\rc\r\n",
                               "text", 0),
        other("a\nb\rc\n", "text", 0);

    QVERIFY(std::equal(windows.all().begin(), windows.all().end(), other.all().begin(), other.all().end()));
}

void tst_LanguageText::aTextOfTheUsersIsReadAsAShippedOne()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("text.txt");
    test::put(path, QByteArray("ab").repeated(10));

    QCOMPARE(LanguageText::read(path.toStdString(), 2).all().size(), std::size_t(20));
}

void tst_LanguageText::ofALongTextTheBeginningIsTaken()
{
    std::string bytes(4'000'001, 'a');
    bytes.back() = '\xff';
    const LanguageText text(bytes, "text", 0);

    QCOMPARE(text.all().size(), std::size_t(4'000'000));
}

void tst_LanguageText::whatCannotBeLearntIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    QByteArray many;
    for (char32_t code = 0x4e00; code < 0x4e00 + 513; ++code)
        many += QString(QChar(ushort(code))).toUtf8();
    QTest::newRow("empty")
        << QByteArray()
        << "text: a text of 0 characters; at least 20 characters are needed: a tenth is kept for tests of 1";
    QTest::newRow("too short") << QByteArray(
        19, 'a') << "text: a text of 19 characters; at least 20 characters are needed: a tenth is kept for tests of 1";
    QTest::newRow("too many characters") << many << "text: 513 different characters; at most 512";
    QTest::newRow("Latin-1") << QByteArray("a\nb\ncaf\xe9\n") << "text, line 3: bytes that are not UTF-8; ";
    QTest::newRow("binary") << QByteArray("a\n\0b", 4) << "text, line 2: a byte 0; ";
    QTest::newRow("UTF-16") << QByteArray("\xfe\xff") << "text: a text in UTF-16; ";
}

void tst_LanguageText::whatCannotBeLearntIsRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, says);

    const QByteArray said = test::refusal([&] { LanguageText(bytes.toStdString(), "text", 2); });

    QVERIFY2(said.startsWith(says.toUtf8()), said);
}

void tst_LanguageText::theTaskWantsRoomForItsLongestTest()
{
    QTemporaryDir folder;
    LabSettings settings;
    settings.corpus = folder.filePath("text.txt").toStdString();
    test::put(folder.filePath("text.txt"), QByteArray(5120, 'a'));
    const QByteArray said = test::refusal([&] { labTask(settings); });
    test::put(folder.filePath("text.txt"), QByteArray(5130, 'a'));

    QVERIFY2(said.contains(
                 "a text of 5120 characters; at least 5130 characters are needed: a tenth is kept for tests of 512"),
             said);
    Random random(1);
    QCOMPARE(labTask(settings)->test(2, 512, random).size(), 1024);
    settings.corpus = "classics";
    QVERIFY(test::refusal([&] { labTask(settings); }).startsWith("classics: 3879 different characters"));
    settings.corpus = folder.filePath("absent.txt").toStdString();
    QVERIFY_EXCEPTION_THROWN(labTask(settings), FileError);
}

WHORL_CORE_TEST(tst_LanguageText)
#include "tst_language_text.moc"
