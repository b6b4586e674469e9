// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/source_file.h"

#include <QRegularExpression>

namespace whorl::architecture {

namespace {

/// Walks once over C++ text and blanks what is not code.
class Blanker {
public:
    explicit Blanker(SourceFile& file)
        : m_file(file)
        , m_text(file.text)
    {
        m_file.code = file.text;
    }

    void run()
    {
        bool lineIsBlankSoFar = true;
        while (m_at < m_text.size()) {
            const QChar c = m_text[m_at];
            const QStringView rest = QStringView(m_text).sliced(m_at);
            if (rest.startsWith(QLatin1String("//")))
                blankTo(endOfLine(m_at));
            else if (rest.startsWith(QLatin1String("/*")))
                blankTo(after("*/", m_at + 2));
            else if (rest.startsWith(QLatin1String("R\"")))
                rawString();
            else if (c == '"')
                literal('"');
            else if (c == '\'' && !isDigitSeparator())
                literal('\'');
            else if (c == '#' && lineIsBlankSoFar)
                blankTo(endOfDirective());
            else
                ++m_at;
            lineIsBlankSoFar = c == '\n' || (lineIsBlankSoFar && c.isSpace());
        }
    }

private:
    bool isDigitSeparator() const { return m_at > 0 && m_text[m_at - 1].isLetterOrNumber(); }

    qsizetype endOfLine(qsizetype from) const
    {
        const qsizetype end = m_text.indexOf('\n', from);
        return end < 0 ? m_text.size() : end;
    }
    qsizetype after(const QString& mark, qsizetype from) const
    {
        const qsizetype found = m_text.indexOf(mark, from);
        return found < 0 ? m_text.size() : found + mark.size();
    }
    qsizetype endOfDirective() const
    {
        qsizetype end = endOfLine(m_at);
        while (end < m_text.size() && end > 0 && m_text[end - 1] == '\\')
            end = endOfLine(end + 1);
        return end;
    }

    void blankTo(qsizetype end)
    {
        for (; m_at < end; ++m_at)
            if (m_text[m_at] != '\n')
                m_file.code[m_at] = ' ';
    }

    void rawString()
    {
        const qsizetype begin = m_at;
        const qsizetype open = m_text.indexOf('(', begin);
        const QString close = ')' + m_text.sliced(begin + 2, open - begin - 2) + '"';
        const qsizetype end = after(close, open);
        m_file.literals.append({begin, end, m_text.sliced(open + 1, end - close.size() - open - 1)});
        blankTo(end);
    }

    void literal(QChar quote)
    {
        qsizetype end = m_at + 1;
        while (end < m_text.size() && m_text[end] != quote && m_text[end] != '\n')
            end += m_text[end] == '\\' ? 2 : 1;
        end = std::min(end + 1, m_text.size());
        if (quote == '"')
            m_file.literals.append({m_at, end, m_text.sliced(m_at + 1, end - m_at - 2)});
        blankTo(end);
    }

    SourceFile& m_file;
    const QString m_text;
    qsizetype m_at = 0;
};

qsizetype closingBrace(const QString& code, qsizetype open)
{
    int depth = 0;
    for (qsizetype i = open; i < code.size(); ++i) {
        if (code[i] == '{')
            ++depth;
        else if (code[i] == '}' && --depth == 0)
            return i;
    }
    return code.size() - 1;
}

/// What the text between the last ';', '{' or '}' and a '{' announces.
enum class Opening { scope, function, initializer };

Opening opening(const QString& head)
{
    static const QRegularExpression scopes("\\b(namespace|class|struct|union|enum)\\b");
    static const QRegularExpression assignment("[^=!<>]=[^=]|=$");
    static const QRegularExpression memberInitializer("\\)[^()]*[^:]:[^:](.*[,\\s(:])?\\w+(<.*>)?\\s*$",
                                                      QRegularExpression::DotMatchesEverythingOption);
    if (head.count('(') > head.count(')'))
        return Opening::initializer;
    const qsizetype afterScope = head.lastIndexOf(scopes);
    const qsizetype parenthesis = head.lastIndexOf(')');
    if (parenthesis < 0 || parenthesis < afterScope)
        return head.trimmed().isEmpty() || afterScope >= 0 ? Opening::scope : Opening::initializer;
    if (memberInitializer.match(head).hasMatch())
        return Opening::initializer;
    const bool isOperator = head.contains(QRegularExpression("\\boperator\\s*[=!<>]"));
    const qsizetype firstParenthesis = head.indexOf('(');
    if (!isOperator && assignment.match(head.first(firstParenthesis)).hasMatch())
        return Opening::initializer;
    return Opening::function;
}

}  // namespace

QList<Include> SourceFile::includes() const
{
    static const QRegularExpression directive("^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]");
    QList<Include> result;
    int line = 0;
    for (const QString& content : lines()) {
        ++line;
        if (const auto match = directive.match(content); match.hasMatch())
            result.append({line, match.captured(2), match.captured(1) == "\""});
    }
    return result;
}

QList<Body> SourceFile::functions() const
{
    QList<Body> result;
    qsizetype headBegin = 0;
    for (qsizetype i = 0; i < code.size(); ++i) {
        const QChar c = code[i];
        if (c == ';' || c == '}')
            headBegin = i + 1;
        if (c != '{')
            continue;
        const Opening kind = opening(code.sliced(headBegin, i - headBegin));
        if (kind == Opening::scope) {
            headBegin = i + 1;
            continue;
        }
        const qsizetype close = closingBrace(code, i);
        if (kind == Opening::function) {
            result.append({lineAt(i), lineAt(close)});
            headBegin = close + 1;
        }
        i = close;
    }
    return result;
}

SourceFile readSource(const QString& path, const QString& text)
{
    SourceFile file;
    file.path = path;
    file.text = text;
    if (file.isCpp())
        Blanker(file).run();
    return file;
}

}  // namespace whorl::architecture
