// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/weights.h"

#include "core/numeric/random.h"

#include <cmath>
#include <functional>

namespace whorl {

namespace {

/// A stream for each tensor by its name, so that a table more does not move the others' numbers. FNV-1a.
std::uint64_t streamOf(const std::string& name)
{
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char each : name)
        hash = (hash ^ static_cast<unsigned char>(each)) * 0x100000001b3;
    return hash;
}

bool endsWith(const std::string& name, const char* end)
{
    const std::string ending = end;
    return name.size() >= ending.size() && name.compare(name.size() - ending.size(), ending.size(), ending) == 0;
}

}  // namespace

LabTensors::LabTensors(const LabShape& shape)
    : m_shape(shape)
{
    const Eigen::Index d = shape.width;
    add("emb", shape.symbols, d, true);
    if (shape.positionRows > 0)
        add("wpe", shape.positionRows, d, true);
    if (shape.biasBuckets > 0)
        add("rb", shape.biasBuckets, shape.heads, true);
    m_firstOfLayers = m_tensors.size();
    for (Eigen::Index layer = 0; layer < shape.layers; ++layer) {
        const std::string of = "l" + std::to_string(layer) + ".";
        add(of + "ln1.g", 1, d, false);
        add(of + "ln1.b", 1, d, false);
        add(of + "qkv", 3 * d, d, true);
        add(of + "o", d, d, true);
        add(of + "ln2.g", 1, d, false);
        add(of + "ln2.b", 1, d, false);
        add(of + "f1.w", shape.inner, d, true);
        add(of + "f1.b", 1, shape.inner, false);
        add(of + "f2.w", d, shape.inner, true);
        add(of + "f2.b", 1, d, false);
    }
    add("lnf.g", 1, d, false);
    add("lnf.b", 1, d, false);
    add("out", shape.symbols, d, true);
}

void LabTensors::add(std::string name, Eigen::Index rows, Eigen::Index columns, bool decays)
{
    m_tensors.push_back({std::move(name), rows, columns, m_numbers, decays});
    m_numbers += rows * columns;
}

LabNumbers<float> firstWeights(const LabTensors& tensors, std::uint64_t seed)
{
    LabNumbers<float> weights = LabNumbers<float>::Zero(tensors.numbers());
    for (const LabTensor& tensor : tensors.all()) {
        if (!tensor.decays) {
            if (endsWith(tensor.name, ".g"))
                weights.segment(tensor.first, tensor.size()).setOnes();
            continue;
        }
        if (tensor.name == "rb")
            continue;
        const bool isTable = tensor.name == "emb" || tensor.name == "wpe";
        const double spread = isTable ? 0.5 : 1 / std::sqrt(static_cast<double>(tensor.columns));
        Random random(seed, streamOf(tensor.name));
        for (float& each : weights.segment(tensor.first, tensor.size()))
            each = static_cast<float>(spread * random.normal());
    }
    return weights;
}

}  // namespace whorl
