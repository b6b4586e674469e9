// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/inspector/view_section.h"

#include "app/scene/fonts.h"
#include "app/scene/number_text.h"
#include "app/scene/picture.h"
#include "app/scene/probing.h"
#include "app/ui/controls/colour_map_box.h"
#include "app/ui/controls/labelled_row.h"
#include "app/ui/controls/segmented_control.h"
#include "app/ui/inspector/fresh_rows.h"
#include "app/ui/look/appearance.h"
#include "core/catalogue.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

#include <numbers>

namespace whorl {

namespace {

/// The range of the slice that is shown; of all when they stand side by side.
FieldRange rangeShown(const Field& field, const Panel& panel, std::int64_t probed)
{
    const std::int64_t slice = panel.slice.value_or(probed);
    const bool one = field.slices && field.slices->contains(slice);
    return shownRange(field, one ? std::optional(slice) : std::nullopt);
}

/// Everything that the rows depend on, so that they are made anew only when one of them would differ.
QStringList contentOf(const Panel& panel, const Data* shown, std::int64_t probed)
{
    const auto text = [](const std::optional<bool>& value) { return QString::number(value ? int(*value) : -1); };
    QStringList content{QString::fromStdString(panel.source + '/' + panel.quantity + '/' + panel.view),
                        QString::fromStdString(panel.style.colourMap),
                        text(panel.style.logarithmicAxis),
                        text(panel.style.logarithmicValues),
                        QString::number(panel.slice.value_or(-2)),
                        QString::number(panel.minus ? panel.minus->slice.value_or(-2) : -3),
                        QString::number(int(panel.linked)),
                        QString::number(int(panel.linkedZoom))};
    if (const auto* field = shown ? std::get_if<Field>(shown) : nullptr)
        content << rangeText(*field, rangeShown(*field, panel, probed))
                << QString::number(field->slices ? field->slices->count : 0)
                << QString::number(static_cast<int>(field->scale));
    if (const auto* curves = shown ? std::get_if<Curves>(shown) : nullptr)
        content << text(curves->logarithmicAxis) << text(curves->logarithmicValues);
    content << QString::number(shown ? static_cast<int>(shown->index()) : -1);
    return content;
}

}  // namespace

ViewSection::ViewSection(const Appearance& appearance, PanelChange change, int width, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_change(std::move(change))
    , m_width(width)
{
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
}

void ViewSection::show(const Panel& panel, const Data* shown, std::int64_t probed)
{
    const QStringList content = contentOf(panel, shown, probed)
        << QString::number(static_cast<int>(m_appearance.theme().name));
    if (m_rows && content == m_shownContent)
        return;
    m_shownContent = content;
    const QWidget* focused = m_rows ? m_rows->focusWidget() : nullptr;
    const QString name = focused && focused->hasFocus() ? focused->accessibleName() : QString();
    m_column = beginFreshRows(*this, m_rows);
    if (shown) {
        addViews(panel, static_cast<QuantityKind>(shown->index()));
        if (const auto* field = std::get_if<Field>(shown))
            addField(panel, *field, probed);
        if (const auto* curves = std::get_if<Curves>(shown))
            addCurves(panel, *curves);
    }
    addSwitch(
        tr("Link"), tr("Share parameters"), panel.linked, [](Panel& held, bool on) { held.linked = on; },
        tr("Change link"));
    if (shown && (std::holds_alternative<Field>(*shown) || std::holds_alternative<Curves>(*shown)))
        addSwitch(
            tr("Zoom"), tr("Zoom together"), panel.linkedZoom, [](Panel& held, bool on) { held.linkedZoom = on; },
            tr("Change link"));
    if (name.isEmpty())
        return;
    for (QWidget* control : m_rows->findChildren<QWidget*>())
        if (control->accessibleName() == name && control->focusPolicy() != Qt::NoFocus)
            control->setFocus(Qt::OtherFocusReason);
}

void ViewSection::addViews(const Panel& panel, QuantityKind kind)
{
    QStringList labels, ids;
    for (const ViewInfo& view : views()) {
        if (!view.shows(kind))
            continue;
        labels += viewLabel(view);
        ids += view.id;
    }
    if (labels.size() < 2)
        return;
    const QString natural = naturalView(kind).id;
    const int current =
        static_cast<int>(ids.indexOf(panel.view.empty() ? natural : QString::fromStdString(panel.view)));
    const auto choose = [this, ids, natural](int index) {
        const std::string id = ids[index] == natural ? std::string() : ids[index].toStdString();
        m_change(tr("Change view"), [&id](Panel& held) { held.view = id; });
    };
    QWidget* control = nullptr;
    if (SegmentedControl::widthOf(labels) <= m_width - rowLabelWidth - rowGap) {
        auto* segments = new SegmentedControl(labels, m_appearance);
        segments->setCurrent(current);
        segments->setName(tr("View"));
        connect(segments, &SegmentedControl::chosen, this, choose);
        control = segments;
    } else {
        QComboBox* box = makeRowBox(labels, current);
        connect(box, &QComboBox::activated, this, choose);
        control = box;
    }
    m_column->addWidget(makeLabelledRow(m_appearance, tr("View"), {}, control));
}

void ViewSection::addField(const Panel& panel, const Field& field, std::int64_t probed)
{
    auto* colours = new ColourMapBox;
    colours->setFixedHeight(rowControlHeight);
    if (m_width - rowLabelWidth - rowGap < 180)
        colours->setIconSize({20, 10});
    colours->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    const QString map = QString::fromStdString(panel.style.colourMap);
    colours->setMaps(field.scale, m_appearance.theme().name, map.isEmpty() ? defaultColourMap(field) : map);
    connect(colours, &ColourMapBox::chosen, this, [this](const QString& id) {
        m_change(tr("Change colours"), [&id](Panel& held) { held.style.colourMap = id.toStdString(); });
    });
    m_column->addWidget(makeLabelledRow(m_appearance, tr("Colours"), {}, colours));

    auto* range = new QLabel(rangeText(field, rangeShown(field, panel, probed)));
    range->setFont(interfaceFont(13));
    range->setProperty("tone", "muted");
    range->setMinimumHeight(rowControlHeight);
    range->setWordWrap(true);
    m_column->addWidget(makeLabelledRow(m_appearance, tr("Range"), {}, range));
    if (field.slices)
        addSlices(panel, *field.slices);
}

QStringList ViewSection::sliceWords(const Axis& slices)
{
    const bool heads = slices.role == AxisRole::head && slices.names.empty();
    QStringList words;
    for (std::int64_t slice = slices.first; slice <= slices.last(); ++slice)
        words += !slices.nameOf(slice).empty() ? coreText("Index", slices.nameOf(slice))
            : heads                            ? tr("Head %1").arg(slice)
                                               : axisNoun(slices.role, false) + ' ' + integerText(slice);
    return words;
}

void ViewSection::addSlices(const Panel& panel, const Axis& slices)
{
    const bool heads = slices.role == AxisRole::head && slices.names.empty();
    const QStringList words =
        QStringList{heads ? tr("Probed head") : tr("As probed"), tr("All side by side")} + sliceWords(slices);
    const int current = !panel.slice ? 0 : *panel.slice < 0 ? 1 : static_cast<int>(*panel.slice - slices.first) + 2;
    QComboBox* box = makeRowBox(words, current);
    box->setMaxVisibleItems(12);
    connect(box, &QComboBox::activated, this, [this, first = slices.first](int index) {
        std::optional<std::int64_t> slice;
        if (index == 1)
            slice = -1;
        else if (index > 1)
            slice = first + index - 2;
        m_change(tr("Change what is shown side by side"), [slice](Panel& held) { held.slice = slice; });
    });
    m_column->addWidget(makeLabelledRow(m_appearance, heads ? tr("Heads") : tr("Slices"), {}, box));
    if (panel.minus)
        addSliceOfB(*panel.minus, slices, heads ? tr("Head of B") : tr("Slice of B"));
}

void ViewSection::addSliceOfB(const Operand& subtracted, const Axis& slices, const QString& label)
{
    const int current = subtracted.slice ? static_cast<int>(*subtracted.slice - slices.first) + 1 : 0;
    QComboBox* box = makeRowBox(QStringList{tr("As of A")} + sliceWords(slices), current);
    box->setMaxVisibleItems(12);
    connect(box, &QComboBox::activated, this, [this, label, first = slices.first](int index) {
        const std::optional<std::int64_t> slice = index > 0 ? std::optional(first + index - 1) : std::nullopt;
        m_change(tr("Change %1").arg(label), [slice](Panel& held) {
            if (held.minus)
                held.minus->slice = slice;
        });
    });
    m_column->addWidget(makeLabelledRow(m_appearance, label, {}, box));
}

void ViewSection::addCurves(const Panel& panel, const Curves& curves)
{
    addSwitch(
        tr("Axis"), tr("Logarithmic"), panel.style.logarithmicAxis.value_or(curves.logarithmicAxis),
        [](Panel& held, bool on) { held.style.logarithmicAxis = on; }, tr("Change axis"));
    addSwitch(
        tr("Values"), tr("Logarithmic"), panel.style.logarithmicValues.value_or(curves.logarithmicValues),
        [](Panel& held, bool on) { held.style.logarithmicValues = on; }, tr("Change values"));
}

void ViewSection::addSwitch(const QString& label, const QString& text, bool on,
                            const std::function<void(Panel&, bool)>& set, const QString& undoText)
{
    auto* box = new QCheckBox(text);
    box->setChecked(on);
    box->setMinimumHeight(rowControlHeight);
    box->setAccessibleName(label + QLatin1String(": ") + text);
    connect(box, &QCheckBox::clicked, this,
            [this, set, undoText](bool checked) { m_change(undoText, [&](Panel& held) { set(held, checked); }); });
    m_column->addWidget(makeLabelledRow(m_appearance, label, {}, box));
}

QString rangeText(const Field& field, const FieldRange& range)
{
    // Both ends are round: settings as they are, those of the data outward, as on the colour bar.
    const auto end = [&field](double value) {
        return field.scale == FieldScale::cyclic && value == 2 * std::numbers::pi ? QStringLiteral("2π")
                                                                                  : shortText(value);
    };
    // No-break spaces, for a line may end only before both.
    const QString ends = end(range.low) + QStringLiteral("\u00a0…\u00a0") + end(range.high);
    return range.pinned ? ViewSection::tr("pinned to %1").arg(ends) : ViewSection::tr("from data, %1").arg(ends);
}

QString shapeText(const Data& data)
{
    const QString times = QStringLiteral(" × ");
    if (const auto* field = std::get_if<Field>(&data)) {
        const QString grid = integerText(field->rows.count) + times + integerText(field->columns.count);
        return field->slices ? integerText(field->slices->count) + times + grid : grid;
    }
    if (const auto* curves = std::get_if<Curves>(&data)) {
        const QString length = integerText(curves->axis.count);
        return curves->series.size() > 1 ? integerText(static_cast<qint64>(curves->series.size())) + times + length
                                         : length;
    }
    if (const auto* rotors = std::get_if<Rotors>(&data))
        return integerText(rotors->positions.count) + times + integerText(rotors->pairs.count);
    if (const auto* points = std::get_if<Points>(&data))
        return integerText(points->axis.count) + times + integerText(points->dimensions);
    const Listing& listing = std::get<Listing>(data);
    return integerText(static_cast<qint64>(listing.rows.size())) + times
        + integerText(static_cast<qint64>(listing.columns.size()));
}

}  // namespace whorl
