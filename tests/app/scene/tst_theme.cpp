// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/colour_map.h"
#include "app/scene/theme.h"
#include "tests/app/scene/colour_vision.h"
#include "tests/support/test_main.h"

#include <QSet>

using namespace whorl;

namespace {

constexpr std::array<ThemeName, 3> everyTheme = {ThemeName::light, ThemeName::dark, ThemeName::print};

}  // namespace

class tst_Theme : public QObject {
    Q_OBJECT

private slots:
    void contrastOfBlackAndWhiteIs21();
    void contrastDoesNotDependOnTheOrder();
    void wordsCanBeReadOnTheSurface_data();
    void wordsCanBeReadOnTheSurface();
    void wordsOnFillsCanBeRead_data();
    void wordsOnFillsCanBeRead();
    void categoriesDifferForEveryEye_data();
    void categoriesDifferForEveryEye();
    void noCategoryIsMistakenForTheAccent();
    void readableWordsReach4Point5();
    void wordsAboutDataReach4Point5();
    void readableWordsKeepTheirHue();
    void readableLeavesGoodColoursAlone();
    void sixteenSeriesDifferInColourOrDash();
    void dashLengthsDoNotGrowWithThePen();
    void orderedItemsRunFromAQuarterTo95Percent();
};

void tst_Theme::contrastOfBlackAndWhiteIs21()
{
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
}

void tst_Theme::contrastDoesNotDependOnTheOrder()
{
    QCOMPARE(contrast(Qt::darkBlue, Qt::yellow), contrast(Qt::yellow, Qt::darkBlue));
}

void tst_Theme::wordsCanBeReadOnTheSurface_data()
{
    QTest::addColumn<QColor>("word");
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<double>("least");
    for (const ThemeName name : {ThemeName::light, ThemeName::dark}) {
        const Theme& t = theme(name);
        const QByteArray tag = name == ThemeName::light ? "light " : "dark ";
        QTest::newRow(tag + "text") << t.text << t.surface << 13.0;
        QTest::newRow(tag + "muted") << t.muted << t.surface << 6.0;
        QTest::newRow(tag + "faint") << t.faint << t.surface << 4.7;
        QTest::newRow(tag + "accent") << t.accent << t.surface << 5.7;
        QTest::newRow(tag + "good") << t.good << t.surface << 4.5;
        QTest::newRow(tag + "error") << t.errorText << t.surface << 4.5;
        QTest::newRow(tag + "text on the board") << t.text << t.background << 13.0;
        // Whatever says something may stand on whatever is stood upon, a selected and a pointed-at row included.
        const std::pair<const char*, QColor> words[] = {{"text", t.text},   {"muted", t.muted},
                                                        {"faint", t.faint}, {"accent", t.accent},
                                                        {"good", t.good},   {"error", t.errorText}};
        const std::pair<const char*, QColor> grounds[] = {
            {"board", t.background}, {"side", t.side}, {"surface", t.surface}, {"field", t.field},
            {"tint", t.tint},        {"grid", t.grid}, {"note", t.noteFill},   {"error", t.errorFill}};
        for (const auto& [word, colour] : words)
            for (const auto& [ground, under] : grounds)
                QTest::newRow(tag + word + " upon " + ground) << colour << under << 4.5;
    }
    const Theme& print = theme(ThemeName::print);
    QTest::newRow("print text") << print.text << print.surface << 13.0;
    QTest::newRow("print muted") << print.muted << print.surface << 6.0;
}

void tst_Theme::wordsCanBeReadOnTheSurface()
{
    QFETCH(const QColor, word);
    QFETCH(const QColor, ground);
    QFETCH(const double, least);

    QVERIFY2(contrast(word, ground) >= least, qPrintable(QString::number(contrast(word, ground))));
}

void tst_Theme::wordsOnFillsCanBeRead_data()
{
    QTest::addColumn<QColor>("word");
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<double>("least");
    for (const ThemeName name : everyTheme) {
        const Theme& t = theme(name);
        const QByteArray tag = QByteArray::number(int(name));
        QTest::newRow(tag + " on the accent") << t.onAccent << t.accent << 6.0;
        QTest::newRow(tag + " accent on the tint") << t.accent << t.tint << 4.5;
        QTest::newRow(tag + " on an error") << t.errorText << t.errorFill << 4.5;
        QTest::newRow(tag + " on a note") << t.text << t.noteFill << 7.0;
    }
}

