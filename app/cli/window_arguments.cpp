// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/window_arguments.h"

#include <algorithm>

namespace whorl {

namespace {

/// What Qt takes for itself; each is followed by a value.
constexpr std::string_view toolkitOptions[] = {"platform",   "platformpluginpath", "platformtheme", "plugin",
                                               "style",      "stylesheet",         "display",       "geometry",
                                               "fontengine", "qwindowgeometry",    "qwindowtitle",  "session"};

bool isOneOf(std::string_view word, std::span<const std::string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::string languageComplaint(std::string_view language)
{
    if (language == "en" || language == "zh_CN")
        return {};
    return "--language is " + (language.empty() ? "without a value" : std::string(language))
        + "; en or zh_CN is needed";
}

}  // namespace

std::string windowComplaint(std::span<const std::string_view> words, std::span<const std::string_view> commands)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (isOneOf(word, commands))
            return std::string(word) + " is a command; it comes first and takes no option of the window";
        if (word == "--")
            return {};
        if (!word.starts_with('-') || word == "--present")
            continue;
        const std::string_view name = word.substr(word.starts_with("--") ? 2 : 1);
        const bool separate = name.find('=') == std::string_view::npos;
        if (word == "--language" || word.starts_with("--language=")) {
            const std::string_view value = !separate ? word.substr(11)
                : i + 1 < words.size()               ? words[i + 1]
                                                     : std::string_view();
            if (std::string complaint = languageComplaint(value); !complaint.empty())
                return complaint;
        } else if (word == "--lesson" || word.starts_with("--lesson=")) {
            if (separate ? i + 1 == words.size() : word.size() == std::string_view("--lesson=").size())
                return "--lesson is without a value; one of `whorl list lessons`, or a folder, is needed";
        } else if (!isOneOf(name.substr(0, name.find('=')), toolkitOptions)) {
            return std::string(word) + " is not an option of the window; `whorl --help` names them";
        }
        i += separate ? 1 : 0;
    }
    return {};
}

}  // namespace whorl
