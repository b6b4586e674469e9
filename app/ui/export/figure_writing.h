// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"
#include "core/progress.h"

#include <QObject>

#include <atomic>
#include <memory>

class QThread;

namespace whorl {

/// Writes a figure on a thread of its own, so that the window stays alive. One at a time; going away calls it off and waits
/// until nothing is left of it.
class FigureWriting : public QObject {
    Q_OBJECT

public:
    explicit FigureWriting(QObject* parent = nullptr);
    ~FigureWriting() override;

    /// The style for painting on the other thread: Qt Charts has to be asked on this one.
    PictureStyle styleFor(PictureStyle style);

    void start(const std::function<void(const Progress&)>& work);
    /// Ends it before its next frame; ended() follows.
    void cancel() { m_calledOff = true; }
    bool isRunning() const { return m_thread != nullptr; }

signals:
    /// How far it has come, 0 to 1.
    void progressed(double share);
    /// `reason` says in a sentence why there is no file; empty: there is one, or it was called off.
    void ended(bool written, const QString& reason);

private:
    void wait();

    std::unique_ptr<QThread> m_thread;
    std::atomic<bool> m_calledOff = false;
    bool m_written = false;
    QString m_reason;
};

}  // namespace whorl
