// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include <memory>
#include <vector>

namespace whorl {

/// What every writer of frames is told beforehand.
struct FramePlan {
    QSize size;
    double framesPerSecond = 30;
    bool loop = true;
    QByteArray board = {};      ///< the text of its file, with the animation; the figure carries it
    QString title = {};         ///< of the figure
    std::vector<QRgb> palette;  ///< the colours to come, most frequent first, as far as they are known; see paletteOf
};

/// What is seen for so many frames.
struct Frame {
    QImage image;  ///< of the plan's size
    int count = 1;
    QByteArray board;  ///< the text of the board's file at that moment
};

/// Takes the frames of a motion one by one and makes them a file. A file that was there stays as it is until finish().
class FrameWriter {
public:
    virtual ~FrameWriter() = default;

    /// throws FileError
    virtual void add(const Frame& frame) = 0;

    /// throws FileError
    virtual void finish() = 0;
};

/// An animated GIF. Its colours are the plan's where these are 255 at most, else the 255 nearest to all of them; of each frame
/// only what differs from the one before is written. Times are in hundredths of a second, with the rest carried over.
std::unique_ptr<FrameWriter> makeGifWriter(const QString& path, const FramePlan& plan);

/// An animated WebP without loss.
std::unique_ptr<FrameWriter> makeWebpWriter(const QString& path, const FramePlan& plan);

/// MP4 (H.264) or WebM (VP9) by the program ffmpeg; `path` decides by its suffix. Both sides of the plan's size are even.
std::unique_ptr<FrameWriter> makeVideoWriter(const QString& path, const FramePlan& plan);

/// Where ffmpeg is; empty: nowhere.
QString ffmpegProgram();

/// "turn.png" becomes turn-0001.png, turn-0002.png, ... All appear once the last is written. Each carries its own board.
std::unique_ptr<FrameWriter> makeImageWriter(const QString& path, const FramePlan& plan);

/// The name of one of these, counted from 1.
QString numberedFile(const QString& path, int number);

}  // namespace whorl
