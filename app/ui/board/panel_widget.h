// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/ui/board/panel_body.h"
#include "app/ui/board/panel_menu.h"

#include <optional>

namespace whorl {

class Appearance;
class DropMark;
class PanelHeader;
class PanelTable;
class ReadoutLine;
class StateStrip;

/// What a drag would hit: all of a panel, or the side of it where a new panel would come.
enum class DropTarget { none, whole, before, after };

/// One panel on the board: header, picture, read-out line, and whatever is to be said when there is no picture.
class PanelWidget : public QWidget {
    Q_OBJECT

public:
    PanelWidget(Document& document, Appearance& appearance, QWidget* parent = nullptr);

    int index() const { return m_index; }
    /// Shows the board's panel with this index, as it is now.
    void setIndex(int index);
    const Panel& panel() const { return m_panel; }
    /// The panel as it is on screen: while it rests, with the steps that it has come to.
    const Panel& shownPanel() const { return m_picture.panel(); }

    /// Whether it shows a part of what comes to be step by step, and somebody is at work on the rest or could be.
    bool isOnTheWay() const;
    /// The same, or waits to.
    bool isUnfinished() const;
    /// Whether what it asks for is being worked out, or was called off or never asked for, and nothing of it is there yet.
    bool isAwaited() const;
    /// Sets a worker to what was never painted, such as a panel behind a maximised one.
    void begin() { m_body->prepare(); }
    /// Stops the work, and says how many steps were taken.
    void stopWork(const std::function<void(std::int64_t steps)>& stopped) { m_picture.stop(stopped); }
    /// Shows what there is after so many steps, until goOn() or until the board wants something else.
    void restAt(std::int64_t steps);
    std::optional<std::int64_t> restsAt() const { return m_restsAt; }
    void goOn();
    /// Begins nothing before goOn(), unless what it asks for is there already.
    void hold() { m_picture.hold(); }
    /// Begins anew, and shows all on the way.
    void replay();
    /// "step 137 of 500"
    QString stepText(std::int64_t step) const;

    /// The probe as this panel shows it.
    const Probe& probe() const { return m_body->probe(); }
    void setProbe(const Probe& probe);

    /// Gives the focus to the picture, or the table.
    void takeFocus(Qt::FocusReason reason);

    void setSelected(bool selected);
    void setMaximised(bool maximised);
    /// Without buttons, as in a presentation.
    void setBare(bool bare);
    /// Draws a ring around it, to point at it.
    void setRinged(bool ringed);
    void setDropTarget(DropTarget target);

    /// The numbers in place of the picture, and back.
    void setTable(bool shown);
    bool isTable() const;

    void zoom(double factor) { m_body->zoom(factor); }
    void fit();
    void editTitle();
    /// Ends a drag by the header as if it had not been.
    void letGo();
    /// Another theme or language.
    void restyle();

    // What the last picture says; empty before the first, and while the panel cannot be drawn.
    Readout readout() const;
    std::optional<ReadoutItem> value() const;
    QString resolution() const;
    const PanelPicture& picture() const { return m_picture; }

signals:
    void activated();
    void probeMoved(const whorl::Probe& probe);
    /// Changes of one gesture are one entry of undo.
    void zoomWanted(const whorl::Zoom& zoom, const QString& text, int gesture);
    void readoutChanged();
    void tableChanged(bool shown);
    void maximiseWanted();
    void duplicateWanted();
    void closeWanted();
    void saveVectorsWanted();
    void exportWanted();
    void copyWanted();
    void printWanted();
    /// Something to be said about what was just done.
    void remarked(const QString& text);
    /// Panels that share a run pause, go on and end together.
    void pauseWanted();
    void goOnWanted();
    void endWanted();
    void pairWanted();
    void replayWanted();
    void headerDragged(const QPoint& position);
    void headerDropped(const QPoint& position);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    bool event(QEvent* event) override;

private:
    void connectHeader();
    void connectBody();
    void change(const QString& text, const std::function<void(Panel&)>& change, int gesture = 0);
    PanelChange changer();
    void fillPanelMenu(QMenu& menu);
    void tellHow();
    void addRunActions(QMenu& menu);
    void showState();
    void showWork();
    void hideStrip();
    void showError(const InputError& error);
    void mend();
    void placeStrip();
    void showPanel();
    bool showRest();
    std::int64_t pairs() const;
    QStringList chosenWords() const;
    void chooseAll(const std::vector<std::string>& words);
    void choose(const QString& words);
    QString endText() const;
    QString pairText() const;
    void showTitle();
    void describe();
    QString summary() const;
    void fillTable();
    void addTableAction(QMenu& menu);
    QString stateText() const;
    std::shared_ptr<const Picture> validPicture() const;

    Document& m_document;
    Appearance& m_appearance;
    PanelPicture m_picture;
    PanelHeader* m_header;
    PanelBody* m_body;
    ReadoutLine* m_line;
    StateStrip* m_strip;
    DropMark* m_mark;
    PanelTable* m_table = nullptr;  ///< made when it is first wanted
    QTimer m_quiet;                 ///< until the probe is spoken of again
    Panel m_panel;
    std::optional<std::int64_t> m_restsAt;  ///< a number of steps
    bool m_replays = false;                 ///< goes on as soon as it has begun anew
    int m_index = -1;
    int m_zoomGesture = 0;
    bool m_ringed = false;
    bool m_selected = false;
    std::string m_mendId;  ///< the parameter that the strip's button mends
    Value m_mendValue;     ///< with this
};

}  // namespace whorl
