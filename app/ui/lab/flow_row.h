// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace whorl {

/// Where things of these sizes stand side by side, in as many rows as a width needs.
std::vector<QRect> inRows(const std::vector<QSize>& sizes, int width, const QSize& gap);

/// How high these places are together.
int heightOf(const std::vector<QRect>& places);

/// Widgets side by side that go on in the next row where there is no more room.
class FlowRow : public QWidget {
    Q_OBJECT

public:
    explicit FlowRow(QWidget* parent = nullptr);

    void add(QWidget* widget);
    /// To be called when a widget was shown or hidden.
    void refresh();

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent*) override { refresh(); }

private:
    std::vector<QWidget*> shown() const;

    std::vector<QWidget*> m_widgets;
};

}  // namespace whorl
