// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/steps.h"

namespace whorl {

/// Every row turned into weights: exp(score) over the sum of its row.
///
/// scores   queries x keys; -infinity masks a key, whose weight is exactly 0
/// result   the same shape; each row sums to 1, or is all 0 where every key is masked
/// The largest score of a row is subtracted first, so that no finite score overflows.
Eigen::ArrayXXd softmaxRows(const Eigen::Ref<const Eigen::ArrayXXd>& scores);

/// How one weight comes about: the score less the largest of its row, the exponential of that, the sum of the row's
/// exponentials, and the quotient. `largest` 0 leaves the score as it is.
Steps softmaxSteps(double score, double largest, double sum, double weight);

/// The same from a row of scores.
Steps softmaxSteps(const Eigen::Ref<const Eigen::ArrayXd>& scores, Eigen::Index key, double weight);

/// Shannon entropy of every row of weights in nats; a weight of 0 adds nothing.
Eigen::ArrayXd rowEntropy(const Eigen::Ref<const Eigen::ArrayXXd>& weights);

/// The scores with -infinity above the diagonal: key > query.
Eigen::ArrayXXd causallyMasked(Eigen::ArrayXXd scores);

}  // namespace whorl
