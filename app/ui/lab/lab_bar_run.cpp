// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What LabBar changes, and what it says of a training on the way.
#include "app/document/board_store.h"
#include "app/scene/number_text.h"
#include "app/ui/controls/error_text.h"
#include "app/ui/controls/segmented_control.h"
#include "app/ui/lab/lab_bar.h"
#include "app/ui/lab/lab_values.h"
#include "app/ui/lab/order_strip.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/labels.h"
#include "core/catalogue.h"
#include "core/lab/lab_runs.h"
#include "core/lab/result_file.h"

#include <QAbstractButton>
#include <QFileDialog>
#include <QFileInfo>
#include <QProgressBar>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

/// Before this share too little is known of how long the rest takes.
constexpr double judgedFrom = 0.03;

std::vector<std::string> texts(const QStringList& keys)
{
    std::vector<std::string> result;
    for (const QString& key : keys)
        result.push_back(key.toStdString());
    return result;
}

QString taskName(const Values& values)
{
    const Parameter* row = findParameter(labSource().parameters, lab::task);
    const std::string key = printValue(values.find(lab::task)->second);
    for (const Choice& choice : row->choices)
        if (choice.key == key)
            return coreText(choice.context, choice.label);
    return QString::fromStdString(key);
}

}  // namespace

bool LabBar::isWanted() const
{
    return m_wanted;
}

bool LabBar::isTrained(const Values& values) const
{
    return values.find(lab::result)->second == Value(std::string(lab::trained));
}

void LabBar::refuse(const InputError& error)
{
    say(errorText(error, std::string(lab::source)).sentence, true);
}

/// `trains`: what is to be trained is another one now, and what was trained no result of it.
void LabBar::take(const QString& text, Values values, bool trains, int gesture)
{
    QString stopped;
    try {
        const Values now = labValues(m_document.board());
        if (trains && isTrained(now)) {
            values.emplace(lab::result, labSource().defaults.find(lab::result)->second);
            if (m_asked && !m_isThere)
                stopped = tr("Training of %1 was stopped; undo returns to it").arg(taskName(now));
        }
        const Board after = withLabValues(m_document.board(), values);
        say(stopped, false);
        m_taking = true;
        m_document.edit(after, text, gesture);
        m_taking = false;
    } catch (const InputError& error) {
        m_taking = false;
        refuse(error);
    }
    refresh();
}

void LabBar::toggle(const QString& key, bool chosen)
{
    const Values values = labValues(m_document.board());
    const QStringList order = m_order->order();
    if (order.isEmpty()) {
        say(tr("One encoding at least is needed"), true);
        refresh();
        return;
    }
    // As the catalogue has them: what is trained does not depend on what is expected of it.
    std::vector<std::string> keys;
    QString name;
    for (const Choice& choice : findParameter(labSource().parameters, lab::encoding)->choices) {
        const QString each = QString::fromUtf8(choice.key.data(), static_cast<qsizetype>(choice.key.size()));
        if (order.contains(each))
            keys.emplace_back(choice.key);
        if (each == key)
            name = coreText(choice.context, choice.label);
    }
    Values changes{{std::string(lab::encodings), joinedKeys(keys)}};
    if (values.find(lab::prediction)->second != Value(std::string()))
        changes.emplace(lab::prediction, joinedKeys(texts(order)));
    take((chosen ? tr("Take %1 in") : tr("Leave %1 out")).arg(name), std::move(changes), true);
}

void LabBar::keepOrder(const QStringList& order, const QString& text)
{
    take(text, {{std::string(lab::prediction), joinedKeys(texts(order))}}, false);
}

