// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/comparison_menu.h"

#include "app/scene/board_scene.h"
#include "app/ui/board/panel_change.h"
#include "app/ui/look/appearance.h"
#include "core/catalogue.h"
#include "core/panel_sides.h"

#include <QCoreApplication>
#include <QMenu>

#include <algorithm>

namespace whorl {

namespace {

struct ComparisonMenu {
    Q_DECLARE_TR_FUNCTIONS(ComparisonMenu)
};

struct Candidate {
    QString text;
    Operand operand;
};

QuantityKind kindOf(const std::string& source, const std::string& quantity)
{
    return findSource(source).quantity(quantity).kind;
}

/// Of the panel's board, those that show the same quantity.
std::vector<Candidate> panelsBeside(const Board& board, std::size_t index, const PictureStyle& style)
{
    std::vector<Candidate> found;
    const Panel& own = board.panels[index];
    for (std::size_t i = 0; i < board.panels.size(); ++i) {
        const Panel& other = board.panels[i];
        try {
            if (i != index && sideCount(other) == 1 && other.quantity == own.quantity
                && kindOf(other.source, other.quantity) == kindOf(own.source, own.quantity))
                found.push_back({panelTitle(other, style) + QStringLiteral(" · ")
                                     + coreText("Source", findSource(other.source).info.label),
                                 operandsOf(other).front()});
        } catch (const InputError&) {
            // A panel that cannot be shown cannot be compared.
        }
    }
    for (Candidate& candidate : found)
        candidate.operand.slice.reset();
    return found;
}

/// Other sources that have a quantity of this name, with as many of the panel's values as they take.
std::vector<Candidate> otherSources(const Panel& panel)
{
    std::vector<Candidate> found;
    const QuantityKind kind = kindOf(panel.source, panel.quantity);
    for (const Source& source : catalogue()) {
        const auto same = std::find_if(source.quantities.begin(), source.quantities.end(), [&](const auto& quantity) {
            return quantity.id == panel.quantity && quantity.kind == kind;
        });
        if (source.info.id == panel.source || same == source.quantities.end())
            continue;
        Panel wanted;
        wanted.source = source.info.id;
        wanted.quantity = panel.quantity;
        found.push_back({coreText("Source", source.info.label), operandsOf(showing(panel, wanted)).front()});
    }
    return found;
}

void addCandidates(QMenu& menu, const Board& board, std::size_t index, const PictureStyle& style,
                   const std::function<void(const Operand&)>& taken)
{
    const auto add = [&](const Candidate& candidate) {
        QObject::connect(menu.addAction(candidate.text), &QAction::triggered, &menu,
                         [taken, operand = candidate.operand] { taken(operand); });
    };
    Operand copy = operandsOf(board.panels[index]).front();
    copy.slice.reset();
    add({ComparisonMenu::tr("A copy of itself"), copy});
    const std::vector<Candidate> panels = panelsBeside(board, index, style),
                                 sources = otherSources(board.panels[index]);
    if (!panels.empty())
        menu.addSection(ComparisonMenu::tr("Panels"));
    std::for_each(panels.begin(), panels.end(), add);
    if (!sources.empty())
        menu.addSection(ComparisonMenu::tr("Sources"));
    std::for_each(sources.begin(), sources.end(), add);
}

}  // namespace

void fillComparisonMenu(QMenu& menu, const Board& board, std::size_t index, const PictureStyle& style,
                        const PanelChange& change)
{
    const Panel& panel = board.panels.at(index);
    if (panel.minus) {
        menu.addAction(ComparisonMenu::tr("Swap A and B"), &menu, [change] {
            change(ComparisonMenu::tr("Swap A and B"), [](Panel& held) { held = swapped(held); });
        });
        menu.addAction(ComparisonMenu::tr("Show A alone"), &menu, [change] {
            change(ComparisonMenu::tr("Show A alone"), [](Panel& held) { held = withoutSide(held, 1); });
        });
        return;
    }
    QuantityKind kind{};
    try {
        kind = kindOf(panel.source, panel.quantity);
    } catch (const InputError&) {
        return;
    }
    if (kind != QuantityKind::field && kind != QuantityKind::curves)
        return;
    if (panel.beside.empty())
        addCandidates(*menu.addMenu(ComparisonMenu::tr("Subtract")), board, index, style,
                      [change](const Operand& operand) {
                          change(ComparisonMenu::tr("Subtract"), [&operand](Panel& held) {
                              held.minus = operand;
                              // Colours, scales and title were those of A.
                              held.style = {};
                              held.title.clear();
                              held.caption.clear();
                          });
                      });
    if (kind != QuantityKind::curves)
        return;
    QMenu* beside = menu.addMenu(ComparisonMenu::tr("Add curves of"));
    if (sideCount(panel) >= maximumCurves)
        beside->setEnabled(false);
    else
        addCandidates(*beside, board, index, style, [change](const Operand& operand) {
            change(ComparisonMenu::tr("Add curves"), [&operand](Panel& held) { held.beside.push_back(operand); });
        });
}

}  // namespace whorl
