// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_file.h"

#include "app/manual/manual_document.h"
#include "app/manual/manual_text.h"
#include "app/scene/fonts.h"
#include "app/scene/formula.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>
#include <map>

namespace whorl {

namespace {

// The book is laid out in units of 1/96 inch, and drawn finer.
constexpr double unitsPerInch = 96, millimetresPerInch = 25.4;
constexpr int resolution = 1200;
constexpr double textPixels = 12.5;
constexpr double marginMillimetres = 20, footMillimetres = 12;

double units(double millimetres)
{
    return millimetres / millimetresPerInch * unitsPerInch;
}

using PageNumbers = std::map<QString, int>;

/// Links that lead within the book; "page:rope#parameter.base" is "#rope.parameter.base".
QString withLinksInside(QString html)
{
    static const QRegularExpression place(QStringLiteral("href=\"page:([\\w-]+)(?:#([\\w.-]+))?\""));
    return html.replace(place, QStringLiteral("href=\"#chapter-\\1\""));
}

QString contentsHtml(const std::vector<ManualPage>& pages, const PageNumbers& numbers)
{
    QString html =
        QStringLiteral("<h1 style=\"page-break-before:always\">%1</h1><table width=\"100%\" cellspacing=\"0\" "
                       "cellpadding=\"1\">")
            .arg(Manual::tr("Contents"));
    QString group;
    for (const ManualPage& page : pages) {
        if (page.group != group)
            html += QStringLiteral("<tr><td colspan=\"2\"><b>%1</b></td></tr>").arg(page.group.toHtmlEscaped());
        group = page.group;
        const auto number = numbers.find(page.id);
        html += QStringLiteral("<tr><td><a href=\"#chapter-%1\">%2</a></td><td align=\"right\">%3</td></tr>")
                    .arg(page.id, page.title.toHtmlEscaped(),
                         number == numbers.end() ? QStringLiteral("000") : QString::number(number->second));
    }
    return html + QStringLiteral("</table>");
}

QString bookHtml(const std::vector<ManualPage>& pages, const PageNumbers& numbers)
{
    QString html = QStringLiteral("<p style=\"margin-top:220px;font-size:44px;font-weight:600\">Whorl</p>"
                                  "<p style=\"font-size:20px\">%1</p><p class=\"muted\">%2</p>")
                       .arg(Manual::tr("Where a token is, what it means"),
                            Manual::tr("Manual, version %1").arg(QStringLiteral(WHORL_VERSION)))
        + contentsHtml(pages, numbers);
    for (const ManualPage& page : pages) {
        QString chapter = withLinksInside(page.html);
        chapter.replace(
            chapter.indexOf(QLatin1String("<h1>")), 4,
            QStringLiteral("<h1 style=\"page-break-before:always\"><a name=\"chapter-%1\"></a>").arg(page.id));
        html += chapter;
    }
    return html;
}

/// The page on which each chapter begins, from 1.
PageNumbers chapterPages(const QTextDocument& document)
{
    PageNumbers numbers;
    const double height = document.pageSize().height();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            for (const QString& name : part.fragment().charFormat().anchorNames())
                if (name.startsWith(QLatin1String("chapter-")))
                    // Of a block that begins a page, the room left on the page before is a part.
                    numbers[name.sliced(8)] = 1
                        + static_cast<int>((document.documentLayout()->blockBoundingRect(block).bottom() - 1) / height);
    return numbers;
}

void setBook(QTextDocument& document, const std::vector<ManualPage>& pages, const PageNumbers& numbers, QSizeF size)
{
    document.setHtml(bookHtml(pages, numbers));
    document.setPageSize(size);
}

void paintPage(QPainter& painter, QTextDocument& document, int page, const QString& foot)
{
    const QSizeF size = document.pageSize();
    painter.save();
    painter.translate(0, -page * size.height());
    const QRectF visible(0, page * size.height(), size.width(), size.height());
    painter.setClipRect(visible);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = visible;
    context.palette.setColor(QPalette::Text, theme(ThemeName::print).text);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
    if (page == 0)
        return;
    painter.setFont(interfaceFont(10));
    painter.setPen(theme(ThemeName::print).muted);
    const QRectF line(0, size.height() + units(footMillimetres) / 2, size.width(), 16);
    painter.drawText(line, Qt::AlignLeft, foot);
    painter.drawText(line, Qt::AlignRight, QString::number(page + 1));
}

QString inlineFormulas(const QString& html)
{
    static const QRegularExpression picture(QStringLiteral("<img src=\"formula:([^\"]+)\" alt=\"([^\"]*)\">"));
    QString result;
    qsizetype done = 0;
    for (auto matches = picture.globalMatch(html); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        result += html.mid(done, match.capturedStart() - done);
        done = match.capturedEnd();
        if (const Formula* formula = findFormula(match.captured(1))) {
            static const QRegularExpression title(QStringLiteral("<title>[^<]*</title>"));
            QString svg = QString::fromUtf8(formulaPicture(*formula, theme(ThemeName::print).text));
            result += svg.replace(title, QStringLiteral("<title>%1</title>").arg(match.captured(2)));
        }
    }
    return result + html.mid(done);
}

}  // namespace

QByteArray manualPdf(const std::vector<ManualPage>& pages)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(resolution);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres},
                          QPageLayout::Millimeter);
    const QString title = Manual::tr("Whorl manual");
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Whorl " WHORL_VERSION));

    const QSizeF room = writer.pageLayout().paintRect(QPageLayout::Millimeter).size();
    const QSizeF size(units(room.width()), units(room.height() - footMillimetres));
    QTextDocument document;
    document.setUseDesignMetrics(true);
    document.setDocumentMargin(0);
    prepareManual(document, theme(ThemeName::print), textPixels);
    // Once to learn on which pages the chapters begin; numbers take no other room than the zeros before.
    setBook(document, pages, {}, size);
    setBook(document, pages, chapterPages(document), size);

    QPainter painter(&writer);
    painter.scale(resolution / unitsPerInch, resolution / unitsPerInch);
    for (int page = 0; page < document.pageCount(); ++page) {
        if (page > 0)
            writer.newPage();
        paintPage(painter, document, page, title);
    }
    painter.end();
    return bytes;
}

QByteArray manualHtmlFile(const std::vector<ManualPage>& pages)
{
    QString contents, chapters;
    for (const ManualPage& page : pages) {
        contents += QStringLiteral("<li><a href=\"#chapter-%1\">%2</a></li>").arg(page.id, page.title.toHtmlEscaped());
        static const QRegularExpression anchor(QStringLiteral("<a name=\"([^\"]*)\"></a>"));
        chapters += QStringLiteral("<section id=\"chapter-%1\">").arg(page.id)
            + inlineFormulas(withLinksInside(page.html).replace(anchor, QString())) + QStringLiteral("</section>\n");
    }
    const QString title = Manual::tr("Whorl manual");
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n<title>%2</title>\n"
                          "<style>%3\nbody { font: %4px/1.5 Inter, sans-serif; max-width: 50em; margin: 2em auto; }\n"
                          "section { margin-top: 4em; }\ntd, th { vertical-align: top; }\npre { padding: 8px; }\n"
                          "</style>\n</head>\n<body>\n<h1>%2</h1>\n<ul>%5</ul>\n%6</body>\n</html>\n")
        .arg(Manual::tr("en", "language of the manual, as in HTML"), title.toHtmlEscaped(),
             manualStyle(theme(ThemeName::print), textPixels + 2), QString::number(textPixels + 2), contents, chapters)
        .toUtf8();
}

}  // namespace whorl
