// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/panel_widget.h"

#include "app/scene/number_text.h"
#include "app/ui/board/account_dialog.h"
#include "app/ui/controls/error_text.h"
#include "core/catalogue.h"

#include <algorithm>

namespace whorl {

namespace {

/// More words than anybody can look at are a slip of the hand.
constexpr std::size_t mostChosen = 200;

}  // namespace

QStringList PanelWidget::chosenWords() const
{
    const Source& source = findSource(panel().source);
    const Parameter* words = findParameter(source.parameters, Role::words);
    if (!words)
        return {};
    const Values values = completed(source.parameters, source.defaults, panel().values);
    return QString::fromStdString(std::get<std::string>(values.find(words->id)->second))
        .split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

void PanelWidget::chooseAll(const std::vector<std::string>& words)
{
    QStringList list;
    for (std::size_t i = 0; i < std::min(words.size(), mostChosen); ++i)
        list += QString::fromStdString(words[i]);
    choose(list.join(QLatin1Char(' ')));
    if (words.size() > mostChosen)
        emit remarked(tr("Of %1 words the first %2 are chosen")
                          .arg(integerText(std::ssize(words)), integerText(static_cast<qint64>(mostChosen))));
}

void PanelWidget::choose(const QString& words)
{
    if (const Parameter* chosen = findParameter(findSource(panel().source).parameters, Role::words))
        m_document.edit(
            withParameter(m_document.board(), static_cast<std::size_t>(m_index), chosen->id, words.toStdString()),
            tr("Choose words"));
}

void PanelWidget::tellHow()
{
    try {
        (new AccountDialog(shownPanel(), resolution(), m_appearance, window()))->open();
    } catch (const InputError& error) {
        emit remarked(errorSentence(error));
    }
}

}  // namespace whorl
