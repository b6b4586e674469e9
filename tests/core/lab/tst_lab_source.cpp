// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/lab_source.h"

#include "core/catalogue.h"
#include "core/files/result.h"
#include "core/lab/lab_runs.h"
#include "core/lab/result_file.h"
#include "core/lab/result_summary.h"
#include "tests/support/lab_results.h"
#include "tests/support/notes.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

#include <cmath>
#include <numeric>

using namespace whorl;
using namespace whorl::test;

class tst_LabSource : public QObject {
    Q_OBJECT

private slots:
    void scoresAreThoseOfTheFile();
    void bandsGoFromTheLowestToTheHighestSeed();
    void numbersOfTheBandFollowThoseOfTheMeans();
    void accuraciesHaveChanceAndWhatTheFirstPlacesAreWorth();
    void positionsAreSmoothedButNotAcrossTheTrainedLength();
    void attentionGoesByDistance();
    void trainingGoesOnIntoRecalibration();
    void theRemarkSaysHowSmallItWas();
    void aTrainingThatDivergedIsNamed();
    void verdictsAreQuietWhereThereIsNothingToJudge();
    void predictionsStandBesideWhatWasMeasured();
    void whoHasNotPredictedIsNotTold();
    void readingsOfTheFileAreShown();
    void readingsThatTheFileDoesNotHaveNeedWeights();
    void whatIsShippedBacksItsNotes();
    void theRateOfItsTableDecidesHowT5Does();
    void encodingsAndSeedsAreReadInOrder();
    void wordsThatAreNoneAreRefused();

private:
    /// Puts the result into a file and asks for a quantity of it.
    Data of(const LabResult& result, const char* quantity, Values values = {});

    QTemporaryDir m_folder;
    int m_files = 0;
};

namespace {

const Series& seriesOf(const Curves& curves, const char* label)
{
    for (const Series& series : curves.series)
        if (series.label == label)
            return series;
    qFatal("no series %s", label);
}

LabResult language()
{
    LabResult result = emptyLabResult(LabTask::language);
    addTrainings(result, LabEncoding::alibi, {1.86, 1.82, 1.84, 1.84});
    addTrainings(result, LabEncoding::rope, {1.77, 1.79, 2.19, 2.56});
    return result;
}

QByteArray complaintOn(const Values& values)
{
    try {
        findSource("lab").check(values);
    } catch (const ParameterError& error) {
        return error.what();
    }
    return {};
}

}  // namespace

Data tst_LabSource::of(const LabResult& result, const char* quantity, Values values)
{
    const QString path = m_folder.filePath(QString("%1.json").arg(m_files++));
    put(path, QByteArray::fromStdString(labResultText(result)));
    values["result"] = path.toStdString();
    return findSource("lab").evaluate(quantity, values);
}

void tst_LabSource::scoresAreThoseOfTheFile()
{
    const auto curves = std::get<Curves>(of(language(), "by_length"));

    QCOMPARE(curves.axis.count, 4);
    QCOMPARE(curves.axis.nameOf(2), "4");
    QCOMPARE(curves.series.size(), 2);
    const Series& rope = seriesOf(curves, "RoPE");
    QVERIFY(std::abs(rope.at(0) - 1.771) < 1e-12 && std::abs(rope.at(3) - 2.561) < 1e-12);
    QCOMPARE(curves.guides.size(), 3);
    QCOMPARE(curves.guides[1].from, 2.26);
    QCOMPARE(curves.guides[1].numbers, std::vector<std::int64_t>{2});

    const auto shares = std::get<Curves>(of(language(), "by_length", {{"measure", std::string("accuracy")}}));
    QCOMPARE(shares.valueLabel, "share of right answers");
}

void tst_LabSource::bandsGoFromTheLowestToTheHighestSeed()
{
    const auto curves = std::get<Curves>(of(language(), "by_length"));
    std::array<double, 4> lowest{}, highest{};
    seriesOf(curves, "RoPE").band(0, lowest, highest);
    QVERIFY(std::abs(lowest[3] - 2.56) < 1e-12 && std::abs(highest[3] - 2.562) < 1e-12);

    LabResult alone = emptyLabResult(LabTask::language);
    addTrainings(alone, LabEncoding::rope, {1.77, 1.79, 2.19, 2.56}, 1);
    QVERIFY(!std::get<Curves>(of(alone, "by_length")).series.front().band);
}

