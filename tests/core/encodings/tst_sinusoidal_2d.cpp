// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/sinusoidal_2d.h"

#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Sinusoidal2d : public QObject {
    Q_OBJECT

private slots:
    void encodingsAgreeWithTheModels_data() { goldenRows("sinusoidal_2d"); }
    void encodingsAgreeWithTheModels();
    void everyEncodingHasTheSameLength_data() { addVariants(); }
    void everyEncodingHasTheSameLength();
    void similarityIsTheCosineOfTheEncodings_data() { addVariants(); }
    void similarityIsTheCosineOfTheEncodings();
    void mapShowsAPatchWhereItStands();
    void frequenciesAreThoseOfAStep();
    void simpleVitNeedsTwoFrequencies();
    void notesHold();

private:
    void addVariants();
};

namespace {

Sinusoidal2dParameters parametersOf(const Json& given)
{
    Values values{{"variant", given["variant"].get<std::string>()}};
    const auto copy = [&](const char* theirs, const char* ours, std::int64_t factor = 1) {
        if (given.contains(theirs))
            values[ours] = factor * given[theirs].get<std::int64_t>();
    };
    copy("d", "dimension");
    copy("num_pos_feats", "dimension", 2);
    copy("grid", "width");
    copy("grid", "height");
    copy("W", "width");
    copy("H", "height");
    if (given.contains("temperature"))
        values["base"] = given["temperature"].get<double>();
    if (given.contains("normalize"))
        values["normalize"] = given["normalize"].get<bool>();
    if (given.contains("scale") && given["scale"].is_number())
        values["scale"] = given["scale"].get<double>();
    return fromValues<Sinusoidal2dParameters>(values);
}

Field field(const char* quantity, const Values& values)
{
    return std::get<Field>(describe<Sinusoidal2dParameters>().evaluate(quantity, values));
}

}  // namespace

void tst_Sinusoidal2d::addVariants()
{
    QTest::addColumn<QByteArray>("variant");
    for (const char* variant : {"mae", "detr", "simplevit"})
        QTest::newRow(variant) << QByteArray(variant);
}

void tst_Sinusoidal2d::encodingsAgreeWithTheModels()
{
    const Json& golden = goldenCase();
    if (expectsRefusal(golden)) {
        QVERIFY_EXCEPTION_THROWN(parametersOf(golden["params"]), ParameterError);
        return;
    }
    const Sinusoidal2d encoding(parametersOf(golden["params"]));
    const Eigen::ArrayXXd table = encoding.table(golden["params"].value("cls_token", false));
    if (golden["expected"].contains("pe")) {
        GOLDEN_AGREES(golden, "pe", table);
        return;
    }
    // DETR lists channels, each of them a picture.
    Json pictures = Json::array();
    for (Eigen::Index channel = 0; channel < table.cols(); ++channel) {
        Json picture = Json::array();
        for (int y = 0; y < encoding.height(); ++y) {
            Json row = Json::array();
            for (int x = 0; x < encoding.width(); ++x)
                row.push_back(table(y * encoding.width() + x, channel));
            picture.push_back(row);
        }
        pictures.push_back(picture);
    }
    GOLDEN_AGREES(golden, "pe_chw", pictures);
}

void tst_Sinusoidal2d::everyEncodingHasTheSameLength()
{
    QFETCH(const QByteArray, variant);
    const auto parameters = fromValues<Sinusoidal2dParameters>({{"variant", variant.toStdString()}});

    const Eigen::ArrayXXd table = Sinusoidal2d(parameters).table();

    QVERIFY((table.square().rowwise().sum() - parameters.dimension / 2).abs().maxCoeff() < 1e-12);
}

