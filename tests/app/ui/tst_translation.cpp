// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/document/lesson_store.h"
#include "app/scene/colour_map.h"
#include "app/scene/formula.h"
#include "app/scene/picture.h"
#include "app/scene/sentence.h"
#include "app/ui/controls/error_text.h"
#include "app/ui/look/appearance.h"
#include "app/ui/window/language.h"
#include "core/catalogue.h"
#include "resources/resources.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>
#include <map>

using namespace whorl;

namespace {

struct Entry {
    QString source, translation;
    bool unfinished = false;
};

using Entries = std::map<QString, std::vector<Entry>>;  ///< by context

const QString shippedFile = QStringLiteral(WHORL_SOURCE_DIR "/resources/translations/whorl_zh_CN.ts");

Entries readEntries(const QString& path)
{
    Entries entries;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return entries;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            entries[context].emplace_back();
        else if (xml.name() == u"source")
            entries[context].back().source = xml.readElementText();
        else if (xml.name() == u"translation") {
            entries[context].back().unfinished = xml.attributes().hasAttribute("type");
            entries[context].back().translation = xml.readElementText();
        }
    }
    return entries;
}

QStringList placeholders(const QString& text)
{
    static const QRegularExpression placeholder("%[1-9n]");
    QStringList found;
    for (auto matches = placeholder.globalMatch(text); matches.hasNext();)
        found += matches.next().captured();
    found.sort();
    return found;
}

/// Collects the texts that have no entry.
struct Missing {
    const Entries& entries;
    QStringList texts = {};

    bool known(const char* context, const QString& text) const
    {
        const auto found = entries.find(context);
        return found != entries.end()
            && std::any_of(found->second.begin(), found->second.end(),
                           [&](const Entry& entry) { return entry.source == text; });
    }

    /// Whether each of its sentences is, with %1, %2, ... in place of its numbers.
    bool knownAsSentences(const char* context, const QString& text) const
    {
        const auto marked = [this](const char* of, const char* english) {
            const QString plain = QString::fromUtf8(english);
            return known(of, plain) ? u'\x1' + plain : plain;
        };
        const QStringList sentences = text.split(QStringLiteral("; "));
        return std::all_of(sentences.begin(), sentences.end(), [&](const QString& sentence) {
            return translatedSentence(sentence.toStdString(), marked, context).startsWith(u'\x1');
        });
    }

    void look(const char* context, std::string_view english)
    {
        const QString text = QString::fromUtf8(english.data(), static_cast<qsizetype>(english.size()));
        // Names of sources and choices have one translation wherever they stand.
        if (!text.isEmpty() && !known(context, text) && !known("Source", text) && !known("Choice", text)
            && !knownAsSentences(context, text))
            texts += QString::fromLatin1(context) + ": " + text;
    }
};

/// What the data of a quantity shows beside its numbers.
struct DataTexts {
    Missing& missing;

    void operator()(const Field& field) const
    {
        for (const std::string& text : {field.rows.label, field.columns.label, field.valueLabel, field.unit})
            missing.look("Axis", text);
        if (field.slices)
            missing.look("Axis", field.slices->label);
        // Names along rows and columns may be the user's words.
        for (const std::string& name : field.slices ? field.slices->names : std::vector<std::string>())
            missing.look("Index", name);
        for (const std::string& name : field.classNames)
            missing.look("Class", name);
    }
    void operator()(const Curves& curves) const
    {
        missing.look("Axis", curves.axis.label);
        missing.look("Axis", curves.valueLabel);
        for (const Series& series : curves.series) {
            // "h = 3" is the same in every language, and what the user wrote stands between quotes.
            const bool everywhere = (series.label.size() >= 4 && series.label.compare(1, 3, " = ") == 0)
                || series.label.starts_with("\u201c");
            if (!everywhere)
                missing.look("Axis", series.label);
            missing.look("Axis", series.unit);
        }
        for (const Guide& guide : curves.guides)
            if (!guide.label.starts_with("L ="))
                missing.look("Guide", guide.label);
        missing.look("Sentence", curves.remark);
    }
    void operator()(const Rotors& rotors) const { missing.look("Axis", rotors.pairs.label); }
    void operator()(const Points& points) const { missing.look("Axis", points.axis.label); }
    void operator()(const Listing& listing) const
    {
        for (const std::string& column : listing.columns)
            missing.look("Axis", column);
        for (const std::vector<Cell>& row : listing.rows)
            for (std::size_t c = 0; c < row.size(); ++c) {
                const auto& own = listing.verbatim;
                const auto* words = std::get_if<std::string>(&row[c]);
                if (words && !words->empty() && std::find(own.begin(), own.end(), c) == own.end())
                    missing.look("Axis", *words);
            }
    }
};

}  // namespace

