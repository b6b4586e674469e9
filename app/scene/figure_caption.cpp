// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/figure_caption.h"

#include "app/scene/board_texts.h"
#include "app/scene/number_text.h"
#include "app/scene/panel_parameters.h"
#include "app/scene/scene_text.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTextLayout>

#include <algorithm>

namespace whorl {

namespace {

const QString between = QStringLiteral(" \u00b7 ");

/// "Vaswani et al. 2017" of a citation that begins so; empty for others.
QString shortCitation(const Source& source, const PictureStyle& style)
{
    static const QRegularExpression authorsAndYear(QStringLiteral("^[^,;:()，；：（）]*\\b(19|20)\\d\\d\\b"));
    return authorsAndYear.match(style.text("Source", source.info.citation)).captured();
}

/// What leads to the paper: its short citation, or the source's own name.
QString linkedName(const Source& source, const PictureStyle& style)
{
    const QString citation = shortCitation(source, style);
    return citation.isEmpty() ? style.text("Source", source.info.label) : citation;
}

const Value& valueOf(const Values& values, const Source& source, std::string_view id)
{
    const auto own = values.find(id);
    return own != values.end() ? own->second : source.defaults.find(id)->second;
}

/// Whether anything is drawn by chance: where vectors can be chosen, only those that are random.
bool isDrawn(const Source& source, const Values& values)
{
    bool isChosen = false;
    for (const Parameter& parameter : source.parameters)
        if (parameter.kind == ParameterKind::vector && parameter.matters(values, source.defaults)) {
            if (valueOf(values, source, parameter.id) == Value(std::string("random")))
                return true;
            isChosen = true;
        }
    return !isChosen;
}

/// The seeds and the files that the panels of a source have, each once.
QStringList seedsAndFiles(const SharedSettings& shared)
{
    QStringList seeds, files;
    const Source& source = *shared.source;
    for (const Values* values : shared.values) {
        for (const Parameter& parameter : source.parameters) {
            if (!parameter.matters(*values, source.defaults))
                continue;
            const Value& value = valueOf(*values, source, parameter.id);
            if (parameter.id == "seed" && isDrawn(source, *values))
                seeds += Scene::tr("seed %1").arg(std::get<std::int64_t>(value));
            const bool changed = value != source.defaults.find(parameter.id)->second;
            if (parameter.kind == ParameterKind::file && changed)
                files += QFileInfo(QString::fromStdString(std::get<std::string>(value))).fileName();
        }
    }
    seeds.removeDuplicates();
    files.removeDuplicates();
    files.removeAll(QString());
    return files + seeds;
}

/// "RoPE (Su et al. 2021): d = 64 · b = 10 000 · seed 3"
QString sourceText(const SharedSettings& shared, const PictureStyle& style)
{
    const QString label = style.text("Source", shared.source->info.label);
    const QString citation = shortCitation(*shared.source, style);
    const QString name = citation.isEmpty() ? label : Scene::tr("%1 (%2)").arg(label, citation);
    QStringList settings = seedsAndFiles(shared);
    if (!shared.text.isEmpty())
        settings.prepend(shared.text);
    return settings.isEmpty() ? name : Scene::tr("%1: %2").arg(name, settings.join(between));
}

/// What took steps: their number, with the panels' titles where it is not the same everywhere.
QStringList stepTexts(const Board& board, const PictureStyle& style)
{
    QStringList steps, titled;
    for (const Panel& panel : board.panels)
        if (const std::int64_t count = stepsOf(panel); count > 0) {
            steps += count == 1 ? Scene::tr("1 step") : Scene::tr("%1 steps").arg(integerText(count));
            titled += Scene::tr("%1: %2").arg(panelTitle(panel, style), steps.back());
        }
    steps.removeDuplicates();
    return steps.size() < 2 ? steps : titled;
}

QString boardName(const Board& board, const PictureStyle& style)
{
    if (board.panels.size() != 1)
        return style.text("Board", board.title);
    const QString title = panelTitle(board.panels.front(), style);
    const QString caption = panelCaption(board.panels.front(), style);
    return caption.isEmpty() ? title : Scene::tr("%1, %2").arg(title, caption);
}

/// Whether a title brings its own mark at the end: "Which model is this?"
bool endsItself(const QString& sentence)
{
    return QStringLiteral(".?!…。？！").contains(sentence.back());
}

QTextLayout::FormatRange anchor(const CaptionLink& link)
{
    QTextLayout::FormatRange range;
    range.start = static_cast<int>(link.start);
    range.length = static_cast<int>(link.length);
    range.format.setAnchor(true);
    range.format.setAnchorHref(link.address);
    return range;
}

/// Breaks the text into lines; returns how high they are.
double breakLines(QTextLayout& layout, double width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    double height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(width, 1.0));
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

/// As layouts want it: they break lines at this character, not at the usual one.
QString withLineSeparators(QString text)
{
    return text.replace(u'\n', QChar::LineSeparator);
}

}  // namespace

QString standardCaption(const Board& board, const PictureStyle& style, const QString& model, const Board* end)
{
    Board both = board;
    if (end)
        both.panels.insert(both.panels.end(), end->panels.begin(), end->panels.end());
    QStringList sources;
    for (const SharedSettings& shared : sharedSettings(both, style))
        sources += sourceText(shared, style);
    const QString name = boardName(board, style);
    // A source that is called as the board is named once.
    for (QString& source : sources)
        if (source.startsWith(name + Scene::tr("%1: %2").arg(QString(), QString())))
            source.remove(0, name.size() + Scene::tr("%1: %2").arg(QString(), QString()).size());
    QStringList origin = {comparedNames(board, style), sources.join(Scene::tr("; "))};
    origin.append(stepTexts(board, style));
    origin.append(model);
    origin.removeAll(QString());
    QStringList sentences = {name, origin.join(between)};
    sentences.removeAll(QString());
    QString caption = Scene::tr("Whorl %1").arg(QLatin1String(WHORL_VERSION));
    for (auto each = sentences.rbegin(); each != sentences.rend(); ++each)
        caption = endsItself(*each) ? *each + u' ' + caption : Scene::tr("%1. %2").arg(*each, caption);
    return caption;
}

std::vector<CaptionLink> captionLinks(const QString& caption, const Board& board, const PictureStyle& style)
{
    std::vector<CaptionLink> links;
    const auto add = [&](qsizetype start, qsizetype length, const QString& address) {
        const bool isFree = std::none_of(links.begin(), links.end(), [&](const CaptionLink& other) {
            return start < other.start + other.length && other.start < start + length;
        });
        if (isFree)
            links.push_back({start, length, address});
    };
    static const QRegularExpression addresses(QStringLiteral("https?://[^\\s<>\"）]*[^\\s<>\"）.,;:)]"));
    for (auto found = addresses.globalMatch(caption); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        add(match.capturedStart(), match.capturedLength(), match.captured());
    }
    for (const SharedSettings& shared : sharedSettings(board, style)) {
        const SourceInfo& info = shared.source->info;
        const QString name = linkedName(*shared.source, style);
        const qsizetype start = info.link.empty() || name.isEmpty() ? -1 : caption.indexOf(name);
        if (start >= 0)
            add(start, name.size(), QString::fromUtf8(info.link.data(), static_cast<qsizetype>(info.link.size())));
    }
    std::sort(links.begin(), links.end(), [](const CaptionLink& a, const CaptionLink& b) { return a.start < b.start; });
    return links;
}

double captionHeight(const QString& caption, const QFont& font, double width)
{
    if (caption.isEmpty())
        return 0;
    QTextLayout layout(withLineSeparators(caption), font);
    return breakLines(layout, width);
}

void paintCaption(QPainter& painter, const QString& caption, const QFont& font, const QRectF& area,
                  const std::vector<CaptionLink>& links)
{
    QTextLayout layout(withLineSeparators(caption), font);
    QList<QTextLayout::FormatRange> formats;
    std::transform(links.begin(), links.end(), std::back_inserter(formats), anchor);
    layout.setFormats(formats);
    breakLines(layout, area.width());
    layout.draw(&painter, area.topLeft());
}

}  // namespace whorl
