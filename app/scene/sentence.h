// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <string_view>

namespace whorl {

/// A core sentence that holds numbers, in the language of the program. It is looked up in the context "Sentence" with
/// its numbers replaced by %1, %2, ... in their order: "%1 components hold %2 % of the variance". Without a
/// translation, or without `translate`, it stays as it is. What core says this way is listed in sentence.cpp.
/// Labels with a number in them are looked up in the same way, in their own context.
QString translatedSentence(std::string_view english,
                           const std::function<QString(const char* context, const char* text)>& translate,
                           const char* context = "Sentence");

/// What a step towards a value is called (core/steps.h): a formula as it is, words in the language of the program, whole
/// numbers in groups. Of "masked: 5 > 3" the words are those before the colon.
QString translatedStep(std::string_view english,
                       const std::function<QString(const char* context, const char* text)>& translate);

}  // namespace whorl
