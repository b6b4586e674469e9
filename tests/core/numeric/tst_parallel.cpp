// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/parallel.h"

#include "core/error.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <atomic>

using namespace whorl;

class tst_Parallel : public QObject {
    Q_OBJECT

private slots:
    void everyIndexIsInExactlyOnePart();
    void partsAreAsLongAsAsked();
    void anErrorReachesTheCaller();
};

void tst_Parallel::everyIndexIsInExactlyOnePart()
{
    for (const std::int64_t total : {0, 1, 7, 64, 1000}) {
        std::vector<int> times(static_cast<std::size_t>(total), 0);
        inParts(total, 7, [&](std::int64_t first, std::int64_t count) {
            for (std::int64_t i = first; i < first + count; ++i)
                ++times[static_cast<std::size_t>(i)];
        });
        QVERIFY(std::all_of(times.begin(), times.end(), [](int each) { return each == 1; }));
    }
}

void tst_Parallel::partsAreAsLongAsAsked()
{
    std::atomic<int> whole = 0, rest = 0;
    inParts(100, 30, [&](std::int64_t first, std::int64_t count) {
        whole += count == 30 && first % 30 == 0;
        rest += count == 10 && first == 90;
    });
    QCOMPARE(whole, 3);
    QCOMPARE(rest, 1);
}

void tst_Parallel::anErrorReachesTheCaller()
{
    const auto refuse = [](std::int64_t first, std::int64_t) {
        if (first >= 40)
            throw InputError("part", std::to_string(first), "less than 40 is needed");
    };
    QVERIFY_THROWS_EXCEPTION(InputError, inParts(100, 10, refuse));
}

WHORL_CORE_TEST(tst_Parallel)
#include "tst_parallel.moc"
