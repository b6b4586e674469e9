// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/tensor_offers.h"

#include "core/files/kept_tables.h"
#include "core/files/table.h"

namespace whorl {

std::vector<Offer> tensorOffers(const std::string& path)
{
    static KeptTables<std::vector<Offer>> kept;
    try {
        return *kept.get(path, [&] {
            auto offers = std::make_shared<std::vector<Offer>>();
            for (const TableChoice& each : tablesOf(*openTensorFile(path)))
                offers->push_back({each.tensor, sizeText(each.size)});
            return offers;
        });
    } catch (const InputError&) {
        return {};
    }
}

}  // namespace whorl
