// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/steps.h"

#include "core/catalogue.h"
#include "core/comparison/difference.h"
#include "tests/support/test_main.h"
#include "tests/support/worked_formula.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numbers>
#include <set>

using namespace whorl;
using namespace whorl::test;

namespace {

bool same(double a, double b)
{
    return a == b || (std::isnan(a) && std::isnan(b)) || std::abs(a - b) <= 1e-15 + 1e-12 * std::abs(b);
}

/// What terms that a sum tells one after the other come to.
void compareSum(const Steps& steps, std::size_t rest, const char* name)
{
    double sum = steps[rest].value, size = std::abs(sum);
    for (std::size_t i = rest - 3; i < rest; ++i) {
        sum += steps[i].value;
        size += std::abs(steps[i].value);
    }
    QVERIFY2(std::abs(sum - steps[rest + 1].value) <= 1e-9 * std::max(1.0, size), name);
}

/// The formula of a step, where its name is one: after words and a colon, or after what it defines.
QString formulaOf(const NamedValue& step)
{
    QString name = QString::fromStdString(step.name);
    for (const char* before : {": ", " = "})
        if (const qsizetype end = name.lastIndexOf(QLatin1String(before)); end >= 0)
            name = name.mid(end + qsizetype(std::strlen(before)));
    return name;
}

/// What a formula comes to is what its step says, as far as its digits tell.
void compareFormula(const NamedValue& step, const QByteArray& name, int& worked)
{
    WorkedFormula formula(formulaOf(step));
    const auto value = formula.isTelling() && std::isfinite(step.value) ? formula.value() : std::nullopt;
    // Rounding in few bits is not worked out.
    if (!value || !std::isfinite(value->first) || step.name.starts_with("rounded"))
        return;
    const bool isAngle = step.name.ends_with("mod 2π") || step.name.starts_with("within half a turn");
    double off = step.value - value->first;
    if (isAngle)
        off = std::remainder(off, 2 * std::numbers::pi);
    const double slack = 1.5 * value->second + 2e-5 * std::abs(value->first) + 1e-9;
    ++worked;
    QVERIFY2(std::abs(off) <= slack,
             (name + ", " + step.name.c_str() + ": " + QByteArray::number(step.value, 'g', 12) + " instead of "
              + QByteArray::number(value->first, 'g', 12) + " within " + QByteArray::number(slack))
                 .constData());
}

int workedOut = 0;

void compareCell(const Field& field, std::int64_t row, std::int64_t column, std::int64_t slice, const QByteArray& place)
{
    const QByteArray name = place
        + QByteArray(" at %1, %2, %3")
              .replace("%1", QByteArray::number(qint64(row)))
              .replace("%2", QByteArray::number(qint64(column)))
              .replace("%3", QByteArray::number(qint64(slice)));
    const Steps steps = field.parts(row, column, slice);
    const double value = field.at(row, column, slice);
    QVERIFY2(!steps.empty(), name.constData());
    QVERIFY2(same(steps.back().value, value),
             (name + ": " + QByteArray::number(steps.back().value, 'g', 17) + " instead of "
              + QByteArray::number(value, 'g', 17))
                 .constData());
    QVERIFY2(!field.working || !field.working(row, column, slice).empty(), name.constData());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        QVERIFY2(!steps[i].name.empty() && steps[i].name.find('%') == std::string::npos, name.constData());
        QVERIFY2(steps[i].name.find("nan") == std::string::npos || std::isnan(value), name.constData());
        QVERIFY2(std::isfinite(steps[i].value) || !std::isfinite(value) || steps[i].name.starts_with("masked"),
                 (name + ", " + steps[i].name.c_str()).constData());
        compareFormula(steps[i], name, workedOut);
        if (steps[i].name.starts_with("the other "))
            compareSum(steps, i, name.constData());
    }
    // Few enough to be read, and none that says the same as the one before.
    QVERIFY2(steps.size() <= 16, (name + ": " + QByteArray::number(qsizetype(steps.size())) + " steps").constData());
}

