// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

#include <QWidget>

namespace whorl {

class Appearance;

/// The line at the bottom of the window: the probe and every value under it on the left, what a pixel stands for and
/// the precision on the right. What does not fit is left out from the end.
class StatusStrip : public QWidget {
    Q_OBJECT

public:
    explicit StatusStrip(const Appearance& appearance, QWidget* parent = nullptr);

    void setReadout(const Readout& readout);
    void setPinned(bool pinned);
    /// The items at the right end, from left to right; empty ones are left out.
    void setNotes(const QStringList& notes);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();

    const Appearance& m_appearance;
    Readout m_readout;
    QStringList m_notes;
    bool m_pinned = false;
};

}  // namespace whorl
