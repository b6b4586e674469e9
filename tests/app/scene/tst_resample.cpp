// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/resample.h"
#include "tests/support/sample_pictures.h"
#include "tests/support/test_main.h"

#include <cmath>
#include <complex>

using namespace whorl;
using namespace whorl::test;

class tst_Resample : public QObject {
    Q_OBJECT

private slots:
    void aPixelIsTheWeightedMeanOfWhatItCovers_data();
    void aPixelIsTheWeightedMeanOfWhatItCovers();
    void theMeanOfAllPixelsIsTheMeanOfAllCells_data() { aPixelIsTheWeightedMeanOfWhatItCovers_data(); }
    void theMeanOfAllPixelsIsTheMeanOfAllCells();
    void maskedCellsDoNotCount();
    void anglesAverageAsUnitVectors();
};

namespace {

/// A field of one column, so that only its rows are blended.
FieldMeans column(const Sampling& rows, const std::function<double(std::int64_t)>& value)
{
    const Field field = bruteField(rows.count, 1, [value](std::int64_t row, std::int64_t) { return value(row); });
    const Bin first{0, 1};
    return field.means(rows.binList(), {&first, 1}, 0);
}

double slope(std::int64_t row)
{
    return 0.01 * static_cast<double>(row * row) - static_cast<double>(row);
}

}  // namespace

void tst_Resample::aPixelIsTheWeightedMeanOfWhatItCovers_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("pixels");
    QTest::newRow("more pixels than cells") << 50 << 90;
    QTest::newRow("fewer pixels than cells") << 100 << 77;
    QTest::newRow("bins of several cells, the last one short") << 500 << 140;
}

void tst_Resample::aPixelIsTheWeightedMeanOfWhatItCovers()
{
    QFETCH(const int, count);
    QFETCH(const int, pixels);
    const Sampling rows = sampleAxis(0, count, pixels, false, true);
    QCOMPARE(rows.pixels(), pixels);

    const Grid result = resampled(column(rows, slope), rows, sampleAxis(0, 1, 1, false)).value;

    const double perPixel = double(count) / pixels;
    for (int pixel = 0; pixel < pixels; ++pixel) {
        double sum = 0;
        // Within a bin only its mean is known: it stands for each of its cells.
        for (int cell = 0; cell < count; ++cell) {
            const double share =
                std::min(cell + 1.0, (pixel + 1) * perPixel) - std::max(double(cell), pixel * perPixel);
            const std::int64_t start = cell / rows.perBin * rows.perBin;
            const std::int64_t size = std::min(rows.perBin, count - start);
            double mean = 0;
            for (std::int64_t i = 0; i < size; ++i)
                mean += slope(start + i) / double(size);
            sum += std::max(share, 0.0) * mean;
        }
        QVERIFY(std::abs(result(pixel, 0) - sum / perPixel) < 1e-3);
    }
}

void tst_Resample::theMeanOfAllPixelsIsTheMeanOfAllCells()
{
    QFETCH(const int, count);
    QFETCH(const int, pixels);
    const Sampling rows = sampleAxis(0, count, pixels, false, true);

    const Grid result = resampled(column(rows, slope), rows, sampleAxis(0, 1, 1, false)).value;

    double mean = 0;
    for (int cell = 0; cell < count; ++cell)
        mean += slope(cell) / count;
    QVERIFY(std::abs(result.mean() - mean) < 1e-4 * std::abs(mean));
}

void tst_Resample::maskedCellsDoNotCount()
{
    const Sampling rows = sampleAxis(0, 30, 20, false, true);
    const auto masked = [](std::int64_t row) { return row < 10 ? -std::numeric_limits<double>::infinity() : 2.5; };

    const Grid result = resampled(column(rows, masked), rows, sampleAxis(0, 1, 1, false)).value;

    for (int pixel = 0; pixel < 20; ++pixel)
        // Pixel 6 covers cell 9 and half of cell 10.
        QCOMPARE(result(pixel, 0), pixel < 6 ? -std::numeric_limits<float>::infinity() : 2.5F);
}

void tst_Resample::anglesAverageAsUnitVectors()
{
    const Sampling rows{0, 3, 1, 1, 2};
    FieldMeans angles{Grid(3, 1), Grid::Constant(3, 1, 1)};
    angles.value << 6.0F, 0.3F, 3.0F;

    const FieldMeans result = resampled(angles, rows, sampleAxis(0, 1, 1, false));

    const std::complex<double> mean = std::polar(2.0 / 3, 6.0) + std::polar(1.0 / 3, 0.3);
    QVERIFY(std::abs(result.strength(0, 0) - std::abs(mean)) < 1e-6);
    QVERIFY(std::abs(std::polar(1.0, double(result.value(0, 0))) - mean / std::abs(mean)) < 1e-6);
    QVERIFY(result.value(0, 0) >= 0);
}

WHORL_CORE_TEST(tst_Resample)
#include "tst_resample.moc"
