// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/panel_menu.h"

#include "app/scene/colour_map.h"
#include "app/scene/picture.h"
#include "app/ui/controls/colour_map_box.h"
#include "app/ui/look/appearance.h"
#include "core/catalogue.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

namespace whorl {

namespace {

struct PanelMenu {
    Q_DECLARE_TR_FUNCTIONS(PanelMenu)
};

QAction* addChoice(QMenu& menu, QActionGroup& group, const QString& text, bool checked)
{
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(checked);
    group.addAction(action);
    return action;
}

QAction* addSwitch(QMenu& menu, const QString& text, bool on, const std::function<void(bool)>& toggled)
{
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(on);
    QObject::connect(action, &QAction::toggled, &menu, toggled);
    return action;
}

void addSlices(QMenu& menu, const Panel& panel, const Axis& slices, const PanelChange& change)
{
    const bool heads = slices.role == AxisRole::head && slices.names.empty();
    auto* group = new QActionGroup(&menu);
    const auto set = [change](std::optional<std::int64_t> slice) {
        return [change, slice] {
            change(PanelMenu::tr("Change heads shown"), [slice](Panel& held) { held.slice = slice; });
        };
    };
    QObject::connect(addChoice(menu, *group,
                               heads ? PanelMenu::tr("Follow the probed head") : PanelMenu::tr("Follow the probe"),
                               !panel.slice),
                     &QAction::triggered, &menu, set(std::nullopt));
    QObject::connect(addChoice(menu, *group,
                               heads ? PanelMenu::tr("All heads side by side") : PanelMenu::tr("All side by side"),
                               panel.slice == -1),
                     &QAction::triggered, &menu, set(-1));
    menu.addSeparator();
}

void addLogarithms(QMenu& menu, const Panel& panel, const Curves& curves, const PanelChange& change)
{
    addSwitch(menu, PanelMenu::tr("Logarithmic axis"), panel.style.logarithmicAxis.value_or(curves.logarithmicAxis),
              [change](bool on) {
                  change(PanelMenu::tr("Change axis"), [on](Panel& held) { held.style.logarithmicAxis = on; });
              });
    addSwitch(menu, PanelMenu::tr("Logarithmic values"),
              panel.style.logarithmicValues.value_or(curves.logarithmicValues), [change](bool on) {
                  change(PanelMenu::tr("Change values"), [on](Panel& held) { held.style.logarithmicValues = on; });
              });
    menu.addSeparator();
}

void addColours(QMenu& menu, const Panel& panel, const Field& field, const Appearance& appearance,
                const PanelChange& change)
{
    QMenu* colours = menu.addMenu(PanelMenu::tr("Colours"));
    auto* group = new QActionGroup(colours);
    const QString usual = defaultColourMap(field.scale);
    const QString shown = panel.style.colourMap.empty() ? usual : QString::fromStdString(panel.style.colourMap);
    for (const ColourMap* map : fittingColourMaps(field.scale, appearance.theme().name)) {
        QAction* action = addChoice(*colours, *group, colourMapLabel(*map), map->id == shown);
        action->setIcon(colourMapSwatch(*map, {32, 12}));
        const std::string id = map->id == usual ? std::string() : map->id.toStdString();
        QObject::connect(action, &QAction::triggered, &menu, [change, id] {
            change(PanelMenu::tr("Change colours"), [&id](Panel& held) { held.style.colourMap = id; });
        });
    }
}

}  // namespace

QString viewLabel(const ViewInfo& view)
{
    return coreText("View", view.label.toStdString());
}

Panel withQuantity(const Panel& panel, const std::string& quantity)
{
    Panel result;
    result.source = panel.source;
    result.quantity = quantity;
    result.values = panel.values;
    result.linked = panel.linked;
    result.linkedZoom = panel.linkedZoom;
    result.unknown = panel.unknown;
    // What it is compared with turns to the same quantity, or has no place here any more.
    const auto turned = [&quantity](Operand operand) -> std::optional<Operand> {
        for (const QuantityInfo& info : findSource(operand.source).quantities)
            if (info.id == quantity && (info.kind == QuantityKind::field || info.kind == QuantityKind::curves)) {
                operand.quantity = quantity;
                return operand;
            }
        return std::nullopt;
    };
    const QuantityKind kind = findSource(panel.source).quantity(quantity).kind;
    if (panel.minus)
        result.minus = turned(*panel.minus);
    if (kind == QuantityKind::curves)
        for (const Operand& operand : panel.beside)
            if (const auto beside = turned(operand))
                result.beside.push_back(*beside);
    return result;
}

void fillViewMenu(QMenu& menu, const Panel& panel, const PanelChange& change)
{
    const Source& source = findSource(panel.source);
    const QuantityInfo& shown = source.quantity(panel.quantity);
    auto* viewGroup = new QActionGroup(&menu);
    const ViewInfo& current = viewOf(panel, shown.kind);
    const ViewInfo& natural = naturalView(shown.kind);
    for (const ViewInfo& view : views()) {
        if (!view.shows(shown.kind))
            continue;
        QAction* action = addChoice(menu, *viewGroup, viewLabel(view), view.id == current.id);
        const std::string id = view.id == natural.id ? std::string() : view.id.toStdString();
        QObject::connect(action, &QAction::triggered, &menu, [change, id] {
            change(PanelMenu::tr("Change view"), [&id](Panel& held) { held.view = id; });
        });
    }
    menu.addSeparator();
    auto* quantityGroup = new QActionGroup(&menu);
    for (const QuantityInfo& quantity : source.quantities) {
        QAction* action =
            addChoice(menu, *quantityGroup, coreText("Quantity", quantity.label), quantity.id == shown.id);
        action->setToolTip(coreText("Quantity", quantity.help));
        const std::string id(quantity.id);
        QObject::connect(action, &QAction::triggered, &menu, [change, id] {
            change(PanelMenu::tr("Change quantity"), [&id](Panel& held) { held = withQuantity(held, id); });
        });
    }
}

void fillStyleMenu(QMenu& menu, const Panel& panel, const Data* data, const Appearance& appearance,
                   const PanelChange& change)
{
    const Field* field = data ? std::get_if<Field>(data) : nullptr;
    const Curves* curves = data ? std::get_if<Curves>(data) : nullptr;
    if (field && field->slices)
        addSlices(menu, panel, *field->slices, change);
    if (curves)
        addLogarithms(menu, panel, *curves, change);
    if (field)
        addColours(menu, panel, *field, appearance, change);
    addSwitch(menu, PanelMenu::tr("Share parameters with panels of the same source"), panel.linked, [change](bool on) {
        change(on ? PanelMenu::tr("Link panel") : PanelMenu::tr("Unlink panel"),
               [on](Panel& held) { held.linked = on; });
    });
    addSwitch(menu, PanelMenu::tr("Zoom together with other panels"), panel.linkedZoom, [change](bool on) {
        change(on ? PanelMenu::tr("Link zoom") : PanelMenu::tr("Unlink zoom"),
               [on](Panel& held) { held.linkedZoom = on; });
    });
}

}  // namespace whorl
