// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/board_texts.h"

#include "app/scene/number_text.h"
#include "app/scene/scene_text.h"
#include "core/catalogue.h"
#include "core/comparison/operand_names.h"
#include "core/panel_sides.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace whorl {

namespace {

QString separated(const QStringList& items)
{
    return items.join(QStringLiteral(" \u00b7 "));
}

/// Within a line: "interleaved", but YaRN, t-SNE and T5's as their authors write them, and languages with their capital.
QString withinALine(const QString& label)
{
    const QString word = label.section(QRegularExpression(QStringLiteral("[\\s:,]")), 0, 0);
    const QString rest = word.mid(1);
    static const QRegularExpression digit(QStringLiteral("\\d"));
    const bool isName = rest != rest.toLower() || word.contains(digit) || word == QLatin1String("Chinese");
    return !isName ? label.left(1).toLower() + label.mid(1) : label;
}

/// One setting in the shortest words: "d = 128", "interleaved"; empty where it needs more words than that.
QString settingText(const Parameter& parameter, const Value& value, const PictureStyle& style)
{
    if (const auto* none = std::get_if<std::int64_t>(&value); none && *none == 0 && !parameter.zeroText.empty())
        return {};
    const QString symbol = QString::fromUtf8(parameter.symbol.data(), static_cast<int>(parameter.symbol.size()));
    if (const auto* whole = std::get_if<std::int64_t>(&value); whole && !symbol.isEmpty())
        return symbol + " = " + integerText(*whole);
    if (const auto* number = std::get_if<double>(&value); number && !symbol.isEmpty())
        return symbol + " = " + shortText(*number);
    if (parameter.kind == ParameterKind::choice)
        for (const Choice& choice : parameter.choices)
            if (choice.key == std::get<std::string>(value))
                return withinALine(style.text(choice.context, choice.label));
    return {};
}

/// What these values of one source, of panels and all that they compare, have in common.
QString settingsCaption(const Source& source, const std::vector<const Values*>& all, const PictureStyle& style)
{
    const auto valueIn = [&](const Values& values, std::string_view id) -> const Value& {
        const auto held = values.find(id);
        return held == values.end() ? source.defaults.find(id)->second : held->second;
    };
    struct Item {
        QString text;
        bool kept = false, isChoice = false;
    };
    std::vector<Item> items;
    std::string_view changedChoice;
    for (const Parameter& parameter : source.parameters) {
        const Value& value = valueIn(*all.front(), parameter.id);
        const bool shared = std::all_of(all.begin(), all.end(),
                                        [&](const Values* values) { return valueIn(*values, parameter.id) == value; });
        if (!shared || !parameter.matters(*all.front(), source.defaults))
            continue;
        // What was changed tells boards apart, and with a choice the first number that it brings.
        const bool changed = value != source.defaults.find(parameter.id)->second;
        const bool brought = !changedChoice.empty() && parameter.isDecidedBy(changedChoice);
        if (changed && parameter.kind == ParameterKind::choice)
            changedChoice = parameter.id;
        if (const QString text = settingText(parameter, value, style); !text.isEmpty()) {
            items.push_back({text, changed || brought, parameter.kind == ParameterKind::choice});
            if (brought)
                changedChoice = {};
        }
    }
    // Choices that nobody made tell nothing by themselves.
    if (std::all_of(items.begin(), items.end(), [](const Item& item) { return item.isChoice && !item.kept; }))
        return {};
    // As much as fits beside a title; the inspector has the rest.
    constexpr std::size_t usual = 4, most = 6;
    for (std::size_t i = items.size(); i-- > 0 && items.size() > usual;)
        if (!items[i].kept)
            items.erase(items.begin() + static_cast<std::ptrdiff_t>(i));
    QStringList texts;
    for (std::size_t i = 0; i < std::min(items.size(), most); ++i)
        texts.append(items[i].text);
    return separated(texts);
}

}  // namespace

namespace {

QString sideName(const std::string& name, QChar sign, const PictureStyle& style)
{
    return name.empty() ? QString(sign) : style.text("Axis", name);
}

/// "Cosines: YaRN − Llama-3"
QString differenceCaption(const Panel& panel, const PictureStyle& style)
{
    const std::vector<std::string> names = operandNames(operandsOf(panel));
    const QString quantity = style.text("Quantity", findSource(panel.source).quantity(panel.quantity).label);
    if (names.front().empty() && names.back().empty())
        return quantity;
    return Scene::tr("%1: %2").arg(quantity,
                                   sideName(names.front(), u'A', style) + " − " + sideName(names.back(), u'B', style));
}

}  // namespace

QString panelTitle(const Panel& panel, const PictureStyle& style)
{
    if (!panel.title.empty())
        return style.text("Board", panel.title);
    if (panel.minus)
        return style.text("Axis", "A − B");
    try {
        return style.text("Quantity", findSource(panel.source).quantity(panel.quantity).label);
    } catch (const InputError&) {
        return QString::fromStdString(panel.quantity);
    }
}

QString panelCaption(const Panel& panel, const PictureStyle& style)
{
    QStringList parts;
    try {
        const Source& source = findSource(panel.source);
        parts.append(!panel.caption.empty() ? style.text("Board", panel.caption)
                         : panel.minus      ? differenceCaption(panel, style)
                                            : style.text("Quantity", source.quantity(panel.quantity).caption));
        for (const std::string& notice : noticesOf(source, panel.values))
            parts.append(style.text("Notice", notice));
    } catch (const InputError&) {
        // The picture says what is wrong.
    }
    parts.removeAll(QString());
    return separated(parts);
}

QString panelCaption(const Panel& panel, const PanelData& data, const PictureStyle& style)
{
    const auto* points = data.data.empty() ? nullptr : std::get_if<Points>(&data.data.front());
    return points && !points->caption.empty() ? style.sentence(points->caption) : panelCaption(panel, style);
}

QString comparedNames(const Board& board, const PictureStyle& style)
{
    for (const Panel& panel : board.panels) {
        if (!panel.minus)
            continue;
        const std::vector<std::string> names = operandNames(operandsOf(panel));
        if (!names.front().empty() || !names.back().empty())
            return sideName(names.front(), u'A', style) + " − " + sideName(names.back(), u'B', style);
    }
    return {};
}

std::vector<SharedSettings> sharedSettings(const Board& board, const PictureStyle& style)
{
    std::vector<SharedSettings> sources;
    for (const Panel& panel : board.panels)
        for (PanelSide side = 0; side < sideCount(panel); ++side)
            for (const Source& source : catalogue())
                if (source.info.id == sourceOf(panel, side)) {
                    auto known = std::find_if(sources.begin(), sources.end(),
                                              [&](const SharedSettings& each) { return each.source == &source; });
                    if (known == sources.end())
                        known = sources.insert(sources.end(), {&source, {}, {}});
                    known->values.push_back(&valuesOf(panel, side));
                }
    for (SharedSettings& each : sources)
        each.text = settingsCaption(*each.source, each.values, style);
    return sources;
}

QString boardCaption(const Board& board, const PictureStyle& style)
{
    const std::vector<SharedSettings> sources = sharedSettings(board, style);
    QStringList parts;
    if (sources.size() == 1) {
        parts = {comparedNames(board, style), sources.front().text};
        parts.removeAll(QString());
    } else {
        for (const SharedSettings& each : sources)
            parts.append(style.text("Source", each.source->info.label));
    }
    return separated(parts);
}

}  // namespace whorl
