// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/lesson/passage_label.h"

#include "app/scene/fonts.h"
#include "app/ui/look/appearance.h"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

namespace whorl {

namespace {

/// A passage that begins with a computed number, "24. Half of it", begins no list.
QString withoutNumberedLists(QString markdown)
{
    static const QRegularExpression number("^(\\s*\\d+)([.)])(?=\\s)", QRegularExpression::MultilineOption);
    return markdown.replace(number, "\\1\\\\2");
}

/// Lines of a fixed distance, and paragraphs half a line apart.
void spaceLines(QTextDocument& document, double distance)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(distance, QTextBlockFormat::MinimumHeight);
        format.setTopMargin(0);
        format.setBottomMargin(block.next().isValid() && !block.textList() ? distance / 2 : 0);
        QTextCursor(block).setBlockFormat(format);
    }
}

void colourBoldWords(QTextDocument& document, const QColor& colour)
{
    QList<std::pair<int, int>> bold;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (part.fragment().charFormat().fontWeight() >= QFont::Bold)
                bold.append({part.fragment().position(), part.fragment().length()});
    QTextCharFormat format;
    format.setForeground(colour);
    format.setFontWeight(QFont::DemiBold);
    for (const auto& [position, length] : bold) {
        QTextCursor cursor(&document);
        cursor.setPosition(position);
        cursor.setPosition(position + length, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
    }
}

}  // namespace

PassageLabel::PassageLabel(const Appearance& appearance, QWidget* parent)
    : QLabel(parent)
    , m_appearance(appearance)
{
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setOpenExternalLinks(true);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setFocusPolicy(Qt::NoFocus);
    // Its own hint is that of a narrow column, and would make its neighbours scroll.
    setMinimumSize(1, 1);
    connect(&appearance, &Appearance::changed, this, &PassageLabel::refresh);
}

void PassageLabel::setMarkdown(const QString& markdown)
{
    m_markdown = markdown;
    refresh();
}

void PassageLabel::setType(double size, double line, int weight)
{
    m_size = size;
    m_line = line;
    m_weight = weight;
    refresh();
}

void PassageLabel::refresh()
{
    const QFont font = interfaceFont(m_size, m_weight);
    setFont(font);
    QTextDocument document;
    document.setDefaultFont(font);
    document.setMarkdown(withoutNumberedLists(m_markdown), QTextDocument::MarkdownNoHTML);
    spaceLines(document, m_line);
    colourBoldWords(document, m_appearance.theme().accent);
    setText(document.toHtml());
    setAccessibleName(document.toPlainText());
}

}  // namespace whorl
