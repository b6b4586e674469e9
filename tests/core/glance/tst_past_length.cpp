// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glance/past_length.h"

#include "core/catalogue.h"
#include "core/encodings/t5.h"
#include "tests/support/test_main.h"

#include <cmath>
#include <numbers>

using namespace whorl;

/// What is said to happen past the trained length: for made-up effects of each kind, and for those of the catalogue
/// against what their definitions say.
class tst_PastLength : public QObject {
    Q_OBJECT

private slots:
    void vectorsAreToldApart_data();
    void vectorsAreToldApart();
    void biasesAreToldApart_data();
    void biasesAreToldApart();
    void anEncodingOfTheLengthRescales();
    void knownEncodings_data();
    void knownEncodings();
    void slowPairsOfRopeReachNewAngles();
    void theLastBucketOfT5BeginsBeforeItsMaximumDistance();
    void parametersDecide();
};

namespace {

using Function = std::function<double(std::int64_t)>;

HeadPlace place()
{
    HeadPlace place = trialPlace();
    place.tokens = 64;
    return place;
}

EffectIn addingVectors(const Function& f)
{
    return [f](const HeadPlace&) {
        return inputEffect(4, [f](std::int64_t position, std::int64_t channel) {
            return channel == 2 ? f(position) : std::sin(2 * static_cast<double>(position));
        });
    };
}

PastLength pastOf(const char* source, const Values& values = {})
{
    const Source& found = findSource(source);
    return pastLength([&](const HeadPlace& there) { return found.effect(values, there); }, trialPlace());
}

}  // namespace

Q_DECLARE_METATYPE(Function)
Q_DECLARE_METATYPE(Past)

void tst_PastLength::vectorsAreToldApart_data()
{
    QTest::addColumn<Function>("f");
    QTest::addColumn<Past>("kind");
    QTest::addColumn<double>("unseen");
    QTest::addColumn<qint64>("from");
    const auto row = [](const char* name, const Function& f, Past kind, double unseen, qint64 from) {
        QTest::newRow(name) << f << kind << unseen << from;
    };
    row(
        "a line goes on", [](std::int64_t p) { return static_cast<double>(p); }, Past::extrapolates, 0.25, 0);
    row(
        "a wave among what was seen", [](std::int64_t p) { return std::cos(static_cast<double>(p)); }, Past::within, 0,
        0);
    row(
        "a table that ends",
        [](std::int64_t p) {
            if (p >= 50)
                throw ParameterError("position", std::to_string(p), "a row of the table is needed");
            return 0.0;
        },
        Past::error, 0, 50);
}

void tst_PastLength::vectorsAreToldApart()
{
    QFETCH(const Function, f);
    QFETCH(const double, unseen);
    QFETCH(const qint64, from);

    const PastLength past = pastLength(addingVectors(f), place());

    QTEST(past.kind, "kind");
    QCOMPARE(past.unseen, unseen);
    QCOMPARE(past.from, from);
}

void tst_PastLength::biasesAreToldApart_data()
{
    QTest::addColumn<Function>("f");
    QTest::addColumn<Past>("kind");
    QTest::addColumn<double>("unseen");
    QTest::addColumn<qint64>("from");
    const auto row = [](const char* name, const Function& f, Past kind, double unseen, qint64 from) {
        QTest::newRow(name) << f << kind << unseen << from;
    };
    row(
        "a slope", [](std::int64_t d) { return -0.5 * static_cast<double>(d); }, Past::extrapolates, 0.5, 0);
    row(
        "a slope that ends", [](std::int64_t d) { return -std::min(static_cast<double>(d), 20.0); }, Past::saturates, 0,
        20);
    row(
        "a bucket that begins late", [](std::int64_t d) { return d < 100 ? 0.0 : 1.0; }, Past::extrapolates, 28 / 128.0,
        0);
    row(
        "a clock", [](std::int64_t d) { return static_cast<double>((d % 12 + 12) % 12); }, Past::wraps, 0, 12);
    row(
        "nothing", [](std::int64_t) { return 0.0; }, Past::saturates, 0, 0);
}

