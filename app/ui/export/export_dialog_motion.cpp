// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What ExportDialog does with what moves: films, and contact sheets of them.
#include "app/scene/figure_caption.h"
#include "app/ui/controls/segmented_control.h"
#include "app/ui/export/export_dialog.h"
#include "app/ui/export/export_preview.h"
#include "app/ui/export/format_choice.h"
#include "app/ui/export/motion_section.h"
#include "app/ui/export/size_guess.h"
#include "app/ui/look/appearance.h"
#include "core/error.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QPlainTextEdit>
#include <QSignalBlocker>

namespace whorl {

bool ExportDialog::isMoving() const
{
    return std::holds_alternative<MotionFormat>(m_format->current());
}

std::optional<Motion> ExportDialog::motion() const
{
    return isMoving() ? std::optional(m_motion->motion()) : std::nullopt;
}

bool ExportDialog::canBeSheet() const
{
    const ExportFormat format = m_format->current();
    const auto* still = std::get_if<FigureFormat>(&format);
    return still && m_motion->isMovable()
        && (*still == FigureFormat::svg || *still == FigureFormat::pdf || *still == FigureFormat::png);
}

std::optional<Motion> ExportDialog::sheet() const
{
    return canBeSheet() && m_sheet->isChecked() ? std::optional(m_motion->motion()) : std::nullopt;
}

void ExportDialog::takeFormat()
{
    m_isFormatChosen = true;
    if (isMoving() != m_hadMotion)
        (m_hadMotion ? m_choices.motionDpi : m_choices.figure.dpi) = m_dpi->value();
    showMotion();
    changed();
}

void ExportDialog::showMotion()
{
    const bool sheetPossible = canBeSheet();
    m_sheet->setEnabled(sheetPossible);
    m_sheet->setToolTip(sheetPossible ? tr("Some frames of the motion side by side, as one still for print")
                            : m_motion->isMovable() ? tr("SVG, PDF and PNG can be contact sheets")
                                                    : tr("Nothing on this board moves"));
    {
        // Both tell of one change, which whoever asked for it tells of too.
        const QSignalBlocker silentMotion(m_motion), silentDpi(m_dpi);
        m_motion->setSheet(sheet().has_value());
        if (m_hadMotion != isMoving())
            m_dpi->setValue(isMoving() ? m_choices.motionDpi : m_choices.figure.dpi);
    }
    m_hadMotion = isMoving();
    m_motion->setVisible(m_hadMotion || sheet());
}

void ExportDialog::takeShow(int choice)
{
    const bool untouched = m_caption->toPlainText() == standardCaption();
    m_choices.wholeBoard = choice == 0;
    showSize(keptSize());
    m_motion->setBoard(exportedBoard());
    m_format->setMovable(m_motion->isMovable());
    if (isMoving() && !m_motion->isMovable())
        m_format->setCurrent(m_choices.figure.format);
    showMotion();
    if (untouched)
        m_caption->setPlainText(standardCaption());
    changed();
}

void ExportDialog::choosePanel()
{
    if (!m_what)
        return;
    m_what->setCurrent(1);
    takeShow(1);
}

void ExportDialog::guessSize()
{
    if (!isMoving() || !m_motion->problem().isEmpty())
        return;
    try {
        const MovingBoard moving(exportedBoard(), m_motion->motion());
        KeptPictures kept;
        const auto paint = [&](double share) { return m_preview->imageOf(moving.at(share), kept); };
        m_motion->setGuess(guessedBytes(std::get<MotionFormat>(m_format->current()), m_motion->motion(),
                                        figurePixels(settings()), paint));
    } catch (const InputError&) {
        // The preview says what is wrong.
    }
}

}  // namespace whorl
