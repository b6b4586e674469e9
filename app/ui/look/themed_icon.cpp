// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/look/themed_icon.h"

#include "app/scene/icons.h"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>

namespace whorl {

namespace {

enum class Tone { text, muted, onAccent };

class ThemedIconEngine : public QIconEngine {
public:
    ThemedIconEngine(const QString& name, Tone tone)
        : m_name(name)
        , m_tone(tone)
    {
    }

    void paint(QPainter* painter, const QRect& rectangle, QIcon::Mode mode, QIcon::State state) override
    {
        painter->save();
        if (mode == QIcon::Disabled)
            painter->setOpacity(painter->opacity() * 0.42);
        icon(m_name, colour(mode, state)).paint(painter, rectangle);
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap result(size);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        paint(&painter, QRect({}, size), mode, state);
        return result;
    }

    QIconEngine* clone() const override { return new ThemedIconEngine(m_name, m_tone); }

private:
    QColor colour(QIcon::Mode mode, QIcon::State state) const
    {
        const QPalette palette = QApplication::palette();
        if (m_tone == Tone::onAccent && mode != QIcon::Disabled)
            return palette.color(QPalette::Active, QPalette::HighlightedText);
        if (state == QIcon::On)
            return palette.color(QPalette::Active, QPalette::Highlight);
        QColor text = palette.color(QPalette::Active, QPalette::WindowText);
        if (m_tone == Tone::muted)
            text.setAlphaF(0.7F);
        return text;
    }

    QString m_name;
    Tone m_tone;
};

}  // namespace

QIcon themedIcon(const QString& name)
{
    return QIcon(new ThemedIconEngine(name, Tone::text));
}

QIcon mainButtonIcon(const QString& name)
{
    return QIcon(new ThemedIconEngine(name, Tone::onAccent));
}

QIcon mutedIcon(const QString& name)
{
    return QIcon(new ThemedIconEngine(name, Tone::muted));
}

}  // namespace whorl
