// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter.h"

namespace whorl {

/// A parameter that cannot be used as things are, and a value of it that can.
class MendableError : public ParameterError {
public:
    MendableError(std::string where, std::string found, std::string expected, Value mend)
        : ParameterError(std::move(where), std::move(found), std::move(expected))
        , m_mend(std::move(mend))
    {
    }

    const Value& mend() const { return m_mend; }

private:
    Value m_mend;
};

}  // namespace whorl
