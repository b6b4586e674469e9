// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_pages.h"

#include "app/manual/guide_pages.h"
#include "app/manual/manual_text.h"
#include "app/manual/source_page.h"
#include "core/catalogue.h"

#include <QRegularExpression>

#include <functional>

namespace whorl {

namespace {

/// The words of a page without its marks, and what they are in English.
QString searchedText(const QString& html, const Source* source)
{
    static const QRegularExpression marks(QStringLiteral("<[^>]*>"));
    QString words = QString(html).replace(marks, QStringLiteral(" "));
    words.replace(QStringLiteral("&gt;"), QStringLiteral(">")).replace(QStringLiteral("&amp;"), QStringLiteral("&"));
    if (source) {
        words += u' ' + textOf(source->info.label) + u' ' + textOf(source->info.summary) + u' '
            + textOf(source->info.citation);
        for (const Parameter& parameter : source->parameters)
            words += u' ' + textOf(parameter.label);
        for (const QuantityInfo& quantity : source->quantities)
            words += u' ' + textOf(quantity.label);
    }
    return words.toLower();
}

ManualPage sourcePage(const Source& source)
{
    ManualPage page;
    page.id = textOf(source.info.id);
    page.group = QCoreApplication::translate("Source", std::string(source.info.family).c_str());
    page.title = QCoreApplication::translate("Source", std::string(source.info.label).c_str());
    page.html = sourceHtml(source);
    page.searched = searchedText(page.html, &source);
    return page;
}

QString linkTo(const ManualPage& page)
{
    return QStringLiteral("<a href=\"page:%1\">%2</a>").arg(page.id, page.title.toHtmlEscaped());
}

/// All pages by their groups; of these, only those that `chosen` wants.
QString linksHtml(const std::vector<ManualPage>& pages, const std::function<bool(const ManualPage&)>& chosen)
{
    QString html, group;
    for (const ManualPage& page : pages) {
        if (!chosen(page))
            continue;
        html += page.group == group
            ? QStringLiteral(" · ")
            : QStringLiteral("<p><span class=\"muted\">%1</span><br>").arg(page.group.toHtmlEscaped());
        group = page.group;
        html += linkTo(page);
    }
    return html;
}

QString place(std::string_view source, const char* kind, std::string_view id)
{
    return QStringLiteral("page:%1#%2.%3").arg(textOf(source), QString::fromLatin1(kind), textOf(id));
}

}  // namespace

std::vector<ManualPage> manualPages()
{
    std::vector<ManualPage> pages = guidePages();
    for (ManualPage& page : pages)
        page.searched = searchedText(page.html, nullptr);
    for (const Source& source : catalogue())
        pages.push_back(sourcePage(source));
    // Pages know each other only now.
    for (ManualPage& page : pages)
        if (page.id == QLatin1String("start"))
            page.html += QStringLiteral("<h2>%1</h2>").arg(Manual::tr("All pages"))
                + linksHtml(pages, [](const ManualPage&) { return true; });
        else
            page.html += linksHtml(
                pages, [&](const ManualPage& other) { return other.group == page.group && other.id != page.id; });
    return pages;
}

QString parameterPlace(std::string_view source, std::string_view parameter)
{
    return place(source, "parameter", parameter);
}

QString quantityPlace(std::string_view source, std::string_view quantity)
{
    return place(source, "quantity", quantity);
}

}  // namespace whorl
