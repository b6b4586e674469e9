// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

class QFrame;
class QHBoxLayout;
class QLabel;

namespace whorl {

/// One sentence at the top of the window that waits to be read, with what can be done about it. Never modal; the
/// next message takes its place once it is dismissed.
class MessageBar : public QWidget {
    Q_OBJECT

public:
    enum class Kind { note, error };
    struct Choice {
        QString label;
        std::function<void()> act;
    };

    explicit MessageBar(QWidget* parent = nullptr);

    /// Shows a message: a question before any sentence, a sentence in place of the one before it, behind questions. An
    /// equal one is not said twice.
    void say(Kind kind, const QString& text, std::vector<Choice> choices = {});
    void dismiss();
    /// Takes away messages without choices: they spoke of a board that is gone.
    void dismissPassing();
    /// Takes away this message, wherever it waits.
    void takeBack(const QString& text);

    QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Message {
        Kind kind;
        QString text;
        std::vector<Choice> choices;
    };
    void showFirst();

    std::vector<Message> m_messages;
    QFrame* m_frame;
    QLabel *m_icon, *m_text;
    QHBoxLayout* m_choices;
};

}  // namespace whorl
