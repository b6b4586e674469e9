// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_pages.h"

#include "app/manual/manual_document.h"
#include "app/scene/formula.h"
#include "core/catalogue.h"
#include "tests/support/test_main.h"

#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTextDocument>

#include <algorithm>

using namespace whorl;

namespace {

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

}  // namespace

class tst_ManualPages : public QObject {
    Q_OBJECT

private slots:
    void everySourceHasAPage();
    void aPageNamesEverythingThatItsSourceHas();
    void placesAreOnTheirPages();
    void linksLeadToPages();
    void formulasOfThePagesExist();
    void searchesLookThroughWordsNotMarks();
    void documentsDrawFormulas();

private:
    const ManualPage& page(const QString& id) const
    {
        const auto found =
            std::find_if(m_pages.begin(), m_pages.end(), [&](const ManualPage& each) { return each.id == id; });
        return found == m_pages.end() ? m_pages.front() : *found;
    }
    const std::vector<ManualPage> m_pages = manualPages();
};

void tst_ManualPages::everySourceHasAPage()
{
    QCOMPARE(m_pages.front().id, QString("start"));
    for (const Source& source : catalogue()) {
        const ManualPage& held = page(text(source.info.id));
        QCOMPARE(held.id, text(source.info.id));
        QCOMPARE(held.title, text(source.info.label));
        QCOMPARE(held.group, text(source.info.family));
    }
}

void tst_ManualPages::aPageNamesEverythingThatItsSourceHas()
{
    for (const Source& source : catalogue()) {
        const QString html = page(text(source.info.id)).html;
        const auto has = [&](std::string_view words) { return html.contains(text(words).toHtmlEscaped()); };
        QVERIFY(has(source.info.summary) && has(source.info.citation) && has(source.info.link));
        for (const Note& note : source.info.notes)
            QVERIFY2(has(note.text), std::string(note.id).c_str());
        for (const Parameter& parameter : source.parameters) {
            QVERIFY2(has(parameter.label) && has(parameter.help) && has(parameter.unit),
                     std::string(parameter.id).c_str());
            for (const Choice& choice : parameter.choices)
                QVERIFY2(has(choice.key) && has(choice.label), std::string(choice.key).c_str());
        }
        for (const QuantityInfo& quantity : source.quantities)
            QVERIFY2(has(quantity.label) && has(quantity.help), std::string(quantity.id).c_str());
    }
}

void tst_ManualPages::placesAreOnTheirPages()
{
    const auto isThere = [&](const QString& place) {
        const QString id = place.section(':', 1).section('#', 0, 0), anchor = place.section('#', 1);
        return page(id).html.contains("<a name=\"" + anchor + "\"></a>");
    };
    for (const Source& source : catalogue()) {
        for (const Parameter& parameter : source.parameters)
            QVERIFY(isThere(parameterPlace(source.info.id, parameter.id)));
        for (const QuantityInfo& quantity : source.quantities)
            QVERIFY(isThere(quantityPlace(source.info.id, quantity.id)));
    }
}

void tst_ManualPages::linksLeadToPages()
{
    static const QRegularExpression link("href=\"page:([^\"#]+)");
    for (const ManualPage& each : m_pages) {
        int count = 0;
        for (auto found = link.globalMatch(each.html); found.hasNext(); ++count)
            if (const QString id = found.next().captured(1); page(id).id != id)
                QFAIL(qPrintable(id));
        // Pages lead to those of their group.
        const auto neighbours = std::count_if(m_pages.begin(), m_pages.end(), [&](const ManualPage& other) {
            return other.group == each.group && other.id != each.id;
        });
        QVERIFY2(count > 0 || neighbours == 0, qPrintable(each.id));
    }
}

void tst_ManualPages::formulasOfThePagesExist()
{
    static const QRegularExpression picture("src=\"formula:([^\"]+)\"");
    QStringList shown;
    for (const ManualPage& each : m_pages)
        for (auto found = picture.globalMatch(each.html); found.hasNext();) {
            shown += found.next().captured(1);
            QVERIFY2(findFormula(shown.back()), qPrintable(shown.back()));
        }
    // And all that there are, are in the book.
    for (const Formula& formula : formulas())
        QVERIFY2(shown.contains(formula.id), qPrintable(formula.id));
}

void tst_ManualPages::searchesLookThroughWordsNotMarks()
{
    const QString searched = page("rope").searched;
    QVERIFY(searched.contains("yarn") && searched.contains("rotary_dimension"));
    QVERIFY(!searched.contains("<td>") && searched == searched.toLower());
}

void tst_ManualPages::documentsDrawFormulas()
{
    QTextDocument document;
    prepareManual(document, theme(ThemeName::dark), 14);
    document.setHtml("<img src=\"formula:alibi\" alt=\"words\">");
    document.setTextWidth(400);
    QVERIFY(document.size().height() > 60);
    QImage image(400, 200, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::black);
    QPainter painter(&image);
    document.drawContents(&painter);
    painter.end();
    int bright = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            bright += qGray(image.pixel(x, y)) > 180;
    QVERIFY(bright > 200);
}

WHORL_APP_TEST(tst_ManualPages)
#include "tst_manual_pages.moc"
