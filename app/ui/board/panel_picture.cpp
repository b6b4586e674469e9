// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/panel_picture.h"

#include "app/scene/panel_parameters.h"
#include "core/mendable_error.h"
#include "core/panel_sides.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPromise>
#include <QThreadPool>

#include <algorithm>
#include <new>

namespace whorl {

namespace {

/// The same but for the number of steps and pairs.
bool sameRun(const Panel& a, const Panel& b)
{
    Panel plain[] = {a, b};
    for (const Role role : {Role::steps, Role::pairs})
        if (const Parameter* parameter = parameterOf(a, role))
            for (Panel& each : plain)
                each.values.erase(std::string(parameter->id));
    return sameData(plain[0], plain[1]);
}

bool samePicture(const Panel& a, const Panel& b)
{
    return sameData(a, b) && a.view == b.view && a.slice == b.slice && a.rows == b.rows && a.columns == b.columns
        && a.style == b.style;
}

/// Threads of our own: painting waits for those of the global pool, which long work must therefore not hold.
QThreadPool& workers()
{
    static QThreadPool pool;
    // Threads keep fonts, which must be given back before the application is gone.
    static const bool endWithTheApplication = (qAddPostRoutine([] { workers().waitForDone(); }), true);
    Q_UNUSED(endWithTheApplication)
    // As many as there are panels: those that share a run take turns.
    pool.setMaxThreadCount(maximumPanels);
    return pool;
}

QPixmap painted(const Picture& picture, const QSizeF& size, const PictureStyle& style)
{
    QPixmap pixmap((size * style.pixelRatio).toSize().expandedTo({1, 1}));
    pixmap.setDevicePixelRatio(style.pixelRatio);
    pixmap.fill(style.theme ? style.theme->surface : QColor(Qt::white));
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    picture.paint(painter);
    return pixmap;
}

}  // namespace

PanelPicture::PanelPicture(const PictureTimes& times, QObject* parent)
    : QObject(parent)
    , m_times(times)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(m_times.quiet);
    connect(&m_quiet, &QTimer::timeout, this, [this] {
        m_hurried = false;
        if (m_isDraft) {
            m_stale = true;
            emit stale();
        }
    });
    m_look.setInterval(40);
    connect(&m_look, &QTimer::timeout, this, &PanelPicture::takeSoFar);
    connect(&m_worker, &QFutureWatcher<Result>::finished, this, &PanelPicture::workerFinished);
}

PanelPicture::~PanelPicture()
{
    if (m_work)
        m_work->calledOff = true;
}

void PanelPicture::setPanel(const Panel& panel, const Probe& probe)
{
    const bool moved = m_data && !panel.slice && probedSlice(*m_data, probe) != probedSlice(*m_data, m_probe);
    m_evaluated = m_evaluated && sameData(panel, m_panel);
    m_held = m_held && sameData(panel, m_panel);
    const bool same = m_asked && samePicture(panel, m_panel) && !moved;
    m_panel = panel;
    m_probe = probe;
    m_asked = true;
    if (!same)
        markStale();
}

void PanelPicture::setFrame(const QSizeF& size, const PictureStyle& style)
{
    const bool same = size == m_size && style.theme == m_style.theme && style.pixelRatio == m_style.pixelRatio
        && style.fontScale == m_style.fontScale;
    m_size = size;
    m_style = style;
    if (!same)
        markStale();
}

void PanelPicture::invalidate()
{
    m_evaluated = false;
    markStale();
}

void PanelPicture::markStale()
{
    m_hurried = m_sinceChange.isValid() && m_sinceChange.elapsed() < m_times.quiet;
    m_sinceChange.restart();
    m_cancelled = m_cancelled && m_partial && sameData(m_workerPanel, m_panel);
    m_stale = true;
    m_viewStale = true;
    if (m_work && !sameData(m_workerPanel, m_panel))
        m_work->calledOff = true;
    if (m_isDraft)
        m_quiet.start();
    emit stale();
}

