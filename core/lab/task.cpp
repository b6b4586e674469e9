// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/task.h"

#include "core/lab/result.h"
#include "core/lab/tasks.h"

namespace whorl {

std::shared_ptr<const LabTaskSource> labTask(const LabSettings& settings)
{
    settings.check();
    switch (settings.task) {
    case LabTask::threeBack:
        return threeBackTask();
    case LabTask::lookup:
        return lookupTask();
    case LabTask::repeat:
        return repeatTask();
    case LabTask::needle:
        return needleTask();
    case LabTask::language:
        break;
    }
    const std::int64_t longest = labMultiples.back() * completed(settings).length;
    return languageTask(LanguageText::read(settings.corpus, longest + 1));
}

}  // namespace whorl
