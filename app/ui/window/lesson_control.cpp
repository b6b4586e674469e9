// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/lesson_control.h"

#include "app/document/lesson_store.h"
#include "app/scene/glossary.h"
#include "app/ui/board/board_view.h"
#include "app/ui/lesson/lesson_bar.h"
#include "app/ui/lesson/lesson_head.h"
#include "app/ui/lesson/lesson_pane.h"
#include "app/ui/lesson/notes_window.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/presentation_scale.h"
#include "app/ui/window/settings.h"
#include "app/ui/window/workspace.h"

#include <QKeyEvent>
#include <QMainWindow>
#include <QThreadPool>

#include <algorithm>

namespace whorl {

LessonControl::LessonControl(Document& document, Appearance& appearance, Settings& settings, QMainWindow& window)
    : QObject(&window)
    , m_document(document)
    , m_appearance(appearance)
    , m_settings(settings)
    , m_window(window)
    , m_run(document)
{
    connect(&m_run, &LessonRun::stepChanged, this, &LessonControl::remember);
    connect(&m_run, &LessonRun::stepChanged, this, &LessonControl::point);
    connect(&m_run, &LessonRun::stepChanged, this, &LessonControl::prepareNext);
}

LessonControl::~LessonControl()
{
    delete m_notes;
}

std::vector<LessonEntry> LessonControl::entries() const
{
    std::vector<LessonEntry> entries;
    for (const Lesson& lesson : whorl::lessons()) {
        const LessonText& text = lesson.text(spokenLanguage().toStdString());
        const QString id = QString::fromStdString(lesson.id);
        entries.push_back(
            {id, QString::fromStdString(text.title), QString::fromStdString(text.summary), m_settings.lessonShare(id)});
    }
    return entries;
}

QString LessonControl::title() const
{
    return QString::fromStdString(m_run.lesson().text(spokenLanguage().toStdString()).title);
}

void LessonControl::open(const Lesson& lesson, Workspace& workspace)
{
    const int count = static_cast<int>(lesson.steps.size());
    const int left = m_settings.lessonStep(QString::fromStdString(lesson.id));
    // First the places: what a lesson closes is not filled with its board. After another lesson they are there.
    if (!isOpen())
        showParts(workspace);
    offerNext(lesson.id);
    m_run.open(lesson, left + 1 < count ? left : 0);
}

void LessonControl::resume(LessonRun::State state, Workspace& workspace)
{
    showParts(workspace);
    offerNext(state.lesson.id);
    m_run.resume(std::move(state));
}

void LessonControl::offerNext(const std::string& id)
{
    const std::vector<Lesson>& all = whorl::lessons();
    const auto at = std::find_if(all.begin(), all.end(), [&](const Lesson& each) { return each.id == id; });
    const Lesson* next = at == all.end() || at + 1 == all.end() ? nullptr : &*(at + 1);
    m_next = next ? QString::fromStdString(next->id) : QString();
    m_pane->setNext(next ? QString::fromStdString(next->text(spokenLanguage().toStdString()).title) : QString());
}

void LessonControl::showParts(Workspace& workspace)
{
    m_workspace = &workspace;
    if (!m_pane) {
        m_head = new LessonHead(m_run, m_appearance);
        m_pane = new LessonPane(m_run, m_document, m_appearance);
        m_bar = new LessonBar(m_run, m_appearance);
        m_overlay = new PresenterOverlay(m_appearance, &m_window);
        connect(m_head, &LessonHead::closeWanted, this, &LessonControl::close);
        connect(m_pane, &LessonPane::nextWanted, this, [this] { emit lessonWanted(m_next); });
    }
    m_head->setLanguage(spokenLanguage());
    m_pane->setLanguage(spokenLanguage());
    m_bar->setScale(1);
    workspace.setLesson({m_head, m_pane, m_bar});
    point();
    m_pane->setFocus(Qt::OtherFocusReason);
}

void LessonControl::takeFocus()
{
    m_pane->setFocus(Qt::OtherFocusReason);
}

void LessonControl::close()
{
    if (!isOpen())
        return;
    m_run.close();
    m_workspace->setLesson({});
    m_workspace->boardView().setRinged(-1);
    for (QWidget* part : {static_cast<QWidget*>(m_head), static_cast<QWidget*>(m_pane), static_cast<QWidget*>(m_bar)})
        part->deleteLater();
    m_head = nullptr;
    m_pane = nullptr;
    m_bar = nullptr;
    m_overlay->deleteLater();
    m_overlay = nullptr;
    if (m_notes)
        m_notes->deleteLater();
    emit closed();
}

void LessonControl::setPresenting(bool presenting)
{
    const bool begins = presenting && !m_presenting;
    m_presenting = presenting;
    if (!isOpen())
        return;
    const double scale = presenting ? presentationScale(m_window.size(), true).words : 1;
    m_head->setScale(scale);
    m_pane->setScale(scale);
    m_bar->setScale(scale);
    if (begins) {
        m_head->startTimer();
        m_pane->setFocus(Qt::OtherFocusReason);
        if (NotesWindow::hasSecondScreen())
            toggleNotes();
    }
    if (!presenting) {
        m_overlay->setCover(PresenterOverlay::Cover::none);
        m_overlay->setLaserOn(false);
        if (m_notes)
            m_notes->deleteLater();
    }
}

bool LessonControl::takeKey(const QKeyEvent& event)
{
    if (!isOpen() || event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_PageDown:
    case Qt::Key_Space:
        m_run.advance();
        return true;
    case Qt::Key_PageUp:
        m_run.goTo(m_run.step() - 1);
        return true;
    case Qt::Key_Home:
        m_run.goTo(0);
        return true;
    default:
        break;
    }
    if (event.key() >= Qt::Key_1 && event.key() <= Qt::Key_5) {
        const auto& question = m_run.current().question;
        if (question && question->kind == Question::Kind::choose)
            return m_pane->chooseOption(event.key() - Qt::Key_1);
    }
    return m_presenting && takePresenterKey(event.key());
}

bool LessonControl::takePresenterKey(int key)
{
    using Cover = PresenterOverlay::Cover;
    switch (key) {
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_run.advance();
        return true;
    case Qt::Key_Left:
    case Qt::Key_Up:
    case Qt::Key_Backspace:
        m_run.goTo(m_run.step() - 1);
        return true;
    case Qt::Key_B:
    case Qt::Key_Period:
        setCover(m_overlay->cover() == Cover::black ? Cover::none : Cover::black);
        return true;
    case Qt::Key_F:
        setCover(m_overlay->cover() == Cover::frozen ? Cover::none : Cover::frozen);
        return true;
    case Qt::Key_L:
        m_overlay->setLaserOn(!m_overlay->isLaserOn());
        return true;
    case Qt::Key_T:
        m_head->setTimerShown(!m_head->isTimerShown());
        return true;
    case Qt::Key_N:
        toggleNotes();
        return true;
    default:
        return false;
    }
}

void LessonControl::setCover(PresenterOverlay::Cover cover)
{
    m_overlay->setCover(cover);
    if (m_notes)
        m_notes->setCoverText(cover == PresenterOverlay::Cover::black        ? tr("Black screen")
                                  : cover == PresenterOverlay::Cover::frozen ? tr("Frozen")
                                                                             : QString());
}

void LessonControl::toggleNotes()
{
    if (m_notes) {
        m_notes->deleteLater();
        m_notes = nullptr;
        return;
    }
    m_notes = new NotesWindow(m_run, m_appearance);
    m_notes->setAttribute(Qt::WA_DeleteOnClose);
    // On one screen they lie over the presentation.
    m_notes->setWindowFlag(Qt::WindowStaysOnTopHint, !NotesWindow::hasSecondScreen());
    m_notes->setLanguage(spokenLanguage());
    connect(m_notes, &NotesWindow::keyPressed, this, [this](QKeyEvent* event) { takeKey(*event); });
    m_notes->showBeside(m_window);
    m_window.activateWindow();
}

/// A ring, where there is something to choose from.
void LessonControl::point()
{
    if (!m_run.isOpen() || !m_workspace)
        return;
    const auto& at = m_run.current().pointedAt;
    const bool several = m_document.board().panels.size() > 1;
    m_workspace->boardView().setRinged(at && several ? shownIndex(m_run.current(), at->panel).value_or(-1) : -1);
}

/// Computes what the next step shows while this one is read, so that whatever is kept is there.
void LessonControl::prepareNext()
{
    if (!m_run.isOpen() || m_run.step() + 1 >= m_run.count())
        return;
    const LessonStep& next = m_run.lesson().steps[static_cast<std::size_t>(m_run.step()) + 1];
    QThreadPool::globalInstance()->start([panels = shownBoard(next).panels] {
        for (const Panel& panel : panels)
            try {
                if (!isGradual(panel))
                    evaluatePanel(panel);
            } catch (const InputError&) {
                // The step itself will say so.
            }
    });
}

void LessonControl::remember()
{
    if (m_run.isOpen())
        m_settings.setLessonStep(QString::fromStdString(m_run.lesson().id), m_run.step(), m_run.count());
}

}  // namespace whorl
