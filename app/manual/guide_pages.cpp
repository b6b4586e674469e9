// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/guide_pages.h"

#include "app/manual/manual_text.h"
#include "app/scene/glossary.h"

#include <QKeySequence>

namespace whorl {

namespace {

QString heading(const QString& text)
{
    return QStringLiteral("<h2>%1</h2>").arg(text.toHtmlEscaped());
}

QString paragraph(const QString& text)
{
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

QString commands(const QStringList& lines)
{
    return QStringLiteral("<pre>%1</pre>").arg(lines.join(u'\n').toHtmlEscaped());
}

QString startHtml()
{
    return paragraph(Manual::tr("Whorl shows where a token is and what it means: positional encodings, attention over "
                                "them, and word vectors, all worked out from their exact formulas."))
        + heading(Manual::tr("Boards and panels"))
        + paragraph(Manual::tr("A board holds panels. A panel shows one quantity of one source: a field of numbers, "
                               "curves, turning pairs, points or a list. Sources stand in the library on the left; a "
                               "double click, Return or a drag puts one on the board."))
        + paragraph(
               Manual::tr("The inspector on the right has the parameters of the selected panel. Panels of the same "
                          "source share them unless they are unlinked. Every change can be undone."))
        + heading(Manual::tr("The probe"))
        + paragraph(
               Manual::tr("Pointing at a panel chooses a query, a key, a pair, a channel, a head; all panels follow, "
                          "and read out their exact value there. A click pins the probe, Escape frees it, arrow "
                          "keys move it."))
        + paragraph(Manual::tr("While the probe is pinned, the inspector works its value out step by step."))
        + heading(Manual::tr("Conventions"))
        + paragraph(
               Manual::tr("Positions, pairs, channels, heads and layers count from 0. Rows are queries m, columns are "
                          "keys n, and the distance is m − n. A bias is what is added to the scaled score. Angles "
                          "are in radians, positive counter-clockwise."));
}

QString panelHtml()
{
    return paragraph(
               Manual::tr("Above the picture stand its title and what is drawn against what; below it the probe's "
                          "numbers and the value there."))
        + heading(Manual::tr("What a pixel is"))
        + paragraph(
               Manual::tr("A cell that is as large as a pixel or larger is drawn as it is. Where more cells than "
                          "pixels are visible, a pixel is the mean of all cells that it covers, worked out from the "
                          "formula and never sampled, so that a million positions look as they are. The status bar "
                          "says how many cells a pixel covers."))
        + paragraph(Manual::tr("Angles are averaged as directions; where they point all ways the colour is pale."))
        + heading(Manual::tr("Colours"))
        + paragraph(
               Manual::tr("A signed field has its neutral colour at 0; a field of one sign goes from pale to strong; "
                          "angles have a circle of colours without ends; classes have one colour each."))
        + paragraph(
               Manual::tr("Cells that a mask hides have the colour of the grid. Hatching marks what training never "
                          "showed: positions or distances past the trained length."))
        + heading(Manual::tr("Views"))
        + paragraph(
               Manual::tr("The sign in the panel's header changes the quantity and the view: a field is a heatmap or "
                          "one row of it. The wheel zooms, and Fit shows everything again."))
        + heading(Manual::tr("How a picture was made"))
        + paragraph(Manual::tr("The panel's menu has “How this picture was made”: the source, every parameter, the "
                               "formula, what a pixel is, and the commands that make the same numbers and the same "
                               "figure."));
}

QString commandsHtml()
{
    return paragraph(
               Manual::tr("A board is saved as a .whorl file, which is JSON. Every figure that Whorl writes as SVG, "
                          "PDF or PNG holds its board: opened again, it can be changed."))
        + paragraph(Manual::tr("Numbers go to CSV, JSON or NPY, in float64 and with a point in every language."))
        + heading(Manual::tr("Commands"))
        + paragraph(Manual::tr("Without a command the window opens. With one, no window and no display is needed."))
        + commands({QStringLiteral("whorl list sources"), QStringLiteral("whorl list quantities rope"),
                    QStringLiteral("whorl list parameters rope --json")})
        + commands({QStringLiteral("whorl compute alibi slopes --set heads=12 --format csv"),
                    QStringLiteral("whorl compute rope frequencies --model Llama-3.1-8B"),
                    QStringLiteral("whorl compute sinusoidal encoding --rows 0:16 --columns 0:8")})
        + commands({QStringLiteral("whorl render fingerprint -o fingerprint.svg --size 160x100mm"),
                    QStringLiteral("whorl render rope score --set length=1048576 -o score.png"),
                    QStringLiteral("whorl render rotation -o turn.gif --animate position=0:64")})
        + commands({QStringLiteral("whorl inspect config.json"), QStringLiteral("whorl vectors glove neighbours king"),
                    QStringLiteral("whorl manual -o manual.pdf --language zh_CN")})
        + paragraph(
               Manual::tr("Each command says more with --help. Bad input gets one sentence on standard error and exit "
                          "status 2; a file that could not be written gives 1."));
}

QString keysHtml()
{
    QString rows = QStringLiteral("<tr><th>%1</th><th>%2</th></tr>").arg(Manual::tr("Key"), Manual::tr("What it does"));
    const auto add = [&](const QString& key, const QString& what) {
        rows += QStringLiteral("<tr><td>%1</td><td>%2</td></tr>").arg(key.toHtmlEscaped(), what.toHtmlEscaped());
    };
    add(Manual::tr("Arrow keys"), Manual::tr("Move the probe by 1; with Shift by 16, with Ctrl to the edge"));
    add(Manual::tr("Escape"), Manual::tr("Free the probe, leave what lies on top"));
    add(Manual::tr("Tab"), Manual::tr("Next control"));
    for (const KeyRow& row : keyRows())
        add(QKeySequence(QString::fromLatin1(row.keys), QKeySequence::PortableText).toString(QKeySequence::NativeText),
            QCoreApplication::translate("whorl::Actions", row.what));
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"5\">") + rows
        + QStringLiteral("</table>");
}

QString lessonsHtml()
{
    const auto row = [](const QString& key, const QString& what) {
        return QStringLiteral("<tr><td>%1</td><td>%2</td></tr>").arg(key.toHtmlEscaped(), what.toHtmlEscaped());
    };
    const QString keys = row(Manual::tr("Page Down, Space"), Manual::tr("Reveal, then the next step"))
        + row(Manual::tr("Page Up"), Manual::tr("One step back"))
        + row(Manual::tr("Home"), Manual::tr("The first step"))
        + row(QStringLiteral("1–5"), Manual::tr("Choose an answer"))
        + row(QStringLiteral("F5"), Manual::tr("Begin and end a presentation"))
        + row(QStringLiteral("B, F, L"), Manual::tr("Black screen, freeze, laser"))
        + row(QStringLiteral("T, N"), Manual::tr("Time, notes for the teacher"));
    return paragraph(Manual::tr(
               "A lesson stands beside its boards and asks before it shows: predict, then reveal. All its numbers are "
               "computed while you read. Lessons begin on the start screen, in the library, or with "
               "Board, Lessons."))
        + QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"5\">") + keys
        + QStringLiteral("</table>")
        + paragraph(Manual::tr(
            "A lesson of your own is a folder: lesson.json says what is shown and asked, one Markdown text for each "
            "language says it in words. Drop the folder on the window, or use the command line."))
        + commands({"whorl lesson check FOLDER", "whorl --lesson FOLDER --present"})
        + paragraph(Manual::tr(
            "resources/lessons/README.md in Whorl's source describes both files; the shipped lessons beside it are "
            "examples."));
}

QString glossaryHtml()
{
    QString rows;
    const bool chinese = spokenLanguage() == u"zh_CN";
    for (const Term& term : glossary())
        rows += QStringLiteral(
                    "<tr><td><a name=\"%1\"></a><b>%2</b><br><span class=\"muted\">%3</span></td><td>%4</td></tr>")
                    .arg(term.english, chinese ? term.chinese : term.english, chinese ? term.english : term.chinese,
                         chinese ? term.aboutChinese : term.aboutEnglish);
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"5\">") + rows
        + QStringLiteral("</table>");
}

}  // namespace

std::vector<ManualPage> guidePages()
{
    const QString group = Manual::tr("Using Whorl");
    const std::pair<const char*, std::pair<QString, QString>> pages[] = {
        {"start", {Manual::tr("What Whorl shows"), startHtml()}},
        {"panel", {Manual::tr("How to read a panel"), panelHtml()}},
        {"commands", {Manual::tr("Files and command line"), commandsHtml()}},
        {"lessons", {Manual::tr("Lessons"), lessonsHtml()}},
        {"keys", {Manual::tr("Keys"), keysHtml()}},
        {"glossary", {Manual::tr("Words"), glossaryHtml()}},
    };
    std::vector<ManualPage> result;
    for (const auto& [id, page] : pages)
        result.push_back({QString::fromLatin1(id),
                          group,
                          page.first,
                          QStringLiteral("<h1>%1</h1>").arg(page.first.toHtmlEscaped()) + page.second,
                          {}});
    return result;
}

}  // namespace whorl
