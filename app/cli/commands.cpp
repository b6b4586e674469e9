// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/interruption.h"
#include "app/document/board_store.h"
#include "app/export/figure.h"

#include <QByteArray>
#include <QFileInfo>
#include <QString>

#include <cstdio>

namespace whorl {

Values valuesOf(const Source& source, const std::vector<std::string>& settings, const std::string& model)
{
    Values values;
    for (const std::string& setting : settings) {
        const std::size_t equals = setting.find('=');
        if (equals == std::string::npos || equals == 0)
            throw InputError("--set", setting.empty() ? "empty" : setting, "ID=VALUE is needed");
        const std::string id = setting.substr(0, equals), text = setting.substr(equals + 1);
        if (values.contains(id))
            throw InputError("--set", setting, id + " is set twice: one value is needed");
        const Parameter* parameter = findParameter(source.parameters, id);
        // An unknown one is refused by the check below, in the words that everyone uses.
        values.insert_or_assign(id, parameter ? parseValue(*parameter, text) : Value(text));
    }
    values.merge(modelValues(source, model, values));
    source.check(values);
    return values;
}

std::string suffixOf(const std::string& path)
{
    const std::size_t name = path.find_last_of('/') + 1, dot = path.find_last_of('.');
    if (dot == std::string::npos || dot <= name)
        return {};
    std::string suffix = path.substr(dot + 1);
    for (char& each : suffix)
        each = each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
    return suffix;
}

void requirePlace(const std::string& path, bool force)
{
    if (path.empty())
        return;
    const QString place = QString::fromStdString(path);
    if (const QString obstacle = obstacleAt(place); !obstacle.isEmpty())
        throw OutputError(path + ": " + obstacle.toStdString() + "; another name or folder is needed");
    if (!force && QFileInfo::exists(place))
        throw InputError(path, "there already", "another name, or --force to replace it, is needed");
}

void writeFiles(const std::vector<FigureFile>& files)
{
    // Not between a file and its name.
    const Interruption held;
    try {
        writeFigure(files);
    } catch (const FileError& error) {
        throw OutputError(error.what());
    }
}

void writeOutput(const std::string& bytes, const std::string& path)
{
    if (path.empty()) {
        const bool written = std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size();
        if (!written || std::fflush(stdout) != 0)
            throw OutputError("standard output cannot be written");
        return;
    }
    // Not between a file and its name.
    const Interruption held;
    try {
        writeFile(QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())),
                  QString::fromStdString(path));
    } catch (const FileError& error) {
        throw OutputError(error.what());
    }
}

}  // namespace whorl
