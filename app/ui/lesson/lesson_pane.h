// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/lesson_run.h"

#include <QScrollArea>
#include <QTimer>

class QPushButton;
class QVBoxLayout;

namespace whorl {

class AnswerField;
class Appearance;
class MovedParameter;
class MovedSlider;
class OptionButton;
class PassageLabel;

/// What a step says and asks: its words with the numbers of the moment, the question, and what is revealed.
class LessonPane : public QScrollArea {
    Q_OBJECT

public:
    LessonPane(LessonRun& run, Document& document, const Appearance& appearance, QWidget* parent = nullptr);

    /// The language of the words: "en", "zh_CN".
    void setLanguage(const QString& language);
    /// How much larger than at a desk everything is: 1, or more in a presentation.
    void setScale(double scale);
    /// Shows the step as the run has it.
    void showStep();
    /// Chooses an option by its place, from 0; false where there is none.
    bool chooseOption(int index);
    /// The title of the lesson that is offered at the end of this one; empty: none.
    void setNext(const QString& title);
    /// Tells what a screen reader should say now: the step, or what was revealed.
    QString announcement() const;

signals:
    void nextWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void clear();
    void showQuestion(const StepText& words);
    void showOptions(const StepText& words);
    void showNumberField();
    void showPointedAt();
    void showMoved(const Moved& moved);
    void showAnswer();
    void addNext();
    void fillNumbers();
    void applyScale();
    PassageLabel* addPassage();
    QString filledText(const LessonPassage& passage, const NumbersNow& now) const;
    QString verdict() const;
    const StepText& words() const;

    LessonRun& m_run;
    Document& m_document;
    const Appearance& m_appearance;
    QString m_language = "en", m_nextTitle;
    double m_scale = 1;
    QTimer m_refill;  ///< numbers follow a slider a moment later, not at every step of it

    QWidget* m_content = nullptr;
    QVBoxLayout* m_rows = nullptr;
    PassageLabel *m_heading = nullptr, *m_said = nullptr, *m_question = nullptr, *m_verdict = nullptr,
                 *m_revealed = nullptr;
    QList<OptionButton*> m_options;
    AnswerField* m_number = nullptr;
    MovedSlider* m_slider = nullptr;
    MovedParameter* m_parameter = nullptr;
    QPushButton *m_reveal = nullptr, *m_next = nullptr;
};

}  // namespace whorl
