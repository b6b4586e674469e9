// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/lesson/lesson_pane.h"

#include "app/document/document.h"
#include "app/scene/fonts.h"
#include "app/scene/glossary.h"
#include "app/scene/lesson_words.h"
#include "app/ui/controls/error_text.h"
#include "app/ui/lesson/answer_field.h"
#include "app/ui/lesson/moved_parameter.h"
#include "app/ui/lesson/moved_slider.h"
#include "app/ui/lesson/option_button.h"
#include "app/ui/lesson/passage_label.h"
#include "app/ui/look/appearance.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace whorl {

namespace {

constexpr int refillDelay = 40;

/// Sizes at a desk; screen.md gives those of a presentation, 23/38 and 25/38, which are these times 1.64.
constexpr double wordsSize = 14, wordsLine = 22, headingSize = 16, headingLine = 24, smallSize = 13;

}  // namespace

LessonPane::LessonPane(LessonRun& run, Document& document, const Appearance& appearance, QWidget* parent)
    : QScrollArea(parent)
    , m_run(run)
    , m_document(document)
    , m_appearance(appearance)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setAutoFillBackground(false);
    m_refill.setSingleShot(true);
    m_refill.setInterval(refillDelay);
    connect(&m_refill, &QTimer::timeout, this, &LessonPane::fillNumbers);
    connect(&run, &LessonRun::stepChanged, this, &LessonPane::showStep);
    connect(&run, &LessonRun::answered, this, &LessonPane::showAnswer);
    connect(&run, &LessonRun::moved, this, [this] {
        if (!m_refill.isActive())
            m_refill.start();
    });
}

void LessonPane::setLanguage(const QString& language)
{
    m_language = language;
    showStep();
}

void LessonPane::setScale(double scale)
{
    if (scale == m_scale)
        return;
    m_scale = scale;
    applyScale();
}

const StepText& LessonPane::words() const
{
    return *m_run.lesson().text(m_language.toStdString()).step(m_run.current().id);
}

PassageLabel* LessonPane::addPassage()
{
    auto* label = new PassageLabel(m_appearance, m_content);
    m_rows->addWidget(label);
    return label;
}

void LessonPane::clear()
{
    // They go a little later, when another board is there.
    for (const QWidget* control : {static_cast<QWidget*>(m_slider), static_cast<QWidget*>(m_parameter)})
        if (control)
            m_document.disconnect(control);
    m_options.clear();
    m_heading = m_said = m_question = m_verdict = m_revealed = nullptr;
    m_number = nullptr;
    m_slider = nullptr;
    m_parameter = nullptr;
    m_reveal = m_next = nullptr;
    m_content = new QWidget;
    m_content->setAutoFillBackground(false);
    m_rows = new QVBoxLayout(m_content);
    m_rows->setContentsMargins(0, 0, 8, 0);
    if (QWidget* before = takeWidget())
        before->deleteLater();
    setWidget(m_content);
}

void LessonPane::showStep()
{
    // What has the focus is about to go, and would hand it to whatever comes next: the button that ends the lesson.
    if (const QWidget* held = window()->focusWidget(); held && isAncestorOf(held))
        setFocus(Qt::OtherFocusReason);
    clear();
    if (!m_run.isOpen())
        return;
    const LessonText& text = m_run.lesson().text(m_language.toStdString());
    if (!text.step(m_run.current().id))
        return;
    m_heading = addPassage();
    m_said = addPassage();
    if (m_run.current().question)
        showQuestion(words());
    else
        showPointedAt();
    if (m_run.step() + 1 == m_run.count() && !m_nextTitle.isEmpty())
        addNext();
    m_rows->addStretch(1);
    // Remotes send page keys, which must go on whatever has the focus.
    for (QWidget* control : m_content->findChildren<QWidget*>())
        if (control->focusPolicy() != Qt::NoFocus)
            control->installEventFilter(this);
    // Sizes first: every text is then laid out once.
    applyScale();
    m_question ? showAnswer() : fillNumbers();
    verticalScrollBar()->setValue(0);
}