class tst_Translation : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { openResources(); }
    void cleanup() { speak("en"); }
    void everyEntryIsTranslated();
    void placeholdersAgree();
    void everyTextOfTheSourcesHasAnEntry();
    void everyTextOfTheCatalogueHasAnEntry();
    void everyTextOfReadyMadeDataHasAnEntry();
    void sentencesWithNumbersAreTranslated();
    void everyRefusalOfANumberIsTranslated();
    void everyRefusalOfABoardFileIsTranslated();

private:
    const Entries m_entries = readEntries(shippedFile);
};

void tst_Translation::everyEntryIsTranslated()
{
    QVERIFY(!m_entries.empty());
    for (const auto& [context, entries] : m_entries)
        for (const Entry& entry : entries)
            QVERIFY2(!entry.unfinished && !entry.translation.isEmpty(), qPrintable(context + ": " + entry.source));
}

void tst_Translation::placeholdersAgree()
{
    for (const auto& [context, entries] : m_entries)
        for (const Entry& entry : entries)
            QVERIFY2(placeholders(entry.source) == placeholders(entry.translation),
                     qPrintable(context + ": " + entry.source));
}

void tst_Translation::everyTextOfTheSourcesHasAnEntry()
{
    const QString lupdate = QStringLiteral(WHORL_LUPDATE);
    if (!QFile::exists(lupdate))
        QSKIP("lupdate is not installed");
    const QTemporaryDir folder;
    const QString file = folder.filePath("zh_CN.ts");
    QProcess process;
    process.setWorkingDirectory(WHORL_SOURCE_DIR);
    // As update_translations asks, but into a new file.
    process.start(lupdate,
                  {"-silent", "-I", ".", "-tr-function-alias", "QT_TRANSLATE_NOOP+=WHORL_TEXT", "core", "app",
                   "resources/translations", "-ts", file});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);

    Missing missing{m_entries};
    const Entries asked = readEntries(file);
    QVERIFY(!asked.empty());
    for (const auto& [context, entries] : asked)
        for (const Entry& entry : entries)
            missing.look(qPrintable(context), entry.source.toStdString());
    QVERIFY2(missing.texts.isEmpty(),
             qPrintable("build update_translations and translate\n" + missing.texts.join('\n')));
}

void tst_Translation::everyTextOfTheCatalogueHasAnEntry()
{
    Missing missing{m_entries};
    for (const Source& source : catalogue()) {
        const SourceInfo& info = source.info;
        for (const std::string_view text : {info.label, info.family, info.summary, info.citation})
            missing.look("Source", text);
        for (const Note& note : info.notes)
            missing.look("Source", note.text);
        for (const Parameter& parameter : source.parameters) {
            missing.look("Parameter", parameter.label);
            missing.look("Parameter", parameter.help);
            for (const Choice& choice : parameter.choices)
                missing.look(choice.context, choice.label);
        }
        for (const QuantityInfo& quantity : source.quantities) {
            for (const std::string_view text : {quantity.label, quantity.caption, quantity.help})
                missing.look("Quantity", text);
            std::visit(DataTexts{missing}, source.evaluate(quantity.id, {}));
        }
    }
    QVERIFY2(missing.texts.isEmpty(), qPrintable(missing.texts.join('\n')));
}

