// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/rope.h"
#include "core/numeric/reduced_angles.h"
#include "tests/support/golden.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Precision : public QObject {
    Q_OBJECT

private slots:
    void anglesInFloat32Agree_data() { goldenRows("float32_angle"); }
    void anglesInFloat32Agree();
    void positionsInBfloat16Agree_data() { goldenRows("bf16_positions"); }
    void positionsInBfloat16Agree();

    void float32IsTheHardwares();
    void float16StopsCountingAndOverflows();
    void theFirstCollisionIsTheFirst();
    void floorsAddUp();
    void meanErrorsAreThoseOfTheirPositions_data();
    void meanErrorsAreThoseOfTheirPositions();
    void meanMagnitudesAreThoseOfTheirPositions_data() { meanErrorsAreThoseOfTheirPositions_data(); }
    void meanMagnitudesAreThoseOfTheirPositions();
    void errorsStayWithinTheirBound_data() { meanErrorsAreThoseOfTheirPositions_data(); }
    void errorsStayWithinTheirBound();
    void meanHarmonicsAreThoseOfTheirPositions_data() { meanErrorsAreThoseOfTheirPositions_data(); }
    void meanHarmonicsAreThoseOfTheirPositions();
};

namespace {

std::vector<double> ladder()
{
    return PairLadder{32, 32, 10'000}.frequencies();
}

void addSettings()
{
    QTest::addColumn<int>("precision");
    QTest::addColumn<int>("rounds");
    for (const auto& [name, precision] :
         {std::pair{"float32", Precision::float32}, {"bfloat16", Precision::bfloat16}, {"float16", Precision::float16}})
        for (const auto& [what, rounds] : {std::pair{"angles", Rounds::angles},
                                           {"positions", Rounds::positions},
                                           {"frequencies", Rounds::frequencies}})
            QTest::addRow("%s %s", name, what) << int(precision) << int(rounds);
}

ReducedAngles fetched()
{
    QFETCH(const int, precision);
    QFETCH(const int, rounds);
    return {ladder(), Precision(precision), Rounds(rounds)};
}

/// Small and large positions, bins that straddle powers of two, single positions.
const std::vector<Bin> bins = {{0, 1}, {0, 7}, {250, 13}, {255, 1}, {257, 1}, {1000, 3000}, {4090, 17}, {40'000, 9000}};

}  // namespace

void tst_Precision::anglesInFloat32Agree()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const std::size_t pair = params["pair"];
    const std::int64_t position = params["position"];
    const std::vector<double> exact =
        PairLadder{params["dim"], params["dim"], params["base"].get<double>()}.frequencies();
    const ReducedAngles angles(exact, Precision::float32, Rounds::angles);
    const double got = angles.angle(position, pair), error = angles.meanError({position, 1}, pair);

    GOLDEN_AGREES(golden, "theta_f32", rounded(exact[pair], Precision::float32));
    GOLDEN_AGREES(golden, "position_f32", rounded(double(position), Precision::float32));
    GOLDEN_AGREES(golden, "angle_f32", got);
    // The exact angle is good to 2^-53 of itself only.
    const double wanted = golden["expected"]["abs_error_rad"];
    QVERIFY(std::abs(std::abs(error) - wanted) <= 1e-9 * wanted + 2.3e-16 * got);
    const double cosine = golden["expected"]["cos_error"];
    QVERIFY(std::abs(std::cos(got) - std::cos(got - error) - cosine) <= 1e-9 + 4e-16 * got);
}

void tst_Precision::positionsInBfloat16Agree()
{
    const Json& golden = goldenCase();
    std::vector<double> got;
    for (const Json& position : golden["params"]["positions"])
        got.push_back(rounded(position.get<double>(), Precision::bfloat16));

    GOLDEN_AGREES(golden, "as_bf16", got);
    // candle pull request 3520: position 15 962 is read as 15 936.
    QCOMPARE(rounded(15'962, Precision::bfloat16), 15'936.0);
}

void tst_Precision::float32IsTheHardwares()
{
    for (double value = 1e-42; value < 1e38; value *= 1.37)
        for (const double each : {value, -value, value * (1 + 0x1p-24), value * (1 + 0x1p-25)})
            QCOMPARE(rounded(each, Precision::float32), double(float(each)));
}

void tst_Precision::float16StopsCountingAndOverflows()
{
    // Megatron-LM issue 535.
    const std::pair<double, double> cases[] = {{2048, 2048},     {2049, 2048},     {4097, 4096},       {32'767, 32'768},
                                               {32'768, 32'768}, {65'519, 65'504}, {65'520, HUGE_VAL}, {0x1p-25, 0}};
    for (const auto& [value, wanted] : cases)
        QCOMPARE(rounded(value, Precision::float16), wanted);
    const ReducedAngles angles(ladder(), Precision::float16, Rounds::positions);
    QVERIFY(std::isnan(angles.meanError({65'520, 1}, 3)) && std::isnan(angles.mean({65'000, 600}, 3).sine));
}

void tst_Precision::theFirstCollisionIsTheFirst()
{
    QCOMPARE(firstCollision(Precision::bfloat16), 257);
    QCOMPARE(firstCollision(Precision::float16), 2049);
    for (const Precision precision : {Precision::bfloat16, Precision::float16, Precision::float32}) {
        const std::int64_t first = firstCollision(precision);
        QCOMPARE(rounded(double(first), precision), rounded(double(first - 1), precision));
        for (std::int64_t position = first - 1; position > std::max<std::int64_t>(0, first - 5000); --position)
            QVERIFY(rounded(double(position), precision) != rounded(double(position - 1), precision));
    }
    QCOMPARE(rounded(double(firstOverflow(Precision::float16)), Precision::float16), HUGE_VAL);
    QVERIFY(std::isfinite(rounded(double(firstOverflow(Precision::float16) - 1), Precision::float16)));
}

void tst_Precision::floorsAddUp()
{
    for (const std::int64_t modulus : {1, 2, 7, 64, 1000})
        for (const std::int64_t step : {0, 1, 5, 63, 999, 123'457})
            for (const std::int64_t start : {0, 3, 500}) {
                double sum = 0;
                for (std::int64_t i = 0; i < 137; ++i)
                    sum += double((step * i + start) / modulus);
                QCOMPARE(sumOfFloors(137, modulus, step, start), sum);
            }
}

void tst_Precision::meanErrorsAreThoseOfTheirPositions_data()
{
    addSettings();
}

void tst_Precision::meanErrorsAreThoseOfTheirPositions()
{
    const ReducedAngles angles = fetched();
    const std::vector<double> exact = ladder();
    for (const Bin& bin : bins)
        for (std::size_t pair = 0; pair < exact.size(); ++pair) {
            double sum = 0;
            for (std::int64_t m = bin.first; m < bin.first + bin.count; ++m)
                sum += angles.angle(m, pair) - double(m) * exact[pair];
            const double mean = sum / double(bin.count), got = angles.meanError(bin, pair);
            // Both sums round at 2^-53 of an angle.
            QVERIFY2(std::abs(got - mean) <= 1e-10,
                     qPrintable(QString("%1+%2 pair %3: %4 not %5")
                                    .arg(bin.first)
                                    .arg(bin.count)
                                    .arg(pair)
                                    .arg(got, 0, 'g', 12)
                                    .arg(mean, 0, 'g', 12)));
        }
}

void tst_Precision::errorsStayWithinTheirBound()
{
    const ReducedAngles angles = fetched();
    const double bound = angles.errorBound(5000);
    for (std::int64_t m = 0; m < 5000; ++m)
        for (std::size_t pair = 0; pair < angles.pairs(); ++pair)
            QVERIFY(std::abs(angles.meanError({m, 1}, pair)) <= bound);
}

void tst_Precision::meanHarmonicsAreThoseOfTheirPositions()
{
    const ReducedAngles angles = fetched();
    for (const Bin& bin : bins)
        for (std::size_t pair = 0; pair < angles.pairs(); ++pair) {
            HarmonicMean sum{0, 0};
            double step = 0;
            for (std::int64_t m = bin.first; m < bin.first + bin.count; ++m) {
                sum.sine += std::sin(angles.angle(m, pair)) / double(bin.count);
                sum.cosine += std::cos(angles.angle(m, pair)) / double(bin.count);
                step = std::max(step, angles.angle(m, pair) * 0x1p-24);
            }
            const HarmonicMean got = angles.mean(bin, pair);
            QVERIFY(std::abs(got.sine - sum.sine) <= 1e-9 + step);
            QVERIFY(std::abs(got.cosine - sum.cosine) <= 1e-9 + step);
        }
}

void tst_Precision::meanMagnitudesAreThoseOfTheirPositions()
{
    const ReducedAngles angles = fetched();
    const std::vector<double> exact = ladder();
    for (const Bin& bin : bins)
        for (std::size_t pair = 0; pair < exact.size(); ++pair) {
            double sum = 0;
            for (std::int64_t m = bin.first; m < bin.first + bin.count; ++m)
                sum += std::abs(angles.angle(m, pair) - double(m) * exact[pair]);
            const double mean = sum / double(bin.count), got = angles.meanMagnitude(bin, pair);
            // Long bins take the rounding of products as spread evenly.
            const double allowed = bin.count > 64 ? 0.1 * mean : 0;
            QVERIFY2(std::abs(got - mean) <= 1e-10 + allowed,
                     qPrintable(QString("%1+%2 pair %3: %4 not %5")
                                    .arg(bin.first)
                                    .arg(bin.count)
                                    .arg(pair)
                                    .arg(got, 0, 'g', 12)
                                    .arg(mean, 0, 'g', 12)));
        }
}

WHORL_CORE_TEST(tst_Precision)
#include "tst_precision.moc"