void LessonPane::showQuestion(const StepText& words)
{
    m_question = addPassage();
    switch (m_run.current().question->kind) {
    case Question::Kind::choose:
        showOptions(words);
        break;
    case Question::Kind::number:
        showNumberField();
        break;
    case Question::Kind::until:
        break;
    }
    if (const auto& moved = m_run.current().question->moves)
        showMoved(*moved);
    else
        showPointedAt();
    m_reveal = new QPushButton(tr("Reveal"), m_content);
    m_reveal->setProperty("look", "main");
    m_reveal->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_reveal, &QPushButton::clicked, &m_run, &LessonRun::reveal);
    m_rows->addWidget(m_reveal);
    m_verdict = addPassage();
    m_revealed = addPassage();
}

void LessonPane::showOptions(const StepText& words)
{
    m_run.withNumbers([&](const NumbersNow& now) {
        char16_t letter = u'A';
        for (const auto& [option, passage] : words.options) {
            auto* button = new OptionButton(QString::fromStdString(option), letter++, filledText(passage, now),
                                            m_appearance, m_content);
            connect(button, &QAbstractButton::clicked, this, [this, button] { m_run.choose(button->option()); });
            m_rows->addWidget(button);
            m_options.append(button);
        }
    });
}

void LessonPane::showNumberField()
{
    m_number = new AnswerField(m_content);
    m_number->setAccessibleName(tr("Your number"));
    m_number->setPlaceholderText(tr("Your number"));
    if (const auto& number = m_run.answer().number)
        m_number->setText(QString::number(*number));
    connect(m_number, &AnswerField::numberTyped, &m_run, &LessonRun::takeNumber);
    connect(m_number, &QLineEdit::returnPressed, &m_run, &LessonRun::reveal);
    m_rows->addWidget(m_number);
}

/// What a step points at can be moved beside its words, where the inspector may be closed.
void LessonPane::showPointedAt()
{
    if (const auto& at = m_run.current().pointedAt; at && !at->parameter.empty())
        showMoved({at->panel, at->parameter});
}

void LessonPane::showMoved(const Moved& moved)
{
    const auto panel =
        shownIndex(m_run.current(), moved.panel.value_or(m_run.current().shown.empty() ? 0 : m_run.current().shown[0]));
    if (!panel)
        return;
    for (const AnimationTarget& target : animationTargets(m_document.board(), *panel)) {
        if (target.id.toStdString() != moved.id || target.parameter != moved.panel.has_value())
            continue;
        m_slider = new MovedSlider(m_document, m_appearance, *panel, target, m_content);
        m_rows->addWidget(m_slider);
        return;
    }
    if (moved.panel) {
        m_parameter = new MovedParameter(m_document, m_appearance, *panel, moved.id, m_content);
        m_rows->addWidget(m_parameter);
    }
}

/// Page keys and Space go through the steps, not through the words: presenters' remotes send them.
void LessonPane::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (key == Qt::Key_PageDown || key == Qt::Key_PageUp || key == Qt::Key_Space)
        event->ignore();
    else
        QScrollArea::keyPressEvent(event);
}

bool LessonPane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
            // Not for the control: those around it get the key.
            event->ignore();
            return true;
        }
    }
    return QScrollArea::eventFilter(watched, event);
}

void LessonPane::setNext(const QString& title)
{
    m_nextTitle = title;
}

/// What follows the lesson, once its last answer is known.
void LessonPane::addNext()
{
    m_next = new QPushButton(tr("Next lesson: %1").arg(m_nextTitle), m_content);
    m_next->setProperty("look", "outline");
    m_next->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_next, &QPushButton::clicked, this, &LessonPane::nextWanted, Qt::QueuedConnection);
    m_rows->addWidget(m_next);
}

bool LessonPane::chooseOption(int index)
{
    if (index >= m_options.size() || !m_options.at(index)->isEnabled())
        return false;
    m_options.at(index)->click();
    return true;
}

QString LessonPane::filledText(const LessonPassage& passage, const NumbersNow& now) const
{
    try {
        return withTerms(lessonWords(passage.text, m_run.current().numbers, now), m_language);
    } catch (const InputError&) {
        return tr("The board no longer has what this step speaks of; undoing brings it back.");
    }
}

