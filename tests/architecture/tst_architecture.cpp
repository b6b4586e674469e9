// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/rules.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <functional>

using namespace whorl::architecture;

using Rule = std::function<Findings(const SourceFile&, const Tree&)>;
Q_DECLARE_METATYPE(Rule)

/// Holds the project itself to its rules, and the rules to their word.
class tst_Architecture : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theProjectKeepsItsRules_data();
    void theProjectKeepsItsRules();
    void aRuleFindsWhatBreaksIt_data();
    void aRuleFindsWhatBreaksIt();
    void functionBodiesAreMeasured_data();
    void functionBodiesAreMeasured();

private:
    Tree m_tree;
};

namespace {

Rule alone(Findings (*rule)(const SourceFile&))
{
    return [rule](const SourceFile& file, const Tree&) { return rule(file); };
}

QStringList filesOfTheProject(const QDir& root)
{
    const QStringList names = {"*.h", "*.cpp", "*.md", "*.txt", "*.json", "*.whorl", "*.svg", "*.qrc", "*.desktop"};
    QStringList paths = root.entryList({"*.md", "*.txt", "*.json", "dev"}, QDir::Files);
    paths += ".ci/run";
    for (const char* folder : {"app", "core", "tests", "resources"})
        for (QDirIterator it(root.filePath(folder), names, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
            paths += root.relativeFilePath(it.next());
    // Data keep the words of whoever made them.
    paths.removeIf(
        [](const QString& path) { return path.startsWith("tests/golden/") || path.startsWith("resources/data/"); });
    paths.sort();
    return paths;
}

QString lines(int count, const QString& line)
{
    return (line + '\n').repeated(count);
}

}  // namespace

void tst_Architecture::initTestCase()
{
    const QDir root(WHORL_SOURCE_DIR);
    for (const QString& path : filesOfTheProject(root)) {
        QFile file(root.filePath(path));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
        m_tree.append(readSource(path, QString::fromUtf8(file.readAll())));
    }
    QVERIFY(m_tree.size() > 20);
}

void tst_Architecture::theProjectKeepsItsRules_data()
{
    QTest::addColumn<Rule>("rule");
    QTest::newRow("layers include only what they may") << alone(includesOfLayers);
    QTest::newRow("includes are rooted and prove the headers") << Rule(includeStyle);
    QTest::newRow("every source carries its licence") << alone(licence);
    QTest::newRow("files and functions stay short") << alone(length);
    QTest::newRow("unfinished work names its issue") << alone(unfinishedWork);
    QTest::newRow("texts on screen keep their form") << alone(textsOnScreen);
    QTest::newRow("no path of one machine") << alone(machinePaths);
    QTest::newRow("a README names its neighbours") << Rule(namedInReadme);
    QTest::newRow("encodings are tested and listed") << Rule(encodingIsListed);
}

void tst_Architecture::theProjectKeepsItsRules()
{
    QFETCH(const Rule, rule);
    QStringList found;
    for (const SourceFile& file : m_tree)
        for (const Finding& finding : rule(file, m_tree))
            found.append(finding.text());
    QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
}

void tst_Architecture::aRuleFindsWhatBreaksIt_data()
{
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("line");  // 0: nothing to find
    const auto row = [](const char* name, const Rule& rule, const QString& path, const QString& text, int line) {
        QTest::newRow(name) << rule << path << text << line;
    };

    row("Qt in core", alone(includesOfLayers), "core/a.cpp", "\n#include <QString>\n", 2);
    row("standard library in core", alone(includesOfLayers), "core/a.cpp", "#include <map>\n", 0);
    row("app in core", alone(includesOfLayers), "core/a.cpp", "#include \"app/scene/a.h\"\n", 1);
    row("widget in scene", alone(includesOfLayers), "app/scene/a.cpp", "#include <QWidget>\n", 1);
    row("widget in ui", alone(includesOfLayers), "app/ui/a.cpp", "#include <QWidget>\n", 0);
    row("chart in ui", alone(includesOfLayers), "app/ui/a.cpp", "#include <QChartView>\n", 1);
    row("chart in charts", alone(includesOfLayers), "app/charts/a.cpp", "#include <QtCharts/QChartView>\n", 0);
    row("formula in ui", alone(includesOfLayers), "app/ui/a.cpp", "#include \"core/encodings/rope.h\"\n", 1);
    row("window in board", alone(includesOfLayers), "app/ui/board/a.cpp", "#include \"app/ui/window/a.h\"\n", 1);
    row("part in part", alone(includesOfLayers), "app/ui/start/a.cpp", "#include \"app/ui/library/a.h\"\n", 1);
    row("board in part", alone(includesOfLayers), "app/ui/library/a.cpp", "#include \"app/ui/board/a.h\"\n", 0);
    row("image in scene", alone(includesOfLayers), "app/scene/a.cpp", "#include <QImage>\n", 0);

    row("relative include", Rule(includeStyle), "core/a.cpp", "#include \"b.h\"\n", 1);
    row("whole module", Rule(includeStyle), "app/ui/a.cpp", "#include <QtWidgets>\n", 1);
    row("own header second", Rule(includeStyle), "core/own.cpp", "#include <map>\n#include \"core/own.h\"\n", 1);
    row("own header first", Rule(includeStyle), "core/own.cpp", "#include \"core/own.h\"\n#include <map>\n", 0);
    row("header without guard", Rule(includeStyle), "core/a.h", "int a;\n", 1);

    row("no licence", alone(licence), "core/a.cpp", "int a;\n", 1);
    row("no licence in a list", alone(licence), "core/CMakeLists.txt", "add_library(a)\n", 1);
    row("a text needs none", alone(licence), "resources/platform/apt.txt", "g++\n", 0);

    row("file of 401 lines", alone(length), "core/a.cpp", lines(401, "int a;"), 1);
    row("file of 400 lines", alone(length), "core/a.cpp", lines(400, "int a;"), 0);
    row("function of 61 lines", alone(length), "core/a.cpp", "int f()\n{\n" + lines(59, "f();") + "}\n", 2);
    row("function of 60 lines", alone(length), "core/a.cpp", "int f()\n{\n" + lines(58, "f();") + "}\n", 0);

    const QString mark = QString("TO") + "DO";
    row("unfinished", alone(unfinishedWork), "core/a.cpp", "\n// " + mark + ": later\n", 2);
    row("unfinished with issue", alone(unfinishedWork), "core/a.cpp", "// " + mark + " #12: later\n", 0);

    row("exclamation mark", alone(textsOnScreen), "app/ui/a.cpp", "f();\ntr(\"Done!\");\n", 2);
    row("please", alone(textsOnScreen), "app/ui/a.cpp", "tr(\"Choose a file, \"\n   \"please\");\n", 1);
    row("colon", alone(textsOnScreen), "core/a.cpp", "WHORL_TEXT(\"Parameter\", \"Base:\")\n", 1);
    row("three dots", alone(textsOnScreen), "app/ui/a.cpp", "tr(\"Open...\")\n", 1);
    row("hyphen as minus", alone(textsOnScreen), "app/ui/a.cpp", "tr(\"from -1 to 1\")\n", 1);
    row("context is no text", alone(textsOnScreen), "core/a.cpp", "WHORL_TEXT(\"Wow!\", \"Base\")\n", 0);
    row("comment is no text", alone(textsOnScreen), "app/ui/a.cpp", "// tr(\"Done!\")\n", 0);
    row("later call", alone(textsOnScreen), "app/ui/a.cpp", "f(tr(\"Open\"), \"x!\");\n", 0);

    row("home", alone(machinePaths), "README.md", QString("see /ho") + "me/me/x\n", 1);
    row("route in an address", alone(machinePaths), "README.md", "a.example/ho" + QString("me/x\n"), 0);

    row("file not in README", Rule(namedInReadme), "core/stranger.cpp", "", 1);
    row("file in README", Rule(namedInReadme), "core/own.h", "", 0);
    row("encoding without test", Rule(encodingIsListed), "core/encodings/stranger.cpp", "", 1);
    row("encoding not listed", Rule(encodingIsListed), "core/encodings/new.cpp", "SourceInfo New::info()", 1);
    row("encoding listed", Rule(encodingIsListed), "core/encodings/old.cpp", "SourceInfo Old::info()", 0);
}

void tst_Architecture::aRuleFindsWhatBreaksIt()
{
    QFETCH(const Rule, rule);
    QFETCH(const QString, path);
    QFETCH(const QString, text);
    QFETCH(const int, line);
    const Tree neighbours = {readSource("core/own.h", ""), readSource("core/README.md", "`own.h`"),
                             readSource("core/catalogue.cpp", "#include \"core/encodings/old.h\""),
                             readSource("tests/core/encodings/tst_old.cpp", ""),
                             readSource("tests/core/encodings/tst_new.cpp", "")};

    const Findings findings = rule(readSource(path, text), neighbours);

    QCOMPARE(findings.size(), line == 0 ? 0 : 1);
    if (line != 0)
        QCOMPARE(findings.first().line, line);
}

void tst_Architecture::functionBodiesAreMeasured_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("functions");
    QTest::newRow("free function") << "int f()\n{\n}\n" << 1;
    QTest::newRow("in a namespace") << "namespace a {\nint f() {}\nint g() { if (1) { } }\n}\n" << 2;
    QTest::newRow("method")
        << "class A : public B<int> {\n    Q_OBJECT\npublic:\n    int f() const { return {}; }\n};\n"
        << 1;
    QTest::newRow("template") << "template <class S>\nint f()\n{\n}\ntemplate <class S>\nstruct A {\n};\n" << 1;
    QTest::newRow("initializers") << "A::A(int a)\n    : B(a)\n    , m_a{a}\n{\n    f();\n}\n" << 1;
    QTest::newRow("braces as default") << "void f(const A& a = {});\nvoid g(A a = {})\n{\n}\n" << 1;
    QTest::newRow("table") << "constexpr int t[] = {1, 2};\nconst auto u = f({1});\nint v{2};\n" << 0;
    QTest::newRow("enumeration") << "enum class A { a, b };\n" << 0;
    QTest::newRow("operators") << "bool operator==(A a, A b)\n{\n}\nint operator()(int a) const {}\n" << 2;
    QTest::newRow("braces in texts") << "char c = '{';\nint f() { return \"}}\"[0] + R\"({)\"[0] + 1'0; } // }\n" << 1;
    QTest::newRow("macro") << "#define A(b) \\\n    int f() \\\n    {\nint g()\n{\n}\n" << 1;
}

void tst_Architecture::functionBodiesAreMeasured()
{
    QFETCH(const QString, text);
    QFETCH(const int, functions);

    QCOMPARE(readSource("core/a.cpp", text).functions().size(), functions);
}

WHORL_CORE_TEST(tst_Architecture)
#include "tst_architecture.moc"
