// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/transformer.h"

#include "tests/support/test_main.h"

namespace whorl::test {

/// A model of 8 channels and 2 heads, with weights of which none is 0, and a batch of two sequences for it.
struct SmallModel {
    explicit SmallModel(LabEncoding which, std::int64_t tokens = 7)
        : encoding(which)
        , settings(smallSettings())
        , shape(labShape(which, settings, 6))
        , model(shape)
        , weights(firstWeights(model.tensors(), 3).cast<double>())
    {
        // Gains of 1 and offsets of 0 would hide mistakes, as would a table of zeros.
        Random random(11);
        for (double& each : weights)
            each += 0.2 * random.normal();
        batch.sequences = 2;
        batch.length = tokens;
        for (std::int64_t i = 0; i < batch.size(); ++i) {
            batch.tokens.push_back(static_cast<std::int32_t>(random.next() % 6));
            batch.targets.push_back(static_cast<std::int32_t>(random.next() % 6));
            batch.scored.push_back(i % 3 != 1);
        }
    }
    static LabSettings smallSettings()
    {
        LabSettings settings;
        settings.width = 8;
        settings.heads = 2;
        settings.length = 16;
        return settings;
    }
    /// Of tokens at positions from `first` on, in this reading; a learned table is read as it is now.
    LabPlacement<double> placement(std::int64_t first = 0, const LabReading& reading = {}) const
    {
        LabMatrix<float> table;
        if (const LabTensor* positions = model.tensors().positions())
            table = tensorIn(weights, *positions).cast<float>();
        return placementOf(encoding, settings, reading, {batch.length, first}, table.size() > 0 ? &table : nullptr);
    }
    LabMatrix<double> logits(const LabPlacement<double>& placed)
    {
        model.forward(weights, batch, placed);
        return model.values().logits;
    }

    LabEncoding encoding;
    LabSettings settings;
    LabShape shape;
    LabTransformer<double> model;
    LabNumbers<double> weights;
    LabBatch batch;
};

/// A data row for each encoding, column "encoding".
inline void encodingRows()
{
    QTest::addColumn<int>("encoding");
    for (std::size_t i = 0; i < std::size(labEncodings); ++i)
        QTest::newRow(labEncodings[i].key.data()) << static_cast<int>(i);
}

}  // namespace whorl::test
