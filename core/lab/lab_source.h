// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/corpus_words.h"
#include "core/inherited_rows.h"
#include "core/lab/result.h"
#include "core/source.h"

namespace whorl {

constexpr Choice labResultWords[] = {
    {"shipped", WHORL_TEXT("Choice", "The program's own")},
    {"trained", WHORL_TEXT("Choice", "Train here")},
};

/// By what tests are shown.
enum class LabShown { automatic, loss, accuracy };
constexpr Choice labShown[] = {
    {"auto", WHORL_TEXT("Choice", "Usual for the task")},
    {"loss", WHORL_TEXT("Choice", "Loss")},
    {"accuracy", WHORL_TEXT("Choice", "Right answers")},
};

/// Which result, and what of it is looked at.
struct LabView {
    std::string result = "shipped";
    std::string encodings = "nope learned sinusoidal t5 alibi rope";
    std::string seeds = "1";
    LabShown measure = LabShown::automatic;
    LabEncoding encoding = LabEncoding::rope;
    int layer = 0, head = 0;
    std::string prediction;
};

/// Transformers that differ in their encoding alone, tested on longer texts than they were trained on: a result of the
/// program's own, of a file, or of a training here, which panels share.
struct LabParameters : LabSettings, LabReading, LabView {
    static constexpr auto parameters();
    static SourceInfo info();
    static std::span<const Quantity<LabParameters>> quantities();
    /// throws ParameterError as LabSettings::check, or for encodings, seeds or a prediction that cannot be read
    void check() const;

