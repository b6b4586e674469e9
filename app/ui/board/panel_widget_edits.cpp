// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/panel_widget.h"

#include "core/catalogue.h"

#include <algorithm>

namespace whorl {

namespace {

/// The parameter of sources that go step by step.
const std::string stepsId = "steps";
/// The parameter of sources of words that holds the chosen ones.
const std::string wordsId = "words";

/// More words than anybody can look at are a slip of the hand.
constexpr std::size_t mostChosen = 200;

}  // namespace

QStringList PanelWidget::chosenWords() const
{
    const Source& source = findSource(panel().source);
    if (!findParameter(source.parameters, wordsId))
        return {};
    const Values values = completed(source.parameters, source.defaults, panel().values);
    return QString::fromStdString(std::get<std::string>(values.at(wordsId)))
        .split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

void PanelWidget::chooseAll(const std::vector<std::string>& words)
{
    QStringList list;
    for (std::size_t i = 0; i < std::min(words.size(), mostChosen); ++i)
        list += QString::fromStdString(words[i]);
    choose(list.join(QLatin1Char(' ')));
}

void PanelWidget::choose(const QString& words)
{
    if (findParameter(findSource(panel().source).parameters, wordsId))
        m_document.edit(
            withParameter(m_document.board(), static_cast<std::size_t>(m_index), wordsId, words.toStdString()),
            tr("Choose words"));
}

QString PanelWidget::endText() const
{
    return findParameter(findSource(panel().source).parameters, stepsId) ? tr("Stop here") : QString();
}

/// As many steps as were taken are what the panel asks for from now on: its figure can be made again.
void PanelWidget::endHere()
{
    m_picture.stop([this](std::int64_t taken) {
        m_document.edit(withParameter(m_document.board(), static_cast<std::size_t>(m_index), stepsId,
                                      std::max<std::int64_t>(taken, 1)),
                        tr("Stop here"));
    });
}

}  // namespace whorl
