// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

#include <algorithm>
#include <cmath>
#include <optional>

namespace whorl {

/// A number with its unit: 85 mm, not 85.0 mm.
class NumberBox : public QDoubleSpinBox {
public:
    QString textFromValue(double value) const override { return QString::number(value, 'g', 10); }

    /// A number beyond the range may be typed: it becomes the nearest one inside when typing ends.
    QValidator::State validate(QString& text, int& cursor) const override
    {
        const QValidator::State state = QDoubleSpinBox::validate(text, cursor);
        return state == QValidator::Invalid && typed(text) ? QValidator::Intermediate : state;
    }
    void fixup(QString& text) const override
    {
        if (const auto value = typed(text))
            text = textFromValue(std::clamp(*value, minimum(), maximum())) + suffix();
    }

private:
    std::optional<double> typed(QString text) const
    {
        bool isNumber = false;
        const double value = text.remove(suffix().trimmed()).trimmed().toDouble(&isNumber);
        return isNumber && std::isfinite(value) ? std::optional(value) : std::nullopt;
    }
};

}  // namespace whorl