void LessonPane::fillNumbers()
{
    if (!m_said)
        return;
    const StepText& text = words();
    m_heading->setMarkdown(QString::fromStdString(text.heading));
    m_run.withNumbers([&](const NumbersNow& now) {
        m_said->setMarkdown(filledText(text.said, now));
        if (m_question)
            m_question->setMarkdown(filledText(text.question, now));
        if (m_question && m_run.answer().revealed)
            m_revealed->setMarkdown(filledText(text.revealed, now));
    });
    if (!m_question)
        return;
    const QString right = verdict();
    m_verdict->setMarkdown(right);
    m_verdict->setVisible(!right.isEmpty());
}

QString LessonPane::verdict() const
{
    const LessonRun::Answer& answer = m_run.answer();
    if (m_run.current().question->kind == Question::Kind::until)
        return !answer.reached ? QString() : answer.revealed ? tr("**Right**") : tr("**Reached**");
    if (!answer.revealed)
        return {};
    try {
        const auto right = m_run.isAnswerRight();
        return !right ? QString() : *right ? tr("**Right**") : tr("Not this time");
    } catch (const InputError& error) {
        return errorSentence(error);
    }
}

void LessonPane::showAnswer()
{
    if (!m_question)
        return;
    const LessonRun::Answer& answer = m_run.answer();
    const QString rightOption = answer.revealed && !m_options.isEmpty() ? m_run.rightOption() : QString();
    for (OptionButton* button : std::as_const(m_options)) {
        button->setChecked(button->option() == answer.option);
        button->setEnabled(!answer.revealed);
        const bool right = answer.revealed && button->option() == rightOption;
        button->setMark(right                                        ? OptionButton::Mark::right
                            : answer.revealed && button->isChecked() ? OptionButton::Mark::wrong
                                                                     : OptionButton::Mark::none);
    }
    if (m_number)
        m_number->setReadOnly(answer.revealed);
    if (answer.revealed)
        if (const QWidget* held = window()->focusWidget(); held && isAncestorOf(held))
            setFocus(Qt::OtherFocusReason);
    m_reveal->setVisible(!answer.revealed);
    if (m_next)
        m_next->setVisible(answer.revealed);
    m_revealed->setVisible(answer.revealed);
    fillNumbers();
    if (answer.revealed)
        QTimer::singleShot(0, m_revealed, [this] { ensureWidgetVisible(m_revealed); });
    setAccessibleDescription(announcement());
}

QString LessonPane::announcement() const
{
    if (!m_said)
        return {};
    QStringList parts{m_heading->accessibleName(), m_said->accessibleName()};
    if (m_question)
        parts += m_question->accessibleName();
    if (m_question && m_run.answer().revealed)
        parts = {m_verdict->accessibleName(), m_revealed->accessibleName()};
    parts.removeAll(QString());
    return parts.join(u'\n');
}

void LessonPane::applyScale()
{
    if (!m_said)
        return;
    const double s = m_scale;
    m_rows->setSpacing(qRound(12 * s));
    m_heading->setType(headingSize * s, headingLine * s, 600);
    m_heading->setVisible(s <= 1);
    m_said->setType(wordsSize * s, wordsLine * s);
    if (m_next) {
        m_next->setFont(interfaceFont(wordsSize * s));
        m_next->setFixedHeight(qRound(36 * s));
    }
    if (!m_question)
        return;
    m_question->setType((wordsSize + 1) * s, wordsLine * s, 600);
    m_verdict->setType(wordsSize * s, wordsLine * s);
    m_revealed->setType(wordsSize * s, wordsLine * s);
    for (OptionButton* button : std::as_const(m_options))
        button->setType(wordsSize * s);
    if (m_number) {
        m_number->setFont(interfaceFont(wordsSize * s));
        m_number->setFixedHeight(qRound(32 * s));
    }
    if (m_slider)
        m_slider->setType(smallSize * s);
    if (m_parameter)
        m_parameter->setType(smallSize * s);
    m_reveal->setFont(interfaceFont(wordsSize * s, 600));
    m_reveal->setFixedHeight(qRound(36 * s));
}

}  // namespace whorl
