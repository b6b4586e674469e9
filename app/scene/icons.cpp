// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/icons.h"

#include "resources/resources.h"

#include <QDir>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace whorl {
namespace {

constexpr float disabledOpacity = 0.42F;

QByteArray drawing(const QString& name)
{
    openResources();
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("there is no icon named %s", qPrintable(name));
        return {};
    }
    return file.readAll();
}

/// Draws itself anew for every size, so that no scaled pixmap is ever seen.
class LineIconEngine : public QIconEngine {
public:
    LineIconEngine(QString name, const QColor& normal, const QColor& disabled, const QColor& checked)
        : m_name(std::move(name))
        , m_normal(normal)
        , m_disabled(disabled)
        , m_checked(checked)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const int side = std::min(rect.width(), rect.height());
        QRect square(0, 0, side, side);
        square.moveCenter(rect.center());
        painter->drawPixmap(square,
                            iconPixmap(m_name, side, colour(mode, state), painter->device()->devicePixelRatioF()));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }

    // `size` already counts device pixels.
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) override
    {
        const int side = std::min(size.width(), size.height());
        QPixmap result = iconPixmap(m_name, side, colour(mode, state));
        result.setDevicePixelRatio(scale);
        return result;
    }

    QSize actualSize(const QSize& size, QIcon::Mode, QIcon::State) override
    {
        const int side = std::min(size.width(), size.height());
        return {side, side};
    }

    QIconEngine* clone() const override { return new LineIconEngine(*this); }

private:
    const QColor& colour(QIcon::Mode mode, QIcon::State state) const
    {
        if (mode == QIcon::Disabled)
            return m_disabled;
        return state == QIcon::On ? m_checked : m_normal;
    }

    QString m_name;
    QColor m_normal, m_disabled, m_checked;
};

}  // namespace

QStringList iconNames()
{
    openResources();
    QStringList names;
    for (const QString& file :
         QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name))
        if (!file.startsWith(QLatin1String("app")))
            names.append(file.chopped(4));
    return names;
}

QIcon icon(const QString& name, const QColor& normal, const QColor& disabled, const QColor& checked)
{
    QColor faded = normal;
    faded.setAlphaF(normal.alphaF() * disabledOpacity);
    return QIcon(
        new LineIconEngine(name, normal, disabled.isValid() ? disabled : faded, checked.isValid() ? checked : normal));
}

QPixmap iconPixmap(const QString& name, int size, const QColor& colour, qreal devicePixelRatio)
{
    const int side = qRound(size * devicePixelRatio);
    const QString key = QStringLiteral("whorl-icon/%1/%2/%3/%4")
                            .arg(name, colour.name(QColor::HexArgb))
                            .arg(side)
                            .arg(devicePixelRatio);
    QPixmap result;
    if (QPixmapCache::find(key, &result))
        return result;
    if (side <= 0 || !QFile::exists(QStringLiteral(":/icons/%1.svg").arg(name))) {
        drawing(name);
        return {};
    }
    result = QPixmap(side, side);
    result.fill(Qt::transparent);
    {
        QPainter painter(&result);
        paintIcon(painter, QRectF(0, 0, side, side), name, colour);
        // Faded as a whole: where strokes cross, nothing shows through.
        painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
        painter.fillRect(result.rect(), QColor(0, 0, 0, colour.alpha()));
    }
    result.setDevicePixelRatio(devicePixelRatio);
    QPixmapCache::insert(key, result);
    return result;
}

void paintIcon(QPainter& painter, const QRectF& place, const QString& name, const QColor& colour)
{
    QByteArray svg = drawing(name);
    if (svg.isEmpty())
        return;
    // Qt draws currentColor black whatever the pen.
    svg.replace("currentColor", colour.name(QColor::HexRgb).toLatin1());
    QSvgRenderer renderer(svg);
    renderer.render(&painter, place);
}

QIcon applicationIcon()
{
    QIcon result;
    for (const int size : {16, 20, 24, 32, 48, 64, 128, 256})
        result.addPixmap(iconPixmap(size < 32 ? QStringLiteral("app-small") : QStringLiteral("app"), size, Qt::black));
    return result;
}

}  // namespace whorl
