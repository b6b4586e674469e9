// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/motion/motion.h"

#include "core/error.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

void require(bool good, const char* what, double found, const std::string& needed)
{
    if (!good)
        throw InputError(what, printNumber(found), needed + " is needed");
}

struct Found {
    int panel = 0;
    AnimationTarget target;
};

Found findTarget(const Board& board, const std::string& id)
{
    const QString wanted = QString::fromStdString(id == "position" ? "query" : id);
    QStringList known;
    const auto name = [](const QString& target) { return target == u"query" ? QStringLiteral("position") : target; };
    for (int panel = 0; panel < static_cast<int>(board.panels.size()); ++panel)
        for (const AnimationTarget& target : animationTargets(board, panel)) {
            if (target.id == wanted)
                return {panel, target};
            if (!known.contains(name(target.id)))
                known += name(target.id);
        }
    throw InputError("the moved value", id, "one of " + known.join(", ").toStdString() + " is needed");
}

/// A third-degree curve that is level at both ends.
double eased(double share, Easing easing)
{
    return easing == Easing::even ? share : share * share * (3 - 2 * share);
}

}  // namespace

std::vector<Still> stillsOf(const Motion& motion)
{
    require(motion.frames >= 1 && motion.frames <= mostFrames, "frames", motion.frames,
            "a number from 1 to " + std::to_string(mostFrames));
    require(motion.framesPerSecond >= 0.1 && motion.framesPerSecond <= 100, "fps", motion.framesPerSecond,
            "a number from 0.1 to 100");
    require(motion.hold >= 0 && motion.hold <= 60, "hold", motion.hold, "a number of seconds from 0 to 60");
    std::vector<Still> stills;
    const int last = motion.frames - 1, held = static_cast<int>(std::lround(motion.hold * motion.framesPerSecond));
    for (int frame = 0; frame <= last; ++frame) {
        const bool isEnd = frame == 0 || frame == last;
        stills.push_back({last == 0 ? 0 : static_cast<double>(frame) / last, 1 + (isEnd ? held : 0)});
    }
    // The first still follows the last one anyway where it begins again.
    if (motion.thereAndBack)
        for (int frame = last - 1; frame >= (motion.loop ? 1 : 0); --frame)
            stills.push_back({static_cast<double>(frame) / last, 1});
    return stills;
}

MovingBoard::MovingBoard(const Board& board, const Motion& motion)
    : m_board(board)
    , m_easing(motion.easing)
{
    const Found found = findTarget(board, motion.target);
    m_panel = found.panel;
    m_target = found.target;
    m_range = {motion.from, motion.to};
    for (const double end : {motion.from, motion.to})
        require(end >= m_target.first && end <= m_target.last && (!m_target.whole || end == std::round(end)),
                motion.target.c_str(), end,
                (m_target.whole ? "a whole number from " : "a value from ") + printNumber(m_target.first) + " to "
                    + printNumber(m_target.last));
}

double MovingBoard::valueOf(double share) const
{
    return m_range.from == m_range.to ? m_range.from : valueAt(m_target, m_range, eased(share, m_easing));
}

Board MovingBoard::at(double share) const
{
    Board board = withTargetValue(m_board, m_panel, m_target, valueOf(share));
    // A moved probe is what the figure is about.
    board.probe.pinned = board.probe.pinned || !m_target.parameter;
    return board;
}

QString MovingBoard::valueText(double share) const
{
    const QString name = m_target.symbol.isEmpty() ? m_target.label : m_target.symbol;
    return name + QStringLiteral(" = ") + targetValueText(m_target, valueOf(share));
}

}  // namespace whorl
