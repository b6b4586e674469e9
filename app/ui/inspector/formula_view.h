// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source.h"

#include <QPixmap>
#include <QWidget>

namespace whorl {

class Appearance;
struct Probe;

/// The formula of a source, and below it, beside a line in the accent colour, the same with the probe's numbers.
class FormulaView : public QWidget {
    Q_OBJECT

public:
    explicit FormulaView(const Appearance& appearance, QWidget* parent = nullptr);

    /// The drawing ":/formulas/<source>.svg", in the colour of the text; nothing when there is none.
    void setSource(const QString& source);
    /// Lines that belong together; empty: nothing is shown.
    void setSubstitution(const QStringList& lines);

    bool isEmpty() const { return m_formula.isEmpty() && m_lines.isEmpty(); }
    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QSizeF formulaSize(int width) const;
    int linesHeight(int width) const;

    const Appearance& m_appearance;
    QByteArray m_formula;
    QSizeF m_drawn;
    QStringList m_lines;
};

/// "encoding(137, 42) = sin(137 · 0.048697)" and "= 0.3786": how a field gets the value of the probed cell; for turning
/// pairs the frequency and the angle between. Empty when the data does not say how, or the probe is not on it.
QStringList substitution(const Data& data, const Probe& probe, std::optional<std::int64_t> slice);

}  // namespace whorl
