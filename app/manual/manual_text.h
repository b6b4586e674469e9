// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace whorl {

/// The translation context of what the manual itself says.
struct Manual {
    Q_DECLARE_TR_FUNCTIONS(Manual)
};

inline QString textOf(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// A core text in the language of the program, ready for HTML.
inline QString coreHtml(const char* context, std::string_view english)
{
    const QByteArray text(english.data(), static_cast<qsizetype>(english.size()));
    return QCoreApplication::translate(context, text.constData()).toHtmlEscaped();
}

inline QString codeHtml(std::string_view text)
{
    return QStringLiteral("<code>%1</code>").arg(textOf(text).toHtmlEscaped());
}

}  // namespace whorl
