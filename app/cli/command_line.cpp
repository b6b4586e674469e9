// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/commands.h"
#include "app/cli/interruption.h"
#include "app/cli/lab_command.h"
#include "app/cli/lesson_command.h"
#include "app/cli/vectors_command.h"
#include "app/cli/vectors_options.h"
#include "app/cli/window_arguments.h"
#include "app/document/board_store.h"
#include "core/progress.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <filesystem>

namespace whorl {

namespace {

constexpr std::string_view commands[] = {"list", "compute", "render", "inspect", "vectors", "lab", "lesson", "manual"};

/// Options that stand in place of a command.
constexpr std::string_view answers[] = {"--help", "-h", "--version"};

bool isOneOf(std::string_view word, std::span<const std::string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// Standard error gets one line, whatever a file name may hold.
void complain(std::string reason)
{
    for (char& each : reason)
        if (each == '\n' || each == '\r')
            each = ' ';
    std::fprintf(stderr, "whorl: %s\n", reason.c_str());
}

std::string complaintOfWindow(int argc, char** argv)
{
    const std::vector<std::string_view> words(argv + 1, argv + argc);
    return windowComplaint(words, commands);
}

/// `--rows -3:4` means what `--rows=-3:4` does, although -3 looks like an option.
std::vector<std::string> joined(int argc, char** argv)
{
    std::vector<std::string> words;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i], next = i + 1 < argc ? argv[i + 1] : "";
        const bool range = word == "--rows" || word == "--columns" || word == "--slice";
        if (range && next.size() > 1 && next[0] == '-' && next[1] >= '0' && next[1] <= '9') {
            words.push_back(word);
            words.back().append("=").append(next);
            ++i;
        } else {
            words.push_back(word);
        }
    }
    // The parser takes them from the end.
    std::reverse(words.begin(), words.end());
    return words;
}

void addSettings(CLI::App& command, const std::string& about, std::vector<std::string>& settings, std::string& model)
{
    command.add_option("--set", settings, about)->type_name("ID=VALUE")->allow_extra_args(false);
    command
        .add_option(
            "--model", model,
            "Take the parameters from a model: one of `whorl list models`, or its config.json or weights; --set wins. "
            "Where layers differ, NAME:LAYERS chooses, as in Gemma-3-4B:sliding_attention")
        ->type_name("NAME|FILE");
}

/// A validator: what is wrong with a file's name, or nothing.
std::string named(const std::string& file)
{
    return file.empty() ? "a file's name is needed" : "";
}

CLI::App& addList(CLI::App& program, ListArguments& arguments)
{
    CLI::App& command = *program.add_subcommand("list", "What there is to look at");
    command
        .add_option("WHAT", arguments.what, "sources, quantities, parameters, models, boards, lessons or colourmaps")
        ->option_text(" ");
    command.add_option("SOURCE", arguments.source, "The source of the quantities or parameters")->option_text(" ");
    command.add_flag("--glance", arguments.glance, "With sources: what each encoding does, learns and costs");
    command.add_flag("--json", arguments.json, "As JSON");
    return command;
}

CLI::App& addCompute(CLI::App& program, ComputeArguments& arguments)
{
    CLI::App& command = *program.add_subcommand("compute", "A quantity's exact numbers");
    command.add_option("SOURCE", arguments.source, "A source of `whorl list sources`")->required()->option_text(" ");
    command.add_option("QUANTITY", arguments.quantity, "One of `whorl list quantities SOURCE`")
        ->required()
        ->option_text(" ");
    addSettings(command, "A parameter's value; once for each parameter", arguments.settings, arguments.model);
    command.add_option("--rows", arguments.rows, "Rows of a field, points of a curve: 7, 0:16, 0:512:8 or 1,2,5")
        ->type_name("R")
        ->expected(1);
    command.add_option("--columns", arguments.columns, "Columns of a field, likewise; --columns=-3:4")
        ->type_name("R")
        ->expected(1);
    command.add_option("--slice", arguments.slice, "One slice (head) of a field")->type_name("K")->expected(1);
    command.add_option("--format", arguments.format, "json (unless asked), csv or npy")->type_name("FORMAT");
    command.add_option("-o,--output", arguments.output, "A file; its suffix is the format")
        ->check(named)
        ->type_name("FILE");
    command.add_flag("--force", arguments.force, "Replace a file that is there");
    return command;
}

void addMotion(CLI::App& command, RenderArguments& arguments)
{
    CLI::Option* animate = command
                               .add_option("--animate", arguments.animate,
                                           "A figure that moves (.gif, .webp, .mp4, .webm, or numbered .png): a "
                                           "parameter, or position, key, pair or "
                                           "head, goes from A to B")
                               ->type_name("ID=A:B");
    command.add_option("--frames", arguments.frames, "Of the way from A to B: 120 unless asked")
        ->type_name("N")
        ->needs(animate);
    command.add_option("--fps", arguments.framesPerSecond, "Frames a second: 30 unless asked")
        ->type_name("N")
        ->needs(animate);
    command.add_option("--ease", arguments.ease, "even (unless asked) or smooth: slowly off and slowly in")
        ->type_name("even|smooth")
        ->needs(animate);
    command.add_option("--hold", arguments.hold, "Seconds that both ends stay: 0 unless asked")
        ->type_name("S")
        ->needs(animate);
    command
        .add_option("--sheet", arguments.sheet,
                    "So many frames side by side as one still (.svg, .pdf, .png), each with its value")
        ->type_name("N")
        ->needs(animate);
    command.add_flag("--there-and-back", arguments.thereAndBack, "Goes back the way it came")->needs(animate);
    command.add_flag("--once", arguments.once, "Does not begin again")->needs(animate);
}

CLI::App& addRender(CLI::App& program, RenderArguments& arguments)
{
    CLI::App& command = *program.add_subcommand("render", "A figure of a board, or of one quantity");
    command
        .add_option("BOARD... | SOURCE QUANTITY", arguments.what,
                    "A board's file, id or title, or what a new one shows; several boards with a folder after -o")
        ->required()
        ->expected(1, -1)
        ->option_text(" ");
    addSettings(command, "With SOURCE QUANTITY: a parameter's value, once for each; boards keep their own",
                arguments.settings, arguments.model);
    command
        .add_option(
            "-o,--output", arguments.output,
            "A picture (.svg, .pdf, .png, .tex), one that moves (see --animate), or the numbers shown (.csv, .npy, "
            ".json; means over at most 1024 "
            "bins each way where more is visible)")
        ->required()
        ->check(named)
        ->type_name("FILE");
    command.add_flag("--force", arguments.force, "Replace files that are there");
    command
        .add_option("--size", arguments.size,
                    "160x100mm (unless asked; 240x170mm for more than four panels) or 1600x900px")
        ->type_name("SIZE");
    command.add_option("--dpi", arguments.dpi, "Of images: 300, or 96 for a size in pixels, unless asked")
        ->type_name("N");
    command.add_option("--theme", arguments.theme, "light (unless asked), dark or print")->type_name("THEME");
    command.add_flag("--transparent", arguments.transparent, "No background");
    command
        .add_option("--caption", arguments.caption,
                    "Written below: TEXT, or with auto the sources and their papers, parameters, seed and version")
        ->type_name("TEXT|auto");
    command.add_option("--view", arguments.view, "heatmap, chart, rotors, scatter or list")->type_name("V");
    command.add_option("--language", arguments.language, "Of the words in a picture: en (unless asked) or zh_CN")
        ->type_name("en|zh_CN");
    addMotion(command, arguments);
    return command;
}

CLI::App& addInspect(CLI::App& program, InspectArguments& arguments)
{
    CLI::App& command = *program.add_subcommand("inspect", "What a model's file says about positions");
    command.add_option("FILE", arguments.file, "A config.json, or a file of tensors")->required()->option_text(" ");
    command.add_flag("--json", arguments.json, "As JSON");
    return command;
}

CLI::App& addLesson(CLI::App& program, LessonArguments& arguments)
{
    CLI::App& command = *program.add_subcommand("lesson", "What a lesson's folder holds, and what is wrong in it");
    command.require_subcommand(1);
    command.add_subcommand("check", "Read a lesson and compute all its numbers, questions and answers")
        ->add_option("FOLDER", arguments.lesson, "A lesson's folder, or one of `whorl list lessons`")
        ->required()
        ->option_text(" ");
    return command;
}

CLI::App& addManual(CLI::App& program, ManualArguments& arguments)
{
    CLI::App& command = *program.add_subcommand("manual", "The manual as a file");
    command.add_option("-o,--output", arguments.output, "A .pdf or .html")->required()->check(named)->type_name("FILE");
    command.add_flag("--force", arguments.force, "Replace a file that is there");
    command.add_option("--language", arguments.language, "en (unless asked) or zh_CN")->type_name("en|zh_CN");
    return command;
}

int parseAndRun(int argc, char** argv)
{
    CLI::App program("Whorl shows how transformers know where a token is.\n"
                     "Without a command it opens its window, with the boards of FILE... on it.",
                     "whorl");
    program.set_version_flag("--version", "whorl " WHORL_VERSION);
    program.require_subcommand(1);
    ListArguments listed;
    ComputeArguments computed;
    RenderArguments rendered;
    InspectArguments inspected;
    LessonArguments lesson;
    const CLI::App& listCommand = addList(program, listed);
    const CLI::App& computeCommand = addCompute(program, computed);
    const CLI::App& renderCommand = addRender(program, rendered);
    const CLI::App& inspectCommand = addInspect(program, inspected);
    const CLI::App& lessonCommand = addLesson(program, lesson);
    ManualArguments manual;
    const CLI::App& manualCommand = addManual(program, manual);
    LabArguments lab;
    const CLI::App& labCommand = addLab(program, lab);
    VectorsArguments vectors;
    addVectors(program, vectors);
    // Commands made before it do not have it: they take no option of the window.
    program.footer(std::string(windowOptionsHelp));
    try {
        program.parse(joined(argc, argv));
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0)
            return program.exit(error);
        complain(error.what());
        return 2;
    }
    if (listCommand.parsed())
        writeOutput(listText(listed), {});
    else if (computeCommand.parsed())
        runCompute(computed);
    else if (renderCommand.parsed())
        runRender(rendered);
    else if (inspectCommand.parsed())
        runInspect(inspected);
    else if (lessonCommand.parsed())
        runLessonCheck(lesson);
    else if (manualCommand.parsed())
        runManual(manual);
    else if (labCommand.parsed())
        runLab(lab);
    else
        runVectors(vectors);
    return 0;
}

}  // namespace