/// Indices of the beginning, the middle and the end, and one far beyond where values exist there.
std::set<std::int64_t> placesOf(const Axis& axis)
{
    std::set<std::int64_t> places{axis.first, axis.last(), axis.first + axis.count / 2};
    for (const std::int64_t place : {1, 7, 8, 42, 137})
        if (axis.contains(axis.first + place))
            places.insert(axis.first + place);
    for (const std::int64_t place : {100'003LL, 4'194'304LL})
        if (place > axis.last() && place <= axis.highest)
            places.insert(place);
    return places;
}

void compareSteps(const Field& field, const QByteArray& name)
{
    QVERIFY2(field.parts, (name + " has no derivation").constData());
    std::set<std::int64_t> slices{0};
    if (field.slices)
        slices = {field.slices->first, field.slices->first + field.slices->count / 2, field.slices->last()};
    for (const std::int64_t row : placesOf(field.rows))
        for (const std::int64_t column : placesOf(field.columns))
            for (const std::int64_t slice : slices) {
                compareCell(field, row, column, slice, name);
                if (QTest::currentTestFailed())
                    return;
            }
}

/// What a source is looked at with: as it comes, and with every word of every choice, one at a time.
std::vector<Values> settingsOf(const Source& source)
{
    Values common;
    if (findParameter(source.parameters, "steps"))
        common["steps"] = std::int64_t{2};
    std::vector<Values> all{common};
    for (const Parameter& parameter : source.parameters) {
        if (parameter.kind == ParameterKind::choice)
            for (const Choice& choice : parameter.choices)
                (all.emplace_back(common))[std::string(parameter.id)] = std::string(choice.key);
        if (parameter.kind == ParameterKind::boolean)
            (all.emplace_back(common))[std::string(parameter.id)] =
                !std::get<bool>(source.defaults.at(std::string(parameter.id)));
    }
    std::erase_if(all, [&](const Values& values) {
        try {
            source.check(values);
            return false;
        } catch (const InputError&) {
            return true;
        }
    });
    return all;
}

Values with(std::initializer_list<Values::value_type> values)
{
    return values;
}

const Field& fieldOf(const Data& data)
{
    return std::get<Field>(data);
}

}  // namespace

class tst_Steps : public QObject {
    Q_OBJECT

private slots:
    void everyCellSaysHowItCame_data();
    void everyCellSaysHowItCame();
    void mostFormulasAreWorkedOut();
    void soItDoesUnderOtherChoices_data();
    void soItDoesUnderOtherChoices();
    void differencesTooForEveryKindOfValue();
    void anglesAreReducedToOneTurn();
    void sumsTellTheirTermsAndTheRest();
    void cosinesTellProductAndLengths();
    void indicesStandBelowTheLine();
};

void tst_Steps::everyCellSaysHowItCame_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("quantity");
    for (const Source& source : catalogue())
        for (const QuantityInfo& quantity : source.quantities)
            if (quantity.kind == QuantityKind::field)
                QTest::addRow("%s %s", source.info.id.data(), quantity.id.data())
                    << QByteArray(source.info.id.data()) << QByteArray(quantity.id.data());
}

void tst_Steps::everyCellSaysHowItCame()
{
    QFETCH(const QByteArray, source);
    QFETCH(const QByteArray, quantity);
    const Source& asked = findSource(source.toStdString());
    for (const Values& values : settingsOf(asked)) {
        Data data;
        try {
            data = asked.evaluate(quantity.toStdString(), values);
        } catch (const InputError&) {
            continue;  // A choice may need what it has not been given.
        }
        QByteArray name = source + ' ' + quantity;
        for (const auto& [id, value] : values)
            if (const auto* word = std::get_if<std::string>(&value))
                name += ' ' + QByteArray(id.c_str()) + '=' + word->c_str();
        QVERIFY2(fieldOf(data).working, name.constData());
        compareSteps(fieldOf(data), name);
        if (QTest::currentTestFailed())
            return;
    }
}

/// Of every source some: a formula that the test cannot read is not one that it has found right.
void tst_Steps::mostFormulasAreWorkedOut()
{
    for (const Source& source : catalogue()) {
        const auto isField = [](const QuantityInfo& quantity) { return quantity.kind == QuantityKind::field; };
        const auto first = std::find_if(source.quantities.begin(), source.quantities.end(), isField);
        if (first == source.quantities.end() || source.info.id == "nope")
            continue;
        workedOut = 0;
        const Data data = source.evaluate(first->id, {});
        compareSteps(fieldOf(data), source.info.id.data());
        if (source.info.id != "learned")
            QVERIFY2(workedOut > 10, source.info.id.data());
    }
}

void tst_Steps::soItDoesUnderOtherChoices_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<Values>("values");
    QTest::newRow("rope partial") << "rope" << with({{"rotary_dimension", std::int64_t{32}}});
    QTest::newRow("rope of random vectors")
        << "rope" << with({{"query", std::string("random")}, {"key", std::string("random")}});
    QTest::newRow("sinusoidal odd") << "sinusoidal" << with({{"dimension", std::int64_t{127}}});
    QTest::newRow("kerple power") << "kerple"
                                  << with({{"kernel", std::string("power")}, {"mode", std::string("symmetric")}});
    QTest::newRow("learned past the end") << "learned" << with({{"length", std::int64_t{80}}});
    for (const char* id : {"sinusoidal", "rope", "alibi", "t5", "kerple", "fire", "sandwich"})
        for (const std::int64_t length : {1, 2, 1'048'576})
            QTest::addRow("%s of length %d", id, int(length)) << QString(id) << with({{"length", length}});
}

