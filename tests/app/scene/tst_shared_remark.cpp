// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/shared_remark.h"
#include "tests/support/sample_pictures.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_SharedRemark : public QObject {
    Q_OBJECT

private slots:
    void whatSeveralPanelsSayIsSharedAndTakenFromEach();
    void whatOnePanelSaysStaysWithIt();
    void aListKeepsWhatIsItsOwn();
};

namespace {

std::shared_ptr<const PanelData> curvesThatSay(const std::string& remark)
{
    Curves curves;
    curves.axis = boundedAxis(AxisRole::pair, "pair", 4);
    curves.remark = remark;
    return dataOf(curves);
}

std::shared_ptr<const PanelData> listThatSays(const std::string& remark)
{
    Listing listing;
    listing.remark = remark;
    return dataOf(listing);
}

const std::string& remarkOf(const std::shared_ptr<const PanelData>& data)
{
    const auto* listing = std::get_if<Listing>(&data->data.front());
    return listing ? listing->remark : std::get<Curves>(data->data.front()).remark;
}

}  // namespace

void tst_SharedRemark::whatSeveralPanelsSayIsSharedAndTakenFromEach()
{
    const auto panel = curvesThatSay("toy result; 3 seeds");
    const std::string shared = sharedRemark({panel, curvesThatSay("toy result; 3 seeds")});

    QCOMPARE(shared, std::string("toy result; 3 seeds"));
    QCOMPARE(remarkOf(withoutRemark(panel, shared)), std::string());
    QCOMPARE(remarkOf(panel), shared);
}

void tst_SharedRemark::whatOnePanelSaysStaysWithIt()
{
    const auto panel = curvesThatSay("toy result");

    QCOMPARE(sharedRemark({panel, curvesThatSay("another result"), curvesThatSay({})}), std::string());
    QCOMPARE(withoutRemark(panel, "another result"), panel);
    QCOMPARE(withoutRemark(panel, {}), panel);
}

void tst_SharedRemark::aListKeepsWhatIsItsOwn()
{
    const auto list = listThatSays("4 of 5 pairs; toy result");
    const std::string shared = sharedRemark({list, curvesThatSay("toy result")});

    QCOMPARE(shared, std::string("toy result"));
    QCOMPARE(remarkOf(withoutRemark(list, shared)), std::string("4 of 5 pairs"));
    QCOMPARE(remarkOf(withoutRemark(listThatSays("no toy result"), shared)), std::string("no toy result"));
}

WHORL_APP_TEST(tst_SharedRemark)
#include "tst_shared_remark.moc"
