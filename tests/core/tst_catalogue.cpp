// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"

#include "tests/support/data_laws.h"
#include "tests/support/test_main.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>

#include <cmath>
#include <set>

using namespace whorl;
using namespace whorl::test;

/// The laws that every source keeps, whatever it computes. Nothing here knows a source by name.
class tst_Catalogue : public QObject {
    Q_OBJECT

private slots:
    void everythingSaysWhatItIs_data() { addSources(); }
    void everythingSaysWhatItIs();
    void defaultsConformAndReadBack_data() { addSources(); }
    void defaultsConformAndReadBack();
    void numbersOutsideTheirRangeAreRefused_data() { addParameters(); }
    void numbersOutsideTheirRangeAreRefused();
    void wrongTypesAreRefused_data() { addParameters(); }
    void wrongTypesAreRefused();
    void unknownNamesAreRefused_data() { addSources(); }
    void unknownNamesAreRefused();
    void everyQuantityIsOfItsKind_data() { addQuantities(); }
    void everyQuantityIsOfItsKind();
    void fieldsAverageWhatTheyHold_data() { addQuantities(); }
    void fieldsAverageWhatTheyHold();
    void fieldsStayWithinTheirRange_data() { addQuantities(); }
    void fieldsStayWithinTheirRange();
    void curvesFillAlikeInRunsAndMeans_data() { addQuantities(); }
    void curvesFillAlikeInRunsAndMeans();
    void pointsRotorsAndListingsAreWhole_data() { addQuantities(); }
    void pointsRotorsAndListingsAreWhole();
    void idsAreUniqueAndUnknownSourcesNamed();
    void everyNoteIsComputedByATest();

private:
    void addSources();
    void addParameters();
    void addQuantities();
};

namespace {

/// What keeps long work short: few steps.
Values brief(const Source& source)
{
    Values values;
    if (findParameter(source.parameters, "steps"))
        values["steps"] = std::int64_t{2};
    return values;
}

/// The lengths at which quantities are looked at: as they come, tiny, and large.
const std::vector<Values>& settings(const Source& source)
{
    static std::map<std::string_view, std::vector<Values>> all;
    std::vector<Values>& own = all[source.info.id];
    if (own.empty()) {
        const Values common = brief(source);
        own.push_back(common);
        if (findParameter(source.parameters, "length"))
            for (const std::int64_t length : {1, 2, 1048576})
                own.push_back({{"length", length}});
        // Every word of every choice, one at a time.
        for (const Parameter& parameter : source.parameters) {
            if (parameter.kind == ParameterKind::choice)
                for (const Choice& choice : parameter.choices)
                    (own.emplace_back(common))[std::string(parameter.id)] = std::string(choice.key);
            if (parameter.kind == ParameterKind::boolean)
                (own.emplace_back(common))[std::string(parameter.id)] =
                    !std::get<bool>(source.defaults.at(std::string(parameter.id)));
        }
        // A choice may need what it has not been given.
        std::erase_if(own, [&](const Values& values) {
            try {
                source.check(values);
                return false;
            } catch (const InputError&) {
                return true;
            }
        });
    }
    return own;
}

/// A sentence that begins with the name of what is wrong.
bool names(const InputError& error, std::string_view id)
{
    return error.where() == id && std::string_view(error.what()).starts_with(id);
}

template <class Function>
void refuses(const char* what, std::string_view id, Function&& evaluate)
{
    try {
        evaluate();
    } catch (const InputError& error) {
        QVERIFY2(names(error, id), error.what());
        return;
    }
    QFAIL(what);
}

}  // namespace

void tst_Catalogue::addSources()
{
    QTest::addColumn<QByteArray>("source");
    for (const Source& source : catalogue())
        QTest::newRow(source.info.id.data()) << QByteArray(source.info.id.data());
}

void tst_Catalogue::addParameters()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("parameter");
    for (const Source& source : catalogue())
        for (const Parameter& parameter : source.parameters)
            QTest::addRow("%s %s", source.info.id.data(), parameter.id.data())
                << QByteArray(source.info.id.data()) << QByteArray(parameter.id.data());
}

void tst_Catalogue::addQuantities()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("quantity");
    for (const Source& source : catalogue())
        for (const QuantityInfo& quantity : source.quantities)
            QTest::addRow("%s %s", source.info.id.data(), quantity.id.data())
                << QByteArray(source.info.id.data()) << QByteArray(quantity.id.data());
}

