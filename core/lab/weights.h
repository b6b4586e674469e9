// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <string>
#include <vector>

namespace whorl {

/// Tokens are rows.
template <class T>
using LabMatrix = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// The size of a model, and what it learns for its encoding.
struct LabShape {
    Eigen::Index symbols = 62;  ///< V
    Eigen::Index width = 64;    ///< d
    Eigen::Index heads = 4;
    Eigen::Index layers = 2;
    Eigen::Index inner = 256;       ///< of the feed-forward part
    Eigen::Index positionRows = 0;  ///< of a learned table of positions; 0: none
    Eigen::Index biasBuckets = 0;   ///< of a learned table of biases, T5's; 0: none

    Eigen::Index headWidth() const { return width / heads; }
};

/// One learned tensor in the list of all numbers.
struct LabTensor {
    std::string name;  ///< "l0.qkv"
    Eigen::Index rows = 0, columns = 0;
    Eigen::Index first = 0;  ///< of its rows x columns numbers, row by row
    bool decays = false;     ///< weight decay pulls at it: matrices and tables, not gains and offsets

    Eigen::Index size() const { return rows * columns; }
};

/// Numbers of LabTensors::perLayer: a layer's tensors in their order.
enum class LayerTensor { gain1, offset1, qkv, output, gain2, offset2, inner, innerOffset, outer, outerOffset };

/// Every tensor of a model: emb, wpe or rb where there is one, l0.ln1.g, l0.ln1.b, l0.qkv, l0.o, l0.ln2.g, l0.ln2.b,
/// l0.f1.w, l0.f1.b, l0.f2.w, l0.f2.b, l1. ... , lnf.g, lnf.b, out. Linear weights act as y = x W^T, rows are outputs.
class LabTensors {
public:
    explicit LabTensors(const LabShape& shape);

    const LabShape& shape() const { return m_shape; }
    const std::vector<LabTensor>& all() const { return m_tensors; }
    Eigen::Index numbers() const { return m_numbers; }

    const LabTensor& embedding() const { return m_tensors.front(); }
    const LabTensor* positions() const { return m_shape.positionRows > 0 ? &m_tensors[1] : nullptr; }
    const LabTensor* bias() const { return m_shape.biasBuckets > 0 ? &m_tensors[1] : nullptr; }
    const LabTensor& layer(Eigen::Index layer, LayerTensor which) const
    {
        return m_tensors[m_firstOfLayers + static_cast<std::size_t>(layer) * perLayer
                         + static_cast<std::size_t>(which)];
    }
    const LabTensor& lastGain() const { return m_tensors[m_tensors.size() - 3]; }
    const LabTensor& lastOffset() const { return m_tensors[m_tensors.size() - 2]; }
    const LabTensor& answer() const { return m_tensors.back(); }

private:
    static constexpr std::size_t perLayer = 10;
    void add(std::string name, Eigen::Index rows, Eigen::Index columns, bool decays);

    LabShape m_shape;
    std::vector<LabTensor> m_tensors;
    Eigen::Index m_numbers = 0;
    std::size_t m_firstOfLayers = 1;
};

/// A number for each of a model's: weights, gradients, or what the optimiser keeps.
template <class T>
using LabNumbers = Eigen::Array<T, Eigen::Dynamic, 1>;

/// A tensor among the numbers, as a matrix.
template <class T>
Eigen::Map<LabMatrix<T>> tensorIn(LabNumbers<T>& numbers, const LabTensor& tensor)
{
    return {numbers.data() + tensor.first, tensor.rows, tensor.columns};
}
template <class T>
Eigen::Map<const LabMatrix<T>> tensorIn(const LabNumbers<T>& numbers, const LabTensor& tensor)
{
    return {numbers.data() + tensor.first, tensor.rows, tensor.columns};
}

/// The weights before training: linear ones N(0, 1/inputs), tables of tokens and positions N(0, 1/4), gains 1, and 0 for
/// offsets and biases. Equal seeds give equal numbers for every tensor that two shapes share.
LabNumbers<float> firstWeights(const LabTensors& tensors, std::uint64_t seed);

}  // namespace whorl
