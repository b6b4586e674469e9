// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/sentence_content.h"

#include "core/attention/seeded_head.h"
#include "core/embedding/vector_table.h"
#include "core/error.h"
#include "core/files/kept_tables.h"
#include "core/files/shipped_data.h"
#include "core/files/table.h"
#include "core/numeric/matrix_product.h"
#include "core/tokenizer/tokenizer.h"

#include <algorithm>
#include <cmath>
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

std::shared_ptr<const Tokenizer> shippedTokenizer()
{
    constexpr const char* name = "tokenizer_kjv.json";
    for (const ShippedFile& each : shippedFiles())
        if (each.name == name)
            return std::make_shared<const Tokenizer>(Tokenizer::read(each.bytes, name));
    throw FileError(name, "missing", "it is part of the program");
}

std::shared_ptr<const Tokenizer> tokenizerOf(const std::string& path)
{
    if (path == sentenceTokenizers[0].key) {
        static const std::shared_ptr<const Tokenizer> own = shippedTokenizer();
        return own;
    }
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

bool areGiven(const std::string& projections)
{
    return projections != "identity" && projections != "random";
}

}  // namespace

std::vector<Token> splitText(const AttentionParameters& parameters, const std::string& text)
{
    switch (parameters.split) {
    case TokenRule::characters:
        return characterTokens(text);
    case TokenRule::tokenizer:
        return tokenizerOf(parameters.tokenizer)->tokens(text);
    default:
        return wordTokens(text);
    }
}

bool decidesContent(std::string_view parameter)
{
    constexpr std::string_view all[] = {"text",  "split",       "tokenizer", "limit",     "vectors", "tensor",
                                        "width", "projections", "heads",     "dimension", "seed"};
    return std::find(std::begin(all), std::end(all), parameter) != std::end(all);
}

SentenceContent::SentenceContent(const AttentionParameters& parameters)
    : m_parameters(parameters)
    , m_heads(parameters.heads, [this](std::int64_t head) { return project(head); })
{
    m_parameters.check();
    readTokens();
    findVectors();
    findWeights();
}

void SentenceContent::readTokens()
{
    m_tokens = splitText(m_parameters, m_parameters.text);
    if (m_tokens.empty())
        throw ParameterError("text", m_parameters.text.empty() ? "empty" : "without a token", "a sentence is needed");
    m_found = std::ssize(m_tokens);
    // A quarter of a gigabyte for all that is kept of the heads.
    constexpr double mostCells = 8'388'608;
    const auto most = static_cast<std::int64_t>(std::sqrt(mostCells / m_parameters.heads));
    m_tokens.resize(static_cast<std::size_t>(std::min({m_found, m_parameters.limit, most})));
}

std::vector<std::string> SentenceContent::notices() const
{
    std::vector<std::string> notices;
    if (m_found > std::ssize(m_tokens))
        notices.push_back("The first " + std::to_string(m_tokens.size()) + " of " + std::to_string(m_found)
                          + " tokens are read");
    if (m_parameters.split == TokenRule::tokenizer)
        for (const std::string& notice : tokenizerOf(m_parameters.tokenizer)->notices())
            notices.push_back(notice);
    return notices;
}

void SentenceContent::findVectors()
{
    if (m_parameters.vectors == "random") {
        m_embeddings.resize(std::ssize(m_tokens), m_parameters.width);
        for (Eigen::Index token = 0; token < std::ssize(m_tokens); ++token)
            m_embeddings.row(token) =
                drawn(m_tokens[static_cast<std::size_t>(token)].text, m_parameters.seed, m_parameters.width);
        return;
    }
    const std::shared_ptr<const VectorTable> table = openVectors(m_parameters.vectors, m_parameters.tensor);
    const double typical = table->norms.size() > 0 ? table->norms.mean() / std::sqrt(double(table->dimension())) : 1;
    m_embeddings.resize(std::ssize(m_tokens), table->dimension());
    std::set<std::string> unknown;
    for (Eigen::Index token = 0; token < std::ssize(m_tokens); ++token) {
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

void SentenceContent::findWeights()
{
    const Eigen::Index width = m_embeddings.cols(), heads = m_parameters.heads;
    Eigen::Index channels = width;
    if (areGiven(m_parameters.projections)) {
        m_queryWeights = weightsFrom(m_parameters.projections, "W_Q", width);
        m_keyWeights = weightsFrom(m_parameters.projections, "W_K", width);
        m_valueWeights = weightsFrom(m_parameters.projections, "W_V", width);
        channels = m_queryWeights.cols();
        if (m_keyWeights.cols() / heads != channels / heads)
            throw ParameterError("projections", std::to_string(m_keyWeights.cols()) + " columns of W_K",
                                 std::to_string(channels) + " are needed, as W_Q has");
    } else if (m_parameters.projections == "random" && m_parameters.dimension > 0) {
        channels = heads * m_parameters.dimension;
    }
    if (channels % heads != 0)
        throw ParameterError("heads", std::to_string(heads),
                             "a divisor of " + std::to_string(channels) + " is needed, the channels of all heads");
    m_dimension = channels / heads;
}

HeadContent SentenceContent::project(std::int64_t head) const
{
    const Eigen::Index width = m_embeddings.cols();
    const auto share = [&](const Eigen::MatrixXd& weights) {
        const Eigen::Index channels = weights.cols() / m_parameters.heads;
        return Eigen::MatrixXd(weights.middleCols(head * channels, channels));
    };
    // Each head has its own, so that another number of them leaves the first as they are.
    const auto drawnFrom = [&](std::uint64_t stream) {
        Random random(static_cast<std::uint64_t>(m_parameters.seed),
                      16 + 3 * static_cast<std::uint64_t>(head) + stream);
        return normalMatrix(random, width, m_dimension, 1 / std::sqrt(static_cast<double>(width)));
    };
    HeadContent content;
    if (areGiven(m_parameters.projections)) {
        content.queryWeights = share(m_queryWeights);
        content.keyWeights = share(m_keyWeights);
        content.valueWeights = share(m_valueWeights);
    } else if (m_parameters.projections == "identity") {
        content.queryWeights = share(Eigen::MatrixXd::Identity(width, width));
        content.keyWeights = content.valueWeights = content.queryWeights;
    } else {
        content.queryWeights = drawnFrom(0);
        content.keyWeights = drawnFrom(1);
        content.valueWeights = drawnFrom(2);
    }
    content.query = matrixProduct(m_embeddings, content.queryWeights);
    content.key = matrixProduct(m_embeddings, content.keyWeights);
    content.value = matrixProduct(m_embeddings, content.valueWeights);
    return content;
}

}  // namespace whorl
