// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/settings.h"
#include "app/ui/window/vector_files.h"
#include "core/catalogue.h"
#include "core/embedding/vector_table.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace whorl;
using whorl::test::contents;
using whorl::test::put;

class tst_VectorFiles : public QObject {
    Q_OBJECT

private slots:
    void textAndArrayHoldExactlyWhatIsShown();
    void aTableIsSavedAsFarAsItIsUsed();
    void whatCannotBeWrittenIsSaidWithItsName_data();
    void whatCannotBeWrittenIsSaidWithItsName();
};

namespace {

Panel learnt(std::int64_t steps, std::int64_t pairs)
{
    Panel panel;
    panel.source = "word2vec";
    panel.quantity = "map";
    panel.values = {{"steps", steps}, {"pairs", pairs}};
    return panel;
}

struct Stage {
    QString path(const QString& name) const { return folder.filePath(name); }

    QTemporaryDir folder;
    Settings settings;
    VectorFiles files{settings, nullptr};
    QSignalSpy saved{&files, &VectorFiles::saved}, failed{&files, &VectorFiles::failed};
};

}  // namespace

void tst_VectorFiles::textAndArrayHoldExactlyWhatIsShown()
{
    Stage stage;
    const Panel panel = learnt(3, 2);

    QVERIFY(stage.files.save(panel, stage.path("a.vec")));
    QVERIFY(stage.files.save(panel, stage.path("b.npy")));

    QCOMPARE(stage.saved.count(), 2);
    QVERIFY(stage.saved.first().first().toString().contains("a.vec"));
    const auto shown = findSource("word2vec").vectors(panel.values, {});
    for (const char* name : {"a.vec", "b.npy"}) {
        const auto read = openVectors(stage.path(name).toStdString());
        QCOMPARE(read->values, shown->values);
        QCOMPARE(read->words->words(), shown->words->words());
    }
}

void tst_VectorFiles::aTableIsSavedAsFarAsItIsUsed()
{
    Stage stage;
    Panel panel;
    panel.source = "table";
    panel.quantity = "neighbours";
    panel.values = {{"limit", std::int64_t{20}}, {"columns", std::int64_t{5}}};

    QVERIFY(stage.files.save(panel, stage.path("x.vec")));

    QVERIFY(contents(stage.path("x.vec")).startsWith("20 5\nthe "));
}

void tst_VectorFiles::whatCannotBeWrittenIsSaidWithItsName_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("no folder") << "nowhere/a.vec";
    QTest::newRow("another suffix") << "a.txt";
    QTest::newRow("words of another table") << "other.npy";
}

void tst_VectorFiles::whatCannotBeWrittenIsSaidWithItsName()
{
    QFETCH(const QString, name);
    Stage stage;
    put(stage.path("other.vocab.txt"), "one\n");

    QVERIFY(!stage.files.save(learnt(1, 0), stage.path(name)));

    QCOMPARE(stage.failed.count(), 1);
    const QString sentence = stage.failed.first().first().toString();
    QVERIFY2(sentence.contains(QFileInfo(name).completeBaseName()), qPrintable(sentence));
    QVERIFY(!QFileInfo::exists(stage.path(name)));
    QCOMPARE(contents(stage.path("other.vocab.txt")), QByteArray("one\n"));
}

WHORL_APP_TEST(tst_VectorFiles)
#include "tst_vector_files.moc"
