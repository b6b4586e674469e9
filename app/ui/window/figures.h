// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/figure.h"

#include <QObject>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <optional>

class QMimeData;
class QPrinter;

namespace whorl {

class Appearance;
class BoardView;

/// What the window does with figures of its board: export, copy, print, and panels that are dragged out of it. Runs rest
/// meanwhile; what is on the way is taken as it is shown.
class Figures : public QObject {
    Q_OBJECT

public:
    Figures(BoardView& view, const Appearance& appearance, QWidget* window);

    /// With the dialog, of the whole board or of the selected panel as chosen there; `panel`: the panel at first.
    void exportFigure(bool panel = false);
    /// Puts the selected panel on the clipboard: as an image, as SVG, and its numbers as a table.
    void copyPanel();
    /// Asks for the printer. "Selection" is the selected panel; `panel`: that is chosen at first.
    void print(bool panel = false);
    /// The board as it would be printed; of a maximised panel this panel.
    void preview();
    /// Starts to drag a panel to another program, from within a mouse event of the board.
    void dragOut(int panel);

    /// What such a drag carries: image, SVG, a PNG file with its board inside, the caption as text, and the panel itself for
    /// other windows of Whorl. The file goes with the program.
    /// throws InputError where the panel cannot be shown
    std::unique_ptr<QMimeData> draggedPanel(const Board& board, int panel);

signals:
    void exported(const QString& path);
    void copied();
    void failed(const QString& reason);
    void noted(const QString& remark);

private:
    /// Calls `make` with the board as it is shown, once its runs rest; says so where something is not there yet.
    void withRestingBoard(const std::function<void(const Board& board)>& make);
    void showExport(const Board& board, bool panel);
    void showPrint(const Board& board, bool panel);
    void printOn(QPrinter& printer, const Board& board);
    Board selectedPanel(const Board& board) const;

    BoardView& m_view;
    const Appearance& m_appearance;
    QWidget* m_window;
    std::optional<QTemporaryDir> m_dragged;
    int m_drags = 0;
};

}  // namespace whorl
