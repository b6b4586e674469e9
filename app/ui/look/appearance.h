// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

#include <QObject>

class QWidget;

namespace whorl {

/// How the program looks: theme, motion, language of core texts. One object, owned by the application.
class Appearance : public QObject {
    Q_OBJECT

public:
    enum class Choice { system, light, dark };

    explicit Appearance(QObject* parent = nullptr);

    Choice choice() const { return m_choice; }
    void setChoice(Choice choice);

    const Theme& theme() const;

    /// True when the system or the settings ask for no motion; all durations are then 0.
    bool reducedMotion() const { return m_reducedMotion; }
    void setReducedMotion(bool reduced);

    /// Duration in ms of a motion of screen.md section 9, 0 with reduced motion.
    int duration(int milliseconds) const { return m_reducedMotion ? 0 : milliseconds; }

    /// How much larger than usual the words in pictures are, for those who sit far away.
    void setPictureScale(double scale);
    double pictureScale() const { return m_pictureScale; }

    /// The style for pictures on this widget: theme, device pixel ratio, Qt Charts, translated core texts.
    PictureStyle pictureStyle(const QWidget& widget, bool draft = false) const;

signals:
    void changed();

private:
    void apply();

    bool m_systemDark = false;
    Choice m_choice = Choice::system;
    bool m_reducedMotion = false;
    double m_pictureScale = 1;
};

/// A core text in the language of the program.
QString coreText(const char* context, std::string_view english);

}  // namespace whorl