void PanelPicture::prepare()
{
    if (m_viewStale && m_partial && sameData(m_workerPanel, m_panel))
        drawSoFar();
    if (!m_asked || !m_stale || m_cancelled || m_held || m_atWork || m_size.isEmpty())
        return;
    if (m_slow || (!m_evaluated && isGradual(m_panel))) {
        startWorker();
        return;
    }
    const bool held = QGuiApplication::mouseButtons() != Qt::NoButton && m_sinceChange.elapsed() < m_times.quiet;
    const bool draft = (m_hurried || held) && m_sharpCost > affordable();
    m_sincePicture.start();
    m_stale = false;
    take(make(request(draft)), m_panel, draft);
}

/// What a sharp picture may cost while changes come as quickly as they do: half of the time between two.
double PanelPicture::affordable() const
{
    if (!m_sincePicture.isValid())
        return m_times.draft;
    return std::min(m_times.draft, 0.5e-6 * static_cast<double>(m_sincePicture.nsecsElapsed()));
}

PanelPicture::Request PanelPicture::request(bool draft) const
{
    PictureStyle style = m_style;
    style.draft = draft;
    return {m_panel, m_probe, m_evaluated ? m_data : nullptr, m_size, style};
}

PanelPicture::Result PanelPicture::make(const Request& request, Work* work)
{
    QElapsedTimer clock;
    clock.start();
    Result result;
    try {
        result.data = request.data ? request.data
            : work                 ? evaluatePanel(request.panel, watchOf(*work))
                                   : evaluatePanel(request.panel);
        const Panel panel = withProbedSlice(request.panel, *result.data, request.probe);
        result.picture = makePicture(panel, result.data, request.size, request.style);
    } catch (const MendableError& error) {
        result.error = error;
        result.mend = error.mend();
    } catch (const InputError& error) {
        result.error = error;
    } catch (const Cancelled&) {
        result.calledOff = true;
    } catch (const std::bad_alloc&) {
        result.error = InputError("memory", "too small for this picture", "shorter axes are needed");
    }
    result.milliseconds = static_cast<double>(clock.nsecsElapsed()) * 1e-6;
    return result;
}

/// What there is so far is given no faster than it is taken.
PanelWatch PanelPicture::watchOf(Work& work)
{
    PanelWatch watch;
    watch.progress = [&work](double share) {
        work.share = share;
        return !work.calledOff;
    };
    watch.reached = [&work](std::int64_t step) { work.step = step; };
    watch.show = [&work](const std::function<std::shared_ptr<const PanelData>()>& soFar) {
        {
            const std::scoped_lock lock(work.mutex);
            if (work.soFar)
                return;
        }
        std::shared_ptr<const PanelData> data = soFar();
        const std::scoped_lock lock(work.mutex);
        work.soFar = std::move(data);
    };
    return watch;
}

void PanelPicture::takeSoFar()
{
    if (m_catchesUp && !isCatchingUp())
        announce();
    // What is called off for another step of the same shows the way there.
    if (!m_work || (m_work->calledOff && (m_cancelled || !sameRun(m_workerPanel, m_panel))))
        return;
    if (const double share = m_work->share; share >= 0)
        m_share = share;
    m_step = m_work->step;
    std::shared_ptr<const PanelData> data;
    {
        const std::scoped_lock lock(m_work->mutex);
        data.swap(m_work->soFar);
    }
    if (!data)
        return;
    m_error.reset();
    m_data = data;
    m_dataPanel = m_workerPanel;
    m_partial = true;
    drawSoFar();
    announce();
}

void PanelPicture::drawSoFar()
{
    m_picture = makePicture(withProbedSlice(m_panel, *m_data, m_probe), m_data, m_size, m_style);
    m_pixmap = painted(*m_picture, m_size, m_style);
    m_viewStale = false;
}

