// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QObject>
#include <QPixmap>
#include <QTimer>

#include <atomic>
#include <mutex>

namespace whorl {

/// From when on a picture is made in another way, in ms.
struct PictureTimes {
    int quiet = 120;    ///< without a change, until a draft is sharpened
    double draft = 8;   ///< pictures cheaper than this are sharp, if they also keep up with the changes
    double slow = 100;  ///< pictures dearer than this are made by a worker
};

/// Keeps the picture of one panel in step with what it should show, and never oftener than it is painted: changes
/// only mark it stale, prepare() computes once for all of them.
///
/// While changes follow each other quickly, a picture that is dear to make is made as a draft and sharpened after
/// a moment of quiet. A slow one is made on a worker thread from then on, the newest request wins, and the last good
/// picture stays. Gradual quantities always are, and are shown as they come to be.
class PanelPicture : public QObject {
    Q_OBJECT

public:
    enum class State {
        empty,      ///< nothing was asked for yet
        sharp,      ///< as good as it gets
        draft,      ///< sharpens by itself
        working,    ///< a worker makes the first picture
        outOfDate,  ///< a worker makes the next picture; the last good one stays
        growing,    ///< a worker is on the way to it; the picture shows what there is so far
        cancelled,  ///< as outOfDate, but nobody is at work
        paused,     ///< as growing, but nobody is at work
        failed      ///< see error(); the last good picture stays
    };

    explicit PanelPicture(const PictureTimes& times = {}, QObject* parent = nullptr);
    ~PanelPicture() override;

    /// What to show from now on. Panels that have slices may follow the probe.
    void setPanel(const Panel& panel, const Probe& probe);
    void setFrame(const QSizeF& size, const PictureStyle& style);
    /// Makes everything anew although nothing seems to have changed (another language, a file read again).
    void invalidate();

    /// Brings the picture up to date, or sets a worker to it. To be called while painting.
    void prepare();
    /// Gives up what a worker is doing; the next change starts afresh.
    void cancel();
    /// Begins nothing of what is asked for now until resume(), unless it is there already; the state is `cancelled` until then.
    void hold();
    bool isHeld() const { return m_held; }
    /// Starts again after cancel() or hold(): gradual quantities go on where they were.
    void resume();

    State state() const;
    /// Whether the picture is an earlier or later step of what is wanted, which a worker has been at for a moment only, as
    /// while steps are played: nobody needs to be told.
    bool isCatchingUp() const;
    const Panel& panel() const { return m_panel; }
    std::shared_ptr<const Picture> picture() const { return m_picture; }
    std::shared_ptr<const PanelData> data() const { return m_data; }
    /// Whether data() is of what is asked for, be it of another step.
    bool isOfPanel() const;
    /// The picture without its probe, at the pixel ratio of the frame; null before the first.
    const QPixmap& pixmap() const { return m_pixmap; }
    const std::optional<InputError>& error() const { return m_error; }
    /// A value of the parameter at fault that would do, where it is known.
    const std::optional<Value>& mend() const { return m_mend; }
    /// How far the worker is, 0 .. 1: as it says, or judged by the last time.
    double progress() const;
    /// As the worker says; nothing where it has not said anything yet.
    std::optional<double> knownProgress() const { return m_share >= 0 ? std::optional(m_share) : std::nullopt; }
    /// Cancels, and tells how many steps were taken once the worker has stopped.
    void stop(std::function<void(std::int64_t steps)> stopped);
    /// What the last picture cost, pixmap included, in ms.
    double cost() const { return m_cost; }

signals:
    /// A paint is due.
    void stale();
    /// Another picture or state is there; comes after the paint that made it.
    void changed();

private:
    struct Request {
        Panel panel;
        Probe probe;
        std::shared_ptr<const PanelData> data;  ///< absent: evaluate
        QSizeF size;
        PictureStyle style;
    };
    struct Result {
        std::shared_ptr<const PanelData> data;
        std::shared_ptr<const Picture> picture;
        std::optional<InputError> error;
        std::optional<Value> mend;
        double milliseconds = 0;
        bool calledOff = false;
    };

    /// What the worker and this thread both see.
    struct Work {
        std::atomic<bool> calledOff = false;
        std::atomic<double> share = -1;  ///< negative: it does not say
        std::atomic<std::int64_t> step = 0;
        std::mutex mutex;
        std::shared_ptr<const PanelData> soFar;  ///< guarded by the mutex; taken from time to time
    };

    static Result make(const Request& request, Work* work = nullptr);
    static PanelWatch watchOf(Work& work);
    void takeSoFar();
    void drawSoFar();
    double affordable() const;
    Request request(bool draft) const;
    void take(const Result& result, const Panel& wanted, bool draft);
    void startWorker();
    void workerFinished();
    void markStale();
    /// What was shown is of something else than what cannot be shown now.
    void forget()
    {
        m_data.reset();
        m_picture.reset();
        m_pixmap = {};
    }
    void announce();

    PictureTimes m_times;
    Panel m_panel;
    Probe m_probe;
    QSizeF m_size;
    PictureStyle m_style;
    bool m_asked = false, m_stale = false, m_evaluated = false, m_hurried = false, m_slow = false;
    bool m_isDraft = false, m_cancelled = false, m_held = false, m_announced = false;
    QElapsedTimer m_sinceChange, m_sincePicture, m_working;
    QTimer m_quiet;
    QFutureWatcher<Result> m_worker;
    bool m_atWork = false;                        ///< until the result arrives in this thread
    bool m_partial = false, m_viewStale = false;  ///< the picture shows what there is so far; in another view
    std::shared_ptr<Work> m_work;
    double m_share = 0;
    std::int64_t m_step = 0;
    std::function<void(std::int64_t)> m_whenStopped;
    QTimer m_look;
    Panel m_workerPanel, m_dataPanel;  ///< what is worked at, and what the data are of
    bool m_catchesUp = false;          ///< as was last announced

    std::shared_ptr<const PanelData> m_data;
    std::shared_ptr<const Picture> m_picture;
    QPixmap m_pixmap;
    std::optional<InputError> m_error;
    std::optional<Value> m_mend;
    double m_cost = 0, m_sharpCost = 0;
};

}  // namespace whorl
