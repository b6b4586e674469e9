// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How LabBar follows the board.
#include "app/ui/controls/drop_down.h"
#include "app/ui/controls/parameter_control.h"
#include "app/ui/controls/segmented_control.h"
#include "app/ui/lab/flow_row.h"
#include "app/ui/lab/lab_bar.h"
#include "app/ui/lab/lab_values.h"
#include "app/ui/lab/order_strip.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/labels.h"
#include "core/catalogue.h"
#include "core/lab/lab_runs.h"

#include <QAbstractButton>
#include <QLocale>

#include <algorithm>

namespace whorl {

void LabBar::refresh()
{
    const bool wanted = hasLab(m_document.board());
    if (wanted) {
        const Values values = labValues(m_document.board());
        // What is to be trained can be said before.
        Values trained = values;
        trained.insert_or_assign(std::string(lab::result), std::string(lab::trained));
        for (const Cell& cell : m_cells) {
            cell.control->setValue(values.find(cell.parameter.id)->second);
            cell.widget->setVisible(cell.parameter.matters(trained, labSource().defaults));
        }
        refreshNames(values);
        for (FlowRow* row : m_rows)
            row->refresh();
        refreshOrder(values);
        if (m_tasks)
            refreshTask(values);
        refreshAsked(values);
        refreshRun();
    }
    if (wanted != m_wanted) {
        m_wanted = wanted;
        emit wantedChanged();
    }
}

void LabBar::refreshTask(const Values& values)
{
    const Parameter& row = *findParameter(labSource().parameters, lab::task);
    const auto* key = std::get_if<std::string>(&values.find(lab::task)->second);
    int index = -1;
    for (std::size_t i = 0; key && i < row.choices.size(); ++i)
        index = row.choices[i].key == *key ? static_cast<int>(i) : index;
    const int more = index - static_cast<int>(lab::mainTasks);
    m_tasks->setCurrent(more < 0 ? index : -1);
    m_moreTasks->setCurrentIndex(more < 0 ? -1 : more);
}

/// Those that are trained in the order of the prediction, then in that of the catalogue.
void LabBar::refreshOrder(const Values& values)
{
    const Parameter* names = findParameter(labSource().parameters, lab::encoding);
    const auto textOf = [&values](std::string_view id) {
        const auto held = values.find(id);
        const auto* text = held == values.end() ? nullptr : std::get_if<std::string>(&held->second);
        return text ? *text : std::string();
    };
    if (!names)
        return;
    const std::vector<std::string> chosen = keysIn(textOf(lab::encodings)), predicted = keysIn(textOf(lab::prediction));
    const auto rank = [&predicted](std::string_view key) {
        return std::find(predicted.begin(), predicted.end(), key) - predicted.begin();
    };
    std::vector<OrderStrip::Item> items;
    for (const Choice& choice : names->choices)
        items.push_back({QString::fromUtf8(choice.key.data(), static_cast<qsizetype>(choice.key.size())),
                         coreText(choice.context, choice.label),
                         chosen.empty() || std::find(chosen.begin(), chosen.end(), choice.key) != chosen.end()});
    std::stable_sort(items.begin(), items.end(), [&rank](const OrderStrip::Item& a, const OrderStrip::Item& b) {
        return rank(a.key.toStdString()) < rank(b.key.toStdString());
    });
    m_order->setItems(items, !predicted.empty());
    showOnly({{m_keep, predicted.empty()}, {m_forget, !predicted.empty()}});
}

void LabBar::refreshNames(const Values& values)
{
    const auto* chosen = std::get_if<std::string>(&values.find(lab::encodings)->second);
    const std::vector<std::string> keys = chosen ? keysIn(*chosen) : std::vector<std::string>();
    QStringList names;
    if (const Parameter* known = findParameter(labSource().parameters, lab::encoding))
        for (const Choice& choice : known->choices)
            if (std::find(keys.begin(), keys.end(), choice.key) != keys.end())
                names += coreText(choice.context, choice.label);
    m_names->setText(tr("Trains %1").arg(QLocale().createSeparatedList(names)));
    m_names->setToolTip(tr("Chosen on the page Predict"));
}

/// What is hidden takes the focus with it, which Qt would give to whatever comes next, such as a splitter of the board.
void LabBar::showOnly(const Shown& widgets)
{
    for (const auto& [widget, shown] : widgets)
        if (shown)
            widget->show();
    for (const auto& [widget, shown] : widgets)
        if (!shown && widget->hasFocus())
            focusSteps();
    for (const auto& [widget, shown] : widgets)
        if (!shown)
            widget->hide();
}

void LabBar::focusSteps()
{
    for (auto* button : m_steps->findChildren<QAbstractButton*>())
        if (button->isChecked())
            button->setFocus(Qt::OtherFocusReason);
}

/// Nothing is trained that was not asked for.
void LabBar::refreshAsked(const Values& values)
{
    m_seen = values;
    if (!isTrained(values) || (m_asked && !isSameLabTraining(values, *m_asked)))
        m_asked.reset();
    if (!m_asked)
        m_rests = m_awaited = false;
    if (!isTrained(values))
        m_before.reset();
    m_document.setProperty(lab::trainsKey, m_asked && !m_rests);
    m_board.holdRun([this](const whorl::Panel& panel) {
        if (panel.source != lab::source || (m_asked && !m_rests))
            return false;
        try {
            const Values held = completed(labSource().parameters, labSource().defaults, panel.values);
            return isTrained(held) && !trainedLabResult(held);
        } catch (const InputError&) {
            return false;  // The panel says what is wrong.
        }
    });
}

}  // namespace whorl
