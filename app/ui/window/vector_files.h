// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

#include <QObject>
#include <QString>

class QWidget;

namespace whorl {

class Settings;

/// Writes the words and vectors of a panel to files. Says what went wrong, or well, by signal.
class VectorFiles : public QObject {
    Q_OBJECT

public:
    VectorFiles(Settings& settings, QWidget* window);

    /// Asks for a name, and writes the vectors exactly as the panel's parameters say.
    void saveWithDialog(const Panel& panel);

    /// The same under this name: .vec is one text, .npy has a list of words beside it; any other is refused. What takes
    /// long is done by a worker behind a box that can call it off. False where it was not done.
    bool save(const Panel& panel, const QString& path);

signals:
    void failed(const QString& sentence);
    void saved(const QString& sentence);

private:
    Settings& m_settings;
    QWidget* m_window;
};

}  // namespace whorl
