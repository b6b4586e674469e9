// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

namespace whorl {

/// Calls work(first, count) for consecutive parts of 0 .. total - 1, `atOnce` each (the last may be shorter), on all
/// processors, and returns when all are done.
///
/// Parts are dealt out in order as threads get free. For results that do not depend on the number of threads a part
/// writes only what is its own, and sums over parts are added up afterwards, in order. `work` may run on several
/// threads at once; with one part, or one processor, it runs on the caller's. The first exception to occur is thrown
/// again, and parts that have not begun by then are left out.
/// cost  about 30 microseconds for the threads
void inParts(std::int64_t total, std::int64_t atOnce,
             const std::function<void(std::int64_t first, std::int64_t count)>& work);

/// How many processors inParts uses from now on; 0, as at the start, is all there are. For tests of the law that no result
/// depends on it.
void useProcessors(int count);

}  // namespace whorl
