// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/lab_source.h"

#include "core/lab/result_format.h"
#include "core/lab/result_summary.h"

#include <algorithm>
#include <charconv>

namespace whorl {

namespace {

std::vector<std::string_view> wordsOf(std::string_view text)
{
    constexpr std::string_view between = " ,\t\n\r";
    std::vector<std::string_view> words;
    for (std::size_t begin = text.find_first_not_of(between); begin != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(between, begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = text.find_first_not_of(between, end);
    }
    return words;
}

/// A file may hold anything, also in a parameter.
std::string quoted(std::string_view word)
{
    constexpr std::size_t longest = 40;
    return '"' + std::string(word.substr(0, longest)) + (word.size() > longest ? "...\"" : "\"");
}

template <class T>
void addOnce(std::vector<T>& all, T value, std::string_view word, std::string_view id)
{
    if (std::find(all.begin(), all.end(), value) != all.end())
        throw ParameterError(std::string(id), quoted(word) + " twice", "each can be there once");
    all.push_back(value);
}

}  // namespace

std::vector<LabEncoding> labEncodingsIn(std::string_view text, std::string_view id)
{
    std::vector<LabEncoding> all;
    for (const std::string_view word : wordsOf(text)) {
        const auto encoding = valueOfKey<LabEncoding>(labEncodings, word);
        if (!encoding)
            throw ParameterError(std::string(id), quoted(word), "some of " + keysOf(labEncodings) + " are needed");
        addOnce(all, *encoding, word, id);
    }
    return all;
}

std::vector<std::uint64_t> labSeedsIn(std::string_view text, std::string_view id)
{
    constexpr std::uint64_t highest = std::uint64_t{1} << 53;
    std::vector<std::uint64_t> all;
    for (const std::string_view word : wordsOf(text)) {
        std::uint64_t seed = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), seed);
        if (error != std::errc() || end != word.data() + word.size() || seed > highest)
            throw ParameterError(std::string(id), quoted(word), "whole numbers from 0 to 2^53 are needed");
        addOnce(all, seed, word, id);
    }
    if (all.empty())
        throw ParameterError(std::string(id), "empty", "one seed at least is needed");
    return all;
}

void LabParameters::check() const
{
    LabSettings::check();
    if (labEncodingsIn(encodings, "encodings").empty())
        throw ParameterError("encodings", "empty", "some of " + keysOf(labEncodings) + " are needed");
    labSeedsIn(seeds, "seeds");
    labEncodingsIn(prediction, "prediction");
    if (result.empty())
        throw ParameterError("result", "empty", "shipped, trained or a file is needed");
}

bool LabParameters::showsLoss(LabTask of) const
{
    return measure == LabShown::automatic ? usualMeasure(of) == LabMeasure::loss : measure == LabShown::loss;
}

SourceInfo LabParameters::info()
{
    return {
        "lab",
        WHORL_TEXT("Source", "Extrapolation lab"),
        WHORL_TEXT("Source", "Experiments"),
        WHORL_TEXT(
            "Source",
            "Tiny transformers that differ in their encoding alone, tested on longer texts than they were trained "
            "on"),
        WHORL_TEXT(
            "Source",
            "Press et al. 2022, Train Short, Test Long; Kazemnejad et al. 2023, The Impact of Positional Encoding "
            "on Length Generalization in Transformers; the tasks, the models and the rules of the verdicts are "
            "this program's"),
        "https://arxiv.org/abs/2108.12409",
        {{"flat-is-not-good",
          WHORL_TEXT("Source",
                     "A line that stays flat can be worth nothing: on text, NoPE hardly gets worse at eight times the "
                     "trained length, and is no better there than a model that counts which character follows which.")},
         {"average-hides-the-break",
          WHORL_TEXT("Source",
                     "A mean over a long test hides where it breaks: at eight times the trained length, RoPE's mean "
                     "contains the positions that were trained, which are as good as ever.")},
         {"table-rate-decides",
          WHORL_TEXT("Source",
                     "What comes first can be decided by something else than the encoding: T5's table learns ten times "
                     "faster than the rest here. At the common rate T5 falls behind RoPE and ALiBi.")}},
    };
}

}  // namespace whorl
