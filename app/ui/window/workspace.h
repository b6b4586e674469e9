// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

#include <QWidget>

class QMenu;
class QPropertyAnimation;
class QSplitter;
class QStackedLayout;
class QVBoxLayout;

namespace whorl {

class Actions;
class Appearance;
class BoardHeader;
class BoardView;
class Document;
class EmptyBoard;
class Inspector;
class LabBar;
class Library;
class LibraryRail;
class StatusStrip;
class ToolBar;
class Transport;

/// What a lesson puts around the board.
struct LessonParts {
    QWidget *head = nullptr, *pane = nullptr, *bar = nullptr;
};

/// Everything around the board: tool bar, library, header, transport, inspector, status. Knows how the parts give way
/// in a narrow window.
class Workspace : public QWidget {
    Q_OBJECT

public:
    enum class Region { library, inspector, transport };

    Workspace(Document& document, Appearance& appearance, const Actions& actions, QMenu* addPanel, QMenu* layout,
              QWidget* parent = nullptr);

    BoardView& boardView() { return *m_board; }
    BoardHeader& header() { return *m_header; }
    Library& library() { return *m_library; }
    Transport& transport() { return *m_transport; }

    /// Puts a widget above the board, which gives way to it.
    void insertAboveBoard(QWidget* widget);

    bool isRegionOpen(Region region) const { return openRegions()[static_cast<int>(region)]; }
    void setRegionOpen(Region region, bool open);
    /// Whether there is room for the board or the inspector, but not for both: large words on a small screen.
    bool isTight() const { return m_tight; }

    /// The board alone, with wide margins; beside a lesson, that too.
    void setPresenting(bool presenting);

    /// Puts a lesson beside the board: the regions are closed until they are asked for again. Without parts the lesson ends, and
    /// they are as they were.
    void setLesson(const LessonParts& parts);

    /// Opens the library where it is folded away, and puts the cursor into its search field.
    void search();
    /// Closes the library where it lies over the board; false when it did not.
    bool closeOverlay();
    /// Moves the focus to the next region that is on screen.
    void focusNextRegion();

    QByteArray splitterState() const;
    void restoreSplitters(const QByteArray& state);

signals:
    /// The regions that are open are others now, by themselves.
    void regionsChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    bool isLesson() const { return m_lesson.pane != nullptr; }
    bool* openRegions() { return isLesson() ? m_openInLesson : m_tight ? m_openInTight : m_open; }
    const bool* openRegions() const { return isLesson() ? m_openInLesson : m_tight ? m_openInTight : m_open; }
    void build(const Actions& actions, QMenu* addPanel, QMenu* layout);
    QWidget* buildColumn(QMenu* addPanel);
    void addBelowBoard(QWidget* bar);
    void connectParts();
    void arrange();
    void arrangeLesson();
    void setMargins();
    void setNarrow(bool narrow);
    void setTight(bool tight);
    void setInspectorWidth(int width);
    void openOverlay();
    void hideOverlay();
    QRect overlayRectangle(bool open) const;
    void showBoardOrEmpty();
    void showSelection();
    void showReadout();

    Document& m_document;
    Appearance& m_appearance;
    ToolBar* m_toolBar = nullptr;
    QWidget* m_toolRule = nullptr;
    LibraryRail* m_rail = nullptr;
    QSplitter* m_splitter = nullptr;
    Library* m_library = nullptr;
    QVBoxLayout* m_rows = nullptr;
    QWidget* m_column = nullptr;
    QVBoxLayout* m_columnLayout = nullptr;
    BoardHeader* m_header = nullptr;
    QWidget* m_middle = nullptr;
    QStackedLayout* m_stack = nullptr;
    BoardView* m_board = nullptr;
    EmptyBoard* m_empty = nullptr;
    LabBar* m_lab = nullptr;
    Transport* m_transport = nullptr;
    Inspector* m_inspector = nullptr;
    StatusStrip* m_status = nullptr;
    QPropertyAnimation* m_slide = nullptr;
    LessonParts m_lesson;
    QWidget* m_lessonColumn = nullptr;
    bool m_open[3] = {true, true, true}, m_openInLesson[3] = {}, m_openInTight[3] = {true, false, false};
    bool m_narrow = false, m_tight = false, m_presenting = false, m_overlay = false;
    int m_inspectorWidth = 0;
};

}  // namespace whorl
