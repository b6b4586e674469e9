// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"
#include "core/mendable_error.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

/// What an error offers mends it.
class tst_Mending : public QObject {
    Q_OBJECT

private slots:
    void whatIsOfferedDoes_data();
    void whatIsOfferedDoes();
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

WHORL_CORE_TEST(tst_Mending)
#include "tst_mending.moc"
