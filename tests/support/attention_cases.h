// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/attention_head.h"
#include "core/encodings/alibi.h"
#include "core/encodings/learned.h"
#include "core/encodings/rope.h"
#include "core/encodings/shaw.h"
#include "core/encodings/t5.h"
#include "core/encodings/transformer_xl.h"
#include "core/files/npy.h"
#include "tests/support/golden.h"
#include "tests/support/scratch.h"

#include <QTemporaryDir>

namespace whorl::test {

/// A list of rows.
inline Eigen::MatrixXd matrixOf(const Json& rows)
{
    Eigen::MatrixXd matrix(rows.size(), rows[0].size());
    for (Eigen::Index r = 0; r < matrix.rows(); ++r)
        for (Eigen::Index c = 0; c < matrix.cols(); ++c)
            matrix(r, c) = number(rows[std::size_t(r)][std::size_t(c)]);
    return matrix;
}

/// The sentence and weights of a worked example; `tokens` may replace its own.
inline HeadInputs headOf(const Json& params, const Json& tokens)
{
    HeadInputs inputs;
    Json rows = Json::array();
    for (const Json& token : tokens)
        rows.push_back(params["embeddings"][token.get<std::string>()]);
    inputs.embeddings = matrixOf(rows);
    inputs.queryWeights = matrixOf(params["W_Q"]);
    inputs.keyWeights = matrixOf(params["W_K"]);
    const bool identity = params["W_V"] == "identity";
    inputs.valueWeights =
        identity ? Eigen::MatrixXd::Identity(rows[0].size(), rows[0].size()).eval() : matrixOf(params["W_V"]);
    inputs.causal = params["mask"] == "causal";
    inputs.embeddingScale = params.value("embed_scale", 1.0);
    return inputs;
}

inline HeadInputs headOf(const Json& params)
{
    return headOf(params, params["tokens"]);
}

inline SinusoidalParameters sinusoidOf(const Json& params, SinusoidalLayout layout)
{
    SinusoidalParameters sinusoid;
    sinusoid.dimension = params["d"].get<int>();
    sinusoid.layout = layout;
    return sinusoid;
}

inline ShawTables shawTablesOf(const Json& params)
{
    return {matrixOf(params["a_K"]), matrixOf(params["a_V"])};
}

inline TransformerXlHead transformerXlOf(const Json& params)
{
    return {Sinusoidal(sinusoidOf(params, SinusoidalLayout::split)), matrixOf(params["W_kR"]),
            matrixOf(Json::array({params["u"]})), matrixOf(Json::array({params["v"]})), 0};
}

/// A table of positions x channels, by way of a file as every table.
inline std::shared_ptr<const RowTable> tableOf(const Json& rows)
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("table.npy").toStdString();
    std::vector<double> values;
    for (const Json& row : rows)
        for (const double value : numbers(row))
            values.push_back(value);
    put(QString::fromStdString(path),
        QByteArray::fromStdString(
            npyBytes(values, std::array{std::int64_t(rows.size()), std::int64_t(rows[0].size())})));
    LearnedParameters learned;
    learned.file = path;
    return learnedTable(learned);
}

/// The encoding of a worked example, by its scheme ("attention_alibi").
inline PositionalEffect effectOf(const std::string& scheme, const Json& params)
{
    if (scheme == "attention_sinusoidal")
        return sinusoidalEffect(sinusoidOf(params, SinusoidalLayout::interleaved));
    if (scheme == "attention_learned")
        return learnedEffect(tableOf(params["table"]));
    if (scheme == "attention_shaw")
        return shawEffect(shawTablesOf(params));
    if (scheme == "attention_transformer_xl")
        return transformerXlEffect(transformerXlOf(params));
    if (scheme == "attention_t5")
        return t5Effect(
            {params["num_buckets"].get<std::int64_t>(), params["max_distance"].get<std::int64_t>(),
             params["mask"] == "none"},
            [&](std::int64_t bucket) { return params["table_one_head"][std::size_t(bucket)].get<double>(); });
    if (scheme == "attention_alibi")
        return alibiEffect(params["slope"].get<double>(),
                           params["mask"] == "causal" ? BiasMode::causal : BiasMode::symmetric);
    if (scheme == "attention_rope" || scheme == "attention_rope_half") {
        RopeParameters rope;
        rope.dimension = params["d"].get<int>();
        rope.base = params["base"].get<double>();
        rope.layout = scheme == "attention_rope" ? RopeLayout::interleaved : RopeLayout::half;
        return ropeEffect(rope);
    }
    return {};
}

/// The inputs that other cases refer to as "attention_<encoding>_<mask>": the four-channel sentence under that mask.
inline std::pair<std::string, Json> inputsNamed(const std::string& name)
{
    const std::size_t end = name.rfind('_');
    const std::string scheme = name.substr(0, end);
    for (const Json& each : goldenCases())
        if (each["scheme"] == scheme && each["params"]["d"] == 4 && each["params"]["tokens"].size() == 5
            && each["params"].value("embed_scale", 1) == 1) {
            Json params = each["params"];
            params["mask"] = name.substr(end + 1);
            return {scheme, params};
        }
    qFatal("no worked example of this name");
}

}  // namespace whorl::test
