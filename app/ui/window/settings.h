// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/look/appearance.h"

#include <QByteArray>
#include <QSettings>
#include <QString>

namespace whorl {

/// What the program remembers between runs, apart from the recent files. Every key is named here.
class Settings {
public:
    Settings();

    Appearance::Choice theme() const;
    void setTheme(Appearance::Choice choice);

    /// True, false, or what the system asks for when nothing was ever set.
    bool reducedMotion() const;
    void setReducedMotion(bool reduced);

    /// Of words and all else on screen, in percent: 100, 125, 150 or 200.
    int textSize() const;
    void setTextSize(int percent);

    /// "en", "zh_CN", or empty: the system's.
    QString language() const;
    void setLanguage(const QString& language);

    /// Whether terms are shown in both languages.
    bool termsInBoth() const;
    void setTermsInBoth(bool both);

    /// How a window was arranged on a screen, each screen having its own.
    QByteArray geometry(const QString& screen) const;
    void setGeometry(const QString& screen, const QByteArray& geometry);
    QByteArray splitters(const QString& screen) const;
    void setSplitters(const QString& screen, const QByteArray& state);

    /// Whether a region ("library", "inspector", "transport") is open; true when nothing was ever set.
    bool isRegionOpen(const QString& region) const;
    void setRegionOpen(const QString& region, bool open);

    /// The step that a lesson was left at, from 0, and the share of it that was seen, 0 .. 1.
    int lessonStep(const QString& lesson) const;
    double lessonShare(const QString& lesson) const;
    /// Keeps the step, and how far the lesson has come where that is further than before.
    void setLessonStep(const QString& lesson, int step, int count);

    /// Where the last file dialog ended.
    QString folder() const;
    void setFolder(const QString& folder);

private:
    mutable QSettings m_store;
};

}  // namespace whorl