void tst_PastLength::biasesAreToldApart()
{
    QFETCH(const Function, f);
    QFETCH(const double, unseen);
    QFETCH(const qint64, from);

    const PastLength past = pastLength([&](const HeadPlace&) { return smoothEffect("bias", f); }, place());

    QTEST(past.kind, "kind");
    QCOMPARE(past.unseen, unseen);
    QCOMPARE(past.from, from);
}

void tst_PastLength::anEncodingOfTheLengthRescales()
{
    const auto stretched = [](const HeadPlace& there) {
        return inputEffect(1, [tokens = there.tokens](std::int64_t position, std::int64_t) {
            return static_cast<double>(position) / static_cast<double>(tokens);
        });
    };
    QCOMPARE(pastLength(stretched, place()).kind, Past::rescales);
}

void tst_PastLength::knownEncodings_data()
{
    QTest::addColumn<Past>("kind");
    QTest::addColumn<qint64>("from");
    QTest::newRow("learned") << Past::error << qint64{64};
    QTest::newRow("sinusoidal") << Past::extrapolates << qint64{0};
    QTest::newRow("rope") << Past::extrapolates << qint64{0};
    QTest::newRow("alibi") << Past::extrapolates << qint64{0};
    QTest::newRow("kerple") << Past::extrapolates << qint64{0};
    // The example's last two rows are alike, as they were never trained.
    QTest::newRow("t5") << Past::saturates << qint64{99};
    QTest::newRow("shaw") << Past::saturates << qint64{16};
    // 16 vectors; the first key stands at position 1.
    QTest::newRow("cope") << Past::saturates << qint64{14};
    QTest::newRow("fire") << Past::within << qint64{0};
    QTest::newRow("legendre") << Past::rescales << qint64{0};
    QTest::newRow("haar") << Past::rescales << qint64{0};
}

void tst_PastLength::knownEncodings()
{
    QFETCH(const qint64, from);
    const PastLength past = pastOf(QTest::currentDataTag());
    QTEST(past.kind, "kind");
    QCOMPARE(past.from, from);
}

void tst_PastLength::slowPairsOfRopeReachNewAngles()
{
    int slow = 0;
    for (int pair = 0; pair < 32; ++pair)
        slow += 511 * std::pow(10'000.0, -2 * pair / 64.0) < 2 * std::numbers::pi ? 1 : 0;
    // One that lacks but a little of a turn may have shown nearly every value.
    QVERIFY(std::abs(pastOf("rope").unseen - slow / 32.0) <= 1 / 32.0);
    // A tenth of the base: fewer of them.
    QVERIFY(pastOf("rope", {{"base", 100.0}}).unseen < 0.1);
}

void tst_PastLength::theLastBucketOfT5BeginsBeforeItsMaximumDistance()
{
    const auto from = [](bool bidirectional) {
        const T5Buckets rule{32, 128, bidirectional};
        return pastLength(
                   [&](const HeadPlace&) {
                       return t5Effect(rule,
                                       [](std::int64_t bucket) { return std::sqrt(static_cast<double>(bucket)); });
                   },
                   trialPlace())
            .from;
    };
    QCOMPARE(from(false), 113);
    QCOMPARE(from(true), 91);
}

void tst_PastLength::parametersDecide()
{
    QCOMPARE(pastOf("shaw", {{"max_distance", std::int64_t{40}}}).from, 40);
    QCOMPARE(pastOf("transformer-xl", {{"clamp_length", std::int64_t{100}}}).kind, Past::saturates);
    QCOMPARE(pastOf("rope", {{"scaling", std::string("dynamic")}, {"original_length", std::int64_t{512}}}).kind,
             Past::rescales);
}

WHORL_CORE_TEST(tst_PastLength)
#include "tst_past_length.moc"
