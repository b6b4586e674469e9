// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <vector>

namespace whorl {

struct RecentFile {
    QString path;
    QDateTime opened;
};

/// The files that were open last, newest first, each once, at most ten; kept in the settings.
class RecentFiles {
public:
    static constexpr std::size_t maximum = 10;

    /// Those that still exist.
    std::vector<RecentFile> files() const;
    void add(const QString& path, const QDateTime& when = QDateTime::currentDateTime());
    void remove(const QString& path);
    void clear();

private:
    std::vector<RecentFile> stored() const;
    void store(const std::vector<RecentFile>& files);
};

/// "today", "yesterday", "Friday", "12 Nov", or with the year when that is another one.
QString dayText(const QDate& day, const QDate& today);

}  // namespace whorl
