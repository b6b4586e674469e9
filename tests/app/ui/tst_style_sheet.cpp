// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/look/appearance.h"
#include "tests/support/test_main.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

using namespace whorl;

class tst_StyleSheet : public QObject {
    Q_OBJECT

private slots:
    void theFocusIsSeenOnFilledButtons_data();
    void theFocusIsSeenOnFilledButtons();
};

void tst_StyleSheet::theFocusIsSeenOnFilledButtons_data()
{
    QTest::addColumn<Appearance::Choice>("theme");
    QTest::newRow("light") << Appearance::Choice::light;
    QTest::newRow("dark") << Appearance::Choice::dark;
}

void tst_StyleSheet::theFocusIsSeenOnFilledButtons()
{
    QFETCH(const Appearance::Choice, theme);
    Appearance appearance;
    appearance.setChoice(theme);
    QWidget window;
    auto* main = new QPushButton("Save");
    main->setProperty("look", "main");
    auto* standard = new QPushButton("Save");
    standard->setDefault(true);
    auto* play = new QToolButton;
    play->setProperty("look", "play");
    auto* row = new QHBoxLayout(&window);
    for (QWidget* button : std::initializer_list<QWidget*>{main, standard, play}) {
        button->setFixedSize(80, 36);
        row->addWidget(button);
    }
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));

    for (QWidget* button : std::initializer_list<QWidget*>{main, standard, play}) {
        button->setFocus(Qt::TabFocusReason);
        const QColor ring = button->grab().toImage().pixelColor(40, 0);
        button->clearFocus();
        const QColor plain = button->grab().toImage().pixelColor(40, 0);
        QVERIFY2(std::abs(ring.lightness() - plain.lightness()) > 20, qPrintable(ring.name() + " " + plain.name()));
    }
}

WHORL_APP_TEST(tst_StyleSheet)
#include "tst_style_sheet.moc"
