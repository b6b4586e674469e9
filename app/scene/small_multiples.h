// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/board_scene.h"

namespace whorl {

class Heatmap;

/// A board at one of several values.
struct Frame {
    Board board;
    QString label;  ///< "m = 137", written above
};

/// Boards side by side that differ little. Those of one panel have the same colour for the same value, and share the titles of
/// their axes and the key to their colours where these are the same for all.
class SmallMultiples {
public:
    /// `area` is where they stand, `options` those of the figure. Needs a frame.
    /// throws InputError when a panel cannot be evaluated
    SmallMultiples(const std::vector<Frame>& frames, const QRectF& area, const PictureStyle& style,
                   const FigureOptions& options);

    void paint(QPainter& painter) const;

    /// How much larger the area would have to be each way for every frame to be read: 1 where it is large enough.
    QSizeF lacking() const;

    /// Frames across and down.
    QSize arrangement() const { return m_arrangement; }

private:
    void shareOnePanel(const QRectF& area);
    void shareColours(const QSizeF& size);
    void shareValues(const QSizeF& size);
    void shareTitles(const QSizeF& size);
    void arrange();
    void makePictures();
    double wantedProportion() const;
    QRectF cell(std::size_t index) const;
    QRectF room(std::size_t index) const;
    void paintTitles(QPainter& painter) const;
    bool isOnePanel() const { return m_frames.front().board.panels.size() == 1; }

    std::vector<Frame> m_frames;
    PictureStyle m_style;
    FigureOptions m_options;
    /// Of one panel, for each frame.
    std::vector<Panel> m_panels;
    std::vector<std::shared_ptr<PanelData>> m_data;
    std::vector<std::shared_ptr<const Picture>> m_pictures;
    std::shared_ptr<const Heatmap> m_key;  ///< whose key stands for all; none: each has its own
    QString m_acrossTitle, m_downTitle;    ///< of all; empty: each has its own
    QRectF m_inner;                        ///< for the frames
    QSize m_arrangement = {1, 1};
};

}  // namespace whorl
