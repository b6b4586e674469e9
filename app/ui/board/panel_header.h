// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QWidget>

class QLineEdit;
class QMenu;

namespace whorl {

class Appearance;
class IconButton;

/// Title, caption and buttons of a panel; 36 high. The panel is dragged by it.
class PanelHeader : public QWidget {
    Q_OBJECT

public:
    explicit PanelHeader(const Appearance& appearance, QWidget* parent = nullptr);

    void setTexts(const QString& title, const QString& caption);
    void setViewIcon(const QString& icon);
    void setMaximised(bool maximised);
    /// Without buttons, as in a presentation.
    void setBare(bool bare);

    /// Lets the title be typed over; titleEdited() comes when Enter is pressed or the focus goes.
    void editTitle();
    /// Ends a drag as if it had not been.
    void letGo();

    QSize sizeHint() const override { return {280, 36}; }

signals:
    /// A menu is about to be shown and wants its entries.
    void viewMenuWanted(QMenu& menu);
    void panelMenuWanted(QMenu& menu);
    void maximiseWanted();
    void titleEdited(const QString& title);
    void pressed();
    /// Dragged past the threshold; the position is global.
    void dragged(const QPoint& position);
    void dropped(const QPoint& position);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showMenu(void (PanelHeader::*wanted)(QMenu&), const QPoint& position);
    int textRight() const;
    void describe();
    QFont titleFont() const;
    QFont captionFont() const;

    const Appearance& m_appearance;
    QString m_title, m_caption;
    IconButton* m_view;
    IconButton* m_maximise;
    IconButton* m_more;
    QLineEdit* m_edit = nullptr;
    QPoint m_press;
    bool m_held = false, m_dragging = false, m_bare = false, m_hasView = true;
};

}  // namespace whorl
