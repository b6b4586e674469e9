// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source.h"

#include <stdexcept>
#include <string>
#include <vector>

namespace whorl {

struct FigureFile;

/// The output could not be written: not the fault of the input.
class OutputError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

struct ListArguments {
    std::string what;    ///< sources, quantities, parameters, models, boards, lessons, colourmaps; empty: all at once
    std::string source;  ///< of quantities and parameters
    bool json = false;
    bool glance = false;  ///< what the encodings among the sources do, learn and cost
};

struct ComputeArguments {
    std::string source, quantity, model, format, output;
    bool force = false;                             ///< -o may replace a file
    std::vector<std::string> rows, columns, slice;  ///< none: everything
    std::vector<std::string> settings;              ///< ID=VALUE
};

struct RenderArguments {
    std::vector<std::string> what;  ///< a board, or source and quantity
    std::vector<std::string> settings;
    std::string model, output, size, dpi, theme, view, language, caption;
    bool transparent = false;
    bool force = false;  ///< -o may replace files

    std::string animate;  ///< ID=A:B; empty: a still figure
    std::string frames, framesPerSecond, hold, ease;
    std::string sheet;  ///< frames of a contact sheet; empty: none
    bool thereAndBack = false, once = false;
};

struct InspectArguments {
    std::string file;
    bool json = false;
};

struct ManualArguments {
    std::string output, language;
    bool force = false;  ///< -o may replace a file
};

/// What the list holds, one line each, or as JSON.
/// throws InputError
std::string listText(const ListArguments& arguments);

/// Evaluates a quantity and writes it to its file or to standard output.
/// throws InputError, OutputError
void runCompute(const ComputeArguments& arguments);

/// Renders a board or a quantity into its file.
/// throws InputError, OutputError
void runRender(const RenderArguments& arguments);

/// Prints what a model's file holds, what was assumed, ignored and what is wrong.
/// throws InputError for a file that cannot be read or in which nothing can be used; OutputError
void runInspect(const InspectArguments& arguments);

/// Writes the manual.
/// throws InputError, OutputError
void runManual(const ManualArguments& arguments);

/// The parameters that a model gives to a source; empty for no model. A choice among several encodings is said on
/// standard error.
/// model     the argument of --model: a preset or a file, perhaps with :LAYERS
/// settings  parameters that are set besides
/// throws    InputError
Values modelValues(const Source& source, const std::string& model, const Values& settings);

/// The parameter values that `ID=VALUE` settings and a model ask for, accepted by the source as a whole; settings win.
/// throws InputError
Values valuesOf(const Source& source, const std::vector<std::string>& settings, const std::string& model);

/// The suffix of a file's name in lower case, without its point; empty where it has none.
std::string suffixOf(const std::string& path);

/// Refuses a place that is taken or cannot be written, before the work for it begins; nothing for an empty path.
/// force   whether a file that is there may be replaced
/// throws  InputError for a file that is there and stays, OutputError for a place that cannot be written
void requirePlace(const std::string& path, bool force);

/// Writes files that belong together: all of them, or none.
/// throws OutputError
void writeFiles(const std::vector<FigureFile>& files);

/// Writes to a file, whole or not at all, or to standard output when `path` is empty.
/// throws OutputError
void writeOutput(const std::string& bytes, const std::string& path);

}  // namespace whorl
