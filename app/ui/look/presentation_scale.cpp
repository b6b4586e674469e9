// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/look/presentation_scale.h"

#include <QSize>

#include <algorithm>

namespace whorl {

namespace {

constexpr double plainWidth = 1024, plainHeight = 768;
constexpr double boardPictures = 1.2, lessonPictures = 1.4, lessonWords = 23.0 / 14;

}  // namespace

PresentationScale presentationScale(const QSize& window, bool lesson)
{
    const double room = std::max(std::min(window.width() / plainWidth, window.height() / plainHeight), 1.0);
    return {room * (lesson ? lessonPictures : boardPictures), room * lessonWords};
}

}  // namespace whorl
