// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/result_file.h"

#include "core/error.h"
#include "core/lab/float_text.h"
#include "core/numeric/random.h"
#include "tests/support/cases.h"
#include "tests/support/lab_results.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <bit>
#include <cmath>

using namespace whorl;
using namespace whorl::test;

class tst_LabResultFile : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadBack();
    void theFormatStaysReadable();
    void weightsAreLeftOutWhereTheyAreNotWanted();
    void whatIsNotFiniteIsNull();
    void everyFloatReadsBackFromItsShortestText();
    void base64IsThatOfTheStandard();
    void brokenBase64IsNoNumbers();
    void keysOfLaterVersionsAreLeftOut();
    void hostileFilesAreRefusedByPlaceAndReason_data();
    void hostileFilesAreRefusedByPlaceAndReason();
    void aFileThatIsNotThereIsNamed();
};

namespace {

LabResult sample()
{
    LabResult result = emptyLabResult(LabTask::language);
    addTrainings(result, LabEncoding::rope, {1.77, 1.79, 2.19, 2.56}, 2);
    LabTrial& rope = result.trials.front();
    LabReading ntk;
    ntk.scaling = LabScaling::ntk;
    ntk.factor = 8;
    rope.read.push_back(readScores(result.settings, {1.77, 1.76, 1.86, 2.22}, ntk));
    rope.dropLoss = {2.5F, 2.25F};
    Random random(5);
    for (int i = 0; i < 1000; ++i)
        rope.weights.push_back(static_cast<float>(random.normal()));
    rope.droppedWeights = {0.1F, -0.0F, 1e-30F};
    LabTrial lost;
    lost.encoding = LabEncoding::xpos;
    lost.seed = 9;
    lost.loss = {4.1F, 5.5F, NAN};
    lost.divergedAt = 3;
    result.trials.push_back(lost);
    return result;
}

/// float32 by its bits, so that NaN is NaN and -0 is -0.
std::vector<std::uint32_t> bits(const std::vector<float>& numbers)
{
    std::vector<std::uint32_t> all;
    for (const float each : numbers)
        all.push_back(std::bit_cast<std::uint32_t>(each));
    return all;
}

void compareReadings(const LabReadScores& got, const LabReadScores& want)
{
    QVERIFY(got.reading == want.reading);
    QVERIFY(got.scores.loss == want.scores.loss && got.scores.accuracy == want.scores.accuracy);
    QCOMPARE(bits(got.scores.lossByPosition), bits(want.scores.lossByPosition));
    QCOMPARE(bits(got.scores.accuracyByPosition), bits(want.scores.accuracyByPosition));
    QCOMPARE(bits(got.attention.trained), bits(want.attention.trained));
    QCOMPARE(bits(got.attention.longer), bits(want.attention.longer));
}

/// The text with one part replaced, which has to be there.
std::string with(const std::string& part, const std::string& other)
{
    std::string text = labResultText(sample());
    const std::size_t at = text.find(part);
    if (at == std::string::npos)
        qFatal("%s is not in the sample", part.c_str());
    return text.replace(at, part.size(), other);
}

}  // namespace

void tst_LabResultFile::whatIsWrittenIsReadBack()
{
    const LabResult want = sample(), got = readLabResult(labResultText(want), "r.json");

    QVERIFY(got.settings == want.settings);
    QCOMPARE(got.version, want.version);
    QCOMPARE(got.symbols, want.symbols);
    QCOMPARE(got.parameters, want.parameters);
    QCOMPARE(got.yardsticks.uniform, want.yardsticks.uniform);
    QCOMPARE(got.yardsticks.grams, want.yardsticks.grams);
    QCOMPARE(got.yardsticks.chance, want.yardsticks.chance);
    QCOMPARE(got.trials.size(), want.trials.size());
    for (std::size_t i = 0; i < want.trials.size(); ++i) {
        const LabTrial &a = got.trials[i], &b = want.trials[i];
        QVERIFY(a.encoding == b.encoding && a.seed == b.seed && a.divergedAt == b.divergedAt);
        QCOMPARE(a.seconds, b.seconds);
        QCOMPARE(bits(a.loss), bits(b.loss));
        QCOMPARE(bits(a.dropLoss), bits(b.dropLoss));
        QCOMPARE(bits(a.weights), bits(b.weights));
        QCOMPARE(bits(a.droppedWeights), bits(b.droppedWeights));
        QCOMPARE(a.read.size(), b.read.size());
        for (std::size_t k = 0; k < b.read.size(); ++k)
            compareReadings(a.read[k], b.read[k]);
    }
    QCOMPARE(labResultText(got), labResultText(want));
}