void PanelPicture::take(const Result& result, const Panel& wanted, bool draft)
{
    m_error = result.error;
    m_mend = result.mend;
    // Work of gradual quantities is not repeated, and says nothing of the next picture of the same data.
    m_slow = result.milliseconds > m_times.slow && !isGradual(m_panel);
    m_partial = false;
    if (!result.error) {
        QElapsedTimer clock;
        clock.start();
        m_data = result.data;
        m_dataPanel = wanted;
        m_picture = result.picture;
        m_pixmap = painted(*m_picture, m_size, m_style);
        m_cost = result.milliseconds + static_cast<double>(clock.nsecsElapsed()) * 1e-6;
        m_sharpCost = draft ? std::max(m_sharpCost, m_cost) : m_cost;
    } else if (wanted.source != m_dataPanel.source || wanted.quantity != m_dataPanel.quantity) {
        forget();
    }
    m_evaluated = !result.error;
    m_isDraft = draft && !result.error;
    if (m_isDraft)
        m_quiet.start();
    announce();
}

void PanelPicture::startWorker()
{
    m_stale = false;
    m_atWork = true;
    m_partial = m_partial && sameData(m_workerPanel, m_panel);
    m_workerPanel = m_panel;
    m_share = -1;
    m_work = std::make_shared<Work>();
    m_look.start();
    m_working.start();
    auto promise = std::make_shared<QPromise<Result>>();
    m_worker.setFuture(promise->future());
    workers().start([promise, wanted = request(false), work = m_work] {
        promise->start();
        promise->addResult(make(wanted, work.get()));
        promise->finish();
    });
    announce();
}

void PanelPicture::workerFinished()
{
    m_atWork = false;
    m_look.stop();
    const Result result = m_worker.result();
    if (result.calledOff)
        takeSoFar();
    m_step = m_work->step;
    if (const double share = m_work->share; share >= 0)
        m_share = share;
    m_work.reset();
    if (const auto stopped = std::exchange(m_whenStopped, nullptr); stopped && m_cancelled)
        stopped(m_step);
    if (m_cancelled) {
        announce();
        return;
    }
    const bool newer = m_stale;
    if (!result.calledOff) {
        take(result, m_workerPanel, false);
        m_evaluated = m_evaluated && sameData(m_workerPanel, m_panel);
        m_stale = newer;
    }
    emit stale();
}

void PanelPicture::cancel()
{
    if (!m_atWork)
        return;
    takeSoFar();
    m_work->calledOff = true;
    m_cancelled = true;
    m_stale = true;
    announce();
}

void PanelPicture::stop(std::function<void(std::int64_t)> stopped)
{
    if (!m_atWork)
        return stopped(m_step);
    m_whenStopped = std::move(stopped);
    cancel();
}

void PanelPicture::hold()
{
    if (m_evaluated)
        return;
    m_held = true;
    m_stale = true;
    if (m_work)
        m_work->calledOff = true;
    announce();
}

void PanelPicture::resume()
{
    m_cancelled = m_held = false;
    emit stale();
}

PanelPicture::State PanelPicture::state() const
{
    const bool onTheWay = m_partial && sameData(m_workerPanel, m_panel);
    if (m_held)
        return State::cancelled;
    if (m_cancelled)
        return onTheWay ? State::paused : State::cancelled;
    if (m_atWork)
        return onTheWay ? State::growing : m_picture ? State::outOfDate : State::working;
    if (m_error)
        return State::failed;
    if (!m_picture)
        return State::empty;
    return m_isDraft ? State::draft : State::sharp;
}

bool PanelPicture::isCatchingUp() const
{
    constexpr int moment = 400;  // ms
    return m_atWork && m_data && !m_cancelled && m_working.elapsed() < moment && sameRun(m_dataPanel, m_panel);
}

bool PanelPicture::isOfPanel() const
{
    return m_data && sameRun(m_dataPanel, m_panel);
}

double PanelPicture::progress() const
{
    if (m_share >= 0)
        return m_share;
    const double expected = std::max(m_cost, m_times.slow);
    return std::min(0.95, static_cast<double>(m_working.elapsed()) / expected);
}

void PanelPicture::announce()
{
    // Whoever listens shows and hides widgets, which must not happen in the middle of a paint.
    if (m_announced)
        return;
    m_announced = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_announced = false;
            m_catchesUp = isCatchingUp();
            emit changed();
        },
        Qt::QueuedConnection);
}

}  // namespace whorl
