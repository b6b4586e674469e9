// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error.h"
#include "core/tokenizer/canonical_forms.h"
#include "core/tokenizer/tokenizer_file.h"

#include <algorithm>

namespace whorl {

namespace {

/// Published files have up to nine.
constexpr std::size_t mostSteps = 32;

/// What a step puts into a text, in bytes; published ones put in one character.
constexpr std::size_t longestPut = 16;

/// A text may grow by this factor on the way; composed letters and bytes shown as characters need 4 each.
constexpr std::size_t greatestGrowth = 16;

void checkGrowth(std::size_t before, std::size_t after)
{
    if (after > greatestGrowth * (before + 8))
        throw InputError("the text", std::to_string(after) + " characters after a step of the tokenizer",
                         "at most " + std::to_string(greatestGrowth) + " for each that was written are worked on");
}

std::string typeOf(const ConfigFields& step)
{
    const auto type = step.text("type");
    if (!type)
        throw InputError(step.path("type"), "missing", "the name of a step is needed");
    return *type;
}

/// Calls read(step) for a step, or for those of a sequence in their order.
template <class Read>
void readSteps(const ConfigFields& step, std::string_view listKey, Read&& read)
{
    if (typeOf(step) != "Sequence") {
        read(step);
        return;
    }
    for (const ConfigFields& each : step.objectList(listKey).value_or(std::vector<ConfigFields>()))
        readSteps(each, listKey, read);
}

/// A short text that is put in.
AlignedText putText(const ConfigFields& step, std::string_view key)
{
    const std::string text = step.text(key).value_or("");
    if (text.size() > longestPut)
        throw InputError(step.path(key), std::to_string(text.size()) + " bytes",
                         "at most " + std::to_string(longestPut));
    return alignedText(text);
}

/// {"String": "a"} or {"Regex": "a+"}: the one asked for.
std::optional<std::string> pattern(const ConfigFields& step, std::string_view kind)
{
    const auto fields = step.object("pattern");
    if (!fields || (!fields->has("String") && !fields->has("Regex")))
        throw InputError(step.path("pattern"), step.printed("pattern"), "an object with String or Regex is needed");
    return fields->text(kind);
}

AlignedText stringPattern(const ConfigFields& step)
{
    const std::string text = pattern(step, "String").value_or("");
    if (text.empty())
        throw InputError(step.path("pattern"), step.printed("pattern"), "a String that is not empty is needed");
    return alignedText(text);
}

[[noreturn]] void refuseStep(const ConfigFields& step, const std::string& known)
{
    throw InputError(step.path("type"), typeOf(step), "this version knows " + known);
}

Normalizer bertNormalizer(const ConfigFields& step)
{
    BertCleaning cleaning;
    cleaning.dropsControls = step.flag("clean_text").value_or(true);
    cleaning.partsChinese = step.flag("handle_chinese_chars").value_or(true);
    cleaning.makesSmall = step.flag("lowercase").value_or(true);
    cleaning.dropsAccents = step.flag("strip_accents").value_or(cleaning.makesSmall);
    return [cleaning](AlignedText& text) { cleanAsBert(text, cleaning); };
}

Normalizer normalizer(const ConfigFields& step)
{
    const std::string type = typeOf(step);
    if (type == "BertNormalizer")
        return bertNormalizer(step);
    if (type == "NFC")
        return putTogether;
    if (type == "NFD")
        return takeApart;
    if (type == "Lowercase")
        return makeSmall;
    if (type == "StripAccents")
        return dropMarks;
    if (type == "Prepend")
        return [put = utf8Of(putText(step, "prepend"))](AlignedText& text) {
            if (!text.empty())
                prepend(text, put);
        };
    if (type == "Replace")
        return [found = stringPattern(step), put = putText(step, "content")](AlignedText& text) {
            replaceAll(text, found, put);
        };
    refuseStep(step, "BertNormalizer, NFC, NFD, Lowercase, StripAccents, Prepend and Replace");
}

PreTokenizer splitAtRegex(const ConfigFields& step, const std::string& regex, const std::string& behaviour)
{
    const Scanner scanner = scannerOf(regex);
    if (!scanner)
        throw InputError(step.path("pattern.Regex"), regex.size() > 400 ? regex.substr(0, 60) + "..." : regex,
                         "this version knows the regular expressions of GPT-2, Llama 3 and Qwen 2 alone");
    // These expressions match all of a text, so that both ways keep every match by itself.
    const bool inverted = step.flag("invert").value_or(false);
    if (behaviour != "Isolated" && !(behaviour == "Removed" && inverted))
        throw InputError(step.path("behavior"), behaviour, "Isolated is needed beside this regular expression");
    return cutBy(scanner);
}

PreTokenizer split(const ConfigFields& step)
{
    const std::string behaviour = step.text("behavior").value_or("missing");
    if (const auto regex = pattern(step, "Regex"))
        return splitAtRegex(step, *regex, behaviour);
    constexpr std::pair<std::string_view, DelimiterGoes> known[] = {
        {"Isolated", DelimiterGoes::isolated},
        {"Removed", DelimiterGoes::removed},
        {"MergedWithPrevious", DelimiterGoes::mergedWithPrevious},
        {"MergedWithNext", DelimiterGoes::mergedWithNext},
    };
    for (const auto& [name, goes] : known)
        if (name == behaviour && !step.flag("invert").value_or(false))
            return cutAt(stringPattern(step), goes);
    throw InputError(step.path("behavior"), behaviour,
                     "Isolated, Removed, MergedWithPrevious or MergedWithNext without invert is needed");
}

PreTokenizer metaspaceOf(const ConfigFields& step, TokenizerParts& into)
{
    const AlignedText mark = step.has("replacement") ? putText(step, "replacement") : alignedText("\xe2\x96\x81");
    if (mark.size() != 1)
        throw InputError(step.path("replacement"), step.printed("replacement"), "one character is needed");
    const bool addsSpace = step.flag("add_prefix_space").value_or(true);
    const std::string scheme = step.text("prepend_scheme").value_or(addsSpace ? "always" : "never");
    if (scheme != "always" && scheme != "first" && scheme != "never")
        throw InputError(step.path("prepend_scheme"), scheme, "always, first or never is needed");
    into.spaceMark = mark.front().code;
    const MarkGoes goes = scheme == "always" ? MarkGoes::always : scheme == "first" ? MarkGoes::first : MarkGoes::never;
    return metaspace(into.spaceMark, goes, step.flag("split").value_or(true));
}

PreTokenizer preTokenizer(const ConfigFields& step, TokenizerParts& into)
{
    const std::string type = typeOf(step);
    if (type == "ByteLevel") {
        into.isByteLevel = true;
        return byteLevel(step.flag("add_prefix_space").value_or(true), step.flag("use_regex").value_or(true));
    }
    if (type == "Split")
        return split(step);
    if (type == "Metaspace")
        return metaspaceOf(step, into);
    if (type == "BertPreTokenizer")
        return cutBy(scanBertWords);
    if (type == "WhitespaceSplit")
        return cutBy(scanBlanks);
    if (type == "Digits")
        return cutBy(step.flag("individual_digits").value_or(false) ? scanDigits : scanNumbers);
    if (type == "Punctuation" && step.text("behavior").value_or("Isolated") == "Isolated")
        return cutBy(scanPunctuation);
    refuseStep(step,
               "ByteLevel, Split, Metaspace, BertPreTokenizer, WhitespaceSplit, Digits and Punctuation (isolated)");
}

void checkCount(const std::string& place, std::size_t steps)
{
    if (steps > mostSteps)
        throw InputError(place, "more than " + std::to_string(mostSteps) + " steps", "that many at most");
}

}  // namespace

void TokenizerParts::normalize(AlignedText& text) const
{
    const std::size_t before = text.size();
    for (const Normalizer& each : normalizers) {
        each(text);
        checkGrowth(before, text.size());
    }
}

CutText TokenizerParts::cut(AlignedText text) const
{
    const std::size_t before = text.size();
    CutText cut{std::move(text), {}};
    if (before > 0)
        cut.parts = {{0, before}};
    for (const PreTokenizer& each : preTokenizers) {
        each(cut);
        checkGrowth(before, cut.text.size());
    }
    return cut;
}

void readNormalizer(const ConfigFields& file, TokenizerParts& into)
{
    const auto whole = file.object("normalizer");
    if (!whole)
        return;
    readSteps(*whole, "normalizers", [&](const ConfigFields& step) {
        into.normalizers.push_back(normalizer(step));
        checkCount("normalizer", into.normalizers.size());
        // What SentencePiece models are converted to: their spellings have the mark for a space.
        if (typeOf(step) == "Replace" && pattern(step, "String") == " ") {
            const AlignedText put = putText(step, "content");
            into.spaceMark = put.size() == 1 ? put.front().code : 0;
        }
    });
}

void readPreTokenizer(const ConfigFields& file, TokenizerParts& into)
{
    const auto whole = file.object("pre_tokenizer");
    if (!whole)
        return;
    readSteps(*whole, "pretokenizers", [&](const ConfigFields& step) {
        into.preTokenizers.push_back(preTokenizer(step, into));
        checkCount("pre_tokenizer", into.preTokenizers.size());
    });
}

}  // namespace whorl
