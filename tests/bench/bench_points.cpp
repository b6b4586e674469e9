// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench.h"

#include "app/scene/picture.h"
#include "core/numeric/random.h"

#include <QImage>
#include <QPainter>

namespace whorl::bench {

namespace {

constexpr int runs = 15;

/// A cloud of words, as a projection makes one.
std::shared_ptr<const PanelData> cloud(std::int64_t count)
{
    auto places = std::make_shared<std::vector<Eigen::Vector3d>>();
    Random random(1);
    for (std::int64_t i = 0; i < count; ++i)
        places->emplace_back(random.normal(), random.normal(), 0);
    Points points;
    points.axis = boundedAxis(AxisRole::word, "word", count);
    points.dimensions = 2;
    points.labelled = true;
    points.at = [places](std::int64_t index) { return (*places)[static_cast<std::size_t>(index)]; };
    points.label = [](std::int64_t index) { return "word" + std::to_string(index); };
    points.axis.wordAt = points.label;
    points.classOf = [](std::int64_t index) { return index % 8; };
    auto data = std::make_shared<PanelData>();
    data->quantities.push_back({"cloud", "Cloud", "", "", QuantityKind::points});
    data->data.push_back(std::move(points));
    return data;
}

/// From a new place of the view to finished pixels.
double panned(std::int64_t count)
{
    const auto data = cloud(count);
    PictureStyle style;
    style.theme = &theme(ThemeName::light);
    QImage target(900, 900, QImage::Format_ARGB32_Premultiplied);
    std::vector<double> times;
    for (int run = 0; run < runs; ++run) {
        Panel panel;
        panel.rows = Window{-3.0 + 0.02 * run, 6};
        panel.columns = Window{-3.0 + 0.03 * run, 6};
        times.push_back(timed([&] {
            style.draft = true;
            QPainter painter(&target);
            makePicture(panel, data, target.size(), style)->paint(painter);
        }));
    }
    return median(times);
}

}  // namespace

void measurePoints()
{
    for (const auto& [count, wanted] : {std::pair(10'000, "at most 16.7 ms"), std::pair(100'000, "at most 16.7 ms"),
                                        std::pair(1'000'000, "at most 33 ms")})
        report(QString("%1 words panned, 900 x 900 pixels").arg(count), QString::number(panned(count), 'f', 1) + " ms",
               wanted);
}

}  // namespace whorl::bench
