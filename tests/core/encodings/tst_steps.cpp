// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/steps.h"

#include "core/catalogue.h"
#include "tests/support/test_main.h"

#include <cmath>
#include <numbers>

using namespace whorl;

namespace {

/// Cells of every corner and some between, in each of the first slices.
void compareSteps(const Field& field, const QByteArray& name, int& told)
{
    const std::int64_t slices = field.slices ? std::min<std::int64_t>(field.slices->count, 3) : 1;
    for (const std::int64_t row : {0, 1, 7, 137, 400})
        for (const std::int64_t column : {0, 1, 8, 42, 300})
            for (std::int64_t slice = 0; slice < slices; ++slice) {
                if (!field.rows.contains(row) || !field.columns.contains(column))
                    continue;
                const Steps steps = field.parts(row, column, slice);
                const double value = field.at(row, column, slice);
                if (steps.empty()) {
                    QVERIFY2(std::isinf(value), name.constData());
                    continue;
                }
                ++told;
                QVERIFY2(steps.back().value == value, name.constData());
                for (const NamedValue& step : steps)
                    QVERIFY2(!step.name.empty() && std::isfinite(step.value), name.constData());
            }
}

Values with(std::initializer_list<Values::value_type> values)
{
    return values;
}

}  // namespace

class tst_Steps : public QObject {
    Q_OBJECT

private slots:
    void theLastStepIsTheValue_data();
    void theLastStepIsTheValue();
    void anglesAreReducedToOneTurn();
    void indicesStandBelowTheLine();
};

void tst_Steps::theLastStepIsTheValue_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<Values>("values");
    for (const Source& source : encodings())
        QTest::newRow(std::string(source.info.id).c_str())
            << QString::fromStdString(std::string(source.info.id)) << Values();
    QTest::newRow("rope yarn") << "rope" << with({{"scaling", std::string("yarn")}});
    QTest::newRow("rope partial") << "rope" << with({{"rotary_dimension", std::int64_t{32}}});
    QTest::newRow("rope bfloat16") << "rope" << with({{"precision", std::string("bfloat16")}});
    QTest::newRow("sinusoidal fairseq") << "sinusoidal" << with({{"layout", std::string("fairseq")}});
    QTest::newRow("sinusoidal odd") << "sinusoidal" << with({{"dimension", std::int64_t{127}}});
    QTest::newRow("alibi symmetric") << "alibi" << with({{"mode", std::string("symmetric")}});
    QTest::newRow("alibi falcon") << "alibi" << with({{"form", std::string("falcon")}});
    QTest::newRow("kerple power") << "kerple"
                                  << with({{"kernel", std::string("power")}, {"mode", std::string("symmetric")}});
    QTest::newRow("t5 causal") << "t5" << with({{"bidirectional", false}});
}

void tst_Steps::theLastStepIsTheValue()
{
    QFETCH(const QString, source);
    QFETCH(const Values, values);
    const Source& asked = findSource(source.toStdString());
    int told = 0;
    for (const QuantityInfo& quantity : asked.quantities) {
        if (quantity.kind != QuantityKind::field)
            continue;
        const Data data = asked.evaluate(quantity.id, values);
        const auto& field = std::get<Field>(data);
        if (field.parts && field.working)
            compareSteps(field, std::string(quantity.id).c_str(), told);
    }
    for (const char* stepping : {"sinusoidal", "rope", "alibi", "kerple", "t5"})
        if (source == stepping && values.empty())
            QVERIFY(told > 0);
}

void tst_Steps::anglesAreReducedToOneTurn()
{
    for (const std::int64_t position : {0, 5, 7, 1000, -9}) {
        const Steps steps = angleSteps("w", 1, position);
        QCOMPARE(steps[1].value, static_cast<double>(position));
        const double within = steps.back().value;
        QVERIFY(within >= 0 && within < 2 * std::numbers::pi);
        QVERIFY(std::abs(std::sin(within) - std::sin(static_cast<double>(position))) < 1e-12);
    }
    QCOMPARE(waveSteps("w", 1, 5, true).size(), std::size_t{3});
    QCOMPARE(waveSteps("w", 1, 7, true).size(), std::size_t{4});
    QCOMPARE(waveSteps("w", 1, 7, false, 2).back().value, 2 * std::cos(7.0));
}

void tst_Steps::indicesStandBelowTheLine()
{
    QCOMPARE(withSubscript("w", 307), std::string("w₃₀₇"));
    QCOMPARE(stepNumber(-0.5), std::string("\u22120.5"));
}

WHORL_CORE_TEST(tst_Steps)
#include "tst_steps.moc"
