// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lesson_command.h"

#include "app/cli/commands.h"
#include "app/document/lesson_store.h"

#include <algorithm>
#include <cstdio>

namespace whorl {

namespace {

/// "no step", "1 step", "2 steps"
std::string counted(std::size_t count, const std::string& what)
{
    return (count ? std::to_string(count) : "no") + ' ' + what + (count > 1 ? "s" : "");
}

}  // namespace

void runLessonCheck(const LessonArguments& arguments)
{
    const Lesson lesson = findLesson(QString::fromStdString(arguments.lesson));
    const std::vector<std::string> complaints = complaintsAbout(lesson);
    for (const std::string& complaint : complaints)
        std::fprintf(stderr, "whorl: %s\n", complaint.c_str());
    if (!complaints.empty())
        throw InputError(arguments.lesson, "not a lesson yet",
                         complaints.size() == 1 ? "one thing is to be mended"
                                                : std::to_string(complaints.size()) + " things are to be mended");
    const auto questions = std::count_if(lesson.steps.begin(), lesson.steps.end(),
                                         [](const LessonStep& step) { return step.question.has_value(); });
    std::string languages;
    for (const auto& [language, text] : lesson.texts)
        languages += (languages.empty() ? "" : ", ") + language;
    writeOutput(lesson.id + ": " + lesson.text("en").title + "; " + counted(lesson.steps.size(), "step") + ", "
                    + counted(static_cast<std::size_t>(questions), "question") + ", in " + languages
                    + "; all numbers computed\n",
                {});
}

}  // namespace whorl
