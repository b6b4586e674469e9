// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

#include <QImage>
#include <QPainter>

namespace whorl::test {

/// A field whose cell (row, column) is `value(row, column)`, averaged cell by cell: slow and certainly right.
inline Field bruteField(std::int64_t rows, std::int64_t columns,
                        std::function<double(std::int64_t, std::int64_t)> value)
{
    Field field;
    field.rows = openAxis(AxisRole::position, "position", rows);
    field.columns = boundedAxis(AxisRole::channel, "channel", columns);
    field.range = {-1, 1, true};
    field.at = [value](std::int64_t row, std::int64_t column, std::int64_t) { return value(row, column); };
    field.means = [value](std::span<const Bin> rowBins, std::span<const Bin> columnBins, std::int64_t) {
        FieldMeans means;
        means.value.resize(static_cast<Eigen::Index>(rowBins.size()), static_cast<Eigen::Index>(columnBins.size()));
        for (std::size_t r = 0; r < rowBins.size(); ++r)
            for (std::size_t c = 0; c < columnBins.size(); ++c) {
                double sum = 0;
                for (std::int64_t i = 0; i < rowBins[r].count; ++i)
                    for (std::int64_t j = 0; j < columnBins[c].count; ++j)
                        sum += value(rowBins[r].first + i, columnBins[c].first + j);
                means.value(static_cast<Eigen::Index>(r), static_cast<Eigen::Index>(c)) =
                    static_cast<float>(sum / static_cast<double>(rowBins[r].count * columnBins[c].count));
            }
        return means;
    };
    return field;
}

inline std::shared_ptr<const PanelData> dataOf(Data data)
{
    auto panel = std::make_shared<PanelData>();
    panel->quantities.push_back({"example", "Example", "", "", static_cast<QuantityKind>(data.index())});
    panel->data.push_back(std::move(data));
    return panel;
}

/// A style whose curves are plain polylines: tests of scene link no Qt Charts.
inline PictureStyle plainStyle()
{
    PictureStyle style;
    style.theme = &theme(ThemeName::light);
    style.paintCurves = [](QPainter& painter, const QRectF& plot, const CurvePicture& picture) {
        for (const CurvePicture::Line& line : picture.lines) {
            painter.setPen(line.colour);
            painter.drawPolyline(line.points.translated(plot.topLeft()));
        }
    };
    return style;
}

inline QImage painted(const Picture& picture, const QSize& size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    picture.paint(painter);
    return image;
}

}  // namespace whorl::test
