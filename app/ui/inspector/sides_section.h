// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/board/panel_menu.h"
#include "core/panel_sides.h"

#include <QWidget>

#include <optional>

class QVBoxLayout;

namespace whorl {

class Appearance;

/// What a panel compares: its sides by name, which of them the parameters below are of, and how to exchange or drop one.
class SidesSection : public QWidget {
    Q_OBJECT

public:
    SidesSection(const Appearance& appearance, PanelChange change, int width, QWidget* parent = nullptr);

    /// `side` absent: the parameters are those of all. Needs a panel with more than one side.
    void show(const Panel& panel, std::optional<PanelSide> side);

    /// "A" and "B", or the number of a curve from 1.
    static QString sign(const Panel& panel, PanelSide side);

signals:
    /// The parameters of this side are wanted; absent: of all.
    void chosen(std::optional<whorl::PanelSide> side);

private:
    void addChoice(const Panel& panel, const QStringList& names);
    void addSide(const Panel& panel, PanelSide side, const QString& name);
    QWidget* makeRemove(PanelSide side);

    const Appearance& m_appearance;
    PanelChange m_change;
    int m_width;
    std::optional<PanelSide> m_side;
    std::optional<Panel> m_shown;
    QWidget* m_rows = nullptr;
    QVBoxLayout* m_column = nullptr;
};

}  // namespace whorl
