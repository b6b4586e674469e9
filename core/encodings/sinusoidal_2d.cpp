// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/sinusoidal_2d.h"

#include "core/encodings/pair_curves.h"
#include "core/encodings/patch_steps.h"
#include "core/encodings/picture_axes.h"
#include "core/encodings/shared_rows.h"
#include "core/numeric/cell_means.h"
#include "core/numeric/products.h"
#include "core/text.h"

#include <cmath>
#include <memory>
#include <numbers>

namespace whorl {

namespace {

using P = Sinusoidal2dParameters;
using Variant = Sinusoidal2dVariant;

constexpr Choice variants[] = {
    {"mae", WHORL_TEXT("Choice", "MAE")},
    {"detr", WHORL_TEXT("Choice", "DETR")},
    {"simplevit", WHORL_TEXT("Choice", "SimpleViT")},
};

constexpr Row<P> parameterTable[] = {
    choice<&P::variant, variants>("variant", WHORL_TEXT("Parameter", "Variant"),
                                  WHORL_TEXT("Parameter", "Whose order of channels, frequencies and first place")),
    pictureWidthRow<P>(),
    pictureHeightRow<P>(),
    integer<&P::dimension>("dimension", WHORL_TEXT("Parameter", "Dimension"), "d",
                           WHORL_TEXT("Parameter", "Number of channels, half of them for each axis"))
        .range(4, 1024)
        .multipleOf(4)
        .slider(4, 256),
    real<&P::base>("base", WHORL_TEXT("Parameter", "Base"), "b",
                   WHORL_TEXT("Parameter", "Sets how long the longest wave is; also called temperature"))
        .above(0)
        .slider(10, 1e6, Scale::logarithmic),
    boolean<&P::normalize>("normalize", WHORL_TEXT("Parameter", "Normalize"),
                           WHORL_TEXT("Parameter", "DETR only: every picture is as wide and high as the scale")),
    real<&P::scale>("scale", WHORL_TEXT("Parameter", "Scale"), "",
                    WHORL_TEXT("Parameter", "DETR only: the place of the last patch when normalized"))
        .range(0)
        .zeroMeans(WHORL_TEXT("Parameter", "2π"))
        .slider(0, 100),
};

std::vector<double> frequenciesOf(const P& parameters)
{
    const int count = parameters.dimension / 4;
    const double divisor = parameters.variant == Variant::simplevit ? count - 1 : count;
    std::vector<double> frequencies;
    for (int k = 0; k < count; ++k)
        frequencies.push_back(std::pow(parameters.base, -k / divisor));
    return frequencies;
}

}  // namespace

SourceInfo P::info()
{
    return {"sinusoidal-2d",
            WHORL_TEXT("Source", "2-D sinusoids"),
            WHORL_TEXT("Source", "Absolute"),
            WHORL_TEXT("Source", "Waves along the columns in one half of the channels, along the rows in the other"),
            WHORL_TEXT("Source",
                       "The authors' code: MAE (He et al. 2021) util/pos_embed.py, DETR (Carion et al. 2020) "
                       "models/position_encoding.py, vit-pytorch simple_vit.py"),
            "https://github.com/facebookresearch/mae",
            {{"first-half-is-the-column",
              WHORL_TEXT("Source",
                         "In MAE the first half of the channels is the column, although its code calls it emb_h. In "
                         "DETR it is the row.")},
             {"crosses-not-circles",
              WHORL_TEXT("Source",
                         "Likeness is a sum of one part for the columns and one for the rows: its shape is a cross, "
                         "and a diagonal neighbour is further than Euclid says.")}}};
}

std::span<const Row<P>> P::parameters()
{
    return parameterTable;
}

void P::check() const
{
    if (variant == Variant::simplevit && dimension == 4)
        throw ParameterError("dimension", "4", "at least 8 is needed in SimpleViT, which divides by d/4 − 1");
    if (!normalize && scale != 0)
        throw ParameterError("scale", printNumber(scale), "0 is needed without normalization");
    requireFiniteFrequencies(frequenciesOf(*this), base);
}

Sinusoidal2d::Sinusoidal2d(const P& parameters)
    : m_parameters(parameters)
    , m_frequencies(frequenciesOf(parameters))
{
}

Sinusoidal2d::Channel Sinusoidal2d::channel(std::int64_t channel) const
{
    const int half = dimension() / 2, quarter = dimension() / 4;
    const bool first = channel < half;
    const auto inside = static_cast<int>(channel % half);
    if (m_parameters.variant == Variant::detr)
        return {!first, inside % 2 == 0, inside / 2};
    return {first, inside < quarter, inside % quarter};
}

double Sinusoidal2d::place(bool ofColumn, std::int64_t index) const
{
    const auto number = static_cast<double>(index);
    if (m_parameters.variant != Variant::detr)
        return number;
    if (!m_parameters.normalize)
        return number + 1;
    const double scale = m_parameters.scale == 0 ? 2 * std::numbers::pi : m_parameters.scale;
    return (number + 1) / ((ofColumn ? width() : height()) + 1e-6) * scale;
}

double Sinusoidal2d::at(std::int64_t patch, std::int64_t channel) const
{
    const Channel each = this->channel(channel);
    const std::int64_t index = each.ofColumn ? patch % width() : patch / width();
    const double phase = place(each.ofColumn, index) * m_frequencies[static_cast<std::size_t>(each.frequency)];
    return each.isSine ? std::sin(phase) : std::cos(phase);
}

double Sinusoidal2d::similarity(std::int64_t a, std::int64_t b) const
{
    const double across = place(true, a % width()) - place(true, b % width());
    const double down = place(false, a / width()) - place(false, b / width());
    double sum = 0;
    for (const double frequency : m_frequencies)
        sum += std::cos(frequency * across) + std::cos(frequency * down);
    return sum / (2 * static_cast<double>(m_frequencies.size()));
}

Eigen::ArrayXXd Sinusoidal2d::table(bool classToken) const
{
    const Eigen::Index front = classToken ? 1 : 0, patches = Eigen::Index{width()} * height();
    Eigen::ArrayXXd table = Eigen::ArrayXXd::Zero(front + patches, dimension());
    for (Eigen::Index patch = 0; patch < patches; ++patch)
        for (Eigen::Index channel = 0; channel < dimension(); ++channel)
            table(front + patch, channel) = at(patch, channel);
    return table;
}

namespace {

using Shared = std::shared_ptr<const Sinusoidal2d>;

/// Every entry depends on a column or a row alone, so that few sines serve all cells.
class Entries {
public:
    explicit Entries(Shared encoding)
        : m_encoding(std::move(encoding))
        , m_ofColumns(entries(true, m_encoding->width()))
        , m_ofRows(entries(false, m_encoding->height()))
    {
        for (std::int64_t channel = 0; channel < m_encoding->dimension(); ++channel)
            m_isColumn.push_back(m_encoding->channel(channel).ofColumn);
    }

