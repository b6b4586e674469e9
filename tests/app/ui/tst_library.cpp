// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/panel_mime.h"
#include "app/ui/library/library.h"
#include "app/ui/library/library_model.h"
#include "app/ui/look/appearance.h"
#include "core/catalogue.h"
#include "tests/support/test_main.h"

#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QTreeView>

using namespace whorl;

class tst_Library : public QObject {
    Q_OBJECT

private slots:
    void everySourceOfTheCatalogueIsListedOnce();
    void typingFindsEncodingsAndQuantities();
    void returnAddsThePanelOfTheFirstHit();
    void controlReturnAsksForTheSelectedPanel();
    void aNameThatIsTypedComesBeforeWhatOnlyMentionsIt_data();
    void aNameThatIsTypedComesBeforeWhatOnlyMentionsIt();
    void arrowsMoveFromTheSearchField();
    void aClickSelectsAndADoubleClickChooses();
    void aDragCarriesThePanel();
};

namespace {

void collect(const QAbstractItemModel& model, const QModelIndex& parent, LibraryRow kind, QStringList& found)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (libraryRow(index) == kind)
            found += index.data(LibraryModel::idRole).toString();
        collect(model, index, kind, found);
    }
}

struct Stage {
    void type(const QString& text) { QTest::keyClicks(search, text); }
    QModelIndex current() const { return tree->currentIndex(); }

    Appearance appearance;
    Library library{appearance};
    QLineEdit* search = library.findChild<QLineEdit*>();
    QTreeView* tree = library.findChild<QTreeView*>();
    QSignalSpy chosen{&library, &Library::panelChosen};
    QSignalSpy boards{&library, &Library::boardChosen};
};

}  // namespace

void tst_Library::everySourceOfTheCatalogueIsListedOnce()
{
    const LibraryModel model;
    QStringList ids;
    collect(model, {}, LibraryRow::source, ids);

    QCOMPARE(ids.size(), static_cast<qsizetype>(catalogue().size()));
    for (const Source& source : catalogue())
        QCOMPARE(ids.count(QString::fromUtf8(source.info.id.data(), source.info.id.size())), 1);
}

void tst_Library::typingFindsEncodingsAndQuantities()
{
    LibraryModel model;
    LibraryFilter filter;
    filter.setSourceModel(&model);
    QStringList sources, quantities;

    filter.search("alib");
    collect(filter, {}, LibraryRow::source, sources);
    QCOMPARE(sources, QStringList{"alibi"});

    filter.search("WAVELENGTHS sinusoidal");
    collect(filter, {}, LibraryRow::quantity, quantities);
    QCOMPARE(quantities, QStringList{"sinusoidal"});

    sources.clear();
    filter.search("no such thing");
    collect(filter, {}, LibraryRow::source, sources);
    QVERIFY(sources.isEmpty());
}

void tst_Library::returnAddsThePanelOfTheFirstHit()
{
    Stage stage;
    stage.type("rope");
    QTest::keyClick(stage.search, Qt::Key_Return);

    QCOMPARE(stage.chosen.count(), 1);
    const auto panel = stage.chosen.first().at(0).value<Panel>();
    QCOMPARE(panel.source, std::string("rope"));
    QCOMPARE(panel.quantity, std::string(findSource("rope").quantities.front().id));
    QVERIFY(stage.chosen.first().at(1).toBool());
    QVERIFY(stage.search->text().isEmpty());
    QVERIFY(!stage.search->isUndoAvailable());
}

void tst_Library::controlReturnAsksForTheSelectedPanel()
{
    Stage stage;
    stage.type("alibi");
    QTest::keyClick(stage.search, Qt::Key_Return, Qt::ControlModifier);

    QCOMPARE(stage.chosen.count(), 1);
    QVERIFY(!stage.chosen.first().at(1).toBool());
}

void tst_Library::aNameThatIsTypedComesBeforeWhatOnlyMentionsIt_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<LibraryRow>("kind");
    QTest::addColumn<QString>("id");

    QTest::newRow("board, also a quantity") << "truncation" << LibraryRow::board << "truncation";
    QTest::newRow("the beginning of a board") << "trunc" << LibraryRow::board << "truncation";
    QTest::newRow("board of two words") << "Embedding  space" << LibraryRow::board << "word-map";
    QTest::newRow("an encoding by its id") << "t5" << LibraryRow::source << "t5";
    QTest::newRow("quantity") << "parallelogram" << LibraryRow::quantity << "table";
}

void tst_Library::aNameThatIsTypedComesBeforeWhatOnlyMentionsIt()
{
    QFETCH(QString, typed);
    QFETCH(LibraryRow, kind);
    QFETCH(QString, id);
    Stage stage;
    stage.type(typed);

    QCOMPARE(libraryRow(stage.current()), kind);
    QCOMPARE(stage.current().data(LibraryModel::idRole).toString(), id);
    QTest::keyClick(stage.search, Qt::Key_Return);
    QCOMPARE(stage.boards.count(), kind == LibraryRow::board ? 1 : 0);
    QCOMPARE(stage.chosen.count(), kind == LibraryRow::board ? 0 : 1);
}

void tst_Library::aClickSelectsAndADoubleClickChooses()
{
    Stage stage;
    stage.library.resize(240, 700);
    stage.library.show();
    stage.type("alibi");
    const QModelIndex row = stage.tree->indexBelow(stage.current());
    const QPoint place = stage.tree->visualRect(row).center();

    QTest::mouseClick(stage.tree->viewport(), Qt::LeftButton, {}, place);
    QVERIFY(stage.current() == row);
    QCOMPARE(stage.chosen.count(), 0);

    QTest::mouseDClick(stage.tree->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(stage.chosen.count(), 1);
    QVERIFY(!stage.chosen.first().at(1).toBool());
}

void tst_Library::arrowsMoveFromTheSearchField()
{
    Stage stage;
    stage.type("alibi");
    const QModelIndex first = stage.current();
    QTest::keyClick(stage.search, Qt::Key_Down);

    QVERIFY(stage.current() != first);
    QCOMPARE(libraryRow(stage.current()), LibraryRow::quantity);

    QTest::keyClick(stage.search, Qt::Key_Up);
    QVERIFY(stage.current() == first);

    QTest::keyClick(stage.search, Qt::Key_Escape);
    QVERIFY(stage.search->text().isEmpty());
}

void tst_Library::aDragCarriesThePanel()
{
    Panel panel;
    panel.source = "t5";
    panel.quantity = "bias";

    const auto data = panelMime(panel);

    QVERIFY(data->hasFormat("application/x-whorl-panel"));
    QVERIFY(panelFromMime(*data) == panel);
    QMimeData nonsense;
    nonsense.setData(panelMimeName(), "{");
    QVERIFY(!panelFromMime(nonsense));
}

WHORL_APP_TEST(tst_Library)
#include "tst_library.moc"
