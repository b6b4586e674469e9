// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/rules.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace whorl::architecture {

namespace {

const SourceFile* find(const Tree& tree, const QString& path)
{
    for (const SourceFile& file : tree)
        if (file.path == path)
            return &file;
    return nullptr;
}

bool startsWithAny(const QString& text, const QStringList& beginnings)
{
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](const QString& beginning) { return text.startsWith(beginning); });
}

/// Whether an installed Qt module has a header of this name. The folders are those the build found.
bool isHeaderOf(const char* moduleFolder, const QString& header)
{
    return QFileInfo::exists(QString::fromUtf8(moduleFolder) + '/' + header.section('/', -1));
}

/// One layer: where it lives, and which folders of the project it may not include.
struct Layer {
    QString folder;
    QStringList closed;
    bool widgets = false;
};

/// Inside the window: a folder may include its own files and those of the ranks before its own.
QList<Layer> layersOfUi()
{
    const QList<QStringList> ranks = {
        {"look"}, {"controls"}, {"board"}, {"inspector", "library", "start", "transport", "export", "lab"}, {"window"}};
    QList<Layer> result;
    for (qsizetype rank = 0; rank < ranks.size(); ++rank)
        for (const QString& folder : ranks[rank]) {
            Layer layer{"app/ui/" + folder, {}, true};
            for (const QStringList& closed : ranks.sliced(rank))
                for (const QString& other : closed)
                    if (other != folder)
                        layer.closed.append("app/ui/" + other + '/');
            result.append(layer);
        }
    return result;
}

const QList<Layer>& layers()
{
    static const QList<Layer> table =
        QList<Layer>{
            {"core", {"app/", "tests/"}, false},
            {"app/document", {"app/scene/", "app/charts/", "app/export/", "app/manual/", "app/cli/", "app/ui/"}, false},
            {"app/scene", {"app/charts/", "app/export/", "app/manual/", "app/cli/", "app/ui/"}, false},
            {"app/charts", {"app/export/", "app/manual/", "app/cli/", "app/ui/"}, true},
            {"app/export", {"app/manual/", "app/cli/", "app/ui/"}, false},
            {"app/manual", {"app/cli/", "app/ui/"}, false},
            {"app/cli", {"app/ui/"}, false},
            {"app/ui", {"core/encodings/", "core/numeric/"}, true},
        }
        + layersOfUi();
    return table;
}

/// The literals inside the parentheses that open at or after `from`, those that stand side by side joined.
QList<Literal> arguments(const SourceFile& file, qsizetype from)
{
    qsizetype end = file.code.indexOf('(', from);
    for (int depth = 0; end < file.code.size(); ++end) {
        if (file.code[end] == '(')
            ++depth;
        else if (file.code[end] == ')' && --depth == 0)
            break;
    }
    QList<Literal> result;
    for (const Literal& literal : file.literals) {
        if (literal.begin < from || literal.begin >= end)
            continue;
        if (!result.isEmpty()
            && file.text.sliced(result.last().end, literal.begin - result.last().end).trimmed().isEmpty()) {
            result.last().value += literal.value;
            result.last().end = literal.end;
        } else {
            result.append(literal);
        }
    }
    return result;
}

QString wrongInText(const QString& text)
{
    static const QRegularExpression politeness("\\b(please|successfully)\\b",
                                               QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression hyphenAsMinus("(^|[\\s(])-\\d");
    if (text.contains('!'))
        return "texts on screen have no exclamation mark";
    if (const auto match = politeness.match(text); match.hasMatch())
        return QString("texts on screen do without \"%1\"").arg(match.captured().toLower());
    if (text.trimmed().endsWith(':'))
        return "labels do not end with a colon";
    if (text.contains("..."))
        return "an ellipsis is one character, U+2026";
    if (text.contains(hyphenAsMinus))
        return "a minus is U+2212";
    return {};
}

}  // namespace

Findings includesOfLayers(const SourceFile& file)
{
    Findings result;
    for (const Layer& layer : layers()) {
        if (!file.isIn(layer.folder))
            continue;
        for (const Include& include : file.includes()) {
            const QString& target = include.target;
            const auto forbid = [&](const QString& what) {
                result.append(
                    {file.path, include.line, QString("%1 may not include %2: %3").arg(layer.folder, what, target)});
            };
            if (include.quoted && startsWithAny(target, layer.closed))
                forbid("that layer");
            if (layer.folder == "core" && target.startsWith('Q'))
                forbid("Qt");
            else if (!layer.widgets && isHeaderOf(WHORL_QT_WIDGETS_DIR, target))
                forbid("widgets");
            if (layer.folder != "app/charts" && isHeaderOf(WHORL_QT_CHARTS_DIR, target))
                forbid("Qt Charts");
        }
    }
    return result;
}

