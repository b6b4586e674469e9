// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/corpus.h"

#include "core/embedding/corpus_bytes.h"
#include "core/error.h"
#include "core/text.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace whorl {

namespace {

constexpr ShippedCorpus shipped[] = {
    {"kjv", WHORL_TEXT("Corpus", "King James Bible, narrative books"), "corpus_en_kjv_narrative.txt", CorpusUnit::word},
    {"opticks", WHORL_TEXT("Corpus", "Newton, Opticks"), "corpus_en_opticks.txt", CorpusUnit::word},
    {"classics", WHORL_TEXT("Corpus", "Chinese classics"), "corpus_zh_classics.txt", CorpusUnit::character},
};

bool isBlank(std::string_view line)
{
    return line.find_first_not_of(" \t\r\f\v") == std::string_view::npos;
}

/// Calls visit(line, number from 1) for each line, without its line feed.
template <class Visit>
void forEachLine(std::string_view text, Visit&& visit)
{
    for (std::int64_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        visit(text.substr(0, end), number);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

/// Whether blank lines part blocks of several lines: more than half as many lines again as there are blocks.
bool isWrapped(std::string_view text)
{
    std::int64_t lines = 0, blocks = 0;
    bool afterBlank = true;
    forEachLine(text, [&](std::string_view line, std::int64_t) {
        const bool blank = isBlank(line);
        lines += blank ? 0 : 1;
        blocks += !blank && afterBlank ? 1 : 0;
        afterBlank = blank;
    });
    return blocks > 1 && 2 * lines > 3 * blocks;
}

struct TextHash {
    using is_transparent = void;  // NOLINT(readability-identifier-naming): the library's name
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};

/// Collects tokens and sentences.
class CorpusBuilder {
public:
    CorpusBuilder(Corpus& corpus, const CorpusOptions& options)
        : m_corpus(corpus)
        , m_options(options)
    {
    }

    void readLine(std::string_view line, std::int64_t number);
    void endSentence();

    std::int64_t blanksWithin() const { return m_blanks; }
    std::int64_t han() const { return m_han; }
    std::int64_t characters() const { return m_characters; }

private:
    void add(char32_t code, CharacterClass kind, std::string_view rest);
    void endToken();

    Corpus& m_corpus;
    const CorpusOptions& m_options;
    std::unordered_map<std::string, std::int32_t, TextHash, std::equal_to<>> m_numbers;
    std::string m_token;
    std::int64_t m_han = 0, m_characters = 0, m_blanks = 0;
};

void CorpusBuilder::readLine(std::string_view line, std::int64_t number)
{
    while (!line.empty()) {
        const Utf8Character character = checkedCharacter(line, m_corpus.name, number);
        line.remove_prefix(static_cast<std::size_t>(character.bytes));
        add(character.code, characterClass(character.code), line);
    }
    endToken();
}

void CorpusBuilder::add(char32_t code, CharacterClass kind, std::string_view rest)
{
    if (kind == CharacterClass::apostrophe) {
        const Utf8Character next = m_token.empty() || rest.empty() ? Utf8Character{} : firstCharacter(rest);
        const bool within = next.bytes > 0 && characterClass(next.code) == CharacterClass::letter;
        kind = within ? CharacterClass::letter : CharacterClass::separator;
        code = '\'';
    }
    if (kind == CharacterClass::separator) {
        m_blanks += !m_token.empty() && (code == ' ' || code == 0x3000) ? 1 : 0;
        endToken();
        return;
    }
    ++m_characters;
    m_han += kind == CharacterClass::han ? 1 : 0;
    const bool alone = kind == CharacterClass::han && m_options.unit == CorpusUnit::character;
    if (alone)
        endToken();
    appendUtf8(m_token, m_options.lowerCase ? lowerCase(code) : code);
    if (alone)
        endToken();
}

void CorpusBuilder::endToken()
{
    if (m_token.empty())
        return;
    auto found = m_numbers.find(std::string_view(m_token));
    if (found == m_numbers.end()) {
        const std::size_t number = m_corpus.words.size();
        if (number >= static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max()))
            throw FileError(m_corpus.name, "more than 2147483647 distinct words", "a smaller text is needed");
        found = m_numbers.emplace(m_token, static_cast<std::int32_t>(number)).first;
        m_corpus.words.push_back(m_token);
    }
    m_corpus.tokens.push_back(found->second);
    m_token.clear();
}

void CorpusBuilder::endSentence()
{
    const auto end = static_cast<std::int64_t>(m_corpus.tokens.size());
    if (end > (m_corpus.sentenceEnds.empty() ? 0 : m_corpus.sentenceEnds.back()))
        m_corpus.sentenceEnds.push_back(end);
}

/// Chinese is written without spaces: by words, a line of it is one token.
void noteMissingSpaces(Corpus& corpus, const CorpusBuilder& builder, CorpusUnit unit)
{
    const bool mostlyHan = 2 * builder.han() > builder.characters();
    if (unit == CorpusUnit::word && mostlyHan && 10 * builder.blanksWithin() < builder.han())
        corpus.notices.emplace_back(WHORL_TEXT(
            "Corpus", "The text has no spaces between words; by characters, each Chinese character is a token"));
}

}  // namespace

std::span<const std::int32_t> Corpus::sentence(std::size_t index) const
{
    const std::int64_t first = index == 0 ? 0 : sentenceEnds[index - 1];
    return std::span(tokens).subspan(static_cast<std::size_t>(first),
                                     static_cast<std::size_t>(sentenceEnds[index] - first));
}

Corpus parseCorpus(std::string_view bytes, const std::string& name, const CorpusOptions& options,
                   const Progress& progress)
{
    bytes = withoutByteOrderMark(bytes, name);
    Corpus corpus;
    corpus.name = name;
    CorpusBuilder builder(corpus, options);
    const bool paragraphs = options.sentences == SentenceEnd::paragraph
        || (options.sentences == SentenceEnd::automatic && isWrapped(bytes));
    constexpr std::int64_t linesBetweenReports = 4096;
    forEachLine(bytes, [&](std::string_view line, std::int64_t number) {
        if (number % linesBetweenReports == 0)
            report(progress, static_cast<double>(line.data() - bytes.data()) / static_cast<double>(bytes.size()));
        builder.readLine(line, number);
        if (!paragraphs || isBlank(line))
            builder.endSentence();
    });
    builder.endSentence();
    if (corpus.tokens.empty())
        throw FileError(name, bytes.empty() ? "an empty file" : "a text without words", "a text with words is needed");
    noteMissingSpaces(corpus, builder, options.unit);
    return corpus;
}

std::span<const ShippedCorpus> shippedCorpora()
{
    return shipped;
}

const ShippedCorpus* findShippedCorpus(std::string_view word)
{
    const auto found = std::find_if(std::begin(shipped), std::end(shipped),
                                    [word](const ShippedCorpus& each) { return each.word == word; });
    return found == std::end(shipped) ? nullptr : found;
}

Corpus readCorpus(const std::string& wordOrPath, const CorpusOptions& options, const Progress& progress)
{
    const CorpusBytes text = openCorpus(wordOrPath);
    Corpus corpus = parseCorpus(text.bytes, text.name, options, progress);
    if (text.file)
        text.file->checkLength();
    return corpus;
}

}  // namespace whorl
