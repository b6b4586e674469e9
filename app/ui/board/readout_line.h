// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

#include <QWidget>

#include <functional>

namespace whorl {

class Appearance;

/// The last line of a panel, 32 high: what the panel says about the probe, and on the right how exact that is. Items
/// that find no room are dropped from the right end.
class ReadoutLine : public QWidget {
    Q_OBJECT

public:
    explicit ReadoutLine(const Appearance& appearance, QWidget* parent = nullptr);

    /// What to write is asked for when the line is painted, after the picture it speaks of is up to date.
    struct Content {
        Readout items;
        QString right;
    };
    void setSource(std::function<Content()> source) { m_source = std::move(source); }

    QSize sizeHint() const override { return {280, 32}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    const Appearance& m_appearance;
    std::function<Content()> m_source;
};

}  // namespace whorl
