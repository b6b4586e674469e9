// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/word_search.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QStringListModel>
#include <QVBoxLayout>

#include <utility>

namespace whorl {

namespace {

constexpr int popupWidth = 280;

}  // namespace

WordSearch::WordSearch(Completions completions, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_completions(std::move(completions))
    , m_line(new QLineEdit(this))
    , m_nothing(new QLabel(tr("No word begins like this"), this))
    , m_model(new QStringListModel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setProperty("look", "popup");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_line);
    column->addWidget(m_nothing);
    m_nothing->setProperty("tone", "muted");
    m_nothing->hide();
    m_line->setPlaceholderText(tr("Find a word"));
    m_line->setAccessibleName(tr("Find a word"));
    m_line->setClearButtonEnabled(true);
    auto* completer = new QCompleter(m_model, this);
    completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    completer->setCaseSensitivity(Qt::CaseInsensitive);  // The best is marked in every case.
    completer->setMaxVisibleItems(12);
    m_line->setCompleter(completer);
    connect(m_line, &QLineEdit::textEdited, this, &WordSearch::complete);
    connect(m_line, &QLineEdit::returnPressed, this, &WordSearch::takeMarked);
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this, &WordSearch::take);
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
    const QString typed = beginning.trimmed();
    m_model->setStringList(typed.isEmpty() ? QStringList() : m_completions(typed));
    m_nothing->setVisible(!typed.isEmpty() && m_model->rowCount() == 0);
    resize(popupWidth, sizeHint().height());
}

void WordSearch::takeMarked()
{
    const QAbstractItemView* list = m_line->completer()->popup();
    if (list->isVisible() && list->currentIndex().isValid())
        return take(list->currentIndex().data().toString());
    complete(m_line->text());
    if (m_model->rowCount() > 0)
        take(m_model->stringList().front());
}

void WordSearch::take(const QString& word)
{
    // Return reaches the line as well as the list below it.
    if (std::exchange(m_isFound, true))
        return;
    emit found(word);
    close();
}

}  // namespace whorl
