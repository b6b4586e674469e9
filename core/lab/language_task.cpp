// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/drawing.h"
#include "core/lab/tasks.h"

#include <algorithm>

namespace whorl {

namespace {

class LanguageTask : public LabTaskSource {
public:
    explicit LanguageTask(LanguageText text)
        : m_text(std::move(text))
    {
    }

    std::int64_t symbols() const override { return m_text.symbols(); }
    double chance() const override { return m_text.likeliest(); }

    LabBatch draw(std::int64_t sequences, std::int64_t length, Random& random) const override
    {
        const std::int64_t places = std::ssize(m_text.training()) - length;
        LabBatch batch = blankBatch(sequences, length);
        for (std::int64_t s = 0; s < sequences; ++s)
            write(LabSequence(batch, s), m_text.training(), drawBelow(places, random));
        return batch;
    }

    LabBatch test(std::int64_t sequences, std::int64_t length, Random&) const override
    {
        const std::int64_t lastPlace = std::ssize(m_text.validation()) - length - 1;
        LabBatch batch = blankBatch(sequences, length);
        for (std::int64_t s = 0; s < sequences; ++s)
            write(LabSequence(batch, s), m_text.validation(), s * lastPlace / std::max<std::int64_t>(sequences - 1, 1));
        return batch;
    }

private:
    static void write(LabSequence sequence, std::span<const std::int32_t> text, std::int64_t first)
    {
        for (std::int64_t i = 0; i < sequence.length(); ++i) {
            sequence.setToken(i, text[static_cast<std::size_t>(first + i)]);
            sequence.ask(i, text[static_cast<std::size_t>(first + i + 1)]);
        }
    }

    LanguageText m_text;
};

}  // namespace

std::shared_ptr<const LabTaskSource> languageTask(LanguageText text)
{
    return std::make_shared<LanguageTask>(std::move(text));
}

}  // namespace whorl
