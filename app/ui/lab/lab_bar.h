// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/ui/board/board_view.h"

#include <QElapsedTimer>
#include <QFrame>
#include <QTimer>

#include <optional>
#include <utility>
#include <vector>

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
/// trains by itself, nor does a board that is opened or come back to by undo. Pause keeps on screen what was learnt so
/// far; Cancel goes back to the result before, or to the program's own where there is none.
class LabBar : public QFrame {
    Q_OBJECT

public:
    LabBar(Document& document, const Appearance& appearance, BoardView& board, QWidget* parent = nullptr);

    /// Whether the board has something of the lab.
    bool isWanted() const;

    /// Writes what was trained here to a file, which takes the place of the training: the board can be saved and opened with
    /// it. One undo entry; nothing where nothing was trained, and the bar says what went wrong.
    void saveResult(const QString& path);

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
    QWidget* buildNames();
    void addCell(FlowRow& row, std::string_view id, int width, bool trains);
    void connectParts();

    void showPage(int page);
    void refresh();
    void refreshOrder(const Values& values);
    void refreshTask(const Values& values);
    void refreshNames(const Values& values);
    void refreshAsked(const Values& values);
    void refreshRun();
    void refreshButtons(const Values& values);
    using Shown = std::vector<std::pair<QWidget*, bool>>;
    void showOnly(const Shown& widgets);
    void focusSteps();
    QString statusText() const;
    QString workText() const;
    QString hint() const;

    void take(const QString& text, Values values, bool trains, int gesture = 0);
    void toggle(const QString& key, bool chosen);
    void keepOrder(const QStringList& order, const QString& text);
    void startTraining();
    void pauseTraining();
    void cancelTraining();
    void endTraining();
    void saveWithDialog();
    void judgeTimeLeft();
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
                    *m_save = nullptr, *m_keep = nullptr, *m_forget = nullptr;
    ElidedLabel* m_names = nullptr;
    OrderStrip* m_order = nullptr;
    SegmentedControl* m_tasks = nullptr;
    QComboBox* m_moreTasks = nullptr;
    std::vector<QWidget*> m_pages;
    std::vector<FlowRow*> m_rows;
    std::vector<Cell> m_cells;
    Values m_seen;                  ///< what the board asked for when it was last looked at
    std::optional<Values> m_asked;  ///< what Train was pressed for, as long as the board asks for it
    std::optional<Value> m_before;  ///< the result before training
    QTimer m_look;
    QElapsedTimer m_since;  ///< since the share was first known, without rests
    double m_firstShare = -1, m_share = 0;
    double m_left = -1;  ///< seconds that it still takes, smoothed; negative: not known yet
    BoardView::Run m_run;
    QString m_said;
    bool m_isProblem = false, m_wanted = false;
    bool m_isThere = false;  ///< what was to be trained here is trained
    bool m_rests = false;    ///< paused
    bool m_awaited = false;  ///< the end of the training is still to be told
    bool m_taking = false;   ///< the change on the way is the bar's own
    int m_gesture = 0;
};

}  // namespace whorl
