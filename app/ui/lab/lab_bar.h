// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/ui/board/board_view.h"

#include <QElapsedTimer>
#include <QFrame>
#include <QTimer>

class QAbstractButton;
class QComboBox;
class QLabel;
class QProgressBar;

namespace whorl {

class Appearance;
class ElidedLabel;
class FlowRow;
class OrderStrip;
class ParameterControl;
class SegmentedControl;

/// The strip below a board of the extrapolation lab: predict, train, and change how what is trained is read. Every change
/// is one of parameters, of all panels of the lab at once, and one undo entry.
///
/// Changing what is to be trained goes back to the result that comes with the program until Train is pressed: nothing
/// trains by itself. Pause keeps on screen what was learnt so far; Cancel goes back to the result before.
class LabBar : public QFrame {
    Q_OBJECT

public:
    LabBar(Document& document, const Appearance& appearance, BoardView& board, QWidget* parent = nullptr);

    /// Whether the board has something of the lab.
    bool isWanted() const;

signals:
    /// isWanted() is another one now.
    void wantedChanged();

private:
    /// A parameter's control with its name before it.
    struct Cell {
        Parameter parameter;
        QWidget* widget = nullptr;
        ParameterControl* control = nullptr;
    };
    enum Page { predict, train, change };

    void build();
    QWidget* buildHead();
    QWidget* buildPredict();
    QWidget* buildTrain();
    QWidget* buildTask();
    QWidget* buildChange();
    void addCell(FlowRow& row, std::string_view id, int width, bool trains);
    void connectParts();

    void showPage(int page);
    void refresh();
    void refreshOrder(const Values& values);
    void refreshTask(const Values& values);
    void refreshRun();
    QString statusText() const;
    QString hint() const;

    void take(const QString& text, Values values, bool trains, int gesture = 0);
    void toggle(const QString& key, bool chosen);
    void keepOrder(const QStringList& order, const QString& text);
    void startTraining();
    void cancelTraining();
    void endTraining();
    void say(const QString& text, bool isProblem);
    void refuse(const InputError& error);
    bool isTrained(const Values& values) const;

    Document& m_document;
    const Appearance& m_appearance;
    BoardView& m_board;
    SegmentedControl* m_steps = nullptr;
    ElidedLabel* m_status = nullptr;
    QProgressBar* m_progress = nullptr;
    QAbstractButton *m_train = nullptr, *m_pause = nullptr, *m_cancel = nullptr, *m_shipped = nullptr,
                    *m_keep = nullptr, *m_forget = nullptr;
    OrderStrip* m_order = nullptr;
    SegmentedControl* m_tasks = nullptr;
    QComboBox* m_moreTasks = nullptr;
    std::vector<QWidget*> m_pages;
    std::vector<FlowRow*> m_rows;
    std::vector<Cell> m_cells;
    Value m_before;  ///< the result before training
    QTimer m_look;
    QElapsedTimer m_since;  ///< since the share was first known, without rests
    double m_firstShare = -1;
    BoardView::Run m_run;
    QString m_said;
    bool m_isProblem = false, m_wanted = false, m_awaited = false;
    int m_gesture = 0;
};

}  // namespace whorl
