// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>

namespace whorl {

/// An input that cannot be used: which one, what it holds, what it should hold.
///
/// The message is one sentence, "dimension is 7; an even number is needed", ready to be shown beside a control or
/// printed by the command line.
class InputError : public std::runtime_error {
public:
    /// `where` names the parameter, file or place in a file; `found` says what is there; `expected` what is needed.
    InputError(std::string where, std::string found, std::string expected)
        : std::runtime_error(where + " is " + found + "; " + expected)
        , m_where(std::move(where))
        , m_found(std::move(found))
        , m_expected(std::move(expected))
    {
    }

    const std::string& where() const { return m_where; }
    const std::string& found() const { return m_found; }
    const std::string& expected() const { return m_expected; }

protected:
    InputError(std::string where, std::string found, std::string expected, const std::string& sentence)
        : std::runtime_error(sentence)
        , m_where(std::move(where))
        , m_found(std::move(found))
        , m_expected(std::move(expected))
    {
    }

private:
    std::string m_where, m_found, m_expected;
};

/// A parameter out of range, of the wrong type, unknown or contradictory; `where()` is its id.
class ParameterError : public InputError {
public:
    using InputError::InputError;
};

/// A file that cannot be read, or a place in it that cannot; `where()` names the file and the place.
class FileError : public InputError {
public:
    FileError(const std::string& where, const std::string& found, const std::string& expected)
        : InputError(where, found, expected, where + ": " + found + "; " + expected)
    {
    }
};

}  // namespace whorl
