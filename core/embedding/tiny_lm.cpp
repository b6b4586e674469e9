// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/tiny_lm.h"

#include "core/attention/softmax.h"
#include "core/embedding/word_list.h"
#include "core/encodings/t5.h"
#include "core/error.h"
#include "core/files/mapped_file.h"
#include "core/files/shipped_data.h"
#include "core/files/table.h"

#include <cmath>
#include <numbers>
#include <stdexcept>

namespace whorl {

namespace {

constexpr Eigen::Index width = 64, heads = 4, headWidth = width / heads;
constexpr std::int64_t blocks = 2, longest = 64, unknownToken = 2;
constexpr double normEpsilon = 1e-5;

std::shared_ptr<const MappedFile> shippedBytes(const std::string& name)
{
    for (const ShippedFile& each : shippedFiles())
        if (each.name == name)
            return MappedFile::ofMemory(std::string(each.bytes), name);
    throw std::logic_error("a model that is not shipped was asked for");
}

/// A tensor as rows and columns; a list is one column.
Eigen::MatrixXd weights(const TensorFile& file, const std::string& name)
{
    const RowShape size = rowShape(file.find(name)->shape);
    Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> values(size.rows, size.columns);
    file.readRows(name, 0, size.rows, std::span(values.data(), static_cast<std::size_t>(values.size())));
    if (file.find(name)->shape.size() == 1)
        return values.transpose();
    return values;
}

struct Norm {
    Eigen::RowVectorXd scale, shift;

    /// Every row with mean 0 and variance 1 (divided by n), then scaled and shifted.
    Eigen::MatrixXd operator()(const Eigen::MatrixXd& rows) const
    {
        const Eigen::MatrixXd centred = rows.colwise() - rows.rowwise().mean();
        const Eigen::VectorXd deviation =
            (centred.rowwise().squaredNorm() / static_cast<double>(rows.cols())).array() + normEpsilon;
        return ((centred.array().colwise() / deviation.array().sqrt()).rowwise() * scale.array()).rowwise()
            + shift.array();
    }
};

/// rows W' + b, as PyTorch's Linear.
struct Linear {
    Eigen::MatrixXd matrix;
    Eigen::RowVectorXd shift;

    Eigen::MatrixXd operator()(const Eigen::MatrixXd& rows) const
    {
        return (rows * matrix.transpose()).rowwise() + shift;
    }
};

Norm norm(const TensorFile& file, const std::string& name)
{
    return {weights(file, name + ".weight").transpose(), weights(file, name + ".bias").transpose()};
}

Linear linear(const TensorFile& file, const std::string& name)
{
    return {weights(file, name + ".weight"), weights(file, name + ".bias").transpose()};
}

double gelu(double x)
{
    return x / 2 * (1 + std::erf(x / std::numbers::sqrt2));
}

/// What T5's bias adds to the scores of one head.
Eigen::MatrixXd relativeBias(const Eigen::MatrixXd& table, Eigen::Index head, Eigen::Index count)
{
    Eigen::MatrixXd bias(count, count);
    for (Eigen::Index query = 0; query < count; ++query)
        for (Eigen::Index key = 0; key < count; ++key)
            bias(query, key) = table(t5Bucket({32, 128, true}, query - key), head);
    return bias;
}

}  // namespace

struct TinyLm::Block {
    Norm beforeAttention, beforeMlp;
    Linear queryKeyValue, output, up, down;
};

const TinyLm& TinyLm::shipped(Kind kind)
{
    static const TinyLm absolute(Kind::absolute), relative(Kind::relative);
    return kind == Kind::absolute ? absolute : relative;
}

TinyLm::TinyLm(Kind kind)
{
    const std::string name = kind == Kind::absolute ? "tinylm_abs" : "tinylm_t5";
    m_words = WordIndex(linesOf(*shippedBytes(name + ".vocab.txt")));
    const auto file = openTensorFile(shippedBytes(name + ".npz"));
    m_tokens = weights(*file, "wte.weight");
    (kind == Kind::absolute ? m_positions : m_bias) =
        weights(*file, kind == Kind::absolute ? "wpe.weight" : "rab.weight");
    for (int i = 0; i < blocks; ++i) {
        const std::string block = "blocks." + std::to_string(i) + '.';
        m_blocks.push_back(std::make_shared<const Block>(
            Block{norm(*file, block + "l1"), norm(*file, block + "l2"), linear(*file, block + "qkv"),
                  linear(*file, block + "o"), linear(*file, block + "f1"), linear(*file, block + "f2")}));
    }
    m_lastScale = weights(*file, "ln.weight");
    m_lastShift = weights(*file, "ln.bias");
    m_outputBias = weights(*file, "ob");
}

std::vector<std::int64_t> TinyLm::tokens(std::string_view text) const
{
    constexpr std::string_view marks = ".,;:!?()'";
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<std::int64_t> result;
    const auto add = [&](std::string_view token) {
        const bool gap = caseFolded(token) == "[mask]" || caseFolded(token) == "<mask>";
        result.push_back(m_words.find(gap ? "<mask>" : token).value_or(unknownToken));
    };
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(".,;:!?()' \t\r\n"), text.size());
        if (end > 0)
            add(text.substr(0, end));
        else if (marks.find(text[0]) != std::string_view::npos)
            add(text.substr(0, 1));
        text.remove_prefix(std::max<std::size_t>(end, 1));
        text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    }
    if (result.empty())
        throw InputError("the text", "empty", "words are needed");
    return result;
}

