// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What PanelWidget does with quantities that come to be step by step.
#include "app/manual/manual_pages.h"
#include "app/scene/number_text.h"
#include "app/scene/panel_parameters.h"
#include "app/ui/board/panel_widget.h"
#include "app/ui/board/state_strip.h"
#include "core/catalogue.h"

#include <QMenu>

namespace whorl {

namespace {

const Source* sourceOf(const Panel& panel)
{
    for (const Source& source : catalogue())
        if (source.info.id == panel.source)
            return &source;
    return nullptr;
}

/// The number that a parameter of this role has; 0 where there is none.
std::int64_t numberOf(const Panel& panel, Role role)
{
    const Parameter* parameter = parameterOf(panel, role);
    if (!parameter)
        return 0;
    const auto own = panel.values.find(parameter->id);
    const Value& value =
        own != panel.values.end() ? own->second : sourceOf(panel)->defaults.find(parameter->id)->second;
    const auto* whole = std::get_if<std::int64_t>(&value);
    return whole ? *whole : 0;
}

}  // namespace

bool PanelWidget::isOnTheWay() const
{
    const PanelPicture::State state = m_picture.state();
    return !m_restsAt && (state == PanelPicture::State::growing || state == PanelPicture::State::paused);
}

bool PanelWidget::isUnfinished() const
{
    const PanelPicture::State state = m_picture.state();
    const bool isDone = state == PanelPicture::State::sharp || state == PanelPicture::State::draft
        || state == PanelPicture::State::failed;
    return !m_restsAt && !isDone && sourceOf(m_panel) && isGradual(m_panel);
}

bool PanelWidget::isAwaited() const
{
    return isUnfinished() && !isOnTheWay();
}

void PanelWidget::showPanel()
{
    Panel shown = m_panel;
    if (m_restsAt) {
        shown.values.insert_or_assign(std::string(parameterOf(m_panel, Role::steps)->id), *m_restsAt);
        if (const Parameter* pairs = parameterOf(m_panel, Role::pairs))
            shown.values.erase(std::string(pairs->id));
        shown.values = withoutDefaults(sourceOf(m_panel)->defaults, shown.values);
    }
    setProperty("manual", quantityPlace(shown.source, shown.quantity));
    m_picture.setPanel(shown, probe());
}

void PanelWidget::restAt(std::int64_t steps)
{
    if (steps < 1 || !parameterOf(m_panel, Role::steps))
        return;
    m_restsAt = steps;
    showPanel();
    showState();
}

void PanelWidget::goOn()
{
    m_replays = false;
    if (!m_restsAt)
        return m_picture.resume();
    m_restsAt.reset();
    showPanel();
    showState();
}

void PanelWidget::replay()
{
    restAt(1);
    m_replays = m_restsAt.has_value();
}

std::int64_t PanelWidget::pairs() const
{
    return numberOf(m_panel, Role::pairs);
}

QString PanelWidget::stepText(std::int64_t step) const
{
    const Source* source = sourceOf(m_panel);
    const std::int64_t asked = numberOf(m_panel, Role::steps),
                       known = source && source->knownSteps ? source->knownSteps(m_panel.values) : 0;
    const std::int64_t all = known > 0 && (asked == 0 || asked > known) ? known : asked;
    return all > step ? tr("step %1 of %2").arg(integerText(step), integerText(all))
                      : tr("step %1").arg(integerText(step));
}

/// Whether the strip speaks of a rest: a pause, or single pairs after the steps.
bool PanelWidget::showRest()
{
    const PanelPicture::State state = m_picture.state();
    if (m_restsAt && m_replays) {
        // Once it has begun anew there is something to go on from.
        if (state == PanelPicture::State::sharp)
            QMetaObject::invokeMethod(this, &PanelWidget::goOn, Qt::QueuedConnection);
        return false;
    }
    if (m_restsAt) {
        m_strip->showWork(tr("Paused at %1").arg(stepText(*m_restsAt)), tr("Continue"), {}, endText(), pairText());
        return true;
    }
    if (pairs() == 0 || (state != PanelPicture::State::sharp && !m_picture.isCatchingUp()))
        return false;
    const std::int64_t steps = numberOf(m_panel, Role::steps);
    m_strip->showWork(tr("Step %1, pair %2").arg(integerText(steps), integerText(pairs())), tr("Continue"), {}, {},
                      pairText());
    return true;
}

QString PanelWidget::endText() const
{
    return parameterOf(m_panel, Role::steps) ? tr("Stop here") : QString();
}

QString PanelWidget::pairText() const
{
    return parameterOf(m_panel, Role::pairs) ? tr("Step one pair") : QString();
}

void PanelWidget::addRunActions(QMenu& menu)
{
    const Source* source = sourceOf(m_panel);
    if (source && source->vectors)
        menu.addAction(tr("Save vectors…"), this, &PanelWidget::saveVectorsWanted);
    if (parameterOf(m_panel, Role::pairs))
        menu.addAction(tr("Step one pair"), this, &PanelWidget::pairWanted);
    if (parameterOf(m_panel, Role::steps) && isGradual(m_panel))
        menu.addAction(tr("Replay from the start"), this, &PanelWidget::replayWanted);
}

}  // namespace whorl
