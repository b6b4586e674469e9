// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

namespace whorl {

class Appearance;

/// Names side by side that are put in order, by dragging or with Ctrl and the arrows, and taken in or out by a click or
/// the space key. Those that are out stand at the end. One stop of the Tab key; arrows go from name to name.
class OrderStrip : public QWidget {
    Q_OBJECT

public:
    struct Item {
        QString key, label;
        bool chosen = true;
        bool operator==(const Item&) const = default;
    };

    OrderStrip(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows these; `numbered`: those that are chosen have their places before them.
    void setItems(const std::vector<Item>& items, bool numbered);
    /// The keys of those that are chosen, in order.
    QStringList order() const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void reordered(const QStringList& keys);
    void toggled(const QString& key, bool chosen);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class Chip;
    Chip* chipOf(const Item& item);
    std::vector<QRect> places(int width) const;
    void layOut();
    void drag(Chip* chip, const QPoint& position);
    void drop();
    void step(Chip* chip, int by, bool move);
    void number();
    int chosenCount() const;

    const Appearance& m_appearance;
    std::vector<Chip*> m_chips;  ///< in order
    Chip* m_dragged = nullptr;
    QStringList m_before;  ///< the order when the drag began
    bool m_numbered = false;
};

}  // namespace whorl
