// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board_file.h"
#include "core/json_reader.h"
#include "core/lesson/lesson.h"

#include <algorithm>

namespace whorl {

namespace {

using nlohmann::json;

/// How a question is written, for those who write it wrong.
constexpr const char* questionNeeded =
    "one of these is needed: \"choose\": {\"small\": CONDITION, \"large\": CONDITION}, \"number\": \"NAME\", "
    "\"until\": CONDITION; a condition is such as {\"less\": [\"angle\", 3]}";
constexpr const char* optionsNeeded =
    "2 to 5 options are needed, each with the condition under which it is the right one: "
    "{\"small\": {\"less\": [\"angle\", 3]}, \"large\": {\"not\": {\"less\": [\"angle\", 3]}}}";

const std::string lowerCase = "abcdefghijklmnopqrstuvwxyz", upperCase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
                  digits = "0123456789";

bool consistsOf(const std::string& text, const std::string& characters)
{
    return !text.empty() && text.find_first_not_of(characters) == std::string::npos;
}

/// "zh_CN" of "zh_CN.md"; empty of other names.
std::string languageOf(const std::string& name)
{
    const std::size_t point = name.find(".md");
    const std::string language = name.substr(0, point);
    const bool known = point != std::string::npos && point + 3 == name.size() && (point == 2 || point == 5)
        && consistsOf(language.substr(0, 2), lowerCase)
        && (point == 2 || (language[2] == '_' && consistsOf(language.substr(3), upperCase)));
    return known ? language : std::string();
}

/// Reads steps one after the other: a step without a board has that of the step before.
class StepReader {
public:
    StepReader(const JsonText& file, const FindBoard& findBoard, const LessonNumbers& numbers)
        : m_file(file)
        , m_findBoard(findBoard)
        , m_numbers(numbers)
    {
    }

    LessonStep read(const json& object, const std::string& place)
    {
        JsonReader reader(object, m_file, place);
        LessonStep step;
        step.place = place;
        reader.take("id", step.id);
        if (!consistsOf(step.id, lowerCase + digits + "-"))
            reader.fail(reader.path("id"), step.id, "lower case, digits and hyphens are needed");
        step.board = boardOf(reader);
        takeShown(reader, step);
        takePointedAt(reader, step);
        step.numbers = m_numbers;
        for (auto& [name, number] : numbersFrom(reader))
            step.numbers.insert_or_assign(name, std::move(number));
        if (const auto question = reader.optional("question"))
            step.question = questionFrom(JsonReader(*question, reader, "question"), step.board);
        reader.refuseRest("id, board, changes, show, point_at, numbers, question");
        m_last = step.board;
        return step;
    }

    static LessonNumbers numbersFrom(JsonReader& parent)
    {
        LessonNumbers numbers;
        const auto objects = parent.optional("numbers");
        if (!objects)
            return numbers;
        if (!objects->is_object())
            parent.fail(parent.path("numbers"), *objects, "an object is needed");
        for (const auto& [name, object] : objects->items()) {
            const std::string key = "numbers." + name;
            if (!consistsOf(name, lowerCase + upperCase + digits + "_")
                || digits.find(name.front()) != std::string::npos)
                parent.fail(parent.path(key), name, "a name of letters, digits and _ is needed");
            numbers.emplace(name, readLessonNumber(JsonReader(object, parent, key)));
        }
        return numbers;
    }

private:
    Board boardOf(JsonReader& reader)
    {
        Board board;
        const auto given = reader.optional("board");
        try {
            if (!given && m_last)
                board = *m_last;
            else if (!given)
                reader.failMissing("board", "the first step needs a board");
            else if (given->is_string())
                board = m_findBoard(given->get<std::string>());
            else
                board = readBoard(given->dump(), m_file.lineOf(reader.path("board")));
        } catch (const FileError&) {
            throw;
        } catch (const InputError& error) {
            throw FileError(m_file.lineOf(reader.path("board")), error.found(), error.expected());
        }
        return changed(board, reader, "changes");
    }

