// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/figures.h"

#include "app/document/board_store.h"
#include "app/ui/board/board_view.h"
#include "app/ui/board/panel_mime.h"
#include "app/ui/controls/error_text.h"
#include "app/ui/export/export_dialog.h"
#include "app/ui/export/figure_mime.h"
#include "app/ui/export/printing.h"
#include "app/ui/look/appearance.h"
#include "core/error.h"

#include <QClipboard>
#include <QDir>
#include <QDrag>
#include <QGuiApplication>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QUrl>

namespace whorl {

namespace {

constexpr int draggedSide = 140;  // of the picture beside the pointer, which leaves the place under it to be seen

/// A name that every file system takes.
QString fileName(QString title)
{
    for (QChar& letter : title)
        if (letter < u' ' || QStringLiteral("/\\:*?\"<>|").contains(letter))
            letter = u'-';
    return title.trimmed().isEmpty() ? QStringLiteral("figure") : title.trimmed().left(100);
}

}  // namespace

Figures::Figures(BoardView& view, const Appearance& appearance, QWidget* window)
    : QObject(window)
    , m_view(view)
    , m_appearance(appearance)
    , m_window(window)
{
    connect(&view, &BoardView::exportWanted, this, [this] { exportFigure(true); });
    connect(&view, &BoardView::copyWanted, this, &Figures::copyPanel);
    connect(&view, &BoardView::printWanted, this, [this] { print(true); });
    connect(&view, &BoardView::takenOut, this, &Figures::dragOut);
}

void Figures::withRestingBoard(const std::function<void(const Board& board)>& make)
{
    m_view.rest([this, make] {
        if (const QStringList awaited = m_view.awaited(); !awaited.isEmpty()) {
            emit noted(tr("“%1” is being computed; export it once it is there").arg(awaited.front()));
        } else {
            try {
                make(m_view.shownBoard());
            } catch (const InputError& error) {
                emit failed(errorSentence(error));
            }
        }
        m_view.goOn();
    });
}

Board Figures::selectedPanel(const Board& board) const
{
    const auto selected = static_cast<std::size_t>(std::max(m_view.selectedPanel(), 0));
    return selected < board.panels.size() ? onlyPanel(board, selected) : board;
}

void Figures::exportFigure(bool panel)
{
    withRestingBoard([this, panel](const Board& board) { showExport(board, panel); });
}

void Figures::showExport(const Board& board, bool panel)
{
    ExportDialog dialog(board, m_view.selectedPanel(), m_appearance, m_window);
    if (panel)
        dialog.choosePanel();
    dialog.setRests(m_view.rests());
    if (dialog.exec() == QDialog::Accepted)
        emit exported(dialog.savedPath());
}

void Figures::copyPanel()
{
    withRestingBoard([this](const Board& board) {
        const Board panel = selectedPanel(board);
        const PictureStyle style = m_appearance.pictureStyle(*m_window);
        QGuiApplication::clipboard()->setMimeData(figureMime(panel, usualSettings(panel, style), style).release());
        emit copied();
    });
}

void Figures::print(bool panel)
{
    withRestingBoard([this, panel](const Board& board) { showPrint(board, panel); });
}

void Figures::showPrint(const Board& board, bool panel)
{
    const PictureStyle style = m_appearance.pictureStyle(*m_window);
    QPrinter printer(QPrinter::HighResolution);
    const Board first = panel ? selectedPanel(board) : board;
    preparePage(printer, first, usualSettings(first, style), style);
    QPrintDialog dialog(&printer, m_window);
    dialog.setOptions(QAbstractPrintDialog::PrintToFile | QAbstractPrintDialog::PrintShowPageSize);
    dialog.setOption(QAbstractPrintDialog::PrintSelection, board.panels.size() > 1);
    if (panel && board.panels.size() > 1)
        dialog.setPrintRange(QAbstractPrintDialog::Selection);
    if (dialog.exec() != QDialog::Accepted)
        return;
    printOn(printer, dialog.printRange() == QAbstractPrintDialog::Selection ? selectedPanel(board) : first);
}

void Figures::printOn(QPrinter& printer, const Board& board)
{
    const PictureStyle style = m_appearance.pictureStyle(*m_window);
    try {
        printFigure(printer, board, usualSettings(board, style), style);
    } catch (const InputError& error) {
        emit failed(errorSentence(error));
    }
}

void Figures::preview()
{
    withRestingBoard([this](const Board& whole) {
        const Board board = m_view.maximisedPanel() >= 0 ? selectedPanel(whole) : whole;
        const PictureStyle style = m_appearance.pictureStyle(*m_window);
        QPrinter printer(QPrinter::HighResolution);
        preparePage(printer, board, usualSettings(board, style), style);
        QPrintPreviewDialog dialog(&printer, m_window);
        dialog.setWindowTitle(tr("Print preview"));
        dialog.resize(960, 680);
        connect(&dialog, &QPrintPreviewDialog::paintRequested, this,
                [this, &board](QPrinter* asked) { printOn(*asked, board); });
        dialog.exec();
    });
}

std::unique_ptr<QMimeData> Figures::draggedPanel(const Board& board, int panel)
{
    const Board alone = onlyPanel(board, static_cast<std::size_t>(panel));
    const PictureStyle style = m_appearance.pictureStyle(*m_window);
    FigureSettings settings = usualSettings(alone, style);
    std::unique_ptr<QMimeData> content = figureMime(alone, settings, style);
    const QString title = panelTitle(alone.panels.front(), style);
    content->setText(settings.caption.isEmpty() ? title : settings.caption);
    content->setData(panelMimeName(), panelMime(alone.panels.front())->data(panelMimeName()));
    if (!m_dragged)
        m_dragged.emplace();
    // Each drag has a folder, for what was dropped before may still be read.
    QDir folder(m_dragged->path());
    const QString number = QString::number(++m_drags);
    folder.mkpath(number);
    const QString path = folder.filePath(number + u'/' + fileName(title) + QStringLiteral(".png"));
    settings.format = FigureFormat::png;
    writeFile(makeFigure(alone, settings, style), path);
    content->setUrls({QUrl::fromLocalFile(path)});
    return content;
}

void Figures::dragOut(int panel)
{
    if (!m_view.awaited().isEmpty())
        return;
    try {
        std::unique_ptr<QMimeData> content = draggedPanel(m_view.shownBoard(), panel);
        auto* drag = new QDrag(&m_view);
        drag->setMimeData(content.release());
        const auto picture = qvariant_cast<QImage>(drag->mimeData()->imageData());
        drag->setPixmap(QPixmap::fromImage(
            picture.scaled(draggedSide, draggedSide, Qt::KeepAspectRatio, Qt::SmoothTransformation)));
        drag->setHotSpot({-16, -16});
        drag->exec(Qt::CopyAction);
    } catch (const InputError& error) {
        emit failed(errorSentence(error));
    }
}

}  // namespace whorl
