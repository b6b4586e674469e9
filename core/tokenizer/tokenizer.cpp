// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/tokenizer.h"

#include "core/error.h"
#include "core/files/mapped_file.h"
#include "core/tokenizer/characters.h"
#include "core/tokenizer/tokenizer_file.h"

namespace whorl {

namespace {

constexpr std::size_t largestFile = 64U << 20U;

/// Bytes as the characters that they make; those that make none, and byte 0, as <0xE4>.
std::string shownBytes(std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string shown;
    while (!bytes.empty()) {
        const Utf8Character next = firstCharacter(bytes);
        const auto count = static_cast<std::size_t>(next.code == 0 ? 1 : next.bytes);
        if (next.bytes == 0 || next.code == 0) {
            const auto byte = static_cast<unsigned char>(bytes.front());
            shown.append("<0x").append({digits[byte >> 4U], digits[byte & 15U]}).append(">");
        } else {
            shown += bytes.substr(0, count);
        }
        bytes.remove_prefix(count);
    }
    return shown;
}

std::string shownText(const TokenizerParts& parts, std::uint32_t index)
{
    const std::string& spelling = parts.vocabulary.spelling(index);
    if (parts.isAdded[index] || (!parts.isByteLevel && parts.spaceMark == 0))
        return spelling;
    std::string bytes;
    for (const AlignedCharacter& each : alignedText(spelling)) {
        const int byte = parts.isByteLevel ? byteOfCode(each.code) : -1;
        if (byte >= 0)
            bytes += static_cast<char>(static_cast<unsigned char>(byte));
        else
            appendUtf8(bytes, each.code == parts.spaceMark ? U' ' : each.code);
    }
    return parts.isByteLevel ? shownBytes(bytes) : bytes;
}

/// The tokens between two added ones.
void appendTokens(const TokenizerParts& parts, AlignedPart text, std::vector<FoundToken>& found)
{
    const CutText cut = parts.cut({text.begin(), text.end()});
    for (const CutText::Part& each : cut.parts) {
        const AlignedPart part = AlignedPart(cut.text).subspan(each.begin, each.end - each.begin);
        if (const auto* pieces = std::get_if<WordPieces>(&parts.model))
            pieces->append(part, found);
        else
            std::get<BytePairs>(parts.model).append(parts.vocabulary, part, found);
    }
}

void appendStretches(const TokenizerParts& parts, const AddedTokens& added, AlignedPart text,
                     std::vector<FoundToken>& found, bool isNormalized)
{
    for (const AddedTokens::Stretch& each : added.cut(text)) {
        if (each.token) {
            found.push_back({each.token->index, each.text.front().begin, each.text.back().end});
        } else if (isNormalized) {
            appendTokens(parts, each.text, found);
        } else {
            AlignedText normalized(each.text.begin(), each.text.end());
            parts.normalize(normalized);
            appendStretches(parts, parts.addedNormalized, normalized, found, true);
        }
    }
}

}  // namespace

Tokenizer::Tokenizer(std::shared_ptr<const TokenizerParts> parts)
    : m_parts(std::move(parts))
{
}

Tokenizer Tokenizer::open(const std::filesystem::path& file)
{
    const auto bytes = MappedFile::open(file);
    if (bytes->bytes().size() > largestFile)
        throw FileError(bytes->name(), std::to_string(bytes->bytes().size()) + " bytes",
                        "a tokenizer.json of at most 64 MiB is needed");
    return read(bytes->bytes(), bytes->name());
}

Tokenizer Tokenizer::read(std::string_view json, const std::string& name)
{
    return Tokenizer(std::make_shared<const TokenizerParts>(readTokenizer(json, name)));
}

std::vector<Token> Tokenizer::tokens(std::string_view text) const
{
    requireUtf8(text);
    std::vector<FoundToken> found;
    appendStretches(*m_parts, m_parts->addedRaw, alignedText(text), found, false);
    std::vector<Token> tokens;
    tokens.reserve(found.size());
    for (const FoundToken& each : found)
        tokens.push_back({shownText(*m_parts, each.index), m_parts->vocabulary.id(each.index), each.begin, each.end});
    return tokens;
}

std::int64_t Tokenizer::vocabularySize() const
{
    return m_parts->vocabulary.size();
}

const std::vector<std::string>& Tokenizer::notices() const
{
    return m_parts->notices;
}

}  // namespace whorl
