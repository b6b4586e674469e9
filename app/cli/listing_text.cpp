// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/listing_text.h"

#include <algorithm>
#include <cstdio>

namespace whorl {

namespace {

std::string cellText(const Cell& cell)
{
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        return std::to_string(*whole);
    if (const auto* text = std::get_if<std::string>(&cell))
        return *text;
    if (const auto* number = std::get_if<double>(&cell)) {
        char text[32];
        std::snprintf(text, sizeof text, "%.4f", *number);
        return text;
    }
    return "\u2013";
}

/// Characters, as far as bytes tell.
std::size_t width(const std::string& text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char each) { return (each & 0xc0) != 0x80; }));
}

/// Whole numbers, where there is any, stand below one another by their last digit.
bool isWhole(const Listing& listing, std::size_t column)
{
    const auto is = [&](std::size_t kind) {
        return std::count_if(listing.rows.begin(), listing.rows.end(),
                             [&](const std::vector<Cell>& row) { return row[column].index() == kind; });
    };
    const auto nothing = is(0), whole = is(1);
    return whole > 0 && nothing + whole == std::ssize(listing.rows);
}

}  // namespace

std::string listingText(const Listing& listing)
{
    std::vector<std::vector<std::string>> lines = {listing.columns};
    for (const std::vector<Cell>& row : listing.rows) {
        lines.emplace_back();
        for (const Cell& cell : row)
            lines.back().push_back(cellText(cell));
    }
    std::vector<std::size_t> widths(listing.columns.size());
    for (const auto& line : lines)
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], width(line[i]));
    std::vector<bool> right;
    for (std::size_t i = 0; i < widths.size(); ++i)
        right.push_back(isWhole(listing, i));
    std::string out;
    for (const auto& line : lines) {
        std::string text;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            const std::string blanks(widths[i] - width(line[i]), ' ');
            text += (right[i] ? blanks + line[i] : line[i] + blanks) + "  ";
        }
        out += text.substr(0, text.find_last_not_of(' ') + 1) + '\n';
    }
    return out;
}

}  // namespace whorl