bool isCommand(int argc, char** argv)
{
    if (argc < 2)
        return false;
    const std::string_view word = argv[1];
    if (isOneOf(word, commands) || isOneOf(word, answers))
        return true;
    if (!complaintOfWindow(argc, argv).empty())
        return true;
    if (word.starts_with('-'))
        return false;
    // A name with a suffix or a folder is a file, even one that is missing: the window says so.
    std::error_code ignored;
    return !std::filesystem::exists(word, ignored) && word.find_first_of("./\\") == std::string_view::npos;
}

int runCommandLine(int argc, char** argv)
{
    const std::string_view word = argc > 1 ? argv[1] : "";
    if (!isOneOf(word, commands) && !isOneOf(word, answers))
        if (const std::string complaint = complaintOfWindow(argc, argv); !complaint.empty()) {
            complain(complaint);
            return 2;
        }
    if (!isOneOf(word, commands) && !isOneOf(word, answers)) {
        for (const ReadyMadeBoard& board : readyMadeBoards())
            if (board.id.toStdString() == word) {
                complain(std::string(word) + " is a ready-made board; `whorl render " + std::string(word)
                         + " -o FILE` draws it, and the window opens it from its start screen");
                return 2;
            }
        complain(std::string(word)
                 + " is not a command of this version; list, compute, render, inspect, vectors, lab, lesson or manual "
                   "is needed");
        return 2;
    }
    Interruption::forget();
    Interruption::takeLimitsAsErrors();
    try {
        return parseAndRun(argc, argv);
    } catch (const Cancelled&) {
        complain("called off; nothing was written");
        return 1;
    } catch (const InputError& error) {
        complain(error.what());
        return 2;
    } catch (const std::exception& error) {
        complain(error.what());
        return 1;
    }
}

}  // namespace whorl
