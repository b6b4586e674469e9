// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/picture.h"

#include "app/scene/chart.h"
#include "app/scene/clocks.h"
#include "app/scene/heatmap.h"
#include "app/scene/list.h"
#include "app/scene/probing.h"
#include "app/scene/profile.h"
#include "app/scene/scatter.h"
#include "app/scene/sentence.h"
#include "app/scene/ticks.h"
#include "core/catalogue.h"
#include "core/comparison/difference.h"
#include "core/comparison/operand_names.h"
#include "core/comparison/together.h"
#include "core/panel_sides.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

template <QuantityKind kind>
bool isKind(QuantityKind asked)
{
    return asked == kind;
}

/// The parts of a name that operandNames made, each in the language of the screen.
QString joinedText(const PictureStyle& style, const char* context, std::string_view english)
{
    const std::size_t end = english.find(nameSeparator);
    const QString first = style.text(context, english.substr(0, end));
    return end == std::string_view::npos
        ? first
        : first + QString::fromUtf8(nameSeparator.data(), static_cast<int>(nameSeparator.size()))
            + joinedText(style, context, english.substr(end + nameSeparator.size()));
}

}  // namespace

QString PictureStyle::text(const char* context, std::string_view english) const
{
    const std::string terminated(english);
    if (!translate)
        return QString::fromStdString(terminated);
    // Sources and choices are called the same wherever they are named.
    for (const char* each : {context, "Source", "Choice", "Quantity"})
        if (QString known = translate(each, terminated.c_str()); known.toStdString() != terminated)
            return known;
    if (english.find(nameSeparator) != std::string_view::npos)
        return joinedText(*this, context, english);
    // "Factor 8"
    const std::size_t blank = english.rfind(' ');
    if (blank != std::string_view::npos && english.back() >= '0' && english.back() <= '9') {
        const std::string label(english.substr(0, blank));
        if (const QString known = translate("Parameter", label.c_str()); known.toStdString() != label)
            return known + QString::fromUtf8(english.substr(blank).data(), static_cast<int>(english.size() - blank));
    }
    // "score, head 3" is known as "score, head %1".
    return translatedSentence(english, translate, context);
}

QString PictureStyle::sentence(std::string_view english) const
{
    return translatedSentence(english, translate);
}

namespace {

Data evaluated(const Operand& operand, const std::string& quantity, const Watch& watch)
{
    return findSource(operand.source).evaluate(quantity, operand.values, watch);
}

/// A quantity of the panel as it is compared: less B, or with the curves of others beside it.
Data compared(Data own, const Panel& panel, const std::string& quantity, const Watch& watch)
{
    const bool first = quantity == panel.quantity;
    if (panel.minus)
        return difference(own, evaluated(*panel.minus, first ? panel.minus->quantity : quantity, watch),
                          first ? panel.minus->slice : std::nullopt);
    if (panel.beside.empty() || !first)
        return own;
    const std::vector<std::string> names = operandNames(operandsOf(panel));
    std::vector<NamedCurves> all;
    const auto add = [&](Data data) {
        if (!std::holds_alternative<Curves>(data))
            throw InputError("beside", names[all.size()], "curves are needed");
        all.push_back({names[all.size()], std::get<Curves>(std::move(data))});
    };
    add(std::move(own));
    for (const Operand& operand : panel.beside)
        add(evaluated(operand, operand.quantity, watch));
    return together(all);
}

}  // namespace

std::shared_ptr<const PanelData> evaluatePanel(const Panel& panel, const PanelWatch& watch)
{
    const Source& source = findSource(panel.source);
    auto result = std::make_shared<PanelData>();
    const auto add = [&](const std::string& id, const Watch& watched) {
        result->quantities.push_back(source.quantity(id));
        result->data.push_back(
            compared(source.evaluate(id, panel.values, watched), panel, id, {watched.progress, {}, {}}));
    };
    Watch watched{watch.progress, watch.reached, {}};
    // What is compared is shown once both are there.
    if (watch.show && panel.also.empty() && sideCount(panel) == 1)
        watched.show = [&](const std::function<Data()>& soFar) {
            watch.show([&] {
                return std::make_shared<const PanelData>(PanelData{{source.quantity(panel.quantity)}, {soFar()}});
            });
        };
    add(panel.quantity, watched);
    for (const std::string& further : panel.also) {
        add(further, {watch.progress, {}, {}});
        const bool bothCurves =
            std::holds_alternative<Curves>(result->data.front()) && std::holds_alternative<Curves>(result->data.back());
        if (!bothCurves)
            throw InputError("also", further, "only curves can share a panel");
    }
    return result;
}

