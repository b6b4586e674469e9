// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/start/recent_files.h"

#include <QAbstractButton>

namespace whorl {

class Appearance;

/// One recent file, 32 high: its name and when it was open.
class RecentRow : public QAbstractButton {
    Q_OBJECT

public:
    RecentRow(const RecentFile& file, const Appearance& appearance, QWidget* parent);

    QSize sizeHint() const override { return {240, 32}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    const Appearance& m_appearance;
    QString m_day;
};

}  // namespace whorl
