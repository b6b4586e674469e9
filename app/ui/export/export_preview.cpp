// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/export/export_preview.h"

#include "app/export/contact_sheet.h"
#include "app/scene/fonts.h"
#include "app/scene/number_text.h"
#include "app/ui/controls/error_text.h"
#include "app/ui/look/appearance.h"
#include "core/error.h"

#include <QPainter>

#include <algorithm>

namespace whorl {

namespace {

constexpr double margin = 44, rulerGap = 16, ruleEnd = 4, footer = 40;
constexpr double unitsPerMillimetre = 96 / 25.4;

QString millimetresText(double length)
{
    return ExportPreview::tr("%1 mm").arg(shortText(length));
}

}  // namespace

ExportPreview::ExportPreview(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setAccessibleName(tr("Preview of the figure"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_delay.setSingleShot(true);
    m_delay.setInterval(40);
    connect(&m_delay, &QTimer::timeout, this, &ExportPreview::refresh);
}

void ExportPreview::setFigure(const Board& board, const FigureSettings& settings, const std::optional<Motion>& sheet)
{
    m_board = board;
    m_sheet = sheet;
    m_settings = settings;
    m_delay.start();
}

void ExportPreview::showMoment(const Board& board)
{
    m_board = board;
    paintFigure();
}

QImage ExportPreview::imageOf(const Board& board, KeptPictures& kept) const
{
    return figureImage(board, m_settings, m_appearance.pictureStyle(*this), pixels(), &kept);
}

QSize ExportPreview::pixels() const
{
    return (sheet().size() * devicePixelRatioF()).toSize();
}

QRectF ExportPreview::sheet() const
{
    const QRectF room = QRectF(rect()).adjusted(margin, margin + rulerGap, -margin - rulerGap, -margin - footer);
    const QSizeF size = m_settings.millimetres.scaled(room.size(), Qt::KeepAspectRatio);
    QRectF place(QPointF(), size.expandedTo({1, 1}));
    place.moveCenter(room.center());
    return place;
}

void ExportPreview::refresh()
{
    m_kept = {};
    paintFigure();
}

void ExportPreview::paintFigure()
{
    try {
        figurePixels(m_settings);
        const PictureStyle style = m_appearance.pictureStyle(*this);
        // What saving would refuse is said before anybody asks for a file.
        if (m_sheet)
            requireSheetRoom(m_board, *m_sheet, m_settings, style);
        else
            requireRoom(m_board, m_settings, style);
        const QImage image = m_sheet ? contactSheetImage(m_board, *m_sheet, m_settings, style, pixels())
                                     : figureImage(m_board, m_settings, style, pixels(), &m_kept);
        m_figure = QPixmap::fromImage(image);
        m_figure.setDevicePixelRatio(devicePixelRatioF());
        m_problem.clear();
    } catch (const InputError& error) {
        m_problem = errorSentence(error);
    }
    update();
    emit refreshed();
}

void ExportPreview::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme.line);
    painter.setFont(interfaceFont(12));
    painter.setPen(theme.muted);
    if (!m_problem.isEmpty()) {
        painter.setPen(theme.errorText);
        painter.drawText(QRectF(rect()).adjusted(margin, margin, -margin, -margin), Qt::AlignCenter | Qt::TextWordWrap,
                         m_problem);
        return;
    }
    const QRectF place = sheet();
    for (int step = 3; step > 0; --step) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 8));
        painter.drawRoundedRect(place.adjusted(-step, -step + 1, step, step + 1), step, step);
    }
    if (m_settings.transparent)
        paintCheckers(painter, place);
    painter.drawPixmap(place, m_figure, QRectF(m_figure.rect()));
    paintRulers(painter, place);
    const double scale = place.width() / (m_settings.millimetres.width() * unitsPerMillimetre);
    const QRectF line(place.left(), height() - footer, place.width(), 16);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                     tr("%1 of print size").arg(percentText(scale)));
}

void ExportPreview::paintCheckers(QPainter& painter, const QRectF& place) const
{
    constexpr double cell = 8;
    painter.save();
    painter.setClipRect(place);
    const Theme& sheetTheme = theme(m_settings.theme);
    painter.fillRect(place, sheetTheme.surface);
    for (int row = 0; row * cell < place.height(); ++row)
        for (int column = row % 2; column * cell < place.width(); column += 2)
            painter.fillRect(QRectF(place.left() + column * cell, place.top() + row * cell, cell, cell),
                             sheetTheme.grid);
    painter.restore();
}

void ExportPreview::paintRulers(QPainter& painter, const QRectF& place) const
{
    painter.setPen(m_appearance.theme().muted);
    const auto ruler = [&painter](double length, const QString& text) {
        const double gap = QFontMetricsF(painter.font()).horizontalAdvance(text) / 2 + 8;
        painter.drawLine(QPointF(0, -ruleEnd), QPointF(0, ruleEnd));
        painter.drawLine(QPointF(length, -ruleEnd), QPointF(length, ruleEnd));
        painter.drawLine(QPointF(0, 0), QPointF(std::max(length / 2 - gap, 0.0), 0));
        painter.drawLine(QPointF(std::min(length / 2 + gap, length), 0), QPointF(length, 0));
        painter.drawText(QRectF(0, -10, length, 20), Qt::AlignCenter | Qt::TextDontClip, text);
    };
    painter.save();
    painter.translate(place.left(), place.top() - rulerGap);
    ruler(place.width(), millimetresText(m_settings.millimetres.width()));
    painter.restore();
    painter.save();
    painter.translate(place.right() + rulerGap, place.bottom());
    painter.rotate(-90);
    ruler(place.height(), millimetresText(m_settings.millimetres.height()));
    painter.restore();
}

void ExportPreview::resizeEvent(QResizeEvent*)
{
    m_delay.start();
}

}  // namespace whorl
