// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/cosine.h"
#include "core/embedding/tiny_lm.h"
#include "tests/support/test_main.h"
#include "tests/support/word_vectors.h"

#include <algorithm>
#include <fstream>

using namespace whorl;
using namespace whorl::test;

class tst_TinyLm : public QObject {
    Q_OBJECT

private slots:
    void agreesWithPyTorch_data();
    void agreesWithPyTorch();
    void fillsTheGap_data() { agreesWithPyTorch_data(); }
    void fillsTheGap();
    void contextTellsSensesApart();
    void attentionRowsSumToOne();
    void unknownWordsAndMarksAreTokens();
    void textsThatDoNotFitAreRefused();
};

namespace {

const Json& golden(const QString& kind)
{
    static const Json all = [] {
        std::ifstream file(WHORL_GOLDEN_DIR "/tiny_lm.json");
        return Json::parse(file);
    }();
    return all[kind.toStdString()];
}

const TinyLm& model(const QString& kind)
{
    return TinyLm::shipped(kind == "abs" ? TinyLm::Kind::absolute : TinyLm::Kind::relative);
}

QString sentence(const Json& tokens)
{
    QStringList words;
    for (const Json& each : tokens)
        words << QString::fromStdString(each);
    return words.join(' ');
}

/// The vector of one word of a text behind the last block.
Eigen::VectorXd hidden(const TinyLm& lm, const char* text, const char* word)
{
    const auto tokens = lm.tokens(text);
    const auto at = std::find(tokens.begin(), tokens.end(), *lm.words().find(word)) - tokens.begin();
    return lm.run(tokens).hidden.back().row(at);
}

}  // namespace

void tst_TinyLm::agreesWithPyTorch_data()
{
    QTest::addColumn<QString>("kind");
    QTest::newRow("absolute") << "abs";
    QTest::newRow("relative") << "t5";
}

void tst_TinyLm::agreesWithPyTorch()
{
    QFETCH(const QString, kind);
    const Json& want = golden(kind);
    const auto focus = want["focus"].get<Eigen::Index>();
    const auto tokens = model(kind).tokens(sentence(want["tokens"]).toStdString());
    QVERIFY(Json(tokens) == want["ids"]);

    const TinyLmPass pass = model(kind).run(tokens);

    const Json tolerance = {{"abs", want["abs_tol"]}, {"rel", 0.0}};
    for (std::size_t layer = 0; layer < 3; ++layer) {
        const Eigen::VectorXd row = pass.hidden[layer].row(focus);
        const std::string text = difference(toJson(row), want["hidden_focus"][layer], tolerance);
        QVERIFY2(text.empty(), text.c_str());
    }
    const Eigen::VectorXd weights = pass.attention[0][0].row(focus);
    const std::string text = difference(toJson(weights), want["attention_layer0_head0_focus"], tolerance);
    QVERIFY2(text.empty(), text.c_str());
}

void tst_TinyLm::fillsTheGap()
{
    QFETCH(const QString, kind);
    const Json& want = golden(kind);
    const TinyLm& lm = model(kind);
    const auto tokens = lm.tokens(want["mask_sentence"].get<std::string>());
    const auto gap = std::find(tokens.begin(), tokens.end(), *lm.words().find("<mask>")) - tokens.begin();

    const Eigen::ArrayXd logits = lm.run(tokens).logits.row(gap).transpose();
    const Eigen::ArrayXd shares = (logits - logits.maxCoeff()).exp();

    for (const Json& each : want["mask_top5"]) {
        const auto word = *lm.words().find(each[0].get<std::string>());
        QVERIFY(std::abs(shares(word) / shares.sum() - each[1].get<double>()) < 0.0006);
    }
}

void tst_TinyLm::contextTellsSensesApart()
{
    for (const char* kind : {"abs", "t5"}) {
        const TinyLm& lm = model(kind);
        const auto animal = hidden(lm, "thy servant slew both the lion and the bear.", "bear");
        const auto beast = hidden(lm, "and there came a lion, and a bear, and took a lamb out of the flock.", "bear");
        const auto carry = hidden(lm, "my punishment is greater than i can bear.", "bear");

        QVERIFY(*cosine(animal, beast) > *cosine(animal, carry) + 0.1);
    }
}

void tst_TinyLm::attentionRowsSumToOne()
{
    const TinyLmPass pass = model("t5").run({4, 31, 5, 5, 706});

    QCOMPARE(pass.attention.size(), std::size_t(2));
    for (const auto& block : pass.attention)
        for (const Eigen::MatrixXd& head : block)
            QVERIFY((head.rowwise().sum().array() - 1).abs().maxCoeff() < 1e-14);
}

void tst_TinyLm::unknownWordsAndMarksAreTokens()
{
    const TinyLm& lm = model("abs");
    const auto id = [&](const char* word) { return *lm.words().find(word); };

    QCOMPARE(lm.tokens("The [MASK], and  zzyzx."),
             (std::vector{id("the"), id("<mask>"), id(","), id("and"), id("<unk>"), id(".")}));
}

void tst_TinyLm::textsThatDoNotFitAreRefused()
{
    const TinyLm& lm = model("abs");

    QCOMPARE(complaint([&] { lm.tokens("  "); }), "the text is empty; words are needed");
    QCOMPARE(complaint([&] { lm.run(std::vector<std::int64_t>(65, 4)); }),
             "the text is 65 tokens long; 1 to 64 tokens are needed");
    QCOMPARE(complaint([&] { lm.run({4000}); }), "a token is 4000; 0 to 3999 are its tokens");
}

WHORL_CORE_TEST(tst_TinyLm)
#include "tst_tiny_lm.moc"
