// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/sentence.h"

#include "app/scene/number_text.h"

#include <QByteArray>
#include <QRegularExpression>
#include <QStringList>

#include <optional>

namespace whorl {

namespace {

/// Listed for the translation tools: core joins these from parts.
[[maybe_unused]] constexpr const char* sentences[] = {
    QT_TRANSLATE_NOOP("Sentence", "; "),
    QT_TRANSLATE_NOOP("Step", "%1: %2"),
    QT_TRANSLATE_NOOP("Sentence", "component %1, %2 %"),
    QT_TRANSLATE_NOOP("Sentence", "%1 component holds %2 % of the variance"),
    QT_TRANSLATE_NOOP("Sentence", "%1 components hold %2 % of the variance"),
    QT_TRANSLATE_NOOP("Notice", "The first %1 of %2 tokens are read"),
    QT_TRANSLATE_NOOP("Sentence", "a number is needed"),
    QT_TRANSLATE_NOOP("Sentence", "at most %1 are needed, as many as the table has"),
    QT_TRANSLATE_NOOP("Sentence", "a number above %1 is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a finite number is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a finite number above %1 is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a finite number of at least %1 is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a finite number of at most %1 is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a finite number from %1 to %2 is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a number of at least %1 is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a number of at most %1 is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a number from %1 to %2 is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a whole number is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a whole number of at least %1 is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a whole number of at most %1 is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a whole number from %1 to %2 is needed"),
    QT_TRANSLATE_NOOP("Sentence", "an even whole number is needed"),
    QT_TRANSLATE_NOOP("Sentence", "an even whole number of at least %1 is needed"),
    QT_TRANSLATE_NOOP("Sentence", "an even whole number from %1 to %2 is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a whole number divisible by %1 from %2 to %3 is needed"),
    QT_TRANSLATE_NOOP("Sentence", "true or false is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a text is needed"),
    QT_TRANSLATE_NOOP("Sentence", "empty"),
    QT_TRANSLATE_NOOP("Sentence", "a list of %1"),
    QT_TRANSLATE_NOOP("Sentence", "at most %1 is needed for principal components"),
    QT_TRANSLATE_NOOP("Sentence", "at least %1 are needed when bidirectional"),
    QT_TRANSLATE_NOOP("Sentence", "at least %1 are needed"),
    QT_TRANSLATE_NOOP("Sentence",
                      "a number above %1 is needed, because with %2 buckets every distance below that has its own"),
    QT_TRANSLATE_NOOP("Sentence", "%1 buckets x %2 heads or its transpose is needed"),
    QT_TRANSLATE_NOOP("Sentence", "weights need a span of at most %1"),
    QT_TRANSLATE_NOOP("Sentence", "a .npy file holds one table without a name: leave it empty"),
    QT_TRANSLATE_NOOP("Sentence", "the example is one table without a name: leave it empty"),
    QT_TRANSLATE_NOOP("Sentence", "the table has rows for positions %1 to %2"),
    QT_TRANSLATE_NOOP("Sentence", "%1 or at least %2 is needed in the fairseq layout, which divides by d/%3 − %4"),
    QT_TRANSLATE_NOOP("Sentence", "one number for each of the %1 channels is needed"),
    QT_TRANSLATE_NOOP("Sentence", "at most the dimension, %1, is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a base that leaves every frequency finite is needed"),
    QT_TRANSLATE_NOOP("Sentence", "at least %1 is needed in SimpleViT, which divides by d/%2 − %3"),
    QT_TRANSLATE_NOOP("Sentence", "%1 is needed without normalization"),
    QT_TRANSLATE_NOOP("Sentence", "at least %1 is needed in DDPM, which divides by d/%2 − %3"),
    QT_TRANSLATE_NOOP("Sentence", "less than half the dimension, %1, is needed"),
    QT_TRANSLATE_NOOP("Sentence", "steps in which the fastest wave turns by less than %1 rad are needed"),
    QT_TRANSLATE_NOOP("Sentence", "heads are counted from %1 to %2"),
    QT_TRANSLATE_NOOP("Sentence", "three whole numbers of pairs, for time, height and width, are needed"),
    QT_TRANSLATE_NOOP("Sentence", "the sum is %1, but %2, half the dimension, is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a multiple of %1, which are merged, is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a sequence of at least %1 token is needed"),
    QT_TRANSLATE_NOOP("Sentence", "picture and video have %1 tokens, but at most %2 are shown"),
    QT_TRANSLATE_NOOP("Sentence", "KL divergence %1"),
    QT_TRANSLATE_NOOP("Sentence", "trustworthiness %1, continuity %2, %3 % of the %4 nearest kept"),
    QT_TRANSLATE_NOOP("Sentence",
                      "trustworthiness %1, continuity %2, %3 % of the %4 nearest kept (measured on %5 of %6 points)"),
    QT_TRANSLATE_NOOP("Sentence", "dashed: mean of random pairs %1"),
    QT_TRANSLATE_NOOP("Sentence", "percentile: the share of random pairs whose cosine is smaller"),
    QT_TRANSLATE_NOOP("Sentence", "the nearest keys of the last of %1 equal tokens, first head"),
    QT_TRANSLATE_NOOP(
        "Sentence",
        // NOLINTNEXTLINE(bugprone-suspicious-missing-comma): it is one sentence
        "width %1, %2 layers of %3 heads, trained on L = %4 tokens; m − n: whether the score depends on it "
        "alone; new: values that training did not show; learned: numbers; cost: multiply-adds for one more "
        "token; –: no place in a sentence, or no model known here"),
    QT_TRANSLATE_NOOP("Sentence", "not ranked: %1 vectors of zeros"),
    QT_TRANSLATE_NOOP("Sentence", "the words' axes meet at %1 degrees"),
    QT_TRANSLATE_NOOP("Sentence", "how likely it thought each word here, before the weights moved and after"),
    QT_TRANSLATE_NOOP("Sentence", "untrained attention: a weighted mix of the words of this sentence, not BERT"),
    QT_TRANSLATE_NOOP("Sentence", "neighbours reduced from %1 to %2, as many as each of %3 vectors has"),
    QT_TRANSLATE_NOOP("Sentence", "coloured by groups: there is no column beside the words"),
    QT_TRANSLATE_NOOP("Sentence", "column %1 is the same in all rows: standardised, it is 0"),
    QT_TRANSLATE_NOOP("Sentence", "%1 columns are the same in all rows: standardised, they are 0"),
    QT_TRANSLATE_NOOP("Sentence", "not learnt from this text: \"%1\""),
    QT_TRANSLATE_NOOP("Sentence", "not learnt from this text: \"%1\", \"%2\""),
    QT_TRANSLATE_NOOP("Sentence", "not learnt from this text: \"%1\", \"%2\", \"%3\""),
    QT_TRANSLATE_NOOP("Sentence", "not learnt from this text: \"%1\", \"%2\", \"%3\" and %4 more"),
    QT_TRANSLATE_NOOP("Sentence", "%1 chosen word"),
    QT_TRANSLATE_NOOP("Sentence", "%1 chosen words"),
    QT_TRANSLATE_NOOP("Sentence", "at most %1 is possible for %2 vectors"),
    QT_TRANSLATE_NOOP("Sentence", "the nearest spelling is \"%1\""),
    QT_TRANSLATE_NOOP("Sentence", "\"%1\", which is not in \"%2\""),
    QT_TRANSLATE_NOOP("Sentence", "one of the words of \"%1\" is needed"),
    QT_TRANSLATE_NOOP("Sentence", "one of its %1 words is needed"),
    QT_TRANSLATE_NOOP("Sentence", "its rows have numbers, %1 to %2"),
    QT_TRANSLATE_NOOP("Sentence", "%1 of %2 words occur so often, and the most frequent occurs %3 times"),
    QT_TRANSLATE_NOOP("Sentence", "two words are needed"),
    QT_TRANSLATE_NOOP("Sentence", "three words that the table has are needed"),
    QT_TRANSLATE_NOOP("Sentence", "a word of the sentence is needed"),
    QT_TRANSLATE_NOOP("Sentence", "words that the table has are needed"),
    QT_TRANSLATE_NOOP("Sentence", "the vectors have %1 numbers"),
    QT_TRANSLATE_NOOP("Sentence", "%1 words"),
    QT_TRANSLATE_NOOP("Sentence", "that takes about %1 minutes here; the first %2 are enough for a map"),
    QT_TRANSLATE_NOOP("Sentence", "all zeros, so its cosine with others is undefined"),
    QT_TRANSLATE_NOOP("Sentence", "a word whose vector has a direction is needed"),
    QT_TRANSLATE_NOOP("Sentence", "with \"%1\", which the text does not have so often"),
    QT_TRANSLATE_NOOP("Sentence", "the words of the text in another order are needed"),
    QT_TRANSLATE_NOOP("Sentence", "a text of %1 tokens"),
    QT_TRANSLATE_NOOP("Sentence", "all %1 tokens of the text are needed"),
    QT_TRANSLATE_NOOP("Sentence", "a sentence that holds \"%1\" is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a word that the model knows is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a sentence with [mask] is needed"),
    QT_TRANSLATE_NOOP("Sentence", "%1 to %2 tokens are needed"),
    QT_TRANSLATE_NOOP("Sentence", "%1 tokens long"),
    QT_TRANSLATE_NOOP("Sentence", "%1 vectors with a direction"),
    QT_TRANSLATE_NOOP("Sentence", "two are needed to compare"),
    QT_TRANSLATE_NOOP("Sentence", "a vector of zeros"),
    QT_TRANSLATE_NOOP("Sentence", "words whose sum has a direction are needed"),
    QT_TRANSLATE_NOOP("Sentence",
                      "step %1 gave numbers that are not finite, and the vectors before it are kept; a lower rate is "
                      "needed, such as %2"),
    QT_TRANSLATE_NOOP("Sentence",
                      "it is worked out for at most %1 words, and %2 have a count of %3 or more; negative sampling or "
                      "a higher min_count is needed"),
    QT_TRANSLATE_NOOP("Sentence", "%1 words, no two of them in one sentence"),
    QT_TRANSLATE_NOOP("Sentence", "there is nothing to learn; a text without spaces is learnt by characters"),
    QT_TRANSLATE_NOOP("Sentence", "a text in UTF-8 is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a text with words is needed"),
    QT_TRANSLATE_NOOP("Sentence", "an empty file"),
    QT_TRANSLATE_NOOP("Sentence", "a text without words"),
    QT_TRANSLATE_NOOP("Sentence", "%1 vectors, which need %2 GB of memory"),
    QT_TRANSLATE_NOOP("Sentence", "%1 GB are free: the first %2 rows fit"),
    QT_TRANSLATE_NOOP("Sentence", "3CosMul: cosines from %1 to %2, two multiplied, divided by the third"),
    QT_TRANSLATE_NOOP("Sentence", "\"%1\" is a vector of zeros: it has no direction, and no neighbours"),
    QT_TRANSLATE_NOOP("Sentence", "%1 would do"),
    QT_TRANSLATE_NOOP("Sentence", "no spectral start was found, so it is by principal components"),
    QT_TRANSLATE_NOOP("Sentence",
                      "the graph of neighbours falls into %1 parts, so the start is by principal components"),
};

}  // namespace

namespace {

const QRegularExpression& numberPattern()
{
    static const QRegularExpression number(QStringLiteral("(?<![\\w.])-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?(?!\\w)"));
    return number;
}

/// The same, and what stands in quotes, which is somebody's word.
const QRegularExpression& wordPattern()
{
    static const QRegularExpression word(QStringLiteral("\"[^\"]*\"|") + numberPattern().pattern());
    return word;
}

/// The translation of a sentence whose variable parts are those that a pattern finds; nothing where there is none.
std::optional<QString> filledIn(const QString& plain, const QRegularExpression& variable,
                                const std::function<QString(const char* context, const char* text)>& translate,
                                const char* context)
{
    QString pattern;
    QStringList parts;
    qsizetype end = 0;
    for (auto matches = variable.globalMatch(plain); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const bool quoted = match.captured().startsWith(u'"');
        const QString place = u'%' + QString::number(parts.size() + 1);
        parts += quoted ? match.captured().mid(1, match.capturedLength() - 2) : match.captured();
        pattern += plain.mid(end, match.capturedStart() - end) + (quoted ? u'"' + place + u'"' : place);
        end = match.capturedEnd();
    }
    pattern += plain.mid(end);
    const QString text = translate(context, pattern.toUtf8().constData());
    if (text == pattern)
        return std::nullopt;
    // All at once: a word may hold a percent sign.
    QString filled;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int number = text[i] == u'%' && i + 1 < text.size() ? text[i + 1].digitValue() : -1;
        const bool isPlace = number >= 1 && number <= parts.size();
        filled += isPlace ? parts[number - 1] : QString(text[i]);
        i += isPlace ? 1 : 0;
    }
    return filled;
}

}  // namespace

