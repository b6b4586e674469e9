// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/transport/animation_player.h"

#include <QFrame>

class QComboBox;
class QLineEdit;
class QToolButton;

namespace whorl {

class TransportSlider;

/// The strip below the board that moves one thing in time: step, play, what, from, slider, to, speed, loop.
class Transport : public QFrame {
    Q_OBJECT

public:
    Transport(Document& document, const Appearance& appearance, QWidget* parent = nullptr);

    AnimationPlayer& player() { return m_player; }

signals:
    /// Something that could not be done; one sentence.
    void failed(const QString& reason);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void connectControls();
    void showTargets();
    void showValue();
    void showPlaying(bool playing);
    void takeRange();

    Document& m_document;
    const Appearance& m_appearance;
    AnimationPlayer m_player;
    QToolButton *m_back, *m_play, *m_on, *m_loop;
    QComboBox *m_target, *m_speed;
    QLineEdit *m_from, *m_to;
    TransportSlider* m_slider;
    int m_gesture = 0;
};

}  // namespace whorl