void tst_Steps::soItDoesUnderOtherChoices()
{
    QFETCH(const QString, source);
    QFETCH(const Values, values);
    const Source& asked = findSource(source.toStdString());
    for (const QuantityInfo& quantity : asked.quantities)
        if (quantity.kind == QuantityKind::field) {
            const Data data = asked.evaluate(quantity.id, values);
            compareSteps(fieldOf(data), source.toUtf8() + ' ' + QByteArray(quantity.id.data()));
        }
}

void tst_Steps::differencesTooForEveryKindOfValue()
{
    const auto compare = [](const char* source, const char* quantity, const Values& a, const Values& b) {
        const Source& asked = findSource(source);
        const Data data = difference(asked.evaluate(quantity, a), asked.evaluate(quantity, b), {});
        compareSteps(fieldOf(data), QByteArray("difference of ") + source);
        const Steps steps = fieldOf(data).parts(5, 2, 0);
        QCOMPARE(steps.size(), std::size_t{3});
        QCOMPARE(steps[0].name, std::string("A"));
        QCOMPARE(steps[1].name, std::string("B"));
    };
    compare("rope", "cosines", {}, with({{"base", 500000.0}}));
    compare("rope", "angles", {}, with({{"base", 500000.0}}));
    compare("alibi", "bias", {}, with({{"mode", std::string("symmetric")}}));
}

void tst_Steps::anglesAreReducedToOneTurn()
{
    for (const double position : {0., 5., 7., 1000., -9., 2.5}) {
        const Steps steps = angleSteps("w", 1, position);
        QCOMPARE(steps[1].value, position);
        const double within = steps.back().value;
        QVERIFY(within >= 0 && within < 2 * std::numbers::pi);
        QVERIFY(std::abs(std::sin(within) - std::sin(position)) < 1e-12);
    }
    QCOMPARE(waveSteps("w", 1, 5, true).size(), std::size_t{3});
    QCOMPARE(waveSteps("w", 1, 7, true).size(), std::size_t{4});
    QCOMPARE(waveSteps("w", 1, 7, false, 2).back().value, 2 * std::cos(7.0));
}

void tst_Steps::sumsTellTheirTermsAndTheRest()
{
    const auto term = [](std::size_t i) { return NamedValue{"t", static_cast<double>(i + 1)}; };
    QCOMPARE(sumSteps(0, term, 0).size(), std::size_t{1});
    QCOMPARE(sumSteps(1, term, 1).size(), std::size_t{1});
    QCOMPARE(sumSteps(4, term, 10).size(), std::size_t{5});
    QCOMPARE(sumSteps(4, term, 10).back().name, std::string("1 + 2 + 3 + 4"));
    const Steps many = sumSteps(100, term, 5050);
    QCOMPARE(many.size(), std::size_t{5});
    QCOMPARE(many[3].name, std::string("the other 97 terms"));
    QCOMPARE(many[3].value, 5044.0);
    QCOMPARE(many.back().name, std::string("1 + 2 + 3 + 5044"));
}

void tst_Steps::cosinesTellProductAndLengths()
{
    const std::vector<double> a{3, 4}, b{-4, 3};
    const Steps steps = cosineSteps(a, b, 0);
    QCOMPARE(steps[2].name, std::string("\u221212 + 12"));
    QCOMPARE(steps[3].value, 5.0);
    QCOMPARE(steps[4].value, 5.0);
    QCOMPARE(steps.back().name, std::string("0 / (5 · 5)"));
}

void tst_Steps::indicesStandBelowTheLine()
{
    QCOMPARE(withSubscript("w", 307), std::string("w₃₀₇"));
    QCOMPARE(stepNumber(-0.5), std::string("\u22120.5"));
    QCOMPARE(productStep(2, -0.5).name, std::string("2 · (\u22120.5)"));
    QCOMPARE(plusStep(2, -0.5).name, std::string("2 \u2212 0.5"));
    QCOMPARE(minusStep(1, 0.9999999).name, std::string("1 \u2212 0.9999999"));
    QCOMPARE(minusStep(2, -0.5).name, std::string("2 \u2212 (\u22120.5)"));
    QCOMPARE(filledIn("from %1 to %2", {3, 14}), std::string("from 3 to 14"));
    QCOMPARE(maskedStep(3, 5).name, std::string("masked: 5 > 3"));
}

WHORL_CORE_TEST(tst_Steps)
#include "tst_steps.moc"
