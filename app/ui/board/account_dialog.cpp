// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/account_dialog.h"

#include "app/manual/manual_document.h"
#include "app/manual/picture_account.h"
#include "app/ui/look/appearance.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace whorl {

AccountDialog::AccountDialog(const Panel& panel, const QString& pixels, const Appearance& appearance, QWidget* parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("How this picture was made"));
    const PictureAccount account = accountOf(panel, pixels);
    m_text = account.text;
    auto* page = new QTextBrowser;
    page->setFrameShape(QFrame::NoFrame);
    page->setOpenExternalLinks(true);
    page->setAccessibleName(windowTitle());
    page->document()->setDocumentMargin(20);
    prepareManual(*page->document(), appearance.theme(), 13);
    page->setHtml(account.html);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    copy->setToolTip(tr("Everything as text, with the commands"));
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_text); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(page, 1);
    column->addWidget(buttons);
    resize(620, 640);
}

}  // namespace whorl
