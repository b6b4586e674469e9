// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/export/export_settings.h"

#include <QDialog>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace whorl {

class Appearance;
class ExportPreview;
class SegmentedControl;

/// Turns a board, or one of its panels, into a figure or into the numbers it shows: live preview on the left, choices
/// on the right, all remembered for the next time.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// `selected` is the panel that can be exported alone; -1: none.
    ExportDialog(const Board& board, int selected, const Appearance& appearance, QWidget* parent = nullptr);
    ~ExportDialog() override;

    /// What is exported as far as it has come, to be said: "step 137 of 500".
    void setRests(const QStringList& rests);

    /// What is exported, and how, as the controls stand.
    Board exportedBoard() const;
    FigureSettings settings() const;

    /// Writes the figure; when that fails the reason is shown and the dialog stays.
    bool save(const QString& path);
    /// Where the figure was written last; empty when it was not.
    QString savedPath() const { return m_savedPath; }
    /// The file that a typed name means: a known suffix chooses the format, any other name gets that of the format.
    QString takeSuffix(const QString& typed);
    /// Puts the figure on the clipboard: as an image, as SVG, and its caption as text; numbers as text.
    bool copy();

private:
    QWidget* makeFormat();
    QWidget* makeSize();
    QWidget* makeLook();
    QWidget* makeCaption();
    QWidget* makeFooter();
    QDoubleSpinBox* makeNumber(const QString& name, const QString& unit, double low, double high, double value,
                               int decimals);

    void askAndSave();
    void takeSize(int preset);
    void showSize(const QSizeF& millimetres);
    QSizeF& keptSize();
    void changed();
    void showNotes();
    QString standardCaption() const;
    QString problem() const;
    bool isManyForOneArray() const;
    bool complain(const QString& reason);

    Board m_board;
    int m_selected;
    const Appearance& m_appearance;
    ExportChoices m_choices, m_keptChoices;
    QString m_savedPath;
    QStringList m_rests;
    QString m_complaint;  ///< why it could not be saved; until something is changed

    ExportPreview* m_preview;
    SegmentedControl *m_format, *m_what = nullptr, *m_size, *m_theme;
    QDoubleSpinBox *m_width, *m_height, *m_dpi, *m_font;
    QCheckBox *m_transparent, *m_writeCaption;
    QPlainTextEdit* m_caption;
    QLabel *m_formatNote, *m_imageNote, *m_footNote;
    QWidget *m_sizeSection, *m_lookSection, *m_captionSection;
    QPushButton *m_copy, *m_save;
};

}  // namespace whorl
