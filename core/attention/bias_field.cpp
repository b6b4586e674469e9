// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/bias_field.h"

#include "core/attention/distance_softmax.h"
#include "core/text.h"

#include <map>
#include <mutex>

namespace whorl {

namespace {

/// A value per head, worked out when first asked for; pictures are drawn on several threads.
template <class T>
class PerHead {
public:
    explicit PerHead(std::function<T(std::int64_t)> make)
        : m_make(std::move(make))
    {
    }
    const T& operator()(std::int64_t head)
    {
        const std::scoped_lock lock(m_mutex);
        const auto found = m_values.find(head);
        return found != m_values.end() ? found->second : m_values.emplace(head, m_make(head)).first->second;
    }

private:
    std::function<T(std::int64_t)> m_make;
    std::map<std::int64_t, T> m_values;  ///< never moves what it holds
    std::mutex m_mutex;
};

template <class T>
std::shared_ptr<PerHead<T>> perHead(std::function<T(std::int64_t)> make)
{
    return std::make_shared<PerHead<T>>(std::move(make));
}

Field emptyField(std::int64_t length, std::int64_t heads)
{
    Field field;
    field.rows = openAxis(AxisRole::query, WHORL_TEXT("Axis", "query"), length, "m");
    field.columns = openAxis(AxisRole::key, WHORL_TEXT("Axis", "key"), length, "n");
    if (heads > 0)
        field.slices = headAxis(heads);
    return field;
}

}  // namespace

Axis headAxis(std::int64_t heads)
{
    return boundedAxis(AxisRole::head, WHORL_TEXT("Axis", "head"), heads, "h");
}

Field distanceField(std::int64_t length, std::int64_t heads, PiecesOf pieces)
{
    Field field = emptyField(length, heads);
    const auto held = perHead<DistancePieces>(std::move(pieces));
    field.at = [held](std::int64_t query, std::int64_t key, std::int64_t head) {
        return valueAt((*held)(head), query - key);
    };
    field.means = [held](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t head) {
        return FieldMeans{distanceMeans((*held)(head), rows, columns), {}};
    };
    return field;
}

Field weightsField(std::int64_t length, std::int64_t heads, PiecesOf pieces)
{
    Field field = emptyField(length, heads);
    field.scale = FieldScale::sequential;
    field.valueLabel = WHORL_TEXT("Axis", "weight");
    const auto held = perHead<DistanceSoftmax>(
        [length, pieces = std::move(pieces)](std::int64_t head) { return DistanceSoftmax(pieces(head), length); });
    if (!(*held)(0).isCausal())
        field.rows.highest = field.columns.highest = length - 1;
    field.at = [held](std::int64_t query, std::int64_t key, std::int64_t head) { return (*held)(head).at(query, key); };
    field.means = [held](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t head) {
        return FieldMeans{(*held)(head).means(rows, columns), {}};
    };
    return field;
}

}  // namespace whorl
