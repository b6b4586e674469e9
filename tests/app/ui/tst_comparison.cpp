// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/board_scene.h"
#include "app/ui/board/board_view.h"
#include "app/ui/board/comparison_menu.h"
#include "app/ui/board/panel_widget.h"
#include "app/ui/controls/number_field.h"
#include "app/ui/inspector/inspector.h"
#include "app/ui/inspector/parameter_row.h"
#include "app/ui/inspector/sides_section.h"
#include "app/ui/look/appearance.h"
#include "core/panel_sides.h"
#include "tests/support/test_main.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QMenu>

using namespace whorl;

class tst_Comparison : public QObject {
    Q_OBJECT

private slots:
    void theProbeReadsAAndBAndTheDifference();
    void theMenuSubtractsAndUndoes();
    void theMenuOffersPanelsAndSourcesThatHaveTheQuantity();
    void theMenuSwapsAndShowsAAlone();
    void curvesStandBesideEachOther();
    void noMoreThanEightStandTogether();
    void anotherQuantityIsComparedToo();
    void panelsZoomTogether();
    void aCutLinkDoesNotZoom();
    void bothSidesTakeAValueUnlessOneIsChosen();
    void aSideOfAnotherSourceShowsItsOwnParameters();
    void removingASideLeavesTheOther();
    void aHeadOfBIsChosenApart();
    void theCaptionNamesBoth();
    void theCaptionOfTheBoardHoldsForBoth();
    void aListMayBeMadeAnewWhileItTells();

private:
    Appearance m_appearance;
};

namespace {

Panel panelOf(const std::string& source, const std::string& quantity, const Values& values = {})
{
    Panel panel;
    panel.source = source;
    panel.quantity = quantity;
    panel.values = values;
    return panel;
}

const Values llama{{"scaling", std::string("llama3")}};

Panel cosinesLessLlama()
{
    Panel panel = panelOf("rope", "cosines");
    panel.minus = Operand{"rope", "cosines", llama, {}, {}};
    return panel;
}

struct Shown {
    Shown(std::vector<Panel> panels, Appearance& look)
        : appearance(look)
        , view((document.reset(boardOf(std::move(panels))), document), look)
        , inspector(document, look)
    {
        view.resize(900, 700);
        view.show();
        view.grab();
        inspector.resize(312, 800);
        inspector.showPanel(0);
        inspector.show();
        QCoreApplication::processEvents();
    }

