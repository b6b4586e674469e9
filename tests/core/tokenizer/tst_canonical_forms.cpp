// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/canonical_forms.h"

#include "core/tokenizer/canonical_tables.h"
#include "core/tokenizer/capitals.h"
#include "core/tokenizer/character_categories.h"
#include "tests/support/test_main.h"

using namespace whorl;

/// Unicode's normalization forms, categories and small letters, beside those of Qt, whose Unicode is 14 as well.
class tst_CanonicalForms : public QObject {
    Q_OBJECT

private slots:
    void everyCharacterComesApartAsInQt();
    void everyPairGoesTogetherAsInQt();
    void marksComeInTheirOrder_data();
    void marksComeInTheirOrder();
    void charactersKnowTheirBytes();
    void categoriesAreThoseOfQt();
    void smallLettersAreThoseOfQt();
};

namespace {

QString formed(void (*form)(AlignedText&), const QString& text)
{
    AlignedText aligned = alignedText(text.toStdString());
    form(aligned);
    return QString::fromStdString(utf8Of(aligned));
}

bool isScalar(char32_t code)
{
    return code < 0xd800 || code > 0xdfff;
}

QString textOf(char32_t code)
{
    return QString::fromUcs4(&code, 1);
}

QByteArray hex(char32_t code)
{
    return "U+" + QByteArray::number(uint(code), 16);
}

bool isOneOf(QChar::Category category, std::initializer_list<QChar::Category> list)
{
    return std::find(list.begin(), list.end(), category) != list.end();
}

}  // namespace

void tst_CanonicalForms::everyCharacterComesApartAsInQt()
{
    for (char32_t code = 1; code < 0x30000; ++code)
        if (isScalar(code) && QChar::category(code) != QChar::Other_NotAssigned) {
            const QString text = textOf(code);
            QVERIFY2(formed(takeApart, text) == text.normalized(QString::NormalizationForm_D), hex(code));
            QVERIFY2(formed(putTogether, text) == text.normalized(QString::NormalizationForm_C), hex(code));
        }
}

void tst_CanonicalForms::everyPairGoesTogetherAsInQt()
{
    for (const std::span<const CanonicalPair> pairs : {composedPairs(), decomposedPairs()})
        for (const CanonicalPair& each : pairs) {
            // A mark of class 202 stands between some marks and their bases without parting them.
            for (const char32_t between : {U'\0', U'\u0327', U'x'}) {
                const QString text = textOf(each.first) + (between ? textOf(between) : QString()) + textOf(each.second);
                QVERIFY2(formed(putTogether, text) == text.normalized(QString::NormalizationForm_C), hex(each.whole));
                QVERIFY2(formed(takeApart, text) == text.normalized(QString::NormalizationForm_D), hex(each.whole));
            }
        }
}

void tst_CanonicalForms::marksComeInTheirOrder_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("apart");
    QTest::addColumn<QString>("together");
    const auto row = [](const char* name, const char* text, const char* apart, const char* together) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(apart) << QString::fromUtf8(together);
    };
    row("below comes before above", "q\u0307\u0323", "q\u0323\u0307", "q\u0323\u0307");
    row("two marks of one class keep theirs", "q\u0307\u0301", "q\u0307\u0301", "q\u0307\u0301");
    row("in two steps", "e\u0302\u0301", "e\u0302\u0301", "\u1ebf");
    row("Korean", "\ud55c", "\u1112\u1161\u11ab", "\ud55c");
    row("Korean letters", "\u1112\u1161\u11ab\u11ab", "\u1112\u1161\u11ab\u11ab", "\ud55c\u11ab");
    row("never together", "\u0958", "\u0915\u093c", "\u0915\u093c");
    row("ideograph", "\uf900", "\u8c48", "\u8c48");
    row("mark without a base", "\u0301a", "\u0301a", "\u0301a");
}

void tst_CanonicalForms::marksComeInTheirOrder()
{
    QFETCH(const QString, text);
    QFETCH(const QString, apart);
    QFETCH(const QString, together);

    QCOMPARE(formed(takeApart, text), apart);
    QCOMPARE(formed(putTogether, text), together);
}

void tst_CanonicalForms::charactersKnowTheirBytes()
{
    AlignedText text = alignedText("xe\u0323\u0302y");
    putTogether(text);

    QCOMPARE(text.size(), std::size_t{3});
    QCOMPARE(std::uint32_t(text[1].code), 0x1ec7U);
    QCOMPARE(text[1].begin, std::size_t{1});
    QCOMPARE(text[1].end, std::size_t{6});
}

void tst_CanonicalForms::categoriesAreThoseOfQt()
{
    for (char32_t code = 0; code <= 0x10ffff; ++code) {
        const QChar::Category kind = QChar::category(code);
        if (!isScalar(code) || kind == QChar::Other_NotAssigned)
            continue;
        QVERIFY2(isLetter(code) == QChar::isLetter(code), hex(code));
        QVERIFY2(isNumber(code) == QChar::isNumber(code), hex(code));
        QVERIFY2(isPunctuation(code) == QChar::isPunct(code), hex(code));
        QVERIFY2(isMark(code) == QChar::isMark(code), hex(code));
        QVERIFY2(isNonspacingMark(code) == (kind == QChar::Mark_NonSpacing), hex(code));
        QVERIFY2(isControl(code) == isOneOf(kind, {QChar::Other_Control, QChar::Other_Format, QChar::Other_PrivateUse}),
                 hex(code));
    }
}

void tst_CanonicalForms::smallLettersAreThoseOfQt()
{
    for (char32_t code = 0; code <= 0x10ffff; ++code)
        if (isScalar(code) && code != 0x130 && QChar::category(code) != QChar::Other_NotAssigned)
            QVERIFY2(smallLetter(code) == QChar::toLower(code), hex(code));
}

WHORL_CORE_TEST(tst_CanonicalForms)
#include "tst_canonical_forms.moc"
