// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"

#include "core/embedding/table_source.h"
#include "core/embedding/tiny_lm_source.h"
#include "core/embedding/word2vec_source.h"
#include "core/encodings/alibi.h"
#include "core/encodings/cope.h"
#include "core/encodings/deberta.h"
#include "core/encodings/fire.h"
#include "core/encodings/haar.h"
#include "core/encodings/hyperbolic.h"
#include "core/encodings/kerple.h"
#include "core/encodings/learned.h"
#include "core/encodings/learned_2d.h"
#include "core/encodings/legendre.h"
#include "core/encodings/mrope.h"
#include "core/encodings/nope.h"
#include "core/encodings/quaternion.h"
#include "core/encodings/rope.h"
#include "core/encodings/rope_2d.h"
#include "core/encodings/rope_nd.h"
#include "core/encodings/sandwich.h"
#include "core/encodings/shaw.h"
#include "core/encodings/sinusoidal.h"
#include "core/encodings/sinusoidal_2d.h"
#include "core/encodings/swin.h"
#include "core/encodings/t5.h"
#include "core/encodings/timestep.h"
#include "core/encodings/transformer_xl.h"
#include "core/encodings/xpos.h"
#include "core/glance/glance_source.h"
#include "core/lab/lab_source.h"
#include "core/sentence/attention_source.h"
#include "core/sentence/fading_source.h"

namespace whorl {

namespace {

std::vector<Source> allEncodings()
{
    return {
        describe<SinusoidalParameters>(),   describe<LearnedParameters>(),  describe<Learned2dParameters>(),
        describe<Sinusoidal2dParameters>(), describe<TimestepParameters>(), describe<LegendreParameters>(),
        describe<HaarParameters>(),         describe<RopeParameters>(),     describe<XposParameters>(),
        describe<HyperbolicParameters>(),   describe<NopeParameters>(),     describe<QuaternionParameters>(),
        describe<RopeNdParameters>(),       describe<Rope2dParameters>(),   describe<MropeParameters>(),
        describe<AlibiParameters>(),        describe<T5Parameters>(),       describe<KerpleParameters>(),
        describe<FireParameters>(),         describe<SandwichParameters>(), describe<DebertaParameters>(),
        describe<SwinParameters>(),         describe<ShawParameters>(),     describe<TransformerXlParameters>(),
        describe<CopeParameters>(),
    };
}

struct Sources {
    std::vector<Source> all = allEncodings();
    std::size_t encodings = all.size();
};

Sources allSources()
{
    Sources sources;
    const std::vector<Source> encodings = sources.all;
    sources.all.push_back(attentionSource(encodings));
    sources.all.push_back(describe<FadingParameters>());
    sources.all.push_back(glanceSource(encodings));
    sources.all.push_back(describe<LabParameters>());
    sources.all.push_back(describe<TableParameters>());
    sources.all.push_back(describe<Word2VecParameters>());
    sources.all.push_back(describe<TinyLmParameters>());
    return sources;
}

const Sources& sources()
{
    static const Sources all = allSources();
    return all;
}

}  // namespace

const std::vector<Source>& catalogue()
{
    return sources().all;
}

std::span<const Source> encodings()
{
    return std::span(sources().all).first(sources().encodings);
}

const Source& findSource(std::string_view id)
{
    std::string known;
    for (const Source& source : catalogue()) {
        if (source.info.id == id)
            return source;
        known += (known.empty() ? "" : ", ") + std::string(source.info.id);
    }
    throw InputError("source", std::string(id), "known sources are " + known);
}

std::vector<std::string> noticesOf(const Source& source, const Values& values)
{
    return source.info.id == "attention" ? sentenceNotices(source, values) : std::vector<std::string>();
}

}  // namespace whorl
