// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/controls/link_button.h"
#include "app/ui/controls/number_field.h"
#include "app/ui/controls/parameter_control.h"
#include "app/ui/controls/value_slider.h"
#include "app/ui/inspector/formula_view.h"
#include "app/ui/inspector/inspector.h"
#include "app/ui/inspector/parameter_row.h"
#include "app/ui/look/appearance.h"
#include "core/catalogue.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <set>

using namespace whorl;

class tst_Inspector : public QObject {
    Q_OBJECT

private slots:
    void everyParameterHasARow_data();
    void everyParameterHasARow();
    void aDragIsOneUndoEntry();
    void linkedPanelsFollowAndOthersStay();
    void aRefusedValueLeavesTheBoardAlone();
    void aContradictionIsRefusedToo();
    void whatTheNextChangeMakesRoomForIsTaken();
    void resetBringsTheDefaultsBack();
    void theFormulaHoldsTheProbedCell();
    void anEmptyBoardIsShownAsNothing();
    void undoIsSeenInTheControls();
    void undoKeysMeanTheBoardOnceTheValueCounts();
    void undoKeysMeanTheTextWhileItDoesNotCount();
    void aRefusalEndsWithTheNextGoodValue_data();
    void aRefusalEndsWithTheNextGoodValue();
    void aListBeginsWithANumberPerChannel();
    void aTableIsChosenAmongThoseOfItsFile();
    void everySourceFitsTheWidth_data();
    void everySourceFitsTheWidth();

private:
    Appearance m_appearance;
};

namespace {

Board boardOf(const std::vector<std::pair<std::string, std::string>>& panels)
{
    Board board;
    for (const auto& [source, quantity] : panels) {
        Panel panel;
        panel.source = source;
        panel.quantity = quantity;
        board.panels.push_back(panel);
    }
    return board;
}

const Board sinusoidal = boardOf({{"sinusoidal", "encoding"}, {"sinusoidal", "similarity"}});

/// An inspector that shows the first panel of a board.
struct Shown {
    Shown(const Board& board, Appearance& appearance)
        : inspector((document.reset(board), document), appearance)
    {
        inspector.resize(312, 800);
        inspector.showPanel(board.panels.empty() ? -1 : 0);
        inspector.show();
    }

    ParameterRow* row(std::string_view id) const
    {
        for (ParameterRow* row : inspector.findChildren<ParameterRow*>())
            if (row->parameter().id == id)
                return row;
        return nullptr;
    }
    QString refusal(std::string_view id) const
    {
        const auto* label = row(id)->findChild<QLabel*>("refusal");
        return label->isHidden() ? QString() : label->text();
    }
    void type(std::string_view id, const QString& text) const
    {
        auto* field = row(id)->findChild<NumberField*>();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    /// The undo of the main window, with its keys.
    void addUndo()
    {
        QAction* undo = document.undoStack()->createUndoAction(&inspector);
        undo->setShortcut(QKeySequence::Undo);
        inspector.addAction(undo);
        inspector.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&inspector));
    }
    const Values& values(std::size_t panel = 0) const { return document.board().panels[panel].values; }

    Document document;
    Inspector inspector;
};

}  // namespace

void tst_Inspector::everyParameterHasARow_data()
{
    QTest::addColumn<QString>("source");
    for (const Source& source : catalogue())
        QTest::newRow(std::string(source.info.id).c_str()) << QString::fromStdString(std::string(source.info.id));
}

void tst_Inspector::everyParameterHasARow()
{
    QFETCH(const QString, source);
    const Source& known = findSource(source.toStdString());

    const Shown shown(boardOf({{source.toStdString(), std::string(known.quantities.front().id)}}), m_appearance);

    QCOMPARE(shown.inspector.findChildren<ParameterRow*>().size(), qsizetype(known.parameters.size()));
    for (const Parameter& parameter : known.parameters)
        QVERIFY(shown.row(parameter.id));
}

void tst_Inspector::aDragIsOneUndoEntry()
{
    Shown shown(sinusoidal, m_appearance);
    auto* slider = shown.row("base")->findChild<ValueSlider*>();

    QTest::mousePress(slider, Qt::LeftButton, {}, QPoint(10, 13));
    for (int x = 12; x < slider->width() - 10; ++x)
        QTest::mouseMove(slider, QPoint(x, 13));
    QTest::mouseRelease(slider, Qt::LeftButton, {}, QPoint(slider->width() - 10, 13));

    QCOMPARE(shown.document.undoStack()->count(), 1);
    QCOMPARE(std::get<double>(shown.values().at("base")), slider->value());
}

