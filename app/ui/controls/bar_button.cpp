// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/controls/bar_button.h"

#include <QApplication>
#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace whorl {

namespace {

constexpr int iconPixels = 16;
constexpr int gap = 8;
constexpr int padding = 9;

}  // namespace

BarButton::BarButton(QWidget* parent)
    : QToolButton(parent)
{
    setIconSize({iconPixels, iconPixels});
    setFixedHeight(28);
    setFocusPolicy(Qt::TabFocus);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
}

QSize BarButton::sizeHint() const
{
    const int words = hasWords() ? gap + fontMetrics().horizontalAdvance(text()) + 2 * padding : 16;
    return {iconPixels + words, 28};
}

void BarButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.icon = {};
    option.text.clear();
    option.features &= ~QStyleOptionToolButton::HasMenu;
    painter.drawComplexControl(QStyle::CC_ToolButton, option);

    const int words = hasWords() ? gap + fontMetrics().horizontalAdvance(text()) : 0;
    const int left = std::max((width() - iconPixels - words) / 2, 4);
    const QRect place(left, (height() - iconPixels) / 2, iconPixels, iconPixels);
    icon().paint(&painter, place, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled,
                 isChecked() ? QIcon::On : QIcon::Off);
    if (!hasWords())
        return;
    const bool main = isEnabled() && property("look").toString() == u"main";
    const QPalette::ColorRole role = main ? QPalette::HighlightedText
        : isChecked()                     ? QPalette::Link
                                          : QPalette::ButtonText;
    // The style sheet's palette does not reach a text that the button paints itself.
    painter.setPen(QApplication::palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, role));
    painter.drawText(QRect(left + iconPixels + gap, 0, width() - left - iconPixels - gap, height()),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text());
}

}  // namespace whorl
