// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/animation_target.h"

#include "app/scene/number_text.h"
#include "app/scene/picture.h"
#include "core/catalogue.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <span>

namespace whorl {

namespace {

/// The axes of a panel's data, in any order.
std::vector<Axis> axesOf(const Data& data)
{
    if (const auto* field = std::get_if<Field>(&data)) {
        std::vector<Axis> axes{field->rows, field->columns};
        if (field->slices)
            axes.push_back(*field->slices);
        return axes;
    }
    if (const auto* curves = std::get_if<Curves>(&data))
        return {curves->axis};
    if (const auto* rotors = std::get_if<Rotors>(&data))
        return {rotors->positions, rotors->pairs};
    if (const auto* points = std::get_if<Points>(&data))
        return {points->axis};
    return {};
}

using LastIndices = std::map<AxisRole, std::int64_t>;

/// The last index of every role that one of the panels shows.
LastIndices lastIndices(std::span<const Panel> panels)
{
    LastIndices last;
    const auto reach = [&](AxisRole role, std::int64_t index) { last[role] = std::max(last[role], index); };
    for (const Panel& panel : panels) {
        // What takes long is not animated along an axis, but by its steps.
        if (isGradual(panel))
            continue;
        std::shared_ptr<const PanelData> evaluated;
        try {
            evaluated = evaluatePanel(panel);
        } catch (const InputError&) {
            continue;  // The panel itself says what is wrong with it.
        }
        for (const Data& data : evaluated->data) {
            for (const Axis& axis : axesOf(data)) {
                reach(axis.role, axis.last());
                if (axis.role == AxisRole::channel && axis.pairOf)
                    reach(AxisRole::pair, axis.pairOf(axis.last()));
            }
        }
    }
    return last;
}

AnimationTarget probeTarget(const char* id, const QString& label, const QString& symbol, std::int64_t last)
{
    AnimationTarget target;
    target.id = QString::fromLatin1(id);
    target.label = label;
    target.symbol = symbol;
    target.last = static_cast<double>(last);
    return target;
}

const Panel* panelAt(const Board& board, int index)
{
    const auto position = static_cast<std::size_t>(index);
    return index >= 0 && position < board.panels.size() ? &board.panels[position] : nullptr;
}

/// The selected panel's axes decide, and those of the others where it has none of the kind. Distances reach as far as
/// they are asked to, so they count only where nothing has positions.
void appendProbeTargets(const Board& board, int selected, std::vector<AnimationTarget>& targets)
{
    const Panel* panel = panelAt(board, selected);
    const LastIndices own = panel ? lastIndices({panel, 1}) : LastIndices(), all = lastIndices(board.panels);
    const auto furthest = [&](std::initializer_list<std::initializer_list<AxisRole>> kinds) {
        std::int64_t index = 0;
        for (const auto& roles : kinds) {
            for (const LastIndices* last : {&own, &all}) {
                for (AxisRole role : roles)
                    if (const auto found = last->find(role); found != last->end())
                        index = std::max(index, found->second);
                if (index > 0)
                    return index;
            }
        }
        return index;
    };
    const auto say = [](const char* text) { return QCoreApplication::translate("whorl::Transport", text); };
    using enum AxisRole;
    if (const auto end = furthest({{position, query}, {distance}}); end > 0)
        targets.push_back(
            probeTarget("query", say(QT_TRANSLATE_NOOP("whorl::Transport", "Query position m")), "m", end));
    if (const auto end = furthest({{key, position}, {distance}}); end > 0)
        targets.push_back(probeTarget("key", say(QT_TRANSLATE_NOOP("whorl::Transport", "Key position n")), "n", end));
    if (const auto end = furthest({{pair}}); end > 0)
        targets.push_back(probeTarget("pair", say(QT_TRANSLATE_NOOP("whorl::Transport", "Pair")), {}, end));
    if (const auto end = furthest({{head}}); end > 0)
        targets.push_back(probeTarget("head", say(QT_TRANSLATE_NOOP("whorl::Transport", "Head")), {}, end));
}

const Source* sourceOf(const Panel* panel)
{
    if (!panel)
        return nullptr;
    const auto& sources = catalogue();
    const auto found = std::find_if(sources.begin(), sources.end(),
                                    [&](const Source& source) { return source.info.id == panel->source; });
    return found == sources.end() ? nullptr : &*found;
}

/// Steps go as far as the source knows, or as the slider does, and at least as far as they are now.
void followSteps(AnimationTarget& target, const Parameter& parameter, double now, std::int64_t known)
{
    target.zeroIsLast = parameter.minimum == 0 && !parameter.zeroText.empty();
    target.endsAtLast = known > 0;
    target.first = std::max(target.first, 1.0);
    target.last = known > 0 ? static_cast<double>(known) : std::max(target.last, now);
}

std::optional<AnimationTarget> parameterTarget(const Parameter& parameter)
{
    if (!parameter.isNumeric())
        return {};
    AnimationTarget target;
    const bool slides = parameter.sliderMinimum < parameter.sliderMaximum;
    target.first = slides ? parameter.sliderMinimum : parameter.minimum;
    target.last = slides ? parameter.sliderMaximum : parameter.maximum;
    if (!std::isfinite(target.first) || !std::isfinite(target.last) || target.first >= target.last)
        return {};
    target.id = QString::fromUtf8(parameter.id.data(), static_cast<qsizetype>(parameter.id.size()));
    target.symbol = QString::fromUtf8(parameter.symbol.data(), static_cast<qsizetype>(parameter.symbol.size()));
    target.label = QCoreApplication::translate("Parameter", std::string(parameter.label).c_str());
    if (!target.symbol.isEmpty())
        target.label += u' ' + target.symbol;
    target.whole = parameter.kind == ParameterKind::integer;
    target.logarithmic = parameter.scale == Scale::logarithmic && target.first > 0;
    target.parameter = true;
    target.step = target.whole ? static_cast<double>(parameter.multipleOf) : (target.last - target.first) / 100;
    return target;
}

/// Cuts the target's range to what the panel accepts around the value it has.
void narrow(AnimationTarget& target, const Source& source, const Panel& panel, double now)
{
    const auto accepts = [&](double value) {
        Values values = panel.values;
        const auto whole = static_cast<std::int64_t>(std::llround(value));
        values.insert_or_assign(target.id.toStdString(), target.whole ? Value(whole) : Value(value));
        try {
            source.check(values);
            return true;
        } catch (const InputError&) {
            return false;
        }
    };
    if (now < target.first || now > target.last || !accepts(now))
        return;
    const auto reach = [&](double end) {
        double good = now, bad = end;
        if (target.whole)
            bad = (end < now ? std::ceil(end / target.step) : std::floor(end / target.step)) * target.step;
        if (bad == good || accepts(bad))
            return end;
        for (int i = 0; i < 40; ++i) {
            double middle = (good + bad) / 2;
            if (target.whole)
                middle = std::round(middle / target.step) * target.step;
            if (middle == good || middle == bad)
                break;
            (accepts(middle) ? good : bad) = middle;
        }
        return good;
    };
    target.first = reach(target.first);
    target.last = reach(target.last);
}

/// Whether moving the parameter is worth looking at. What takes long and has no steps of its own is played only by what has an
/// effect and a slider; never by what a training depends on, which is what the choice of a file decides.
bool canBePlayed(const Parameter& parameter, const Source& source, const Panel& panel)
{
    if (!isGradual(panel) || findParameter(source.parameters, Role::steps))
        return true;
    const bool trains = std::any_of(source.parameters.begin(), source.parameters.end(), [&](const Parameter& other) {
        return other.kind == ParameterKind::file && parameter.isDecidedBy(other.id);
    });
    return !trains && parameter.sliderMinimum < parameter.sliderMaximum
        && parameter.matters(panel.values, source.defaults);
}

double numberIn(const Value& value)
{
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    if (const auto* real = std::get_if<double>(&value))
        return *real;
    return 0;
}

Probe withProbeValue(Probe probe, const QString& id, std::int64_t value)
{
    if (id == u"query") {
        probe.query = value;
    } else if (id == u"key") {
        probe.key = value;
    } else if (id == u"pair") {
        probe.pair = value;
        probe.channel.reset();
    } else if (id == u"head") {
        probe.head = value;
    }
    return probe;
}

}  // namespace

std::vector<AnimationTarget> animationTargets(const Board& board, int selected)
{
    std::vector<AnimationTarget> targets;
    appendProbeTargets(board, selected, targets);
    const Panel* panel = panelAt(board, selected);
    const Source* source = sourceOf(panel);
    if (!source)
        return targets;
    for (const Parameter& parameter : source->parameters) {
        auto target = parameterTarget(parameter);
        if (!target || !canBePlayed(parameter, *source, *panel))
            continue;
        if (parameter.role == Role::steps)
            followSteps(*target, parameter, targetValue(board, selected, *target), knownSteps(board, selected));
        narrow(*target, *source, *panel, targetValue(board, selected, *target));
        if (target->first < target->last)
            targets.push_back(std::move(*target));
    }
    return targets;
}

std::int64_t knownSteps(const Board& board, int selected)
{
    const Panel* panel = panelAt(board, selected);
    const Source* source = sourceOf(panel);
    try {
        return source && source->knownSteps ? source->knownSteps(panel->values) : 0;
    } catch (const InputError&) {
        return 0;  // The panel itself says what is wrong with it.
    }
}

Probe probeWithin(Board board, const Probe& wanted)
{
    Probe probe = board.probe = wanted;
    std::vector<AnimationTarget> targets;
    appendProbeTargets(board, -1, targets);
    for (const AnimationTarget& target : targets)
        if (targetValue(board, -1, target) > target.last)
            probe = withProbeValue(probe, target.id, static_cast<std::int64_t>(target.last));
    return probe;
}

AnimationRange animationRange(const Animation& animation, const AnimationTarget& target)
{
    if (animation.from == animation.to)
        return {target.first, target.last};
    const double from = std::clamp(animation.from, target.first, target.last);
    const double to = std::clamp(animation.to, target.first, target.last);
    return from == to ? AnimationRange{target.first, target.last} : AnimationRange{from, to};
}

double shareOf(const AnimationTarget& target, const AnimationRange& range, double value)
{
    const bool logarithmic = target.logarithmic && range.from > 0 && range.to > 0;
    if (logarithmic && value <= 0)
        return 0;
    const double share = logarithmic ? std::log(value / range.from) / std::log(range.to / range.from)
                                     : (value - range.from) / (range.to - range.from);
    return std::clamp(share, 0.0, 1.0);
}

double valueAt(const AnimationTarget& target, const AnimationRange& range, double share)
{
    const bool logarithmic = target.logarithmic && range.from > 0 && range.to > 0;
    const double value = logarithmic ? range.from * std::pow(range.to / range.from, share)
                                     : range.from + share * (range.to - range.from);
    if (!target.whole)
        return value;
    const double multiple = std::round(value / target.step) * target.step;
    const double low = std::ceil(target.first / target.step) * target.step;
    const double high = std::floor(target.last / target.step) * target.step;
    return std::clamp(multiple, low, high);
}

double targetValue(const Board& board, int selected, const AnimationTarget& target)
{
    if (target.parameter) {
        const Panel* panel = panelAt(board, selected);
        const Source* source = sourceOf(panel);
        const std::string id = target.id.toStdString();
        if (!source)
            return target.first;
        const auto own = panel->values.find(id), standard = source->defaults.find(id);
        if (own == panel->values.end() && standard == source->defaults.end())
            return target.first;
        const double value = numberIn(own != panel->values.end() ? own->second : standard->second);
        const bool isEnd = (target.zeroIsLast && value == 0) || (target.endsAtLast && value > target.last);
        return isEnd ? target.last : value;
    }
    const Probe& probe = board.probe;
    const std::int64_t value = target.id == u"key" ? probe.key
        : target.id == u"pair"                     ? probe.pair
        : target.id == u"head"                     ? probe.head
                                                   : probe.query;
    return static_cast<double>(value);
}

Board withTargetValue(const Board& board, int selected, const AnimationTarget& target, double value)
{
    const auto whole = static_cast<std::int64_t>(std::llround(value));
    if (!target.parameter) {
        Board after = board;
        after.probe = withProbeValue(board.probe, target.id, whole);
        return after;
    }
    const Value held = target.whole ? Value(whole) : Value(value);
    const auto index = static_cast<std::size_t>(selected);
    Board after = withParameter(board, index, target.id.toStdString(), held);
    const Source& source = findSource(after.panels[index].source);
    // Single pairs belong to the steps that they were taken after.
    const Parameter *moved = findParameter(source.parameters, target.id.toStdString()),
                    *pairs = findParameter(source.parameters, Role::pairs);
    if (moved && moved->role == Role::steps && pairs)
        after = withParameter(after, index, pairs->id, source.defaults.find(pairs->id)->second);
    findSource(after.panels[index].source).check(after.panels[index].values);
    return after;
}

QString targetValueText(const AnimationTarget& target, double value)
{
    return target.whole ? integerText(static_cast<qint64>(std::llround(value))) : shortText(value);
}

}  // namespace whorl
