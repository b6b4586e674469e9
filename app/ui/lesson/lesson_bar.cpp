// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/lesson/lesson_bar.h"

#include "app/scene/icons.h"
#include "app/scene/oklab.h"
#include "app/ui/look/appearance.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace whorl {

/// A round button with an arrow.
class LessonBar::RoundButton : public QAbstractButton {
public:
    RoundButton(const Appearance& appearance, const char* icon, const QString& name, QWidget* parent)
        : QAbstractButton(parent)
        , m_appearance(appearance)
        , m_icon(icon)
    {
        setAccessibleName(name);
        setToolTip(name);
        setFocusPolicy(Qt::TabFocus);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = m_appearance.theme();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setOpacity(isEnabled() ? 1 : 0.42);
        painter.setPen(QPen(hasFocus() ? theme.accent : theme.line2, hasFocus() ? 2 : 1));
        painter.setBrush(isDown() || underMouse() ? theme.grid : theme.surface);
        painter.drawEllipse(QRectF(rect()).adjusted(1, 1, -1, -1));
        const int side = height() / 3;
        painter.drawPixmap((width() - side) / 2, (height() - side) / 2,
                           iconPixmap(m_icon, side, theme.text, devicePixelRatioF()));
    }
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

private:
    const Appearance& m_appearance;
    QString m_icon;
};

LessonBar::LessonBar(LessonRun& run, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_run(run)
    , m_back(new RoundButton(appearance, "chevron-left", tr("Back"), this))
    , m_on(new RoundButton(appearance, "chevron-right", tr("On"), this))
    , m_dots(new StepDots(run, appearance, this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_back);
    row->addStretch(1);
    row->addWidget(m_dots, 100);
    row->addStretch(1);
    row->addWidget(m_on);
    connect(m_back, &QAbstractButton::clicked, &run, [&run] { run.goTo(run.step() - 1); });
    connect(m_on, &QAbstractButton::clicked, &run, [&run] { run.goTo(run.step() + 1); });
    connect(&run, &LessonRun::stepChanged, this, &LessonBar::refresh);
    setScale(1);
}

void LessonBar::setScale(double scale)
{
    const int side = qRound(32 * std::min(scale, 1.5));
    m_back->setFixedSize(side, side);
    m_on->setFixedSize(side, side);
    m_dots->setScale(scale);
    refresh();
}

void LessonBar::refresh()
{
    if (!m_run.isOpen())
        return;
    m_back->setEnabled(m_run.step() > 0);
    m_on->setEnabled(m_run.step() + 1 < m_run.count());
    m_dots->refresh();
}

StepDots::StepDots(LessonRun& run, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_run(run)
    , m_appearance(appearance)
{
    connect(&appearance, &Appearance::changed, this, [this] { update(); });
}

void StepDots::setScale(double scale)
{
    m_scale = scale;
    updateGeometry();
    update();
}

void StepDots::refresh()
{
    setAccessibleName(tr("Step %1 of %2").arg(m_run.step() + 1).arg(m_run.count()));
    updateGeometry();
    update();
}

QSize StepDots::sizeHint() const
{
    const int count = m_run.isOpen() ? m_run.count() : 1;
    return {qRound((count + 2) * 20 * m_scale), qRound(28 * m_scale)};
}

double StepDots::pitch() const
{
    return std::min(20 * m_scale, width() / (m_run.count() + 2.0));
}

QRectF StepDots::dot(int step) const
{
    const double size = std::min(9 * m_scale, pitch() * 0.6), extra = 1.2 * pitch();
    const double whole = (m_run.count() - 1) * pitch() + extra + size;
    double x = (width() - whole) / 2 + step * pitch();
    if (step > m_run.step())
        x += extra;
    return {x, (height() - size) / 2, step == m_run.step() ? size + extra : size, size};
}

void StepDots::paintEvent(QPaintEvent*)
{
    if (!m_run.isOpen())
        return;
    const Theme& theme = m_appearance.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (int step = 0; step < m_run.count(); ++step) {
        const QRectF place = dot(step);
        painter.setBrush(step == m_run.step()      ? theme.accent
                             : step < m_run.step() ? mixed(theme.accent, theme.background, 0.5)
                                                   : theme.line2);
        painter.drawRoundedRect(place, place.height() / 2, place.height() / 2);
    }
}

void StepDots::mousePressEvent(QMouseEvent* event)
{
    if (!m_run.isOpen())
        return;
    for (int step = 0; step < m_run.count(); ++step)
        if (dot(step).adjusted(-pitch() / 4, -height(), pitch() / 4, height()).contains(event->position()))
            m_run.goTo(step);
}

}  // namespace whorl
