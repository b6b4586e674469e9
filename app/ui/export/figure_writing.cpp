// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/export/figure_writing.h"

#include "app/ui/controls/error_text.h"
#include "core/error.h"

#include <QCoreApplication>
#include <QThread>

#include <new>

namespace whorl {

FigureWriting::FigureWriting(QObject* parent)
    : QObject(parent)
{
}

FigureWriting::~FigureWriting()
{
    disconnect();
    m_calledOff = true;
    wait();
}

PictureStyle FigureWriting::styleFor(PictureStyle style)
{
    style.paintCurves = [this, paint = style.paintCurves](QPainter& painter, const QRectF& plot,
                                                          const CurvePicture& picture) {
        if (QThread::currentThread() == thread())
            return paint(painter, plot, picture);
        QMetaObject::invokeMethod(
            this, [&] { paint(painter, plot, picture); }, Qt::BlockingQueuedConnection);
    };
    return style;
}

void FigureWriting::start(const std::function<void(const Progress&)>& work)
{
    m_calledOff = false;
    m_written = false;
    m_reason.clear();
    m_thread.reset(QThread::create([this, work] {
        try {
            work([this](double share) {
                emit progressed(share);
                return !m_calledOff;
            });
            m_written = true;
        } catch (const Cancelled&) {
        } catch (const InputError& wrong) {
            m_reason = errorSentence(wrong);
        } catch (const std::bad_alloc&) {
            m_reason = tr("There is not enough memory for it");
        }
    }));
    connect(m_thread.get(), &QThread::finished, this, [this] {
        m_thread->wait();
        m_thread.release()->deleteLater();
        emit ended(m_written, m_reason);
    });
    m_thread->start();
}

void FigureWriting::wait()
{
    // It may be waiting for its curves meanwhile.
    while (m_thread && !m_thread->wait(QDeadlineTimer(5)))
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

}  // namespace whorl
