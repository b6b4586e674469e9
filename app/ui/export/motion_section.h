// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/motion/motion.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;

namespace whorl {

class Appearance;
class DropDown;
class IconButton;
class NumberBox;
class SegmentedControl;
class ValueSlider;

/// What moves in a figure, how far and how fast; a slider and a play button show any moment of it.
class MotionSection : public QWidget {
    Q_OBJECT

public:
    /// `kept`: how it moves, from the last time; `sheetFrames`: how many frames stand on a contact sheet. What moves, and
    /// how far, is the board's own.
    MotionSection(const Motion& kept, int sheetFrames, const Appearance& appearance, QWidget* parent = nullptr);

    /// Whether the frames stand side by side: then there is neither time nor a moment to be seen.
    void setSheet(bool sheet);
    int filmFrames() const { return m_isSheet ? m_otherFrames : frames(); }
    int sheetFrames() const { return m_isSheet ? frames() : m_otherFrames; }

    /// Offers what moves on the board; what was chosen before stays where the board has it too.
    void setBoard(const Board& board);
    /// Whether anything moves.
    bool isMovable() const { return !m_targets.empty(); }
    /// Whether the probe is what moves.
    bool movesProbe() const;

    Motion motion() const;
    /// The board at the moment shown.
    const Board& shownBoard() const { return m_shown; }
    /// Why it cannot be shown; empty: it is.
    QString problem() const { return m_problem; }
    /// About how many bytes the file will have; nothing: not known yet.
    void setGuess(std::optional<double> bytes);

    void pause();

signals:
    /// Another motion.
    void changed();
    /// Another moment of it.
    void moved();

protected:
    void hideEvent(QHideEvent*) override { pause(); }

private:
    void build(const Motion& kept);
    NumberBox* makeNumber(const QString& name, const QString& unit, double low, double high, double value,
                          int decimals);
    const AnimationTarget* target() const;
    int frames() const;
    void takeTarget(const std::optional<AnimationRange>& range);
    void take();
    void show(double share);
    void play();
    void playOn();
    void describe();

    const Appearance& m_appearance;
    Board m_board, m_shown;
    std::vector<AnimationTarget> m_targets;
    std::optional<MovingBoard> m_moving;
    QString m_problem;
    std::vector<double> m_shares;  ///< of the way, frame by frame, while it plays
    QTimer m_clock;
    QElapsedTimer m_sinceStart;
    qint64 m_firstFrame = 0;
    std::optional<double> m_guess;
    int m_otherFrames;  ///< of the sheet while there is none, of the film while there is one
    bool m_isSheet = false;

    DropDown* m_target;
    NumberBox *m_from, *m_to, *m_frames, *m_rate, *m_hold;
    SegmentedControl* m_easing;
    QCheckBox *m_back, *m_loop;
    IconButton* m_play;
    ValueSlider* m_slider;
    QLabel *m_value, *m_note;
};

}  // namespace whorl