void tst_Catalogue::everythingSaysWhatItIs()
{
    QFETCH(const QByteArray, source);
    const Source& each = findSource(source.toStdString());
    const SourceInfo& info = each.info;
    for (const std::string_view text : {info.label, info.family, info.summary, info.citation})
        QVERIFY(!text.empty());
    QVERIFY(info.link.starts_with("https://"));

    std::set<std::string_view> ids, labels;
    std::set<std::pair<std::string_view, std::string_view>> labelsOfParts;
    for (const Parameter& parameter : each.parameters) {
        // Parts of which one at a time is shown may have the same labels.
        const std::string_view part = parameter.decidedBy[1].keys;
        QVERIFY2(ids.insert(parameter.id).second && labelsOfParts.emplace(part, parameter.label).second
                     && !(part.empty() ? false : labelsOfParts.contains({"", parameter.label})),
                 parameter.id.data());
        QVERIFY2(!parameter.id.empty() && !parameter.label.empty() && !parameter.help.empty(), parameter.id.data());
        QVERIFY2(!parameter.help.ends_with('.') && !parameter.label.ends_with('.'), parameter.id.data());
        for (const Choice& choice : parameter.choices)
            QVERIFY2(!choice.key.empty() && !choice.label.empty(), parameter.id.data());
    }
    ids.clear();
    for (const QuantityInfo& quantity : each.quantities) {
        QVERIFY2(ids.insert(quantity.id).second && labels.insert(quantity.label).second, quantity.id.data());
        QVERIFY2(!quantity.id.empty() && !quantity.label.empty() && !quantity.help.empty(), quantity.id.data());
    }
}

void tst_Catalogue::defaultsConformAndReadBack()
{
    QFETCH(const QByteArray, source);
    const Source& each = findSource(source.toStdString());

    QCOMPARE(each.defaults.size(), each.parameters.size());
    for (const Parameter& parameter : each.parameters) {
        const Value& value = each.defaults.find(parameter.id)->second;
        QVERIFY2(conform(parameter, value) == value, parameter.id.data());
        QVERIFY2(parseValue(parameter, printValue(value)) == value, parameter.id.data());
        if (parameter.sliderMinimum != parameter.sliderMaximum)
            for (const double end : {parameter.sliderMinimum, parameter.sliderMaximum})
                conform(parameter, end);
        if (parameter.scale == Scale::logarithmic)
            QVERIFY2(parameter.sliderMinimum > 0, parameter.id.data());
    }
    each.check({});
    each.check(each.defaults);
}

void tst_Catalogue::numbersOutsideTheirRangeAreRefused()
{
    QFETCH(const QByteArray, source);
    QFETCH(const QByteArray, parameter);
    const Source& each = findSource(source.toStdString());
    const Parameter& row = *findParameter(each.parameters, parameter.toStdString());
    if (!row.isNumeric())
        return;
    std::vector<double> bad = {NAN, INFINITY, -INFINITY};
    if (std::isfinite(row.minimum))
        bad.push_back(row.exclusiveMinimum ? row.minimum : row.minimum - 1);
    if (std::isfinite(row.maximum))
        bad.push_back(row.maximum * 2 + 1);
    if (row.kind == ParameterKind::integer)
        bad.push_back(std::get<std::int64_t>(each.defaults.find(row.id)->second) + 0.5);
    for (const double value : bad)
        refuses(printNumber(value).c_str(), row.id, [&] { each.check({{std::string(row.id), value}}); });
}

void tst_Catalogue::wrongTypesAreRefused()
{
    QFETCH(const QByteArray, source);
    QFETCH(const QByteArray, parameter);
    const Source& each = findSource(source.toStdString());
    const Parameter& row = *findParameter(each.parameters, parameter.toStdString());
    std::vector<Value> bad;
    if (row.kind != ParameterKind::boolean)
        bad.push_back(true);
    if (row.kind != ParameterKind::text && row.kind != ParameterKind::file)
        bad.push_back(std::string("no-such-word"));
    if (row.kind != ParameterKind::vector)
        bad.push_back(std::vector<double>{1, 2});
    for (const Value& value : bad)
        refuses(printValue(value).c_str(), row.id, [&] { each.check({{std::string(row.id), value}}); });
}

void tst_Catalogue::unknownNamesAreRefused()
{
    QFETCH(const QByteArray, source);
    const Source& each = findSource(source.toStdString());

    refuses("an unknown parameter", "no_such", [&] { each.check({{"no_such", 1.0}}); });
    refuses("an unknown quantity", "quantity", [&] { each.evaluate("no_such", {}); });
    refuses("an unknown quantity", "quantity", [&] { each.quantity("no_such"); });
}

void tst_Catalogue::everyQuantityIsOfItsKind()
{
    QFETCH(const QByteArray, source);
    QFETCH(const QByteArray, quantity);
    const Source& each = findSource(source.toStdString());
    for (const Values& values : settings(each)) {
        const Data data = each.evaluate(quantity.toStdString(), values);
        QCOMPARE(std::size_t(each.quantity(quantity.toStdString()).kind), data.index());
    }
}