void tst_Sinusoidal2d::similarityIsTheCosineOfTheEncodings()
{
    QFETCH(const QByteArray, variant);
    const Values values{{"variant", variant.toStdString()}, {"width", std::int64_t{5}}, {"height", std::int64_t{3}}};
    const Sinusoidal2d encoding(fromValues<Sinusoidal2dParameters>(values));
    const Eigen::MatrixXd table = encoding.table().matrix();
    const Field map = field("similarity", values), gram = field("gram", values);
    for (std::int64_t query = 0; query < 15; ++query)
        for (std::int64_t key = 0; key < 15; ++key) {
            const double cosine = table.row(query).dot(table.row(key)) / (encoding.dimension() / 2.0);

            QVERIFY(std::abs(map.at(key / 5, key % 5, query) - cosine) < 1e-13);
            QVERIFY(std::abs(gram.at(query, key, 0) - cosine) < 1e-13);
        }
}

void tst_Sinusoidal2d::mapShowsAPatchWhereItStands()
{
    const Values values{{"width", std::int64_t{5}}, {"height", std::int64_t{3}}};
    const Field encoding = field("encoding", values), map = field("map", values);

    // Token 7 of 3 rows of 5 is row 1, column 2.
    QCOMPARE(encoding.at(7, 40, 0), map.at(1, 2, 40));
    QCOMPARE(map.rows.count, 3);
    QCOMPARE(map.columns.count, 5);
}

void tst_Sinusoidal2d::simpleVitNeedsTwoFrequencies()
{
    const Values four{{"variant", std::string("simplevit")}, {"dimension", std::int64_t{4}}};

    QVERIFY_EXCEPTION_THROWN(fromValues<Sinusoidal2dParameters>(four), ParameterError);
}

void tst_Sinusoidal2d::notesHold()
{
    BACKS_NOTE("sinusoidal-2d", "first-half-is-the-column");
    const Sinusoidal2d mae({}), detr(fromValues<Sinusoidal2dParameters>({{"variant", std::string("detr")}}));
    for (std::int64_t channel = 0; channel < 32; ++channel) {
        // One row further down nothing changes in MAE's first half, one column further nothing in DETR's.
        QCOMPARE(mae.at(14, channel), mae.at(0, channel));
        QCOMPARE(detr.at(1, channel), detr.at(0, channel));
        QVERIFY(mae.at(1, 0) != mae.at(0, 0) && detr.at(14, 0) != detr.at(0, 0));
    }

    BACKS_NOTE("sinusoidal-2d", "crosses-not-circles");
    const Field likeness = field("similarity", {});
    for (std::int64_t y = 0; y < 14; ++y)
        for (std::int64_t x = 0; x < 14; ++x) {
            const double sum = likeness.at(0, x, 0) + likeness.at(y, 0, 0) - 1;
            QVERIFY(std::abs(likeness.at(y, x, 0) - sum) < 1e-13);
        }
    // (3, 4) is as far as (0, 5) to Euclid.
    QVERIFY(likeness.at(3, 4, 0) < likeness.at(0, 5, 0));
}

void tst_Sinusoidal2d::frequenciesAreThoseOfAStep()
{
    const auto curves = [](const Values& values) {
        return std::get<Curves>(describe<Sinusoidal2dParameters>().evaluate("frequencies", values));
    };
    const Curves normalized = curves({{"variant", std::string("detr")},
                                      {"normalize", true},
                                      {"width", std::int64_t{3}},
                                      {"height", std::int64_t{40}}});
    const Curves plain = curves({{"variant", std::string("mae")}});

    // A third and a fortieth of a turn.
    QCOMPARE(normalized.series.size(), 2U);
    QVERIFY(std::abs(normalized.series[0].at(0) - 2 * std::acos(-1.0) / 3) < 1e-6);
    QVERIFY(std::abs(normalized.series[1].at(0) - 2 * std::acos(-1.0) / 40) < 1e-6);
    QCOMPARE(plain.series.size(), 1U);
    QCOMPARE(plain.series[0].at(0), 1.0);
    QCOMPARE(plain.series[0].unit, std::string("rad/patch"));
}

WHORL_CORE_TEST(tst_Sinusoidal2d)
#include "tst_sinusoidal_2d.moc"
