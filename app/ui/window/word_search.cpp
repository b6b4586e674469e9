// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/word_search.h"

#include <QCompleter>
#include <QLineEdit>
#include <QStringListModel>
#include <QVBoxLayout>

namespace whorl {

namespace {

constexpr int popupWidth = 280;

}  // namespace

WordSearch::WordSearch(Completions completions, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_completions(std::move(completions))
    , m_line(new QLineEdit(this))
    , m_model(new QStringListModel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_line);
    m_line->setPlaceholderText(tr("Find a word"));
    m_line->setAccessibleName(tr("Find a word"));
    m_line->setClearButtonEnabled(true);
    auto* completer = new QCompleter(m_model, this);
    completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    completer->setMaxVisibleItems(12);
    m_line->setCompleter(completer);
    connect(m_line, &QLineEdit::textEdited, this, &WordSearch::complete);
    connect(m_line, &QLineEdit::returnPressed, this, &WordSearch::take);
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this, [this](const QString& word) {
        emit found(word);
        close();
    });
}

void WordSearch::showOver(const QRect& place)
{
    resize(popupWidth, sizeHint().height());
    move(parentWidget()->mapToGlobal(QPoint(place.center().x() - popupWidth / 2, place.top() + 12)));
    show();
    m_line->setFocus();
}

void WordSearch::complete(const QString& beginning)
{
    m_model->setStringList(beginning.isEmpty() ? QStringList() : m_completions(beginning));
}

void WordSearch::take()
{
    const QStringList words = m_model->stringList();
    const QString typed = m_line->text().trimmed();
    if (typed.isEmpty())
        return;
    emit found(words.isEmpty() || words.contains(typed) ? typed : words.front());
    close();
}

}  // namespace whorl
