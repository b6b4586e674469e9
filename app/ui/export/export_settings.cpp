// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/export/export_settings.h"

#include "app/export/contact_sheet.h"
#include "app/export/vector_figure.h"
#include "app/scene/figure_caption.h"

#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <iterator>

namespace whorl {

namespace {

constexpr FigureSize sizes[] = {
    {QT_TRANSLATE_NOOP("whorl::ExportDialog", "One column"), {85, 85}},
    {QT_TRANSLATE_NOOP("whorl::ExportDialog", "Two columns"), {175, 110}},
    {QT_TRANSLATE_NOOP("whorl::ExportDialog", "Slide 16:9"), {254, 142.9}},
    {QT_TRANSLATE_NOOP("whorl::ExportDialog", "A4 note"), {160, 100}},
    {QT_TRANSLATE_NOOP("whorl::ExportDialog", "Square"), {120, 120}},
};

/// The key of an animation among those of the formats: one picture and many have the same suffix.
QString motionKey(MotionFormat format)
{
    return QStringLiteral("moving ") + motionFormats()[static_cast<std::size_t>(format)].suffix;
}

constexpr const char* themeNames[] = {"light", "dark", "print"};

QSettings store()
{
    return {QSettings::IniFormat, QSettings::UserScope, QStringLiteral("whorl"), QStringLiteral("whorl")};
}

double within(const QVariant& value, double low, double high, double standard)
{
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    return isNumber && number >= low && number <= high ? number : standard;
}

QSizeF sizeWithin(const QVariant& value, const QSizeF& standard)
{
    constexpr double shortest = 10, longest = 1000;
    const QSizeF size = value.toSizeF();
    return {within(size.width(), shortest, longest, standard.width()),
            within(size.height(), shortest, longest, standard.height())};
}

void takeMotion(const QSettings& kept, ExportChoices& choices)
{
    Motion& motion = choices.motion;
    motion.frames = qRound(within(kept.value("export/frames"), 2, mostFrames, motion.frames));
    motion.framesPerSecond = within(kept.value("export/framesPerSecond"), 1, 100, motion.framesPerSecond);
    motion.hold = within(kept.value("export/hold"), 0, 60, motion.hold);
    motion.easing = kept.value("export/smooth", false).toBool() ? Easing::smooth : Easing::even;
    motion.thereAndBack = kept.value("export/thereAndBack", motion.thereAndBack).toBool();
    motion.loop = kept.value("export/loop", motion.loop).toBool();
    choices.motionDpi = within(kept.value("export/motionDpi"), 36, 1200, choices.motionDpi);
    choices.sheet = kept.value("export/sheet", choices.sheet).toBool();
    choices.sheetFrames = qRound(within(kept.value("export/sheetFrames"), 2, mostSheetFrames, choices.sheetFrames));
}

QSizeF roomyMillimetres(const Board& board, const FigureSettings& settings, const PictureStyle& style)
{
    const FigurePainting painting = figurePainting(settings, style, 1);
    return roomyEnough(painting.size, board, painting.style, painting.options)
        * (settings.millimetres.width() / painting.size.width());
}

}  // namespace

std::span<const FigureSize> figureSizes()
{
    return sizes;
}

ExportChoices keptExportChoices()
{
    const QSettings kept = store();
    ExportChoices choices;
    FigureSettings& figure = choices.figure;
    const QString format = kept.value("export/format").toString();
    for (const FigureFormatInfo& each : figureFormats())
        if (format == QLatin1String(each.suffix))
            figure.format = each.format;
    for (const MotionFormatInfo& each : motionFormats())
        if (format == motionKey(each.format))
            choices.moving = each.format;
    for (int i = 0; i < 3; ++i)
        if (kept.value("export/theme").toString() == QLatin1String(themeNames[i]))
            figure.theme = static_cast<ThemeName>(i);
    choices.panelSize = sizeWithin(kept.value("export/panelSize"), choices.panelSize);
    choices.boardSize = sizeWithin(kept.value("export/boardSize"), choices.boardSize);
    figure.dpi = within(kept.value("export/dpi"), 36, 1200, figure.dpi);
    figure.fontPoints = within(kept.value("export/font"), 4, 36, figure.fontPoints);
    figure.transparent = kept.value("export/transparent", figure.transparent).toBool();
    choices.writeCaption = kept.value("export/caption", choices.writeCaption).toBool();
    choices.wholeBoard = kept.value("export/wholeBoard", choices.wholeBoard).toBool();
    choices.folder =
        kept.value("export/folder", QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)).toString();
    takeMotion(kept, choices);
    return choices;
}

FigureSettings usualSettings(const Board& board, const PictureStyle& style)
{
    constexpr double finest = 300;
    const ExportChoices choices = keptExportChoices();
    FigureSettings settings = choices.figure;
    if (formatInfo(settings.format).numbers)
        settings.format = FigureFormat::svg;
    settings.millimetres = board.panels.size() > 1 ? choices.boardSize : choices.panelSize;
    settings.dpi = std::min(settings.dpi, finest);
    settings.probe = board.probe.pinned && settings.theme != ThemeName::print;
    // First for the panels: in a place too small for them a caption would have one word a line.
    settings.millimetres = roomyMillimetres(board, settings, style);
    if (choices.writeCaption) {
        settings.caption = standardCaption(board, style);
        settings.millimetres = roomyMillimetres(board, settings, style);
    }
    return settings;
}

void keepExportChoices(const ExportChoices& choices)
{
    QSettings kept = store();
    kept.setValue("export/format",
                  choices.moving ? motionKey(*choices.moving)
                                 : QString::fromLatin1(formatInfo(choices.figure.format).suffix));
    kept.setValue("export/theme", QLatin1String(themeNames[static_cast<int>(choices.figure.theme)]));
    kept.setValue("export/panelSize", choices.panelSize);
    kept.setValue("export/boardSize", choices.boardSize);
    kept.setValue("export/dpi", choices.figure.dpi);
    kept.setValue("export/font", choices.figure.fontPoints);
    kept.setValue("export/transparent", choices.figure.transparent);
    kept.setValue("export/caption", choices.writeCaption);
    kept.setValue("export/wholeBoard", choices.wholeBoard);
    kept.setValue("export/folder", choices.folder);
    kept.setValue("export/frames", choices.motion.frames);
    kept.setValue("export/framesPerSecond", choices.motion.framesPerSecond);
    kept.setValue("export/hold", choices.motion.hold);
    kept.setValue("export/smooth", choices.motion.easing == Easing::smooth);
    kept.setValue("export/thereAndBack", choices.motion.thereAndBack);
    kept.setValue("export/loop", choices.motion.loop);
    kept.setValue("export/motionDpi", choices.motionDpi);
    kept.setValue("export/sheet", choices.sheet);
    kept.setValue("export/sheetFrames", choices.sheetFrames);
}

}  // namespace whorl
