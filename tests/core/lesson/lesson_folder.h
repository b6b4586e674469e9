// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson.h"

#include <QString>

namespace whorl::test {

/// A board of one panel of RoPE's frequencies, whatever its id.
inline Board rotaryBoard(const std::string& id)
{
    if (id != "rotation")
        throw InputError("board", '"' + id + '"', "known boards are rotation");
    Board board;
    board.title = "Rotary angles";
    Panel panel;
    panel.source = "rope";
    panel.quantity = "frequencies";
    panel.values = {{"dimension", std::int64_t{8}}};
    board.panels = {panel};
    board.probe.query = 7;
    board.probe.key = 3;
    return board;
}

/// A lesson of one step that has nothing wrong; its parts are replaced by what a test is about.
inline LessonFolder goodFolder()
{
    return {"lessons/turn",
            {{"lesson.json", R"({
  "lesson": 1,
  "numbers": {
    "theta": {"panel": 0, "rows": 1},
    "apart": {"subtract": ["m", "n"]},
    "m": {"probe": "query"},
    "n": {"probe": "key"}
  },
  "steps": [
    {
      "id": "angle",
      "board": "rotation",
      "question": {"choose": {"more": {"less": ["n", "m"]}, "less": {"less": ["m", "n"]}}}
    }
  ]
})"},
             {"en.md",
              "# Turning\n\nWhy.\n\n## angle: Two hands\n\nThe angle is {theta}.\n\n> Which?\n\n"
              "- more: m\n- less: n\n\n---\n\nIt is {m}.\n"}}};
}

/// The text with `from`, which must be there, replaced.
inline std::string with(const std::string& text, const std::string& from, const std::string& to)
{
    const std::size_t at = text.find(from);
    if (at == std::string::npos)
        qFatal("the sample has no \"%s\"", from.c_str());
    return text.substr(0, at) + to + text.substr(at + from.size());
}

}  // namespace whorl::test