void tst_Translation::everyTextOfReadyMadeDataHasAnEntry()
{
    Missing missing{m_entries};
    for (const ReadyMadeBoard& ready : readyMadeBoards()) {
        missing.look("Board", ready.board.title);
        missing.look("Board", ready.board.summary);
        for (const Panel& panel : ready.board.panels) {
            missing.look("Board", panel.title);
            missing.look("Board", panel.caption);
        }
    }
    for (const Lesson& lesson : lessons())
        for (const LessonStep& step : lesson.steps) {
            missing.look("Board", step.board.title);
            for (const Panel& panel : step.board.panels) {
                missing.look("Board", panel.title);
                missing.look("Board", panel.caption);
            }
        }
    for (const Formula& formula : formulas())
        for (const QString& clause : formula.spoken.split("; "))
            missing.look("Formula", clause.toStdString());
    for (const ViewInfo& view : views())
        missing.look("View", view.label.toStdString());
    for (const QString& id : colourMaps()) {
        const ColourMap& map = colourMap(id, ThemeName::light);
        missing.look("ColourMap", map.label.toStdString());
        missing.look("ColourMap", map.use.toStdString());
    }
    QVERIFY2(missing.texts.isEmpty(), qPrintable(missing.texts.join('\n')));
}

void tst_Translation::sentencesWithNumbersAreTranslated()
{
    const auto translate = [](const char* context, const char* text) {
        return QCoreApplication::translate(context, text);
    };
    const std::string english = "3 components hold 83 % of the variance";
    QCOMPARE(translatedSentence(english, translate), QString::fromStdString(english));
    QCOMPARE(translatedSentence(english, {}), QString::fromStdString(english));
    speak("zh_CN");
    QCOMPARE(translatedSentence(english, translate), QString("3 个主成分占方差的 83 %"));
    QCOMPARE(translatedSentence("a number from -2.5 to 1e-05 is needed", translate),
             QString("应为 -2.5 到 1e-05 之间的数"));
    QCOMPARE(translatedSentence("\"12 kings\", which is not in \"a/2.vec\"", translate),
             QString("“12 kings”，不在“a/2.vec”中"));
    QCOMPARE(translatedSentence("not learnt from this text: \"cat\", \"dog\"", translate),
             QString("没有从这段文本中学到：“cat”、“dog”"));
    QCOMPARE(translatedSentence("a fig is needed", translate), QString("a fig is needed"));
}

void tst_Translation::everyRefusalOfANumberIsTranslated()
{
    speak("zh_CN");
    static const QRegularExpression word("[a-z]{3,}");
    for (const Source& source : catalogue())
        for (const Parameter& parameter : source.parameters) {
            if (parameter.kind != ParameterKind::integer && parameter.kind != ParameterKind::real)
                continue;
            try {
                conform(parameter, -1e300);
                QFAIL("accepted");
            } catch (const InputError& error) {
                const QString sentence = errorText(error, std::string(source.info.id)).sentence;
                QVERIFY2(!sentence.contains(word), qPrintable(sentence));
            }
        }
}

void tst_Translation::everyRefusalOfABoardFileIsTranslated()
{
    speak("zh_CN");
    static const QRegularExpression word("[a-z]{3,}");
    const QTemporaryDir folder;
    const QString path = folder.filePath("x");
    const auto refusal = [&](const QByteArray& content) -> QString {
        try {
            writeFile(content, path);
            readBoardFile(path);
        } catch (const InputError& error) {
            return errorSentence(error).remove(path);
        }
        return "accepted";
    };
    for (const char* content :
         {"{", "[]", "{}", "{\"whorl\": 99}", "{\"whorl\": 0}", "<svg/>", "{\"whorl\": 1, \"title\": 2}",
          "{\"whorl\": 1, \"panels\": 3}", "{\"whorl\": 1, \"panels\": [3]}", "{\"whorl\": 1, \"order\": 0.5}",
          "{\"whorl\": 1, \"proportions\": 0.5}", "{\"whorl\": 1, \"probe\": {\"pinned\": 1}}"}) {
        // The keys of the file and what stands there are not words.
        static const QRegularExpression quoted("[a-z.\\[\\]0-9]+为 |\"[a-z]+\"");
        QString sentence =
            refusal(content).remove(quoted).remove(QRegularExpression("null|true|false|JSON")).remove("Whorl");
        QVERIFY2(!sentence.contains(word), qPrintable(sentence));
    }
}

WHORL_APP_TEST(tst_Translation)
#include "tst_translation.moc"
