// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson.h"

#include <QString>

namespace whorl {

/// Every lesson that ships with the program, in order. Read once; nothing is computed.
const std::vector<Lesson>& lessons();

/// A lesson of a folder, or a shipped one by its id (case ignored).
/// throws FileError with file, line and reason; for an unknown id it names the known ones
Lesson findLesson(const QString& idOrFolder);

/// Whether a path is a folder that holds a lesson.
bool isLessonFolder(const QString& path);

}  // namespace whorl
