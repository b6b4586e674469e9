// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/lesson/moved_slider.h"

#include "app/document/document.h"
#include "app/scene/fonts.h"
#include "app/ui/controls/value_slider.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/labels.h"
#include "core/catalogue.h"

#include <QGridLayout>

namespace whorl {

namespace {

/// A parameter's slider spans what its row says, a part of the probe everything that the board shows of it.
ValueScale scaleOf(const Board& board, int panel, const AnimationTarget& target)
{
    if (target.parameter) {
        const Source& source = findSource(board.panels[static_cast<std::size_t>(panel)].source);
        return ValueScale::slider(*findParameter(source.parameters, target.id.toStdString()));
    }
    Parameter row;
    row.kind = ParameterKind::integer;
    row.minimum = row.sliderMinimum = target.first;
    row.maximum = row.sliderMaximum = target.last;
    return ValueScale::slider(row);
}

}  // namespace

MovedSlider::MovedSlider(Document& document, const Appearance& appearance, int panel, const AnimationTarget& target,
                         QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_panel(panel)
    , m_target(target)
    , m_label(makeLabel(target.label, 13, QFont::Normal, nullptr, this))
    , m_value(makeLabel({}, 13, QFont::DemiBold, "accent", this))
    , m_slider(new ValueSlider(scaleOf(document.board(), panel, target), appearance, this))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_label, 0, 0);
    grid->addWidget(m_value, 0, 1, Qt::AlignRight);
    grid->addWidget(m_slider, 1, 0, 1, 2);
    m_slider->setAccessibleName(target.label);
    connect(m_slider, &ValueSlider::held, this, [this] { m_gesture = m_document.newGesture(); });
    connect(m_slider, &ValueSlider::edited, this, &MovedSlider::take);
    connect(&document, &Document::changed, this, &MovedSlider::refresh);
    refresh();
}

void MovedSlider::setType(double size)
{
    m_label->setFont(interfaceFont(size));
    m_value->setFont(interfaceFont(size, 600));
}

void MovedSlider::refresh()
{
    if (m_target.parameter && static_cast<std::size_t>(m_panel) >= m_document.board().panels.size())
        return;
    const double value = targetValue(m_document.board(), m_panel, m_target);
    m_slider->setValue(value);
    m_value->setText(targetValueText(m_target, value));
}

void MovedSlider::take(double value)
{
    try {
        const Board after = withTargetValue(m_document.board(), m_panel, m_target, value);
        if (m_target.parameter)
            m_document.edit(after, tr("Change %1").arg(m_target.label), m_gesture);
        else
            m_document.point(after.probe);
    } catch (const InputError&) {
        refresh();
    }
}

}  // namespace whorl
