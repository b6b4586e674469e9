// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Marks a core text that people read, so that the translation tools find it. Expands to the English text itself;
/// the app looks it up under the same context when it is shown.
#define WHORL_TEXT(context, text) text