void tst_LabSource::numbersOfTheBandFollowThoseOfTheMeans()
{
    const QString path = m_folder.filePath("band.json");
    put(path, QByteArray::fromStdString(labResultText(language())));
    const Result result = compute(findSource("lab"), "by_length", {{"result", path.toStdString()}}, {});

    QCOMPARE(result.series.size(), 6);
    QCOMPARE(result.series[1].label, "RoPE");
    QCOMPARE(result.series[4].label, "RoPE, lowest");
    QCOMPARE(result.series[5].label, "RoPE, highest");
    QVERIFY(std::abs(result.series[5].values[3] - 2.562) < 1e-12);
}

void tst_LabSource::accuraciesHaveChanceAndWhatTheFirstPlacesAreWorth()
{
    LabResult result = emptyLabResult(LabTask::threeBack);
    addTrainings(result, LabEncoding::learned, {1.0, 0.52, 0.30, 0.18});
    const auto curves = std::get<Curves>(of(result, "by_length"));

    QCOMPARE(curves.guides.size(), 1);
    QCOMPARE(curves.guides[0].from, 0.0625);
    // Half of the answers, and chance among the rest.
    QCOMPARE(seriesOf(curves, "the first L alone").at(1), 0.5 + 0.5 * 0.0625);
    QVERIFY(std::abs(seriesOf(curves, "the first L alone").at(3) - seriesOf(curves, "Learned").at(3)) < 0.01);
}

void tst_LabSource::positionsAreSmoothedButNotAcrossTheTrainedLength()
{
    LabResult result = language();
    for (LabTrial& trial : result.trials) {
        std::vector<float>& losses = trial.read.front().scores.lossByPosition;
        for (std::size_t i = 0; i < losses.size(); ++i)
            losses[i] = i < 16 ? 1.0F : static_cast<float>(i % 2 + 2);
        losses[0] = NAN;
    }
    const auto curves = std::get<Curves>(of(result, "by_position"));

    QCOMPARE(curves.axis.count, 128);
    QCOMPARE(curves.axis.unseenFrom, std::optional<std::int64_t>(16));
    const Series& series = curves.series.front();
    QVERIFY(std::isnan(series.at(0)));
    QCOMPARE(series.at(15), 1.0);
    // Positions 16 to 18 of 16: the eighth before it is on the other side.
    QCOMPARE(series.at(16), (2.0 + 3 + 2) / 3);
    QVERIFY(std::abs(series.at(100) - 2.5) < 0.03);
}

void tst_LabSource::attentionGoesByDistance()
{
    LabResult result = language();
    for (LabTrial& trial : result.trials) {
        std::vector<float>& weights = trial.read.front().attention.trained;
        std::fill(weights.begin(), weights.end(), 0.0F);
        // Layer 0, head 0 looks at itself, layer 0, head 1 at the first token, layer 1 nowhere.
        weights[15] = 1;
        weights[16] = 1;
    }
    const auto at = [&](std::int64_t layer, std::int64_t head) {
        return std::get<Curves>(of(result, "attention", {{"layer", layer}, {"head", head}}));
    };
    QCOMPARE(at(1, 1).series[0].at(0), 1.0);
    QCOMPARE(at(1, 2).series[0].at(15), 1.0);
    QCOMPARE(at(1, 0).series[0].at(0), 0.5);
    QCOMPARE(at(0, 0).series[0].at(0), 0.25);
    QCOMPARE(at(0, 0).series[0].label, "16 tokens");
    QCOMPARE(at(0, 0).series[1].label, "64 tokens");
    QCOMPARE(at(0, 0).axis.count, 64);
    QVERIFY(std::isnan(at(0, 0).series[0].at(16)));
    QVERIFY_EXCEPTION_THROWN(at(3, 0), ParameterError);
    QVERIFY_EXCEPTION_THROWN(at(0, 3), ParameterError);
    QVERIFY_EXCEPTION_THROWN(of(result, "attention", {{"encoding", std::string("nope")}}), ParameterError);
}

void tst_LabSource::trainingGoesOnIntoRecalibration()
{
    LabResult result = language();
    QCOMPARE(std::get<Curves>(of(result, "training")).axis.last(), 40);

    for (LabTrial& trial : result.trials)
        if (trial.encoding == LabEncoding::rope)
            trial.dropLoss = {3.0F, 2.5F};
    const auto curves = std::get<Curves>(of(result, "training"));
    QCOMPARE(curves.axis.first, 1);
    QCOMPARE(curves.axis.last(), 42);
    QCOMPARE(seriesOf(curves, "RoPE").at(1), 4.0);
    QCOMPARE(seriesOf(curves, "RoPE").at(42), 2.5);
    QVERIFY(std::isnan(seriesOf(curves, "ALiBi").at(41)));
    QCOMPARE(curves.guides.back().from, 41.0);
}