    /// By what tests of this task are shown.
    bool showsLoss(LabTask of) const;
};

/// Encodings by their keys, between blanks or commas, in their order. `id` names the parameter in errors.
/// throws ParameterError for a key that is none, or one given twice
std::vector<LabEncoding> labEncodingsIn(std::string_view text, std::string_view id);

/// Seeds, between blanks or commas, in their order.
/// throws ParameterError for what is no whole number from 0 to 2^53, one given twice, or none
std::vector<std::uint64_t> labSeedsIn(std::string_view text, std::string_view id);

namespace lab_rows {

/// Which result, and what is trained.
constexpr auto experiment()
{
    using P = LabParameters;
    using S = LabSettings;
    return std::array{
        file<&P::result, P>(
            "result", WHORL_TEXT("Parameter", "Result"),
            WHORL_TEXT("Parameter",
                       "What is shown: the program's own result, one trained here, or a file that `whorl "
                       "lab run` has written"),
            labResultWords),
        choice<&S::task, labTasks, P>("task", WHORL_TEXT("Parameter", "Task"),
                                      WHORL_TEXT("Parameter", "What the transformers are to learn"))
            .onlyFor("result", "trained"),
        text<&P::encodings, P>(
            "encodings", WHORL_TEXT("Parameter", "Encodings"),
            WHORL_TEXT("Parameter", "Of nope, learned, sinusoidal, t5, alibi, rope and xpos, with blanks between"))
            .onlyFor("result", "trained"),
        text<&P::seeds, P>("seeds", WHORL_TEXT("Parameter", "Seeds"),
                           WHORL_TEXT("Parameter", "One training for each, with blanks between; verdicts need three"))
            .onlyFor("result", "trained"),
        integer<&S::steps, P>("steps", WHORL_TEXT("Parameter", "Steps"), "",
                              WHORL_TEXT("Parameter", "Of each training"))
            .range(0, 20'000)
            .slider(0, 2000)
            .zeroMeans(WHORL_TEXT("Parameter", "the task's"))
            .onlyFor("result", "trained"),
        integer<&S::length, P>(
            "length", WHORL_TEXT("Parameter", "Trained length"), "L",
            WHORL_TEXT("Parameter", "Tokens of a sequence that is learned from; tests have up to 8 L"))
            .range(0, 256)
            .slider(16, 128)
            .zeroMeans(WHORL_TEXT("Parameter", "the task's"))
            .onlyFor("result", "trained"),
        integer<&S::batch, P>("batch", WHORL_TEXT("Parameter", "Batch"), "",
                              WHORL_TEXT("Parameter", "Sequences of a step"))
            .range(0, 256)
            .slider(4, 64)
            .zeroMeans(WHORL_TEXT("Parameter", "the task's"))
            .onlyFor("result", "trained"),
    };
}

/// The models, and how they learn.
constexpr auto model()
{
    using P = LabParameters;
    using S = LabSettings;
    return std::array{
        integer<&S::width, P>("width", WHORL_TEXT("Parameter", "Width"), "d",
                              WHORL_TEXT("Parameter", "Channels of a token"))
            .range(8, 256)
            .slider(16, 128)
            .onlyFor("result", "trained"),
        integer<&S::heads, P>("heads", WHORL_TEXT("Parameter", "Heads"), "H",
                              WHORL_TEXT("Parameter", "Of attention in each layer; they share the width"))
            .range(1, 32)
            .slider(1, 8)
            .onlyFor("result", "trained"),
        integer<&S::layers, P>("layers", WHORL_TEXT("Parameter", "Layers"), "",
                               WHORL_TEXT("Parameter", "Of attention and feed-forward, one after another"))
            .range(1, 8)
            .slider(1, 4)
            .onlyFor("result", "trained"),
        real<&S::rate, P>("rate", WHORL_TEXT("Parameter", "Learning rate"), "",
                          WHORL_TEXT("Parameter", "Of AdamW at its highest; the same for all encodings"))
            .range(1e-6, 1)
            .slider(1e-4, 1e-1, Scale::logarithmic)
            .onlyFor("result", "trained"),
        real<&S::tableRate, P>(
            "table_rate", WHORL_TEXT("Parameter", "Rate of T5's table"), "",
            WHORL_TEXT("Parameter",
                       "How many times faster the table of T5 learns than the rest: its biases have to "
                       "become large in few steps"))
            .range(0.01, 100)
            .slider(1, 30, Scale::logarithmic)
            .onlyFor("result", "trained"),
        real<&S::ropeBase, P>("base", WHORL_TEXT("Parameter", "Base of RoPE"), "b",
                              WHORL_TEXT("Parameter", "Of RoPE and xPos; larger turns more slowly"))
            .above(1)
            .slider(10, 1'000'000, Scale::logarithmic)
            .onlyFor("result", "trained"),
        real<&S::drop, P>(
            "drop", WHORL_TEXT("Parameter", "Recalibration"), "",
            WHORL_TEXT("Parameter", "Share of the steps by which a model of RoPE learns on once its RoPE is removed"))
            .range(0, 1)
            .slider(0, 1)
            .zeroMeans(WHORL_TEXT("Parameter", "none"))
            .onlyFor("result", "trained"),
        file<&S::corpus, P>("corpus", WHORL_TEXT("Parameter", "Text"),
                            WHORL_TEXT("Parameter",
                                       "Whose characters Language foretells: a text of the program, or a file of UTF-8 "
                                       "text"),
                            corpusWords)
            .onlyFor("result", "trained"),
    };
}

/// How they are read after training.
constexpr auto reading()
{
    using P = LabParameters;
    return std::array{
        choice<&P::scaling, labScalings, P>(
            "scaling", WHORL_TEXT("Parameter", "Scaling"),
            WHORL_TEXT("Parameter", "How RoPE is stretched in longer tests, untrained")),
        real<&P::factor, P>("factor", WHORL_TEXT("Parameter", "Factor"), "s",
                            WHORL_TEXT("Parameter", "How many times the trained length RoPE is stretched to"))
            .range(0, 1024)
            .slider(1, 16)
            .zeroMeans(WHORL_TEXT("Parameter", "as the test"))
            .onlyFor("scaling", "linear ntk yarn"),
        real<&P::betaFast, P>(
            "beta_fast", WHORL_TEXT("Parameter", "Fast turns"), "β",
            WHORL_TEXT("Parameter",
                       "Pairs that turn more often within the trained length stay as they are; 32 leaves "
                       "none at such lengths"))
            .range(1.001, 1000)
            .slider(2, 32)
            .onlyFor("scaling", "yarn"),
        choice<&P::pastEnd, labPastEnds, P>("past_end", WHORL_TEXT("Parameter", "Past the table"),
                                            WHORL_TEXT("Parameter", "What a learned table says past its trained rows")),
        boolean<&P::temperature, P>(
            "temperature", WHORL_TEXT("Parameter", "Sharper with length"),
            WHORL_TEXT("Parameter", "Scores of query i times ln(i + 1) / ln L past the trained length")),
        boolean<&P::dropped, P>("dropped", WHORL_TEXT("Parameter", "Without RoPE"),
                                WHORL_TEXT("Parameter",
                                           "RoPE is removed after training; where a model was recalibrated without it, "
                                           "that one is read")),
    };
}

/// What is looked at.
constexpr auto view()
{
    using P = LabParameters;
    return std::array{
        choice<&P::measure, labShown, P>("measure", WHORL_TEXT("Parameter", "Measure"),
                                         WHORL_TEXT("Parameter", "By what tests are shown and ranked")),
        choice<&P::encoding, labEncodings, P>("encoding", WHORL_TEXT("Parameter", "Encoding"),
                                              WHORL_TEXT("Parameter", "Whose attention is shown")),
        integer<&P::layer, P>("layer", WHORL_TEXT("Parameter", "Layer"), "",
                              WHORL_TEXT("Parameter", "Whose attention is shown, from 1"))
            .range(0, 8)
            .zeroMeans(WHORL_TEXT("Parameter", "mean of all")),
        integer<&P::head, P>("head", WHORL_TEXT("Parameter", "Head"), "",
                             WHORL_TEXT("Parameter", "Whose attention is shown, from 1"))
            .range(0, 32)
            .zeroMeans(WHORL_TEXT("Parameter", "mean of all")),
        text<&P::prediction, P>("prediction", WHORL_TEXT("Parameter", "Prediction"),
                                WHORL_TEXT("Parameter", "Encodings in the order you expect at 8 L, best first")),
    };
}

}  // namespace lab_rows

constexpr auto LabParameters::parameters()
{
    return joinedRows(lab_rows::experiment(), lab_rows::model(), lab_rows::reading(), lab_rows::view());
}

}  // namespace whorl
