// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/render_gallery.h"

#include "app/cli/interruption.h"
#include "app/cli/terminal_progress.h"
#include "app/export/figure.h"
#include "app/export/motion/moving_figure.h"
#include "core/error.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QThread>

#include <algorithm>
#include <cstdio>

namespace whorl {

namespace {

/// One figure of the gallery, made by a run of this program.
struct Figure {
    QStringList command;  ///< without the program's name
    QString file, board;
};

QString suffixFor(const RenderArguments& arguments)
{
    return arguments.animate.empty() || !arguments.sheet.empty() ? QStringLiteral(".png") : QStringLiteral(".gif");
}

/// What the user asked for all of them.
QStringList commonOptions(const RenderArguments& arguments)
{
    const std::pair<const char*, const std::string*> texts[] = {
        {"--size", &arguments.size},         {"--dpi", &arguments.dpi},
        {"--theme", &arguments.theme},       {"--view", &arguments.view},
        {"--language", &arguments.language}, {"--animate", &arguments.animate},
        {"--frames", &arguments.frames},     {"--fps", &arguments.framesPerSecond},
        {"--ease", &arguments.ease},         {"--hold", &arguments.hold},
        {"--caption", &arguments.caption},   {"--sheet", &arguments.sheet}};
    QStringList options;
    for (const auto& [option, text] : texts)
        if (!text->empty())
            options << QLatin1String(option) << QString::fromStdString(*text);
    // A figure that is made again takes its own place; whether it may is asked before the first is made.
    const std::pair<const char*, bool> flags[] = {{"--force", true},
                                                  {"--transparent", arguments.transparent},
                                                  {"--there-and-back", arguments.thereAndBack},
                                                  {"--once", arguments.once}};
    for (const auto& [flag, on] : flags)
        if (on)
            options << QLatin1String(flag);
    return options;
}

/// throws InputError where two boards would have one name
std::vector<Figure> figuresOf(const RenderArguments& arguments, const QDir& folder)
{
    std::vector<Figure> figures;
    for (const std::string& what : arguments.what) {
        const QString board = QString::fromStdString(what);
        const QString name = QFileInfo(board).completeBaseName() + suffixFor(arguments);
        for (const Figure& other : figures)
            if (other.file == name)
                throw InputError(what, "the second board of the name " + name.toStdString(), "another name is needed");
        figures.push_back(
            {QStringList{"render", board, "-o", folder.filePath(name)} + commonOptions(arguments), name, board});
    }
    return figures;
}

QString quoted(const QString& word)
{
    static const QRegularExpression plain(QStringLiteral("^[\\w./:=,-]+$"));
    return plain.match(word).hasMatch() ? word : u'\'' + QString(word).replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

void writeRebuildSheet(const std::vector<Figure>& figures, const QString& path)
{
    QString text =
        QStringLiteral(
            "# How these figures were made\n\nBy Whorl %1, from the folder in which the gallery was asked for. "
            "Each line makes its figure again, byte for byte.\n\n```sh\n")
            .arg(QStringLiteral(WHORL_VERSION));
    for (const Figure& figure : figures) {
        text += QStringLiteral("whorl");
        for (const QString& word : figure.command)
            text += u' ' + quoted(word);
        text += u'\n';
    }
    writeOutput((text + QStringLiteral("```\n")).toStdString(), path.toStdString());
}

/// Runs of the program side by side, the figures in order; `ended` is told of each. Called off, those that run end too.
void runAll(const std::vector<Figure>& figures,
            const std::function<void(const Figure&, const QString& complaint)>& ended)
{
    const auto together = static_cast<std::size_t>(std::max(1, QThread::idealThreadCount()));
    std::vector<std::pair<const Figure*, std::unique_ptr<QProcess>>> running;
    std::size_t next = 0;
    bool calledOff = false;
    while ((next < figures.size() && !calledOff) || !running.empty()) {
        if (!calledOff && Interruption::asked()) {
            calledOff = true;
            for (auto& [figure, process] : running)
                process->terminate();
        }
        for (; !calledOff && next < figures.size() && running.size() < together; ++next) {
            auto process = std::make_unique<QProcess>();
            process->start(QCoreApplication::applicationFilePath(), figures[next].command);
            running.emplace_back(&figures[next], std::move(process));
        }
        std::erase_if(running, [&](auto& each) {
            if (each.second->state() != QProcess::NotRunning && !each.second->waitForFinished(10))
                return false;
            const bool good = each.second->exitStatus() == QProcess::NormalExit && each.second->exitCode() == 0;
            const QString said = QString::fromUtf8(each.second->readAllStandardError()).trimmed();
            if (good || !calledOff)
                ended(*each.first, good ? QString() : said.isEmpty() ? each.second->errorString() : said);
            return true;
        });
    }
}

/// The figures that could be made, in order; what was said of the others.
struct Gallery {
    std::vector<Figure> made;
    QStringList complaints;
};

Gallery makeAll(const std::vector<Figure>& figures)
{
    Gallery gallery;
    TerminalProgress terminal("figures");
    const Progress progress = terminal.progress();
    if (progress)
        progress(0);
    std::size_t count = 0;
    runAll(figures, [&](const Figure& figure, const QString& complaint) {
        if (complaint.isEmpty())
            gallery.made.push_back(figure);
        else
            gallery.complaints += complaint;
        progress(static_cast<double>(++count) / static_cast<double>(figures.size()));
    });
    std::sort(gallery.made.begin(), gallery.made.end(),
              [](const Figure& a, const Figure& b) { return a.file < b.file; });
    return gallery;
}

/// A folder that can take the figures, made where it is not there.
QDir galleryFolder(const std::string& output)
{
    const QDir folder(QString::fromStdString(output));
    if (QFileInfo(folder.path()).isFile() || !folder.mkpath(QStringLiteral(".")))
        throw OutputError(output + ": it is no folder and cannot become one");
    return folder;
}

/// Whether a name ends like a figure's rather than a folder's.
bool isFigureSuffix(const QString& suffix)
{
    const auto is = [&suffix](const auto& info) {
        return suffix.compare(QLatin1String(info.suffix), Qt::CaseInsensitive) == 0;
    };
    return std::any_of(figureFormats().begin(), figureFormats().end(), is)
        || std::any_of(motionFormats().begin(), motionFormats().end(), is);
}

}  // namespace

bool isGallery(const RenderArguments& arguments)
{
    const QString output = QString::fromStdString(arguments.output);
    return arguments.what.size() > 2 || output.endsWith(u'/') || QFileInfo(output).isDir();
}

void renderGallery(const RenderArguments& arguments)
{
    if (!arguments.settings.empty() || !arguments.model.empty())
        throw InputError("--set", "given for several boards", "boards keep their own values");
    if (const QFileInfo place(QString::fromStdString(arguments.output));
        !arguments.output.ends_with('/') && !place.isDir() && isFigureSuffix(place.suffix()))
        throw InputError("-o", arguments.output, "a folder is needed for several boards");
    int none = 0;
    std::unique_ptr<QCoreApplication> application;
    if (!QCoreApplication::instance())
        application = std::make_unique<QCoreApplication>(none, nullptr);
    const QDir folder = galleryFolder(arguments.output);
    const QString sheet = folder.filePath(QStringLiteral("rebuild.md"));
    const std::vector<Figure> figures = figuresOf(arguments, folder);
    for (const Figure& figure : figures)
        requirePlace(folder.filePath(figure.file).toStdString(), arguments.force);
    requirePlace(sheet.toStdString(), arguments.force);
    const Gallery gallery = makeAll(figures);
    const std::string counted = std::to_string(gallery.made.size()) + " of " + std::to_string(figures.size());
    if (!gallery.made.empty())
        writeRebuildSheet(gallery.made, sheet);
    for (const QString& complaint : gallery.complaints)
        std::fprintf(stderr, "%s\n", qPrintable(complaint));
    if (Interruption::asked())
        throw OutputError("called off; " + counted + " figures are in " + folder.path().toStdString());
    if (!gallery.complaints.isEmpty())
        throw InputError(std::to_string(gallery.complaints.size()) + " of " + std::to_string(figures.size())
                             + " boards",
                         "without a figure", "the others are in " + folder.path().toStdString());
    std::fprintf(stderr, "whorl: %s in %s, and how %s was made in rebuild.md\n",
                 gallery.made.size() == 1 ? "1 figure is"
                                          : (std::to_string(gallery.made.size()) + " figures are").c_str(),
                 qPrintable(folder.path()), gallery.made.size() == 1 ? "it" : "each");
}

}  // namespace whorl
