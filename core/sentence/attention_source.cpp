// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/attention_source.h"

#include "core/kept.h"
#include "core/sentence/attention_quantities.h"

#include <deque>

namespace whorl {

namespace {

/// Texts and choices that rows point at, for as long as the program runs.
std::string_view kept(std::string text)
{
    static std::deque<std::string> texts;
    return texts.emplace_back(std::move(text));
}

std::span<const Choice> encodingChoices(std::span<const Source> encodings)
{
    static std::vector<Choice> choices;
    choices = {{"none", WHORL_TEXT("Choice", "No encoding")}};
    for (const Source& source : encodings)
        if (source.effect)
            choices.push_back({source.info.id, source.info.label, "Source"});
    return choices;
}

Parameter encodingRow(std::span<const Source> encodings)
{
    Parameter row;
    row.id = "encoding";
    row.label = WHORL_TEXT("Parameter", "Encoding");
    row.help = WHORL_TEXT("Parameter", "How the tokens know where they stand");
    row.kind = ParameterKind::choice;
    row.choices = encodingChoices(encodings);
    return row;
}

bool named(std::string_view list, std::string_view id)
{
    return (' ' + std::string(list) + ' ').find(' ' + std::string(id) + ' ') != std::string::npos;
}

/// The rows of an encoding that decide its effect, shown while it is chosen.
void addRowsOf(const Source& encoding, Source& to)
{
    const std::string prefix = std::string(encoding.info.id) + '.';
    for (const Parameter& own : encoding.parameters) {
        if (!named(encoding.effectRows, own.id))
            continue;
        Parameter row = own;
        row.id = kept(prefix + std::string(own.id));
        if (!row.decidedBy[0].choice.empty())
            row.decidedBy[0].choice = kept(prefix + std::string(row.decidedBy[0].choice));
        row.decidedBy[1] = {"encoding", encoding.info.id};
        to.parameters.push_back(row);
        to.defaults.emplace(row.id, encoding.defaults.find(own.id)->second);
    }
}

/// What belongs to the sentence, and what to the encoding that is chosen.
struct Parts {
    AttentionParameters sentence;
    SentenceEncodings encodings;
};

Parts partsOf(const Source& own, const std::shared_ptr<const std::vector<Source>>& encodings, const Values& values)
{
    const Values all = completed(own.parameters, own.defaults, values);
    const std::string& chosen = std::get<std::string>(all.find("encoding")->second);
    Parts parts;
    Values sentence;
    for (const auto& [id, value] : all) {
        const std::size_t dot = id.find('.');
        if (dot != std::string::npos)
            parts.encodings.values[id.substr(0, dot)].emplace(id.substr(dot + 1), value);
        else if (id != "encoding")
            sentence.emplace(id, value);
    }
    parts.encodings.known = encodings;
    if (chosen != "none")
        parts.encodings.chosen = &parts.encodings.find(chosen);
    parts.sentence = fromValues<AttentionParameters>(sentence);
    return parts;
}

/// Sentences that differ in their encoding or mask alone have one content.
std::shared_ptr<const SentenceContent> contentOf(const AttentionParameters& parameters)
{
    static Kept<Values, const SentenceContent, 4> kept;
    Values deciding = readValues(parameters);
    std::erase_if(deciding, [](const auto& value) { return !decidesContent(value.first); });
    return kept.get(deciding, [&] { return std::make_shared<const SentenceContent>(parameters); });
}

/// Panels share what their sentence has come to; long sentences take too much memory to keep many.
class KeptSentences {
public:
    template <class Make>
    std::shared_ptr<const Sentence> get(const Values& key, Make make)
    {
        constexpr std::int64_t longest = 128;
        const std::int64_t limit = std::get<std::int64_t>(key.find("limit")->second);
        const std::size_t bytes = std::get<std::string>(key.find("text")->second).size();
        const bool brief = limit <= longest || bytes <= static_cast<std::size_t>(longest);
        return brief ? m_brief.get(key, make) : m_long.get(key, make);
    }

private:
    Kept<Values, const Sentence, 16> m_brief;
    Kept<Values, const Sentence, 2> m_long;
};

SourceInfo info()
{
    return {"attention",
            WHORL_TEXT("Source", "Attention"),
            WHORL_TEXT("Source", "Sentence"),
            WHORL_TEXT("Source", "A layer of attention reads a sentence under any encoding; nothing in it was trained"),
            WHORL_TEXT("Source", "Vaswani et al. 2017, Attention Is All You Need, section 3.2"),
            "https://arxiv.org/abs/1706.03762",
            {{"equivariant",
              WHORL_TEXT("Source",
                         "Without an encoding and a mask, another order of the tokens gives the same outputs in that "
                         "order: equivariant, not invariant.")},
             {"mask-breaks-it",
              WHORL_TEXT("Source",
                         "A causal mask alone lets a model notice order: the first token sees only itself, wherever it "
                         "came from.")}}};
}

}  // namespace

std::vector<std::string> sentenceNotices(const Source& attention, const Values& values)
{
    Values sentence = completed(attention.parameters, attention.defaults, values);
    std::erase_if(sentence, [](const auto& value) { return !decidesContent(value.first); });
    return contentOf(fromValues<AttentionParameters>(sentence))->notices();
}

Source attentionSource(std::span<const Source> encodings)
{
    auto own = std::make_shared<Source>();
    own->info = info();
    own->parameters = parameterRows<AttentionParameters>();
    own->defaults = readValues(AttentionParameters{});
    // After the text and its order, before the rest.
    own->parameters.insert(own->parameters.begin() + 2, encodingRow(encodings));
    own->defaults.emplace("encoding", std::string("none"));
    auto known = std::make_shared<std::vector<Source>>();
    for (const Source& encoding : encodings)
        if (encoding.effect) {
            known->push_back(encoding);
            addRowsOf(encoding, *own);
        }
    for (const auto& quantities : {attentionQuantities(), orderQuantities(), sideBySideQuantities()})
        for (const SentenceQuantity& quantity : quantities)
            own->quantities.push_back(quantity.info);

    Source source = *own;
    source.check = [own, known](const Values& values) { partsOf(*own, known, values); };
    const auto sentences = std::make_shared<KeptSentences>();
    source.make = [own, known, sentences](std::string_view id, const Values& values, const Watch&) -> Data {
        const auto sentence = sentences->get(completed(own->parameters, own->defaults, values), [&] {
            Parts parts = partsOf(*own, known, values);
            return std::make_shared<const Sentence>(parts.sentence, contentOf(parts.sentence),
                                                    std::move(parts.encodings));
        });
        for (const auto& quantities : {attentionQuantities(), orderQuantities(), sideBySideQuantities()})
            for (const SentenceQuantity& quantity : quantities)
                if (quantity.info.id == id)
                    return quantity.make(sentence);
        throw InputError("quantity", std::string(id), "it is not one of this source");
    };
    return source;
}

}  // namespace whorl
