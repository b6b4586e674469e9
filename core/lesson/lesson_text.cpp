// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/lesson_text.h"

#include "core/error.h"

#include <algorithm>
#include <optional>

namespace whorl {

namespace {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

bool isLetter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}
bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

bool isId(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char each) {
        return (each >= 'a' && each <= 'z') || isDigit(each) || each == '-';
    });
}

/// "same: It stays" becomes the id and the rest.
std::optional<std::pair<std::string, std::string>> withId(std::string_view text)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos || !isId(trimmed(text.substr(0, colon))))
        return std::nullopt;
    return std::pair(std::string(trimmed(text.substr(0, colon))), std::string(trimmed(text.substr(colon + 1))));
}

/// Reads line by line and knows which part of which step it is in.
class TextReader {
public:
    TextReader(const std::string& file, LessonText& text)
        : m_file(file)
        , m_text(text)
    {
    }

    void take(std::string_view line)
    {
        ++m_line;
        const std::string_view content = trimmed(line);
        if (content.starts_with("### "))
            startNotes();
        else if (content.starts_with("## "))
            startStep(content.substr(3));
        else if (content.starts_with("# "))
            takeTitle(content.substr(2));
        else if (m_text.steps.empty())
            takeSummary(content);
        else if (content == "---" && !m_inNotes)
            m_revealed = true;
        else
            takeLine(line, content);
    }

    [[noreturn]] void fail(const std::string& found, const std::string& expected) const
    {
        throw FileError(m_file + ":" + std::to_string(m_line), found, expected);
    }

private:
    void takeTitle(std::string_view title)
    {
        if (!m_text.title.empty())
            fail("a second title", "one heading of the first level is needed");
        m_text.title = trimmed(title);
    }

    void takeSummary(std::string_view content)
    {
        if (content.empty())
            return;
        if (m_text.title.empty())
            fail("words before the title", "\"# Title\" is needed first");
        m_text.summary += (m_text.summary.empty() ? "" : " ") + std::string(content);
    }

    void startStep(std::string_view heading)
    {
        if (m_text.title.empty())
            fail("a step before the title", "\"# Title\" is needed first");
        auto step = withId(heading);
        if (!step)
            fail("a heading without an id", "\"## id: heading\" is needed, the id in lower case, digits and hyphens");
        if (m_text.step(step->first))
            fail("the step " + step->first + " twice", "each step has one heading");
        m_text.steps.push_back({step->first, step->second, {}, {}, {}, {}, {}, m_line});
        m_revealed = m_inNotes = false;
    }

    void startNotes()
    {
        if (m_text.steps.empty())
            fail("notes of no step", "\"## id: heading\" is needed first");
        m_inNotes = true;
    }

    void takeLine(std::string_view line, std::string_view content)
    {
        StepText& step = m_text.steps.back();
        if (m_inNotes) {
            append(step.notes, line);
        } else if (m_revealed) {
            append(step.revealed, line);
        } else if (content.starts_with(">")) {
            append(step.question, trimmed(content.substr(1)));
        } else if (!step.question.text.empty()) {
            takeOption(step, content);
        } else {
            append(step.said, line);
        }
    }

    void takeOption(StepText& step, std::string_view content)
    {
        if (content.empty())
            return;
        const auto option = content.starts_with("- ") ? withId(content.substr(2)) : std::nullopt;
        if (option)
            step.options.push_back({option->first, {option->second, m_line}});
        else if (!step.options.empty() && !content.starts_with("- "))
            step.options.back().second.text += ' ' + std::string(content);
        else
            fail("\"" + std::string(content) + "\" below a question", "\"- option: words\" or --- is needed");
    }

    void append(LessonPassage& passage, std::string_view line) const
    {
        if (passage.text.empty() && trimmed(line).empty())
            return;
        if (passage.text.empty())
            passage.line = m_line;
        passage.text += std::string(line) + '\n';
    }

    const std::string& m_file;
    LessonText& m_text;
    int m_line = 0;
    bool m_revealed = false, m_inNotes = false;
};

/// Calls `take(text, line, isName)` for every {name} and for the stretches between them.
template <class Take>
void eachPart(std::string_view text, int line, const Take& take)
{
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t open = text.find('{', at);
        const bool plain = open != std::string_view::npos && open > 0 && text[open - 1] == '\\';
        const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
        const std::size_t end = close == std::string_view::npos ? text.size() : plain ? open + 1 : open;
        const std::string_view before = text.substr(at, end - at);
        take(before, line, false);
        line += static_cast<int>(std::count(before.begin(), before.end(), '\n'));
        at = end;
        if (close != std::string_view::npos && !plain) {
            take(text.substr(open + 1, close - open - 1), line, true);
            at = close + 1;
        }
    }
}

}  // namespace

std::vector<const LessonPassage*> StepText::passages() const
{
    std::vector<const LessonPassage*> all = {&said, &question, &revealed, &notes};
    for (const auto& [option, words] : options)
        all.push_back(&words);
    return all;
}

const StepText* LessonText::step(std::string_view id) const
{
    const auto found = std::find_if(steps.begin(), steps.end(), [id](const StepText& each) { return each.id == id; });
    return found == steps.end() ? nullptr : &*found;
}

LessonText readLessonText(std::string_view markdown, const std::string& file)
{
    LessonText text;
    text.file = file;
    TextReader reader(file, text);
    while (!markdown.empty()) {
        const std::size_t end = markdown.find('\n');
        reader.take(markdown.substr(0, end));
        markdown.remove_prefix(end == std::string_view::npos ? markdown.size() : end + 1);
    }
    if (text.title.empty())
        reader.fail("no title", "\"# Title\" is needed");
    for (StepText& step : text.steps)
        for (LessonPassage* passage : {&step.said, &step.question, &step.revealed, &step.notes})
            passage->text = trimmed(passage->text);
    return text;
}

std::string filled(std::string_view text, const std::function<std::string(std::string_view name)>& valueOf)
{
    std::string result;
    eachPart(text, 0, [&](std::string_view part, int, bool isName) {
        if (isName) {
            result += valueOf(part);
            return;
        }
        if (part.ends_with("\\{")) {
            part.remove_suffix(2);
            result += std::string(part) + '{';
            return;
        }
        result += part;
    });
    return result;
}

std::vector<NamedPlace> namesIn(const LessonPassage& passage)
{
    std::vector<NamedPlace> names;
    eachPart(passage.text, passage.line, [&names](std::string_view part, int line, bool isName) {
        if (isName)
            names.push_back({std::string(part), line});
    });
    return names;
}

std::vector<NamedPlace> numbersByHand(const LessonPassage& passage)
{
    std::vector<NamedPlace> found;
    eachPart(passage.text, passage.line, [&found](std::string_view part, int line, bool isName) {
        if (isName)
            return;
        for (std::size_t i = 0; i < part.size();) {
            if (part[i] == '\n')
                ++line;
            if (!isDigit(part[i])) {
                ++i;
                continue;
            }
            const std::size_t first = i;
            while (i < part.size() && (isDigit(part[i]) || part[i] == '.'))
                ++i;
            // Part of a name: T5, word2vec, GPT-2, 2-D.
            const auto joins = [](char character) {
                return isLetter(character) || character == '-' || character == '_';
            };
            const bool named = (first > 0 && joins(part[first - 1])) || (i < part.size() && joins(part[i]));
            if (!named)
                found.push_back({std::string(part.substr(first, i - first)), line});
        }
    });
    return found;
}

}  // namespace whorl
