// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <map>
#include <string>

namespace whorl {

/// What `whorl lab run` was asked for.
struct LabArguments {
    std::map<std::string, std::string> settings;  ///< parameters by id, as texts; empty: not given
    std::string output;
    bool force = false;  ///< -o may replace a file
    bool withoutWeights = false;
    bool allReadings = false;
};

/// Adds `lab` to the program.
CLI::App& addLab(CLI::App& program, LabArguments& arguments);

/// Trains, with progress on standard error, writes the result and prints its scores. Ctrl+C leaves no file.
/// throws InputError, OutputError, Cancelled
void runLab(const LabArguments& arguments);

}  // namespace whorl
