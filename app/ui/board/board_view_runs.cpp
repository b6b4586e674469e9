// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What BoardView does with quantities that come to be step by step.
#include "app/ui/board/board_view.h"

#include "app/scene/panel_parameters.h"
#include "app/ui/board/panel_widget.h"
#include "core/catalogue.h"

#include <algorithm>
#include <memory>

namespace whorl {

void BoardView::connectRuns(PanelWidget* panel)
{
    connect(panel, &PanelWidget::remarked, this, &BoardView::remarked);
    connect(panel, &PanelWidget::pauseWanted, this, [this, panel] { stop(groupOf(*panel), {}); });
    connect(panel, &PanelWidget::goOnWanted, this, [this, panel] { goOnWith(*panel); });
    connect(panel, &PanelWidget::endWanted, this, [this, panel] {
        if (panel->restsAt())
            return endAt(*panel, *panel->restsAt());
        stop(groupOf(*panel), [this, panel = QPointer(panel)](std::int64_t furthest) {
            if (panel)
                endAt(*panel, furthest);
        });
    });
    connect(panel, &PanelWidget::pairWanted, this, [this, panel] {
        selectPanel(panel->index());
        stepPair();
    });
    connect(panel, &PanelWidget::replayWanted, this, [this, panel] {
        selectPanel(panel->index());
        replay();
    });
    connect(panel, &PanelWidget::saveVectorsWanted, this, [this, panel] {
        selectPanel(panel->index());
        emit saveVectorsWanted();
    });
}

/// The panels that ask for the same: they share a run.
BoardView::Group BoardView::groupOf(const PanelWidget& panel) const
{
    Group group;
    for (PanelWidget* each : m_panels)
        if (each->panel().source == panel.panel().source && each->panel().values == panel.panel().values)
            group.emplace_back(each);
    return group;
}

/// Lets those of the group that are not done rest where the furthest of them has come to.
void BoardView::stop(const Group& group, const std::function<void(std::int64_t furthest)>& stopped)
{
    struct Waiting {
        int left = 0;
        std::int64_t furthest = 0;
    };
    const auto waiting = std::make_shared<Waiting>();
    Group working;
    for (const auto& each : group)
        if (each && each->isUnfinished())
            working.push_back(each);
    waiting->left = static_cast<int>(working.size());
    for (const auto& each : working)
        each->stopWork([waiting, working, stopped](std::int64_t steps) {
            waiting->furthest = std::max(waiting->furthest, steps);
            if (--waiting->left > 0)
                return;
            for (const auto& other : working)
                if (other)
                    other->restAt(waiting->furthest);
            if (stopped)
                stopped(waiting->furthest);
        });
    if (working.empty() && stopped)
        stopped(0);
}

/// As many steps as were taken are what the panel asks for from now on: its figure can be made again.
void BoardView::endAt(const PanelWidget& panel, std::int64_t steps)
{
    if (const Parameter* parameter = parameterOf(panel.panel(), Role::steps))
        m_document.edit(withParameter(m_document.board(), static_cast<std::size_t>(panel.index()), parameter->id,
                                      std::max<std::int64_t>(steps, 1)),
                        tr("Stop here"));
}

void BoardView::goOnWith(PanelWidget& panel)
{
    const Parameter *steps = parameterOf(panel.panel(), Role::steps), *pairs = parameterOf(panel.panel(), Role::pairs);
    if (!panel.restsAt() && steps && pairs && panel.panel().values.contains(pairs->id)) {
        const auto index = static_cast<std::size_t>(panel.index());
        const Values& usual = findSource(panel.panel().source).defaults;
        Board after = withParameter(m_document.board(), index, pairs->id, usual.find(pairs->id)->second);
        after = withParameter(after, index, steps->id, usual.find(steps->id)->second);
        m_document.edit(after, tr("Continue"));
        return;
    }
    for (const auto& each : groupOf(panel))
        if (each && (each->restsAt() || each->isUnfinished()))
            each->goOn();
}

PanelWidget* BoardView::selectedWidget() const
{
    return m_selected < 0 ? nullptr : m_panels[static_cast<std::size_t>(m_selected)];
}

bool BoardView::canStepPair() const
{
    return m_selected >= 0 && parameterOf(selectedWidget()->panel(), Role::pairs);
}

bool BoardView::canReplay() const
{
    return m_selected >= 0 && parameterOf(selectedWidget()->panel(), Role::steps)
        && isGradual(selectedWidget()->panel());
}

void BoardView::stepPair()
{
    if (!canStepPair())
        return;
    PanelWidget* panel = selectedWidget();
    if (!panel->isOnTheWay())
        return stepPairOf(*panel, panel->restsAt().value_or(0));
    stop(groupOf(*panel), [this, panel = QPointer(panel)](std::int64_t furthest) {
        if (panel)
            stepPairOf(*panel, furthest);
    });
}

/// rested  after how many steps the panel rests; 0: it shows what it asks for
void BoardView::stepPairOf(const PanelWidget& panel, std::int64_t rested)
{
    const Source& source = findSource(panel.panel().source);
    const Parameter *steps = findParameter(source.parameters, Role::steps),
                    *pairs = findParameter(source.parameters, Role::pairs);
    if (!steps || !pairs)
        return;
    const Values values = completed(source.parameters, source.defaults, panel.panel().values);
    std::int64_t step = std::get<std::int64_t>(values.find(steps->id)->second),
                 pair = std::get<std::int64_t>(values.find(pairs->id)->second);
    if (rested > 0 || pair == 0 || step == 0) {
        const std::int64_t known = source.knownSteps ? source.knownSteps(values) : 0;
        step = rested > 0 ? rested + 1 : step + 1;
        if (known > 0 && step > known)
            step = 1;
        pair = 0;
    }
    const auto index = static_cast<std::size_t>(panel.index());
    Board after = withParameter(m_document.board(), index, steps->id, step);
    after = withParameter(after, index, pairs->id, pair + 1);
    if (m_pairGesture == 0)
        m_pairGesture = m_document.newGesture();
    m_document.edit(after, tr("Step one pair"), m_pairGesture);
}

void BoardView::replay()
{
    if (!canReplay())
        return;
    const Group group = groupOf(*selectedWidget());
    stop(group, [group](std::int64_t) {
        for (const auto& each : group)
            if (each && isGradual(each->panel()))
                each->replay();
    });
}

void BoardView::rest(std::function<void()> rested)
{
    const int number = ++m_rests;
    m_paused.clear();
    const auto left = std::make_shared<int>(1);
    const auto done = [this, number, left, rested = std::move(rested)] {
        if (--*left == 0 && number == m_rests)
            rested();
    };
    std::vector<const PanelWidget*> seen;
    for (const PanelWidget* panel : m_panels) {
        if (!panel->isOnTheWay() || std::find(seen.begin(), seen.end(), panel) != seen.end())
            continue;
        const Group group = groupOf(*panel);
        for (const auto& each : group) {
            seen.push_back(each);
            if (each->picture().state() == PanelPicture::State::growing)
                m_paused.push_back(each);
        }
        ++*left;
        stop(group, [done](std::int64_t) { done(); });
    }
    done();
}

void BoardView::goOn()
{
    for (const auto& each : std::exchange(m_paused, {}))
        if (each && (each->restsAt() || each->isUnfinished()))
            each->goOn();
}

BoardView::Run BoardView::runOf(std::string_view source) const
{
    using State = PanelPicture::State;
    Run run;
    for (const PanelWidget* panel : m_panels) {
        const PanelPicture& picture = panel->picture();
        if (panel->panel().source != source || picture.state() == State::empty)
            continue;
        if (picture.state() == State::failed && run.state == Run::State::done)
            run.state = Run::State::failed;
        if (!panel->isUnfinished())
            continue;
        const bool rests = picture.state() == State::paused || picture.state() == State::cancelled;
        if (run.state != Run::State::working)
            run.state = rests ? Run::State::paused : Run::State::working;
        if (const auto share = picture.knownProgress())
            run.share = std::max(run.share.value_or(0), *share);
    }
    return run;
}

void BoardView::holdRun(const std::function<bool(const Panel& panel)>& isMeant)
{
    for (PanelWidget* panel : m_panels)
        if (isMeant(panel->panel()))
            panel->hold();
}

void BoardView::pauseRun(std::string_view source)
{
    for (PanelWidget* panel : m_panels) {
        if (panel->panel().source != source)
            continue;
        // What was not painted yet would begin once it is scrolled to.
        if (panel->picture().state() != PanelPicture::State::empty && panel->isUnfinished())
            panel->stopWork([](std::int64_t) {});
        else
            panel->hold();
    }
}

void BoardView::resumeRun(std::string_view source)
{
    for (PanelWidget* panel : m_panels)
        if (panel->panel().source == source && panel->isUnfinished())
            panel->goOn();
}

std::shared_ptr<const PanelData> BoardView::shownData(int index) const
{
    const auto at = static_cast<std::size_t>(index);
    return index >= 0 && at < m_panels.size() ? m_panels[at]->picture().data() : nullptr;
}

Board BoardView::shownBoard() const
{
    Board board = m_document.board();
    for (std::size_t i = 0; i < m_panels.size(); ++i)
        if (m_panels[i]->restsAt())
            board.panels[i].values = m_panels[i]->shownPanel().values;
    return board;
}

QStringList BoardView::rests() const
{
    QStringList texts, steps;
    for (const PanelWidget* panel : m_panels)
        if (panel->restsAt()) {
            steps += panel->stepText(*panel->restsAt());
            texts += tr("%1: %2").arg(panel->accessibleName(), steps.back());
        }
    // Where all are as far there is nothing to tell apart.
    return steps.removeDuplicates() > 0 && steps.size() == 1 ? steps : texts;
}

QStringList BoardView::awaited()
{
    QStringList titles;
    for (PanelWidget* panel : m_panels) {
        if (!panel->isAwaited())
            continue;
        titles += panel->accessibleName();
        if (panel->picture().state() == PanelPicture::State::empty)
            panel->begin();
    }
    return titles;
}

}  // namespace whorl
