// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/transport/animation_player.h"

#include "app/document/document.h"
#include "app/ui/controls/error_text.h"
#include "app/ui/look/appearance.h"

#include <algorithm>
#include <cmath>

namespace whorl {

AnimationPlayer::AnimationPlayer(Document& document, const Appearance& appearance, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_appearance(appearance)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, [this] { advance(static_cast<double>(m_clock.restart()) / 1000); });
    connect(&document, &Document::changed, this, [this](const Difference& changes) {
        boardChanged(changes.panels || !changes.changed.empty(), changes.probe, changes.animation);
    });
    connect(&document, &Document::replaced, this, [this] {
        pause();
        findTargets();
    });
    findTargets();
}

const AnimationTarget* AnimationPlayer::target() const
{
    const QString wanted = QString::fromStdString(m_document.board().animation.target);
    const auto found = std::find_if(m_targets.begin(), m_targets.end(),
                                    [&](const AnimationTarget& target) { return target.id == wanted; });
    if (found != m_targets.end())
        return &*found;
    return m_targets.empty() ? nullptr : &m_targets.front();
}

AnimationRange AnimationPlayer::range() const
{
    const AnimationTarget* moved = target();
    return moved ? animationRange(m_document.board().animation, *moved) : AnimationRange{};
}

double AnimationPlayer::value() const
{
    const AnimationTarget* moved = target();
    return moved ? targetValue(m_document.board(), m_selected, *moved) : 0;
}

void AnimationPlayer::play()
{
    const AnimationTarget* moved = target();
    if (!moved || isPlaying())
        return;
    m_share = shareOf(*moved, range(), value());
    if (m_share >= 1)
        m_share = 0;
    m_gesture = m_document.newGesture();
    m_clock.start();
    m_timer.start(m_appearance.reducedMotion() ? 500 : 16);
    emit playingChanged(true);
}

void AnimationPlayer::pause()
{
    if (!isPlaying())
        return;
    m_timer.stop();
    emit playingChanged(false);
}

void AnimationPlayer::step(int direction)
{
    pause();
    const AnimationTarget* moved = target();
    if (!moved)
        return;
    const AnimationRange ends = range();
    const double low = std::min(ends.from, ends.to), high = std::max(ends.from, ends.to);
    double next = value() + direction * moved->step;
    if (moved->logarithmic) {
        const double share = shareOf(*moved, ends, value()) + direction / 50.0;
        next = valueAt(*moved, ends, std::clamp(share, 0.0, 1.0));
    }
    moveTo(std::clamp(next, low, high), 0);
}

void AnimationPlayer::moveTo(double value, int gesture)
{
    const AnimationTarget* found = target();
    if (!found)
        return;
    const AnimationTarget moved = *found;  // The edit below may rebuild the list.
    try {
        const Board after = withTargetValue(m_document.board(), m_selected, moved, value);
        m_moving = true;
        if (moved.parameter)
            m_document.edit(after, tr("Change %1").arg(moved.label.toLower()), gesture);
        else
            m_document.point(after.probe);
        m_moving = false;
    } catch (const InputError& error) {
        m_moving = false;
        pause();
        const auto& panels = m_document.board().panels;
        const auto selected = static_cast<std::size_t>(m_selected);
        emit failed(errorText(error, selected < panels.size() ? panels[selected].source : std::string()).sentence);
    }
}

void AnimationPlayer::advance(double seconds)
{
    const AnimationTarget* moved = target();
    if (!moved) {
        pause();
        return;
    }
    const Animation& animation = m_document.board().animation;
    m_share += seconds * animation.speed / passSeconds;
    bool ended = false;
    if (m_share >= 1) {
        ended = !animation.loop;
        m_share = ended ? 1 : m_share - std::floor(m_share);
    }
    const double next = valueAt(*moved, range(), m_share);
    if (next != value())
        moveTo(next, m_gesture);
    if (ended)
        pause();
}

void AnimationPlayer::setSelectedPanel(int index)
{
    if (index == m_selected)
        return;
    pause();
    m_selected = index;
    findTargets();
}

void AnimationPlayer::lookAtSteps()
{
    if (!isPlaying() && knownSteps(m_document.board(), m_selected) != m_knownSteps)
        findTargets();
}

void AnimationPlayer::setTarget(const QString& id)
{
    pause();
    Animation animation = m_document.board().animation;
    animation.target = id.toStdString();
    animation.from = animation.to = 0;
    editAnimation(animation, tr("Change what is played"));
}

void AnimationPlayer::setRange(AnimationRange range)
{
    const AnimationTarget* moved = target();
    if (!moved)
        return;
    Animation animation = m_document.board().animation;
    const bool whole = range.from == moved->first && range.to == moved->last;
    animation.from = whole ? 0 : range.from;
    animation.to = whole ? 0 : range.to;
    editAnimation(animation, tr("Change played range"));
    if (isPlaying())
        m_share = shareOf(*moved, this->range(), value());
}

void AnimationPlayer::setSpeed(double speed)
{
    Animation animation = m_document.board().animation;
    animation.speed = speed;
    editAnimation(animation, tr("Change speed"));
}

void AnimationPlayer::setLoop(bool loop)
{
    Animation animation = m_document.board().animation;
    animation.loop = loop;
    editAnimation(animation, loop ? tr("Play in a loop") : tr("Play once"));
}

void AnimationPlayer::boardChanged(bool panels, bool probe, bool animation)
{
    // A parameter that is being played changes the panels at every step; its own range stays.
    if ((panels && !m_moving) || animation)
        findTargets();
    // Later: others have yet to hear of this change.
    if (panels && probeWithin(m_document.board(), wantedProbe()) != m_document.board().probe)
        QMetaObject::invokeMethod(this, &AnimationPlayer::bringProbeBack, Qt::QueuedConnection);
    if (panels || probe)
        emit valueChanged();
}

void AnimationPlayer::findTargets()
{
    m_knownSteps = knownSteps(m_document.board(), m_selected);
    m_targets = animationTargets(m_document.board(), m_selected);
    emit targetsChanged();
}

Probe AnimationPlayer::wantedProbe() const
{
    const Probe& probe = m_document.board().probe;
    return m_pushed && m_pushed->now == probe ? m_pushed->wanted : probe;
}

void AnimationPlayer::bringProbeBack()
{
    const Probe wanted = wantedProbe(), now = probeWithin(m_document.board(), wanted);
    m_pushed.reset();
    if (now != wanted)
        m_pushed = Pushed{wanted, now};
    m_document.point(now);
}

void AnimationPlayer::editAnimation(const Animation& animation, const QString& text)
{
    Board after = m_document.board();
    after.animation = animation;
    m_document.edit(after, text);
}

}  // namespace whorl
