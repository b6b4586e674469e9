// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace whorl {

class Appearance;

/// Some Markdown of a lesson in lines that are far enough apart to be read from afar; bold words take the accent colour.
class PassageLabel : public QLabel {
    Q_OBJECT

public:
    PassageLabel(const Appearance& appearance, QWidget* parent = nullptr);

    void setMarkdown(const QString& markdown);
    /// The size of letters and the distance of lines, in pixels.
    void setType(double size, double line, int weight = 400);

private:
    void refresh();

    const Appearance& m_appearance;
    QString m_markdown;
    double m_size = 14, m_line = 20;
    int m_weight = 400;
};

}  // namespace whorl
