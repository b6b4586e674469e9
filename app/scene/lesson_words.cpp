// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/lesson_words.h"

#include "app/scene/number_text.h"

#include <cmath>
#include <numbers>

namespace whorl {

namespace {

QString withDecimals(double value, int decimals)
{
    return QString::number(value, 'f', decimals).replace(u'-', QChar(0x2212));
}

}  // namespace

QString lessonValueText(const LessonValue& value, const NumberForm& form)
{
    if (const auto* const word = std::get_if<std::string>(&value))
        return QString::fromStdString(*word);
    const double number = std::get<double>(value);
    switch (form.kind) {
    case NumberForm::Kind::percent:
        return percentText(number, form.decimals.value_or(0));
    case NumberForm::Kind::angle:
        return withDecimals(number * 180 / std::numbers::pi, form.decimals.value_or(1)) + u'°';
    case NumberForm::Kind::plain:
        return withDecimals(number, form.decimals.value_or(0));
    case NumberForm::Kind::readout:
        break;
    }
    if (form.decimals)
        return withGroupedDigits(withDecimals(number, *form.decimals));
    constexpr double mostWhole = 1e15;
    if (number == std::round(number) && std::abs(number) < mostWhole)
        return integerText(static_cast<qint64>(number));
    return valueText(number);
}

QString lessonWords(std::string_view passage, const LessonNumbers& numbers, const NumbersNow& now)
{
    return QString::fromStdString(filled(passage, [&](std::string_view name) {
        const LessonValue value = now(name);
        // Within a line a number stays whole.
        return lessonValueText(value, numbers.find(name)->second.form)
            .replace(QChar(0x2009), QChar(0x202F))
            .toStdString();
    }));
}

}  // namespace whorl