QString translatedSentence(std::string_view english,
                           const std::function<QString(const char* context, const char* text)>& translate,
                           const char* context)
{
    const QString plain = QString::fromUtf8(english.data(), static_cast<qsizetype>(english.size()));
    if (!translate)
        return plain;
    for (const QRegularExpression& variable : {numberPattern(), wordPattern()})
        if (const std::optional<QString> text = filledIn(plain, variable, translate, context))
            return *text;
    // Several sentences, each with its own translation.
    if (const auto part = plain.indexOf(QLatin1String("; ")); part >= 0)
        return translatedSentence(plain.left(part).toStdString(), translate, context) + translate(context, "; ")
            + translatedSentence(plain.mid(part + 2).toStdString(), translate, context);
    return plain;
}

QString translatedStep(std::string_view english,
                       const std::function<QString(const char* context, const char* text)>& translate)
{
    const QString whole = translatedSentence(english, translate, "Step");
    const std::size_t colon = english.find(": ");
    if (colon == std::string_view::npos
        || whole != QString::fromUtf8(english.data(), static_cast<qsizetype>(english.size())))
        return withGroupedDigits(whole);
    const QString words = translatedSentence(english.substr(0, colon), translate, "Step");
    const std::string_view formula = english.substr(colon + 2);
    const QString both = translate ? translate("Step", "%1: %2") : QStringLiteral("%1: %2");
    return withGroupedDigits(
        both.arg(words, QString::fromUtf8(formula.data(), static_cast<qsizetype>(formula.size()))));
}

}  // namespace whorl