    /// The board with the values of an object {"/probe/query": 7} in their places.
    Board changed(const Board& board, JsonReader& reader, const char* key) const
    {
        const auto changes = reader.optional(key);
        if (!changes)
            return board;
        if (!changes->is_object())
            reader.fail(reader.path(key), *changes, "an object of places and values is needed");
        json document = json::parse(writeBoard(board));
        for (const auto& [place, value] : changes->items()) {
            const std::string where = std::string(key) + "." + place;
            try {
                const json::json_pointer pointer(place);
                if (value.is_null())
                    document.at(pointer.parent_pointer()).erase(pointer.back());
                else
                    document[pointer] = value;
            } catch (const json::exception&) {
                reader.fail(reader.path(where), value,
                            "no such place in the board; \"/panels/0/parameters/base\" is one");
            }
        }
        const Board result = readBoard(document.dump(), m_file.lineOf(reader.path(key)));
        const std::vector<std::string> unknown = unknownKeys(result);
        if (!unknown.empty() && unknown != unknownKeys(board))
            reader.fail(reader.path(key), unknown.front(), "boards have no such place");
        return result;
    }

    static void takeShown(JsonReader& reader, LessonStep& step)
    {
        const auto shown = reader.optional("show");
        if (!shown)
            return;
        if (!shown->is_array() || shown->empty())
            reader.fail(reader.path("show"), *shown, "a list of panels' indices is needed");
        for (const json& index : *shown) {
            requirePanel(reader, "show", index, step.board);
            step.shown.push_back(index.get<std::size_t>());
        }
    }

    static void requirePanel(const JsonReader& reader, const char* key, const json& index, const Board& board)
    {
        if (!index.is_number_unsigned() || index.get<std::size_t>() >= board.panels.size())
            reader.fail(reader.path(key), index,
                        "the board has panels 0 to " + std::to_string(board.panels.size() - 1));
    }

    static void takePointedAt(JsonReader& parent, LessonStep& step)
    {
        const auto object = parent.optional("point_at");
        if (!object)
            return;
        JsonReader reader(*object, parent, "point_at");
        requirePanel(reader, "panel", reader.optional("panel").value_or(json(0u)), step.board);
        PointedAt at{object->value("panel", std::size_t{0}), {}};
        reader.take("parameter", at.parameter);
        reader.refuseRest("panel, parameter");
        step.pointedAt = at;
    }

    Question questionFrom(JsonReader reader, const Board& board) const
    {
        Question question;
        if (const auto options = reader.optional("choose")) {
            takeOptions(reader, *options, question);
        } else if (reader.has("number")) {
            question.kind = Question::Kind::number;
            reader.take("number", question.number);
            reader.take("within", question.within);
            if (!(question.within >= 0 && question.within < 1))
                reader.fail(reader.path("within"), question.within, "a share from 0 to 1 is needed");
        } else if (const auto until = reader.optional("until")) {
            question.kind = Question::Kind::until;
            question.until = readCondition(*until, reader, "until");
            question.moves = movedFrom(reader, board);
            if (!reader.has("solution"))
                reader.failMissing("solution", "one board that is right is needed, such as {\"/probe/query\": 7}");
            question.solution = changed(board, reader, "solution");
            if (question.solution.panels.size() != board.panels.size())
                reader.fail(reader.path("solution"), question.solution.panels.size(), "the step's panels are needed");
        } else {
            reader.failKind(questionNeeded);
        }
        reader.refuseRest("choose, number (within), until (moves, solution)");
        return question;
    }

