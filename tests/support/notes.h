// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue.h"

#include <QTest>

#include <algorithm>

namespace whorl::test {

inline bool hasNote(std::string_view source, std::string_view note)
{
    const std::vector<Note>& notes = findSource(source).info.notes;
    return std::any_of(notes.begin(), notes.end(), [note](const Note& each) { return each.id == note; });
}

}  // namespace whorl::test

/// Says that what follows in the test computes the claim of this note. tst_catalogue reads these calls in the test
/// sources: every note of the catalogue needs one.
#define BACKS_NOTE(source, note) QVERIFY2(whorl::test::hasNote(source, note), source " has no note " note)