    static Board boardOf(std::vector<Panel> panels)
    {
        Board board;
        board.panels = std::move(panels);
        board.probe.query = 400;
        board.probe.pair = 40;
        return board;
    }
    const Panel& panel(std::size_t index = 0) const { return document.board().panels.at(index); }
    PanelWidget* widget(int index) const
    {
        for (PanelWidget* panel : view.findChildren<PanelWidget*>())
            if (panel->index() == index && !panel->isHidden())
                return panel;
        return nullptr;
    }
    PanelChange changer()
    {
        return [this](const QString& text, const std::function<void(Panel&)>& change) {
            Board board = document.board();
            change(board.panels.front());
            document.edit(board, text);
        };
    }
    /// The words of the menu of the first panel, submenus after their own; triggers the one that is asked for.
    QStringList menu(const QString& submenu = {}, const QString& wanted = {})
    {
        QMenu menu;
        fillComparisonMenu(menu, document.board(), 0, appearance.pictureStyle(view), changer());
        QStringList words;
        for (QAction* action : menu.actions()) {
            words += action->text();
            if (submenu.isEmpty() && action->text() == wanted)
                action->trigger();
            if (!action->menu() || action->text() != submenu)
                continue;
            for (QAction* inner : action->menu()->actions()) {
                words += inner->text();
                if (inner->text() == wanted)
                    inner->trigger();
            }
        }
        QCoreApplication::processEvents();
        return words;
    }
    ParameterRow* row(std::string_view id) const
    {
        for (ParameterRow* row : inspector.findChildren<ParameterRow*>())
            if (row->parameter().id == id)
                return row;
        return nullptr;
    }
    void type(std::string_view id, const QString& text) const
    {
        auto* field = row(id)->findChild<NumberField*>();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    void press(const QString& word) const
    {
        for (QAbstractButton* button : inspector.findChild<SidesSection*>()->findChildren<QAbstractButton*>())
            if (button->text() == word) {
                button->click();
                break;
            }
        QTest::qWait(0);
        QCoreApplication::processEvents();
    }

    Appearance& appearance;
    Document document;
    BoardView view;
    Inspector inspector;
};

Value held(const Values& values, const char* id)
{
    const auto found = values.find(id);
    return found == values.end() ? Value(false) : found->second;
}

}  // namespace

void tst_Comparison::theProbeReadsAAndBAndTheDifference()
{
    const Shown shown({cosinesLessLlama()}, m_appearance);

    const Readout items = shown.widget(0)->readout();

    QStringList labels;
    for (const ReadoutItem& item : items)
        labels += item.label;
    QCOMPARE(labels, (QStringList{"m", "pair", "A", "B", "A − B"}));
    QCOMPARE(shown.widget(0)->value()->label, QStringLiteral("A − B"));
}

void tst_Comparison::theMenuSubtractsAndUndoes()
{
    Shown shown({panelOf("rope", "cosines")}, m_appearance);

    shown.menu("Subtract", "A copy of itself");

    QVERIFY(shown.panel().minus.has_value());
    QCOMPARE(shown.panel().minus->quantity, std::string("cosines"));
    shown.document.undoStack()->undo();
    QVERIFY(!shown.panel().minus.has_value());
}

void tst_Comparison::theMenuOffersPanelsAndSourcesThatHaveTheQuantity()
{
    Shown shown({panelOf("alibi", "bias"), panelOf("t5", "bias"), panelOf("alibi", "slopes")}, m_appearance);

    const QStringList words = shown.menu("Subtract", "KERPLE");

    QVERIFY(words.contains("Bias · T5"));
    QVERIFY(!words.join(' ').contains("Slopes"));
    QCOMPARE(shown.panel().minus->source, std::string("kerple"));
}

void tst_Comparison::theMenuSwapsAndShowsAAlone()
{
    Shown shown({cosinesLessLlama()}, m_appearance);

    shown.menu({}, "Swap A and B");
    QVERIFY(shown.panel().values == llama);
    QVERIFY(shown.panel().minus->values.empty());

    shown.menu({}, "Show A alone");
    QVERIFY(!shown.panel().minus.has_value());
    QVERIFY(shown.panel().values == llama);
}

void tst_Comparison::curvesStandBesideEachOther()
{
    Shown shown({panelOf("rope", "divisors", llama)}, m_appearance);

    shown.menu("Add curves of", "A copy of itself");
    shown.view.grab();

    const std::shared_ptr<const PanelData> data = shown.widget(0)->picture().data();
    QCOMPARE(std::get<Curves>(data->data.front()).series.size(), 2U);
}

void tst_Comparison::noMoreThanEightStandTogether()
{
    Shown shown({panelOf("rope", "divisors", llama)}, m_appearance);

    for (int i = 0; i < 9; ++i)
        shown.menu("Add curves of", "A copy of itself");

    QCOMPARE(sideCount(shown.panel()), maximumCurves);
}

void tst_Comparison::anotherQuantityIsComparedToo()
{
    const Panel sines = withQuantity(cosinesLessLlama(), "sines");
    QCOMPARE(sines.minus->quantity, std::string("sines"));
    QVERIFY(sines.minus->values == llama);

    QVERIFY(!withQuantity(cosinesLessLlama(), "rotors").minus.has_value());
}

void tst_Comparison::panelsZoomTogether()
{
    Shown shown({panelOf("rope", "cosines"), panelOf("rope", "sines"), panelOf("rope", "divisors", llama)},
                m_appearance);

    shown.widget(0)->zoom(2);

    QVERIFY(shown.panel(0).rows && shown.panel(0).columns);
    QVERIFY(shown.panel(1).rows == shown.panel(0).rows);
    QVERIFY(shown.panel(1).columns == shown.panel(0).columns);
    QVERIFY(shown.panel(2).columns == shown.panel(0).columns);
    shown.widget(1)->fit();
    for (const std::size_t index : {0U, 1U, 2U})
        QVERIFY(!shown.panel(index).rows && !shown.panel(index).columns);
}

void tst_Comparison::aCutLinkDoesNotZoom()
{
    Panel cut = panelOf("rope", "sines");
    cut.linkedZoom = false;
    Shown shown({panelOf("rope", "cosines"), cut}, m_appearance);

    shown.widget(0)->zoom(2);
    QVERIFY(!shown.panel(1).rows);
    shown.widget(1)->zoom(4);

    QVERIFY(shown.panel(1).rows && shown.panel(1).rows != shown.panel(0).rows);
}

void tst_Comparison::bothSidesTakeAValueUnlessOneIsChosen()
{
    Shown shown({cosinesLessLlama()}, m_appearance);

    shown.type("dimension", "64");
    QVERIFY(held(shown.panel().values, "dimension") == Value(std::int64_t{64}));
    QVERIFY(held(shown.panel().minus->values, "dimension") == Value(std::int64_t{64}));

    shown.press("B");
    shown.type("dimension", "32");
    QVERIFY(held(shown.panel().values, "dimension") == Value(std::int64_t{64}));
    QVERIFY(held(shown.panel().minus->values, "dimension") == Value(std::int64_t{32}));

    shown.press("A");
    shown.type("dimension", "16");
    QVERIFY(held(shown.panel().values, "dimension") == Value(std::int64_t{16}));
    QVERIFY(held(shown.panel().minus->values, "dimension") == Value(std::int64_t{32}));
}

void tst_Comparison::aSideOfAnotherSourceShowsItsOwnParameters()
{
    Panel panel = panelOf("alibi", "bias");
    panel.minus = Operand{"t5", "bias", {}, {}, {}};
    Shown shown({panel}, m_appearance);
    QVERIFY(shown.row("max_bias") && !shown.row("buckets"));

    shown.press("B");

    QVERIFY(shown.row("buckets") && !shown.row("max_bias"));
    shown.type("buckets", "16");
    QVERIFY(held(shown.panel().minus->values, "buckets") == Value(std::int64_t{16}));
}

void tst_Comparison::removingASideLeavesTheOther()
{
    Shown shown({cosinesLessLlama()}, m_appearance);

    shown.press("Remove");

    QVERIFY(!shown.panel().minus.has_value());
    QVERIFY(shown.panel().values == llama);
    QVERIFY(!shown.inspector.findChild<SidesSection*>() || !shown.inspector.findChild<SidesSection*>()->isVisible());
}

void tst_Comparison::aHeadOfBIsChosenApart()
{
    Panel panel = panelOf("alibi", "bias");
    panel.minus = Operand{"alibi", "bias", {}, {}, {}};
    Shown shown({panel}, m_appearance);
    QComboBox* heads = nullptr;
    for (QComboBox* box : shown.inspector.findChildren<QComboBox*>())
        if (box->itemText(0) == QStringLiteral("As of A"))
            heads = box;
    QVERIFY(heads);

    emit heads->activated(3);

    QVERIFY(shown.panel().minus->slice == std::optional<std::int64_t>(2));
}

void tst_Comparison::theCaptionNamesBoth()
{
    const PictureStyle english;
    QCOMPARE(panelTitle(cosinesLessLlama(), english), QStringLiteral("A − B"));
    QCOMPARE(panelCaption(cosinesLessLlama(), english), QStringLiteral("Cosines: None − Llama 3"));

    Panel heads = panelOf("alibi", "bias");
    heads.slice = -1;
    heads.minus = Operand{"alibi", "bias", {}, 2, {}};
    QCOMPARE(panelCaption(heads, english), QStringLiteral("Bias: A − Head 2"));
}

void tst_Comparison::theCaptionOfTheBoardHoldsForBoth()
{
    Panel panel = cosinesLessLlama();
    panel.values = {{"dimension", std::int64_t{64}}, {"base", 500.0}};
    panel.minus->values.insert_or_assign("dimension", std::int64_t{64});

    const QString caption = boardCaption(Shown::boardOf({panel}), {});

    QVERIFY2(caption.contains("d = 64"), qPrintable(caption));
    QVERIFY2(!caption.contains("b = "), qPrintable(caption));
    QVERIFY2(caption.contains("Base 500 · None − Base 10000 · Llama 3"), qPrintable(caption));
}

void tst_Comparison::aListMayBeMadeAnewWhileItTells()
{
    Shown shown({panelOf("alibi", "bias")}, m_appearance);
    // As the window does where the selection changes.
    connect(&shown.document, &Document::changed, &shown.inspector, [&shown] { shown.inspector.showPanel(0); });
    QComboBox* heads = nullptr;
    for (QComboBox* box : shown.inspector.findChildren<QComboBox*>())
        if (box->itemText(0) == QStringLiteral("Probed head"))
            heads = box;
    QVERIFY(heads);

    heads->showPopup();
    QTest::keyClick(heads->view(), Qt::Key_Down);
    QTest::keyClick(heads->view(), Qt::Key_Return);

    QVERIFY(shown.panel().slice == std::optional<std::int64_t>(-1));
}

WHORL_APP_TEST(tst_Comparison)
#include "tst_comparison.moc"
