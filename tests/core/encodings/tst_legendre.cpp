// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/legendre.h"

#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Legendre : public QObject {
    Q_OBJECT

private slots:
    void channelsAreTheReferences_data() { goldenRows("legendre"); }
    void channelsAreTheReferences();
    void meansAreThoseOfTheirPositions_data();
    void meansAreThoseOfTheirPositions();
    void normalisedChannelsHaveUnitIntegrals();
    void notesHold();
};

namespace {

Eigen::ArrayXd channelsAt(double x, Eigen::Index dimension, bool normalised = false)
{
    Eigen::ArrayXd channels(dimension);
    legendreChannels(x, normalised, {channels.data(), std::size_t(dimension)});
    return channels;
}

}  // namespace

void tst_Legendre::channelsAreTheReferences()
{
    const Json& golden = goldenCase();
    const auto length = golden["params"]["L"].get<std::int64_t>();
    const auto dimension = golden["params"]["d"].get<Eigen::Index>();
    Json places = Json::array(), plain = Json::array(), normalised = Json::array();
    for (std::int64_t p = 0; p < length; ++p) {
        const double x = legendrePlace(p, length);
        places.push_back(x);
        plain.push_back(toJson(channelsAt(x, dimension)));
        normalised.push_back(toJson(channelsAt(x, dimension, true)));
    }

    GOLDEN_AGREES(golden, "x", places);
    GOLDEN_AGREES(golden, "P_n", plain);
    GOLDEN_AGREES(golden, "orthonormal", normalised);
}

void tst_Legendre::meansAreThoseOfTheirPositions_data()
{
    QTest::addColumn<qint64>("length");
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("count");
    QTest::newRow("a few") << qint64(300) << qint64(20) << qint64(5);
    QTest::newRow("the whole text") << qint64(5000) << qint64(0) << qint64(5000);
    QTest::newRow("the beginning of a long text") << qint64(1048576) << qint64(0) << qint64(1165);
    QTest::newRow("the middle of a long text") << qint64(1048576) << qint64(524000) << qint64(1166);
    QTest::newRow("most of a short text") << qint64(64) << qint64(1) << qint64(62);
}

void tst_Legendre::meansAreThoseOfTheirPositions()
{
    QFETCH(const qint64, length);
    QFETCH(const qint64, first);
    QFETCH(const qint64, count);
    Eigen::ArrayXd want = Eigen::ArrayXd::Zero(256), got(256);
    for (std::int64_t p = first; p < first + count; ++p)
        want += channelsAt(legendrePlace(p, length), 256);
    want /= double(count);

    legendreMeans({first, count}, length, false, {got.data(), 256});

    const double off = (got - want).abs().maxCoeff();
    QVERIFY2(off < 1e-9, qPrintable(QString::number(off)));
}

void tst_Legendre::normalisedChannelsHaveUnitIntegrals()
{
    // The rule of 200001 points is off by its step squared times the squared degree.
    Eigen::ArrayXd sum = Eigen::ArrayXd::Zero(8);
    for (int i = 0; i < 200001; ++i)
        sum += channelsAt(i / 100000.0 - 1, 8, true).square() * (i % 200000 == 0 ? 0.5e-5 : 1e-5);

    QVERIFY((sum - 1).abs().maxCoeff() < 1e-6);
}

void tst_Legendre::notesHold()
{
    BACKS_NOTE("legendre", "depends-on-length");
    QVERIFY(legendrePlace(10, 20) != legendrePlace(10, 30));

    BACKS_NOTE("legendre", "not-orthogonal");
    for (const std::int64_t length : {3, 9, 256}) {
        double product = 0;
        for (std::int64_t p = 0; p < length; ++p)
            product += channelsAt(legendrePlace(p, length), 3)[2];
        QVERIFY(std::abs(product - double(length) / double(length - 1)) < 1e-12);
    }
}

WHORL_CORE_TEST(tst_Legendre)
#include "tst_legendre.moc"
