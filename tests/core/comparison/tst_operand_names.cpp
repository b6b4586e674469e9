// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/operand_names.h"
#include "core/error.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_OperandNames : public QObject {
    Q_OBJECT

private slots:
    void aChoiceThatDiffersIsTheName();
    void aNumberComesWithItsLabel();
    void sourcesThatDifferAreNamed();
    void withinASourceOnlyDifferencesAreAdded();
    void alikeOnesHaveNoName();
    void whatDoesNotMatterIsNotNamed();
    void slicesAreNamedWhereBothAreChosen();
    void aLongTextIsCutBetweenCharacters();
    void anUnknownSourceIsRefused();
};

namespace {

using Names = std::vector<std::string>;

Operand rope(const Values& values)
{
    return {"rope", "cosines", values, {}, {}};
}

}  // namespace

void tst_OperandNames::aChoiceThatDiffersIsTheName()
{
    QVERIFY((operandNames({rope({{"scaling", std::string("yarn")}}), rope({{"scaling", std::string("llama3")}})})
             == Names{"YaRN (shipped)", "Llama 3"}));
}

void tst_OperandNames::aNumberComesWithItsLabel()
{
    QVERIFY(
        (operandNames({rope({{"dimension", std::int64_t{64}}}), rope({})}) == Names{"Dimension 64", "Dimension 128"}));
}

void tst_OperandNames::sourcesThatDifferAreNamed()
{
    QVERIFY((operandNames({{"alibi", "bias", {}, {}, {}}, {"t5", "bias", {}, {}, {}}}) == Names{"ALiBi", "T5"}));
}

void tst_OperandNames::withinASourceOnlyDifferencesAreAdded()
{
    QVERIFY((operandNames({{"alibi", "bias", {}, {}, {}}, rope({}), rope({{"dimension", std::int64_t{64}}})})
             == Names{"ALiBi", "RoPE · Dimension 128", "RoPE · Dimension 64"}));
}

void tst_OperandNames::alikeOnesHaveNoName()
{
    QVERIFY((operandNames({rope({}), rope({})}) == Names{"", ""}));
}

void tst_OperandNames::whatDoesNotMatterIsNotNamed()
{
    QVERIFY((operandNames({rope({{"beta_fast", 16.0}}), rope({})}) == Names{"", ""}));
}

void tst_OperandNames::slicesAreNamedWhereBothAreChosen()
{
    const auto head = [](std::optional<std::int64_t> slice) { return Operand{"alibi", "bias", {}, slice, {}}; };

    QVERIFY((operandNames({head(0), head(3)}) == Names{"Head 0", "Head 3"}));
    QVERIFY((operandNames({head(0), head({})}) == Names{"", ""}));
    QVERIFY((operandNames({head(-1), head({})}) == Names{"", ""}));
    QVERIFY((operandNames({head(-1), head(2)}) == Names{"", "Head 2"}));
}

void tst_OperandNames::aLongTextIsCutBetweenCharacters()
{
    const std::string text = "床前明月光疑是地上霜举头望明月";
    const Names names =
        operandNames({{"attention", "weights", {{"text", text}}, {}, {}}, {"attention", "weights", {}, {}, {}}});

    QCOMPARE(names.front(), std::string("“床前明月光疑是地…”"));
}

void tst_OperandNames::anUnknownSourceIsRefused()
{
    QVERIFY_EXCEPTION_THROWN(operandNames({{"nothing", "x", {}, {}, {}}, rope({})}), InputError);
}

WHORL_CORE_TEST(tst_OperandNames)
#include "tst_operand_names.moc"
