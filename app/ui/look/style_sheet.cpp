// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/look/style_sheet.h"

#include "app/scene/oklab.h"

namespace whorl {

namespace {

constexpr double disabledStrength = 0.42;

QString faded(const QColor& colour, double strength)
{
    return QStringLiteral("rgba(%1,%2,%3,%4%)")
        .arg(colour.red())
        .arg(colour.green())
        .arg(colour.blue())
        .arg(qRound(strength * 100));
}

/// Replaces @name by the theme's colour of that name.
QString coloured(QString sheet, const Theme& theme)
{
    const std::pair<const char*, QColor> roles[] = {{"@background", theme.background},
                                                    {"@side", theme.side},
                                                    {"@surface", theme.surface},
                                                    {"@field", theme.field},
                                                    {"@line2", theme.line2},
                                                    {"@line", theme.line},
                                                    {"@grid", theme.grid},
                                                    {"@text", theme.text},
                                                    {"@muted", theme.muted},
                                                    {"@faint", theme.faint},
                                                    {"@accent", theme.accent},
                                                    {"@onAccent", theme.onAccent},
                                                    {"@tint", theme.tint},
                                                    {"@noteFill", theme.noteFill},
                                                    {"@noteLine", theme.noteLine},
                                                    {"@errorText", theme.errorText},
                                                    {"@errorFill", theme.errorFill},
                                                    {"@errorLine", theme.errorLine}};
    sheet.replace(QLatin1String("@disabledText"), faded(theme.text, disabledStrength));
    const bool lightMark = theme.onAccent.lightnessF() > 0.5F;
    sheet.replace(QLatin1String("@check"), lightMark ? QLatin1String("light") : QLatin1String("dark"));
    sheet.replace(QLatin1String("@mainHover"), mixed(theme.accent, theme.text, 0.12).name());
    for (const auto& [name, colour] : roles)
        sheet.replace(QLatin1String(name), colour.name());
    return sheet;
}

constexpr const char* barsAndMenus = R"(
QMainWindow, QDialog, QMessageBox { background: @background; }
QMenuBar { background: @background; border: none; padding: 2px 7px; spacing: 0px; }
QMenuBar::item { padding: 3px 10px; margin: 0; border-radius: 5px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @line; }
QMenu { background: @surface; border: 1px solid @line2; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 10px; border-radius: 5px; color: @text; }
QMenu::item:selected { background: @tint; }
QMenu::item:disabled { color: @disabledText; }
QMenu::separator { height: 1px; background: @line; margin: 4px 6px; }
QMenu::icon { padding-left: 8px; }
QToolTip { background: @surface; color: @text; border: 1px solid @line2; padding: 4px 6px; }
QStatusBar { background: @background; }
QSplitter::handle { background: @line; }
QSplitter::handle:hover { background: @line2; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 2px; }
QScrollBar::handle { background: @line2; border-radius: 3px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @faint; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)";

constexpr const char* controls = R"(
QToolButton { border: 2px solid transparent; border-radius: 6px; padding: 0 6px; background: transparent; color: @text; }
QToolButton:hover { background: @line; }
QToolButton:pressed { background: @line2; }
QToolButton:checked { background: @tint; color: @accent; }
QToolButton:disabled { color: @disabledText; }
QToolButton:focus { border-color: @accent; }
QToolButton::menu-indicator { image: none; width: 0; }
QPushButton { border: 1px solid @line2; border-radius: 6px; padding: 4px 12px; background: @surface; color: @text; }
QPushButton:hover { background: @grid; }
QPushButton:pressed { background: @line; }
QPushButton:disabled { color: @disabledText; }
QPushButton:focus { border: 2px solid @accent; padding: 3px 11px; }
QPushButton[look="main"], QPushButton:default, QToolButton[look="main"] { background: @accent; color: @onAccent;
    border: 1px solid @accent; }
QPushButton[look="main"]:hover, QPushButton:default:hover, QToolButton[look="main"]:hover { background: @mainHover; }
QToolButton[look="main"]:disabled, QPushButton[look="main"]:disabled { background: @line; border-color: @line; }
QPushButton[look="main"]:focus, QPushButton:default:focus, QToolButton[look="main"]:focus { border: 2px solid @text; }
QToolButton[look="outline"] { background: @surface; border: 1px solid @line2; }
QToolButton[look="outline"]:hover { background: @grid; }
QToolButton[look="outline"]:focus { border: 2px solid @accent; }
QToolButton[look="play"] { background: @accent; border: 2px solid @accent; border-radius: 18px; padding: 0; }
QToolButton[look="play"]:hover { background: @mainHover; }
QToolButton[look="play"]:focus { border-color: @text; }
QToolButton[look="play"]:disabled { background: @line2; border-color: @line2; }
QLineEdit, QAbstractSpinBox, QComboBox, QPlainTextEdit { border: 1px solid @line2; border-radius: 5px;
    background: @field; color: @text; selection-background-color: @accent; selection-color: @onAccent; }
QLineEdit { padding: 0 8px; }
QComboBox { padding: 0 8px; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus { border-color: @accent; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled, QPlainTextEdit:disabled { color: @disabledText; }
QCheckBox { spacing: 8px; }
QCheckBox::indicator { width: 14px; height: 14px; border: 1px solid @faint; border-radius: 4px; background: @field; }
QCheckBox::indicator:hover { border-color: @muted; }
QCheckBox::indicator:focus { border: 2px solid @accent; width: 12px; height: 12px; }
QCheckBox::indicator:checked { border-color: @accent; background: @accent; image: url(:/pictures/check-@check.svg); }
QCheckBox::indicator:checked:focus { border-color: @text; }
QCheckBox::indicator:disabled { border-color: @line2; background: transparent; }
QCheckBox::indicator:checked:disabled { background: @line2; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url(:/pictures/down.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: @surface; border: 1px solid @line2; outline: 0; padding: 4px;
    selection-background-color: @tint; selection-color: @text; }
QAbstractSpinBox { padding: 0 2px 0 4px; }
QAbstractSpinBox QLineEdit { border: none; padding: 0; background: transparent; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; background: transparent; width: 16px; }
QAbstractSpinBox::up-arrow { image: url(:/pictures/up.svg); width: 9px; height: 9px; }
QAbstractSpinBox::down-arrow { image: url(:/pictures/down.svg); width: 9px; height: 9px; }
)";

constexpr const char* looks = R"(
QWidget[look="side"] { background: @side; }
QTreeView[look="tree"] { background: transparent; border: none; outline: 0; }
QTreeView[look="tree"]::item, QTreeView[look="tree"]::item:hover, QTreeView[look="tree"]::item:selected {
    background: transparent; }
QWidget[look="overlay"] { background: @side; border-right: 1px solid @line2; }
QTableView { background: @surface; color: @text; border: none; gridline-color: @line; outline: 0;
    selection-background-color: @tint; selection-color: @text; }
QTableView::item:focus { border: 2px solid @accent; background: @tint; color: @text; }
QTableView QTableCornerButton::section { background: @side; border: none; }
QTableView::corner { background: transparent; border: none; }
QHeaderView { background: @side; border: none; }
QHeaderView::section { background: @side; color: @muted; border: none; border-right: 1px solid @line;
    border-bottom: 1px solid @line; padding: 2px 6px; }
QFrame[look="popup"] { background: @surface; border: 1px solid @line2; }
QFrame[look="card"] { background: @surface; border: 1px solid @line; border-radius: 8px; }
QFrame[look="note"] { background: @noteFill; border: 1px solid @noteLine; border-radius: 6px; }
QFrame[look="error"] { background: @errorFill; border: 1px solid @errorLine; border-radius: 6px; }
QProgressBar[look="thin"] { background: @line2; border: none; border-radius: 2px; min-height: 4px; max-height: 4px; }
QProgressBar[look="thin"]::chunk { background: @accent; border-radius: 2px; }
QFrame[look="rule"] { background: @line; border: none; }
QLabel[tone="muted"] { color: @muted; }
QLabel[tone="faint"] { color: @faint; }
QLabel[tone="accent"] { color: @accent; }
QLabel[tone="error"] { color: @errorText; }
)";

}  // namespace

QPalette themePalette(const Theme& theme)
{
    QPalette palette;
    const std::pair<QPalette::ColorRole, QColor> roles[] = {{QPalette::Window, theme.background},
                                                            {QPalette::WindowText, theme.text},
                                                            {QPalette::Base, theme.field},
                                                            {QPalette::AlternateBase, theme.side},
                                                            {QPalette::Text, theme.text},
                                                            {QPalette::PlaceholderText, theme.faint},
                                                            {QPalette::Button, theme.surface},
                                                            {QPalette::ButtonText, theme.text},
                                                            {QPalette::BrightText, theme.onAccent},
                                                            {QPalette::Highlight, theme.accent},
                                                            {QPalette::HighlightedText, theme.onAccent},
                                                            {QPalette::Link, theme.accent},
                                                            {QPalette::LinkVisited, theme.accent},
                                                            {QPalette::ToolTipBase, theme.surface},
                                                            {QPalette::ToolTipText, theme.text},
                                                            {QPalette::Light, theme.surface},
                                                            {QPalette::Midlight, theme.line},
                                                            {QPalette::Mid, theme.line2},
                                                            {QPalette::Dark, theme.faint},
                                                            {QPalette::Shadow, theme.line2}};
    for (const auto& [role, colour] : roles)
        palette.setColor(role, colour);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText}) {
        QColor pale = palette.color(QPalette::Active, role);
        pale.setAlphaF(static_cast<float>(disabledStrength));
        palette.setColor(QPalette::Disabled, role, pale);
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, theme.line2);
    return palette;
}

QString styleSheet(const Theme& theme)
{
    return coloured(QString::fromLatin1(barsAndMenus) + QLatin1String(controls) + QLatin1String(looks), theme);
}

}  // namespace whorl
