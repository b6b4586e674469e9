// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the Inspector that only show: title, view, formula, values.
#include "app/manual/manual_pages.h"
#include "app/scene/fonts.h"
#include "app/scene/formula.h"
#include "app/scene/number_text.h"
#include "app/ui/controls/fold_section.h"
#include "app/ui/controls/labelled_row.h"
#include "app/ui/controls/link_button.h"
#include "app/ui/inspector/formula_view.h"
#include "app/ui/inspector/inspector.h"
#include "app/ui/inspector/parameter_row.h"
#include "app/ui/inspector/sides_section.h"
#include "app/ui/inspector/view_section.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/labels.h"
#include "core/catalogue.h"
#include "core/panel_sides.h"

#include <QFrame>
#include <QLabel>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace whorl {

namespace {

QString sourceText(std::string_view english)
{
    return coreText("Source", english);
}

QLabel* makeParagraph(QString html)
{
    // The space between thousands must not end a line; Qt 6.4 breaks even at narrow no-break spaces.
    static const QRegularExpression thousands(QStringLiteral("(?<=\\d)[ \\x{2009}](?=\\d{3}\\b)"));
    auto* label = new QLabel(html.replace(thousands, QChar(QChar::Nbsp)));
    label->setFont(interfaceFont(13));
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setOpenExternalLinks(true);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    return label;
}

/// "d/2" and "d = 64" are not taken apart, though lines may end at a slash or a space.
QString unbroken(QString text)
{
    static const QRegularExpression slash(QStringLiteral("(?<=\\w)/(?=\\w)"));
    static const QRegularExpression sign(QStringLiteral("(?<=[\\w)]) ([=\u2212\u00d7\u00b7]) (?=[\\w(])"));
    return text.replace(slash, QStringLiteral("/\u2060")).replace(sign, QStringLiteral("\u00a0\\1\u00a0"));
}

/// "Vaswani et al. 2017, Attention Is All You Need, section 3.5" with the title as the link.
QString citationHtml(const Source& source, const Theme& theme)
{
    const QString citation = sourceText(source.info.citation);
    const QString link = QString::fromUtf8(source.info.link.data(), static_cast<qsizetype>(source.info.link.size()));
    const auto linked = [&](const QString& text) {
        return link.isEmpty() ? text.toHtmlEscaped()
                              : QStringLiteral("<a href=\"%1\" style=\"color:%2;text-decoration:none\">%3</a>")
                                    .arg(link.toHtmlEscaped(), theme.accent.name(), text.toHtmlEscaped());
    };
    // A Chinese citation has full-width commas between its parts.
    static const QRegularExpression parts(QStringLiteral("^(.*?(?:, |，))(.*?)((?:, section|，第).*)?$"));
    const QRegularExpressionMatch match = parts.match(citation);
    if (!match.hasMatch())
        return linked(citation);
    return match.captured(1).toHtmlEscaped() + linked(match.captured(2)) + match.captured(3).toHtmlEscaped();
}

QString kindText(QuantityKind kind)
{
    switch (kind) {
    case QuantityKind::field:
        return Inspector::tr("field");
    case QuantityKind::curves:
        return Inspector::tr("curves");
    case QuantityKind::rotors:
        return Inspector::tr("turning pairs");
    case QuantityKind::points:
        return Inspector::tr("points");
    case QuantityKind::listing:
        return Inspector::tr("list");
    }
    return {};
}

QString unitOf(const Data& data)
{
    if (const auto* field = std::get_if<Field>(&data))
        return coreText("Axis", field->unit);
    const auto* curves = std::get_if<Curves>(&data);
    return curves && !curves->series.empty() ? coreText("Axis", curves->series.front().unit) : QString();
}

void clear(QVBoxLayout& rows)
{
    while (QLayoutItem* item = rows.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

}  // namespace

FoldSection* Inspector::addSection(const char* id, const QString& name, bool open)
{
    auto* section = new FoldSection(m_appearance, name);
    section->setOpen(open != (m_toggled.contains(id)));
    connect(section, &FoldSection::toggled, this, [this, id](bool) {
        if (m_toggled.erase(id) == 0)
            m_toggled.insert(id);
    });
    m_column->addWidget(section);
    return section;
}

void Inspector::addTitle(const Source& source)
{
    auto* title = new QWidget;
    auto* column = new QVBoxLayout(title);
    column->setContentsMargins(16, 13, 16, 8);
    column->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->addWidget(makeLabel(sourceText(source.info.label), 15, QFont::DemiBold));
    row->addStretch();
    row->addWidget(makeLabel(sourceText(source.info.family), 12, QFont::Normal, "muted"));
    column->addLayout(row);
    QLabel* summary = makeLabel(unbroken(sourceText(source.info.summary)), 13, QFont::Normal, "muted");
    summary->setWordWrap(true);
    column->addWidget(summary);
    m_column->addWidget(title);
}

void Inspector::addSides()
{
    const whorl::Panel* shown = panel();
    if (sideCount(*shown) == 1)
        return;
    FoldSection* section = addSection("sides", shown->minus ? tr("A and B") : tr("Side by side"), true);
    m_sides = new SidesSection(
        m_appearance,
        [this](const QString& text, const std::function<void(whorl::Panel&)>& wanted) { change(text, wanted); },
        m_builtWidth);
    connect(m_sides, &SidesSection::chosen, this, &Inspector::chooseSide, Qt::QueuedConnection);
    section->content()->addWidget(m_sides);
    if (!shown->minus)
        return;
    auto* swap = new LinkButton(m_appearance, tr("Swap"), false);
    swap->setPixelSize(12);
    swap->setToolTip(tr("B − A in place of A − B"));
    connect(swap, &QAbstractButton::clicked, this,
            [this] { change(tr("Swap A and B"), [](whorl::Panel& held) { held = swapped(held); }); });
    section->setButton(swap);
}

void Inspector::addParameters(const Source& source)
{
    FoldSection* section = addSection("parameters", tr("Parameters"), true);
    auto* reset = new LinkButton(m_appearance, tr("Reset"), false);
    reset->setPixelSize(12);
    reset->setToolTip(tr("All parameters back to their defaults"));
    connect(reset, &QAbstractButton::clicked, this, &Inspector::resetParameters);
    section->setButton(reset);
    m_reset = reset;
    for (const Parameter& parameter : source.parameters)
        section->content()->addWidget(makeRow(parameter));
}

void Inspector::addView()
{
    FoldSection* section = addSection("view", tr("View"), true);
    m_view = new ViewSection(
        m_appearance,
        [this](const QString& text, const std::function<void(whorl::Panel&)>& wanted) { change(text, wanted); },
        m_builtWidth);
    section->content()->addWidget(m_view);
}

QWidget* Inspector::makeNotes(const std::vector<Note>& notes)
{
    auto* box = new QFrame;
    box->setProperty("look", "note");
    auto* inside = new QVBoxLayout(box);
    inside->setContentsMargins(12, 8, 12, 8);
    inside->setSpacing(6);
    // After a full-width stop there is no space.
    const QString heading = tr("Worth knowing."), gap = heading.endsWith(u'.') ? QStringLiteral(" ") : QString();
    QString opening = QStringLiteral("<span style=\"font-weight:600\">%1</span>%2").arg(heading, gap);
    for (const Note& note : notes) {
        inside->addWidget(makeParagraph(opening + unbroken(sourceText(note.text)).toHtmlEscaped()));
        opening.clear();
    }
    return box;
}

void Inspector::addFormula(const Source& source)
{
    m_formulaSection = addSection("formula", tr("Formula"), true);
    QVBoxLayout* column = m_formulaSection->content();
    column->setSpacing(10);
    column->setContentsMargins(16, 4, 16, 12);
    m_formula = new FormulaView(m_appearance);
    column->addWidget(m_formula);
    if (!source.info.citation.empty()) {
        QLabel* citation = makeParagraph(citationHtml(source, m_appearance.theme()));
        citation->setProperty("tone", "muted");
        column->addWidget(citation);
    }
    if (!source.info.notes.empty())
        column->addWidget(makeNotes(source.info.notes));
}

void Inspector::addValues()
{
    m_valuesSection = addSection("values", tr("Values"), false);
    m_valueRows = m_valuesSection->content();
}

void Inspector::refresh()
{
    const whorl::Panel* shown = panel();
    if (!shown || !m_view)
        return;
    const bool sameAsBefore = m_data && sameData(*shown, m_shown);
    const Probe& probe = m_document.board().probe;
    const bool same = sameAsBefore && *shown == m_shown && probedSlice(*m_data, probe) == m_shownSlice;
    if (same)
        return;
    if (!sameAsBefore) {
        m_data.reset();
        try {
            if (!isGradual(*shown))
                m_data = evaluatePanel(*shown);
        } catch (const InputError&) {
            // The panel says what is wrong with it.
        }
    }
    m_shown = *shown;
    m_shownSlice = m_data ? probedSlice(*m_data, probe) : 0;
    const Data* own = m_data && !m_data->data.empty() ? &m_data->data.front() : nullptr;
    m_view->show(*shown, own, m_shownSlice);
    showValues(own);
    refreshFormula();
}

void Inspector::showValues(const Data* own)
{
    QList<std::pair<QString, QString>> values;
    if (own) {
        const QString unit = unitOf(*own);
        values = {{tr("Shape"), shapeText(*own)},
                  {tr("Kind"), kindText(static_cast<QuantityKind>(own->index()))},
                  {tr("Unit"), unit.isEmpty() ? tr("none") : unit},
                  {tr("Computed in"), QStringLiteral("float64")}};
    }
    m_valuesSection->setRemark(values.isEmpty() ? QString() : values.front().second);
    if (values == m_values)
        return;
    m_values = values;
    clear(*m_valueRows);
    for (const auto& [label, text] : values) {
        QLabel* value = makeLabel(text, 13, QFont::Normal, "muted");
        value->setMinimumHeight(rowControlHeight);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_valueRows->addWidget(makeLabelledRow(m_appearance, label, {}, value));
    }
}

void Inspector::refreshFormula()
{
    const whorl::Panel* shown = panel();
    if (!shown || !m_formula)
        return;
    QStringList lines;
    const auto seen = m_data ? m_data : m_shownData ? m_shownData(m_panel) : nullptr;
    if (seen && !seen->data.empty() && m_formulaSection->isOpen())
        lines = substitution(seen->data.front(), m_document.board().probe, shown->slice);
    m_content->setProperty("manual", quantityPlace(m_source, shown->quantity));
    m_formula->setFormulas(formulasOf(findSource(m_source), shown->quantity, shownValues(*shown)));
    m_formula->setSubstitution(lines);
    m_formula->setVisible(!m_formula->isEmpty());
}

}  // namespace whorl
