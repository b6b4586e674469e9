// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>
#include <optional>

class QAbstractButton;

namespace whorl {

class Appearance;

/// Lies over the lower end of a panel that cannot show what it should: an error with the button that mends it, or how
/// far the work on the next picture is.
class StateStrip : public QWidget {
    Q_OBJECT

public:
    explicit StateStrip(const Appearance& appearance, QWidget* parent = nullptr);

    /// `mend` names the button; empty: there is none.
    void showError(const QString& sentence, const QString& mend);
    /// `progress` is asked for while the strip is visible; nothing from it: the work rests. `end` and `step` name further
    /// buttons, left of the other; empty: there is none.
    void showWork(const QString& text, const QString& button, std::function<std::optional<double>()> progress,
                  const QString& end = {}, const QString& step = {});

    /// How high it must be at a width to say all of an error, at most `most`; the tool tip holds what is cut then.
    int heightFor(int width, int most) const;

signals:
    void clicked();
    void endClicked();
    void stepClicked();

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void timerEvent(QTimerEvent*) override { update(); }
    void hideEvent(QHideEvent*) override;

private:
    void setButtons(const QString& text, const QString& end, const QString& step);
    int buttonsLeft() const;
    bool isStacked(int width) const;
    QStringList errorLines(int width, int height) const;
    void watch(bool on);

    const Appearance& m_appearance;
    QAbstractButton *m_button, *m_end, *m_step;
    bool m_isError = false;
    QString m_text;
    std::function<std::optional<double>()> m_progress;
    int m_timer = 0;
};

}  // namespace whorl
