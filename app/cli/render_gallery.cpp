// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/render_gallery.h"

#include "app/cli/terminal_progress.h"
#include "app/document/board_store.h"
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
    return arguments.animate.empty() ? QStringLiteral(".png") : QStringLiteral(".gif");
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
        {"--caption", &arguments.caption}};
    QStringList options;
    for (const auto& [option, text] : texts)
        if (!text->empty())
            options << QLatin1String(option) << QString::fromStdString(*text);
    const std::pair<const char*, bool> flags[] = {{"--transparent", arguments.transparent},
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

void writeRebuildSheet(const std::vector<Figure>& figures, const QDir& folder)
{
    QString text = QStringLiteral("# How these figures were made\n\n| figure | command |\n|---|---|\n");
    for (const Figure& figure : figures) {
        QStringList words;
        for (const QString& word : figure.command)
            words += quoted(word);
        text += QStringLiteral("| %1 | `whorl %2` |\n").arg(figure.file, words.join(u' '));
    }
    writeFile(text.toUtf8(), folder.filePath(QStringLiteral("rebuild.md")));
}

/// Runs of the program side by side; `ended` is told of each.
void runAll(const std::vector<Figure>& figures,
            const std::function<void(const Figure&, const QString& complaint)>& ended)
{
    const auto together = static_cast<std::size_t>(std::max(1, QThread::idealThreadCount()));
    std::vector<std::pair<const Figure*, std::unique_ptr<QProcess>>> running;
    std::size_t next = 0;
    while (next < figures.size() || !running.empty()) {
        for (; next < figures.size() && running.size() < together; ++next) {
            auto process = std::make_unique<QProcess>();
            process->start(QCoreApplication::applicationFilePath(), figures[next].command);
            running.emplace_back(&figures[next], std::move(process));
        }
        std::erase_if(running, [&](auto& each) {
            if (each.second->state() != QProcess::NotRunning && !each.second->waitForFinished(10))
                return false;
            const bool good = each.second->exitStatus() == QProcess::NormalExit && each.second->exitCode() == 0;
            const QString said = QString::fromUtf8(each.second->readAllStandardError()).trimmed();
            ended(*each.first, good ? QString() : said.isEmpty() ? each.second->errorString() : said);
            return true;
        });
    }
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
    const QDir folder(QString::fromStdString(arguments.output));
    if (QFileInfo(folder.path()).isFile() || !folder.mkpath(QStringLiteral(".")))
        throw OutputError(arguments.output + ": it is no folder and cannot become one");
    int none = 0;
    std::unique_ptr<QCoreApplication> application;
    if (!QCoreApplication::instance())
        application = std::make_unique<QCoreApplication>(none, nullptr);
    const std::vector<Figure> figures = figuresOf(arguments, folder);
    std::vector<Figure> made;
    QStringList complaints;
    {
        TerminalProgress terminal("figures");
        const Progress progress = terminal.progress();
        report(progress, 0);
        runAll(figures, [&](const Figure& figure, const QString& complaint) {
            if (complaint.isEmpty())
                made.push_back(figure);
            else
                complaints += complaint;
            report(progress,
                   static_cast<double>(made.size() + static_cast<std::size_t>(complaints.size()))
                       / static_cast<double>(figures.size()));
        });
    }
    std::sort(made.begin(), made.end(), [](const Figure& a, const Figure& b) { return a.file < b.file; });
    writeRebuildSheet(made, folder);
    for (const QString& complaint : complaints)
        std::fprintf(stderr, "%s\n", qPrintable(complaint));
    if (!complaints.isEmpty())
        throw InputError(std::to_string(complaints.size()) + " of " + std::to_string(figures.size()) + " boards",
                         "without a figure", "the others are in " + folder.path().toStdString());
}

}  // namespace whorl
