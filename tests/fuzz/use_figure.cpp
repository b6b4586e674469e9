// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/use_figure.h"

#include "core/files/figure_text.h"

namespace whorl::test {

bool useFigure(std::string_view bytes)
{
    const auto text = textInFigure(bytes);
    return text && text->size() <= bytes.size();
}

}  // namespace whorl::test
