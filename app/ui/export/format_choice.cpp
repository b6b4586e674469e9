// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/export/format_choice.h"

#include "app/ui/controls/segmented_control.h"
#include "app/ui/export/export_row.h"

#include <QFileInfo>

namespace whorl {

FormatChoice::FormatChoice(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
{
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    std::vector<ExportFormat> figures, numbers, animations;
    for (const FigureFormatInfo& each : figureFormats())
        (each.numbers ? numbers : figures).emplace_back(each.format);
    for (const MotionFormatInfo& each : motionFormats())
        animations.emplace_back(each.format);
    addRow(tr("Figure"), figures, appearance);
    addRow(tr("Animation"), animations, appearance);
    addRow(tr("Numbers"), numbers, appearance);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setMovable(true);
}

void FormatChoice::addRow(const QString& name, const std::vector<ExportFormat>& formats, const Appearance& appearance)
{
    QStringList words;
    for (const ExportFormat format : formats)
        words += formatLabel(format);
    auto* control = new SegmentedControl(words, appearance);
    control->setName(name);
    connect(control, &SegmentedControl::chosen, this, [this, formats](int index) {
        setCurrent(formats[static_cast<std::size_t>(index)]);
        emit chosen();
    });
    static_cast<QVBoxLayout*>(layout())->addLayout(makeExportRow(name, {control}));
    m_rows.push_back({control, formats});
}

void FormatChoice::setCurrent(ExportFormat format)
{
    m_current = format;
    for (const Row& row : m_rows) {
        const auto found = std::find(row.formats.begin(), row.formats.end(), format);
        row.words->setCurrent(found == row.formats.end() ? -1 : static_cast<int>(found - row.formats.begin()));
    }
}

void FormatChoice::setMovable(bool movable)
{
    m_movable = movable;
    for (const Row& row : m_rows)
        for (std::size_t i = 0; i < row.formats.size(); ++i)
            if (const auto* format = std::get_if<MotionFormat>(&row.formats[i])) {
                const QString reason = !movable ? tr("Nothing on this board moves")
                    : !isAvailable(*format)     ? tr("The program ffmpeg makes these files, and is not installed")
                                                : QString();
                row.words->setImpossible(static_cast<int>(i), reason);
            }
}

std::optional<ExportFormat> FormatChoice::formatOf(const QString& path) const
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == formatSuffix(m_current))
        return m_current;
    for (const FigureFormatInfo& each : figureFormats())
        if (suffix == QLatin1String(each.suffix))
            return each.format;
    if (const auto moving = motionFormatOfFile(path); moving && m_movable)
        return *moving;
    return std::nullopt;
}

QString formatLabel(ExportFormat format)
{
    if (const auto* still = std::get_if<FigureFormat>(&format))
        return QString::fromLatin1(formatInfo(*still).label);
    const auto& info = motionFormats()[static_cast<std::size_t>(std::get<MotionFormat>(format))];
    // A word among names.
    return info.format == MotionFormat::png ? FormatChoice::tr("PNG frames") : QString::fromLatin1(info.label);
}

QString formatSuffix(ExportFormat format)
{
    if (const auto* still = std::get_if<FigureFormat>(&format))
        return QString::fromLatin1(formatInfo(*still).suffix);
    return QString::fromLatin1(motionFormats()[static_cast<std::size_t>(std::get<MotionFormat>(format))].suffix);
}

}  // namespace whorl
