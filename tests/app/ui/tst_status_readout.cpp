// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/status_readout.h"

#include "tests/support/test_main.h"

using namespace whorl;

class tst_StatusReadout : public QObject {
    Q_OBJECT

private slots:
    void positionsAreSaidByTheirNumbers();
    void placesInASentenceAreSaidByTheirWords();
    void aPairOfWordsIsSaidOnce();
    void sentencesAndBiasesAreBothSaid();
};

namespace {

std::shared_ptr<const PanelData> data(const char* source, const char* quantity)
{
    Panel panel;
    panel.source = source;
    panel.quantity = quantity;
    return evaluatePanel(panel);
}

/// "m 3, n 7"
QString said(const std::vector<std::shared_ptr<const PanelData>>& shown)
{
    Probe probe;
    probe.query = 3;
    probe.key = 2;
    probe.token = "king";
    QStringList words;
    for (const ReadoutItem& item : probeReadout(probe, shown, {}))
        words += (item.label + ' ' + item.value).trimmed();
    return words.join(", ");
}

}  // namespace

void tst_StatusReadout::positionsAreSaidByTheirNumbers()
{
    QCOMPARE(said({data("alibi", "bias")}).section(", ", 0, 2), QString("m 3, n 2, distance m \u2212 n 1"));
}

void tst_StatusReadout::placesInASentenceAreSaidByTheirWords()
{
    QCOMPARE(said({data("table", "context_weights")}), QString("apple \u00d7 an"));
}

void tst_StatusReadout::aPairOfWordsIsSaidOnce()
{
    QCOMPARE(said({data("table", "cosine")}), QString("king \u00d7 man"));
    QCOMPARE(said({data("table", "cosine"), data("table", "neighbours")}), QString("king \u00d7 man"));
    QCOMPARE(said({data("table", "neighbours")}), QString("word king"));
}

void tst_StatusReadout::sentencesAndBiasesAreBothSaid()
{
    const QString text = said({data("table", "context_weights"), data("alibi", "bias")});
    QVERIFY2(text.startsWith("apple \u00d7 an, m 3, n 2"), qPrintable(text));
}

WHORL_APP_TEST(tst_StatusReadout)
#include "tst_status_readout.moc"
