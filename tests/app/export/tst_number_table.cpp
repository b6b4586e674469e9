// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/number_table.h"
#include "app/export/shown_numbers.h"
#include "core/catalogue.h"
#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;

/// The table of a panel holds what its numbers hold when they are written (see tst_shown_numbers).
class tst_NumberTable : public QObject {
    Q_OBJECT

private slots:
    void everyQuantityHasItsNumbers_data();
    void everyQuantityHasItsNumbers();
    void aZoomedFieldBeginsWhereItIsShown();
    void longFieldsHaveTheMeansOfTheirBins();
    void everyHeadHasATable();
    void theProbeGoesToItsCellAndBack();
    void anUnknownPlaceIsNoPlace();
    void clocksHaveTheHandsOfTheProbe();
    void everyRowAndColumnHasAName();
    void copiedCellsKeepAllTheirDigits();
};

namespace {

Board boardOf(const std::string& source, const std::string& quantity, const Values& values = {})
{
    Board board;
    Panel panel;
    panel.source = source;
    panel.quantity = quantity;
    panel.values = values;
    board.panels = {panel};
    return board;
}

std::vector<NumberTable> tablesOf(const Board& board)
{
    PictureStyle style;
    style.theme = &theme(ThemeName::light);
    const Panel& panel = board.panels.front();
    const auto data = evaluatePanel(panel);
    return numberTables(withProbedSlice(panel, *data, board.probe), data, board.probe, style);
}

double number(const NumberTable& table, std::int64_t row, std::int64_t column)
{
    return std::get<double>(table.cell(row, column));
}

bool same(double a, double b)
{
    return a == b || (std::isnan(a) && std::isnan(b));
}

/// Points and series stand side by side, a field's values in rows.
double written(const Result& result, std::int64_t row, std::int64_t column, std::int64_t columns)
{
    if (result.kind == QuantityKind::field)
        return result.series.front().values[static_cast<std::size_t>(row * columns + column)];
    return result.series[static_cast<std::size_t>(column)].values[static_cast<std::size_t>(row)];
}

}  // namespace

void tst_NumberTable::everyQuantityHasItsNumbers_data()
{
    QTest::addColumn<std::string>("source");
    QTest::addColumn<std::string>("quantity");
    for (const Source& source : catalogue())
        for (const QuantityInfo& quantity : source.quantities)
            if (!quantity.gradual)
                QTest::addRow("%s %s", source.info.id.data(), quantity.id.data())
                    << std::string(source.info.id) << std::string(quantity.id);
}

void tst_NumberTable::everyQuantityHasItsNumbers()
{
    QFETCH(const std::string, source);
    QFETCH(const std::string, quantity);
    Board board = boardOf(source, quantity);
    // A corner of what is shown: the law is the same for the rest.
    const Data all = findSource(source).evaluate(quantity, {});
    const auto corner = [](const Axis& axis) {
        return Window{static_cast<double>(axis.first), static_cast<double>(std::min<std::int64_t>(axis.count, 9))};
    };
    if (const auto* field = std::get_if<Field>(&all)) {
        board.panels[0].rows = corner(field->rows);
        board.panels[0].columns = corner(field->columns);
    } else if (const auto* curves = std::get_if<Curves>(&all)) {
        board.panels[0].columns = corner(curves->axis);
    }
    const Result result = shownResults(board).front();
    const NumberTable table = tablesOf(board).front();

    if (result.kind == QuantityKind::rotors)
        return;
    if (result.kind == QuantityKind::listing) {
        QCOMPARE(table.rows, std::int64_t(result.listing.rows.size()));
        QCOMPARE(table.columns, std::int64_t(result.listing.columns.size()));
        return;
    }
    QCOMPARE(table.rows, std::int64_t(result.axes[0].values.size()));
    const std::int64_t columns = result.kind == QuantityKind::field ? std::int64_t(result.axes[1].values.size())
                                                                    : std::int64_t(result.series.size());
    QVERIFY(table.columns >= columns);
    const bool named = std::holds_alternative<Field>(all) && std::get<Field>(all).scale == FieldScale::classes;
    for (std::int64_t row = 0; row < std::min<std::int64_t>(table.rows, 20) && !named; ++row)
        for (std::int64_t column = 0; column < columns; ++column)
            QVERIFY2(same(number(table, row, column), written(result, row, column, columns)),
                     qPrintable(QString("%1, %2").arg(row).arg(column)));
}

