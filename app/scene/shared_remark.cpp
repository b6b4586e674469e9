// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/shared_remark.h"

#include "app/scene/plot.h"
#include "app/scene/wrapped_text.h"

#include <algorithm>

namespace whorl {

namespace {

constexpr double lineHeight = 14, gap = 4;
constexpr int mostOnPaper = 6;
constexpr std::string_view between = "; ";

/// A list may say more of its own before it.
bool endsWith(const std::string& whole, const std::string& remark)
{
    return whole == remark || whole.ends_with(std::string(between) + remark);
}

const std::string* remarkOf(const Data& data)
{
    if (const auto* curves = std::get_if<Curves>(&data))
        return &curves->remark;
    const auto* listing = std::get_if<Listing>(&data);
    return listing ? &listing->remark : nullptr;
}

}  // namespace

std::string sharedRemark(const std::vector<std::shared_ptr<const PanelData>>& panels)
{
    for (const auto& panel : panels)
        for (const Data& each : panel->data) {
            const auto* curves = std::get_if<Curves>(&each);
            if (!curves || curves->remark.empty())
                continue;
            const auto saying = std::count_if(panels.begin(), panels.end(), [&](const auto& other) {
                return std::any_of(other->data.begin(), other->data.end(), [&](const Data& data) {
                    const std::string* remark = remarkOf(data);
                    return remark && endsWith(*remark, curves->remark);
                });
            });
            if (saying > 1)
                return curves->remark;
        }
    return {};
}

std::shared_ptr<const PanelData> withoutRemark(std::shared_ptr<const PanelData> data, const std::string& remark)
{
    const bool any = std::any_of(data->data.begin(), data->data.end(), [&](const Data& each) {
        const std::string* own = remarkOf(each);
        return own && endsWith(*own, remark);
    });
    if (remark.empty() || !any)
        return data;
    auto result = std::make_shared<PanelData>(*data);
    for (Data& each : result->data)
        if (const std::string* own = remarkOf(each); own && endsWith(*own, remark)) {
            std::string rest = own->substr(0, own->size() - remark.size());
            rest.resize(rest.size() - std::min(rest.size(), between.size()));
            if (auto* curves = std::get_if<Curves>(&each))
                curves->remark = rest;
            else
                std::get<Listing>(each).remark = rest;
        }
    return result;
}

QStringList remarkLines(const QString& remark, double width, const PictureStyle& style)
{
    return remark.isEmpty() ? QStringList() : wrappedLines(remark, smallFont(style), width, mostOnPaper);
}

double remarkHeight(const QStringList& lines, const PictureStyle& style)
{
    return lines.isEmpty() ? 0 : (static_cast<double>(lines.size()) * lineHeight + gap) * style.fontScale;
}

void paintRemark(QPainter& painter, const QStringList& lines, const QRectF& place, const PictureStyle& style)
{
    const double height = lineHeight * style.fontScale;
    painter.setFont(smallFont(style));
    painter.setPen(style.theme->muted);
    QRectF line(place.left(), place.bottom() - height * static_cast<double>(lines.size()), place.width(), height);
    for (const QString& text : lines) {
        painter.drawText(line, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextDontClip, text);
        line.translate(0, height);
    }
}

}  // namespace whorl