void tst_Catalogue::fieldsAverageWhatTheyHold()
{
    QFETCH(const QByteArray, source);
    QFETCH(const QByteArray, quantity);
    const Source& each = findSource(source.toStdString());
    if (each.quantity(quantity.toStdString()).kind != QuantityKind::field)
        return;
    quint32 seed = 1;
    for (const Values& values : settings(each)) {
        const Data data = each.evaluate(quantity.toStdString(), values);
        if (const auto* field = std::get_if<Field>(&data))
            checkField(*field, seed++);
        if (QTest::currentTestFailed())
            return;
    }
}

void tst_Catalogue::fieldsStayWithinTheirRange()
{
    QFETCH(const QByteArray, source);
    QFETCH(const QByteArray, quantity);
    const Source& each = findSource(source.toStdString());
    if (each.quantity(quantity.toStdString()).kind != QuantityKind::field)
        return;
    QRandomGenerator random(7);
    for (const Values& values : settings(each)) {
        const Data data = each.evaluate(quantity.toStdString(), values);
        const auto* field = std::get_if<Field>(&data);
        if (!field)
            return;
        for (const std::int64_t slice : slicesOf(*field))
            for (int trial = 0; trial < 500; ++trial) {
                const std::int64_t row = randomBin(random, field->rows.first, field->rows.count, 1).first;
                const std::int64_t column = randomBin(random, field->columns.first, field->columns.count, 1).first;
                const double value = field->at(row, column, slice);
                for (const FieldRange& range : {field->range, field->sliceRange(slice)}) {
                    QVERIFY(range.low < range.high);
                    const double slack = 1e-9 * (range.high - range.low);
                    QVERIFY2(!std::isfinite(value) || (value >= range.low - slack && value <= range.high + slack),
                             printNumber(value).c_str());
                }
            }
    }
}

void tst_Catalogue::curvesFillAlikeInRunsAndMeans()
{
    QFETCH(const QByteArray, source);
    QFETCH(const QByteArray, quantity);
    const Source& each = findSource(source.toStdString());
    if (each.quantity(quantity.toStdString()).kind != QuantityKind::curves)
        return;
    for (const Values& values : settings(each)) {
        const Data data = each.evaluate(quantity.toStdString(), values);
        const auto* curves = std::get_if<Curves>(&data);
        if (!curves)
            return;
        checkAxis(curves->axis);
        QVERIFY(!curves->series.empty() && !curves->valueLabel.empty());
        for (const Series& series : curves->series) {
            QVERIFY(!series.label.empty());
            checkSeries(*curves, series);
        }
    }
}

void tst_Catalogue::pointsRotorsAndListingsAreWhole()
{
    QFETCH(const QByteArray, source);
    QFETCH(const QByteArray, quantity);
    const Source& each = findSource(source.toStdString());
    const QuantityKind kind = each.quantity(quantity.toStdString()).kind;
    if (kind == QuantityKind::field || kind == QuantityKind::curves)
        return;
    for (const Values& values : settings(each)) {
        const Data data = each.evaluate(quantity.toStdString(), values);
        if (const auto* points = std::get_if<Points>(&data)) {
            checkAxis(points->axis);
            QVERIFY(points->at(points->axis.first).allFinite() && points->at(points->axis.last()).allFinite());
            QVERIFY(!points->label(points->axis.first).empty());
        } else if (const auto* rotors = std::get_if<Rotors>(&data)) {
            checkAxis(rotors->positions);
            checkAxis(rotors->pairs);
            QCOMPARE(std::int64_t(rotors->frequencies.size()), rotors->pairs.count);
        } else if (const auto* listing = std::get_if<Listing>(&data)) {
            QVERIFY(!listing->columns.empty());
            for (const std::vector<Cell>& row : listing->rows)
                QCOMPARE(row.size(), listing->columns.size());
        }
    }
}

void tst_Catalogue::idsAreUniqueAndUnknownSourcesNamed()
{
    std::set<std::string_view> ids, labels;
    for (const Source& source : catalogue()) {
        QVERIFY(ids.insert(source.info.id).second && labels.insert(source.info.label).second);
        QVERIFY(&findSource(source.info.id) == &source);
    }
    refuses("an unknown source", "source", [] { findSource("no-such"); });
}

void tst_Catalogue::everyNoteIsComputedByATest()
{
    static const QRegularExpression call(QStringLiteral("BACKS_NOTE\\(\"([a-z0-9-]+)\",\\s*\"([a-z0-9-]+)\"\\)"));
    QSet<QString> backed;
    QDirIterator files(WHORL_SOURCE_DIR "/tests/core", {"tst_*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto matches = call.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            backed.insert(match.captured(1) + ' ' + match.captured(2));
        }
    }
    for (const Source& source : catalogue())
        for (const Note& note : source.info.notes) {
            QVERIFY2(!note.text.empty(), note.id.data());
            const QString name = QLatin1String(source.info.id.data()) + ' ' + QLatin1String(note.id.data());
            QVERIFY2(backed.contains(name), qPrintable(name));
        }
}

WHORL_CORE_TEST(tst_Catalogue)
#include "tst_catalogue.moc"
