// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/word_list.h"

#include "core/files/mapped_file.h"

#include <algorithm>

namespace whorl {

std::vector<std::string> linesOf(const MappedFile& file)
{
    file.checkLength();
    std::string_view rest = file.bytes();
    if (rest.starts_with("\xef\xbb\xbf"))
        rest.remove_prefix(3);
    std::vector<std::string> lines;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.emplace_back(line);
    }
    return lines;
}

}  // namespace whorl
