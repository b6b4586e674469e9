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

#include <QElapsedTimer>

namespace whorl {

namespace {

template <QuantityKind kind>
bool isKind(QuantityKind asked)
{
    return asked == kind;
}

}  // namespace

QString PictureStyle::text(const char* context, std::string_view english) const
{
    const std::string terminated(english);
    if (!translate)
        return QString::fromStdString(terminated);
    QString known = translate(context, terminated.c_str());
    // Sources are called the same wherever they are named.
    if (known.toStdString() == terminated)
        known = translate("Source", terminated.c_str());
    // "score, head 3" is known as "score, head %1".
    return known.toStdString() == terminated ? translatedSentence(english, translate, context) : known;
}

QString PictureStyle::sentence(std::string_view english) const
{
    return translatedSentence(english, translate);
}

std::shared_ptr<const PanelData> evaluatePanel(const Panel& panel, const PanelWatch& watch)
{
    const Source& source = findSource(panel.source);
    auto result = std::make_shared<PanelData>();
    const auto add = [&](const std::string& id, const Watch& watched) {
        result->quantities.push_back(source.quantity(id));
        result->data.push_back(source.evaluate(id, panel.values, watched));
    };
    Watch watched{watch.progress, watch.reached, {}};
    if (watch.show && panel.also.empty())
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
        return findSource(panel.source).quantity(panel.quantity).gradual;
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
