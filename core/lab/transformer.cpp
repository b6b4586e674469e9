// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/transformer.h"

#include "core/lab/attention_pass.h"

#include <cmath>

namespace whorl {

namespace {

using Eigen::Index;

LabSequences sequencesOf(const LabBatch& batch)
{
    return {batch.sequences, batch.length};
}

}  // namespace

template <class T>
LabTransformer<T>::LabTransformer(const LabShape& shape)
    : m_tensors(shape)
    , m_notes(static_cast<std::size_t>(shape.layers))
{
    m_values.layers.resize(m_notes.size());
    m_gradients.layers.resize(m_notes.size());
    m_weightGradients = LabNumbers<T>::Zero(m_tensors.numbers());
}

template <class T>
void LabTransformer<T>::forward(const LabNumbers<T>& weights, const LabBatch& batch, const LabPlacement<T>& placement)
{
    place(weights, batch, placement);
    for (Index layer = 0; layer < m_tensors.shape().layers; ++layer)
        forwardLayer(layer, weights, batch, placement);
    normalise(m_values.layers.back().out, weights, m_tensors.lastGain(), m_tensors.lastOffset(), m_lastNorm,
              m_values.last);
    project(m_values.last, weights, m_tensors.answer(), m_values.logits);
    judge(batch);
}

template <class T>
void LabTransformer<T>::place(const LabNumbers<T>& weights, const LabBatch& batch, const LabPlacement<T>& placement)
{
    const auto table = tensorIn(weights, m_tensors.embedding());
    m_values.placed.resize(batch.size(), table.cols());
    for (Index token = 0; token < batch.size(); ++token)
        m_values.placed.row(token) = table.row(batch.tokens[static_cast<std::size_t>(token)]);
    const auto addRows = [&](const auto& rows) {
        for (Index first = 0; first < batch.size(); first += batch.length)
            m_values.placed.middleRows(first, batch.length) += rows.topRows(batch.length);
    };
    if (placement.input.size() > 0)
        addRows(placement.input);
    else if (const LabTensor* positions = m_tensors.positions())
        addRows(tensorIn(weights, *positions));
    m_bias = placement.bias;
    if (const LabTensor* bias = m_tensors.bias()) {
        const auto learned = tensorIn(weights, *bias);
        m_bias.resize(learned.cols(), batch.length);
        for (Index i = 0; i < batch.length; ++i)
            m_bias.col(i) = learned.row(placement.buckets[static_cast<std::size_t>(i)]).transpose();
    }
}

template <class T>
void LabTransformer<T>::forwardLayer(Index layer, const LabNumbers<T>& weights, const LabBatch& batch,
                                     const LabPlacement<T>& placement)
{
    const auto tensor = [&](LayerTensor which) -> const LabTensor& { return m_tensors.layer(layer, which); };
    const auto at = static_cast<std::size_t>(layer);
    const LabMatrix<T>& in = layer == 0 ? m_values.placed : m_values.layers[at - 1].out;
    LabLayerValues<T>& values = m_values.layers[at];
    LayerNotes& notes = m_notes[at];
    normalise(in, weights, tensor(LayerTensor::gain1), tensor(LayerTensor::offset1), notes.norm1, values.normed);
    project(values.normed, weights, tensor(LayerTensor::qkv), values.qkv);
    const Index heads = m_tensors.shape().heads;
    if (placement.query.size() > 0)
        turn(placement, sequencesOf(batch), heads, values.qkv);
    attend<T>({heads, values.qkv, m_bias, placement.temperature}, sequencesOf(batch), values.weights, values.mixed);
    project(values.mixed, weights, tensor(LayerTensor::output), values.attended);
    values.middle = in + values.attended;
    normalise(values.middle, weights, tensor(LayerTensor::gain2), tensor(LayerTensor::offset2), notes.norm2,
              values.normed2);
    project(values.normed2, weights, tensor(LayerTensor::inner), values.inner);
    values.inner.rowwise() += tensorIn(weights, tensor(LayerTensor::innerOffset)).row(0);
    gelu(values.inner, values.active, notes.slope);
    project(values.active, weights, tensor(LayerTensor::outer), values.out);
    values.out.rowwise() += tensorIn(weights, tensor(LayerTensor::outerOffset)).row(0);
    values.out += values.middle;
}

template <class T>
void LabTransformer<T>::judge(const LabBatch& batch)
{
    m_nats.resize(batch.size());
    T sum = 0;
    Index scored = 0;
    for (Index token = 0; token < batch.size(); ++token) {
        const auto logits = m_values.logits.row(token).array();
        const T highest = logits.maxCoeff();
        const auto at = static_cast<std::size_t>(token);
        m_nats[token] = std::log((logits - highest).exp().sum()) + highest - logits[batch.targets[at]];
        if (batch.scored[at] != 0) {
            sum += m_nats[token];
            ++scored;
        }
    }
    m_loss = scored == 0 ? T(0) : sum / static_cast<T>(scored);
}

template <class T>
const LabNumbers<T>& LabTransformer<T>::backward(const LabNumbers<T>& weights, const LabBatch& batch,
                                                 const LabPlacement<T>& placement)
{
    m_biasGradient = LabMatrix<T>::Zero(m_bias.rows(), m_bias.cols());
    backwardAnswer(weights, batch);
    for (Index layer = m_tensors.shape().layers; layer-- > 0;)
        backwardLayer(layer, weights, batch, placement);
    backwardPlace(batch, placement);
    return m_weightGradients;
}

template <class T>
void LabTransformer<T>::backwardAnswer(const LabNumbers<T>& weights, const LabBatch& batch)
{
    Index scored = 0;
    for (const std::uint8_t each : batch.scored)
        scored += each != 0 ? 1 : 0;
    m_gradients.logits.resize(batch.size(), m_values.logits.cols());
    for (Index token = 0; token < batch.size(); ++token) {
        const auto at = static_cast<std::size_t>(token);
        auto row = m_gradients.logits.row(token).array();
        if (batch.scored[at] == 0) {
            row.setZero();
            continue;
        }
        const auto logits = m_values.logits.row(token).array();
        const Index target = batch.targets[at];
        row = (logits - (logits[target] + m_nats[token])).exp();
        row[target] -= 1;
        row /= static_cast<T>(scored);
    }
    projectBack(m_gradients.logits, m_values.last, weights, m_tensors.answer(), m_weightGradients, m_gradients.last);
    LabMatrix<T>& out = m_gradients.layers.back().out;
    out.setZero(batch.size(), m_values.last.cols());
    normaliseBack(m_gradients.last, m_lastNorm, weights, m_tensors.lastGain(), m_tensors.lastOffset(),
                  m_weightGradients, out);
}

template <class T>
void LabTransformer<T>::backwardLayer(Index layer, const LabNumbers<T>& weights, const LabBatch& batch,
                                      const LabPlacement<T>& placement)
{
    const auto tensor = [&](LayerTensor which) -> const LabTensor& { return m_tensors.layer(layer, which); };
    const auto at = static_cast<std::size_t>(layer);
    const LabLayerValues<T>& values = m_values.layers[at];
    const LayerNotes& notes = m_notes[at];
    LabLayerValues<T>& gradients = m_gradients.layers[at];
    LabNumbers<T>& of = m_weightGradients;

    sumTokens(gradients.out, tensor(LayerTensor::outerOffset), of);
    projectBack(gradients.out, values.active, weights, tensor(LayerTensor::outer), of, gradients.active);
    gradients.inner = gradients.active.cwiseProduct(notes.slope);
    sumTokens(gradients.inner, tensor(LayerTensor::innerOffset), of);
    projectBack(gradients.inner, values.normed2, weights, tensor(LayerTensor::inner), of, gradients.normed2);
    gradients.middle = gradients.out;
    normaliseBack(gradients.normed2, notes.norm2, weights, tensor(LayerTensor::gain2), tensor(LayerTensor::offset2), of,
                  gradients.middle);

    projectBack(gradients.middle, values.mixed, weights, tensor(LayerTensor::output), of, gradients.mixed);
    const Index heads = m_tensors.shape().heads;
    attendBack<T>({heads, values.qkv, m_bias, placement.temperature}, sequencesOf(batch), values.weights,
                  gradients.mixed, gradients.weights, gradients.qkv, m_tensors.bias() ? &m_biasGradient : nullptr);
    const LabMatrix<T>* projected = &gradients.qkv;
    if (placement.query.size() > 0) {
        m_turnedBack = gradients.qkv;
        turnBack(placement, sequencesOf(batch), heads, m_turnedBack);
        projected = &m_turnedBack;
    }
    projectBack(*projected, values.normed, weights, tensor(LayerTensor::qkv), of, gradients.normed);
    LabMatrix<T>& in = layer == 0 ? m_gradients.placed : m_gradients.layers[at - 1].out;
    in = gradients.middle;
    normaliseBack(gradients.normed, notes.norm1, weights, tensor(LayerTensor::gain1), tensor(LayerTensor::offset1), of,
                  in);
}

template <class T>
void LabTransformer<T>::backwardPlace(const LabBatch& batch, const LabPlacement<T>& placement)
{
    auto table = tensorIn(m_weightGradients, m_tensors.embedding());
    table.setZero();
    for (Index token = 0; token < batch.size(); ++token)
        table.row(batch.tokens[static_cast<std::size_t>(token)]) += m_gradients.placed.row(token);
    if (const LabTensor* positions = m_tensors.positions()) {
        auto rows = tensorIn(m_weightGradients, *positions);
        rows.setZero();
        if (placement.input.size() == 0)
            for (Index first = 0; first < batch.size(); first += batch.length)
                rows.topRows(batch.length) += m_gradients.placed.middleRows(first, batch.length);
    }
    if (const LabTensor* bias = m_tensors.bias()) {
        auto learned = tensorIn(m_weightGradients, *bias);
        learned.setZero();
        for (Index i = 0; i < batch.length; ++i)
            learned.row(placement.buckets[static_cast<std::size_t>(i)]) += m_biasGradient.col(i).transpose();
    }
}

template class LabTransformer<float>;
template class LabTransformer<double>;

}  // namespace whorl
