// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source.h"

#include <QWidget>

namespace whorl {

class Appearance;
struct Formula;
struct Probe;

/// Formulas, one below the other, and below them, beside a line in the accent colour, the same with the probe's numbers.
/// A formula that is too wide is drawn smaller; to a screen reader it is its words.
class FormulaView : public QWidget {
    Q_OBJECT

public:
    explicit FormulaView(const Appearance& appearance, QWidget* parent = nullptr);

    void setFormulas(const std::vector<const Formula*>& formulas);
    /// Lines that belong together; empty: nothing is shown.
    void setSubstitution(const QStringList& lines);

    bool isEmpty() const { return m_formulas.empty() && m_lines.isEmpty(); }
    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QSizeF sizeOf(const Formula& formula, int width) const;
    int formulasHeight(int width) const;
    int linesHeight(int width) const;

    const Appearance& m_appearance;
    std::vector<const Formula*> m_formulas;
    QStringList m_lines;
};

/// "encoding(137, 42) = sin(137 · 0.048697)" and "= 0.3786": how a field gets the value of the probed cell, while the probe
/// is pinned with the steps between; for turning pairs the frequency and the angle between; for a point the numbers that made its place. Empty when the data does not say how, or the probe is not on it.
QStringList substitution(const Data& data, const Probe& probe, std::optional<std::int64_t> slice);

}  // namespace whorl
