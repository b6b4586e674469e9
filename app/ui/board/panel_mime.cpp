// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/panel_mime.h"

#include "core/board_file.h"

namespace whorl {

QString panelMimeName()
{
    return QStringLiteral("application/x-whorl-panel");
}

std::unique_ptr<QMimeData> panelMime(const Panel& panel)
{
    Board board;
    board.panels = {panel};
    auto data = std::make_unique<QMimeData>();
    data->setData(panelMimeName(), QByteArray::fromStdString(writeBoard(board)));
    return data;
}

std::optional<Panel> panelFromMime(const QMimeData& data)
{
    const QByteArray text = data.data(panelMimeName());
    if (text.isEmpty())
        return {};
    try {
        const Board board = readBoard({text.constData(), static_cast<std::size_t>(text.size())}, "drag");
        if (board.panels.size() == 1)
            return board.panels.front();
    } catch (const InputError&) {
        // A drag from a newer version or another program: not ours to take.
    }
    return {};
}

}  // namespace whorl
