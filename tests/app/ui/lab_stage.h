// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/board/board_view.h"
#include "app/ui/lab/lab_bar.h"
#include "app/ui/lab/lab_values.h"
#include "app/ui/lab/order_strip.h"
#include "app/ui/look/labels.h"
#include "tests/app/ui/window_stage.h"

#include <QAbstractButton>

namespace whorl::test {

/// A window with the board of the extrapolation lab.
struct Lab : Stage {
    Lab()
    {
        open("extrapolation-lab");
        page("1 Predict");
    }
    LabBar& bar() const { return *window.findChild<LabBar*>(); }
    OrderStrip& strip() const { return *bar().findChild<OrderStrip*>(); }
    QAbstractButton* button(const QString& text) const
    {
        for (QAbstractButton* each : bar().findChildren<QAbstractButton*>())
            if (each->text() == text && each->isEnabled() && each->isVisible())
                return each;
        return nullptr;
    }
    /// The name of an encoding, by its key.
    QAbstractButton* chip(const QString& key) const
    {
        for (QAbstractButton* each : strip().findChildren<QAbstractButton*>())
            if (each->objectName() == key)
                return each;
        return nullptr;
    }
    void press(const QString& text) const
    {
        QAbstractButton* found = button(text);
        QVERIFY2(found, qPrintable(text));
        found->click();
    }
    void page(const QString& text) const { press(text); }
    /// The same in all panels, or a failure.
    std::string text(std::string_view id) const
    {
        std::string held;
        for (std::size_t i = 0; i < document.board().panels.size(); ++i) {
            const Values& values = panel(i).values;
            const auto found = values.find(id);
            const std::string here = found == values.end() ? std::string() : printValue(found->second);
            if (i > 0 && here != held)
                qFatal("the panels differ in %s", std::string(id).c_str());
            held = here;
        }
        return held;
    }
    int entries() { return document.undoStack()->index(); }
    /// The bar's sentence.
    QString said() const { return bar().findChild<ElidedLabel*>("status")->text(); }
    BoardView::Run::State state() const { return window.findChild<BoardView*>()->runOf("lab").state; }
    void trained(std::int64_t steps, const std::string& seed)
    {
        document.edit(withLabValues(document.board(),
                                    {{"task", std::string("three-back")},
                                     {"encodings", std::string("nope rope")},
                                     {"steps", steps},
                                     {"length", std::int64_t{16}},
                                     {"batch", std::int64_t{4}},
                                     {"width", std::int64_t{8}},
                                     {"heads", std::int64_t{2}},
                                     {"seeds", seed}}),
                      "brief");
    }
    /// Trains for a moment, to the end.
    void trainBriefly(const std::string& seed)
    {
        trained(30, seed);
        page("2 Train");
        press("Train");
        QTRY_VERIFY_WITH_TIMEOUT(button("Save this result…"), 20'000);
    }
    void shortTraining()
    {
        document.edit(
            withLabValues(
                document.board(),
                {{"task", std::string("three-back")}, {"steps", std::int64_t{2000}}, {"seeds", std::string("1")}}),
            "short");
    }
};

}  // namespace whorl::test
