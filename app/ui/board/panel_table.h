// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/board/number_model.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace whorl {

class Appearance;
class DropDown;

/// The twin of a panel's picture: the numbers it shows as a table for eyes, keys and screen readers. Its current cell is
/// the probe. Changes nothing itself; says what the user wants.
class PanelTable : public QWidget {
    Q_OBJECT

public:
    /// Covers its parent.
    explicit PanelTable(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows what the panel shows; null: nothing yet.
    void setContent(const Panel& panel, std::shared_ptr<const PanelData> content, const Probe& probe);
    void setProbe(const Probe& probe);

    QTableView* view() const { return m_view; }
    const NumberModel& model() const { return *m_model; }

signals:
    void probeMoved(const whorl::Probe& probe);
    void pressed();
    /// Back to the picture.
    void closeWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent*) override;

private:
    void showTable();
    void showProbe();
    void goTo(const QModelIndex& index);
    void choose(const QModelIndex& index);
    void copy() const;

    const Appearance& m_appearance;
    Panel m_panel;
    std::shared_ptr<const PanelData> m_data;
    Probe m_probe;
    std::vector<NumberTable> m_tables;
    NumberModel* m_model;
    DropDown* m_choice;
    QLabel* m_remark;
    QTableView* m_view;
    bool m_follows = false;  ///< the current cell is being moved to the probe, not by the user
};

}  // namespace whorl
