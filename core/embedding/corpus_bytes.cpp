// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/corpus_bytes.h"

#include "core/embedding/corpus.h"
#include "core/error.h"
#include "core/files/disguise.h"
#include "core/files/shipped_data.h"

namespace whorl {

CorpusBytes openCorpus(const std::string& wordOrPath)
{
    if (const ShippedCorpus* known = findShippedCorpus(wordOrPath))
        for (const ShippedFile& file : shippedFiles())
            if (file.name == known->file)
                return {std::string(known->word), file.bytes, nullptr};
    const auto file = MappedFile::open(wordOrPath);
    if (const auto disguise = disguiseOf(file->bytes()); disguise && !file->bytes().empty())
        throw FileError(wordOrPath, disguise->found, "a text in UTF-8 is needed");
    return {wordOrPath, file->bytes(), file};
}

std::string_view withoutByteOrderMark(std::string_view bytes, const std::string& name)
{
    constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
    if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff"))
        throw FileError(name, "a text in UTF-16", "a text in UTF-8 is needed");
    return bytes.substr(bytes.starts_with(byteOrderMark) ? byteOrderMark.size() : 0);
}

Utf8Character checkedCharacter(std::string_view text, const std::string& name, std::int64_t line)
{
    const Utf8Character character = firstCharacter(text);
    if (character.bytes > 0 && character.code != 0)
        return character;
    throw FileError(name + ", line " + std::to_string(line),
                    character.bytes == 0 ? "bytes that are not UTF-8" : "a byte 0", "a text in UTF-8 is needed");
}

}  // namespace whorl