void tst_LabSource::theRemarkSaysHowSmallItWas()
{
    for (const char* quantity : {"by_length", "by_position", "training", "attention"})
        QCOMPARE(std::get<Curves>(of(language(), quantity)).remark,
                 "task Language; 2 layers, d = 16, 40 steps, 3 seeds; toy result: the ranking changes with task and "
                 "size; recorded with Whorl 0.1");
    for (const char* quantity : {"verdicts", "prediction"})
        QVERIFY(QByteArray::fromStdString(std::get<Listing>(of(language(), quantity)).remark)
                    .contains("; 2 layers, d = 16, 40 steps, 3 seeds; toy result"));
}

void tst_LabSource::aTrainingThatDivergedIsNamed()
{
    LabResult result = language();
    result.trials[1].divergedAt = 7;
    result.trials[1].read.clear();
    const auto curves = std::get<Curves>(of(result, "by_length"));

    QVERIFY(curves.remark.ends_with("; \"ALiBi\" diverged at step 7 with seed 2"));
    QVERIFY(std::abs(seriesOf(curves, "ALiBi").at(0) - 1.861) < 1e-12);
}

void tst_LabSource::verdictsAreQuietWhereThereIsNothingToJudge()
{
    const auto listing = std::get<Listing>(of(language(), "verdicts"));

    QCOMPARE(listing.rows.size(), 10);
    for (std::size_t i = 0; i < listing.rows.size(); ++i) {
        const bool isQuiet = std::count(listing.quiet.begin(), listing.quiet.end(), i) > 0;
        const std::string claim = std::get<std::string>(listing.rows[i][0]);
        QCOMPARE(isQuiet, claim != "ALiBi: excellent" && claim != "RoPE: good");
    }
}

void tst_LabSource::predictionsStandBesideWhatWasMeasured()
{
    const auto listing = std::get<Listing>(of(language(), "prediction", {{"prediction", std::string("rope, alibi")}}));

    QCOMPARE(listing.rows.size(), 2);
    QCOMPARE(std::get<std::string>(listing.rows[0][1]), "RoPE");
    QCOMPARE(std::get<std::string>(listing.rows[0][2]), "ALiBi");
    QVERIFY(std::abs(std::get<double>(listing.rows[0][3]) - 1.841) < 1e-12);
    QVERIFY(listing.remark.starts_with("0 of 1 pairs stand as predicted"));
}

void tst_LabSource::whoHasNotPredictedIsNotTold()
{
    const auto listing = std::get<Listing>(of(language(), "prediction"));

    QCOMPARE(listing.rows.size(), 2);
    for (const auto& row : listing.rows)
        for (std::size_t column = 1; column < row.size(); ++column)
            QVERIFY(row[column] == Cell());
    QVERIFY(listing.remark.starts_with("predict first: order the encodings below"));
}

void tst_LabSource::readingsOfTheFileAreShown()
{
    LabResult result = language();
    LabReading ntk;
    ntk.scaling = LabScaling::ntk;
    for (LabTrial& trial : result.trials)
        if (trial.encoding == LabEncoding::rope)
            trial.read.push_back(readScores(result.settings, {1.77, 1.76, 1.86, 2.22}, ntk));

    const auto curves = std::get<Curves>(of(result, "by_length", {{"scaling", std::string("ntk")}}));

    QCOMPARE(seriesOf(curves, "RoPE").at(3), 2.22);
    QVERIFY(std::abs(seriesOf(curves, "ALiBi").at(3) - 1.841) < 1e-12);
}

void tst_LabSource::readingsThatTheFileDoesNotHaveNeedWeights()
{
    try {
        of(language(), "by_length", {{"scaling", std::string("yarn")}});
        QFAIL("it was read");
    } catch (const ParameterError& error) {
        QVERIFY2(QByteArray(error.what()).startsWith("result is recorded without weights"), error.what());
    }
    // It does not concern them.
    of(language(), "by_length", {{"past_end", std::string("last")}});
}

