// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/message_bar.h"

#include "app/ui/look/labels.h"
#include "app/ui/look/themed_icon.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace whorl {

namespace {

constexpr int doneShown = 6000;  // ms

}  // namespace

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent)
    , m_goes(this)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 0, 12, 8);
    column->setSpacing(8);
    m_questionRow = makeRow(&MessageBar::dismissQuestion);
    m_sentenceRow = makeRow(&MessageBar::dismissPassing);
    m_goes.setSingleShot(true);
    connect(&m_goes, &QTimer::timeout, this, [this] {
        // Whoever points at it is still reading.
        if (underMouse())
            m_goes.start();
        else
            dismissPassing();
    });
    hide();
}

MessageBar::Row MessageBar::makeRow(void (MessageBar::*dismissed)())
{
    Row row;
    row.frame = new QFrame(this);
    row.icon = new QLabel(row.frame);
    row.text = makeLabel({}, 13, QFont::Normal, nullptr, row.frame);
    row.text->setWordWrap(true);
    row.text->setMinimumHeight(18);
    row.text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row.choices = new QHBoxLayout;
    row.choices->setSpacing(8);
    auto* close = new QToolButton(row.frame);
    close->setIcon(themedIcon("close"));
    close->setIconSize({14, 14});
    close->setFixedSize(26, 26);
    close->setToolTip(tr("Dismiss (Esc)"));
    close->setAccessibleName(tr("Dismiss message"));
    connect(close, &QToolButton::clicked, this, dismissed);

    auto* line = new QHBoxLayout(row.frame);
    line->setContentsMargins(12, 4, 6, 4);
    line->setSpacing(10);
    line->addWidget(row.icon);
    line->addWidget(row.text, 1);
    line->addLayout(row.choices);
    line->addWidget(close);
    layout()->addWidget(row.frame);
    row.frame->hide();
    return row;
}

void MessageBar::say(Kind kind, const QString& text, std::vector<Choice> choices)
{
    const bool asked = std::any_of(m_questions.begin(), m_questions.end(),
                                   [&](const Message& message) { return message.text == text; });
    if (asked)
        return;
    m_goes.stop();
    if (choices.empty())
        m_sentence = Message{kind, text, {}};
    else
        m_questions.push_back({kind, text, std::move(choices)});
    if (m_sentence && m_sentence->kind == Kind::done)
        m_goes.start(doneShown);
    refresh();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

bool MessageBar::dismiss()
{
    const bool any = m_sentence || (m_asking && !m_questions.empty());
    if (!any)
        return false;
    if (m_sentence)
        dismissPassing();
    else
        dismissQuestion();
    return true;
}

void MessageBar::dismissQuestion()
{
    if (!m_questions.empty())
        m_questions.erase(m_questions.begin());
    refresh();
}

void MessageBar::dismissPassing()
{
    m_goes.stop();
    m_sentence.reset();
    refresh();
}

void MessageBar::takeBack(const QString& text)
{
    std::erase_if(m_questions, [&](const Message& message) { return message.text == text; });
    if (m_sentence && m_sentence->text == text)
        m_sentence.reset();
    refresh();
}

void MessageBar::setAsking(bool asking)
{
    m_asking = asking;
    refresh();
}

QString MessageBar::text() const
{
    QStringList shown;
    if (m_asking && !m_questions.empty())
        shown += m_questions.front().text;
    if (m_sentence)
        shown += m_sentence->text;
    return shown.join(u'\n');
}

void MessageBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_sentenceRow.frame)
        refresh();
}

void MessageBar::fill(const Row& row, const Message& message)
{
    const bool error = message.kind == Kind::error;
    row.frame->setProperty("look", error ? "error" : "note");
    style()->unpolish(row.frame);
    style()->polish(row.frame);
    row.icon->setPixmap(themedIcon(error ? "warning" : "info").pixmap(16));
    row.text->setText(message.text);
    while (QLayoutItem* item = row.choices->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (const Choice& choice : message.choices) {
        auto* button = new QPushButton(choice.label, row.frame);
        button->setFixedHeight(26);
        connect(button, &QPushButton::clicked, this, [this, act = choice.act] {
            dismissQuestion();
            act();
        });
        row.choices->addWidget(button);
    }
}

void MessageBar::refresh()
{
    if (!m_questions.empty())
        fill(m_questionRow, m_questions.front());
    if (m_sentence)
        fill(m_sentenceRow, *m_sentence);
    m_questionRow.frame->setVisible(m_asking && !m_questions.empty());
    m_sentenceRow.frame->setVisible(m_sentence.has_value());
    setAccessibleName(text());
    setVisible(m_sentence || (m_asking && !m_questions.empty()));
}

}  // namespace whorl
