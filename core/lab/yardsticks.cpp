// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/yardsticks.h"

#include "core/lab/language_text.h"
#include "core/lab/ngrams.h"
#include "core/lab/task.h"

#include <algorithm>
#include <cmath>

namespace whorl {

LabYardsticks labYardsticks(const LabSettings& settings)
{
    constexpr std::size_t tested = 20'000;
    const std::shared_ptr<const LabTaskSource> task = labTask(settings);
    LabYardsticks result;
    result.uniform = std::log(static_cast<double>(task->symbols()));
    result.chance = task->chance();
    if (settings.task == LabTask::language) {
        const LanguageText text = LanguageText::read(settings.corpus, 1);
        const NgramModels models(text.training(), text.symbols(), 4);
        result.grams = models.nats(text.all(), text.training().size(), std::min(tested, text.validation().size()));
    }
    return result;
}

}  // namespace whorl