std::shared_ptr<const PanelData> glimpsePanel(const Panel& panel, int milliseconds)
{
    QElapsedTimer clock;
    clock.start();
    std::shared_ptr<const PanelData> seen;
    PanelWatch watch;
    watch.progress = [&](double) { return !seen; };
    watch.show = [&](const std::function<std::shared_ptr<const PanelData>()>& soFar) {
        if (clock.elapsed() >= milliseconds)
            seen = soFar();
    };
    try {
        return evaluatePanel(panel, watch);
    } catch (const Cancelled&) {
        return seen;
    }
}

bool isGradual(const Panel& panel)
{
    try {
        const std::vector<Operand> operands = operandsOf(panel);
        return std::any_of(operands.begin(), operands.end(), [](const Operand& operand) {
            return findSource(operand.source).quantity(operand.quantity).gradual;
        });
    } catch (const InputError&) {
        return false;
    }
}

std::int64_t probedSlice(const PanelData& data, const Probe& probe)
{
    if (data.data.empty())
        return 0;
    if (const auto* field = std::get_if<Field>(&data.data.front()))
        return field->slices ? probedSlice(*field->slices, probe) : 0;
    if (const auto* listing = std::get_if<Listing>(&data.data.front()))
        return listing->subjects ? probedIndex(*listing->subjects, probe).value_or(listing->subjects->first) : 0;
    return 0;
}

Panel withProbedSlice(const Panel& panel, const PanelData& data, const Probe& probe)
{
    Panel settled = panel;
    if (!settled.slice)
        settled.slice = probedSlice(data, probe);
    return settled;
}

FieldRange shownRange(const Field& field, std::optional<std::int64_t> slice)
{
    FieldRange range = slice ? field.sliceRange(*slice) : field.range;
    // Fields whose slices take long to make leave it to those who want them all.
    if (!slice && field.slices && !std::isfinite(range.high - range.low)) {
        range = field.sliceRange(field.slices->first);
        for (std::int64_t each = field.slices->first + 1; each <= field.slices->last(); ++each) {
            range.low = std::min(range.low, field.sliceRange(each).low);
            range.high = std::max(range.high, field.sliceRange(each).high);
        }
    }
    if (!range.pinned)
        std::tie(range.low, range.high) = roundedOutward(range.low, range.high);
    return range;
}

const std::vector<ViewInfo>& views()
{
    static const std::vector<ViewInfo> all = {
        {"heatmap", QT_TRANSLATE_NOOP("View", "Heatmap"), "heatmap", isKind<QuantityKind::field>, Heatmap::make},
        {"profile", QT_TRANSLATE_NOOP("View", "One row"), "chart", isKind<QuantityKind::field>, Profile::make},
        {"chart", QT_TRANSLATE_NOOP("View", "Chart"), "chart", isKind<QuantityKind::curves>, Chart::make},
        {"rotors", QT_TRANSLATE_NOOP("View", "Clocks"), "rotor", isKind<QuantityKind::rotors>, Clocks::make},
        {"scatter", QT_TRANSLATE_NOOP("View", "Scatter"), "scatter", isKind<QuantityKind::points>, Scatter::make},
        {"list", QT_TRANSLATE_NOOP("View", "List"), "list", isKind<QuantityKind::listing>, List::make},
    };
    return all;
}

const ViewInfo& naturalView(QuantityKind kind)
{
    for (const ViewInfo& view : views())
        if (view.shows(kind))
            return view;
    throw InputError("view", std::string(kindName(kind)), "no view shows it");
}

const ViewInfo& viewOf(const Panel& panel, QuantityKind kind)
{
    if (panel.view.empty())
        return naturalView(kind);
    for (const ViewInfo& view : views())
        if (view.id.toStdString() == panel.view && view.shows(kind))
            return view;
    throw InputError("view", panel.view, panel.quantity + " is shown as " + naturalView(kind).id.toStdString());
}

std::unique_ptr<Picture> makePicture(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size,
                                     const PictureStyle& style)
{
    const auto kind = static_cast<QuantityKind>(data->data.front().index());
    return viewOf(panel, kind).make(panel, std::move(data), size, style);
}

}  // namespace whorl
