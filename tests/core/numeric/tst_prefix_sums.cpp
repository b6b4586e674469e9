// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/prefix_sums.h"

#include "tests/support/bins.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_PrefixSums : public QObject {
    Q_OBJECT

private slots:
    void cellsAreCounted();
    void sumsAreThoseOfTheCells_data();
    void sumsAreThoseOfTheCells();
};

namespace {

/// ln(1 + distance) / (1 + query): smooth in both.
struct Rows {
    std::shared_ptr<const SmoothSums> sums = std::make_shared<const SmoothSums>([](double k) { return std::log1p(k); });

    struct Row {
        const SmoothSums* sums;
        double query;
        double upTo(double n) const { return sums->upTo(n) / (1 + query); }
        int kind(double) const { return 0; }
    };
    Row row(double query, std::int64_t) const { return {sums.get(), query}; }
    double end() const { return std::numeric_limits<double>::infinity(); }
};

}  // namespace

void tst_PrefixSums::cellsAreCounted()
{
    QRandomGenerator random(3);
    for (int trial = 0; trial < 300; ++trial) {
        const Bin rows = randomBin(random, 0, 30, 20), columns = randomBin(random, 0, 30, 20);
        int cells = 0;
        for (std::int64_t r = rows.first; r < rows.first + rows.count; ++r)
            for (std::int64_t c = columns.first; c < columns.first + columns.count; ++c)
                cells += r >= c;
        QCOMPARE(cellsFromDiagonal(rows, columns), double(cells));
    }
}

void tst_PrefixSums::sumsAreThoseOfTheCells_data()
{
    QTest::addColumn<qint64>("row");
    QTest::addColumn<qint64>("rows");
    QTest::addColumn<qint64>("column");
    QTest::addColumn<qint64>("columns");
    const auto add = [](const char* name, qint64 row, qint64 rows, qint64 column, qint64 columns) {
        QTest::newRow(name) << row << rows << column << columns;
    };
    add("few rows", 1000, 6, 30, 17);
    add("few rows on the diagonal", 1000, 6, 990, 17);
    add("the first rows", 0, 1000, 0, 800);
    add("the diagonal", 50000, 1000, 49800, 1100);
    add("below the diagonal", 50000, 1000, 49000, 700);
    add("two bins below the diagonal", 50000, 1000, 47500, 600);
    add("far from the diagonal", 50000, 1000, 4000, 300);
    add("above the diagonal", 50, 10, 60, 10);
    add("a corner of the diagonal", 50000, 1000, 50990, 1000);
    add("a corner of late rows", 200000, 1000, 200990, 1000);
    add("the diagonal of late rows", 200000, 1000, 199900, 1000);
    add("a few dozen rows", 3000, 30, 2900, 25);
    add("a single column", 5000, 700, 2000, 1);
}

void tst_PrefixSums::sumsAreThoseOfTheCells()
{
    QFETCH(const qint64, row);
    QFETCH(const qint64, rows);
    QFETCH(const qint64, column);
    QFETCH(const qint64, columns);
    const Bin height{row, rows}, width{column, columns};
    double want = 0;
    for (std::int64_t r = row; r < row + rows; ++r)
        for (std::int64_t c = column; c < column + columns && c <= r; ++c)
            want += std::log1p(double(r - c)) / double(1 + r);

    auto got = PrefixSums<Rows>::Sums(PrefixSums<Rows>::Sums::Zero(1, 1));
    PrefixSums(Rows{}).add(got, {&height, 1}, {&width, 1});

    const double off = std::abs(got(0, 0) - want) / std::max(want, 1e-30);
    QVERIFY2(off < 1e-9, qPrintable(QString::number(off)));
}

WHORL_CORE_TEST(tst_PrefixSums)
#include "tst_prefix_sums.moc"
