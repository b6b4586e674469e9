// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/colour_vision.h"

#include <QObject>

namespace whorl {

/// As whose eyes see them the pictures on screen are shown: a preview for the whole program, forgotten at its end and
/// never part of a figure.
class PreviewedSight : public QObject {
    Q_OBJECT

public:
    static PreviewedSight& instance();

    Sight sight() const { return m_sight; }
    void setSight(Sight sight);

signals:
    void changed();

private:
    Sight m_sight = Sight::normal;
};

}  // namespace whorl
