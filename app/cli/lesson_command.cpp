// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lesson_command.h"

#include "app/cli/commands.h"
#include "app/document/lesson_store.h"

#include <algorithm>
#include <cstdio>

namespace whorl {

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
    writeOutput(lesson.id + ": " + lesson.text("en").title + "; " + std::to_string(lesson.steps.size()) + " steps, "
                    + std::to_string(questions) + " questions, in " + languages + "; all numbers computed\n",
                {});
}

}  // namespace whorl
