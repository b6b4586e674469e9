// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/fonts.h"
#include "app/scene/probing.h"
#include "app/scene/sentence.h"
#include "app/ui/inspector/formula_view.h"
#include "app/ui/look/appearance.h"
#include "app/ui/window/language.h"
#include "core/catalogue.h"
#include "core/comparison/difference.h"
#include "tests/support/test_main.h"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QVBoxLayout>

using namespace whorl;

namespace {

/// The field of every quantity, and some of them under other choices.
template <class Visit>
void visitFields(const Source& source, Visit visit)
{
    std::vector<Values> settings{{}};
    for (const Parameter& parameter : source.parameters)
        for (const Choice& choice : parameter.choices)
            if (parameter.kind == ParameterKind::choice)
                settings.push_back({{std::string(parameter.id), std::string(choice.key)}});
    for (const QuantityInfo& quantity : source.quantities)
        for (const Values& values : settings) {
            if (quantity.kind != QuantityKind::field)
                continue;
            try {
                const Data data = source.evaluate(quantity.id, values);
                visit(data, std::get<Field>(data));
            } catch (const InputError&) {
                // A choice may need what it has not been given.
            }
        }
}

std::vector<std::int64_t> placesOf(const Axis& axis)
{
    return {axis.first, axis.first + axis.count / 3, axis.first + axis.count / 2, axis.last()};
}

/// Cells of every slice, for slices may be terms of their own.
template <class Visit>
void visitCells(const Field& field, Visit visit)
{
    const std::int64_t slices = field.slices ? std::min<std::int64_t>(field.slices->count, 10) : 1;
    for (const std::int64_t row : placesOf(field.rows))
        for (const std::int64_t column : placesOf(field.columns))
            for (std::int64_t slice = 0; slice < slices; ++slice)
                if (row <= field.rows.highest && column <= field.columns.highest)
                    visit(row, column, slice + (field.slices ? field.slices->first : 0));
}

void addSources()
{
    QTest::addColumn<QByteArray>("source");
    for (const Source& source : catalogue())
        QTest::newRow(source.info.id.data()) << QByteArray(source.info.id.data());
}

}  // namespace

/// How a value came, as the inspector says it.
class tst_Derivation : public QObject {
    Q_OBJECT

private slots:
    void everyStepIsSaidInChinese_data() { addSources(); }
    void everyStepIsSaidInChinese();
    void everyLineFitsTheInspector_data() { addSources(); }
    void everyLineFitsTheInspector();
    void aPinnedCellTellsItsStepsAndThenItsValue();
    void aDifferenceTellsAAndB();
    void whatHasNoRowHasNoSteps();
    void aClassIsNamed();
    void wordsAreCalledByTheirNames();
    void aNarrowerViewIsTaller();
    void wordsBeforeAFormulaAreTranslated();

private:
    Appearance m_appearance;
    QStringList linesAt(const Data& data, std::int64_t row, std::int64_t column, bool pinned = true);
};

QStringList tst_Derivation::linesAt(const Data& data, std::int64_t row, std::int64_t column, bool pinned)
{
    const auto& field = std::get<Field>(data);
    Probe probe = withIndex(withIndex({}, field.rows, row), field.columns, column);
    probe.pinned = pinned;
    return substitution(data, probe, {});
}

void tst_Derivation::everyStepIsSaidInChinese()
{
    QFETCH(const QByteArray, source);
    speak("zh_CN");
    // Functions are called the same in every language.
    static const QRegularExpression functions("\\b(sin|cos|exp|log|min|clip|mod|div|ln)\\b");
    static const QRegularExpression word("[A-Za-z]{3,}");
    const auto translate = [](const char* context, const char* text) { return coreText(context, text); };
    visitFields(findSource(source.toStdString()), [&](const Data&, const Field& field) {
        visitCells(field, [&](std::int64_t row, std::int64_t column, std::int64_t slice) {
            for (const NamedValue& step : field.parts(row, column, slice)) {
                const QString text = translatedStep(step.name, translate);
                QVERIFY2(!QString(text).remove(functions).contains(word), qPrintable(text));
            }
            if (field.working) {
                const QString text = translatedStep(field.working(row, column, slice), translate);
                QVERIFY2(!QString(text).remove(functions).contains(word), qPrintable(text));
            }
        });
    });
    speak("en");
}

