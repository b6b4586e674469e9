// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/board_header.h"

#include "app/document/document.h"
#include "app/scene/board_scene.h"
#include "app/scene/fonts.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/labels.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolTip>

namespace whorl {

QString boardTitle(const Document& document)
{
    const std::string& title = document.board().title;
    return title.empty() ? QCoreApplication::translate("whorl::BoardHeader", "Untitled board")
                         : coreText("Board", title);
}

BoardHeader::BoardHeader(Document& document, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_appearance(appearance)
    , m_title(new ElidedLabel(this))
    , m_caption(new ElidedLabel(this))
    , m_entry(new QLineEdit(this))
{
    setFixedHeight(48);
    m_caption->setFont(interfaceFont(13));
    m_caption->setProperty("tone", "muted");
    m_title->setFont(interfaceFont(16, QFont::DemiBold));
    m_title->setTextFormat(Qt::PlainText);
    // The title has its room before the caption; neither makes the window's parts give way.
    m_title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_caption->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_title->installEventFilter(this);
    m_entry->setFont(interfaceFont(16, QFont::DemiBold));
    m_entry->setAccessibleName(tr("Title of the board"));
    m_entry->setFixedSize(360, 30);
    m_entry->installEventFilter(this);
    m_entry->hide();
    connect(m_entry, &QLineEdit::editingFinished, this, &BoardHeader::takeName);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 0, 16, 0);
    row->setSpacing(12);
    row->addWidget(m_title);
    row->addWidget(m_entry);
    row->addWidget(m_caption, 1);

    connect(&document, &Document::changed, this, [this](const Difference& changes) {
        if (changes.title || changes.panels || !changes.changed.empty())
            refresh();
    });
    connect(&document, &Document::replaced, this, &BoardHeader::refresh);
    connect(&appearance, &Appearance::changed, this, &BoardHeader::refresh);
    refresh();
}

void BoardHeader::refresh()
{
    m_title->setText(boardTitle(m_document));
    QString caption;
    if (!m_document.board().panels.empty())
        caption = boardCaption(m_document.board(), m_appearance.pictureStyle(*this));
    m_caption->setText(caption);
}

void BoardHeader::rename()
{
    m_entry->setText(boardTitle(m_document));
    m_title->hide();
    m_entry->show();
    m_entry->setFocus(Qt::OtherFocusReason);
    m_entry->selectAll();
}

void BoardHeader::takeName()
{
    if (m_entry->isHidden())
        return;
    m_entry->hide();
    m_title->show();
    const QString name = m_entry->text().trimmed();
    if (name == boardTitle(m_document) || name.isEmpty())
        return;
    Board after = m_document.board();
    after.title = name.toStdString();
    m_document.edit(after, tr("Rename board"));
}

bool BoardHeader::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_title && event->type() == QEvent::MouseButtonDblClick) {
        rename();
        return true;
    }
    if (watched == m_title && event->type() == QEvent::ToolTip) {
        const QString hint = tr("Double-click to rename"), whole = m_title->toolTip();
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), whole.isEmpty() ? hint : whole + u'\n' + hint,
                           m_title);
        return true;
    }
    if (watched == m_entry && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        m_entry->hide();
        m_title->show();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace whorl
