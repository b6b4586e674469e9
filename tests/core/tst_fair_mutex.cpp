// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fair_mutex.h"

#include "tests/support/test_main.h"

#include <atomic>
#include <thread>
#include <vector>

using namespace whorl;

class tst_FairMutex : public QObject {
    Q_OBJECT

private slots:
    void threadsTakeTurns();
};

void tst_FairMutex::threadsTakeTurns()
{
    constexpr int turns = 200;
    FairMutex mutex;
    std::vector<int> order;
    std::atomic<int> ready = 0;
    const auto work = [&](int name) {
        ++ready;
        while (ready < 2)
            std::this_thread::yield();
        for (int i = 0; i < turns; ++i) {
            const std::scoped_lock lock(mutex);
            order.push_back(name);
            std::this_thread::sleep_for(std::chrono::microseconds(200));
        }
    };
    std::thread first(work, 1), second(work, 2);
    first.join();
    second.join();

    QCOMPARE(order.size(), std::size_t{2 * turns});
    // Whoever waits is next; a thread may only be late to ask.
    int changes = 0;
    for (std::size_t i = 1; i < order.size(); ++i)
        changes += order[i] != order[i - 1];
    QVERIFY2(changes > turns, qPrintable(QString::number(changes)));
}

WHORL_CORE_TEST(tst_FairMutex)
#include "tst_fair_mutex.moc"
