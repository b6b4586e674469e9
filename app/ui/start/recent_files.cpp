// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/start/recent_files.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>

#include <algorithm>

namespace whorl {

namespace {

QSettings openStore()
{
    return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("whorl"), QStringLiteral("recent"));
}

}  // namespace

std::vector<RecentFile> RecentFiles::stored() const
{
    QSettings store = openStore();
    std::vector<RecentFile> files;
    const int count = store.beginReadArray("files");
    for (int i = 0; i < count; ++i) {
        store.setArrayIndex(i);
        files.push_back({store.value("path").toString(), store.value("opened").toDateTime()});
    }
    return files;
}

void RecentFiles::store(const std::vector<RecentFile>& files)
{
    QSettings store = openStore();
    store.clear();
    store.beginWriteArray("files", static_cast<int>(files.size()));
    for (std::size_t i = 0; i < files.size(); ++i) {
        store.setArrayIndex(static_cast<int>(i));
        store.setValue("path", files[i].path);
        store.setValue("opened", files[i].opened);
    }
    store.endArray();
}

std::vector<RecentFile> RecentFiles::files() const
{
    std::vector<RecentFile> files = stored();
    std::erase_if(files, [](const RecentFile& file) { return !QFileInfo::exists(file.path); });
    return files;
}

void RecentFiles::add(const QString& path, const QDateTime& when)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    std::vector<RecentFile> files = stored();
    std::erase_if(files, [&](const RecentFile& file) { return file.path == absolute; });
    files.insert(files.begin(), {absolute, when});
    if (files.size() > maximum)
        files.resize(maximum);
    store(files);
}

void RecentFiles::remove(const QString& path)
{
    std::vector<RecentFile> files = stored();
    std::erase_if(files, [&](const RecentFile& file) { return file.path == path; });
    store(files);
}

void RecentFiles::clear()
{
    store({});
}

QString dayText(const QDate& day, const QDate& today)
{
    const auto say = [](const char* text) { return QCoreApplication::translate("whorl::RecentFiles", text); };
    const qint64 ago = day.daysTo(today);
    if (ago == 0)
        return say(QT_TRANSLATE_NOOP("whorl::RecentFiles", "today"));
    if (ago == 1)
        return say(QT_TRANSLATE_NOOP("whorl::RecentFiles", "yesterday"));
    const QLocale locale;
    if (ago > 1 && ago < 7)
        return locale.toString(day, QStringLiteral("dddd"));
    const bool thisYear = day.year() == today.year();
    return locale.toString(day,
                           thisYear ? say(QT_TRANSLATE_NOOP("whorl::RecentFiles", "d MMM"))
                                    : say(QT_TRANSLATE_NOOP("whorl::RecentFiles", "d MMM yyyy")));
}

}  // namespace whorl