void tst_LabSource::whatIsShippedBacksItsNotes()
{
    const std::shared_ptr<const LabResult> result = shippedLabResult();
    QVERIFY(result->settings.task == LabTask::language && result->seeds().size() == 3);

    BACKS_NOTE("lab", "flat-is-not-good");
    for (const LabTrial* trial : result->of(LabEncoding::nope)) {
        const LabScores& scores = trial->read.front().scores;
        QVERIFY(scores.loss[3] < scores.loss[0] + 0.12);
        QVERIFY(scores.loss[3] > result->yardsticks.grams[1] - 0.03);
    }

    BACKS_NOTE("lab", "average-hides-the-break");
    for (const LabTrial* trial : result->of(LabEncoding::rope)) {
        const LabScores& scores = trial->read.front().scores;
        const auto mean = [&](std::ptrdiff_t first, std::ptrdiff_t last) {
            const auto begin = scores.lossByPosition.begin();
            return std::accumulate(begin + first, begin + last, 0.0) / static_cast<double>(last - first);
        };
        QVERIFY(std::abs(mean(0, 64) - scores.loss[0]) < 0.1);
        QVERIFY(mean(256, 512) > scores.loss[3] + 0.1);
    }
}

void tst_LabSource::theRateOfItsTableDecidesHowT5Does()
{
    BACKS_NOTE("lab", "table-rate-decides");
    QCOMPARE(shippedLabResult()->settings.tableRate, 10.0);
    QVERIFY(bestFirst(*shippedLabResult(), {}, 0, LabMeasure::loss).front() == LabEncoding::t5);

    // A smaller model, so that it is over in seconds.
    const auto lossAtL = [](double rate, const char* encoding) {
        const auto curves = std::get<Curves>(findSource("lab").evaluate("by_length",
                                                                        {{"result", std::string("trained")},
                                                                         {"encodings", std::string(encoding)},
                                                                         {"width", std::int64_t{32}},
                                                                         {"heads", std::int64_t{2}},
                                                                         {"steps", std::int64_t{200}},
                                                                         {"table_rate", rate}}));
        return curves.series.front().at(0);
    };
    const double t5 = lossAtL(10, "t5"), slow = lossAtL(1, "t5"), rope = lossAtL(10, "rope"),
                 alibi = lossAtL(10, "alibi");
    QVERIFY2(t5 < rope && rope < slow && alibi < slow,
             qPrintable(QString("%1 %2 %3 %4").arg(t5).arg(slow).arg(rope).arg(alibi)));
}

void tst_LabSource::encodingsAndSeedsAreReadInOrder()
{
    QCOMPARE(labEncodingsIn(" rope,nope  t5", "x"),
             (std::vector{LabEncoding::rope, LabEncoding::nope, LabEncoding::t5}));
    QVERIFY(labEncodingsIn(" , ", "x").empty());
    QCOMPARE(labSeedsIn("3, 1 2", "x"), (std::vector<std::uint64_t>{3, 1, 2}));
}

void tst_LabSource::wordsThatAreNoneAreRefused()
{
    QVERIFY(complaintOn({{"encodings", std::string("rope rpoe")}}).startsWith("encodings is \"rpoe\"; some of nope,"));
    QVERIFY(complaintOn({{"encodings", std::string("rope rope")}}).startsWith("encodings is \"rope\" twice"));
    QVERIFY(complaintOn({{"encodings", std::string(" ")}}).startsWith("encodings is empty"));
    QVERIFY(complaintOn({{"seeds", std::string("1 2x")}}).startsWith("seeds is \"2x\"; whole numbers"));
    QVERIFY(complaintOn({{"seeds", std::string("-1")}}).startsWith("seeds is \"-1\""));
    QVERIFY(complaintOn({{"seeds", std::string("1 1")}}).startsWith("seeds is \"1\" twice"));
    QVERIFY(complaintOn({{"seeds", std::string("")}}).startsWith("seeds is empty"));
    QVERIFY(complaintOn({{"seeds", std::string("9007199254740993")}}).startsWith("seeds is"));
    QVERIFY(complaintOn({{"prediction", std::string("best")}}).startsWith("prediction is \"best\""));
    QVERIFY(complaintOn({{"heads", std::int64_t{3}}}).startsWith("heads is 3"));
    QVERIFY(complaintOn({{"result", std::string()}}).startsWith("result is empty"));
}

WHORL_CORE_TEST(tst_LabSource)
#include "tst_lab_source.moc"
