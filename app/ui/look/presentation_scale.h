// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QSize;

namespace whorl {

/// How much larger than at a desk things are in a presentation.
struct PresentationScale {
    double pictures;  ///< the words of pictures, tables and lists
    double words;     ///< those of a lesson: 23 px where a desk has 14
};

/// The scales of a window of this size: those of 1024 x 768, the smallest projector, and more in a larger one. A lesson's pictures
/// have larger words than those of a board alone, which may have many panels.
PresentationScale presentationScale(const QSize& window, bool lesson);

}  // namespace whorl
