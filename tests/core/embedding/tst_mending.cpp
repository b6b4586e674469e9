// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"
#include "core/mendable_error.h"
#include "core/progress.h"
#include "core/projection/projection.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

#include <fstream>

using namespace whorl;
using namespace whorl::test;

/// What an error offers mends it.
class tst_Mending : public QObject {
    Q_OBJECT

private slots:
    void whatIsOfferedDoes_data();
    void whatIsOfferedDoes();
    void aMapThatTakesTooLongOffersASampleWithAnEstimate();
};

namespace {

MendableError errorOf(const std::string& source, const std::string& quantity, const Values& values)
{
    try {
        findSource(source).evaluate(quantity, values);
    } catch (const MendableError& error) {
        return error;
    }
    throw std::runtime_error("no error that can be mended");
}

QString printed(const Value& value)
{
    return QString::fromStdString(printValue(value));
}

}  // namespace

void tst_Mending::whatIsOfferedDoes_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("quantity");
    QTest::addColumn<Values>("values");
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<QString>("offered");
    const auto text = [](const char* words) { return Value(std::string(words)); };
    QTest::newRow("a perplexity for few words") << "table"
                                                << "projection"
                                                << Values{{"method", text("tsne")},
                                                          {"isolated", true},
                                                          {"words", text("king queen man woman apple pear juice")},
                                                          {"steps", std::int64_t{5}}}
                                                << "perplexity"
                                                << "2";
    QTest::newRow("a misspelt word") << "table"
                                     << "analogy" << Values{{"a", text("kingg")}} << "a"
                                     << "king";
    QTest::newRow("one of several words")
        << "table"
        << "context_weights" << Values{{"sentence", text("she  ate applle")}} << "sentence"
        << "she  ate apple";
    QTest::newRow("a word like no other") << "table"
                                          << "neighbours" << Values{{"word", text("qqqqqqqqqqqq")}} << "word"
                                          << "the";
    QTest::newRow("a count that no word has")
        << "word2vec"
        << "pair" << Values{{"corpus", casePath("F07/counts.txt")}, {"min_count", std::int64_t{1000}}} << "min_count"
        << "";
    QTest::newRow("a count that one word has")
        << "word2vec"
        << "pair" << Values{{"corpus", text("kjv")}, {"min_count", std::int64_t{11'200}}, {"steps", std::int64_t{1}}}
        << "min_count"
        << "";
}

void tst_Mending::whatIsOfferedDoes()
{
    QFETCH(const QString, source);
    QFETCH(const QString, quantity);
    QFETCH(Values, values);
    QFETCH(const QString, parameter);
    QFETCH(const QString, offered);
    const MendableError error = errorOf(source.toStdString(), quantity.toStdString(), values);
    QCOMPARE(QString::fromStdString(error.where()), parameter);
    if (!offered.isEmpty())
        QCOMPARE(printed(error.mend()), offered);
    values[error.where()] = error.mend();
    values.try_emplace("epochs", std::int64_t{1});
    if (source != "word2vec")
        values.erase("epochs");
    findSource(source.toStdString()).evaluate(quantity.toStdString(), values);
}

void tst_Mending::aMapThatTakesTooLongOffersASampleWithAnEstimate()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("many.vec").toStdString();
    constexpr int many = 60'000;
    std::ofstream file(path);
    for (int row = 0; row < many; ++row)
        file << 'w' << row << ' ' << row % 251 + 1 << ' ' << row % 257 + 1 << '\n';
    file.close();
    Values values{{"file", path}, {"method", std::string("tsne")}, {"steps", std::int64_t{100'000}}};

    const MendableError error = errorOf("table", "projection", values);
    QCOMPARE(error.where(), std::string("limit"));
    QCOMPARE(error.found(), std::string("60000 words"));
    ProjectionOptions options;
    options.method = ProjectionMethod::tsne;
    options.iterations = 100'000;
    const auto minutes = std::lround(expectedSeconds(many, 2, options) / 60);
    QCOMPARE(error.expected(),
             "that takes about " + std::to_string(minutes) + " minutes here; the first 20000 are enough for a map");
    QCOMPARE(printed(error.mend()), QString("20000"));

    // The sample is begun, which is all that anybody can wait for here.
    values["limit"] = error.mend();
    Watch watch;
    watch.progress = [](double share) { return share < 0.01; };
    QVERIFY_THROWS_EXCEPTION(Cancelled, findSource("table").evaluate("projection", values, watch));
}

WHORL_CORE_TEST(tst_Mending)
#include "tst_mending.moc"
