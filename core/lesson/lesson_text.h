// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace whorl {

/// Some Markdown of a lesson and the line of its file on which it begins.
struct LessonPassage {
    std::string text;
    int line = 0;
};

/// What a step says in one language.
struct StepText {
    std::string id, heading;
    LessonPassage said, question, revealed, notes;
    std::vector<std::pair<std::string, LessonPassage>> options;  ///< ids and words, in order
    int line = 0;

    std::vector<const LessonPassage*> passages() const;
};

/// A lesson's words in one language.
struct LessonText {
    std::string file;
    std::string title, summary;
    std::vector<StepText> steps;

    /// The step with this id, or nullptr.
    const StepText* step(std::string_view id) const;
};

/// Reads a Markdown text as resources/lessons/README.md lays it out; `file` names it in errors.
/// throws FileError with the line: no title, a heading without an id, an id twice, something below no step
LessonText readLessonText(std::string_view markdown, const std::string& file);

/// The text with `valueOf(name)` for every {name}, and { for \{.
std::string filled(std::string_view text, const std::function<std::string(std::string_view name)>& valueOf);

/// What a passage names, and the numbers that it writes by hand, each with its line.
struct NamedPlace {
    std::string text;
    int line = 0;
};
std::vector<NamedPlace> namesIn(const LessonPassage& passage);
std::vector<NamedPlace> numbersByHand(const LessonPassage& passage);

}  // namespace whorl
