// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/kerple.h"

#include "core/steps.h"
#include "core/unseen.h"

#include <cmath>

namespace whorl {

namespace {

Eigen::ArrayXd perHeadNumbers(const VectorValue& value, int heads, const std::function<double(int)>& rule)
{
    Eigen::ArrayXd numbers(heads);
    const auto* given = std::get_if<std::vector<double>>(&value);
    for (int head = 0; head < heads; ++head)
        numbers[head] = given ? (*given)[given->size() == 1 ? 0 : static_cast<std::size_t>(head)] : rule(head);
    return numbers;
}

void checkNumbers(const VectorValue& value, std::string_view id, int heads, double most)
{
    const auto* given = std::get_if<std::vector<double>>(&value);
    if (!given)
        return;
    if (given->size() != 1 && given->size() != static_cast<std::size_t>(heads))
        throw ParameterError(std::string(id), "a list of " + std::to_string(given->size()),
                             "one number, or one for each of the " + std::to_string(heads) + " heads, is needed");
    for (const double number : *given)
        if (!(number > 0 && number <= most))
            throw ParameterError(std::string(id), printNumber(number),
                                 "a number above 0 and at most " + printNumber(most) + " is needed");
}

}  // namespace

void KerpleParameters::check() const
{
    checkNumbers(r1, "r1", heads, 1000);
    checkNumbers(r2, "r2", heads, kernel == KerpleKernel::power ? 2 : 1000);
}

KerpleNumbers kerpleNumbers(const KerpleParameters& parameters)
{
    const int heads = parameters.heads;
    const double usual = parameters.kernel == KerpleKernel::power ? 0.5 : 1;
    return {perHeadNumbers(parameters.r1, heads,
                           [heads](int head) { return std::exp2(1 - 3.0 * head / std::max(1, heads - 1)); }),
            perHeadNumbers(parameters.r2, heads, [usual](int) { return usual; })};
}

double kerpleBias(KerpleKernel kernel, double r1, double r2, double distance)
{
    // Not minus zero, which would be printed as such.
    if (distance == 0)
        return 0;
    if (kernel == KerpleKernel::logarithmic)
        return -r1 * std::log1p(r2 * distance);
    return -r1 * (r2 == 0.5 ? std::sqrt(distance) : std::pow(distance, r2));
}

SmoothBiasOf kerpleBiases(const KerpleParameters& parameters)
{
    return [numbers = kerpleNumbers(parameters), kernel = parameters.kernel,
            symmetric = parameters.mode == BiasMode::symmetric](std::int64_t head) {
        return SmoothBias{[=, r1 = numbers.r1[head], r2 = numbers.r2[head]](double distance) {
                              return kerpleBias(kernel, r1, r2, distance);
                          },
                          symmetric};
    };
}

namespace {

std::string workingOf(const KerpleParameters& kerple, double r1, double r2, std::int64_t distance)
{
    const std::string strength = "\u2212" + printNumber(r1), shape = printNumber(r2), k = std::to_string(distance);
    if (kerple.kernel == KerpleKernel::logarithmic)
        return strength + " \u00d7 ln(1 + " + shape + " \u00d7 " + k + ")";
    return strength + " \u00d7 " + k + "^" + shape;
}

Steps stepsOf(const KerpleParameters& kerple, double r1, double r2, std::int64_t query, std::int64_t key)
{
    const std::int64_t distance = std::abs(query - key);
    const auto k = static_cast<double>(distance);
    const std::string difference = differenceStep(query, key).name;
    Steps steps{{query < key ? "|" + difference + "|" : difference, k}};
    if (kerple.kernel == KerpleKernel::logarithmic) {
        steps.push_back({"1 + " + stepNumber(r2) + " \u00d7 " + std::to_string(distance), 1 + r2 * k});
        steps.push_back({"ln(" + stepNumber(1 + r2 * k) + ")", std::log1p(r2 * k)});
    } else {
        steps.push_back({std::to_string(distance) + "^" + stepNumber(r2), std::pow(k, r2)});
    }
    steps.push_back(
        {stepNumber(-r1) + " \u00d7 " + stepNumber(steps.back().value), kerpleBias(kerple.kernel, r1, r2, k)});
    return steps;
}

Data biasOf(const KerpleParameters& kerple)
{
    const KerpleNumbers numbers = kerpleNumbers(kerple);
    Field field = smoothBiasField(kerple.length, kerple.heads, kerpleBiases(kerple));
    // A single token would leave a range without width.
    const auto furthest = static_cast<double>(std::max<std::int64_t>(1, kerple.length - 1));
    field.scale = FieldScale::sequential;
    field.rangeOf = [=](std::int64_t head) {
        return FieldRange{kerpleBias(kerple.kernel, numbers.r1[head], numbers.r2[head], furthest), 0, false};
    };
    field.range = field.rangeOf(0);
    for (int head = 1; head < kerple.heads; ++head)
        field.range.low = std::min(field.range.low, field.rangeOf(head).low);
    field.valueLabel = WHORL_TEXT("Axis", "bias");
    field.working = [=](std::int64_t query, std::int64_t key, std::int64_t head) -> std::string {
        if (query < key && kerple.mode == BiasMode::causal)
            return maskedStep(query, key).name;
        return workingOf(kerple, numbers.r1[head], numbers.r2[head], std::abs(query - key));
    };
    tellSteps(field, [=](std::int64_t query, std::int64_t key, std::int64_t head) -> Steps {
        if (query < key && kerple.mode == BiasMode::causal)
            return {maskedStep(query, key)};
        return stepsOf(kerple, numbers.r1[head], numbers.r2[head], query, key);
    });
    markUnseenDistances(field, kerple.originalLength);
    return field;
}

Data weightsOf(const KerpleParameters& kerple)
{
    Field field = smoothWeightsField(
        kerple.length, kerple.heads, kerpleBiases(kerple),
        [kerple, numbers = kerpleNumbers(kerple)](std::int64_t query, std::int64_t key, std::int64_t head) {
            return stepsOf(kerple, numbers.r1[head], numbers.r2[head], query, key);
        });
    markUnseenDistances(field, kerple.originalLength);
    return field;
}

Data biasByDistanceOf(const KerpleParameters& kerple)
{
    Curves curves = smoothBiasCurves(kerple.length, kerple.heads, kerpleBiases(kerple));
    markUnseen(curves.axis, kerple.originalLength);
    return curves;
}

}  // namespace

SourceInfo KerpleParameters::info()
{
    return {
        "kerple",
        WHORL_TEXT("Source", "KERPLE"),
        WHORL_TEXT("Source", "Bias"),
        WHORL_TEXT("Source", "A penalty by a kernel of the distance, with two learned numbers per head"),
        WHORL_TEXT(
            "Source",
            "Chi et al. 2022, KERPLE: Kernelized Relative Positional Embedding for Length Extrapolation, and its "
            "authors' code"),
        "https://arxiv.org/abs/2205.09921",
        {{"log-without-window",
          WHORL_TEXT("Source",
                     "With r1 at most 1 the logarithmic kernel has no window: in a text that is long enough nearly all "
                     "weight lies beyond any given distance.")},
         {"power-one-is-alibi", WHORL_TEXT("Source", "The power kernel with r2 = 1 is ALiBi.")}},
    };
}

std::span<const Quantity<KerpleParameters>> KerpleParameters::quantities()
{
    static constexpr Quantity<KerpleParameters> all[] = {
        {{"bias", WHORL_TEXT("Quantity", "Bias"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "What is added to the scaled score of every query and key"), QuantityKind::field},
         biasOf},
        {{"weights", WHORL_TEXT("Quantity", "Weights"), WHORL_TEXT("Quantity", "softmax of the bias alone"),
          WHORL_TEXT("Quantity", "Attention weights when all content scores are equal"), QuantityKind::field},
         weightsOf},
        {{"bias_by_distance", WHORL_TEXT("Quantity", "Bias by distance"), WHORL_TEXT("Quantity", "query \u2212 key"),
          WHORL_TEXT("Quantity", "What every distance takes off the score, a line for each head"),
          QuantityKind::curves},
         biasByDistanceOf},
    };
    return all;
}

PositionalEffect KerpleParameters::effectIn(const HeadPlace& place) const
{
    KerpleParameters there = *this;
    there.heads = static_cast<int>(place.heads);
    there.mode = place.causal ? BiasMode::causal : BiasMode::symmetric;
    there.check();
    return smoothEffect(WHORL_TEXT("Axis", "bias"),
                        [bias = kerpleBiases(there)(place.head)](std::int64_t distance) { return bias.at(distance); });
}

std::vector<LearnedTensor> KerpleParameters::learnedIn(const HeadPlace& model) const
{
    return {{{2, model.heads}}};
}

}  // namespace whorl
