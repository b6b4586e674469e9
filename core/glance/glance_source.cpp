// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glance/glance_source.h"

#include "core/glance/glance.h"
#include "core/text.h"

namespace whorl {

namespace {

/// A ReferenceModel whose heads share its width.
struct GlanceParameters {
    std::int64_t heads = 8;
    std::int64_t headDimension = 64;
    std::int64_t layers = 12;
    std::int64_t length = 512;

    static constexpr auto parameters()
    {
        return std::array{
            integer<&GlanceParameters::heads>("heads", WHORL_TEXT("Parameter", "Heads"), "H",
                                              WHORL_TEXT("Parameter", "Number of attention heads of each layer"))
                .range(1, 256)
                .slider(1, 32),
            integer<&GlanceParameters::headDimension>(
                "head_dimension", WHORL_TEXT("Parameter", "Head dimension"), "d",
                WHORL_TEXT("Parameter", "Channels of a head; a token has as many for each head"))
                .range(4, 256)
                .multipleOf(2)
                .slider(16, 128),
            integer<&GlanceParameters::layers>("layers", WHORL_TEXT("Parameter", "Layers"), "",
                                               WHORL_TEXT("Parameter", "Number of layers of the model"))
                .range(1, 256)
                .slider(1, 48),
            integer<&GlanceParameters::length>(
                "trained_length", WHORL_TEXT("Parameter", "Trained length"), "L",
                WHORL_TEXT("Parameter", "Tokens that the model was trained on, or patches of a picture"))
                .range(1, 1024)
                .unit(WHORL_TEXT("Parameter", "tokens"))
                .slider(16, 1024, Scale::logarithmic),
        };
    }
    void check() const { }

    ReferenceModel model() const { return {heads * headDimension, heads, headDimension, layers, length}; }
};

SourceInfo info()
{
    return {"catalogue",
            WHORL_TEXT("Source", "At a glance"),
            WHORL_TEXT("Source", "Comparison"),
            WHORL_TEXT("Source", "All encodings in one table, each cell found by trying the encoding"),
            WHORL_TEXT("Source", "Our own comparison; each encoding names its source"),
            "https://arxiv.org/abs/1706.03762",
            {}};
}

QuantityInfo quantityInfo()
{
    return {"glance", WHORL_TEXT("Quantity", "Encodings at a glance"),
            WHORL_TEXT("Quantity", "kind, cost, and what happens past the trained length"),
            WHORL_TEXT("Quantity", "What each encoding does, learns and costs, and which models have it"),
            QuantityKind::listing};
}

}  // namespace

Source glanceSource(std::span<const Source> encodings)
{
    Source source;
    source.info = info();
    source.parameters = parameterRows<GlanceParameters>();
    source.defaults = readValues(GlanceParameters{});
    source.quantities = {quantityInfo()};
    source.check = [](const Values& values) { fromValues<GlanceParameters>(values); };
    source.make = [known = std::make_shared<const std::vector<Source>>(encodings.begin(), encodings.end())](
                      std::string_view id, const Values& values, const Watch&) -> Data {
        const GlanceParameters parameters = fromValues<GlanceParameters>(values);
        if (id != quantityInfo().id)
            throw InputError("quantity", std::string(id), "it is not one of this source");
        return glanceListing(*known, parameters.model());
    };
    return source;
}

}  // namespace whorl
