// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/inspector/formula_view.h"

#include "app/scene/fonts.h"
#include "app/scene/formula.h"
#include "app/scene/number_text.h"
#include "app/scene/probing.h"
#include "app/scene/sentence.h"
#include "app/ui/look/appearance.h"
#include "core/board.h"

#include <QPainter>
#include <QResizeEvent>

#include <cmath>

namespace whorl {

namespace {

constexpr int ruleIndent = 12, partGap = 10, linePitch = 20;
constexpr double formulaPixels = 15;
constexpr int textFlags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;

int lineHeight(const QString& line, int width)
{
    const QRect place(0, 0, std::max(40, width - ruleIndent), 1000);
    return std::max(linePitch, QFontMetrics(interfaceFont(13)).boundingRect(place, textFlags, line).height() + 2);
}

}  // namespace

FormulaView::FormulaView(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FormulaView::setFormulas(const std::vector<const Formula*>& formulas)
{
    if (formulas == m_formulas)
        return;
    m_formulas = formulas;
    QStringList spoken;
    for (const Formula* formula : formulas)
        spoken += spokenFormula(*formula);
    setAccessibleDescription(spoken.join(QStringLiteral("\n")));
    updateGeometry();
    update();
}

void FormulaView::setSubstitution(const QStringList& lines)
{
    if (lines == m_lines)
        return;
    const bool taller = lines.size() != m_lines.size();
    m_lines = lines;
    setAccessibleName(lines.join(QLatin1Char(' ')));
    if (taller || heightForWidth(width()) != height())
        updateGeometry();
    update();
}

QSizeF FormulaView::sizeOf(const Formula& formula, int width) const
{
    return formulaSize(formula) * fittingEm(formula, formulaPixels, width);
}

int FormulaView::formulasHeight(int width) const
{
    double height = 0;
    for (const Formula* formula : m_formulas)
        height += sizeOf(*formula, width).height() + (formula == m_formulas.front() ? 0 : partGap);
    return static_cast<int>(std::ceil(height));
}

int FormulaView::linesHeight(int width) const
{
    if (m_lines.isEmpty())
        return 0;
    int height = 0;
    for (const QString& line : m_lines)
        height += lineHeight(line, width);
    return height;
}

int FormulaView::heightForWidth(int width) const
{
    const int formula = formulasHeight(width);
    const int lines = linesHeight(width);
    return formula + lines + (formula > 0 && lines > 0 ? partGap : 0);
}

QSize FormulaView::sizeHint() const
{
    return {240, heightForWidth(std::max(240, width()))};
}

void FormulaView::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double y = 0;
    for (const Formula* formula : m_formulas) {
        const QSizeF size = sizeOf(*formula, width());
        paintFormula(painter, *formula, QRectF({0, y}, size), theme.text);
        y += size.height() + partGap;
    }
    y = std::ceil(y);
    if (m_lines.isEmpty())
        return;
    const int tall = linesHeight(width());
    painter.fillRect(QRectF(0, y, 2, tall), theme.accent);
    painter.setPen(theme.text);
    painter.setFont(interfaceFont(13));
    for (const QString& line : m_lines) {
        const int height = lineHeight(line, width());
        painter.drawText(QRectF(ruleIndent, y, width() - ruleIndent, height), textFlags, line);
        y += height;
    }
}

void FormulaView::resizeEvent(QResizeEvent* event)
{
    // Lines break elsewhere as soon as a scroll bar takes room: layouts that asked before must ask again.
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

namespace {

/// What is whole because nothing before it has a fraction, as a row of a table or a distance, has no decimals.
QString stepValueText(const NamedValue& step)
{
    const bool isWhole = step.value == std::floor(step.value) && std::abs(step.value) < 0x1p53;
    return isWhole && step.name.find('.') == std::string::npos ? integerText(static_cast<qint64>(step.value))
                                                               : valueText(step.value);
}

/// A word or a thing by its name, others by their number.
QString placeText(const Axis& axis, std::int64_t index)
{
    const std::string name = axis.nameOf(index);
    return name.empty() ? integerText(index) : coreText("Index", name);
}

/// A class by its number, and by its name where it has one.
QString classText(const Field& field, double value)
{
    if (value != std::floor(value))
        return valueText(value);
    const auto number = static_cast<std::size_t>(std::max(0.0, value));
    const QString name = number < field.classNames.size() ? coreText("Class", field.classNames[number]) : QString();
    return integerText(static_cast<qint64>(value)) + (name.isEmpty() ? QString() : QStringLiteral(" · ") + name);
}

QStringList fieldSubstitution(const Field& field, const Probe& probe, std::optional<std::int64_t> slice)
{
    if (!field.parts || !field.at)
        return {};
    const std::optional<std::int64_t> row = probedIndex(field.rows, probe);
    const std::optional<std::int64_t> column = probedIndex(field.columns, probe);
    const auto exists = [](const Axis& axis, std::int64_t index) {
        return index >= axis.lowest && index <= axis.highest;
    };
    if (!row || !column || !exists(field.rows, *row) || !exists(field.columns, *column))
        return {};
    std::int64_t head = 0;
    if (field.slices)
        head = slice && *slice >= 0 ? *slice : probedSlice(*field.slices, probe);
    const QString name =
        QStringLiteral("%1(%2, %3)")
            .arg(coreText("Axis", field.valueLabel), placeText(field.rows, *row), placeText(field.columns, *column));
    const auto shown = [](const std::string& text) {
        return translatedStep(text, [](const char* context, const char* each) { return coreText(context, each); });
    };
    const std::vector<NamedValue> steps = field.parts(*row, *column, head);
    const std::string working = field.working ? field.working(*row, *column, head) : steps.back().name;
    QStringList lines{name + QStringLiteral(" = ") + shown(working)};
    if (probe.pinned)
        for (const NamedValue& step : steps)
            lines += shown(step.name) + QStringLiteral(" = ") + stepValueText(step);
    const double value = field.at(*row, *column, head);
    lines += QStringLiteral("= ") + (field.scale == FieldScale::classes ? classText(field, value) : valueText(value));
    return lines;
}

QStringList pointSubstitution(const Points& points, const Probe& probe)
{
    const std::optional<std::int64_t> index = probedIndex(points.axis, probe);
    if (!index || !points.at)
        return {};
    QStringList lines;
    if (points.parts)
        for (const NamedValue& part : points.parts(*index))
            lines += QString::fromStdString(part.name) + QStringLiteral(" = ") + valueText(part.value);
    if (!lines.isEmpty())
        return lines;
    const Eigen::Vector3d at = points.at(*index);
    QStringList coordinates;
    for (int d = 0; d < points.dimensions; ++d)
        coordinates += valueText(at(d));
    return {QStringLiteral("y(%1) = (%2)")
                .arg(QString::fromStdString(points.label(*index)), coordinates.join(QStringLiteral(", ")))};
}

QStringList rotorSubstitution(const Rotors& rotors, const Probe& probe)
{
    if (!rotors.pairs.contains(probe.pair))
        return {};
    const double angle = rotors.angle(probe.query, probe.pair) - rotors.angle(probe.key, probe.pair);
    return {FormulaView::tr("\u03b8 of pair %1 = %2 rad per token")
                .arg(integerText(probe.pair), valueText(rotors.frequencies[static_cast<std::size_t>(probe.pair)])),
            QStringLiteral("(m \u2212 n) \u03b8 = %1 \u03b8 = %2 rad")
                .arg(integerText(probe.distance()), valueText(angle))};
}

}  // namespace

QStringList substitution(const Data& data, const Probe& probe, std::optional<std::int64_t> slice)
{
    if (const auto* field = std::get_if<Field>(&data))
        return fieldSubstitution(*field, probe, slice);
    if (const auto* rotors = std::get_if<Rotors>(&data))
        return rotorSubstitution(*rotors, probe);
    if (const auto* points = std::get_if<Points>(&data))
        return pointSubstitution(*points, probe);
    return {};
}

}  // namespace whorl
