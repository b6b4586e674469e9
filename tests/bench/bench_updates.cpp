// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench.h"

#include "app/charts/curve_painter.h"
#include "app/document/document.h"
#include "app/scene/picture.h"
#include "app/ui/board/board_view.h"
#include "app/ui/look/appearance.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QWindow>

namespace whorl::bench {

namespace {

constexpr int runs = 25;

Panel panelOf(const char* quantity, std::int64_t dimension, std::int64_t length)
{
    Panel panel;
    panel.source = "sinusoidal";
    panel.quantity = quantity;
    panel.values = {{"dimension", dimension}, {"length", length}};
    return panel;
}

double nextBase(int run)
{
    return 9000.0 + 37.0 * run;
}

/// A window that shows nothing but the board, large enough for a plot of 900 x 900 pixels.
class Window {
public:
    explicit Window(const Panel& panel)
        : m_board(m_document, m_appearance)
    {
        m_appearance.setChoice(Appearance::Choice::light);
        Board board;
        board.panels = {panel};
        m_document.reset(board);
        m_board.resize(1090, 1080);
        m_board.show();
        while (!m_board.windowHandle() || !m_board.windowHandle()->isExposed())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        settle();
    }

    /// One change of the base, until its pixels are painted.
    double update(int run, int gesture)
    {
        return timed([&] {
            m_document.edit(withParameter(m_document.board(), 0, "base", nextBase(run)), "Change base", gesture);
            QCoreApplication::processEvents();
        });
    }

    Document& document() { return m_document; }
    /// What is on screen now, for the reader to see that it is not a draft.
    QString resolution() const { return m_board.resolutionText(); }

    /// For long enough that the next change is no part of a drag, which is drawn as drafts.
    void settle()
    {
        QElapsedTimer clock;
        for (clock.start(); clock.elapsed() < 200;)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }

private:
    Document m_document;
    Appearance m_appearance;
    BoardView m_board;
};

struct Update {
    double milliseconds;
    QString resolution;
};

Update medianUpdate(const Panel& panel)
{
    Window window(panel);
    std::vector<double> times;
    QString resolution;
    for (int run = 0; run < runs; ++run) {
        times.push_back(window.update(run, 0));
        resolution = window.resolution();
        window.settle();
    }
    return {median(times), resolution};
}

QString milliseconds(double value)
{
    return QString::number(value, 'f', 1) + " ms";
}

void measureField(const char* quantity)
{
    const QString name = QString(quantity) == "gram" ? "similarity" : "encoding";
    const Update brief = medianUpdate(panelOf(quantity, 128, 512));
    const Update lengthy = medianUpdate(panelOf(quantity, 128, 1 << 20));
    report(name + ", 900 x 900, d = 128, L = 512: " + brief.resolution, milliseconds(brief.milliseconds),
           "at most 16 ms");
    report(name + ", L = 1 048 576: " + lengthy.resolution, milliseconds(lengthy.milliseconds),
           "at most 1.5 times that");
    report(name + ", ratio", QString::number(lengthy.milliseconds / brief.milliseconds, 'f', 2), "at most 1.50");
}

/// The raster alone, as large as no window here is.
void measureLargeEncoding()
{
    PictureStyle style;
    style.theme = &theme(ThemeName::light);
    style.paintCurves = paintCurvesWithQtCharts;
    QImage target(1400, 4220, QImage::Format_RGB32);
    std::vector<double> times;
    for (int run = 0; run < runs; ++run) {
        Panel panel = panelOf("encoding", 1024, 4096);
        panel.values["base"] = nextBase(run);
        times.push_back(timed([&] {
            QPainter painter(&target);
            makePicture(panel, evaluatePanel(panel), target.size(), style)->paint(painter);
        }));
    }
    report("encoding, 4096 x 1024 cells, compute and paint", milliseconds(median(times)), "at most 10 ms");
}

void measureBurst()
{
    Window window(panelOf("gram", 128, 1 << 20));
    const int gesture = window.document().newGesture();
    double longest = 0;
    const double total = timed([&] {
        for (int event = 0; event < 200; ++event)
            longest = std::max(longest, window.update(event, gesture));
    });
    report("200 slider events, L = 1 048 576: all of them", milliseconds(total), "within a second");
    report("200 slider events: the longest the window did not answer", milliseconds(longest));
    report("200 slider events: undo entries", QString::number(window.document().undoStack()->count()), "1");
}

/// Compute and paint: 512 tokens, 8 heads of 64, under another base each time.
void measureSentence(bool allHeads)
{
    PictureStyle style;
    style.theme = &theme(ThemeName::light);
    Panel panel;
    panel.source = "attention";
    panel.quantity = "weights";
    std::string text;
    for (int word = 0; word < 512; ++word)
        text += "w" + std::to_string(word % 97) + ' ';
    panel.values = {
        {"text", text}, {"heads", std::int64_t{8}}, {"width", std::int64_t{512}}, {"encoding", std::string("rope")}};
    panel.slice = allHeads ? -1 : 0;
    QImage target(900, 900, QImage::Format_RGB32);
    for (const bool draft : {true, false}) {
        style.draft = draft;
        std::vector<double> times;
        for (int run = 0; run < runs; ++run) {
            panel.values["rope.base"] = nextBase(run + (draft ? 0 : runs));
            times.push_back(timed([&] {
                QPainter painter(&target);
                makePicture(panel, evaluatePanel(panel), target.size(), style)->paint(painter);
            }));
        }
        report(QString("sentence of 512 tokens, %1%2")
                   .arg(allHeads ? "8 heads side by side" : "one of 8 heads", draft ? ", coarser" : ""),
               milliseconds(median(times)), draft ? "at most 16 ms" : "at most 50 ms");
    }
}

}  // namespace

void measureUpdates()
{
    measureSentence(false);
    measureSentence(true);
    measureField("gram");
    measureField("encoding");
    measureLargeEncoding();
    measureBurst();
}

}  // namespace whorl::bench
