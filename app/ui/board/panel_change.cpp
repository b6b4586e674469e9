// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/panel_change.h"

#include "core/catalogue.h"

namespace whorl {

Panel showing(const Panel& panel, const Panel& wanted)
{
    Panel result = wanted;
    result.linked = panel.linked;
    result.linkedZoom = panel.linkedZoom;
    const Source& after = findSource(wanted.source);
    Values kept;
    for (const auto& [id, value] : panel.values) {
        const Parameter* held = findParameter(after.parameters, id);
        if (!held)
            continue;
        try {
            kept[id] = conform(*held, value);
        } catch (const ParameterError&) {
            continue;  // Out of the new source's range: its own default stands.
        }
    }
    try {
        after.check(kept);
        result.values = withoutDefaults(after.defaults, kept);
    } catch (const InputError&) {
        // Together they contradict each other under the new source: it starts from its defaults.
        result.values.clear();
    }
    return result;
}

QString precisionText(const Panel& panel)
{
    const QString standard = QStringLiteral("float64");
    const auto own = panel.values.find("precision");
    if (own == panel.values.end())
        return standard;
    const auto* word = std::get_if<std::string>(&own->second);
    return word ? QString::fromStdString(*word) : standard;
}

}  // namespace whorl
