// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/lesson/lesson_head.h"

#include "app/scene/fonts.h"
#include "app/ui/controls/icon_button.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/labels.h"

#include <QHBoxLayout>

namespace whorl {

QString durationText(qint64 milliseconds)
{
    const qint64 seconds = milliseconds / 1000, minutes = seconds / 60, hours = minutes / 60;
    const auto two = [](qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QChar(u'0')); };
    return hours ? QStringLiteral("%1:%2:%3").arg(hours).arg(two(minutes % 60), two(seconds % 60))
                 : QStringLiteral("%1:%2").arg(minutes).arg(two(seconds % 60));
}

LessonHead::LessonHead(LessonRun& run, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_run(run)
    , m_title(new ElidedLabel(this))
    , m_heading(new ElidedLabel(this))
    , m_progress(makeLabel({}, 12, QFont::Normal, "muted", this))
    , m_time(makeLabel({}, 12, QFont::Normal, "muted", this))
    , m_close(new IconButton(appearance, "close", tr("End the lesson"), this))
{
    m_heading->setProperty("tone", "muted");
    m_time->setAccessibleName(tr("Time since the presentation began"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_title);
    row->addWidget(m_heading, 1);
    row->addWidget(m_time);
    row->addWidget(m_progress);
    row->addWidget(m_close);
    m_tick.setInterval(1000);
    connect(&m_tick, &QTimer::timeout, this, &LessonHead::showTime);
    connect(m_close, &IconButton::clicked, this, &LessonHead::closeWanted);
    connect(&run, &LessonRun::stepChanged, this, &LessonHead::refresh);
    setScale(1);
}

void LessonHead::setLanguage(const QString& language)
{
    m_language = language;
    refresh();
}

void LessonHead::setScale(double scale)
{
    m_scale = scale;
    const bool desk = scale <= 1;
    m_title->setFont(interfaceFont(12.5 * scale, 600));
    m_heading->setFont(interfaceFont(12.5 * scale));
    m_progress->setFont(interfaceFont(12 * scale));
    m_time->setFont(interfaceFont(12 * scale));
    m_heading->setVisible(!desk);
    m_close->setVisible(desk);
    setTimerShown(m_timerShown && !desk);
    refresh();
}

void LessonHead::startTimer()
{
    m_since.start();
    m_tick.start();
    showTime();
}

void LessonHead::setTimerShown(bool shown)
{
    m_timerShown = shown;
    m_time->setVisible(shown);
    if (!m_since.isValid())
        m_since.start();
    shown ? m_tick.start() : m_tick.stop();
    showTime();
}

void LessonHead::showTime()
{
    m_time->setText(durationText(m_since.isValid() ? m_since.elapsed() : 0));
}

void LessonHead::refresh()
{
    if (!m_run.isOpen())
        return;
    const LessonText& text = m_run.lesson().text(m_language.toStdString());
    const StepText* step = text.step(m_run.current().id);
    m_title->setText(QString::fromStdString(text.title));
    m_heading->setText(step ? QString::fromStdString(step->heading) : QString());
    m_progress->setText(tr("Step %1 of %2").arg(m_run.step() + 1).arg(m_run.count()));
}

}  // namespace whorl
