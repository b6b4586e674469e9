// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace whorl {

class Appearance;
class Document;
class ElidedLabel;

/// The board's title and its parameters in one line, 48 high. A double click on the title changes it.
class BoardHeader : public QWidget {
    Q_OBJECT

public:
    BoardHeader(Document& document, const Appearance& appearance, QWidget* parent = nullptr);

    /// Puts the title into an entry field; Return takes it, Escape leaves it.
    void rename();
    void refresh();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeName();

    Document& m_document;
    const Appearance& m_appearance;
    ElidedLabel *m_title, *m_caption;
    QLineEdit* m_entry;
};

/// The board's title in the language of the program, or "Untitled board".
QString boardTitle(const Document& document);

}  // namespace whorl
