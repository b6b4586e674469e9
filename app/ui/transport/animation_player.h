// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/animation_target.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <optional>

namespace whorl {

class Appearance;
class Document;

/// Plays the board's animation: moves its target from `from` to `to` in time. Probe targets are pointed at; a
/// parameter is edited with one gesture, so that a play is one undo entry. Knows no widget.
class AnimationPlayer : public QObject {
    Q_OBJECT

public:
    /// What a whole pass takes at speed 1, in seconds.
    static constexpr double passSeconds = 8;

    AnimationPlayer(Document& document, const Appearance& appearance, QObject* parent = nullptr);

    const std::vector<AnimationTarget>& targets() const { return m_targets; }
    /// The board's target, or the first there is; nullptr when nothing can be moved.
    const AnimationTarget* target() const;
    AnimationRange range() const;
    double value() const;

    bool isPlaying() const { return m_timer.isActive(); }
    void play();
    void pause();
    void toggle() { isPlaying() ? pause() : play(); }

    /// One step back (-1) or on (1), within the range; pauses.
    void step(int direction);
    /// Moves the target to a value; `gesture` as in Document::edit.
    void moveTo(double value, int gesture);

    /// Moves on by a time as if it had passed; the timer calls this.
    void advance(double seconds);

    /// Whose parameters are offered.
    void setSelectedPanel(int index);
    /// To be called when a panel may have learnt how many steps it has.
    void lookAtSteps();

    // Edits of the board's animation, each one undo entry.
    void setTarget(const QString& id);
    void setRange(AnimationRange range);
    void setSpeed(double speed);
    void setLoop(bool loop);

signals:
    void playingChanged(bool playing);
    /// Other targets, another range, another target.
    void targetsChanged();
    void valueChanged();
    /// A value that the board cannot take stopped the play; one sentence.
    void failed(const QString& reason);

private:
    void boardChanged(bool panels, bool probe, bool animation);
    void findTargets();
    Probe wantedProbe() const;
    void bringProbeBack();
    void editAnimation(const Animation& animation, const QString& text);

    Document& m_document;
    const Appearance& m_appearance;
    std::vector<AnimationTarget> m_targets;
    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_share = 0;
    int m_selected = -1, m_gesture = 0;
    bool m_moving = false;
    std::int64_t m_knownSteps = 0;
    /// Where the probe was before shorter axes pushed it, while nobody has moved it since.
    struct Pushed {
        Probe wanted, now;
    };
    std::optional<Pushed> m_pushed;
};

}  // namespace whorl
