// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/start/lesson_row.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace whorl {

class Appearance;
class BoardCard;
class Thumbnails;

/// What is shown while no board is open: the files that were open last, and the ready-made boards.
class StartScreen : public QWidget {
    Q_OBJECT

public:
    explicit StartScreen(const Appearance& appearance, QWidget* parent = nullptr);

    /// Reads the list of recent files again.
    void refresh();
    void showLessons(const std::vector<LessonEntry>& entries);
    /// Puts a widget above the boards.
    void insertAbove(QWidget* widget);
    void focusFirstBoard();
    /// Whether there is an open board to go back to.
    void offerBack(bool offered);

signals:
    void backWanted();
    void openWanted();
    void emptyBoardWanted();
    void fileChosen(const QString& path);
    void boardChosen(const QString& id);
    void lessonChosen(const QString& id);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* buildSide();
    QWidget* buildBoards();
    void arrange();

    const Appearance& m_appearance;
    Thumbnails* m_thumbnails;
    QVBoxLayout *m_recent, *m_lessons, *m_right;
    QWidget *m_recentHeading, *m_lessonsHeading, *m_back;
    QWidget *m_words, *m_drop;
    QScrollArea *m_sideArea, *m_area;
    QGridLayout* m_grid;
    QList<BoardCard*> m_cards;
    int m_columns = 0;
};

}  // namespace whorl
