// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/status_strip.h"

#include "app/scene/fonts.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/themed_icon.h"

#include <QPainter>

namespace whorl {

namespace {

constexpr int margin = 16;
constexpr int itemGap = 24;
constexpr int labelGap = 7;

}  // namespace

StatusStrip::StatusStrip(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setFixedHeight(28);
    setAccessibleName(tr("Values under the probe"));
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void StatusStrip::setReadout(const Readout& readout)
{
    m_readout = readout;
    describe();
}

void StatusStrip::setPinned(bool pinned)
{
    m_pinned = pinned;
    describe();
}

void StatusStrip::setNotes(const QStringList& notes)
{
    m_notes = notes;
    m_notes.removeAll(QString());
    describe();
}

void StatusStrip::describe()
{
    QStringList words;
    if (m_pinned)
        words += tr("pinned");
    for (const ReadoutItem& item : m_readout)
        words += item.label + u' ' + item.value;
    setAccessibleDescription((words + m_notes).join(u", "));
    update();
}

void StatusStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = m_appearance.theme();
    const QFont plain = interfaceFont(12), strong = interfaceFont(12, QFont::Medium);
    const QFontMetrics plainMetrics(plain);
    painter.fillRect(rect(), theme.background);
    painter.fillRect(0, 0, width(), 1, theme.line);
    const QRect line = rect().adjusted(0, 1, 0, 0);
    const double baseline = line.center().y() + (plainMetrics.ascent() - plainMetrics.descent()) / 2.0 + 0.5;
    const auto write = [&](double x, const QString& text, const QFont& font, const QColor& colour) {
        painter.setFont(font);
        painter.setPen(colour);
        drawTabular(painter, {x, baseline}, text);
    };

    double right = width() - margin;
    for (auto note = m_notes.crbegin(); note != m_notes.crend(); ++note) {
        right -= tabularWidth(plain, *note);
        write(right, *note, plain, theme.muted);
        right -= itemGap;
    }
    double x = margin;
    if (m_pinned) {
        mutedIcon("pin").paint(&painter, QRect(margin, (height() - 14) / 2, 14, 14));
        x += 14 + 12;
    }
    for (const ReadoutItem& item : m_readout) {
        const double labelWidth = tabularWidth(plain, item.label);
        const double valueWidth = tabularWidth(strong, item.value);
        const int gap = item.label.isEmpty() ? 0 : labelGap;
        if (x + labelWidth + gap + valueWidth > right)
            break;
        write(x, item.label, plain, theme.muted);
        write(x + labelWidth + gap, item.value, strong, item.probe ? theme.accent : theme.text);
        x += labelWidth + gap + valueWidth + itemGap;
    }
}

}  // namespace whorl