void LabBar::startTraining()
{
    Values values = labValues(m_document.board());
    const Value before = values.find(lab::result)->second;
    const bool waits = isTrained(values);
    values.insert_or_assign(std::string(lab::result), std::string(lab::trained));
    m_asked = values;
    m_rests = false;
    m_awaited = true;
    m_share = 0;
    showPage(train);
    if (waits) {
        say({}, false);
        m_document.setProperty(lab::trainsKey, true);
        m_board.resumeRun(lab::source);
        refreshRun();
        return;
    }
    take(tr("Train"), {{std::string(lab::result), std::string(lab::trained)}}, false);
    if (isTrained(labValues(m_document.board())))
        m_before = before;
}

void LabBar::pauseTraining()
{
    m_rests = m_run.state != BoardView::Run::State::paused;
    if (m_rests)
        m_board.pauseRun(lab::source);
    else
        m_board.resumeRun(lab::source);
    m_document.setProperty(lab::trainsKey, !m_rests);
    refreshRun();
}

/// A board that was opened, or come back to, knows of no result before.
void LabBar::cancelTraining()
{
    const Value shipped = labSource().defaults.find(lab::result)->second;
    const Value before = m_before.value_or(shipped);
    take(tr("Cancel training"), {{std::string(lab::result), before}}, false);
    say(before == shipped ? tr("Cancelled: this is the result that comes with the program")
                          : tr("Cancelled: the result before is back"),
        false);
}

/// Prediction and result beside each other, where the board has them.
void LabBar::endTraining()
{
    const auto& panels = m_document.board().panels;
    const bool predicted = labValues(m_document.board()).find(lab::prediction)->second != Value(std::string());
    for (std::size_t i = 0; predicted && i < panels.size(); ++i)
        if (panels[i].source == lab::source && panels[i].quantity == lab::prediction) {
            m_board.selectPanel(static_cast<int>(i));
            m_board.scrollTo(static_cast<int>(i));
        }
    // Whoever looks at another page meanwhile stays there.
    if (m_steps->current() == train)
        showPage(change);
    say(predicted ? tr("Trained: your order stands beside what was measured") : tr("Trained here"), false);
}

