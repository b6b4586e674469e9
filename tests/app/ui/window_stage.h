// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/document/recovery.h"
#include "app/ui/look/appearance.h"
#include "app/ui/window/main_window.h"
#include "app/ui/window/settings.h"

#include <QAction>
#include <QTemporaryDir>
#include <QTest>

namespace whorl::test {

/// A window with everything it needs.
struct Stage {
    Stage()
    {
        for (const char* region : {"library", "inspector", "transport"})
            settings.setRegionOpen(region, true);
    }
    void open(const QString& board)
    {
        window.files().openReadyMade(board);
        window.resize(1440, 900);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
    }
    QAction* action(const QString& text) const
    {
        for (QAction* each : window.findChildren<QAction*>())
            if (each->text() == text)
                return each;
        qFatal("no action is named %s", qPrintable(text));
    }
    const Panel& panel(std::size_t index) const { return document.board().panels.at(index); }

    QTemporaryDir folder;
    Settings settings;
    Appearance appearance;
    Document document;
    Recovery recovery{document, folder.path()};
    MainWindow window{document, appearance, settings, recovery};
};

inline Panel alibiBias()
{
    Panel panel;
    panel.source = "alibi";
    panel.quantity = "bias";
    return panel;
}

}  // namespace whorl::test
