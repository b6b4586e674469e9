// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/rope/quantities.h"
#include "core/text.h"

namespace whorl {

namespace {

constexpr Quantity<RopeParameters> all[] = {
    {{"frequencies", WHORL_TEXT("Quantity", "Frequencies"), WHORL_TEXT("Quantity", "one per pair"),
      WHORL_TEXT("Quantity", "How far each pair turns from one token to the next"), QuantityKind::curves},
     rope::frequencies},
    {{"wavelengths", WHORL_TEXT("Quantity", "Wavelengths"), WHORL_TEXT("Quantity", "one per pair"),
      WHORL_TEXT("Quantity", "How many tokens one full turn of each pair takes"), QuantityKind::curves},
     rope::wavelengths},
    {{"angles", WHORL_TEXT("Quantity", "Angles"),
      WHORL_TEXT("Quantity", "position × pair, one turn = one colour circle"),
      WHORL_TEXT("Quantity", "How far each pair has turned, modulo a full turn"), QuantityKind::field},
     rope::angles},
    {{"cosines", WHORL_TEXT("Quantity", "Cosines"), WHORL_TEXT("Quantity", "position × pair"),
      WHORL_TEXT("Quantity", "Cosine of each pair's angle"), QuantityKind::field},
     rope::cosines},
    {{"sines", WHORL_TEXT("Quantity", "Sines"), WHORL_TEXT("Quantity", "position × pair"),
      WHORL_TEXT("Quantity", "Sine of each pair's angle"), QuantityKind::field},
     rope::sines},
    {{"rotors", WHORL_TEXT("Quantity", "Pair clocks"), WHORL_TEXT("Quantity", "the score sees only the angle between"),
      WHORL_TEXT("Quantity", "Query and key hands of each pair, and the angle between them"), QuantityKind::rotors},
     rope::rotors},
    {{"rotated", WHORL_TEXT("Quantity", "Rotated query"), WHORL_TEXT("Quantity", "position × channel"),
      WHORL_TEXT("Quantity", "What the query becomes at each position"), QuantityKind::field},
     rope::rotated},
    {{"score", WHORL_TEXT("Quantity", "Score"), WHORL_TEXT("Quantity", "query position × key position"),
      WHORL_TEXT("Quantity", "Dot product of the turned query and the turned key, not yet scaled"),
      QuantityKind::field},
     rope::score},
    {{"score_by_distance", WHORL_TEXT("Quantity", "Score by distance"),
      WHORL_TEXT("Quantity", "query less key position"),
      WHORL_TEXT("Quantity", "The score depends on the distance alone"), QuantityKind::curves},
     rope::scoreByDistance},
    {{"decay_bound", WHORL_TEXT("Quantity", "Decay bound"), WHORL_TEXT("Quantity", "an upper limit, not the score"),
      WHORL_TEXT("Quantity", "Mean length of the partial sums of unit vectors, which bounds the score from above"),
      QuantityKind::curves},
     rope::decayBound},
    {{"permutation", WHORL_TEXT("Quantity", "Permutation"), WHORL_TEXT("Quantity", "between the two layouts"),
      WHORL_TEXT("Quantity", "Which channel of one layout stands at each place of the other"), QuantityKind::curves},
     rope::permutation},
    {{"layout_mismatch", WHORL_TEXT("Quantity", "Layout mismatch"),
      WHORL_TEXT("Quantity", "the same weights, two layouts"),
      WHORL_TEXT("Quantity", "The score when query and key are turned in the layout they were not trained in"),
      QuantityKind::curves},
     rope::layoutMismatch},
    {{"divisors", WHORL_TEXT("Quantity", "Divisors"), WHORL_TEXT("Quantity", "how much slower each pair turns"),
      WHORL_TEXT("Quantity", "By how much the scaling divides the frequency of each pair"), QuantityKind::curves},
     rope::divisors},
    {{"divisors_compared", WHORL_TEXT("Quantity", "Divisors compared"),
      WHORL_TEXT("Quantity", "how much slower each pair turns"),
      WHORL_TEXT("Quantity", "The divisors of every scaling with the same factor and trained length"),
      QuantityKind::curves},
     rope::divisorsCompared},
    {{"turns", WHORL_TEXT("Quantity", "Turns"), WHORL_TEXT("Quantity", "within the trained length"),
      WHORL_TEXT("Quantity", "How many full turns each pair makes within the trained length"), QuantityKind::curves},
     rope::turns},
    {{"out_of_range", WHORL_TEXT("Quantity", "Out-of-range map"), WHORL_TEXT("Quantity", "angles the model never saw"),
      WHORL_TEXT("Quantity", "Which pairs meet angles at which positions that training never showed them"),
      QuantityKind::field},
     rope::outOfRange},
    {{"out_of_range_compared", WHORL_TEXT("Quantity", "Out-of-range maps compared"),
      WHORL_TEXT("Quantity", "angles the model never saw"),
      WHORL_TEXT("Quantity", "The out-of-range map of every scaling with the same factor and trained length"),
      QuantityKind::field},
     rope::outOfRangeCompared},
    {{"attention_scale", WHORL_TEXT("Quantity", "Attention scale"),
      WHORL_TEXT("Quantity", "what scores are multiplied by"),
      WHORL_TEXT("Quantity", "The factor on cosines and sines, that on the softmax scale, and what both do to a score"),
      QuantityKind::curves},
     rope::attentionScale},
    {{"scalings_compared", WHORL_TEXT("Quantity", "Scalings compared"),
      WHORL_TEXT("Quantity", "the same factor and length"),
      WHORL_TEXT("Quantity", "What every scaling does to the slowest pair, to unseen angles and to scores"),
      QuantityKind::listing},
     rope::scalingsCompared},
    {{"angle_error", WHORL_TEXT("Quantity", "Angle error"), WHORL_TEXT("Quantity", "position × pair, size in rad"),
      WHORL_TEXT("Quantity", "How far the angles of the chosen number format are from the exact ones"),
      QuantityKind::field},
     rope::angleError},
    {{"collisions", WHORL_TEXT("Quantity", "Collisions"),
      WHORL_TEXT("Quantity", "positions a format cannot tell apart"),
      WHORL_TEXT("Quantity", "From where on neighbouring positions become one in each number format"),
      QuantityKind::listing},
     rope::collisions},
};

}  // namespace

SourceInfo RopeParameters::info()
{
    return {"rope",
            WHORL_TEXT("Source", "RoPE"),
            WHORL_TEXT("Source", "Rotary"),
            WHORL_TEXT("Source", "Turns pairs of query and key channels"),
            WHORL_TEXT("Source", "Su et al. 2021, RoFormer, section 3"),
            "https://arxiv.org/abs/2104.09864",
            {{"sum-of-cosines",
              WHORL_TEXT("Source",
                         "The score is a sum of d/2 cosines, each with its own speed, size and phase. It need not be "
                         "highest at distance 0.")},
             {"both-layouts",
              WHORL_TEXT("Source",
                         "Llama is interleaved as Meta published it and half as Hugging Face converted it: the same "
                         "scores, once query and key channels are reordered.")},
             {"longest-wavelength",
              WHORL_TEXT("Source",
                         "With d = 128 and base 10 000 the longest wavelength is 54 410 tokens, not 2π · 10 000.")},
             {"ntk-exponent",
              WHORL_TEXT("Source",
                         "NTK-aware scaling does not multiply the base by the factor but by its power d/(d − 2): with "
                         "d = 128 and base 10 000 a factor of 4 makes it 40 890, not 40 000.")},
             {"ramp-of-yarn",
              WHORL_TEXT("Source",
                         "YaRN's paper ramps in the number of turns, all shipped code in the number of the pair. In "
                         "between they differ up to threefold.")},
             {"square-of-the-factor",
              WHORL_TEXT("Source", "YaRN multiplies queries and keys by 0.1 ln s + 1, so scores grow by its square.")},
             {"llama3-is-by-parts",
              WHORL_TEXT("Source", "Llama 3.1's scaling is the YaRN paper's by-parts rule with 1 and 4 turns.")},
             {"short-is-not-plain",
              WHORL_TEXT("Source",
                         "LongRoPE's factor on scores applies to short texts too, whatever its short list says.")},
             {"static-dynamic",
              WHORL_TEXT("Source",
                         "vLLM's dynamic NTK is not dynamic: it is computed once, for the longest text, where it "
                         "agrees with the rest.")},
             {"partial-exponent",
              WHORL_TEXT("Source",
                         "Partial rotation has other frequencies: the exponent counts the channels that turn, except "
                         "in proportional RoPE.")},
             {"bound-is-not-the-score",
              WHORL_TEXT("Source",
                         "The famous falling curve is an upper bound. It is not the score, not monotone, and does not "
                         "tend to 0.")}}};
}

std::span<const Quantity<RopeParameters>> RopeParameters::quantities()
{
    return all;
}

}  // namespace whorl
