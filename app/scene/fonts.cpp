// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/fonts.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <functional>
#include <iterator>

namespace whorl {
namespace {

constexpr QLatin1String preferredFamily("Inter");

/// Gothic faces first: they go with Inter. Fonts of Windows and macOS stand beside those of Linux.
constexpr QLatin1String chineseFamilies[] = {QLatin1String("Noto Sans CJK SC"),   QLatin1String("Noto Sans SC"),
                                             QLatin1String("Source Han Sans SC"), QLatin1String("WenQuanYi Micro Hei"),
                                             QLatin1String("Microsoft YaHei"),    QLatin1String("PingFang SC"),
                                             QLatin1String("WenQuanYi Zen Hei"),  QLatin1String("Droid Sans Fallback")};

QString& pinnedFamily()
{
    static QString family;
    return family;
}

const QStringList& installedFamilies()
{
    static const QStringList families = QFontDatabase::families();
    return families;
}

QString platformFamily()
{
    static const QString family = QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
    return family;
}

QString interfaceFamily()
{
    if (!pinnedFamily().isEmpty())
        return pinnedFamily();
    return installedFamilies().contains(preferredFamily) ? QString(preferredFamily) : platformFamily();
}

/// Naming the Chinese font keeps fontconfig from choosing a Japanese one, whose shapes differ.
QString chineseFamily()
{
    static const QString family = [] {
        const auto found = std::find_if(std::begin(chineseFamilies), std::end(chineseFamilies),
                                        [](QLatin1String name) { return installedFamilies().contains(name); });
        return found == std::end(chineseFamilies) ? QString() : QString(*found);
    }();
    return family;
}

double widestDigit(const QFontMetricsF& metrics)
{
    double widest = 0;
    for (char digit = '0'; digit <= '9'; ++digit)
        widest = std::max(widest, metrics.horizontalAdvance(QLatin1Char(digit)));
    return widest;
}

/// Calls `draw` for every digit, and for every run without digits, with its place; returns the whole width.
double layOut(const QFont& font, const QString& text, const std::function<void(double x, const QString& run)>& draw)
{
    const QFontMetricsF metrics(font);
    const double room = widestDigit(metrics);
    double x = 0;
    for (qsizetype start = 0; start < text.size();) {
        const auto isDigit = [&](qsizetype i) { return text[i] >= u'0' && text[i] <= u'9'; };
        qsizetype end = start + 1;
        if (!isDigit(start))
            while (end < text.size() && !isDigit(end))
                ++end;
        const QString run = text.mid(start, end - start);
        const double advance = metrics.horizontalAdvance(run);
        const double width = isDigit(start) ? room : advance;
        draw(x + (width - advance) / 2, run);
        x += width;
        start = end;
    }
    return x;
}

}  // namespace

QFont interfaceFont(double px, int weight)
{
    QStringList families = {interfaceFamily()};
    if (!chineseFamily().isEmpty())
        families.append(chineseFamily());
    QFont font(families);
    font.setPixelSize(std::max(1, qRound(px)));
    font.setWeight(QFont::Weight(weight));
    // Letters keep their places when a picture is scaled: on a presenter's screen, in a figure.
    font.setHintingPreference(QFont::PreferVerticalHinting);
    return font;
}

void useInterfaceFont()
{
    QGuiApplication::setFont(interfaceFont(13));
}

void pinInterfaceFamily(const QString& family)
{
    pinnedFamily() = family;
}

bool hasChinese()
{
    return !QFontDatabase::families(QFontDatabase::SimplifiedChinese).isEmpty();
}

QStringList figureFamilies()
{
    QStringList families = {interfaceFamily(),           QString(preferredFamily),
                            QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans"),
                            QStringLiteral("Helvetica"), QStringLiteral("Arial")};
    families.append(chineseFamily().isEmpty() ? QString(chineseFamilies[0]) : chineseFamily());
    families.append(QStringLiteral("sans-serif"));
    families.removeDuplicates();
    return families;
}

QStringList formulaFamilies()
{
    return {QStringLiteral("Latin Modern Math"), QStringLiteral("Latin Modern Roman"), QStringLiteral("STIX Two Math"),
            QStringLiteral("Cambria Math"),      QStringLiteral("DejaVu Serif"),       QStringLiteral("serif")};
}

double tabularWidth(const QFont& font, const QString& text)
{
    return layOut(font, text, [](double, const QString&) {});
}

void drawTabular(QPainter& painter, const QPointF& position, const QString& text)
{
    layOut(painter.font(), text,
           [&](double x, const QString& run) { painter.drawText(position + QPointF(x, 0), run); });
}

}  // namespace whorl
