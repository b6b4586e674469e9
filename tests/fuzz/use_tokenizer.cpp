// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/use_tokenizer.h"

#include "core/error.h"
#include "core/tokenizer/tokenizer.h"

#include <cstdlib>

namespace whorl::test {

bool useTokenizer(std::string_view bytes)
{
    constexpr std::string_view text =
        "The cats' 12 hats,\n\n  caf\u00e9 e\u0301 \u6211\u7231\u4f60 <s>the</s> \U0001f600 \xed\x95\x9c";
    try {
        const Tokenizer tokenizer = Tokenizer::read(bytes, "tokenizer.json");
        try {
            for (const Token& each : tokenizer.tokens(text))
                if (each.begin > each.end || each.end > text.size())
                    std::abort();
        } catch (const InputError&) {
            return true;
        }
        return true;
    } catch (const FileError&) {
        return false;
    }
}

}  // namespace whorl::test
