// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/start/recent_files.h"
#include "core/board.h"
#include "core/files/model_description.h"

#include <QObject>
#include <QStringList>

#include <functional>

class QWidget;

namespace whorl {

class Document;
class Settings;

/// Opens and saves boards, opens models as boards, and asks before anything would be lost. Says what went wrong by signal, never by a box.
class BoardFiles : public QObject {
    Q_OBJECT

public:
    enum class Answer { save, discard, cancel };

    BoardFiles(Document& document, Settings& settings, QWidget* window);

    /// What to do with unsaved changes; asks the user unless a test answers.
    std::function<Answer()> ask;

    /// True when the board may be replaced or closed: nothing to lose, or saved, or given up.
    bool mayReplace();

    void newBoard();
    void openWithDialog();
    /// Opens a board file, a figure made by Whorl, or a model's file, which becomes a board of its encodings.
    bool open(const QString& path);
    /// The board of a published model.
    void openPreset(const QString& name);
    void openReadyMade(const QString& id);
    /// Makes a board that an earlier run left behind the open one, unsaved.
    void openRecovered(const Board& board, const QString& path);

    bool save();
    bool saveWithDialog();

    RecentFiles& recent() { return m_recent; }

signals:
    /// Another board is open.
    void opened();
    /// Something could not be done; one sentence.
    void failed(const QString& sentence);
    /// Something worth knowing about the file that was opened.
    void noted(const QString& sentence);
    /// A model was opened: one sentence on what its file says, and all of it in lines.
    void described(const QString& sentence, const QString& details);

private:
    bool openModel(const ModelDescription& description);
    Answer askUser();
    bool saveTo(const QString& path);

    Document& m_document;
    Settings& m_settings;
    QWidget* m_window;
    RecentFiles m_recent;
};

/// Whether the name ends like a figure, which is opened but never saved over.
bool isFigureName(const QString& path);

}  // namespace whorl