void tst_Theme::wordsOnFillsCanBeRead()
{
    wordsCanBeReadOnTheSurface();
}

void tst_Theme::categoriesDifferForEveryEye_data()
{
    QTest::addColumn<ThemeName>("name");
    QTest::addColumn<Sight>("sight");
    const std::array<const char*, 4> sights = {"normal", "protanopia", "deuteranopia", "tritanopia"};
    for (const ThemeName name : everyTheme)
        for (int sight = 0; sight < 4; ++sight)
            QTest::addRow("theme %d, %s", int(name), sights[std::size_t(sight)]) << name << Sight(sight);
}

void tst_Theme::categoriesDifferForEveryEye()
{
    QFETCH(const ThemeName, name);
    QFETCH(const Sight, sight);
    const auto& categories = theme(name).categories;

    for (std::size_t a = 0; a < categories.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) {
            const double difference = test::distance(categories[a], categories[b], sight);
            QVERIFY2(difference >= 17, qPrintable(QString("%1, %2: %3").arg(b).arg(a).arg(difference)));
        }
}

void tst_Theme::noCategoryIsMistakenForTheAccent()
{
    for (const ThemeName name : {ThemeName::light, ThemeName::dark})
        for (const QColor& category : theme(name).categories)
            QVERIFY(test::distance(category, theme(name).accent, Sight::normal) > 30);
}

void tst_Theme::readableWordsReach4Point5()
{
    for (const ThemeName name : everyTheme)
        for (int index = 0; index < 8; ++index)
            QVERIFY(contrast(readable(categorical(index, theme(name)), theme(name)), theme(name).surface) >= 4.5);
}

void tst_Theme::wordsAboutDataReach4Point5()
{
    for (const ThemeName name : everyTheme) {
        const Theme& t = theme(name);
        for (const int count : {1, 2, 3, 8, 12, 32})
            for (int index = 0; index < count; ++index)
                QVERIFY(contrast(readable(ordered(index, count, t), t), t.surface) >= 4.5);
        for (const QString& id : colourMaps())
            for (const QRgb colour : colourMap(id, name).colours)
                QVERIFY(contrast(readable(QColor(colour), t), t.surface) >= 4.5);
        QVERIFY(contrast(readable(t.accent, t), t.surface) >= 4.5);
    }
}

void tst_Theme::readableWordsKeepTheirHue()
{
    const QColor amber = categorical(3, theme(ThemeName::light));
    const QColor word = readable(amber, theme(ThemeName::light));

    QVERIFY(word.lightnessF() < amber.lightnessF());
    QVERIFY(std::abs(word.hue() - amber.hue()) < 12);
}

void tst_Theme::readableLeavesGoodColoursAlone()
{
    const QColor blue = categorical(0, theme(ThemeName::light));

    QCOMPARE(readable(blue, theme(ThemeName::light)), blue);
}

void tst_Theme::sixteenSeriesDifferInColourOrDash()
{
    QSet<QString> looks;
    for (int index = 0; index < 16; ++index) {
        const QPen pen = seriesPen(index, theme(ThemeName::print));
        QString look = pen.color().name();
        for (const qreal length : pen.dashPattern())
            look += QString(" %1").arg(length);
        looks.insert(look);
    }

    QCOMPARE(looks.size(), 16);
    for (int index = 0; index < 4; ++index)
        QCOMPARE(seriesPen(index, theme(ThemeName::light)).style(), Qt::SolidLine);
}

void tst_Theme::dashLengthsDoNotGrowWithThePen()
{
    const QPen thin = seriesPen(4, theme(ThemeName::light), 1);
    const QPen thick = seriesPen(4, theme(ThemeName::light), 4);

    QCOMPARE(thin.dashPattern(), (QList<qreal>{8, 4}));
    QCOMPARE(thick.dashPattern(), (QList<qreal>{2, 1}));
}

void tst_Theme::orderedItemsRunFromAQuarterTo95Percent()
{
    const Theme& dark = theme(ThemeName::dark);
    const auto& viridis = colourMap("viridis", ThemeName::dark).colours;

    QCOMPARE(ordered(0, 8, dark).rgb(), viridis[64]);
    QCOMPARE(ordered(7, 8, dark).rgb(), viridis[242]);
    QVERIFY(ordered(0, 1, dark).isValid());
}

WHORL_APP_TEST(tst_Theme)
#include "tst_theme.moc"
