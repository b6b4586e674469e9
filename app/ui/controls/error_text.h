// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter.h"

#include <QString>

#include <optional>

namespace whorl {

/// An error about a file, or about no parameter that is on screen, in one sentence without a stop.
QString errorSentence(const InputError& error);

/// What an error says on screen, and what would mend it.
struct ErrorText {
    QString sentence;       ///< "Base is −10 000; a number above 0 is needed."
    std::string parameter;  ///< the parameter at fault; empty: none of the source's
    QString mend;           ///< a value that would do, as it is read; empty: there is nothing to offer
    Value value;            ///< that value
};

/// `values` are those of the panel: an error about a file is mended at the parameter that names it.
/// `mend` is a value that is known to do, if any (MendableError); else the default does where it is another one.
ErrorText errorText(const InputError& error, const std::string& source, const Values& values = {},
                    const std::optional<Value>& mend = {});

}  // namespace whorl
