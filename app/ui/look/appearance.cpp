// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/look/appearance.h"

#include "app/charts/curve_painter.h"
#include "app/scene/fonts.h"
#include "app/scene/glossary.h"
#include "app/ui/look/style_sheet.h"

#include <QApplication>
#include <QByteArray>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QWidget>

namespace whorl {

namespace {

QString translated(const char* context, const char* text)
{
    return inBoth(QString::fromUtf8(text), QCoreApplication::translate(context, text));
}

/// Fusion without lines under the letters of menus, which work all the same, and without icons on dialog buttons.
class CalmStyle : public QProxyStyle {
public:
    // Made here, because QProxyStyle in Qt 6.4 owns a style that it is given but not one that it makes from a name.
    CalmStyle()
        : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
    {
    }

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* result) const override
    {
        const bool calm = hint == SH_UnderlineShortcut || hint == SH_DialogButtonBox_ButtonsHaveIcons;
        return calm ? 0 : QProxyStyle::styleHint(hint, option, widget, result);
    }
};

}  // namespace

// Qt 6.4 does not say whether the system is dark; the palette that the platform brings along does.
Appearance::Appearance(QObject* parent)
    : QObject(parent)
    , m_systemDark(QApplication::palette().color(QPalette::Window).lightnessF() < 0.5F)
{
    QApplication::setStyle(new CalmStyle);
    QApplication::setFont(interfaceFont(13));
    apply();
}

void Appearance::setChoice(Choice choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    apply();
    emit changed();
}

const Theme& Appearance::theme() const
{
    const bool dark = m_choice == Choice::dark || (m_choice == Choice::system && m_systemDark);
    return whorl::theme(dark ? ThemeName::dark : ThemeName::light);
}

void Appearance::setReducedMotion(bool reduced)
{
    if (reduced == m_reducedMotion)
        return;
    m_reducedMotion = reduced;
    apply();
    emit changed();
}

void Appearance::setPictureScale(double scale)
{
    if (scale == m_pictureScale)
        return;
    m_pictureScale = scale;
    emit changed();
}

PictureStyle Appearance::pictureStyle(const QWidget& widget, bool draft) const
{
    PictureStyle style;
    style.theme = &theme();
    style.pixelRatio = widget.devicePixelRatioF();
    style.draft = draft;
    style.fontScale = m_pictureScale;
    style.paintCurves = paintCurvesWithQtCharts;
    style.translate = translated;
    return style;
}

void Appearance::apply()
{
    QApplication::setPalette(themePalette(theme()));
    qApp->setStyleSheet(styleSheet(theme()));
    QApplication::setEffectEnabled(Qt::UI_AnimateMenu, !m_reducedMotion);
    QApplication::setEffectEnabled(Qt::UI_AnimateCombo, !m_reducedMotion);
}

QString coreText(const char* context, std::string_view english)
{
    const QByteArray text(english.data(), static_cast<qsizetype>(english.size()));
    return translated(context, text.constData());
}

}  // namespace whorl