    double operator()(std::int64_t patch, std::int64_t channel) const
    {
        const std::int64_t width = m_encoding->width();
        return m_isColumn[static_cast<std::size_t>(channel)] ? m_ofColumns(patch % width, channel)
                                                             : m_ofRows(patch / width, channel);
    }

private:
    Eigen::ArrayXXd entries(bool ofColumn, std::int64_t count) const
    {
        Eigen::ArrayXXd table = Eigen::ArrayXXd::Zero(count, m_encoding->dimension());
        for (std::int64_t channel = 0; channel < m_encoding->dimension(); ++channel)
            if (m_encoding->channel(channel).ofColumn == ofColumn)
                for (std::int64_t i = 0; i < count; ++i)
                    table(i, channel) = m_encoding->at(ofColumn ? i : i * m_encoding->width(), channel);
        return table;
    }

    Shared m_encoding;
    Eigen::ArrayXXd m_ofColumns, m_ofRows;
    std::vector<bool> m_isColumn;
};

/// Similarities by differences of columns and of rows, whose two parts add.
class Similarities {
public:
    explicit Similarities(const Sinusoidal2d& encoding)
        : m_width(encoding.width())
        , m_across(2 * encoding.width() - 1)
        , m_down(2 * encoding.height() - 1)
    {
        // similarity(0, 0) is 1, half of it from either axis.
        for (std::int64_t x = 0; x < encoding.width(); ++x)
            m_across[m_width - 1 + x] = m_across[m_width - 1 - x] = encoding.similarity(x, 0) - 0.5;
        for (std::int64_t y = 0; y < encoding.height(); ++y)
            m_down[encoding.height() - 1 + y] = m_down[encoding.height() - 1 - y] =
                encoding.similarity(y * m_width, 0) - 0.5;
    }

