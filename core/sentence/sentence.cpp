// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/sentence.h"

#include "core/attention/seeded_head.h"
#include "core/embedding/vector_table.h"
#include "core/error.h"
#include "core/files/kept_tables.h"
#include "core/files/table.h"
#include "core/numeric/matrix_product.h"
#include "core/numeric/parallel.h"
#include "core/sentence/tokenizer.h"

#include <algorithm>
#include <set>

namespace whorl {

namespace {

/// A number of the text alone, so that a word has the same vector in every sentence.
std::uint64_t streamOf(std::string_view text)
{
    std::uint64_t hash = 14'695'981'039'346'656'037U;
    for (const char byte : text)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 1'099'511'628'211U;
    return hash | (std::uint64_t{1} << 63);
}

Eigen::RowVectorXd drawn(const std::string& text, int seed, Eigen::Index width)
{
    Random random(static_cast<std::uint64_t>(seed), streamOf(text));
    return normalMatrix(random, 1, width);
}

std::shared_ptr<const Tokenizer> tokenizerOf(const std::string& path)
{
    static KeptTables<Tokenizer> kept;
    return kept.get(path, [&] { return std::make_shared<const Tokenizer>(Tokenizer::open(path)); });
}

Eigen::MatrixXd weightsFrom(const std::string& path, const char* name, Eigen::Index width)
{
    const std::shared_ptr<const Table> table = loadTable(path, name);
    if (table->values.rows() != width)
        throw ParameterError("projections", table->name + ", whose " + name + " is " + table->sizeText(),
                             std::to_string(width) + " rows are needed, one per number of a vector");
    return table->values;
}

}  // namespace

struct Sentence::Heads {
    struct Slot {
        std::once_flag compared;
        HeadResult result;
        Eigen::ArrayXXd contributed;
    };
    std::once_flag made;
    std::vector<Slot> slots;
};

const Source& SentenceEncodings::find(std::string_view id) const
{
    for (const Source& source : *known)
        if (source.info.id == id)
            return source;
    throw InputError("encoding", std::string(id), "one that has a place in a sentence is needed");
}

PositionalEffect SentenceEncodings::effect(const Source* encoding, const HeadPlace& place) const
{
    if (!encoding)
        return {};
    const auto set = values.find(encoding->info.id);
    try {
        return encoding->effect(set == values.end() ? Values{} : set->second, place);
    } catch (const ParameterError& error) {
        // Its parameters have longer names here.
        const bool own = findParameter(encoding->parameters, error.where()) && error.where() != "causal";
        throw ParameterError((own ? std::string(encoding->info.id) + '.' : "") + error.where(), error.found(),
                             error.expected());
    }
}

Sentence::Sentence(const AttentionParameters& parameters, SentenceEncodings encodings)
    : m_parameters(parameters)
    , m_encodings(std::move(encodings))
    , m_results(std::make_unique<Heads>())
{
    m_parameters.check();
    readTokens();
    findVectors();
    makeWeights();
    m_results->slots = std::vector<Heads::Slot>(static_cast<std::size_t>(heads()));
    effect(heads() - 1);
}

Sentence::~Sentence() = default;

std::vector<Token> Sentence::split(const std::string& text) const
{
    switch (m_parameters.split) {
    case TokenRule::characters:
        return characterTokens(text);
    case TokenRule::tokenizer:
        return tokenizerOf(m_parameters.tokenizer)->tokens(text);
    default:
        return wordTokens(text);
    }
}

void Sentence::readTokens()
{
    m_tokens = split(m_parameters.text);
    if (m_tokens.empty())
        throw ParameterError("text", m_parameters.text.empty() ? "empty" : "without a token", "a sentence is needed");
    m_found = std::ssize(m_tokens);
    // A quarter of a gigabyte for all that is kept of the heads.
    constexpr double mostCells = 8'388'608;
    const auto most = static_cast<std::int64_t>(std::sqrt(mostCells / m_parameters.heads));
    m_tokens.resize(static_cast<std::size_t>(std::min({m_found, m_parameters.limit, most})));
}

void Sentence::findVectors()
{
    if (m_parameters.vectors == "random") {
        m_embeddings.resize(count(), m_parameters.width);
        for (Eigen::Index token = 0; token < count(); ++token)
            m_embeddings.row(token) =
                drawn(m_tokens[static_cast<std::size_t>(token)].text, m_parameters.seed, m_parameters.width);
        return;
    }
    const std::shared_ptr<const VectorTable> table = openVectors(m_parameters.vectors, m_parameters.tensor);
    const double typical = table->norms.size() > 0 ? table->norms.mean() / std::sqrt(double(table->dimension())) : 1;
    m_embeddings.resize(count(), table->dimension());
    std::set<std::string> unknown;
    for (Eigen::Index token = 0; token < count(); ++token) {
        const auto& [text, id, begin, end] = m_tokens[static_cast<std::size_t>(token)];
        // A model's table goes by the ids of its tokenizer.
        const bool byId = table->numbered && m_parameters.split == TokenRule::tokenizer && id < table->count();
        const std::optional<std::int64_t> row = byId ? std::optional(id) : table->find(text);
        if (row) {
            m_embeddings.row(token) = table->vector(*row).transpose();
        } else {
            m_embeddings.row(token) = typical * drawn(text, m_parameters.seed, table->dimension());
            if (unknown.insert(text).second)
                m_unknown.push_back(text);
        }
    }
}

void Sentence::makeWeights()
{
    const Eigen::Index width = m_embeddings.cols(), heads = m_parameters.heads;
    const bool given = m_parameters.projections != "identity" && m_parameters.projections != "random";
    if (given) {
        m_queryWeights = weightsFrom(m_parameters.projections, "W_Q", width);
        m_keyWeights = weightsFrom(m_parameters.projections, "W_K", width);
        m_valueWeights = weightsFrom(m_parameters.projections, "W_V", width);
    } else if (m_parameters.projections == "random" && m_parameters.dimension > 0) {
        m_queryWeights.resize(width, heads * m_parameters.dimension);
    } else {
        m_queryWeights.resize(width, width);
    }
    const Eigen::Index channels = m_queryWeights.cols();
    if (channels % heads != 0)
        throw ParameterError("heads", std::to_string(heads),
                             "a divisor of " + std::to_string(channels) + " is needed, the channels of all heads");
    if (given)
        return;
    if (m_parameters.projections == "identity") {
        m_queryWeights = m_keyWeights = m_valueWeights = Eigen::MatrixXd::Identity(width, width);
        return;
    }
    const double deviation = 1 / std::sqrt(static_cast<double>(width));
    std::uint64_t stream = 0;
    for (Eigen::MatrixXd* weights : {&m_queryWeights, &m_keyWeights, &m_valueWeights}) {
        weights->resize(width, channels);
        // Head by head, so that another number of them leaves the first as they are.
        for (Eigen::Index head = 0; head < heads; ++head) {
            Random random(static_cast<std::uint64_t>(m_parameters.seed),
                          16 + 3 * static_cast<std::uint64_t>(head) + stream);
            weights->middleCols(head * channels / heads, channels / heads) =
                normalMatrix(random, width, channels / heads, deviation);
        }
        ++stream;
    }
}

HeadInputs Sentence::inputs(std::int64_t head) const
{
    const Eigen::Index dimension = m_queryWeights.cols() / heads();
    const auto share = [&](const Eigen::MatrixXd& weights) {
        const Eigen::Index channels = weights.cols() / heads();
        return Eigen::MatrixXd(weights.middleCols(head * channels, channels));
    };
    if (m_keyWeights.cols() / heads() != dimension)
        throw ParameterError("projections", std::to_string(m_keyWeights.cols()) + " columns of W_K",
                             std::to_string(m_queryWeights.cols()) + " are needed, as W_Q has");
    HeadInputs inputs;
    inputs.embeddings = m_embeddings;
    inputs.queryWeights = share(m_queryWeights);
    inputs.keyWeights = share(m_keyWeights);
    inputs.valueWeights = share(m_valueWeights);
    inputs.causal = m_parameters.causal;
    inputs.window = m_parameters.window;
    return inputs;
}

PositionalEffect Sentence::effect(std::int64_t head) const
{
    return m_encodings.effect(m_encodings.chosen, place(head));
}

HeadPlace Sentence::place(std::int64_t head) const
{
    HeadPlace place;
    place.tokens = count();
    place.width = m_embeddings.cols();
    place.dimension = m_queryWeights.cols() / heads();
    place.heads = heads();
    place.head = head;
    place.causal = m_parameters.causal;
    place.seed = static_cast<std::uint64_t>(m_parameters.seed);
    return place;
}

const HeadResult& Sentence::result(std::int64_t head) const
{
    std::call_once(m_results->made, [&] {
        inParts(heads(), 1, [&](std::int64_t each, std::int64_t) {
            HeadResult& result = m_results->slots[static_cast<std::size_t>(each)].result;
            result = attend(inputs(each), effect(each));
            // What nobody asks for again, each as large as the weights.
            result.terms.clear();
            result.scores.resize(0, 0);
            result.positional.resize(0, 0);
        });
    });
    return m_results->slots[static_cast<std::size_t>(head)].result;
}

const Eigen::ArrayXXd& Sentence::contributed(std::int64_t head) const
{
    Heads::Slot& slot = m_results->slots[static_cast<std::size_t>(head)];
    const HeadResult& with = result(head);
    std::call_once(slot.compared, [&] {
        const HeadInputs plain = inputs(head);
        const Eigen::MatrixXd query = matrixProduct(plain.embeddings, plain.queryWeights);
        const Eigen::MatrixXd key = matrixProduct(plain.embeddings, plain.keyWeights);
        constexpr double unseen = -std::numeric_limits<double>::infinity();
        const Eigen::ArrayXXd change = with.biased - matrixProduct(query, key.transpose()).array() * with.scale;
        slot.contributed = (with.masked == unseen).select(unseen, change);
    });
    return slot.contributed;
}

std::vector<Eigen::Index> Sentence::order() const
{
    std::vector<Eigen::Index> order;
    if (m_parameters.reordered.empty()) {
        for (Eigen::Index token = count(); token-- > 0;)
            order.push_back(token);
        return order;
    }
    const std::vector<Token> other = split(m_parameters.reordered);
    std::vector<bool> taken(m_tokens.size(), false);
    for (const Token& token : other) {
        std::size_t place = 0;
        while (place < m_tokens.size() && (taken[place] || m_tokens[place].text != token.text))
            ++place;
        if (place == m_tokens.size())
            throw ParameterError("reordered", "\"" + token.text + "\" among its tokens",
                                 "the tokens of the text are needed, each as often as there");
        taken[place] = true;
        order.push_back(static_cast<Eigen::Index>(place));
    }
    if (order.size() != m_tokens.size())
        throw ParameterError("reordered", "a text of " + std::to_string(order.size()) + " tokens",
                             "all " + std::to_string(count()) + " tokens of the text are needed");
    return order;
}

WordOrder Sentence::bothOrders(std::int64_t head) const
{
    return permute(inputs(head), effect(head), order());
}

}  // namespace whorl
