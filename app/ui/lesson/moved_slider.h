// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/animation_target.h"

#include <QWidget>

class QLabel;

namespace whorl {

class Appearance;
class Document;
class ValueSlider;

/// The slider of what a question asks to be moved: a parameter of a panel, or a part of the probe.
class MovedSlider : public QWidget {
    Q_OBJECT

public:
    /// `panel` is the shown panel whose parameter it is; of the probe, any.
    MovedSlider(Document& document, const Appearance& appearance, int panel, const AnimationTarget& target,
                QWidget* parent = nullptr);

    void setType(double size);

private:
    void refresh();
    void take(double value);

    Document& m_document;
    int m_panel, m_gesture = 0;
    AnimationTarget m_target;
    QLabel *m_label, *m_value;
    ValueSlider* m_slider;
};

}  // namespace whorl
