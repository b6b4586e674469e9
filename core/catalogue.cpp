// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"

namespace whorl {

const std::vector<Source>& catalogue()
{
    static const std::vector<Source> sources = {};
    return sources;
}

const Source& findSource(std::string_view id)
{
    std::string known;
    for (const Source& source : catalogue()) {
        if (source.info.id == id)
            return source;
        known += (known.empty() ? "" : ", ") + std::string(source.info.id);
    }
    throw InputError("source", std::string(id), "known sources are " + known);
}

} // namespace whorl
