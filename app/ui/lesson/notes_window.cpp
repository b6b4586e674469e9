// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/lesson/notes_window.h"

#include "app/scene/lesson_words.h"
#include "app/ui/controls/error_text.h"
#include "app/ui/lesson/lesson_head.h"
#include "app/ui/lesson/passage_label.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/labels.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScreen>
#include <QVBoxLayout>

namespace whorl {

namespace {

constexpr int margin = 24;

}  // namespace

NotesWindow::NotesWindow(LessonRun& run, const Appearance& appearance, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_run(run)
    , m_progress(makeLabel({}, 16, QFont::Normal, "muted", this))
    , m_time(makeLabel({}, 16, QFont::DemiBold, nullptr, this))
    , m_cover(makeLabel({}, 16, QFont::DemiBold, "accent", this))
    , m_heading(new PassageLabel(appearance, this))
    , m_notes(new PassageLabel(appearance, this))
    , m_answer(new PassageLabel(appearance, this))
    , m_next(new PassageLabel(appearance, this))
{
    setWindowTitle(tr("Notes"));
    setAutoFillBackground(true);
    auto* head = new QHBoxLayout;
    head->addWidget(m_progress, 1);
    head->addWidget(m_cover);
    head->addWidget(m_time);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(16);
    column->addLayout(head);
    for (PassageLabel* label : {m_heading, m_notes, m_answer}) {
        label->setType(18, 28, label == m_heading ? 600 : 400);
        column->addWidget(label);
    }
    column->addStretch(1);
    m_next->setType(15, 24);
    column->addWidget(m_next);
    m_tick.setInterval(1000);
    connect(&m_tick, &QTimer::timeout, this, [this] { m_time->setText(durationText(m_since.elapsed())); });
    connect(&run, &LessonRun::stepChanged, this, &NotesWindow::refresh);
    connect(&run, &LessonRun::answered, this, &NotesWindow::refresh);
}

bool NotesWindow::hasSecondScreen()
{
    return QGuiApplication::screens().size() > 1;
}

void NotesWindow::showBeside(const QWidget& presentation)
{
    m_since.start();
    m_tick.start();
    m_time->setText(durationText(0));
    refresh();
    const auto screens = QGuiApplication::screens();
    for (QScreen* screen : screens)
        if (screen != presentation.screen()) {
            setGeometry(screen->availableGeometry());
            showMaximized();
            return;
        }
    resize(560, 640);
    show();
}

void NotesWindow::setLanguage(const QString& language)
{
    m_language = language;
    refresh();
}

void NotesWindow::setCoverText(const QString& text)
{
    m_cover->setText(text);
}

QString NotesWindow::answerText(const LessonText& text) const
{
    const LessonStep& step = m_run.current();
    const StepText* words = text.step(step.id);
    if (!step.question || !words)
        return {};
    try {
        if (step.question->kind == Question::Kind::choose)
            for (const auto& [option, passage] : words->options)
                if (option == m_run.rightOption().toStdString())
                    return tr("**Right:** %1").arg(m_run.withNumbers([&, &said = passage](const NumbersNow& now) {
                        return lessonWords(said.text, step.numbers, now);
                    }));
        if (step.question->kind == Question::Kind::number)
            return tr("**Right:** %1").arg(m_run.withNumbers([&](const NumbersNow& now) {
                const std::string& name = step.question->number;
                return lessonValueText(now(name), step.numbers.find(name)->second.form);
            }));
    } catch (const InputError& error) {
        return errorSentence(error);
    }
    return {};
}

void NotesWindow::refresh()
{
    if (!m_run.isOpen())
        return;
    const LessonText& text = m_run.lesson().text(m_language.toStdString());
    const StepText* words = text.step(m_run.current().id);
    m_progress->setText(tr("Step %1 of %2").arg(m_run.step() + 1).arg(m_run.count()));
    m_heading->setMarkdown(words ? QString::fromStdString(words->heading) : QString());
    QString notes;
    if (words)
        try {
            notes = m_run.withNumbers(
                [&](const NumbersNow& now) { return lessonWords(words->notes.text, m_run.current().numbers, now); });
        } catch (const InputError& error) {
            notes = errorSentence(error);
        }
    m_notes->setMarkdown(notes.isEmpty() ? tr("No notes on this step") : notes);
    m_answer->setMarkdown(answerText(text));
    const bool last = m_run.step() + 1 >= m_run.count();
    const StepText* next =
        last ? nullptr : text.step(m_run.lesson().steps[static_cast<std::size_t>(m_run.step()) + 1].id);
    m_next->setMarkdown(next ? tr("Next: %1").arg(QString::fromStdString(next->heading)) : tr("The last step"));
}

void NotesWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        emit keyPressed(event);
}

}  // namespace whorl