    static std::optional<Moved> movedFrom(JsonReader& reader, const Board& board)
    {
        const auto given = reader.optional("moves");
        if (!given)
            return std::nullopt;
        const std::string needed = "what is to be moved is needed: a parameter of one of the panels 0 to "
            + std::to_string(board.panels.size() - 1)
            + ", such as \"/panels/0/parameters/base\", or \"/probe/query\", \"/probe/key\", \"/probe/pair\", "
              "\"/probe/head\"";
        if (!given->is_string())
            reader.fail(reader.path("moves"), *given, needed);
        const auto place = given->get<std::string>();
        for (const char* part : {"query", "key", "pair", "head"})
            if (place == std::string("/probe/") + part)
                return Moved{{}, part};
        constexpr std::string_view before = "/panels/", behind = "/parameters/";
        const std::size_t digit = before.size(), id = digit + 1 + behind.size();
        if (place.size() <= id || !place.starts_with(before) || digits.find(place[digit]) == std::string::npos
            || place.compare(digit + 1, behind.size(), behind) != 0)
            reader.fail(reader.path("moves"), place, needed);
        const auto panel = static_cast<std::size_t>(place[digit] - '0');
        if (panel >= board.panels.size())
            reader.fail(reader.path("moves"), place, needed);
        return Moved{panel, place.substr(id)};
    }

    static void takeOptions(const JsonReader& reader, const json& options, Question& question)
    {
        if (!options.is_object() || options.size() < 2 || options.size() > mostOptions)
            reader.fail(reader.path("choose"), options, optionsNeeded);
        for (const auto& [option, condition] : options.items())
            question.options.emplace(option, readCondition(condition, reader, "choose." + option));
    }

    const JsonText& m_file;
    const FindBoard& m_findBoard;
    const LessonNumbers& m_numbers;
    std::optional<Board> m_last;
};

void readSteps(Lesson& lesson, const JsonText& file, const FindBoard& findBoard)
{
    JsonReader reader(file.parse(), file, "");
    const std::string needed = "\"lesson\": " + std::to_string(lessonFileVersion)
        + " is needed among the first lines: the version of the form that the file has";
    if (!reader.has("lesson"))
        reader.failMissing("lesson", needed);
    std::int64_t version = 0;
    reader.take("lesson", version);
    if (version != lessonFileVersion)
        reader.fail("lesson", version, needed);
    reader.take("order", lesson.order);
    const LessonNumbers numbers = StepReader::numbersFrom(reader);
    const json steps = reader.optional("steps").value_or(json::array());
    if (!steps.is_array() || steps.empty() || steps.size() > mostSteps)
        reader.fail("steps", steps.size(), "1 to " + std::to_string(mostSteps) + " steps are needed");
    reader.refuseRest("lesson, order, numbers, steps");
    StepReader stepReader(file, findBoard, numbers);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::string place = "steps[" + std::to_string(i) + "]";
        LessonStep step = stepReader.read(steps[i], place);
        for (const LessonStep& other : lesson.steps)
            if (other.id == step.id)
                reader.fail(place + ".id", step.id, "each step has an id of its own");
        lesson.steps.push_back(std::move(step));
    }
}

}  // namespace

const LessonText& Lesson::text(std::string_view language) const
{
    for (const std::string& wanted : {std::string(language), std::string("en")})
        if (const auto found = texts.find(wanted); found != texts.end())
            return found->second;
    return texts.begin()->second;
}

Lesson readLesson(const LessonFolder& folder, const FindBoard& findBoard)
{
    Lesson lesson;
    lesson.id = folder.path.substr(folder.path.find_last_of('/') + 1);
    lesson.file = folder.path + "/lesson.json";
    const auto steps = folder.files.find("lesson.json");
    if (steps == folder.files.end())
        throw FileError(folder.path, "without lesson.json", "a lesson's folder is needed");
    lesson.json = steps->second;
    readSteps(lesson, {lesson.file, lesson.json, "a lesson"}, findBoard);
    for (const auto& [name, content] : folder.files)
        if (const std::string language = languageOf(name); !language.empty())
            lesson.texts.emplace(language, readLessonText(content, folder.path + "/" + name));
    if (lesson.texts.empty())
        throw FileError(folder.path, "without a text", "en.md or zh_CN.md is needed");
    return lesson;
}

}  // namespace whorl
