// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/inspector/sides_section.h"

#include "app/ui/controls/labelled_row.h"
#include "app/ui/controls/link_button.h"
#include "app/ui/controls/segmented_control.h"
#include "app/ui/inspector/fresh_rows.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/labels.h"
#include "core/comparison/operand_names.h"
#include "core/error.h"

#include <QHBoxLayout>

namespace whorl {

namespace {

/// The sides in the words that tell them apart; where nothing does, none.
QStringList sideNames(const Panel& panel, const PictureStyle& style)
{
    QStringList names;
    try {
        for (const std::string& name : operandNames(operandsOf(panel)))
            names += name.empty() ? SidesSection::tr("the same") : style.text("Axis", name);
    } catch (const InputError&) {
        // The panel says which of them there is not.
        for (const Operand& operand : operandsOf(panel))
            names += QString::fromStdString(operand.source);
    }
    return names;
}

}  // namespace

SidesSection::SidesSection(const Appearance& appearance, PanelChange change, int width, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_change(std::move(change))
    , m_width(width)
{
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
}

QString SidesSection::sign(const Panel& panel, PanelSide side)
{
    return panel.minus ? QString(QChar(u'A' + static_cast<char16_t>(side))) : QString::number(side + 1);
}

void SidesSection::show(const Panel& panel, std::optional<PanelSide> side)
{
    if (m_rows && m_shown == panel && m_side == side)
        return;
    m_shown = panel;
    m_side = side;
    m_column = beginFreshRows(*this, m_rows);
    const QStringList names = sideNames(panel, m_appearance.pictureStyle(*this));
    for (PanelSide each = 0; each < sideCount(panel); ++each)
        addSide(panel, each, names[static_cast<qsizetype>(each)]);
    addChoice(panel, names);
}

void SidesSection::addSide(const Panel& panel, PanelSide side, const QString& name)
{
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    auto* label = new ElidedLabel(name);
    label->setMinimumHeight(rowControlHeight);
    line->addWidget(label, 1);
    line->addWidget(makeRemove(side));
    m_column->addWidget(makeLabelledRow(m_appearance, sign(panel, side), {}, row));
}

QWidget* SidesSection::makeRemove(PanelSide side)
{
    auto* remove = new LinkButton(m_appearance, tr("Remove"), false);
    remove->setPixelSize(12);
    connect(remove, &QAbstractButton::clicked, this, [this, side] {
        emit chosen(std::nullopt);
        m_change(tr("Remove from comparison"), [side](Panel& held) { held = withoutSide(held, side); });
    });
    return remove;
}

void SidesSection::addChoice(const Panel& panel, const QStringList& names)
{
    QStringList words{panel.minus ? tr("Both") : tr("All")};
    for (PanelSide side = 0; side < sideCount(panel); ++side)
        words += panel.minus ? sign(panel, side) : sign(panel, side) + ' ' + names[static_cast<qsizetype>(side)];
    const int current = m_side ? static_cast<int>(*m_side) + 1 : 0;
    const auto choose = [this](int index) {
        emit chosen(index == 0 ? std::nullopt : std::optional(static_cast<PanelSide>(index - 1)));
    };
    QWidget* control = nullptr;
    if (panel.minus) {
        auto* segments = new SegmentedControl(words, m_appearance);
        segments->setCurrent(current);
        segments->setName(tr("Change"));
        connect(segments, &SegmentedControl::chosen, this, choose, Qt::QueuedConnection);
        control = segments;
    } else {
        QComboBox* box = makeRowBox(words, current);
        connect(box, &QComboBox::activated, this, choose, Qt::QueuedConnection);
        control = box;
    }
    control->setToolTip(tr("Whose parameters are below"));
    m_column->addWidget(makeLabelledRow(m_appearance, tr("Change"), {}, control));
}

}  // namespace whorl
