// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QFrame;
class QHBoxLayout;
class QLabel;

namespace whorl {

/// What waits to be read at the top of the board: a question with what can be done about it, and a sentence below.
/// Never modal. A sentence is overtaken by the next one; a question waits until it is answered or dismissed.
class MessageBar : public QWidget {
    Q_OBJECT

public:
    /// `done` tells of something that went well, and goes by itself.
    enum class Kind { note, done, error };
    struct Choice {
        QString label;
        std::function<void()> act;
    };

    explicit MessageBar(QWidget* parent = nullptr);

    /// Shows a message: a question where there are choices, a sentence otherwise. The same question is not asked twice.
    void say(Kind kind, const QString& text, std::vector<Choice> choices = {});
    /// Takes away the sentence, or the question when there is none; false when nothing was shown.
    bool dismiss();

    /// Questions wait unseen while it is false, as in a presentation.
    void setAsking(bool asking);
    /// Takes away the sentence: it spoke of a board that is gone.
    void dismissPassing();
    /// Takes away this message, wherever it waits.
    void takeBack(const QString& text);

    /// What is shown, the question before the sentence, a line each.
    QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Message {
        Kind kind;
        QString text;
        std::vector<Choice> choices;
    };
    struct Row {
        QFrame* frame = nullptr;
        QLabel *icon = nullptr, *text = nullptr;
        QHBoxLayout* choices = nullptr;
    };
    Row makeRow(void (MessageBar::*dismissed)());
    void fill(const Row& row, const Message& message);
    void dismissQuestion();
    void refresh();

    bool m_asking = true;
    std::vector<Message> m_questions;
    std::optional<Message> m_sentence;
    Row m_questionRow, m_sentenceRow;
    QTimer m_goes;
};

}  // namespace whorl
