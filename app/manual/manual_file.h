// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual_pages.h"

#include <QByteArray>

namespace whorl {

/// The whole manual as a book on A4: title, contents with page numbers, a chapter a page; formulas as vectors, fonts
/// embedded.
/// cost  a second or two
QByteArray manualPdf(const std::vector<ManualPage>& pages);

/// The whole manual as one HTML file that needs no other.
QByteArray manualHtmlFile(const std::vector<ManualPage>& pages);

}  // namespace whorl