void tst_Inspector::linkedPanelsFollowAndOthersStay()
{
    Board board = boardOf({{"sinusoidal", "encoding"}, {"sinusoidal", "gram"}, {"sinusoidal", "similarity"}});
    board.panels[2].linked = false;
    const Shown shown(board, m_appearance);

    shown.type("length", "64");

    QCOMPARE(std::get<std::int64_t>(shown.values(1).at("length")), std::int64_t{64});
    QVERIFY(shown.values(2).empty());
}

void tst_Inspector::aRefusedValueLeavesTheBoardAlone()
{
    const Shown shown(sinusoidal, m_appearance);

    shown.type("base", "-3");

    QVERIFY(shown.values().empty());
    QVERIFY2(shown.refusal("base").contains(QString::fromUtf8("\u22123")), qPrintable(shown.refusal("base")));
    shown.type("base", "20000");
    QVERIFY(shown.refusal("base").isEmpty());
    QCOMPARE(std::get<double>(shown.values().at("base")), 20'000.0);
}

void tst_Inspector::aContradictionIsRefusedToo()
{
    const Shown shown(boardOf({{"rope", "frequencies"}}), m_appearance);

    shown.type("dimension", "7");

    QVERIFY(shown.values().empty());
    QVERIFY(!shown.refusal("dimension").isEmpty());
}

void tst_Inspector::resetBringsTheDefaultsBack()
{
    Board board = sinusoidal;
    board.panels[0].values = board.panels[1].values = {{"dimension", std::int64_t{64}}};
    const Shown shown(board, m_appearance);
    QAbstractButton* reset = nullptr;
    for (QAbstractButton* button : shown.inspector.findChildren<QAbstractButton*>())
        if (button->text() == "Reset")
            reset = button;

    QVERIFY(reset && reset->isEnabled());
    reset->click();

    QVERIFY(shown.values(0).empty() && shown.values(1).empty());
    QVERIFY(!reset->isEnabled());
}

void tst_Inspector::theFormulaHoldsTheProbedCell()
{
    Shown shown(sinusoidal, m_appearance);
    Probe probe;
    probe.query = 137;
    probe.channel = 42;
    probe.pair = 21;

    shown.document.point(probe);

    const QString line = shown.inspector.findChild<FormulaView*>()->accessibleName();
    QVERIFY2(line.contains("(137, 42)") && line.endsWith("= 0.3786"), qPrintable(line));
    QVERIFY(!line.contains("mod"));
    probe.pinned = true;
    shown.document.point(probe);
    const QString steps = shown.inspector.findChild<FormulaView*>()->accessibleName();
    QVERIFY2(steps.contains("mod 2π = 0.3883") && steps.endsWith(") = 0.3786 = 0.3786"), qPrintable(steps));
    const QString spoken = shown.inspector.findChild<FormulaView*>()->accessibleDescription();
    QVERIFY2(spoken.contains("the sine of p times omega i"), qPrintable(spoken));
}

void tst_Inspector::anEmptyBoardIsShownAsNothing()
{
    Shown shown(Board{}, m_appearance);
    QVERIFY(shown.inspector.findChildren<ParameterRow*>().isEmpty());

    shown.document.reset(sinusoidal);
    shown.inspector.showPanel(0);

    QVERIFY(!shown.inspector.findChildren<ParameterRow*>().isEmpty());
}

void tst_Inspector::undoIsSeenInTheControls()
{
    Shown shown(sinusoidal, m_appearance);
    shown.type("length", "64");

    shown.document.undoStack()->undo();

    QCOMPARE(shown.row("length")->findChild<NumberField*>()->text(), QString("512"));
}

void tst_Inspector::undoKeysMeanTheBoardOnceTheValueCounts()
{
    Shown shown(sinusoidal, m_appearance);
    shown.addUndo();
    auto* field = shown.row("base")->findChild<NumberField*>();
    field->setFocus();
    shown.type("base", "500");
    QCOMPARE(std::get<double>(shown.values().at("base")), 500.0);

    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(shown.values().empty());
    QCOMPARE(field->text(), QString("10000"));

    // Nothing is left to undo, in the field neither.
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(field->text(), QString("10000"));
}

void tst_Inspector::undoKeysMeanTheTextWhileItDoesNotCount()
{
    Shown shown(sinusoidal, m_appearance);
    shown.addUndo();
    shown.type("base", "500");
    auto* field = shown.row("base")->findChild<NumberField*>();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, "77");

    for (int i = 0; i < 4 && field->text() != "500"; ++i)
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);

    QCOMPARE(field->text(), QString("500"));
    QCOMPARE(std::get<double>(shown.values().at("base")), 500.0);
}

void tst_Inspector::aRefusalEndsWithTheNextGoodValue_data()
{
    QTest::addColumn<QString>("way");
    for (const char* way : {"the same value", "another value", "another parameter", "escape", "reset", "undo"})
        QTest::newRow(way) << way;
}

