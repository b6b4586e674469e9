// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/inspector/parameter_row.h"

#include "app/scene/fonts.h"
#include "app/ui/controls/labelled_row.h"
#include "app/ui/controls/parameter_control.h"
#include "app/ui/look/appearance.h"

#include <QLabel>
#include <QVBoxLayout>

namespace whorl {

ParameterRow::ParameterRow(const Parameter& parameter, const Appearance& appearance, int width, QWidget* parent)
    : QWidget(parent)
    , m_parameter(parameter)
    , m_control(makeParameterControl(parameter, appearance, width - rowLabelWidth - rowGap, this))
    , m_remark(new QLabel(this))
    , m_refusal(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    const QString label = coreText("Parameter", parameter.label);
    const QString symbol = QString::fromUtf8(parameter.symbol.data(), static_cast<qsizetype>(parameter.symbol.size()));
    QWidget* row = makeLabelledRow(appearance, label, symbol, m_control, this);
    row->setToolTip(coreText("Parameter", parameter.help));
    column->addWidget(row);

    m_remark->setFont(interfaceFont(12));
    m_remark->setWordWrap(true);
    m_remark->setProperty("tone", "muted");
    m_remark->setContentsMargins(rowLabelWidth + rowGap, 0, 0, 4);
    m_remark->hide();
    column->addWidget(m_remark);

    m_refusal->setObjectName(QStringLiteral("refusal"));
    m_refusal->setFont(interfaceFont(12));
    m_refusal->setWordWrap(true);
    m_refusal->setMargin(7);
    m_refusal->setProperty("look", "error");
    m_refusal->setProperty("tone", "error");
    m_refusal->hide();
    column->addWidget(m_refusal);
    connect(m_control, &ParameterControl::restored, this, &ParameterRow::dropRefusal);
}

void ParameterRow::setValue(const Value& value)
{
    if (m_known && value == m_value && !isRefused())
        return;
    m_known = true;
    m_value = value;
    m_control->setValue(value);
    dropRefusal();
}

void ParameterRow::setRemark(const QString& remark)
{
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
}

void ParameterRow::showRefusal(const QString& sentence)
{
    m_refusal->setText(sentence);
    m_refusal->setAccessibleName(sentence);
    m_refusal->show();
}

bool ParameterRow::isRefused() const
{
    return !m_refusal->isHidden();
}

void ParameterRow::dropRefusal()
{
    m_refusal->hide();
}

void ParameterRow::restore()
{
    if (m_known)
        m_control->setValue(m_value);
}

}  // namespace whorl