Findings includeStyle(const SourceFile& file, const Tree& tree)
{
    static const QRegularExpression wholeModule("^Qt[A-Z]\\w*$");
    Findings result;
    if (!file.isCpp())
        return result;
    const QList<Include> includes = file.includes();
    for (const Include& include : includes) {
        if (include.quoted && !startsWithAny(include.target, {"core/", "app/", "resources/", "tests/"})
            && !include.target.endsWith(".moc"))
            result.append({file.path, include.line, "includes start at the root of the project"});
        if (wholeModule.match(include.target).hasMatch() && include.target != "QtGlobal" && include.target != "QtMath")
            result.append({file.path, include.line, "include the class, not the whole Qt module"});
    }
    const QString header = QString(file.path).replace(QRegularExpression("\\.cpp$"), ".h");
    if (header != file.path && find(tree, header) && (includes.isEmpty() || includes.first().target != header))
        result.append({file.path, 1, "a source file includes its own header first"});
    if (file.path.endsWith(".h") && !file.text.contains("\n#pragma once\n"))
        result.append({file.path, 1, "a header says #pragma once"});
    return result;
}

Findings licence(const SourceFile& file)
{
    const bool script = file.name() == "CMakeLists.txt" || file.name() == "dev" || file.path.startsWith(".ci/");
    if (!file.isCpp() && !script)
        return {};
    const QString mark = file.isCpp() ? "// " : "# ";
    QStringList lines = file.lines();
    if (lines.first().startsWith("#!"))
        lines.removeFirst();
    if (lines.value(0) == mark + "SPDX-FileCopyrightText: 2026 The Whorl authors"
        && lines.value(1) == mark + "SPDX-License-Identifier: GPL-3.0-or-later")
        return {};
    return {{file.path, 1, "begins with the two-line SPDX header"}};
}

Findings length(const SourceFile& file)
{
    constexpr int longestFile = 400, longestFunction = 60;
    Findings result;
    if (!file.isCpp())
        return result;
    if (const auto count = file.lines().size() - 1; count > longestFile)
        result.append({file.path, 1, QString("%1 lines; a file has at most %2").arg(count).arg(longestFile)});
    for (const Body& body : file.functions())
        if (const int count = body.lastLine - body.firstLine + 1; count > longestFunction)
            result.append({file.path, body.firstLine,
                           QString("a function of %1 lines; at most %2").arg(count).arg(longestFunction)});
    return result;
}

Findings unfinishedWork(const SourceFile& file)
{
    // Written with a class so that this line is not found by itself.
    static const QRegularExpression mark("\\b(T[O]DO|F[I]XME|X[X]X)\\b(?!\\s*\\(?#\\d)");
    Findings result;
    for (auto matches = mark.globalMatch(file.text); matches.hasNext();)
        result.append(
            {file.path, file.lineAt(matches.next().capturedStart()), "unfinished work names its issue (#12)"});
    return result;
}

Findings textsOnScreen(const SourceFile& file)
{
    static const QRegularExpression call("\\b(tr|WHORL_TEXT|translate|QT_TRANSLATE_NOOP)\\s*\\(");
    Findings result;
    if (!file.isIn("app") && !file.isIn("core"))
        return result;
    for (auto matches = call.globalMatch(file.code); matches.hasNext();) {
        const auto match = matches.next();
        const QList<Literal> literals = arguments(file, match.capturedStart());
        const qsizetype position = match.captured(1) == "tr" ? 0 : 1;
        if (literals.size() <= position)
            continue;
        if (const QString wrong = wrongInText(literals[position].value); !wrong.isEmpty())
            result.append({file.path, file.lineAt(literals[position].begin), wrong});
    }
    return result;
}

Findings machinePaths(const SourceFile& file)
{
    static const QRegularExpression path("(?<![\\w.~*})-])/(home|root|work|Users)/");
    Findings result;
    for (auto matches = path.globalMatch(file.text); matches.hasNext();)
        result.append({file.path, file.lineAt(matches.next().capturedStart()), "names a folder of one machine"});
    return result;
}

Findings namedInReadme(const SourceFile& file, const Tree& tree)
{
    static const QStringList known = {"README.md", "CMakeLists.txt"};
    const SourceFile* readme = find(tree, file.folder() + "/README.md");
    if (!readme || file.folder().isEmpty() || known.contains(file.name()))
        return {};
    if (readme->text.contains(file.name()) || readme->text.contains(file.stem() + ".*"))
        return {};
    return {{readme->path, 1, QString("does not name %1").arg(file.name())}};
}

Findings encodingIsListed(const SourceFile& file, const Tree& tree)
{
    if (file.folder() != "core/encodings" || !file.path.endsWith(".cpp"))
        return {};
    Findings result;
    const QString test = "tests/core/encodings/tst_" + file.stem() + ".cpp";
    if (!find(tree, test))
        result.append({file.path, 1, "has no test " + test});
    const SourceFile* catalogue = find(tree, "core/catalogue.cpp");
    const bool listed = catalogue && catalogue->text.contains("\"core/encodings/" + file.stem() + ".h\"");
    if (file.code.contains("SourceInfo") && !listed)
        result.append({file.path, 1, "is not in core/catalogue.cpp"});
    return result;
}

}  // namespace whorl::architecture
