// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/lesson/moved_parameter.h"

#include "app/document/document.h"
#include "app/scene/fonts.h"
#include "app/ui/controls/parameter_control.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/labels.h"
#include "core/catalogue.h"

#include <QVBoxLayout>

namespace whorl {

namespace {

constexpr int choiceWidth = 300;

}  // namespace

MovedParameter::MovedParameter(Document& document, const Appearance& appearance, int panel, const std::string& id,
                               QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_panel(static_cast<std::size_t>(panel))
    , m_id(id)
{
    const Source& source = findSource(document.board().panels[m_panel].source);
    const Parameter& row = *findParameter(source.parameters, id);
    m_label = makeLabel(coreText("Parameter", row.label), 13, QFont::Normal, nullptr, this);
    m_control = makeParameterControl(row, appearance, choiceWidth, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_label);
    column->addWidget(m_control);
    connect(m_control, &ParameterControl::edited, this, &MovedParameter::take);
    connect(&document, &Document::changed, this, &MovedParameter::refresh);
    refresh();
}

void MovedParameter::setType(double size)
{
    m_label->setFont(interfaceFont(size));
}

void MovedParameter::refresh()
{
    if (m_panel >= m_document.board().panels.size())
        return;
    const Panel& panel = m_document.board().panels[m_panel];
    const Values& defaults = findSource(panel.source).defaults;
    const auto own = panel.values.find(m_id);
    m_control->setValue(own != panel.values.end() ? own->second : defaults.find(m_id)->second);
}

void MovedParameter::take(const Value& value)
{
    m_document.edit(withParameter(m_document.board(), m_panel, m_id, value), tr("Change %1").arg(m_label->text()));
}

}  // namespace whorl
