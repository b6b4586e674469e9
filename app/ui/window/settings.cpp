// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/settings.h"

#include <QStandardPaths>

#include <algorithm>

namespace whorl {

namespace {

/// In the order of Appearance::Choice.
constexpr const char* themeNames[] = {"system", "light", "dark"};

QString placeKey(const QString& screen, const char* what)
{
    QString name = screen;
    name.replace(u'/', u'-');
    return QStringLiteral("window/%1/%2").arg(name, QLatin1String(what));
}

}  // namespace

Settings::Settings()
    : m_store(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("whorl"), QStringLiteral("whorl"))
{
}

Appearance::Choice Settings::theme() const
{
    const QString name = m_store.value("appearance/theme").toString();
    for (int i = 0; i < 3; ++i)
        if (name == QLatin1String(themeNames[i]))
            return static_cast<Appearance::Choice>(i);
    return Appearance::Choice::system;
}

void Settings::setTheme(Appearance::Choice choice)
{
    m_store.setValue("appearance/theme", QLatin1String(themeNames[static_cast<int>(choice)]));
}

bool Settings::reducedMotion() const
{
    return m_store.value("appearance/reducedMotion", false).toBool();
}

void Settings::setReducedMotion(bool reduced)
{
    m_store.setValue("appearance/reducedMotion", reduced);
}

int Settings::textSize() const
{
    const int percent = m_store.value("appearance/textSize", 100).toInt();
    return percent == 125 || percent == 150 || percent == 200 ? percent : 100;
}

void Settings::setTextSize(int percent)
{
    m_store.setValue("appearance/textSize", percent);
}

QString Settings::language() const
{
    return m_store.value("appearance/language").toString();
}

void Settings::setLanguage(const QString& language)
{
    m_store.setValue("appearance/language", language);
}

QByteArray Settings::geometry(const QString& screen) const
{
    return m_store.value(placeKey(screen, "geometry")).toByteArray();
}

void Settings::setGeometry(const QString& screen, const QByteArray& geometry)
{
    m_store.setValue(placeKey(screen, "geometry"), geometry);
}

QByteArray Settings::splitters(const QString& screen) const
{
    return m_store.value(placeKey(screen, "splitters")).toByteArray();
}

void Settings::setSplitters(const QString& screen, const QByteArray& state)
{
    m_store.setValue(placeKey(screen, "splitters"), state);
}

bool Settings::isRegionOpen(const QString& region) const
{
    return m_store.value("regions/" + region, true).toBool();
}

void Settings::setRegionOpen(const QString& region, bool open)
{
    m_store.setValue("regions/" + region, open);
}

QString Settings::folder() const
{
    return m_store.value("files/folder", QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
        .toString();
}

void Settings::setFolder(const QString& folder)
{
    m_store.setValue("files/folder", folder);
}

int Settings::lessonStep(const QString& lesson) const
{
    return std::max(m_store.value("lessons/" + lesson + "/step").toInt(), 0);
}

double Settings::lessonShare(const QString& lesson) const
{
    return std::clamp(m_store.value("lessons/" + lesson + "/share").toDouble(), 0.0, 1.0);
}

void Settings::setLessonStep(const QString& lesson, int step, int count)
{
    m_store.setValue("lessons/" + lesson + "/step", step);
    const double share = count > 1 ? static_cast<double>(step) / (count - 1) : 1;
    if (share > lessonShare(lesson))
        m_store.setValue("lessons/" + lesson + "/share", share);
}

bool Settings::termsInBoth() const
{
    return m_store.value("language/termsInBoth").toBool();
}

void Settings::setTermsInBoth(bool both)
{
    m_store.setValue("language/termsInBoth", both);
}

}  // namespace whorl
