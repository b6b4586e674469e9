// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/scene/figure_caption.h"
#include "app/scene/plot.h"
#include "core/catalogue.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_FigureCaption : public QObject {
    Q_OBJECT

private slots:
    void theStandardCaptionSaysWhatSourceParametersAndVersion();
    void severalSourcesAreNamedWithTheirOwnParameters();
    void aSeedIsNamedWhereSomethingIsDrawn();
    void aModelAndTheFilesOfTablesAreNamed();
    void stepsAreCounted();
    void everyReadyMadeBoardHasACaptionOfSentences();
    void papersAreLinkedWhereTheyAreNamed();
    void addressesWrittenOutAreLinked();
    void linksNeverOverlapAndKeepTheirOrder();
    void aCaptionIsAsHighAsItsLines();
};

namespace {

Board boardOf(const char* source, const char* quantity, const Values& values = {})
{
    Board board;
    board.panels.resize(1);
    board.panels[0].source = source;
    board.panels[0].quantity = quantity;
    board.panels[0].values = values;
    return board;
}

QString captionOf(const Board& board)
{
    return standardCaption(board, PictureStyle());
}

}  // namespace

void tst_FigureCaption::theStandardCaptionSaysWhatSourceParametersAndVersion()
{
    QCOMPARE(
        captionOf(boardOf("sinusoidal", "encoding", {{"length", std::int64_t{64}}})),
        QString("Encoding, position × channel. Sinusoidal (Vaswani et al. 2017): d = 128 · L = 64 · b = 10\u2009000 "
                "· interleaved. Whorl %1")
            .arg(WHORL_VERSION));
}

void tst_FigureCaption::severalSourcesAreNamedWithTheirOwnParameters()
{
    const QString caption = captionOf(findBoard("biases"));

    QVERIFY2(caption.startsWith("Bias matrices. ALiBi (Press et al. 2021): "), qPrintable(caption));
    QVERIFY2(caption.contains("; T5 (Raffel et al. 2020): "), qPrintable(caption));
}

void tst_FigureCaption::aSeedIsNamedWhereSomethingIsDrawn()
{
    const Values random = {{"query", std::string("random")}, {"seed", std::int64_t{7}}};

    QVERIFY(captionOf(boardOf("rope", "score", random)).contains(" · seed 7"));
    QVERIFY(!captionOf(boardOf("rope", "score", {{"seed", std::int64_t{7}}})).contains("seed"));
    QVERIFY(captionOf(findBoard("train-word2vec")).contains(" · seed "));
}

void tst_FigureCaption::aModelAndTheFilesOfTablesAreNamed()
{
    const Board board = boardOf("learned", "encoding", {{"file", std::string("/models/gpt2/model.safetensors")}});

    QVERIFY(captionOf(board).contains("(Gehring et al. 2017): model.safetensors. "));
    QVERIFY(standardCaption(boardOf("alibi", "bias"), PictureStyle(), "BLOOM").contains(" · BLOOM. Whorl"));
}

void tst_FigureCaption::stepsAreCounted()
{
    QVERIFY(captionOf(findBoard("word-map")).contains(" · 1000 steps. Whorl"));
    QVERIFY(!captionOf(findBoard("analogies")).contains("step"));
}

void tst_FigureCaption::everyReadyMadeBoardHasACaptionOfSentences()
{
    for (const ReadyMadeBoard& each : readyMadeBoards()) {
        const QString caption = captionOf(each.board);
        QVERIFY2(caption.startsWith(QString::fromStdString(each.board.title)) || each.board.panels.size() == 1,
                 qPrintable(caption));
        for (const char* wrong : {"..", "?.", ". .", ": .", " · ·", "::", "%"})
            QVERIFY2(!caption.contains(wrong), qPrintable(caption));
    }
}

void tst_FigureCaption::papersAreLinkedWhereTheyAreNamed()
{
    const Board board = boardOf("rope", "score");
    const QString caption = captionOf(board);
    const auto links = captionLinks(caption, board, PictureStyle());

    QCOMPARE(links.size(), std::size_t(1));
    QCOMPARE(caption.mid(links[0].start, links[0].length), QString("Su et al. 2021"));
    QCOMPARE(links[0].address, QString::fromUtf8(findSource("rope").info.link.data()));
    QVERIFY(captionLinks("Mine", board, PictureStyle()).empty());
}

void tst_FigureCaption::addressesWrittenOutAreLinked()
{
    const QString caption = "See https://example.org/a_(b)?c=1&d=2, and (http://example.org/é).";
    const auto links = captionLinks(caption, boardOf("alibi", "bias"), PictureStyle());

    QCOMPARE(links.size(), std::size_t(2));
    QCOMPARE(links[0].address, QString("https://example.org/a_(b)?c=1&d=2"));
    QCOMPARE(links[1].address, QString("http://example.org/é"));
    for (const CaptionLink& link : links)
        QCOMPARE(caption.mid(link.start, link.length), link.address);
}

void tst_FigureCaption::linksNeverOverlapAndKeepTheirOrder()
{
    for (const ReadyMadeBoard& each : readyMadeBoards()) {
        qsizetype end = 0;
        for (const CaptionLink& link : captionLinks(captionOf(each.board), each.board, PictureStyle())) {
            QVERIFY(link.start >= end && link.length > 0);
            QVERIFY(link.address.startsWith("https://"));
            end = link.start + link.length;
        }
    }
}

void tst_FigureCaption::aCaptionIsAsHighAsItsLines()
{
    const QFont font = labelFont(PictureStyle());
    const double one = captionHeight("One line", font, 1000);

    QCOMPARE(captionHeight({}, font, 1000), 0.0);
    QVERIFY(one > 0);
    QCOMPARE(captionHeight("One\nand another", font, 1000), 2 * one);
    QVERIFY(captionHeight(QString("word ").repeated(50), font, 200) > 3 * one);
}

WHORL_APP_TEST(tst_FigureCaption)
#include "tst_figure_caption.moc"