void tst_Inspector::aRefusalEndsWithTheNextGoodValue()
{
    QFETCH(const QString, way);
    Shown shown(sinusoidal, m_appearance);
    shown.type("base", "500");
    auto* field = shown.row("length")->findChild<NumberField*>();
    const QString before = field->text();
    shown.type("length", "9999999999");
    QVERIFY(!shown.refusal("length").isEmpty());

    if (way == "the same value")
        shown.type("length", before);
    else if (way == "another value")
        shown.type("length", "64");
    else if (way == "another parameter")
        shown.type("base", "600");
    else if (way == "escape")
        QTest::keyClick(field, Qt::Key_Escape);
    else if (way == "reset")
        shown.inspector.findChild<LinkButton*>()->click();
    else
        shown.document.undoStack()->undo();

    QCOMPARE(shown.refusal("length"), QString());
    QCOMPARE(field->text(), way == "another value" ? QString("64") : before);
}

void tst_Inspector::aListBeginsWithANumberPerChannel()
{
    Shown shown(boardOf({{"rope", "angles"}}), m_appearance);
    shown.type("dimension", "6");
    auto* box = shown.row("query")->findChild<QComboBox*>();
    box->setFocus();

    QTest::keyClick(box, Qt::Key_End);

    QVERIFY(shown.values().at("query") == Value(std::vector<double>(6, 1.0)));
    QCOMPARE(shown.refusal("query"), QString());
    QCOMPARE(shown.row("query")->findChild<QLineEdit*>()->text(), QString("1,1,1,1,1,1"));
}

void tst_Inspector::aTableIsChosenAmongThoseOfItsFile()
{
    Board board = boardOf({{"table", "facts"}});
    const Shown shipped(board, m_appearance);
    QVERIFY2(shipped.row("tensor")->isHidden(), "one table is no choice");

    board.panels[0].values = {{"file", std::string(WHORL_SOURCE_DIR "/resources/data/tinylm_abs.npz")}};
    Shown shown(board, m_appearance);
    auto* box = shown.row("tensor")->findChild<QComboBox*>();
    QVERIFY(!shown.row("tensor")->isHidden());
    QVERIFY2(box->currentText().startsWith("wte.weight"), qPrintable(box->currentText()));
    QVERIFY(box->currentText().contains(QString::fromUtf8("4000 × 64")));

    const int other = box->findData("wpe.weight");
    box->setCurrentIndex(other);
    emit box->activated(other);

    QVERIFY(shown.values().at("tensor") == Value(std::string("wpe.weight")));
    QCOMPARE(shown.document.undoStack()->count(), 1);
    shown.document.undoStack()->undo();
    QVERIFY(box->currentText().startsWith("wte.weight"));
}

void tst_Inspector::everySourceFitsTheWidth_data()
{
    everyParameterHasARow_data();
}

void tst_Inspector::everySourceFitsTheWidth()
{
    QFETCH(const QString, source);
    const Source& known = findSource(source.toStdString());

    // Rows differ by the kind of a quantity, not by the quantity.
    std::set<QuantityKind> kinds;
    for (const auto& quantity : known.quantities) {
        if (!kinds.insert(quantity.kind).second)
            continue;
        for (const int width : {312, 272}) {
            Shown shown(boardOf({{source.toStdString(), std::string(quantity.id)}}), m_appearance);
            shown.inspector.resize(width, 800);
            QCoreApplication::processEvents();
            QVERIFY2(shown.inspector.widget()->minimumSizeHint().width() <= shown.inspector.viewport()->width(),
                     qPrintable(QString("%1 at %2: %3")
                                    .arg(std::string(quantity.id).c_str())
                                    .arg(width)
                                    .arg(shown.inspector.widget()->minimumSizeHint().width())));
        }
    }
}

void tst_Inspector::whatTheNextChangeMakesRoomForIsTaken()
{
    // All the numbers of a long text's future keys: refused until the text is shorter.
    Board board = boardOf({{"xpos", "score"}});
    board.panels[0].values = {{"length", std::int64_t{4'194'304}}, {"scale_base", 1.0}};
    const Shown shown(board, m_appearance);
    for (QAbstractButton* button : shown.row("mode")->findChildren<QAbstractButton*>())
        if (button->text() == "Full")
            button->click();
    QVERIFY(!shown.refusal("mode").isEmpty());

    shown.type("length", "8");

    QVERIFY(shown.values().at("length") == Value(std::int64_t{8}));
    QVERIFY(shown.values().contains("mode"));
    QCOMPARE(shown.refusal("mode"), QString());
}

WHORL_APP_TEST(tst_Inspector)
#include "tst_inspector.moc"
