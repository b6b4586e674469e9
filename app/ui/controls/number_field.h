// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/controls/value_scale.h"

#include <QAbstractSpinBox>
#include <QLineEdit>

namespace whorl {

/// Whether a key undoes or redoes. An entry field keeps such keys only while it holds typing that does not count yet;
/// otherwise they mean the board.
bool isUndoKey(const QKeyEvent& event);

/// A number in plain digits, with a stepper that goes through a ValueScale. What is typed counts at Enter or when the
/// focus leaves; Escape forgets it.
class NumberField : public QAbstractSpinBox {
    Q_OBJECT
    // Read by screen readers through Qt's accessible spin box.
    Q_PROPERTY(double value READ value WRITE wantValue NOTIFY stepped)
    Q_PROPERTY(double minimum READ minimum CONSTANT)
    Q_PROPERTY(double maximum READ maximum CONSTANT)

public:
    explicit NumberField(const ValueScale& scale, QWidget* parent = nullptr);

    double value() const { return m_value; }
    double minimum() const { return m_scale.minimum(); }
    double maximum() const { return m_scale.maximum(); }

    /// Whether something is typed that does not count yet.
    bool isTyped() const { return lineEdit()->text() != m_shown; }

    /// The word that stands for 0 ("all"); can be typed too. Empty: none.
    void setZeroText(const QString& text) { m_zeroText = text; }
    const QString& zeroText() const { return m_zeroText; }

    /// Shows a value; whatever was typed and not accepted is gone.
    void setValue(double value);
    /// Asks for a value as if it had been stepped to.
    void wantValue(double value);

    void stepBy(int steps) override;
    QSize sizeHint() const override { return {84, 26}; }
    QSize minimumSizeHint() const override { return {64, 26}; }

signals:
    /// Steps from the first to the last of one press are a gesture.
    void held();
    void stepped(double value);
    void released();
    void textChanged(const QString& text);
    /// Typed text, not yet looked at.
    void typed(const QString& text);
    /// The text is the value's own again.
    void escaped();

protected:
    StepEnabled stepEnabled() const override;
    QValidator::State validate(QString&, int&) const override { return QValidator::Acceptable; }
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    bool leavesUndo(const QKeyEvent& event) const;
    void commit();
    void hold();
    void release();

    ValueScale m_scale;
    double m_value = 0;
    QString m_shown, m_zeroText;
    bool m_held = false;
};

}  // namespace whorl
