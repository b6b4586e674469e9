// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter.h"

#include <QString>

namespace whorl {

/// An error about a file, or about no parameter that is on screen, in one sentence without a stop.
QString errorSentence(const InputError& error);

/// What an error says on screen, and what would mend it.
struct ErrorText {
    QString sentence;       ///< "Base is −10 000; a number above 0 is needed."
    std::string parameter;  ///< the parameter at fault; empty: none of the source's
    QString mend;           ///< its default, as it is read; empty: there is nothing to offer
};

/// `values` are those of the panel: an error about a file is mended at the parameter that names it.
ErrorText errorText(const InputError& error, const std::string& source, const Values& values = {});

}  // namespace whorl
