// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glance/past_length.h"

#include "core/error.h"
#include "core/kept.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace whorl {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

/// A number that an encoding gives for every step (a position, or a distance), trained ones first.
struct Track {
    Eigen::ArrayXd values;
    double low = 0, high = 0;  ///< of what was seen in training
    bool ofDistances = false;

    double slack(double share) const { return share * std::max(high - low, 1e-12 * std::abs(high)); }
    bool isNew(double value) const { return value < low - slack(0.01) || value > high + slack(0.01); }
};

/// The vectors that an encoding adds or turns to at one position.
Eigen::RowVectorXd vectorsAt(const PositionalEffect& effect, const HeadPlace& place, std::int64_t position)
{
    std::vector<Eigen::RowVectorXd> parts;
    if (effect.input)
        parts.push_back(effect.input(position));
    for (const PositionalEffect::Turn& turn : {effect.query, effect.key})
        if (turn)
            parts.push_back(turn(trialVector(place.dimension), position));
    Eigen::RowVectorXd all;
    for (const Eigen::RowVectorXd& part : parts) {
        all.conservativeResize(all.size() + part.size());
        all.tail(part.size()) = part;
    }
    return all;
}

void addVectorTracks(const PositionalEffect& effect, const HeadPlace& place, std::vector<Track>& tracks)
{
    const Eigen::Index seen = place.tokens, steps = 2 * seen;
    Eigen::ArrayXXd all(steps, vectorsAt(effect, place, 0).size());
    for (Eigen::Index step = 0; step < steps && all.cols() > 0; ++step)
        all.row(step) = vectorsAt(effect, place, step);
    for (Eigen::Index channel = 0; channel < all.cols(); ++channel) {
        const auto trained = all.col(channel).head(seen);
        tracks.push_back({all.col(channel), trained.minCoeff(), trained.maxCoeff()});
    }
}

/// Those of the trials are kept, for they take longer to make than most encodings to answer.
std::shared_ptr<const EqualTokens> equalTokens(Eigen::Index tokens, Eigen::Index dimension)
{
    static Kept<std::pair<Eigen::Index, Eigen::Index>, const EqualTokens, 1> kept;
    return kept.get({tokens, dimension}, [&] { return std::make_shared<const EqualTokens>(tokens, dimension); });
}

void addScoreTracks(const PositionalEffect& effect, const HeadPlace& place, std::vector<Track>& tracks)
{
    const Eigen::Index seen = place.tokens;
    for (const ScoreTerm& term : equalTokens(2 * seen, place.dimension)->terms(effect)) {
        Track track{term.values.row(2 * seen - 1).reverse(), infinite, -infinite, true};
        for (Eigen::Index key = 0; key < seen; ++key)
            for (Eigen::Index query = key; query < seen; ++query) {
                track.low = std::min(track.low, term.values(query, key));
                track.high = std::max(track.high, term.values(query, key));
            }
        tracks.push_back(std::move(track));
    }
}

bool differ(const Eigen::Ref<const Eigen::ArrayXXd>& a, const Eigen::Ref<const Eigen::ArrayXXd>& b)
{
    return (a - b).abs().maxCoeff() > 1e-9 * std::max(a.abs().maxCoeff(), 1e-300);
}

/// Whether a longer text changes what is done at positions that were there before.
bool rescales(const PositionalEffect& trained, const PositionalEffect& longer, const HeadPlace& place)
{
    for (const std::int64_t position : {std::int64_t{1}, place.tokens / 2, place.tokens - 1}) {
        const Eigen::RowVectorXd before = vectorsAt(trained, place, position);
        if (before.size() > 0 && differ(before, vectorsAt(longer, place, position)))
            return true;
    }
    const EqualTokens few(16, place.dimension);
    const std::vector<ScoreTerm> before = few.terms(trained), after = few.terms(longer);
    for (std::size_t i = 0; i < before.size(); ++i)
        if (differ(before[i].values.row(15), after[i].values.row(15)))
            return true;
    return false;
}

/// From which step on nothing changes.
std::int64_t lastChange(const Track& track)
{
    Eigen::Index step = track.values.size() - 1;
    const double last = track.values[step], slack = track.slack(1e-9);
    while (step > 0 && std::abs(track.values[step - 1] - last) <= slack)
        --step;
    return step;
}

bool repeats(const std::vector<Track>& tracks, Eigen::Index seen, Eigen::Index period)
{
    return std::all_of(tracks.begin(), tracks.end(), [&](const Track& track) {
        const double slack = track.slack(1e-9);
        for (Eigen::Index step = 2 * seen - 1; step >= seen; --step)
            if (!(std::abs(track.values[step] - track.values[step - period]) <= slack))
                return false;
        return true;
    });
}

double unseenShare(const std::vector<Track>& tracks, Eigen::Index seen)
{
    double channels = 0, newChannels = 0, share = 0;
    for (const Track& track : tracks) {
        const auto fresh = std::count_if(track.values.begin() + (track.ofDistances ? 0 : seen), track.values.end(),
                                         [&](double value) { return track.isNew(value); });
        if (track.ofDistances) {
            share = std::max(share, static_cast<double>(fresh) / static_cast<double>(track.values.size()));
        } else {
            ++channels;
            newChannels += fresh > 0 ? 1 : 0;
        }
    }
    return channels > 0 ? std::max(share, newChannels / channels) : share;
}

PastLength beyond(const std::vector<Track>& tracks, std::int64_t seen)
{
    PastLength past;
    for (const Track& track : tracks)
        past.from = std::max(past.from, lastChange(track));
    if (past.from <= seen)
        return past;
    past.kind = Past::wraps;
    for (past.from = 1; past.from <= seen; ++past.from)
        if (repeats(tracks, seen, past.from))
            return past;
    past.from = 0;
    past.unseen = unseenShare(tracks, seen);
    past.kind = past.unseen > 0 ? Past::extrapolates : Past::within;
    return past;
}

}  // namespace

PastLength pastLength(const EffectIn& effectIn, const HeadPlace& place)
{
    HeadPlace longer = place;
    longer.tokens = 2 * place.tokens;
    PositionalEffect asked;
    try {
        asked = effectIn(longer);
        const std::int64_t accepted = acceptedPositions(asked, longer, longer.tokens);
        if (accepted < longer.tokens)
            return {Past::error, accepted};
        if (rescales(effectIn(place), asked, place))
            return {Past::rescales};
        std::vector<Track> tracks;
        addVectorTracks(asked, place, tracks);
        addScoreTracks(asked, place, tracks);
        return beyond(tracks, place.tokens);
    } catch (const InputError&) {
        return {Past::error, place.tokens};
    }
}

}  // namespace whorl
