// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/scene/picture.h"

#include <QWidget>

#include <optional>

namespace whorl {

class Appearance;
class PanelWidget;

/// The board on screen: its panels, the splitters between them, and which panel is selected.
class BoardView : public QWidget {
    Q_OBJECT

public:
    BoardView(Document& document, Appearance& appearance, QWidget* parent = nullptr);
    ~BoardView() override;

    /// The panel that the inspector shows; -1 when the board is empty.
    int selectedPanel() const { return m_selected; }
    void selectPanel(int index);

    /// The panel that fills the board for the moment, or -1.
    int maximisedPanel() const { return m_maximised; }
    void setMaximisedPanel(int index);

    /// Whether hovering one panel moves the probe of all.
    bool isProbeLinked() const { return m_probeLinked; }
    void setProbeLinked(bool linked);

    // Commands of the Panel menu, on the selected panel; each is one undo entry.
    void addPanel(const Panel& panel);
    void duplicatePanel();
    void closePanel();
    void movePanel(int from, int to);
    void setView(const QString& viewId);
    void zoom(double factor);
    void resetZoom();

    /// What the status bar shows: the probe in fixed order (m, n, distance, pair or channel, values of all panels).
    Readout statusReadout() const;
    /// "1 pixel = 32 positions (mean)" of the selected panel.
    QString resolutionText() const;

    /// The picture of a panel as it stands on screen, for Copy figure.
    QImage panelImage(int index, double scale) const;

signals:
    void selectionChanged(int index);
    void maximisedChanged(int index);
    void readoutChanged();

private:
    Document& m_document;
    Appearance& m_appearance;
    std::vector<PanelWidget*> m_panels;
    int m_selected = -1;
    int m_maximised = -1;
    bool m_probeLinked = true;
};

} // namespace whorl