TinyLmPass TinyLm::run(const std::vector<std::int64_t>& tokens) const
{
    const auto count = static_cast<Eigen::Index>(tokens.size());
    if (count < 1 || count > longest)
        throw InputError("the text", std::to_string(count) + " tokens long",
                         "1 to " + std::to_string(longest) + " tokens are needed");
    Eigen::MatrixXd rows(count, width);
    for (Eigen::Index i = 0; i < count; ++i) {
        const std::int64_t token = tokens[static_cast<std::size_t>(i)];
        if (token < 0 || token >= m_words.size())
            throw InputError("a token", std::to_string(token),
                             "0 to " + std::to_string(m_words.size() - 1) + " are its tokens");
        rows.row(i) = m_tokens.row(token);
    }
    if (m_positions.size() > 0)
        rows += m_positions.topRows(count);
    TinyLmPass pass;
    pass.hidden.push_back(rows);
    for (const auto& block : m_blocks) {
        const Eigen::MatrixXd mixed = block->queryKeyValue(block->beforeAttention(rows));
        Eigen::MatrixXd values(count, width);
        std::vector<Eigen::MatrixXd>& attention = pass.attention.emplace_back();
        pass.scores.emplace_back();
        pass.projected.push_back(mixed);
        for (Eigen::Index head = 0; head < heads; ++head) {
            const auto part = [&](Eigen::Index which) {
                return mixed.middleCols(which * width + head * headWidth, headWidth);
            };
            Eigen::MatrixXd scores = part(0) * part(1).transpose() / std::sqrt(static_cast<double>(headWidth));
            if (m_bias.size() > 0)
                scores += relativeBias(m_bias, head, count);
            attention.push_back(softmaxRows(scores.array()).matrix());
            pass.scores.back().push_back(std::move(scores));
            values.middleCols(head * headWidth, headWidth) = attention.back() * part(2);
        }
        rows += block->output(values);
        rows += block->down(block->up(block->beforeMlp(rows)).unaryExpr(&gelu));
        pass.hidden.push_back(rows);
    }
    const Norm last{m_lastScale.transpose(), m_lastShift.transpose()};
    pass.logits = (last(rows) * m_tokens.transpose()).rowwise() + m_outputBias.transpose();
    return pass;
}

}  // namespace whorl
