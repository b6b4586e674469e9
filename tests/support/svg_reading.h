// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QRegularExpression>
#include <QStringList>
#include <QTransform>
#include <QXmlStreamReader>

#include <vector>

namespace whorl::test {

/// What stands in an SVG of Whorl's, in units of 1/96 inch, whatever those of its viewBox are.
struct SvgReading {
    struct Text {
        QString text;
        QPointF place;  ///< of the base line's beginning
        double size = 0;
        QColor colour;
        bool upright = true;
    };
    struct Image {
        QRectF area;
        QImage pixels;
    };
    std::vector<Text> texts;
    std::vector<Image> images;
    int elements = 0;
    QString error;  ///< empty: it is well-formed

    /// The text with these words; nullptr where there is none.
    const Text* find(const QString& words) const
    {
        for (const Text& each : texts)
            if (each.text == words)
                return &each;
        return nullptr;
    }
    QString allText() const
    {
        QStringList words;
        for (const Text& each : texts)
            words += each.text;
        return words.join(u'\n');
    }
};

inline QTransform transformOf(const QString& text)
{
    static const QRegularExpression form("^matrix\\(([^)]*)\\)$");
    const QStringList numbers = form.match(text).captured(1).split(u',');
    if (numbers.size() != 6)
        return {};
    const auto number = [&](int i) { return numbers[i].toDouble(); };
    return {number(0), number(1), number(2), number(3), number(4), number(5)};
}

inline SvgReading readSvg(const QByteArray& svg)
{
    SvgReading reading;
    QXmlStreamReader reader(svg);
    QTransform transform, view;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        ++reading.elements;
        const QXmlStreamAttributes attributes = reader.attributes();
        const auto number = [&](const char* name) { return attributes.value(QLatin1String(name)).toDouble(); };
        if (reader.name() == QLatin1String("svg")) {
            const double millimetres = attributes.value("width").toString().remove("mm").toDouble();
            const double scale =
                millimetres / 25.4 * 96 / attributes.value("viewBox").toString().section(u' ', 2, 2).toDouble();
            transform = view = QTransform::fromScale(scale, scale);
        }
        if (reader.name() == QLatin1String("g") && attributes.hasAttribute("transform"))
            transform = transformOf(attributes.value("transform").toString()) * view;
        if (reader.name() == QLatin1String("image")) {
            const QByteArray data = attributes.value("http://www.w3.org/1999/xlink", "href").toLatin1();
            reading.images.push_back(
                {transform.mapRect(QRectF(number("x"), number("y"), number("width"), number("height"))),
                 QImage::fromData(QByteArray::fromBase64(data.mid(data.indexOf(',') + 1)))});
        }
        if (reader.name() == QLatin1String("text")) {
            SvgReading::Text text;
            text.place = transform.map(QPointF(number("x"), number("y")));
            text.size = number("font-size") * std::sqrt(std::abs(transform.determinant()));
            text.colour = QColor(attributes.value("fill").toString());
            text.upright = !transform.isRotating();
            text.text = reader.readElementText(QXmlStreamReader::IncludeChildElements);
            reading.texts.push_back(text);
        }
    }
    reading.error = reader.hasError() ? reader.errorString() : QString();
    return reading;
}

}  // namespace whorl::test
