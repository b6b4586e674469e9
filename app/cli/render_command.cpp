// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/charts_application.h"
#include "app/charts/curve_painter.h"
#include "app/cli/commands.h"
#include "app/cli/render_gallery.h"
#include "app/cli/terminal_progress.h"
#include "app/document/board_store.h"
#include "app/export/contact_sheet.h"
#include "app/export/motion/frame_writer.h"
#include "app/export/motion/moving_figure.h"
#include "app/scene/figure_caption.h"
#include "core/catalogue.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTranslator>

#include <charconv>
#include <cmath>
#include <cstdio>
#include <optional>
#include <set>

namespace whorl {

namespace {

constexpr double millimetresPerInch = 25.4;

std::optional<double> positiveNumber(std::string_view text)
{
    double value = 0;
    const auto [last, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc() && last == text.data() + text.size();
    return whole && value > 0 && value < 1e6 ? std::optional(value) : std::nullopt;
}

double dpiOf(const RenderArguments& arguments, double standard)
{
    if (arguments.dpi.empty())
        return standard;
    const auto dpi = positiveNumber(arguments.dpi);
    if (!dpi || *dpi < 10 || *dpi > 4800)
        throw InputError("--dpi", arguments.dpi, "a number from 10 to 4800 is needed");
    return *dpi;
}

/// Of a board with more panels than have room at the usual size.
constexpr QSizeF sizeForMany(240, 170);
constexpr std::size_t panelsOfUsualSize = 4;

/// `160x100mm` are 300 dpi, `1600x900px` 96 dpi unless --dpi says otherwise: then pixels become smaller on paper, and
/// words larger in pixels.
void takeSize(const RenderArguments& arguments, FigureSettings& settings)
{
    const std::string_view text = arguments.size;
    if (text.empty()) {
        settings.dpi = dpiOf(arguments, settings.dpi);
        return;
    }
    const bool pixels = text.ends_with("px");
    const std::size_t by = text.find('x');
    const bool complete = text.size() > 4 && (pixels || text.ends_with("mm")) && by < text.size() - 2;
    const auto width = complete ? positiveNumber(text.substr(0, by)) : std::nullopt;
    const auto height = complete ? positiveNumber(text.substr(by + 1, text.size() - by - 3)) : std::nullopt;
    if (!width || !height)
        throw InputError("--size", arguments.size, "a size such as 160x100mm or 1600x900px is needed");
    settings.dpi = dpiOf(arguments, pixels ? 96 : settings.dpi);
    if (pixels ? *width < 40 || *height < 30 : *width < 10 || *height < 8)
        throw InputError("--size", arguments.size, "at least 40x30px or 10x8mm is needed");
    settings.millimetres = QSizeF(*width, *height) * (pixels ? millimetresPerInch / settings.dpi : 1);
}

ThemeName themeOf(const std::string& name)
{
    if (name.empty() || name == "light")
        return ThemeName::light;
    if (name == "dark")
        return ThemeName::dark;
    if (name == "print")
        return ThemeName::print;
    throw InputError("--theme", name, "light, dark or print is needed");
}

/// throws InputError, which asks for the quantity where the name is a source's
Board namedBoard(const std::string& name)
{
    if (QFileInfo(QString::fromStdString(name)).isDir())
        throw FileError(name, "a folder", "a board's file is needed");
    try {
        return findBoard(QString::fromStdString(name));
    } catch (const InputError&) {
        for (const Source& source : catalogue())
            if (source.info.id == name)
                throw InputError("render " + name, "a source alone",
                                 "a QUANTITY of `whorl list quantities " + name + "` is needed");
        throw;
    }
}

bool isBoard(const std::string& name)
{
    if (QFileInfo(QString::fromStdString(name)).isFile())
        return true;
    for (const ReadyMadeBoard& each : readyMadeBoards())
        if (each.id.toStdString() == name || each.board.title == name)
            return true;
    return false;
}

Board boardOf(const RenderArguments& arguments)
{
    Board board;
    if (arguments.what.size() == 2) {
        if (isBoard(arguments.what[0]))
            throw InputError("QUANTITY", arguments.what[1], "the board " + arguments.what[0] + " needs none");
        const Source& source = findSource(arguments.what[0]);
        Panel panel;
        panel.source = arguments.what[0];
        panel.quantity = source.quantity(arguments.what[1]).id;
        panel.values = withoutDefaults(
            source.defaults,
            completed(source.parameters, source.defaults, valuesOf(source, arguments.settings, arguments.model)));
        board.panels = {panel};
    } else {
        if (!arguments.settings.empty())
            throw InputError("--set", arguments.settings.front(),
                             "a board keeps its own values: SOURCE QUANTITY is needed");
        if (!arguments.model.empty())
            throw InputError("--model", arguments.model, "a board keeps its own values: SOURCE QUANTITY is needed");
        board = namedBoard(arguments.what.front());
    }
    if (!arguments.view.empty())
        for (Panel& panel : board.panels)
            panel.view = arguments.view;
    return board;
}

/// Numbers alone have no words: only pictures speak another language than English.
void speak(const std::string& language, QTranslator& translator, PictureStyle& style)
{
    if (language.empty() || language == "en")
        return;
    if (language != "zh_CN" || !translator.load(QStringLiteral(":/i18n/whorl_zh_CN.qm")))
        throw InputError("--language", language, "en or zh_CN is needed");
    QCoreApplication::installTranslator(&translator);
    style.translate = [](const char* context, const char* text) { return QCoreApplication::translate(context, text); };
}

double numberOf(const char* option, const std::string& text, double standard)
{
    if (text.empty())
        return standard;
    double value = 0;
    const auto [last, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || last != text.data() + text.size())
        throw InputError(option, text, "a number is needed");
    return value;
}

Motion motionOf(const RenderArguments& arguments)
{
    const std::string& text = arguments.animate;
    const std::size_t equals = text.find('='), colon = text.find(':', equals);
    const bool whole = equals != std::string::npos && equals > 0 && colon != std::string::npos && colon > equals + 1
        && colon + 1 < text.size();
    if (!whole)
        throw InputError("--animate", text, "ID=A:B is needed");
    Motion motion;
    motion.target = text.substr(0, equals);
    motion.from = numberOf("--animate", text.substr(equals + 1, colon - equals - 1), 0);
    motion.to = numberOf("--animate", text.substr(colon + 1), 0);
    const double frames = numberOf("--frames", arguments.frames, motion.frames);
    if (!(frames >= 1 && frames <= mostFrames && frames == std::floor(frames)))
        throw InputError("--frames", arguments.frames,
                         "a whole number from 1 to " + std::to_string(mostFrames) + " is needed");
    motion.frames = static_cast<int>(frames);
    motion.framesPerSecond = numberOf("--fps", arguments.framesPerSecond, motion.framesPerSecond);
    motion.hold = numberOf("--hold", arguments.hold, 0);
    if (!arguments.ease.empty() && arguments.ease != "even" && arguments.ease != "smooth")
        throw InputError("--ease", arguments.ease, "even or smooth is needed");
    motion.easing = arguments.ease == "smooth" ? Easing::smooth : Easing::even;
    motion.thereAndBack = arguments.thereAndBack;
    motion.loop = !arguments.once;
    return motion;
}

/// Refuses files that are there, and places where none can be.
void requirePlaces(const RenderArguments& arguments, const std::optional<Motion>& motion)
{
    if (!motion) {
        requirePlace(arguments.output, arguments.force);
        return;
    }
    for (const QString& file : filesOf(QString::fromStdString(arguments.output), *motion))
        requirePlace(file.toStdString(), arguments.force);
}

/// What a figure needs beside its file is known only when it is made.
void writeStill(const std::vector<FigureFile>& files, bool force)
{
    for (std::size_t i = 1; i < files.size(); ++i)
        requirePlace(files[i].path.toStdString(), force);
    writeFiles(files);
}

/// That the file cannot be written is not the input's fault.
void writeMoving(const Board& board, const FigureSettings& settings, const Motion& motion, const std::string& output,
                 const PictureStyle& style)
{
    const QSize asked = figurePixels(settings);
    const QSize size = motionPixels(*motionFormatOfFile(QString::fromStdString(output)), settings);
    if (size != asked)
        std::fprintf(stderr, "whorl: the sides of a %s are even: %d x %d pixels, not %d x %d\n",
                     suffixOf(output).c_str(), size.width(), size.height(), asked.width(), asked.height());
    TerminalProgress terminal("frames");
    try {
        const QString path = QString::fromStdString(output);
        writeMovingFigure(board, settings, motion, path, style, terminal.progress());
        const auto count = static_cast<int>(filesOf(path, motion).size());
        const std::string next = numberedFile(path, count + 1).toStdString();
        if (suffixOf(output) == "png" && QFileInfo::exists(QString::fromStdString(next)))
            std::fprintf(stderr, "whorl: %s was there already, and is no frame of this figure\n", next.c_str());
    } catch (const FileError& error) {
        // The keys that interrupt Whorl interrupt ffmpeg too.
        if (Interruption::asked())
            throw Cancelled();
        if (error.where() == output)
            throw OutputError(error.what());
        throw;
    }
}

QString captionOf(const RenderArguments& arguments, const Board& board, const PictureStyle& style)
{
    if (arguments.caption != "auto")
        return QString::fromStdString(arguments.caption);
    const QString model = QString::fromStdString(arguments.model);
    if (arguments.animate.empty())
        return standardCaption(board, style, model);
    const MovingBoard moving(board, motionOf(arguments));
    const Board end = moving.at(1);
    return standardCaption(moving.at(0), style, model, &end);
}

Motion sheetMotionOf(const RenderArguments& arguments)
{
    if (!arguments.frames.empty())
        throw InputError("--frames", arguments.frames, "--sheet says how many there are");
    Motion motion = motionOf(arguments);
    const double frames = numberOf("--sheet", arguments.sheet, 0);
    if (!(frames >= 2 && frames <= mostSheetFrames && frames == std::floor(frames)))
        throw InputError("--sheet", arguments.sheet,
                         "a whole number from 2 to " + std::to_string(mostSheetFrames) + " is needed");
    motion.frames = static_cast<int>(frames);
    return motion;
}

void requireUsable(const Board& board)
{
    if (board.panels.empty())
        throw InputError("the board", "without panels", "a panel is needed for a figure");
    const std::vector<std::string> complaints = problems(board);
    if (!complaints.empty())
        throw InputError("the board", "unusable", complaints.front());
    for (const Panel& panel : board.panels)
        viewOf(panel, findSource(panel.source).quantity(panel.quantity).kind);
}

}  // namespace

void runRender(const RenderArguments& arguments)
{
    if (isGallery(arguments)) {
        renderGallery(arguments);
        return;
    }
    const bool sheet = !arguments.sheet.empty(), moves = !arguments.animate.empty() && !sheet;
    FigureSettings settings;
    const auto motionFormat = motionFormatOfFile(QString::fromStdString(arguments.output));
    if (!moves && !sheet && motionFormat && *motionFormat != MotionFormat::png)
        throw InputError("--animate", "missing", "a " + suffixOf(arguments.output) + " needs what moves: ID=A:B");
    settings.format = moves ? FigureFormat::png : formatOfFile(QString::fromStdString(arguments.output));
    settings.theme = themeOf(arguments.theme);
    settings.transparent = arguments.transparent;
    takeSize(arguments, settings);
    figurePixels(settings);
    const Board board = boardOf(arguments);
    if (arguments.size.empty() && board.panels.size() > panelsOfUsualSize)
        settings.millimetres = sizeForMany;
    requireUsable(board);
    const std::optional<Motion> motion = moves ? std::optional(motionOf(arguments)) : std::nullopt;
    requirePlaces(arguments, motion);
    std::set<std::string> said;
    for (const Panel& panel : board.panels)
        for (const std::string& notice : noticesOf(findSource(panel.source), panel.values))
            if (said.insert(notice).second)
                std::fprintf(stderr, "whorl: %s\n", notice.c_str());
    settings.probe = board.probe.pinned && settings.theme != ThemeName::print;

    std::unique_ptr<QCoreApplication> application;
    if (!formatInfo(settings.format).numbers)
        application = makeWindowlessApplication();
    PictureStyle style;
    style.paintCurves = paintCurvesWithQtCharts;
    QTranslator translator;
    if (QCoreApplication::instance())
        speak(arguments.language, translator, style);
    settings.caption = captionOf(arguments, board, style);
    if (sheet) {
        const Motion frames = sheetMotionOf(arguments);
        if (arguments.size.empty())
            settings.millimetres = roomySheet(board, frames, settings, style);
        writeOutput(makeContactSheet(board, frames, settings, style).toStdString(), arguments.output);
        return;
    }
    if (motion) {
        if (!motionFormat)
            throw FileError(arguments.output, "a suffix of no format that moves",
                            "one of .gif, .webp, .mp4, .webm, .png is needed");
        writeMoving(board, settings, *motion, arguments.output, style);
        return;
    }
    writeStill(figureFiles(board, settings, style, QString::fromStdString(arguments.output)), arguments.force);
}

}  // namespace whorl
