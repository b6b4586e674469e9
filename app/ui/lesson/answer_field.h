// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <optional>

namespace whorl {

/// Where a number is typed as an answer. Return reveals, and goes no further: a presenter's Return would go on.
class AnswerField : public QLineEdit {
    Q_OBJECT

public:
    explicit AnswerField(QWidget* parent = nullptr);

signals:
    void numberTyped(double number);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void take();
};

/// A number as people type it: either decimal mark, either minus, with or without thousands.
std::optional<double> typedNumber(QString text);

}  // namespace whorl
