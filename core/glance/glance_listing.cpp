// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glance/glance.h"

#include "core/text.h"

namespace whorl {

namespace {

Cell unseenCell(const PastLength& past)
{
    if (past.kind == Past::error || past.kind == Past::rescales)
        return {};
    return static_cast<std::int64_t>(100 * past.unseen + 0.5);
}

/// Llama-2-7B of "Llama-3.1-8B (text)": families have their first member only, by the letters before a digit or sign.
std::string familyOf(const std::string& name)
{
    return name.substr(0, name.find_first_of("-0123456789 /("));
}

std::string namesOf(const std::vector<std::string>& models)
{
    constexpr std::size_t most = 3;
    std::vector<std::string> families;
    for (const std::string& each : models)
        if (families.empty() || families.back() != familyOf(each))
            families.push_back(familyOf(each));
    std::string text;
    for (std::size_t i = 0; i < std::min(most, families.size()); ++i)
        text += (i > 0 ? ", " : "") + families[i];
    return families.size() > most ? text + " \u2026" : text;
}

std::vector<Cell> cells(const Glance& glance, const ReferenceModel& model)
{
    std::vector<Cell> row = {std::string(glance.label), std::string(glance.family)};
    if (const auto& head = glance.head) {
        row.emplace_back(std::string(placeName(*head)));
        row.emplace_back(std::string(head->isRelative() ? WHORL_TEXT("Axis", "yes") : WHORL_TEXT("Axis", "no")));
        row.emplace_back(std::string(pastName(head->past.kind)));
        row.push_back(unseenCell(head->past));
    } else {
        row.resize(row.size() + 4);
    }
    row.emplace_back(glance.learnedNumbers(model));
    row.push_back(glance.cost ? Cell(glance.cost->ofModel(model.layers, model.heads)) : Cell());
    row.push_back(glance.models.empty() ? Cell() : Cell(std::ssize(glance.models)));
    row.push_back(glance.models.empty() ? Cell() : Cell(namesOf(glance.models)));
    return row;
}

}  // namespace

std::string_view placeName(const HeadFacts& head)
{
    if (head.onToken)
        return WHORL_TEXT("Axis", "token");
    if (head.onQueryAndKey)
        return WHORL_TEXT("Axis", "query and key");
    return head.onOutput ? WHORL_TEXT("Axis", "score and output") : WHORL_TEXT("Axis", "score");
}

std::string_view pastName(Past past)
{
    switch (past) {
    case Past::error:
        return WHORL_TEXT("Axis", "error");
    case Past::rescales:
        return WHORL_TEXT("Axis", "rescales");
    case Past::extrapolates:
        return WHORL_TEXT("Axis", "extrapolates");
    case Past::within:
        return WHORL_TEXT("Axis", "within range");
    case Past::wraps:
        return WHORL_TEXT("Axis", "wraps around");
    case Past::saturates:
        break;
    }
    return WHORL_TEXT("Axis", "saturates");
}

Listing glanceListing(std::span<const Source> encodings, const ReferenceModel& model)
{
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "encoding"),        WHORL_TEXT("Axis", "kind"),
                       WHORL_TEXT("Axis", "acts on"),         WHORL_TEXT("Axis", "m − n alone"),
                       WHORL_TEXT("Axis", "past its length"), WHORL_TEXT("Axis", "unseen, %"),
                       WHORL_TEXT("Axis", "learned numbers"), WHORL_TEXT("Axis", "operations"),
                       WHORL_TEXT("Axis", "models"),          WHORL_TEXT("Axis", "among them")};
    listing.verbatim = {9};
    for (const Glance& each : glances(encodings, model))
        listing.rows.push_back(cells(each, model));
    listing.remark = "a model of width " + std::to_string(model.width) + " with " + std::to_string(model.layers)
        + " layers of " + std::to_string(model.heads) + " heads, trained on " + std::to_string(model.length)
        + " tokens; operations: multiply-adds for one more token; –: no place in a sentence, or no model known";
    return listing;
}

}  // namespace whorl
