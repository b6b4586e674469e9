// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/heatmap.h"

#include "app/scene/probing.h"
#include "core/embedding/vector_table.h"
#include "tests/support/test_main.h"

#include <QImage>
#include <QPainter>

#include <cctype>

using namespace whorl;

class tst_WordHeatmap : public QObject {
    Q_OBJECT

private slots:
    void theReadoutSaysTheWords();
    void wordsAreNeverTranslated();
    void aSentenceIsReadByItsWords();
    void theProbedWordIsNamedHoweverSmall();
    void allRowsAreNamedWhereTheyFit();
    void pointingMovesBothWords();
};

namespace {

const QSizeF size(500, 400);

PictureStyle styleOf(bool probe = true)
{
    PictureStyle style;
    style.theme = &theme(ThemeName::light);
    style.probe = probe;
    style.translate = [](const char*, const char* text) { return QString("[%1]").arg(text); };
    return style;
}

std::unique_ptr<Picture> cosines(const std::string& words, const QSizeF& room = size)
{
    Panel panel;
    panel.source = "table";
    panel.quantity = "cosine";
    panel.values = {{"words", words}};
    return makePicture(panel, evaluatePanel(panel), room, styleOf());
}

Probe probeOn(const std::string& word, std::int64_t key)
{
    Probe probe;
    probe.token = word;
    probe.key = key;
    return probe;
}

QImage painted(const Picture& picture, const Probe* probe = nullptr, const QSizeF& room = size)
{
    QImage image(room.toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    picture.paint(painter);
    if (probe)
        picture.paintProbe(painter, *probe);
    return image;
}

/// The first so many words of a table that have letters.
std::string commonWords(int count)
{
    std::string words;
    const auto table = shippedVectors("glove");
    for (std::int64_t row = 0; count > 0; ++row)
        if (std::isalpha(static_cast<unsigned char>(table->word(row)[0]))) {
            words += table->word(row) + ' ';
            --count;
        }
    return words;
}

/// Ticks at the left axis: those of names that are shown.
int rowTicks(const Picture& picture)
{
    const QImage image = painted(picture);
    int left = 0;
    while (left < image.width() && !picture.probeAt(QPointF(left + 0.5, 200), {}))
        ++left;
    int ticks = 0;
    for (int y = 0; y < image.height(); ++y)
        ticks += image.pixelColor(left - 4, y) == theme(ThemeName::light).line2 ? 1 : 0;
    return ticks;
}

}  // namespace

void tst_WordHeatmap::theReadoutSaysTheWords()
{
    const auto picture = cosines("king queen man");
    const Readout items = picture->readout(probeOn("king", 1));
    QCOMPARE(items.size(), std::size_t{3});
    QCOMPARE(items[0].value, QString("king × queen"));
    QVERIFY(items[0].label.isEmpty());
    QCOMPARE(items[1].label, QString("[27.589 / (6.1172 · 6.0072)]"));
    QCOMPARE(items[2].label + ' ' + items[2].value, QString("= 0.7508"));
    // A key beyond the words leaves the row.
    QCOMPARE(picture->readout(probeOn("queen", 9)).front().value, QString("queen"));
    QVERIFY(picture->readout(probeOn("apple", 9)).empty());
}

void tst_WordHeatmap::wordsAreNeverTranslated()
{
    Axis axis = boundedAxis(AxisRole::query, "query", 2, "m");
    axis.wordAt = [](std::int64_t index) { return std::string(index == 0 ? "none" : "content"); };
    QCOMPARE(indexText(axis, 0, styleOf()), QString("none"));
    QCOMPARE(indexItem(axis, 1).value, QString("content"));
    axis.wordAt = nullptr;
    QCOMPARE(indexItem(axis, 1).label + ' ' + indexItem(axis, 1).value, QString("m 1"));
}

void tst_WordHeatmap::aSentenceIsReadByItsWords()
{
    Panel panel;
    panel.source = "table";
    panel.quantity = "context_weights";
    const auto picture = makePicture(panel, evaluatePanel(panel), size, styleOf());
    Probe probe;
    probe.query = 3;
    probe.key = 7;
    QCOMPARE(picture->readout(probe).front().value, QString("apple × fruit"));
}

void tst_WordHeatmap::theProbedWordIsNamedHoweverSmall()
{
    const std::string words = commonWords(30);
    const QSizeF small(220, 160);
    const auto picture = cosines(words, small);
    const QColor accent = readable(theme(ThemeName::light).accent, theme(ThemeName::light));
    for (const char* word : {"of", "with", "it"}) {
        const Probe probe = probeOn(word, 5);
        const QImage image = painted(*picture, &probe, small);
        int left = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < 60; ++x)
                left += image.pixelColor(x, y) == accent ? 1 : 0;
        QVERIFY2(left > 5, word);
    }
}

void tst_WordHeatmap::allRowsAreNamedWhereTheyFit()
{
    QCOMPARE(rowTicks(*cosines("king queen man woman prince princess")), 6);
    QCOMPARE(rowTicks(*cosines(commonWords(50))), 17);
}

void tst_WordHeatmap::pointingMovesBothWords()
{
    const auto picture = cosines("king queen man");
    const auto probe = picture->probeAt(QPointF(250, 190), probeOn("king", 0));
    QVERIFY(probe);
    QCOMPARE(probe->token, std::string("queen"));
    QCOMPARE(probe->key, std::int64_t{1});
    const Probe moved = picture->moved(*probe, 1, -1);
    QCOMPARE(moved.token, std::string("man"));
    QCOMPARE(moved.key, std::int64_t{0});
}

WHORL_APP_TEST(tst_WordHeatmap)
#include "tst_word_heatmap.moc"
