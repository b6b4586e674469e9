// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/condition.h"
#include "core/lesson/lesson_text.h"

namespace whorl {

/// The version of lesson.json that this program reads.
constexpr int lessonFileVersion = 1;
constexpr std::size_t mostSteps = 40, mostOptions = 5;

/// What a student is to move: a parameter of a panel, or a part of the probe.
struct Moved {
    std::optional<std::size_t> panel;  ///< absent: the probe
    std::string id;                    ///< of the parameter, or query, key, pair, head
};

/// What is asked before it is shown.
struct Question {
    enum class Kind { choose, number, until };
    Kind kind = Kind::choose;
    std::map<std::string, Condition, std::less<>> options;  ///< choose: which of them is right
    std::string number;                                     ///< number: its name
    double within = 0;                                      ///< number: the share by which an answer may miss it
    Condition until;                                        ///< until: what the board is to be brought to
    std::optional<Moved> moves;                             ///< until: what has a slider beside the question
    Board solution;                                         ///< until: one board that is right
};

/// What is ringed: a panel, and perhaps a parameter of it.
struct PointedAt {
    std::size_t panel = 0;
    std::string parameter;
};

/// One step: a board, what of it is seen, and perhaps a question.
struct LessonStep {
    std::string id;
    Board board;                     ///< as the step begins
    std::vector<std::size_t> shown;  ///< panels, by index; empty: all
    std::optional<PointedAt> pointedAt;
    LessonNumbers numbers;  ///< the lesson's and its own
    std::optional<Question> question;
    std::string place;  ///< in lesson.json
};

/// A lesson as its folder holds it.
struct Lesson {
    std::string id;  ///< the folder's name
    std::int64_t order = 0;
    std::vector<LessonStep> steps;
    std::map<std::string, LessonText> texts;  ///< by language: "en", "zh_CN"
    std::string file, json;                   ///< lesson.json, for complaints

    /// The words in a language, or in English, or in the only one there is.
    const LessonText& text(std::string_view language) const;
};

/// What a lesson's folder holds: "lesson.json", "en.md", ...
struct LessonFolder {
    std::string path;
    std::map<std::string, std::string> files;
};

/// Finds a ready-made board by id. throws InputError that names the known ones
using FindBoard = std::function<Board(const std::string& id)>;

/// Reads a lesson. Boards are resolved; nothing is computed.
/// throws FileError with file, line and reason
Lesson readLesson(const LessonFolder& folder, const FindBoard& findBoard);

/// Everything that is wrong in a lesson that could be read, each with file and line: texts without a step or the other way
/// round, names of no number, numbers written by hand, what cannot be computed, questions without exactly one right option, goals
/// that are reached from the start or not by their solution. Computes every number.
std::vector<std::string> complaintsAbout(const Lesson& lesson);

/// The option that is right. throws InputError where not exactly one is
std::string rightOption(const Question& question, const NumbersNow& numbers);

/// Whether a typed number is right.
bool isRight(const Question& question, double answer, const NumbersNow& numbers);

}  // namespace whorl