void LabBar::saveWithDialog()
{
    QString path = QFileDialog::getSaveFileName(window(), tr("Save result"), tr("result") + ".json",
                                                tr("Results of the lab (*.json)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += ".json";
    saveResult(path);
}

void LabBar::saveResult(const QString& path)
{
    const auto result = trainedLabResult(labValues(m_document.board()));
    if (!result)
        return;
    try {
        writeFile(QByteArray::fromStdString(labResultText(*result)), path);
    } catch (const InputError& error) {
        return refuse(error);
    }
    take(tr("Save result"), {{std::string(lab::result), path.toStdString()}}, false);
    if (!m_isProblem)
        say(tr("Saved: the board shows %1 from now on").arg(QFileInfo(path).fileName()), false);
}

void LabBar::refreshRun()
{
    using State = BoardView::Run::State;
    const Values values = labValues(m_document.board());
    // The board says what changed before this bar hears of it.
    if (values != m_seen)
        refreshAsked(values);
    const bool trained = m_wanted && isTrained(values);
    m_run = trained ? m_board.runOf(lab::source) : BoardView::Run{};
    m_isThere = trained && trainedLabResult(values);
    const bool working = m_run.state == State::working;
    // A panel has a button of its own.
    if (trained && working && !m_asked && !m_isThere) {
        m_asked = values;
        m_awaited = true;
        m_document.setProperty(lab::trainsKey, true);
    }
    judgeTimeLeft();
    const bool ended = m_awaited && m_isThere && m_run.state == State::done;
    working ? m_look.start() : m_look.stop();
    m_progress->setValue(static_cast<int>(std::lround(m_share * 1000)));
    refreshButtons(values);
    m_status->setText(statusText());
    if (ended) {
        m_awaited = false;
        endTraining();
    }
}

void LabBar::refreshButtons(const Values& values)
{
    using State = BoardView::Run::State;
    const bool waits = isTrained(values) && !m_isThere && !m_asked;
    const bool paused = m_run.state == State::paused && !waits, busy = m_run.state == State::working || paused;
    m_pause->setText(paused ? tr("Go on") : tr("Pause"));
    if (m_train->hasFocus() && isTrained(values) && !waits)
        focusSteps();
    m_train->setEnabled(!isTrained(values) || waits);
    showOnly(
        {{m_progress, busy},
         {m_train, !busy},
         {m_pause, busy},
         {m_cancel, busy},
         {m_save, m_isThere && !busy},
         {m_shipped, !busy && values.find(lab::result)->second != labSource().defaults.find(lab::result)->second}});
}

/// Encodings take differently long: what is said follows what is judged by and by.
void LabBar::judgeTimeLeft()
{
    constexpr double follows = 0.03;  // of the difference, each time one looks
    const bool working = m_run.state == BoardView::Run::State::working;
    if (m_run.share)
        m_share = *m_run.share;
    if (!working || m_isThere) {
        m_since.invalidate();
        m_left = -1;
        return;
    }
    if (!m_run.share)
        return;
    if (!m_since.isValid() || m_share < m_firstShare) {
        m_since.start();
        m_firstShare = m_share;
        m_left = -1;
    }
    if (m_share - m_firstShare < judgedFrom)
        return;
    const double judged = static_cast<double>(m_since.elapsed()) / 1000 * (1 - m_share) / (m_share - m_firstShare);
    m_left = m_left < 0 ? judged : m_left + follows * (judged - m_left);
}

/// What there is to say, the most urgent first.
QString LabBar::statusText() const
{
    using State = BoardView::Run::State;
    if (m_isProblem)
        return m_said;
    if (isTrained(labValues(m_document.board())) && !m_asked && !m_isThere)
        return m_said.isEmpty() ? tr("Not trained yet: press Train") : m_said;
    if (m_run.state == State::paused)
        return tr("Paused at %1; this is what was learnt so far").arg(percentText(m_share));
    if (m_run.state == State::working)
        return workText();
    return m_said.isEmpty() ? hint() : m_said;
}

QString LabBar::workText() const
{
    // Trained models are read in other ways, too.
    if (m_isThere)
        return tr("Testing: %1").arg(percentText(m_share));
    if (m_left < 0)
        return tr("Training: %1").arg(percentText(m_share));
    const int seconds = static_cast<int>(std::ceil(m_left));
    // Nobody needs to know it to the second before the end.
    const int told = seconds > 20 ? (seconds + 4) / 5 * 5 : seconds;
    return told < 100 ? tr("%1, %2 s left").arg(percentText(m_share)).arg(told)
                      : tr("%1, %2 min left").arg(percentText(m_share)).arg((told + 59) / 60);
}

QString LabBar::hint() const
{
    const Values values = labValues(m_document.board());
    const Value &result = values.find(lab::result)->second, &shipped = labSource().defaults.find(lab::result)->second;
    if (m_steps->current() == predict)
        return values.find(lab::prediction)->second == Value(std::string())
            ? result == shipped ? tr("Shown: the shipped result; drag, best at 8 L first")
                                : tr("Drag into order, best at 8 times the length first; a click leaves one out")
            : tr("Your order, best at 8 times the length first");
    if (m_run.state == BoardView::Run::State::failed)
        return tr("The panels say what is wrong");
    if (m_steps->current() == change)
        return tr("Nothing is trained anew: the answer comes at once");
    if (isTrained(values))
        return tr("Trained here");
    if (result == shipped)
        return tr("This is the result that comes with the program");
    return tr("From %1").arg(QFileInfo(QString::fromStdString(std::get<std::string>(result))).fileName());
}

void LabBar::say(const QString& text, bool isProblem)
{
    m_said = text;
    if (m_isProblem != isProblem) {
        m_isProblem = isProblem;
        m_status->setProperty("tone", isProblem ? "error" : "muted");
        m_status->style()->unpolish(m_status);
        m_status->style()->polish(m_status);
    }
    m_status->setText(statusText());
    m_status->setAccessibleName(m_status->text());
}

}  // namespace whorl
