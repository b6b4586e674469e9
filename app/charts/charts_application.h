// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <memory>

namespace whorl {

/// The application that Qt Charts and fonts need, for a program that shows no window: it needs no display, and its
/// pictures do not depend on one. Nothing when there is an application already.
std::unique_ptr<QCoreApplication> makeWindowlessApplication();

}  // namespace whorl
