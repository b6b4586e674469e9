// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/motion/moving_figure.h"

#include <QWidget>

#include <variant>

namespace whorl {

class Appearance;
class SegmentedControl;

/// A still or its numbers, or a figure that moves.
using ExportFormat = std::variant<FigureFormat, MotionFormat>;

/// All formats in three rows, one of them chosen: figures, animations, numbers.
class FormatChoice : public QWidget {
    Q_OBJECT

public:
    explicit FormatChoice(const Appearance& appearance, QWidget* parent = nullptr);

    ExportFormat current() const { return m_current; }
    void setCurrent(ExportFormat format);

    /// Whether the board has something that moves; animations are greyed where it has not.
    void setMovable(bool movable);
    /// The format that a file's suffix asks for. PNG stays what is chosen, one picture or frames.
    std::optional<ExportFormat> formatOf(const QString& path) const;

signals:
    void chosen();

private:
    struct Row {
        SegmentedControl* words;
        std::vector<ExportFormat> formats;
    };
    void addRow(const QString& name, const std::vector<ExportFormat>& formats, const Appearance& appearance);

    std::vector<Row> m_rows;
    ExportFormat m_current = FigureFormat::svg;
    bool m_movable = true;
};

/// "GIF"
QString formatLabel(ExportFormat format);
/// "gif", of files
QString formatSuffix(ExportFormat format);

}  // namespace whorl