void tst_NumberTable::aZoomedFieldBeginsWhereItIsShown()
{
    Board board = boardOf("alibi", "bias");
    board.panels[0].rows = Window{10, 4};
    board.panels[0].columns = Window{0, 4};

    const NumberTable table = tablesOf(board).front();

    QCOMPARE(table.rows, 4);
    QVERIFY2(table.rowName(0).endsWith("10"), qPrintable(table.rowName(0)));
    // Head 0 of 8 has the slope 1/2.
    QCOMPARE(number(table, 0, 0), -5.0);
    QCOMPARE(number(table, 1, 1), -5.0);
}

void tst_NumberTable::longFieldsHaveTheMeansOfTheirBins()
{
    const Board board = boardOf("alibi", "bias", {{"length", std::int64_t{4096}}});
    const Result result = shownResults(board).front();

    const NumberTable table = tablesOf(board).front();

    QCOMPARE(table.rows, mostShownCells);
    QVERIFY(!table.remark.isEmpty());
    QVERIFY2(table.rowName(1).endsWith("4 to 7"), qPrintable(table.rowName(1)));
    for (const std::int64_t row : {0, 1, 513, 1023})
        for (const std::int64_t column : {0, 7, 512})
            QVERIFY(same(number(table, row, column), written(result, row, column, mostShownCells)));
    Probe probe;
    probe.query = 6;
    probe.key = 1;
    QCOMPARE(table.placeOf(probe), (TablePlace{1, 0}));
    // It is there already.
    QCOMPARE(table.probeAt({1, 0}, probe), probe);
}

void tst_NumberTable::everyHeadHasATable()
{
    Board board = boardOf("alibi", "bias");
    board.panels[0].slice = -1;

    const std::vector<NumberTable> tables = tablesOf(board);

    QCOMPARE(tables.size(), std::size_t{8});
    QVERIFY2(tables[3].title.endsWith("head 3"), qPrintable(tables[3].title));
    QCOMPARE(number(tables[3], 1, 0), -1.0 / 16);
}

void tst_NumberTable::theProbeGoesToItsCellAndBack()
{
    const NumberTable table = tablesOf(boardOf("sinusoidal", "encoding")).front();
    Probe probe;
    probe.query = 100;
    probe.channel = 10;
    QCOMPARE(table.placeOf(probe), (TablePlace{100, 10}));

    const Probe there = table.probeAt({7, 3}, probe);

    QCOMPARE(there.query, 7);
    QCOMPARE(there.channel, std::optional<std::int64_t>(3));
    QCOMPARE(there.pair, 1);
    QCOMPARE(table.placeOf(there), (TablePlace{7, 3}));
}

void tst_NumberTable::anUnknownPlaceIsNoPlace()
{
    Probe probe;
    probe.query = 1 << 20;
    QVERIFY(!tablesOf(boardOf("sinusoidal", "encoding")).front().placeOf(probe));
}

void tst_NumberTable::clocksHaveTheHandsOfTheProbe()
{
    Board board = boardOf("rope", "rotors");
    for (const QuantityInfo& quantity : findSource("rope").quantities)
        if (quantity.kind == QuantityKind::rotors)
            board.panels[0].quantity = quantity.id;
    board.probe.query = 3;
    board.probe.key = 1;
    const Result result = shownResults(board).front();

    const NumberTable table = tablesOf(board).front();

    QVERIFY(table.ofProbe);
    QCOMPARE(table.columns, 6);
    const auto pairs = std::size_t(table.rows);
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        const auto row = std::int64_t(pair);
        QCOMPARE(number(table, row, 1), result.series[0].values[pair]);
        QCOMPARE(number(table, row, 2), result.series[1].values[pair]);
        QCOMPARE(number(table, row, 4), result.series[0].values[pairs + pair]);
    }
}

void tst_NumberTable::everyRowAndColumnHasAName()
{
    for (const char* quantity : {"encoding", "wavelengths"})
        for (const NumberTable& table : tablesOf(boardOf("sinusoidal", quantity))) {
            QVERIFY(!table.summary.isEmpty());
            QVERIFY(!table.rowName(table.rows - 1).isEmpty());
            QVERIFY(!table.columnName(table.columns - 1).isEmpty());
        }
}

void tst_NumberTable::copiedCellsKeepAllTheirDigits()
{
    QCOMPARE(plainCellText(1.0 / 3).toDouble(), 1.0 / 3);
    QCOMPARE(plainCellText(-0.5), QString("-0.5"));
    QCOMPARE(plainCellText(std::string("a\tb")), QString("a b"));
    QCOMPARE(plainCellText(std::int64_t{12'345}), QString("12345"));
    QCOMPARE(plainCellText(std::monostate{}), QString());
    QCOMPARE(cellText(-0.5), QString("\u22120.5000"));
}

WHORL_APP_TEST(tst_NumberTable)
#include "tst_number_table.moc"
