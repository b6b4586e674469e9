// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"
#include "core/embedding/groups.h"
#include "core/embedding/table_colours.h"
#include "core/files/npy.h"
#include "core/mendable_error.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

#include <set>

using namespace whorl;

class tst_TableColours : public QObject {
    Q_OBJECT

private slots:
    void classesOfAListColourItsWords();
    void numbersOfAListAreValues();
    void aListBesideAMatrixIsFound();
    void aListOfAnotherTableIsLeftAlone();
    void aChangedListIsReadAnew();
    void columnsThatCannotBeShownAreRefusedWithOneThatCan();
    void theColumnsAreOffered();
    void withoutColumnsGroupsAreShown();
    void chosenWordsKeepTheirClasses();
    void groupsAreNamedByTheirMiddles();
};

namespace {

constexpr const char* kinds = "word\tkind\tcount\tnote\ncat\tnoun\t5\t\ngo\tverb\t7\t\nrun\tverb\t\t\n";

/// Three vectors and a list of their words.
struct Stage {
    QTemporaryDir folder;
    std::string file;

    explicit Stage(const char* list = kinds, const char* listName = "metadata.tsv", bool asNpy = false)
    {
        if (asNpy) {
            const std::vector<double> values{1, 0, 0, 1, 1, 1};
            const std::string bytes = npyBytes(values, std::array<std::int64_t, 2>{3, 2});
            file = put("vectors.npy", bytes.c_str(), bytes.size());
        } else {
            file = put("vectors.tsv", "1\t0\n0\t1\n1\t1\n");
        }
        put(listName, list);
    }

    std::string put(const char* name, const char* bytes, std::size_t count = 0) const
    {
        const QString path = folder.filePath(name);
        test::put(path, count > 0 ? QByteArray(bytes, static_cast<qsizetype>(count)) : QByteArray(bytes));
        return path.toStdString();
    }

    Points map(const std::string& column, Values values = {}) const
    {
        values.insert({{"file", file}, {"method", std::string("none")}, {"colour", std::string("column")}});
        values["colour_column"] = column;
        return std::get<Points>(findSource("table").evaluate("projection", values));
    }
};

std::string mendOf(const Stage& stage, const std::string& column)
{
    try {
        stage.map(column);
    } catch (const MendableError& error) {
        return error.where() + "=" + std::get<std::string>(error.mend());
    }
    return {};
}

}  // namespace

void tst_TableColours::classesOfAListColourItsWords()
{
    for (const char* column : {"", "kind"}) {
        const Points points = Stage().map(column);
        QCOMPARE(points.classNames, (std::vector<std::string>{"verb", "noun"}));
        QCOMPARE(points.valueLabel, std::string("\u201ckind\u201d"));
        QCOMPARE(points.classOf(0), std::int64_t{1});
        QCOMPARE(points.classOf(2), std::int64_t{0});
        QVERIFY(!points.value);
    }
}

void tst_TableColours::numbersOfAListAreValues()
{
    const Points points = Stage().map("count");
    QVERIFY(!points.classOf);
    QCOMPARE(points.value(1), 7.0);
    QVERIFY(std::isnan(points.value(2)));
    QCOMPARE(points.label(2), std::string("run"));
}

void tst_TableColours::aListBesideAMatrixIsFound()
{
    for (const char* name : {"metadata.tsv", "vectors.metadata.tsv"}) {
        const Stage stage(kinds, name, true);
        const Points points = stage.map("kind");
        QCOMPARE(points.label(1), std::string("go"));
        QCOMPARE(points.classOf(1), std::int64_t{0});
    }
    // Words of their own stay; the list has the columns.
    const Stage both(kinds, "vectors.metadata.tsv", true);
    both.put("vectors.vocab.txt", "chat\naller\ncourir\n");
    const Points points = both.map("kind");
    QCOMPARE(points.label(1), std::string("aller"));
    QCOMPARE(points.classOf(1), std::int64_t{0});
}

void tst_TableColours::aListOfAnotherTableIsLeftAlone()
{
    const Stage stage("word\tkind\na\tx\n", "metadata.tsv", true);
    QCOMPARE(openVectors(stage.file)->word(2), std::string("2"));
    QVERIFY(!openVectors(stage.file)->columns);
    QVERIFY_THROWS_EXCEPTION(FileError,
                             openVectors(stage.file, {}, stage.folder.filePath("metadata.tsv").toStdString()));
}

void tst_TableColours::aChangedListIsReadAnew()
{
    const Stage stage;
    QCOMPARE(stage.map("kind").classNames.front(), std::string("verb"));
    stage.put("metadata.tsv", "word\tkind\ncat\tanimal\ngo\tmotion\nrun\tmotion\n");
    QCOMPARE(stage.map("kind").classNames.front(), std::string("motion"));
}

void tst_TableColours::columnsThatCannotBeShownAreRefusedWithOneThatCan()
{
    QCOMPARE(mendOf(Stage(), "sort"), std::string("colour_column=kind"));
    QCOMPARE(mendOf(Stage(), "note"), std::string("colour_column=kind"));
}

void tst_TableColours::theColumnsAreOffered()
{
    const auto names = [](const Stage& stage) {
        std::vector<std::string> all;
        for (const Offer& each : findSource("table").offers({{"file", stage.file}}, "colour_column"))
            all.push_back(each.value + (each.isUsual ? "*" : ""));
        return all;
    };
    QCOMPARE(names(Stage()), (std::vector<std::string>{"kind*", "count"}));
    QVERIFY(names(Stage("cat\ngo\nrun\n")).empty());
    QVERIFY(findSource("table").offers({}, "colour_column").empty());
}

void tst_TableColours::withoutColumnsGroupsAreShown()
{
    const Points points = Stage("cat\ngo\nrun\n").map("kind");
    QVERIFY(points.classOf && !points.value);
    QVERIFY(points.quality.find("coloured by groups") != std::string::npos);
}

void tst_TableColours::chosenWordsKeepTheirClasses()
{
    const Points points = Stage().map("kind", {{"isolated", true}, {"words", std::string("run cat")}});
    QCOMPARE(points.axis.count, std::int64_t{2});
    QCOMPARE(points.classOf(0), std::int64_t{0});
    QCOMPARE(points.classOf(1), std::int64_t{1});
}

void tst_TableColours::groupsAreNamedByTheirMiddles()
{
    const auto points = std::get<Points>(findSource("table").evaluate("projection", {}));
    QCOMPARE(points.classNames.size(), std::size_t{8});
    const std::set<std::string> different(points.classNames.begin(), points.classNames.end());
    QCOMPARE(different.size(), std::size_t{8});
    for (std::size_t group = 0; group < points.classNames.size(); ++group) {
        const auto row = points.axis.find(points.classNames[group]);
        QVERIFY(row);
        QCOMPARE(points.classOf(*row), static_cast<std::int64_t>(group));
    }
}

WHORL_CORE_TEST(tst_TableColours)
#include "tst_table_colours.moc"
