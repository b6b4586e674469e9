// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/export/contact_sheet.h"
#include "app/scene/number_text.h"
#include "app/ui/controls/error_text.h"
#include "app/ui/export/export_dialog.h"
#include "app/ui/export/figure_mime.h"
#include "app/ui/export/figure_writing.h"
#include "app/ui/export/format_choice.h"
#include "app/ui/export/motion_section.h"
#include "app/ui/look/appearance.h"
#include "core/error.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QStyle>

namespace whorl {

void ExportDialog::askAndSave()
{
    m_motion->pause();
    const ExportFormat format = m_format->current();
    const Board board = exportedBoard();
    QString name = coreText("Board", board.title);
    if (name.isEmpty() || board.panels.size() == 1)
        name = panelTitle(board.panels.front(), m_appearance.pictureStyle(*this));
    name.replace('/', '-');
    const QString suffix = u'.' + formatSuffix(format);
    // What a name without its suffix means, only we know; so we ask.
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Export figure"), QDir(m_choices.folder).filePath(name + suffix),
                                     QStringLiteral("%1 (*%2)").arg(formatLabel(format), suffix), nullptr,
                                     QFileDialog::DontConfirmOverwrite | QFileDialog::ReadOnly);
    if (path.isEmpty())
        return;
    const QString whole = takeSuffix(path);
    if (mayReplace(whole) && save(whole) && !isWriting())
        accept();
}

QString ExportDialog::takeSuffix(const QString& typed)
{
    if (const auto format = m_format->formatOf(typed)) {
        if (*format != m_format->current()) {
            m_format->setCurrent(*format);
            takeFormat();
        }
        return typed;
    }
    return typed + u'.' + formatSuffix(m_format->current());
}

QStringList ExportDialog::filesAt(const QString& path) const
{
    QStringList files{path};
    try {
        if (isMoving()) {
            files = filesOf(path, m_motion->motion());
        } else if (settings().format == FigureFormat::tex) {
            files.clear();
            for (const FigureFile& file :
                 figureFiles(exportedBoard(), settings(), m_appearance.pictureStyle(*this), path))
                files += file.path;
        }
    } catch (const InputError&) {
        // What is wrong is said when it is written.
    }
    return files;
}

bool ExportDialog::mayReplace(const QString& path)
{
    QStringList there;
    for (const QString& file : filesAt(path))
        if (QFileInfo::exists(file))
            there += QFileInfo(file).fileName();
    if (there.isEmpty())
        return true;
    const QString question = there.size() == 1 ? tr("“%1” is there already. Is it to be replaced?").arg(there.front())
                                               : tr("“%1” and %2 more are there already. Are they to be replaced?")
                                                     .arg(there.front(), integerText(there.size() - 1));
    QMessageBox box(QMessageBox::NoIcon, tr("Export figure"), question, QMessageBox::NoButton, this);
    const QPushButton* replace = box.addButton(tr("Replace"), QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(tr("Cancel"), QMessageBox::RejectRole));
    box.exec();
    return box.clickedButton() == replace;
}

bool ExportDialog::save(const QString& path)
{
    if (isMoving()) {
        writeMotion(path);
        return true;
    }
    try {
        const PictureStyle style = m_appearance.pictureStyle(*this);
        if (const auto motion = sheet())
            writeFile(makeContactSheet(exportedBoard(), *motion, settings(), style), path);
        else
            writeFigure(figureFiles(exportedBoard(), settings(), style, path));
    } catch (const InputError& error) {
        return complain(errorSentence(error));
    }
    m_choices.folder = QFileInfo(path).absolutePath();
    m_savedPath = QFileInfo(path).absoluteFilePath();
    return true;
}

void ExportDialog::writeMotion(const QString& path)
{
    m_motion->pause();
    const Motion motion = m_motion->motion();
    m_frames = static_cast<std::int64_t>(stillsOf(motion).size());
    m_writtenPath = filesOf(path, motion).front();
    const PictureStyle style = m_writing->styleFor(m_appearance.pictureStyle(*this));
    m_writing->start([board = exportedBoard(), settings = settings(), motion, path, style](const Progress& progress) {
        writeMovingFigure(board, settings, motion, path, style, progress);
    });
    m_complaint.clear();
    for (QWidget* part :
         {static_cast<QWidget*>(m_motion), m_side, static_cast<QWidget*>(m_copy), static_cast<QWidget*>(m_save)})
        part->setEnabled(false);
    m_progress->setRange(0, static_cast<int>(m_frames));
    m_progress->show();
    m_cancel->setFocus();
    showWriting(0);
}

void ExportDialog::showWriting(double share)
{
    if (!isWriting())
        return;
    const auto done = std::llround(share * static_cast<double>(m_frames));
    m_progress->setValue(static_cast<int>(done));
    m_footNote->setProperty("tone", "muted");
    m_footNote->setText(
        tr("Frame %1 of %2").arg(integerText(std::min<std::int64_t>(done + 1, m_frames)), integerText(m_frames)));
    style()->polish(m_footNote);
}

void ExportDialog::writingEnded(bool written, const QString& reason)
{
    for (QWidget* part :
         {static_cast<QWidget*>(m_motion), m_side, static_cast<QWidget*>(m_copy), static_cast<QWidget*>(m_save)})
        part->setEnabled(true);
    m_progress->hide();
    m_save->setFocus();
    if (!written) {
        complain(reason);
        return;
    }
    m_choices.folder = QFileInfo(m_writtenPath).absolutePath();
    m_savedPath = QFileInfo(m_writtenPath).absoluteFilePath();
    accept();
}

bool ExportDialog::isWriting() const
{
    return m_writing->isRunning();
}

void ExportDialog::reject()
{
    if (!isWriting()) {
        QDialog::reject();
        return;
    }
    m_writing->cancel();
    m_footNote->setText(tr("Ending…"));
}

bool ExportDialog::copy()
{
    try {
        QGuiApplication::clipboard()->setMimeData(
            figureMime(exportedBoard(), settings(), m_appearance.pictureStyle(*this), sheet()).release());
    } catch (const InputError& error) {
        return complain(errorSentence(error));
    }
    return true;
}

}  // namespace whorl
