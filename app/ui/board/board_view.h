// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/scene/board_scene.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>

class QScrollBar;

namespace whorl {

class Appearance;
class PanelWidget;
class SplitterHandle;
enum class DropTarget;

/// The board on screen: its panels, the splitters between them, and which panel is selected.
class BoardView : public QWidget {
    Q_OBJECT

public:
    BoardView(Document& document, Appearance& appearance, QWidget* parent = nullptr);
    ~BoardView() override;

    /// The panel that the inspector shows; -1 when the board is empty.
    int selectedPanel() const { return m_selected; }
    void selectPanel(int index);
    /// Scrolls until the panel is on screen, where the board does not fit.
    void scrollTo(const QWidget& panel);
    void scrollTo(int index);
    /// Gives the focus to the selected panel. A focus proxy would make Tab pass over the buttons of its header.
    void takeFocus(Qt::FocusReason reason);

    /// The panel that fills the board for the moment, or -1.
    int maximisedPanel() const { return m_maximised; }
    void setMaximisedPanel(int index);

    /// Whether hovering one panel moves the probe of all.
    bool isProbeLinked() const { return m_probeLinked; }
    void setProbeLinked(bool linked);

    /// Panels without buttons, as in a presentation.
    void setBare(bool bare);
    /// The panel that a lesson points at; -1: none. Another board has none.
    void setRinged(int index);

    // Commands of the Panel menu, on the selected panel; each is one undo entry.
    void addPanel(const Panel& panel);
    void duplicatePanel();
    void closePanel();
    void movePanel(int from, int to);
    void setView(const QString& viewId);
    void zoom(double factor);
    void resetZoom();

    /// The selected panel's numbers in place of its picture; kept by no board.
    void setTable(bool shown);
    bool isTable() const;

    // Of what comes to be step by step. Panels that ask for the same pause, go on and end together.

    /// Pauses whatever is on the way; then `rested` is called, at once where nothing is. Only the last call counts.
    void rest(std::function<void()> rested);
    /// Lets those go on that rest() has paused.
    void goOn();
    /// Learns from exactly one further example; one undo entry with those before it.
    void stepPair();
    /// Begins the selected panel's work anew, and shows it on the way.
    void replay();
    bool canStepPair() const;
    bool canReplay() const;

    /// How far the panels of a source are that share a run.
    struct Run {
        enum class State { done, working, paused, failed };
        State state = State::done;
        std::optional<double> share;  ///< 0 .. 1, of what is worked at or rests, where it is known
    };
    Run runOf(std::string_view source) const;
    /// Begins none of these panels before resumeRun(), unless what they ask for is there already.
    void holdRun(const std::function<bool(const Panel& panel)>& isMeant);
    /// Stops the work of all of them where it is, and lets it go on.
    void pauseRun(std::string_view source);
    void resumeRun(std::string_view source);

    /// The board as it is on screen: panels that rest ask for the steps that they have come to.
    Board shownBoard() const;
    /// "step 137 of 500" where panels rest, "Map: step 137 of 500" for each where they do so at different steps.
    QStringList rests() const;
    /// The titles of panels of which nothing is there yet that could be exported; what was never painted is begun.
    QStringList awaited();

    /// What the status bar shows: the probe in fixed order (m, n, distance, pair or channel, values of all panels).
    /// While the probe is not linked, of the panel last pointed at only; a panel that failed has no value.
    Readout statusReadout() const;
    /// What a panel shows at this moment, of whatever step; nullptr before there is anything.
    std::shared_ptr<const PanelData> shownData(int index) const;
    /// "1 pixel = 32 positions (mean)" of the selected panel.
    QString resolutionText() const;

    QSize minimumSizeHint() const override { return {304, 232}; }
    QSize sizeHint() const override { return {864, 660}; }

signals:
    void selectionChanged(int index);
    void maximisedChanged(int index);
    void tableChanged();
    void readoutChanged();
    void saveVectorsWanted();
    /// Of the selected panel, from its menu.
    void exportWanted();
    void copyWanted();
    void printWanted();
    /// The panel was dragged by its header out of the board; the button is still held.
    void takenOut(int index);
    void remarked(const QString& text);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent*) override;
    void dropEvent(QDropEvent* event) override;

private:
    /// Where a dragged panel would go: onto a panel, before it, or (at the number of panels) to the end.
    struct Place {
        int index = -1;
        bool replaces = false;
    };

    void boardChanged(const Difference& difference);
    /// Whether the widgets show the board's panels as they are now.
    bool showsBoard() const;
    void syncPanels();
    void showChanged(const std::vector<std::size_t>& changed);
    PanelWidget* makePanel();
    void layOut();
    void showScrollBar(double height);
    void syncSplitters(const std::vector<Splitter>& splitters);
    SplitterHandle* makeSplitter();
    void moveSplitter(const SplitterHandle& handle, double share);
    void probeMoved(PanelWidget& panel, const Probe& probe);
    void zoomPanel(int index, const Zoom& zoom, const QString& text, int gesture);
    void connectRuns(PanelWidget* panel);
    using Group = std::vector<QPointer<PanelWidget>>;
    Group groupOf(const PanelWidget& panel) const;
    void stop(const Group& group, const std::function<void(std::int64_t furthest)>& stopped);
    void endAt(const PanelWidget& panel, std::int64_t steps);
    void stepPairOf(const PanelWidget& panel, std::int64_t rested);
    void goOnWith(PanelWidget& panel);
    PanelWidget* selectedWidget() const;
    void announceReadout();
    int panelAt(const QPoint& position) const;
    int neighbour(int index, int key) const;
    void showTarget(int index, DropTarget target);
    void connectFigures(PanelWidget* panel);
    void dragHeader(PanelWidget& panel, const QPoint& position);
    Place placeAt(const QPoint& position) const;
    void insertPanel(int index, const Panel& panel, const QString& text);
    void closePanelAt(int index);
    void duplicatePanelAt(int index);

    Document& m_document;
    Appearance& m_appearance;
    std::vector<PanelWidget*> m_panels;
    std::vector<SplitterHandle*> m_splitters;
    QScrollBar* m_scroll;
    int m_selected = -1;
    int m_pointed = -1;  ///< the panel whose probe moved last
    int m_maximised = -1;
    int m_splitterGesture = 0;
    bool m_probeLinked = true;
    bool m_readoutAnnounced = false;
    bool m_bare = false;
    int m_pairGesture = 0;
    int m_rests = 0;                 ///< the number of the last rest()
    Group m_paused;                  ///< by it
    std::optional<Panel> m_dragged;  ///< what hovers over the board, read once
    int m_takenOut = -1;             ///< the panel that is being dragged out
};

}  // namespace whorl
