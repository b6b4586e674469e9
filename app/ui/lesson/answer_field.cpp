// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/lesson/answer_field.h"

#include <QKeyEvent>
#include <QRegularExpression>
#include <QStyle>

namespace whorl {

std::optional<double> typedNumber(QString text)
{
    static const QRegularExpression grouped("^[-\\x{2212}]?\\d{1,3}(,\\d{3})+(\\.\\d+)?$");
    if (grouped.match(text.trimmed()).hasMatch())
        text.remove(u',');
    text.remove(u' ').remove(QChar(0x2009)).replace(QChar(0x2212), u'-').replace(u',', u'.');
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

AnswerField::AnswerField(QWidget* parent)
    : QLineEdit(parent)
{
    connect(this, &QLineEdit::textEdited, this, &AnswerField::take);
}

void AnswerField::keyPressEvent(QKeyEvent* event)
{
    const bool ends = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    QLineEdit::keyPressEvent(event);
    if (ends)
        event->accept();
}

void AnswerField::take()
{
    const auto number = typedNumber(text());
    setProperty("tone", number || text().isEmpty() ? "" : "error");
    style()->polish(this);
    if (number)
        emit numberTyped(*number);
}

}  // namespace whorl
