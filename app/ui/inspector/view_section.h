// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/board/panel_menu.h"

#include <QStringList>
#include <QWidget>

class QVBoxLayout;

namespace whorl {

class Appearance;

/// How the panel is drawn: view, colours and their range, logarithmic axes, heads, and whether it follows the panels
/// of its source. Rows that have nothing to say for this data are left out.
class ViewSection : public QWidget {
    Q_OBJECT

public:
    ViewSection(const Appearance& appearance, PanelChange change, int width, QWidget* parent = nullptr);

    /// `shown` null: what can be said without data. `probed` is the slice that the probe chooses, for panels that follow it.
    void show(const Panel& panel, const Data* shown, std::int64_t probed);

private:
    void addViews(const Panel& panel, QuantityKind kind);
    void addField(const Panel& panel, const Field& field, std::int64_t probed);
    void addSlices(const Panel& panel, const Axis& slices);
    static QStringList sliceWords(const Axis& slices);
    void addSliceOfB(const Operand& subtracted, const Axis& slices, const QString& label);
    void addCurves(const Panel& panel, const Curves& curves);
    void addSwitch(const QString& label, const QString& text, bool on, const std::function<void(Panel&, bool)>& set,
                   const QString& undoText);

    const Appearance& m_appearance;
    PanelChange m_change;
    int m_width;
    QStringList m_shownContent;
    QWidget* m_rows = nullptr;
    QVBoxLayout* m_column;
};

/// "pinned to −1 … 1", "pinned to 0 … 2π" or "from data, −7.9 … 0".
QString rangeText(const Field& field, const FieldRange& range);

/// "512 × 128", "64 values", "8 × 64 × 64": how much the data holds.
QString shapeText(const Data& data);

}  // namespace whorl
