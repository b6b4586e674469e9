// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

#include <QStringList>

namespace whorl {

/// What must be said with several panels alike, as they say it in English; empty where no two do.
std::string sharedRemark(const std::vector<std::shared_ptr<const PanelData>>& panels);

/// The data without that remark, which is said once for all panels.
std::shared_ptr<const PanelData> withoutRemark(std::shared_ptr<const PanelData> data, const std::string& remark);

/// A remark's lines in a place of this width, for paper.
QStringList remarkLines(const QString& remark, double width, const PictureStyle& style);
/// How high lines of a remark are, with what parts them from what is above; 0 for none.
double remarkHeight(const QStringList& lines, const PictureStyle& style);
/// Paints them, muted, at the lower end of a place.
void paintRemark(QPainter& painter, const QStringList& lines, const QRectF& place, const PictureStyle& style);

}  // namespace whorl
