// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/tikz/tex_text.h"
#include "tests/support/test_main.h"

#include <limits>

using namespace whorl;

class tst_TexText : public QObject {
    Q_OBJECT

private slots:
    void specialsAreEscaped_data();
    void specialsAreEscaped();
    void everyPrintableSignOfAsciiIsInert();
    void numbersAreReadByPgfplots();
    void lengthsHaveNoNeedlessZeros();
    void fileNamesHoldNoCommands();
};

void tst_TexText::specialsAreEscaped_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("tex");
    QTest::newRow("words") << "query m"
                           << "query m";
    QTest::newRow("specials") << "50% of $a_b & {c}#"
                              << "50\\% of \\$a\\_b \\& \\{c\\}\\#";
    QTest::newRow("backslash") << "\\end{document}"
                               << "\\textbackslash{}end\\{document\\}";
    QTest::newRow("accents alone") << "^~"
                                   << "\\textasciicircum{}\\textasciitilde{}";
    QTest::newRow("a command ends before letters") << "a<b"
                                                   << "a\\textless{}b";
    QTest::newRow("no ligature") << "--seed"
                                 << "-{}-seed";
    QTest::newRow("minus") << "−0.5"
                           << "\\ensuremath{-}0.5";
    QTest::newRow("one exponent") << "7.3·10⁻³"
                                  << "7.3\\ensuremath{\\cdot}10\\ensuremath{^{-3}}";
    QTest::newRow("thin space") << "10\u2009000"
                                << "10\\,000";
    QTest::newRow("Greek") << "angle θ, rad"
                           << "angle \\ensuremath{\\theta}, rad";
    QTest::newRow("Latin letters stay") << "Schrödinger"
                                        << "Schrödinger";
    QTest::newRow("Chinese is one run") << "位置 m"
                                        << "\\whorlunicode{位置} m";
    QTest::newRow("a line break is a space") << "a\nb"
                                             << "a b";
}

void tst_TexText::specialsAreEscaped()
{
    QFETCH(const QString, text);
    QFETCH(const QString, tex);

    QCOMPARE(texText(text), tex);
}

void tst_TexText::everyPrintableSignOfAsciiIsInert()
{
    for (char sign = 33; sign < 127; ++sign) {
        const QString tex = texText(QString(QChar::fromLatin1(sign)));
        const bool special = QStringLiteral("\\{}$&#^_~%").contains(QChar::fromLatin1(sign));

        QCOMPARE(tex.size() > 1 && (tex.startsWith(u'\\') || tex.startsWith(u'{')),
                 special || QStringLiteral("<>|\"'`").contains(QChar::fromLatin1(sign)));
    }
}

void tst_TexText::numbersAreReadByPgfplots()
{
    QCOMPARE(texNumber(-0.5, 10), "-0.5");
    QCOMPARE(texNumber(-0.0, 10), "0");
    QCOMPARE(texNumber(1048575.5, 10), "1048575.5");
    QCOMPARE(texNumber(1e-7, 6), "1e-07");
    QCOMPARE(texNumber(std::numeric_limits<double>::quiet_NaN(), 6), "nan");
}

void tst_TexText::lengthsHaveNoNeedlessZeros()
{
    QCOMPARE(texLength(12.5), "12.5");
    QCOMPARE(texLength(100), "100");
    QCOMPARE(texLength(-0.0001), "0");
    QCOMPARE(texLength(0.0126, 2), "0.01");
}

void tst_TexText::fileNamesHoldNoCommands()
{
    QCOMPARE(texFileName("f"), "f");
    QCOMPARE(texFileName("my 50% figure_#1"), "my-50--figure_-1");
    QCOMPARE(texFileName("图"), "图");
}

WHORL_CORE_TEST(tst_TexText)
#include "tst_tex_text.moc"
