// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/model_board.h"

#include "core/files/model_config.h"
#include "core/files/model_presets.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_ModelBoard : public QObject {
    Q_OBJECT

private slots:
    void everyPresetMakesABoard();
    void kindsOfLayersStandSideBySide();
    void boardsAreAsLongAsTheContext();
    void wordVectorsMakeABoardOfWords();
    void whatCannotBeShownIsRefused_data();
    void whatCannotBeShownIsRefused();
};

void tst_ModelBoard::everyPresetMakesABoard()
{
    for (const ModelPreset& preset : modelPresets()) {
        const Board board = modelBoard(preset.description);

        QVERIFY2(!board.panels.empty() && board.panels.size() <= maximumPanels, preset.name.c_str());
        QCOMPARE(board.title, preset.name);
        QVERIFY2(problems(board).empty(), preset.name.c_str());
    }
}

void tst_ModelBoard::kindsOfLayersStandSideBySide()
{
    const Board board = modelBoard(findPreset("Gemma-3-4B")->description);

    QCOMPARE(board.panels.front().caption, "full_attention");
    QCOMPARE(board.panels.back().caption, "sliding_attention");
    QVERIFY(!board.panels.front().linked);
}

void tst_ModelBoard::boardsAreAsLongAsTheContext()
{
    const Board board = modelBoard(readModelConfig(R"({"rope_theta":5e5,"max_position_embeddings":131072})", "c.json"));

    QVERIFY(board.panels.front().values.at("length") == Value(std::int64_t{131072}));
}

void tst_ModelBoard::wordVectorsMakeABoardOfWords()
{
    const Board board = modelBoard(describeModel(WHORL_SOURCE_DIR "/resources/data/glove6b_100d_10k.f16.npy"));

    QCOMPARE(board.panels.front().source, "table");
    QCOMPARE(board.panels.front().quantity, "projection");
    QVERIFY(problems(board).empty());
}

void tst_ModelBoard::whatCannotBeShownIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("refused") << QByteArray(R"({"rope_theta":-1})") << QByteArray("c.json, rope_theta: -1");
    QTest::newRow("no positions") << QByteArray(R"({"model_type":"mamba"})") << QByteArray("speaks of positions");
    QTest::newRow("no table") << QByteArray(R"({"model_type":"gpt2"})") << QByteArray("nothing about positions");
}

void tst_ModelBoard::whatCannotBeShownIsRefused()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, reason);

    const QByteArray said = refusal([&] { modelBoard(readModelConfig(text.toStdString(), "c.json")); });

    QVERIFY2(said.contains(reason), said.constData());
}

WHORL_CORE_TEST(tst_ModelBoard)
#include "tst_model_board.moc"
