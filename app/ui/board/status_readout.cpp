// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/status_readout.h"

#include "app/scene/number_text.h"
#include "app/scene/probing.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace whorl {

namespace {

struct StatusReadout {
    Q_DECLARE_TR_FUNCTIONS(StatusReadout)
};

/// The axes of everything that panels show.
struct ShownAxes {
    std::set<AxisRole> roles;
    const Axis* channels = nullptr;
    const Field* words = nullptr;  ///< of which rows and columns are words

    void add(const Axis& axis)
    {
        // Places in a sentence are said by their words.
        const bool said = axis.wordAt && (axis.role == AxisRole::query || axis.role == AxisRole::key);
        if (!said)
            roles.insert(axis.role);
        if (axis.role == AxisRole::channel)
            channels = &axis;
    }
    bool has(AxisRole role) const { return roles.contains(role); }
};

struct AxisCollector {
    ShownAxes& shown;

    void operator()(const Field& field) const
    {
        shown.add(field.rows);
        shown.add(field.columns);
        if (field.rows.wordAt && field.columns.wordAt && !shown.words)
            shown.words = &field;
        if (field.slices)
            shown.add(*field.slices);
    }
    void operator()(const Curves& curves) const { shown.add(curves.axis); }
    void operator()(const Rotors& rotors) const
    {
        shown.add(rotors.pairs);
        shown.roles.insert({AxisRole::query, AxisRole::key});
    }
    void operator()(const Points& points) const { shown.add(points.axis); }
    void operator()(const Listing& listing) const
    {
        if (listing.subjects)
            shown.add(*listing.subjects);
    }
};

}  // namespace

Readout probeReadout(const Probe& probe, const std::vector<std::shared_ptr<const PanelData>>& data,
                     const Readout& values)
{
    ShownAxes shown;
    for (const std::shared_ptr<const PanelData>& panel : data)
        for (std::size_t i = 0; panel && i < panel->data.size(); ++i)
            std::visit(AxisCollector{shown}, panel->data[i]);

    Readout items;
    const bool pairwise = shown.has(AxisRole::key) || shown.has(AxisRole::distance);
    const auto row = shown.words ? probedIndex(shown.words->rows, probe) : std::nullopt,
               column = shown.words ? probedIndex(shown.words->columns, probe) : std::nullopt;
    const QString pair = row && column ? wordPair(*shown.words, *row, *column) : QString();
    const bool paired = !pair.isEmpty() && shown.words->rows.role == AxisRole::word;
    const bool word = shown.has(AxisRole::word) && !probe.token.empty(), words = word || !pair.isEmpty();
    if (word && !paired)
        items.push_back({axisNoun(AxisRole::word, false), QString::fromStdString(probe.token), true});
    if (!pair.isEmpty())
        items.push_back({{}, pair, true});
    if (!words || pairwise || shown.has(AxisRole::position) || shown.has(AxisRole::query))
        items.push_back({StatusReadout::tr("m"), integerText(probe.query), true});
    if (pairwise) {
        items.push_back({StatusReadout::tr("n"), integerText(probe.key), true});
        items.push_back({StatusReadout::tr("distance m \u2212 n"), integerText(probe.distance()), false});
    }
    if (const auto channel = shown.channels ? probedIndex(*shown.channels, probe) : std::nullopt)
        items.push_back({StatusReadout::tr("channel"), integerText(*channel), true});
    if (shown.has(AxisRole::pair))
        items.push_back({StatusReadout::tr("pair"), integerText(probe.pair), true});
    if (shown.has(AxisRole::head))
        items.push_back({StatusReadout::tr("head"), integerText(probe.head), true});
    for (const ReadoutItem& value : values) {
        const bool said = std::any_of(items.begin(), items.end(), [&](const ReadoutItem& item) {
            return item.label == value.label && item.value == value.value;
        });
        if (!said)
            items.push_back(value);
    }
    return items;
}

}  // namespace whorl
