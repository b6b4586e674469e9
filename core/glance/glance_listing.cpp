// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glance/glance.h"

#include "core/text.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

Cell unseenCell(const PastLength& past)
{
    if (past.kind == Past::error || past.kind == Past::rescales)
        return {};
    return std::lround(100 * past.unseen);
}

/// "Llama" of "Llama-3.1-8B", "Qwen" of "Qwen2.5-3B", but "T5" of "T5-small".
std::string familyOf(const std::string& name)
{
    const std::string first = name.substr(0, name.find_first_of("- "));
    const std::size_t letters = first.find_first_of("0123456789");
    return letters != std::string::npos && letters >= 3 ? first.substr(0, letters) : first;
}

/// "Llama …": the table has little room, and two names are the most that do not push others out.
std::string namesOf(const std::vector<std::string>& models)
{
    std::vector<std::string> families;
    for (const std::string& each : models)
        if (std::find(families.begin(), families.end(), familyOf(each)) == families.end())
            families.push_back(familyOf(each));
    if (families.size() == 2)
        return families[0] + ", " + families[1];
    return families.size() > 1 ? families[0] + " \u2026" : families[0];
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
    row.emplace_back();
    if (glance.cost)
        row.back() = glance.cost->ofModel(model.layers, model.heads);
    row.emplace_back();
    if (!glance.models.empty())
        row.back() = namesOf(glance.models);
    return row;
}

}  // namespace

std::string_view placeName(const HeadFacts& head)
{
    if (head.onToken)
        return WHORL_TEXT("Axis", "token");
    if (head.onQueryAndKey)
        return WHORL_TEXT("Axis", "q and k");
    return head.onOutput ? WHORL_TEXT("Axis", "score, output") : WHORL_TEXT("Axis", "score");
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
    listing.columns = {WHORL_TEXT("Axis", "encoding"), WHORL_TEXT("Axis", "kind"),     WHORL_TEXT("Axis", "acts on"),
                       WHORL_TEXT("Axis", "m − n"),    WHORL_TEXT("Axis", "beyond L"), WHORL_TEXT("Axis", "new, %"),
                       WHORL_TEXT("Axis", "learned"),  WHORL_TEXT("Axis", "cost"),     WHORL_TEXT("Axis", "models")};
    listing.verbatim = {8};
    for (const Glance& each : glances(encodings, model))
        listing.rows.push_back(cells(each, model));
    listing.remark = "width " + std::to_string(model.width) + ", " + std::to_string(model.layers) + " layers of "
        + std::to_string(model.heads) + " heads, trained on L = " + std::to_string(model.length)
        + " tokens; m − n: whether the score depends on it alone; new: values that training did not show; learned: "
          "numbers; cost: multiply-adds for one more token; –: no place in a sentence, or no model known here";
    return listing;
}

}  // namespace whorl
