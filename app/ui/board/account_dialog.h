// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

#include <QDialog>

namespace whorl {

class Appearance;

/// "How this picture was made": what accountOf says, to be read and copied.
class AccountDialog : public QDialog {
    Q_OBJECT

public:
    AccountDialog(const Panel& panel, const QString& pixels, const Appearance& appearance, QWidget* parent);

    /// What the button copies.
    QString text() const { return m_text; }

private:
    QString m_text;
};

}  // namespace whorl
