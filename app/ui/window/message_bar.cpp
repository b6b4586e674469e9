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

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent)
    , m_frame(new QFrame(this))
    , m_icon(new QLabel(m_frame))
    , m_text(makeLabel({}, 13, QFont::Normal, nullptr, m_frame))
    , m_choices(new QHBoxLayout)
{
    m_text->setWordWrap(true);
    m_text->setMinimumHeight(18);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_choices->setSpacing(8);

    auto* close = new QToolButton(m_frame);
    close->setIcon(themedIcon("close"));
    close->setIconSize({14, 14});
    close->setFixedSize(26, 26);
    close->setToolTip(tr("Dismiss"));
    close->setAccessibleName(tr("Dismiss message"));
    connect(close, &QToolButton::clicked, this, &MessageBar::dismiss);

    auto* row = new QHBoxLayout(m_frame);
    row->setContentsMargins(12, 4, 6, 4);
    row->setSpacing(10);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addLayout(m_choices);
    row->addWidget(close);
    auto* around = new QHBoxLayout(this);
    around->setContentsMargins(12, 0, 12, 8);
    around->addWidget(m_frame);
    hide();
}

void MessageBar::say(Kind kind, const QString& text, std::vector<Choice> choices)
{
    const bool known =
        std::any_of(m_messages.begin(), m_messages.end(), [&](const Message& message) { return message.text == text; });
    if (known)
        return;
    const auto passing = std::find_if(m_messages.begin(), m_messages.end(),
                                      [](const Message& message) { return message.choices.empty(); });
    // Questions come before sentences, and a sentence is overtaken by the next one.
    if (!choices.empty())
        m_messages.insert(passing, {kind, text, std::move(choices)});
    else if (passing != m_messages.end())
        *passing = {kind, text, {}};
    else
        m_messages.push_back({kind, text, {}});
    showFirst();
}

void MessageBar::dismiss()
{
    if (!m_messages.empty())
        m_messages.erase(m_messages.begin());
    showFirst();
}

void MessageBar::dismissPassing()
{
    std::erase_if(m_messages, [](const Message& message) { return message.choices.empty(); });
    showFirst();
}

void MessageBar::takeBack(const QString& text)
{
    std::erase_if(m_messages, [&](const Message& message) { return message.text == text; });
    showFirst();
}

QString MessageBar::text() const
{
    return m_messages.empty() ? QString() : m_messages.front().text;
}

void MessageBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_messages.empty())
        m_icon->setPixmap(themedIcon(m_messages.front().kind == Kind::error ? "warning" : "info").pixmap(16));
}

void MessageBar::showFirst()
{
    while (QLayoutItem* item = m_choices->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    if (m_messages.empty()) {
        hide();
        return;
    }
    const Message& message = m_messages.front();
    const bool error = message.kind == Kind::error;
    m_frame->setProperty("look", error ? "error" : "note");
    style()->unpolish(m_frame);
    style()->polish(m_frame);
    m_icon->setPixmap(themedIcon(error ? "warning" : "info").pixmap(16));
    m_text->setText(message.text);
    setAccessibleName(message.text);
    for (const Choice& choice : message.choices) {
        auto* button = new QPushButton(choice.label, m_frame);
        button->setFixedHeight(26);
        connect(button, &QPushButton::clicked, this, [this, act = choice.act] {
            dismiss();
            act();
        });
        m_choices->addWidget(button);
    }
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

}  // namespace whorl
