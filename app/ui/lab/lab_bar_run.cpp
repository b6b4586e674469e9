// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What LabBar changes, and what it says of a training on the way.
#include "app/scene/number_text.h"
#include "app/ui/controls/error_text.h"
#include "app/ui/controls/segmented_control.h"
#include "app/ui/lab/lab_bar.h"
#include "app/ui/lab/lab_values.h"
#include "app/ui/lab/order_strip.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/labels.h"
#include "core/catalogue.h"

#include <QAbstractButton>
#include <QFileInfo>
#include <QProgressBar>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

/// Before this share too little is known of how long the rest takes.
constexpr double judgedFrom = 0.03;

const Source& labSource()
{
    return findSource(std::string(lab::source));
}

std::vector<std::string> texts(const QStringList& keys)
{
    std::vector<std::string> result;
    for (const QString& key : keys)
        result.push_back(key.toStdString());
    return result;
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
    try {
        const Values now = labValues(m_document.board());
        if (trains && isTrained(now))
            values.emplace(lab::result, labSource().defaults.find(lab::result)->second);
        const Board after = withLabValues(m_document.board(), values);
        say({}, false);
        m_document.edit(after, text, gesture);
    } catch (const InputError& error) {
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
    const Values values = labValues(m_document.board());
    m_before = values.find(lab::result)->second;
    showPage(train);
    take(tr("Train"), {{std::string(lab::result), std::string(lab::trained)}}, false);
}

void LabBar::cancelTraining()
{
    const Value before = isTrained(labValues(m_document.board())) && m_before == Value(std::string(lab::trained))
        ? labSource().defaults.find(lab::result)->second
        : m_before;
    take(tr("Cancel training"), {{std::string(lab::result), before}}, false);
    say(tr("Cancelled: the result before is back"), false);
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
    showPage(change);
    say(predicted ? tr("Trained: your order stands beside what was measured") : tr("Trained here"), false);
}

void LabBar::refreshRun()
{
    using State = BoardView::Run::State;
    const Values values = labValues(m_document.board());
    const bool trained = m_wanted && isTrained(values);
    m_run = trained ? m_board.runOf(lab::source) : BoardView::Run{};
    const bool working = m_run.state == State::working, paused = m_run.state == State::paused;
    if (working && m_run.share && (!m_since.isValid() || *m_run.share < m_firstShare)) {
        m_since.start();
        m_firstShare = *m_run.share;
    }
    if (!working)
        m_since.invalidate();
    const bool ended = m_awaited && trained && m_run.state == State::done;
    m_awaited = working || (m_awaited && paused);
    working ? m_look.start() : m_look.stop();
    m_progress->setVisible(working || paused);
    m_progress->setValue(static_cast<int>(std::lround(m_run.share.value_or(0) * 1000)));
    m_train->setVisible(!working && !paused);
    m_train->setEnabled(!trained);
    m_pause->setVisible(working || paused);
    m_pause->setText(paused ? tr("Go on") : tr("Pause"));
    m_cancel->setVisible(working || paused);
    m_shipped->setVisible(!working && !paused
                          && values.find(lab::result)->second != labSource().defaults.find(lab::result)->second);
    m_status->setText(statusText());
    if (ended)
        endTraining();
}

/// What there is to say, the most urgent first.
QString LabBar::statusText() const
{
    using State = BoardView::Run::State;
    if (m_isProblem)
        return m_said;
    const double share = m_run.share.value_or(0);
    if (m_run.state == State::paused)
        return tr("Paused at %1; this is what was learnt so far").arg(percentText(share));
    if (m_run.state == State::working) {
        if (!m_since.isValid() || share - m_firstShare < judgedFrom)
            return tr("Training: %1").arg(percentText(share));
        const double left = static_cast<double>(m_since.elapsed()) / 1000 * (1 - share) / (share - m_firstShare);
        const int seconds = static_cast<int>(std::ceil(left));
        return seconds < 100 ? tr("Training: %1, about %2 s left").arg(percentText(share)).arg(seconds)
                             : tr("Training: %1, about %2 min left").arg(percentText(share)).arg((seconds + 59) / 60);
    }
    return m_said.isEmpty() ? hint() : m_said;
}

QString LabBar::hint() const
{
    const Values values = labValues(m_document.board());
    if (m_steps->current() == predict)
        return values.find(lab::prediction)->second == Value(std::string())
            ? tr("Drag into order, best at 8 times the length first; a click leaves one out")
            : tr("Your order, best at 8 times the length first");
    if (m_run.state == BoardView::Run::State::failed)
        return tr("The panels say what is wrong");
    if (m_steps->current() == change)
        return tr("Nothing is trained anew: the answer comes at once");
    const Value& result = values.find(lab::result)->second;
    if (isTrained(values))
        return tr("Trained here");
    if (result == labSource().defaults.find(lab::result)->second)
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
