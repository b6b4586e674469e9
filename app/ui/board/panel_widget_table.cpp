// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The panel as a table, and what screen readers hear of it.
#include "app/scene/board_texts.h"
#include "app/scene/chart.h"
#include "app/ui/board/panel_table.h"
#include "app/ui/board/panel_widget.h"
#include "app/ui/look/appearance.h"
#include "core/catalogue.h"

#include <QMenu>
#include <QTableView>

namespace whorl {

bool PanelWidget::isTable() const
{
    return m_table && !m_table->isHidden();
}

void PanelWidget::setTable(bool shown)
{
    if (shown == isTable())
        return;
    const QWidget* focused = window()->focusWidget();
    const bool held = focused && (focused == m_body || m_body->isAncestorOf(focused));
    if (!m_table) {
        m_table = new PanelTable(m_appearance, m_body);
        connect(m_table, &PanelTable::probeMoved, this, &PanelWidget::probeMoved);
        connect(m_table, &PanelTable::pressed, this, &PanelWidget::activated);
        connect(m_table, &PanelTable::closeWanted, this, [this] { setTable(false); });
    }
    m_body->setFocusPolicy(shown ? Qt::NoFocus : Qt::StrongFocus);
    if (held && !shown)
        m_body->setFocus(Qt::ShortcutFocusReason);
    m_table->setVisible(shown);
    m_body->prepare();
    fillTable();
    if (held && shown)
        m_table->view()->setFocus(Qt::ShortcutFocusReason);
    emit tableChanged(shown);
}

void PanelWidget::takeFocus(Qt::FocusReason reason)
{
    if (isTable())
        m_table->view()->setFocus(reason);
    else
        m_body->setFocus(reason);
}

void PanelWidget::fillTable()
{
    if (!isTable() || m_picture.state() == PanelPicture::State::failed)
        return;
    const bool known = m_picture.data() && m_picture.isOfPanel();
    m_table->setContent(m_picture.panel(), known ? m_picture.data() : nullptr, probe());
}

void PanelWidget::addTableAction(QMenu& menu)
{
    QAction* action = menu.addAction(tr("Show as table"), this, [this] { setTable(!isTable()); });
    action->setCheckable(true);
    action->setChecked(isTable());
}

void PanelWidget::describe()
{
    if (m_index < 0)
        return;
    QStringList words;
    for (const ReadoutItem& item : readout()) {
        const QString text = (item.label + QLatin1Char(' ') + item.value).trimmed();
        // "sin(137 · 0.048697)" and "= 0.3786" are one phrase.
        if (item.label == QLatin1String("=") && !words.isEmpty())
            words.back() += QLatin1Char(' ') + text;
        else
            words += text;
    }
    const QString title = panelTitle(panel(), m_appearance.pictureStyle(*this));
    // A new name is what screen readers speak; the value of a picture is not.
    const QString value = words.join(QLatin1String(", "));
    m_body->setValueText(value);
    m_body->setAccessibleName(value.isEmpty() ? title : title + QLatin1String(": ") + value);
    setAccessibleName(title);
    try {
        m_body->setAccessibleDescription(
            coreText("Quantity", findSource(panel().source).quantity(panel().quantity).help));
    } catch (const InputError&) {
        m_body->setAccessibleDescription({});
    }
}

/// Of how many numbers the picture is; found when it is asked for, because lists may take a while.
QString PanelWidget::summary() const
{
    QStringList sentences;
    const bool isThere = m_picture.data() && m_picture.isOfPanel() && m_picture.state() != PanelPicture::State::failed;
    if (isThere) {
        const Panel settled = withProbedSlice(m_picture.panel(), *m_picture.data(), probe());
        for (const NumberTable& table :
             numberTables(settled, m_picture.data(), probe(), m_appearance.pictureStyle(*this)))
            if (sentences.size() < 3)
                sentences += table.title + QStringLiteral(": ") + table.summary;
        if (const QString remark = curvesRemark(*m_picture.data(), m_appearance.pictureStyle(*this)); !remark.isEmpty())
            sentences += remark;
    }
    return sentences.join(QStringLiteral("; "));
}

}  // namespace whorl