void tst_Derivation::everyLineFitsTheInspector()
{
    QFETCH(const QByteArray, source);
    // Lines end at blanks; what stands between two of them must fit beside the rule.
    const QFontMetricsF metrics(interfaceFont(13));
    constexpr double widest = 271 - 12;
    for (const char* language : {"en", "zh_CN"}) {
        speak(language);
        visitFields(findSource(source.toStdString()), [&](const Data& data, const Field& field) {
            for (const std::int64_t row : placesOf(field.rows))
                for (const std::int64_t column : placesOf(field.columns))
                    for (const QString& line : linesAt(data, row, column))
                        for (const QString& word : line.split(u' '))
                            QVERIFY2(metrics.horizontalAdvance(word) <= widest, qPrintable(line));
        });
    }
    speak("en");
}

void tst_Derivation::aPinnedCellTellsItsStepsAndThenItsValue()
{
    const Data data = findSource("alibi").evaluate("bias", {});

    QCOMPARE(linesAt(data, 5, 2),
             (QStringList{"bias(5, 2) = −0.5 × 3", "s₀ = 0.5000", "5 − 2 = 3", "−0.5 × 3 = −1.5000", "= −1.5000"}));
    QCOMPARE(linesAt(data, 5, 2, false), (QStringList{"bias(5, 2) = −0.5 × 3", "= −1.5000"}));
}

void tst_Derivation::aDifferenceTellsAAndB()
{
    const Source& rope = findSource("rope");
    const Data data = difference(rope.evaluate("cosines", {}), rope.evaluate("cosines", {{"base", 500000.0}}), {});

    const QStringList lines = linesAt(data, 5, 2);

    QCOMPARE(lines.size(), 5);
    QVERIFY(lines[1].startsWith("A = "));
    QVERIFY(lines[2].startsWith("B = "));
}

void tst_Derivation::whatHasNoRowHasNoSteps()
{
    const Data data = findSource("learned").evaluate("encoding", {{"length", std::int64_t{80}}});

    QVERIFY(!linesAt(data, 63, 0).isEmpty());
    QCOMPARE(linesAt(data, 64, 0), QStringList());
}

void tst_Derivation::aClassIsNamed()
{
    const Data data = findSource("rope").evaluate("out_of_range", {{"length", std::int64_t{16384}}});

    QCOMPARE(linesAt(data, 9000, 50).back(), QStringLiteral("= 1 · angle seen"));
    QCOMPARE(linesAt(findSource("t5").evaluate("bucket", {}), 5, 2).back(), QStringLiteral("= 3"));
}

void tst_Derivation::wordsAreCalledByTheirNames()
{
    const Data data = findSource("table").evaluate("cosine", {{"words", std::string("king queen man")}});

    QVERIFY(linesAt(data, 0, 2).front().startsWith("cosine(king, man) = "));
}

void tst_Derivation::aNarrowerViewIsTaller()
{
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    column->setContentsMargins(0, 0, 0, 0);
    auto* view = new FormulaView(m_appearance);
    view->setSubstitution({QStringLiteral("cosine(200, 30) = 1.1386 · cos(200 · 0.0094885)"), QStringLiteral("= 1")});
    column->addWidget(view);
    column->addStretch();
    window.resize(400, 400);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const int before = view->height();

    window.resize(260, 400);

    QTRY_VERIFY(view->height() > before);
    QCOMPARE(view->height(), view->heightForWidth(260));
}

void tst_Derivation::wordsBeforeAFormulaAreTranslated()
{
    const auto translate = [](const char*, const char* text) {
        const QByteArray words(text);
        return words == "masked" ? QStringLiteral("M") : words == "in all: a" ? QStringLiteral("W") : QString(words);
    };
    QCOMPARE(translatedStep("masked: 5 > 3", translate), QStringLiteral("M: 5 > 3"));
    QCOMPARE(translatedStep("in all: a", translate), QStringLiteral("W"));
    QCOMPARE(translatedStep("sin(318816 · 0.5)", translate), QStringLiteral("sin(318\u2009816 · 0.5)"));
    QCOMPARE(translatedStep("masked: 5 > 3", {}), QStringLiteral("masked: 5 > 3"));
}

WHORL_APP_TEST(tst_Derivation)
#include "tst_derivation.moc"