    double operator()(std::int64_t a, std::int64_t b) const
    {
        return m_across[m_width - 1 + a % m_width - b % m_width]
            + m_down[m_down.size() / 2 + a / m_width - b / m_width];
    }

    /// The least of all.
    double lowest() const { return m_across.minCoeff() + m_down.minCoeff(); }

private:
    std::int64_t m_width;
    Eigen::ArrayXd m_across, m_down;
};

Axis channelAxis(const Shared& encoding)
{
    Axis axis = boundedAxis(AxisRole::channel, WHORL_TEXT("Axis", "channel"), encoding->dimension(), "c");
    axis.pairOf = [encoding](std::int64_t channel) -> std::int64_t {
        const Sinusoidal2d::Channel each = encoding->channel(channel);
        const int quarter = encoding->dimension() / 4;
        return each.frequency + (channel < encoding->dimension() / 2 ? 0 : quarter);
    };
    return axis;
}

std::string workingOf(const Sinusoidal2d& encoding, std::int64_t patch, std::int64_t channel)
{
    const Sinusoidal2d::Channel each = encoding.channel(channel);
    const std::int64_t index = each.ofColumn ? patch % encoding.width() : patch / encoding.width();
    return (each.isSine ? "sin(" : "cos(") + shortNumber(encoding.place(each.ofColumn, index)) + " · "
        + shortNumber(encoding.frequencies()[static_cast<std::size_t>(each.frequency)]) + ")";
}

Data encodingOf(const P& parameters)
{
    const auto shared = std::make_shared<const Sinusoidal2d>(parameters);
    Field field;
    field.rows = patchAxis(parameters.width, parameters.height);
    field.columns = channelAxis(shared);
    field.range = {-1, 1, true};
    field.valueLabel = WHORL_TEXT("Axis", "encoding");
    field.at = [shared](std::int64_t patch, std::int64_t channel, std::int64_t) { return shared->at(patch, channel); };
    field.working = [shared](std::int64_t patch, std::int64_t channel, std::int64_t) {
        return workingOf(*shared, patch, channel);
    };
    tellSteps(field, [shared](std::int64_t patch, std::int64_t channel, std::int64_t) {
        return patchEncodingSteps(*shared, patch, channel);
    });
    field.means = [entries = std::make_shared<const Entries>(shared)](std::span<const Bin> rows,
                                                                      std::span<const Bin> columns, std::int64_t) {
        return cellMeans(rows, columns, *entries);
    };
    return field;
}

Data mapOf(const P& parameters)
{
    const auto shared = std::make_shared<const Sinusoidal2d>(parameters);
    const std::int64_t width = parameters.width;
    Field field;
    field.rows = pictureRows(parameters.height);
    field.columns = pictureColumns(width);
    field.slices = channelAxis(shared);
    field.range = {-1, 1, true};
    field.valueLabel = WHORL_TEXT("Axis", "encoding");
    field.at = [shared, width](std::int64_t y, std::int64_t x, std::int64_t channel) {
        return shared->at(y * width + x, channel);
    };
    field.working = [shared, width](std::int64_t y, std::int64_t x, std::int64_t channel) {
        return workingOf(*shared, y * width + x, channel);
    };
    tellSteps(field, [shared, width](std::int64_t y, std::int64_t x, std::int64_t channel) {
        return patchEncodingSteps(*shared, y * width + x, channel);
    });
    field.means = [entries = std::make_shared<const Entries>(shared),
                   width](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t channel) {
        return cellMeans(rows, columns,
                         [&](std::int64_t y, std::int64_t x) { return (*entries)(y * width + x, channel); });
    };
    return field;
}

Data similarityOf(const P& parameters)
{
    const auto shared = std::make_shared<const Sinusoidal2d>(parameters);
    const std::int64_t width = parameters.width;
    Field field;
    field.rows = pictureRows(parameters.height);
    field.columns = pictureColumns(width);
    field.slices = patchAxis(width, parameters.height, AxisRole::query, "m");
    const auto likeness = std::make_shared<const Similarities>(*shared);
    field.scale = FieldScale::sequential;
    // A single patch would leave a range without width.
    field.range = {std::min(likeness->lowest(), 0.5), 1, false};
    field.valueLabel = WHORL_TEXT("Axis", "cosine");
    field.at = [shared, width](std::int64_t y, std::int64_t x, std::int64_t query) {
        return shared->similarity(query, y * width + x);
    };
    tellSteps(field, [shared, width](std::int64_t y, std::int64_t x, std::int64_t query) {
        return patchSimilaritySteps(*shared, query, y * width + x);
    });
    field.means = [likeness, width](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t query) {
        return cellMeans(rows, columns,
                         [&](std::int64_t y, std::int64_t x) { return (*likeness)(query, y * width + x); });
    };
    return field;
}

Data gramOf(const P& parameters)
{
    const auto shared = std::make_shared<const Sinusoidal2d>(parameters);
    Field field;
    field.rows = patchAxis(parameters.width, parameters.height, AxisRole::query, "m");
    field.columns = patchAxis(parameters.width, parameters.height, AxisRole::key, "n");
    field.range = {-1, 1, true};
    field.valueLabel = WHORL_TEXT("Axis", "cosine");
    field.at = [shared](std::int64_t m, std::int64_t n, std::int64_t) { return shared->similarity(m, n); };
    tellSteps(field,
              [shared](std::int64_t m, std::int64_t n, std::int64_t) { return patchSimilaritySteps(*shared, m, n); });
    field.means = [entries = std::make_shared<const Entries>(shared), dimension = parameters.dimension](
                      std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        const std::vector<Bin> channels = evenBins(0, dimension, dimension);
        const Grid queries = cellMeans(rows, channels, *entries).value;
        const Grid keys = cellMeans(columns, channels, *entries).value;
        return FieldMeans{products(queries, keys) * (2.0F / static_cast<float>(dimension)), {}};
    };
    return field;
}

Data frequencies(const P& parameters)
{
    const Sinusoidal2d encoding(parameters);
    // Normalized, a picture is as wide as it is high however many patches it has: a step is a part of it.
    const auto turnsOf = [&](bool ofColumn) {
        const double step = encoding.place(ofColumn, 1) - encoding.place(ofColumn, 0);
        std::vector<double> turns;
        for (const double frequency : encoding.frequencies())
            turns.push_back(frequency * step);
        return turns;
    };
    const std::string unit = WHORL_TEXT("Axis", "rad/patch");
    const std::vector<double> across = turnsOf(true), down = turnsOf(false);
    Curves curves = frequencyCurves(across, unit);
    if (across == down)
        return curves;
    curves.series = {seriesOf(WHORL_TEXT("Axis", "column"), unit, across),
                     seriesOf(WHORL_TEXT("Axis", "row"), unit, down)};
    return curves;
}

constexpr Quantity<P> all[] = {
    {{"encoding", WHORL_TEXT("Quantity", "Encoding"), WHORL_TEXT("Quantity", "patch × channel"),
      WHORL_TEXT("Quantity", "What is added to every patch, row by row of the picture"), QuantityKind::field},
     encodingOf},
    {{"map", WHORL_TEXT("Quantity", "Map"), WHORL_TEXT("Quantity", "one channel over the picture"),
      WHORL_TEXT("Quantity", "One channel of the encoding of every patch, where the patch stands"),
      QuantityKind::field},
     mapOf},
    {{"similarity", WHORL_TEXT("Quantity", "Similarity"), WHORL_TEXT("Quantity", "of one patch to all others"),
      WHORL_TEXT("Quantity", "Cosine of the encoding of one patch with that of every patch of the picture"),
      QuantityKind::field},
     similarityOf},
    {{"gram", WHORL_TEXT("Quantity", "All similarities"), WHORL_TEXT("Quantity", "patch × patch"),
      WHORL_TEXT("Quantity", "Cosine of the encodings of two patches"), QuantityKind::field},
     gramOf},
    {{"frequencies", WHORL_TEXT("Quantity", "Frequencies"), WHORL_TEXT("Quantity", "from a column or row to the next"),
      WHORL_TEXT("Quantity",
                 "How far each wave turns from one patch to the next; one line where columns and rows agree"),
      QuantityKind::curves},
     frequencies},
};

}  // namespace

std::span<const Quantity<P>> P::quantities()
{
    return all;
}

}  // namespace whorl
