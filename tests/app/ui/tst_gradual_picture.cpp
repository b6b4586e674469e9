// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/panel_picture.h"

#include "core/catalogue.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_GradualPicture : public QObject {
    Q_OBJECT

private slots:
    void aGradualPictureGrowsPausesAndStops();
    void anotherStepOfTheSameIsCaughtUpWith();
    void whatCannotBeShownHasNoPictureOfSomethingElse();
};

namespace {

/// t-SNE of the first so many words.
Panel mapOf(std::int64_t words, std::int64_t steps)
{
    Panel panel;
    panel.source = "table";
    panel.quantity = "projection";
    panel.values = {{"method", std::string("tsne")}, {"limit", words}, {"steps", steps}};
    return panel;
}

/// As a panel on screen does: whenever it is out of date it is made anew.
void show(PanelPicture& picture, const Panel& panel)
{
    PictureStyle style;
    style.theme = &theme(ThemeName::light);
    picture.setFrame({300, 200}, style);
    QObject::connect(
        &picture, &PanelPicture::stale, &picture, [&picture] { picture.prepare(); }, Qt::QueuedConnection);
    picture.setPanel(panel, {});
    picture.prepare();
}

}  // namespace

void tst_GradualPicture::aGradualPictureGrowsPausesAndStops()
{
    Panel panel = mapOf(500, 100'000);
    panel.values["words"] = std::string();
    PanelPicture picture;
    show(picture, panel);
    QVERIFY(!picture.picture());
    QTRY_COMPARE(picture.state(), PanelPicture::State::growing);

    std::int64_t taken = 0;
    picture.stop([&](std::int64_t steps) { taken = steps; });
    QCOMPARE(picture.state(), PanelPicture::State::paused);
    QTRY_VERIFY(taken > 0);

    // As many steps as were taken are there already: nothing starts again.
    panel.values["steps"] = taken;
    picture.setPanel(panel, {});
    QTRY_COMPARE(picture.state(), PanelPicture::State::sharp);
    int again = 0;
    Watch watch;
    watch.reached = [&](std::int64_t step) { again += step < taken; };
    findSource("table").evaluate("projection", panel.values, watch);
    QCOMPARE(again, 0);
}

void tst_GradualPicture::anotherStepOfTheSameIsCaughtUpWith()
{
    Panel panel = mapOf(300, 5);
    PanelPicture picture;
    show(picture, panel);
    QVERIFY(!picture.isCatchingUp());
    QTRY_COMPARE(picture.state(), PanelPicture::State::sharp);

    panel.values["steps"] = std::int64_t{6};
    picture.setPanel(panel, {});
    picture.prepare();
    QVERIFY(picture.isCatchingUp());
    QTRY_COMPARE(picture.state(), PanelPicture::State::sharp);
    QVERIFY(!picture.isCatchingUp());

    panel.values["seed"] = std::int64_t{2};
    picture.setPanel(panel, {});
    picture.prepare();
    QVERIFY2(!picture.isCatchingUp(), "another run is out of date");
    QTRY_COMPARE(picture.state(), PanelPicture::State::sharp);
}

void tst_GradualPicture::whatCannotBeShownHasNoPictureOfSomethingElse()
{
    Panel panel = mapOf(300, 1);
    PanelPicture picture;
    show(picture, panel);
    QTRY_COMPARE(picture.state(), PanelPicture::State::sharp);

    // A mistake in the same: what it was stays to be seen.
    panel.values["file"] = std::string("nowhere.vec");
    picture.setPanel(panel, {});
    QTRY_VERIFY(picture.error());
    QVERIFY(picture.picture());

    panel.quantity = "neighbours";
    picture.setPanel(panel, {});
    QTRY_VERIFY(!picture.picture());
    QVERIFY(picture.error());
}

WHORL_APP_TEST(tst_GradualPicture)
#include "tst_gradual_picture.moc"
