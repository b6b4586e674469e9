// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/groups.h"

#include "tests/support/test_main.h"

#include <set>

using namespace whorl;

class tst_Groups : public QObject {
    Q_OBJECT

private slots:
    void directionsThatDifferAreApart();
    void groupsAreNumberedByTheirFirstWord();
    void aSeedDecides();
};

namespace {

/// Three bundles of directions, of different lengths.
std::shared_ptr<const VectorTable> bundles()
{
    FloatRows rows(30, 3);
    for (Eigen::Index r = 0; r < 30; ++r) {
        rows.row(r).setConstant(0.02F * static_cast<float>(r % 7));
        rows(r, r % 3) = static_cast<float>(1 + r);
    }
    return makeVectorTable("bundles", {}, rows);
}

}  // namespace

void tst_Groups::directionsThatDifferAreApart()
{
    const std::vector<std::int32_t> groups = wordGroups(*bundles(), 3);
    for (std::size_t i = 0; i < groups.size(); ++i)
        QCOMPARE(groups[i], groups[i % 3]);
    QCOMPARE(std::set<std::int32_t>(groups.begin(), groups.end()).size(), std::size_t{3});
}

void tst_Groups::groupsAreNumberedByTheirFirstWord()
{
    const std::vector<std::int32_t> groups = wordGroups(*bundles(), 3);
    QCOMPARE(groups[0], 0);
    QCOMPARE(groups[1], 1);
    QCOMPARE(groups[2], 2);
}

void tst_Groups::aSeedDecides()
{
    const auto glove = shippedVectors("glove");
    QVERIFY(wordGroups(*glove, 8, 3) == wordGroups(*glove, 8, 3));
    const FloatRows none(0, 4);
    QVERIFY(wordGroups(*makeVectorTable("empty", {}, none), 8).empty());
}

WHORL_CORE_TEST(tst_Groups)
#include "tst_groups.moc"
