// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/glossary.h"

#include "resources/resources.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace whorl {

namespace {

bool termsInBoth = false;

std::vector<Term> loadTerms()
{
    openResources();
    QFile file(":/glossary/terms.json");
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
    std::vector<Term> terms;
    for (auto each = all.begin(); each != all.end(); ++each) {
        const QJsonObject term = each.value().toObject(), about = term["about"].toObject();
        terms.push_back({each.key(), term["zh_CN"].toString(), about["en"].toString(), about["zh_CN"].toString(),
                         term["common"].toBool()});
    }
    return terms;
}

/// Where a term first stands in a text; -1: nowhere. Chinese has no blanks: a longer term goes before a shorter one in it.
struct Place {
    qsizetype at = -1, length = 0;
};

Place firstEnglish(const QString& text, const QString& word)
{
    const QRegularExpression pattern("(?<![A-Za-z-])" + QRegularExpression::escape(word) + "s?(?![A-Za-z'\\x{2019}-])",
                                     QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = pattern.match(text);
    return {match.capturedStart(), match.capturedLength()};
}

/// Chinese words of one character are parts of too many others.
Place firstChinese(const QString& text, const QString& word)
{
    return {word.size() > 1 ? text.indexOf(word) : -1, word.size()};
}

}  // namespace

QString spokenLanguage()
{
    return QLocale().language() == QLocale::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

const std::vector<Term>& glossary()
{
    static const std::vector<Term> terms = loadTerms();
    return terms;
}

const Term* findTerm(QString english)
{
    english = english.toLower();
    for (const Term& term : glossary())
        if (term.english == english || term.english + u's' == english)
            return &term;
    return nullptr;
}

void setTermsInBoth(bool both)
{
    termsInBoth = both;
}

bool areTermsInBoth()
{
    return termsInBoth;
}

QString inBoth(const QString& english, const QString& translated)
{
    return termsInBoth && translated != english && findTerm(english) ? translated + u' ' + english.toLower()
                                                                     : translated;
}

QString withTerms(const QString& text, const QString& language)
{
    if (!termsInBoth)
        return text;
    const bool chinese = language == u"zh_CN";
    std::vector<std::pair<Place, QString>> places;
    std::vector<Term> terms = glossary();
    std::sort(terms.begin(), terms.end(),
              [](const Term& a, const Term& b) { return a.chinese.size() > b.chinese.size(); });
    for (const Term& term : terms) {
        if (term.isCommon && !chinese)
            continue;
        const Place place = chinese ? firstChinese(text, term.chinese) : firstEnglish(text, term.english);
        const bool taken = std::any_of(places.begin(), places.end(), [&](const auto& other) {
            return place.at < other.first.at + other.first.length && other.first.at < place.at + place.length;
        });
        if (place.at >= 0 && !taken)
            places.emplace_back(place,
                                chinese ? QStringLiteral("（%1）").arg(term.english)
                                        : QStringLiteral(" (%1)").arg(term.chinese));
    }
    std::sort(places.begin(), places.end(), [](const auto& a, const auto& b) { return a.first.at > b.first.at; });
    QString result = text;
    for (const auto& [place, other] : places) {
        qsizetype end = place.at + place.length;
        // Emphasis ends before the other word, or a bracket would keep it from ending.
        while (end < result.size() && result[end] == u'*')
            ++end;
        result.insert(end, other);
    }
    return result;
}

}  // namespace whorl
