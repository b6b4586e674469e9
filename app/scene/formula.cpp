// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/formula.h"

#include "app/scene/scene_text.h"
#include "resources/resources.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSvgRenderer>

#include <algorithm>
#include <map>

namespace whorl {

namespace {

/// The drawings are in thousandths of the letter size.
constexpr double unitsPerEm = 1000;

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QByteArray read(const QString& path)
{
    openResources();
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::vector<Formula> readFormulas()
{
    std::vector<Formula> all;
    const QJsonObject entries = QJsonDocument::fromJson(read(QStringLiteral(":/formulas/formulas.json"))).object();
    for (auto entry = entries.begin(); entry != entries.end(); ++entry) {
        const QJsonObject held = entry.value().toObject();
        all.push_back({entry.key(), held[QLatin1String("alt")].toString(), held[QLatin1String("tex")].toString(),
                       held[QLatin1String("of")].toVariant().toStringList()});
    }
    return all;
}

QByteArray drawing(const Formula& formula)
{
    return read(QStringLiteral(":/formulas/pictures/%1.svg").arg(QString(formula.id).replace(u'/', u'.')));
}

/// The keys of the choices made, of parameters whose ids begin so; with nothing, of those of the source itself.
QStringList chosenKeys(const Source& source, const Values& values, const QString& beginning)
{
    QStringList keys;
    for (const Parameter& parameter : source.parameters) {
        const QString id = text(parameter.id);
        if (parameter.choices.empty() || (beginning.isEmpty() ? id.contains(u'.') : !id.startsWith(beginning)))
            continue;
        const auto set = values.find(parameter.id);
        const Value& value = set != values.end() ? set->second : source.defaults.find(parameter.id)->second;
        if (const auto* key = std::get_if<std::string>(&value))
            keys += QString::fromStdString(*key);
    }
    return keys;
}

}  // namespace

const std::vector<Formula>& formulas()
{
    static const std::vector<Formula> all = readFormulas();
    return all;
}

const Formula* findFormula(const QString& id)
{
    const auto found =
        std::find_if(formulas().begin(), formulas().end(), [&](const Formula& each) { return each.id == id; });
    return found == formulas().end() ? nullptr : &*found;
}

const Formula* findQuantityFormula(const QString& source, const QString& quantity)
{
    const QString id = source + u'/' + quantity;
    if (const Formula* own = findFormula(id))
        return own;
    const auto found = std::find_if(formulas().begin(), formulas().end(), [&](const Formula& each) {
        return each.of.contains(id) && each.id.section(u'/', 0, 0) != source;
    });
    return found == formulas().end() ? nullptr : &*found;
}

std::vector<const Formula*> formulasOf(const Source& source, std::string_view quantity, const Values& values)
{
    const QString own = text(source.info.id);
    const QString place = own + u'/' + text(quantity);
    std::vector<const Formula*> result;
    const auto add = [&](const QString& id) {
        const Formula* formula = findFormula(id);
        const bool fits = formula && (formula->of.isEmpty() || formula->of.contains(place));
        if (fits)
            result.push_back(formula);
        return fits;
    };
    const auto isQuantity = [&](std::string_view word) {
        return std::any_of(source.quantities.begin(), source.quantities.end(),
                           [&](const QuantityInfo& each) { return each.id == word; });
    };
    if (const Formula* formula = findQuantityFormula(own, text(quantity)))
        result.push_back(formula);
    const QStringList keys = chosenKeys(source, values, {});
    bool ofChoices = false;
    for (const QString& key : keys)
        if (!isQuantity(key.toStdString()))
            ofChoices = add(own + u'/' + key) || ofChoices;
    if (!ofChoices)
        add(own);
    // A choice that is another source, such as the encoding of a sentence, has its own choices: "rope.scaling".
    for (const QString& key : keys)
        if (key != own && findFormula(key)) {
            bool particular = false;
            for (const QString& word : chosenKeys(source, values, key + u'.'))
                particular = add(key + u'/' + word) || particular;
            if (!particular)
                add(key);
        }
    return result;
}

QString spokenFormula(const Formula& formula)
{
    QString sentence;
    for (const QString& clause : formula.spoken.split(QStringLiteral("; "))) {
        const QString words = QCoreApplication::translate("Formula", clause.toUtf8().constData());
        sentence = sentence.isEmpty() ? words : Scene::tr("%1; %2", "two clauses").arg(sentence, words);
    }
    return sentence;
}

QByteArray formulaPicture(const Formula& formula, const QColor& colour)
{
    return drawing(formula).replace("currentColor", colour.name().toLatin1());
}

QSizeF formulaSize(const Formula& formula)
{
    static std::map<QString, QSizeF> known;
    const auto found = known.find(formula.id);
    if (found != known.end())
        return found->second;
    static const QRegularExpression box(QStringLiteral("viewBox=\"\\S+ \\S+ (\\S+) (\\S+)\""));
    const QRegularExpressionMatch match = box.match(QString::fromUtf8(drawing(formula)));
    return known[formula.id] = QSizeF(match.captured(1).toDouble(), match.captured(2).toDouble()) / unitsPerEm;
}

double fittingEm(const Formula& formula, double em, double width)
{
    const double needed = formulaSize(formula).width();
    return needed > 0 ? std::min(em, width / needed) : em;
}

void paintFormula(QPainter& painter, const Formula& formula, const QRectF& place, const QColor& colour)
{
    QSvgRenderer(formulaPicture(formula, colour)).render(&painter, place);
}

}  // namespace whorl
