// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/board_texts.h"
#include "app/scene/picture.h"

namespace whorl {

/// Where a splitter between panels lies and what it moves.
struct Splitter {
    QRectF rectangle;
    Qt::Orientation orientation = Qt::Vertical;  ///< Vertical: a bar from top to bottom that moves left and right
    std::size_t proportion = 0;                  ///< the entry of Board::proportions it changes
    QRectF parent;                               ///< the rectangle that the proportion divides
};

struct BoardLayout {
    std::vector<QRectF> panels;
    std::vector<Splitter> splitters;
};

/// Rectangles of `count` panels inside `area`, `gap` apart. `proportions` are the shares of the splits in order
/// (see Splitter::proportion), each from 0 to 1 of its parent; missing ones are the layout's own.
BoardLayout layoutPanels(Layout layout, std::size_t count, const std::vector<double>& proportions, const QRectF& area,
                         double gap);

/// What a figure shows besides the pictures themselves.
struct FigureOptions {
    bool probe = false;        ///< the probe as it stands
    QString caption;           ///< written below; empty: none
    bool transparent = false;  ///< no background
};

/// `size`, grown each way as far as a figure of the board needs for every panel to be readable: by what each panel shows,
/// how many plots it has, and the size of letters.
/// throws InputError when a panel cannot be evaluated
QSizeF roomyEnough(const QSizeF& size, const Board& board, const PictureStyle& style,
                   const FigureOptions& options = {});

/// What is left of a figure of this size for panels: inside its margin and above its caption.
QRectF figureArea(const QSizeF& size, const PictureStyle& style, const FigureOptions& options);

/// The background of a figure and its caption, with links to the papers of the board's sources.
void paintSurroundings(QPainter& painter, const Board& board, const QSizeF& size, const PictureStyle& style,
                       const FigureOptions& options);

/// A panel's data and its picture.
struct ShownPanel {
    std::shared_ptr<const PanelData> data;
    std::shared_ptr<const Picture> picture;
};

/// The pictures of a board's panels from one painting to the next, for boards that change little between them: only what
/// differs is made again. For one size and style.
class KeptPictures {
public:
    /// `said`: the remark that is said once for all panels (see sharedRemark).
    /// throws InputError when the panel cannot be evaluated
    ShownPanel of(std::size_t index, const Panel& panel, const Probe& probe, const QSizeF& size,
                  const PictureStyle& style, const std::string& said = {});

    /// The panel's data alone. throws as of
    std::shared_ptr<const PanelData> data(std::size_t index, const Panel& panel);

private:
    struct Kept {
        Panel panel, settled;
        std::shared_ptr<const PanelData> data;
        ShownPanel shown;
        std::string said;
    };
    std::vector<Kept> m_kept;
};

/// Paints a whole board as a figure into (0, 0) .. size; panels have titles when there is more than one, and what several of
/// them must say stands below all.
/// throws InputError when a panel cannot be evaluated
void paintBoard(QPainter& painter, const Board& board, const QSizeF& size, const PictureStyle& style,
                const FigureOptions& options = {}, KeptPictures* kept = nullptr);

}  // namespace whorl