void tst_LabResultFile::theFormatStaysReadable()
{
    const std::string path = casePath("lab/small.json");
    const LabResult result = openLabResult(path);

    QVERIFY(result.settings.task == LabTask::needle);
    QCOMPARE(result.trials.size(), 2);
    QCOMPARE(result.trials[0].weights, (std::vector<float>{1, -2}));
    QCOMPARE(result.trials[1].divergedAt, std::optional<std::int64_t>(2));
    // What is written today is what was written then.
    QCOMPARE(QByteArray::fromStdString(labResultText(result)), contents(QString::fromStdString(path)));
}

void tst_LabResultFile::weightsAreLeftOutWhereTheyAreNotWanted()
{
    const LabResult result = readLabResult(labResultText(sample(), false), "r.json");

    QVERIFY(result.trials[0].weights.empty() && result.trials[0].droppedWeights.empty());
    QVERIFY(!result.trials[0].dropLoss.empty());
}

void tst_LabResultFile::whatIsNotFiniteIsNull()
{
    const std::string text = labResultText(sample());

    QVERIFY(text.find("\"loss\":[4.1,5.5,null]") != std::string::npos);
    QVERIFY(std::isnan(readLabResult(text, "r.json").trials.back().loss.back()));
}

void tst_LabResultFile::everyFloatReadsBackFromItsShortestText()
{
    Random random(3);
    for (int i = 0; i < 200'000; ++i) {
        const auto number = std::bit_cast<float>(static_cast<std::uint32_t>(random.next()));
        if (std::isfinite(number))
            QCOMPARE(std::bit_cast<std::uint32_t>(static_cast<float>(asShortDouble(number))),
                     std::bit_cast<std::uint32_t>(number));
    }
    QCOMPARE(asShortDouble(0.1F), 0.1);
}

void tst_LabResultFile::base64IsThatOfTheStandard()
{
    // 1.0f is 00 00 80 3f.
    QCOMPARE(base64Of(std::vector<float>{1}), "AACAPw==");
    QCOMPARE(base64Of(std::vector<float>{1, -2}), "AACAPwAAAMA=");
    QCOMPARE(base64Of(std::vector<float>{1, -2, 0.5F}), "AACAPwAAAMAAAAA/");
    QCOMPARE(base64Of({}), "");
    QCOMPARE(*floatsOfBase64("AACAPwAAAMA="), (std::vector<float>{1, -2}));
    QVERIFY(floatsOfBase64("")->empty());
}

void tst_LabResultFile::brokenBase64IsNoNumbers()
{
    for (const char* text :
         {"AACAPw=", "AACAPw", "A=CAPw==", "AAC?Pw==", "====", "AACA", "AACAPwAA", "AAC\xc3\xa4Pw=="})
        QVERIFY2(!floatsOfBase64(text), text);
}

void tst_LabResultFile::keysOfLaterVersionsAreLeftOut()
{
    const LabResult result = readLabResult(with("\"symbols\": 62", "\"later\": [1], \"symbols\": 62"), "r.json");

    QCOMPARE(result.symbols, 62);
}

void tst_LabResultFile::hostileFilesAreRefusedByPlaceAndReason_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("complaint");
    const auto row = [](const char* name, const std::string& text, const char* complaint) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(complaint);
    };
    row("nothing", "", "r.json:1: not JSON at byte 1");
    row("no JSON", "{\"format\"", "r.json:1: not JSON");
    row("a list", "[]", "r.json:1: the file is []; a result of the extrapolation lab is needed");
    row("something else", "{\"format\": \"x\"}", "format is \"x\"; a result of the extrapolation lab is needed");
    row("later", with("\"version\": 1", "\"version\": 2"), "r.json:3: version is 2; this program reads version 1");
    row("a negative version", with("\"version\": 1", "\"version\": -1"), "version is -1; a whole number from 1 to");
    row("no settings", with("\"settings\"", "\"setting\""), "settings is missing");
    row("no program", with("\"0.1.0\"", "\"%1<b>\""), "whorl is \"%1<b>\"; the version of the program is needed");
    row("an unknown task", with("\"language\"", "\"copy\""),
        "r.json:5: settings.task is \"copy\"; one of language, three-back, lookup, repeat, needle is needed");
    row("steps", with("\"steps\":40", "\"steps\":1e300"), "settings.steps is 1e+300; a whole number from");
    row("a length", with("\"length\":16", "\"length\":99999999999999999999"), "settings.length is");
    row("heads", with("\"heads\":2", "\"heads\":3"), "r.json:5: settings.heads is 3; ");
    row("a share", with("\"drop\":0.0", "\"drop\":7"), "settings.drop is 7; a number from 0 to 1 is needed");
    row("yardsticks", with("\"grams\":[3.0,", "\"grams\":[\"3\","), "yardsticks.grams[0] is \"3\"");
    row("an unknown encoding", with("\"rope\"", "\"rope2\""),
        "r.json:10: trials[0].encoding is \"rope2\"; one of nope,");
    row("a seed", with("\"seed\":1,", "\"seed\":-1,"), "trials[0].seed is -1; a whole number from 0");
    row("the same seed", with("\"seed\":2,", "\"seed\":1,"), "each encoding can be there once with a seed");
    row("too many steps", with("\"loss\":[4.0,", "\"loss\":[4,4,"), "trials[0].loss has 41; at most 40 can be there");
    row("a negative loss", with("\"loss\":[4.0,", "\"loss\":[-4,"), "trials[0].loss[0] is -4; a number of at least 0");
    row("a large loss", with("\"loss\":[4.0,", "\"loss\":[1e40,"), "trials[0].loss[0] is 1e+40");
    row("beyond float64", with("\"loss\":[4.0,", "\"loss\":[1e999,"), "a number that float64 does not hold");
    row("no score", with("\"loss\":[1.77,", "\"loss\":[null,"), "trials[0].read[0].loss[0] is null; a number of at");
    row("three scores", with("\"loss\":[1.77,", "\"loss\":["), "four numbers are needed");
    row("five scores", with("\"loss\":[1.77,", "\"loss\":[1,1.77,"), "trials[0].read[0].loss has 5; at most 4");
    row("a position more", with("\"loss_by_position\":[", "\"loss_by_position\":[1,"),
        "trials[0].read[0].loss_by_position has 129; 128 numbers or none can be there");
    row("a weight more", with("\"trained\":[", "\"trained\":[1,"), "attention.trained has 65; 64 numbers or none");
    row("an unknown scaling", with("\"scaling\":\"ntk\"", "\"scaling\":\"x\""), "trials[0].read[1].reading.scaling is");
    row("a reading twice", with("\"scaling\":\"ntk\",\"factor\":8.0", "\"scaling\":\"none\",\"factor\":0"),
        "trials[0].read[1].reading is");
    row("not the plain one first", with("\"scaling\":\"none\"", "\"scaling\":\"yarn\""), "has to be the plain one");
    row("no base64", with("\"weights\":\"", "\"weights\":\"?"), "trials[0].weights is");
    row("weights that are not finite", with("\"dropped_weights\":\"", "\"dropped_weights\":\"AADAfwAAwH8AAMB/"),
        "trials[0].dropped_weights is");
    row("read though diverged", with("\"seconds\":7.25,", "\"seconds\":7.25,\"diverged_at\":3,"), "trials[0].read is");
    row("deep", "{\"format\": " + std::string(200, '[') + std::string(200, ']') + "}", "nested deeper than 100");
}

void tst_LabResultFile::hostileFilesAreRefusedByPlaceAndReason()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, complaint);
    try {
        readLabResult(text.toStdString(), "r.json");
        QFAIL("it was taken");
    } catch (const FileError& error) {
        QVERIFY2(QByteArray(error.what()).startsWith("r.json"), error.what());
        QVERIFY2(QByteArray(error.what()).contains(complaint), error.what());
    }
}

void tst_LabResultFile::aFileThatIsNotThereIsNamed()
{
    try {
        openLabResult("no/such.json");
        QFAIL("it was opened");
    } catch (const FileError& error) {
        QVERIFY2(QByteArray(error.what()).startsWith("no/such.json"), error.what());
    }
}

WHORL_CORE_TEST(tst_LabResultFile)
#include "tst_lab_result_file.moc"
