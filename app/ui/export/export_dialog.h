// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/export/export_settings.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace whorl {

class Appearance;
class DropDown;
class ExportPreview;
class FigureWriting;
class FormatChoice;
class MotionSection;
class SegmentedControl;

/// Turns a board, or one of its panels, into a figure, a figure that moves, or the numbers it shows: live preview on the
/// left, choices on the right, all remembered for the next time.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// `selected` is the panel that can be exported alone; -1: none.
    ExportDialog(const Board& board, int selected, const Appearance& appearance, QWidget* parent = nullptr);
    ~ExportDialog() override;

    /// What is exported as far as it has come, to be said: "step 137 of 500".
    void setRests(const QStringList& rests);

    /// Exports the selected panel alone, whatever was chosen the last time.
    void choosePanel();

    /// What is exported, and how, as the controls stand.
    Board exportedBoard() const;
    FigureSettings settings() const;
    /// Nothing: it is a still.
    std::optional<Motion> motion() const;
    /// The motion of which a still is the contact sheet; nothing: it is none.
    std::optional<Motion> sheet() const;

    /// Writes the figure; when that fails the reason is shown and the dialog stays. What moves is written meanwhile, with
    /// its progress; the dialog is accepted at the end, and stays when it is called off.
    bool save(const QString& path);
    bool isWriting() const;
    /// Where the figure was written last; empty when it was not.
    QString savedPath() const { return m_savedPath; }
    /// The file that a typed name means: a known suffix chooses the format, any other name gets that of the format.
    QString takeSuffix(const QString& typed);
    /// Asks whether a file that is there may be replaced; true where there is none.
    bool mayReplace(const QString& path);
    /// Puts the figure on the clipboard: as an image, as SVG, and its numbers as text.
    bool copy();

    /// Calls off what is being written; closes otherwise.
    void reject() override;

private:
    void build();
    QWidget* makeFormat();
    QWidget* makeSize();
    QWidget* makeLook();
    QWidget* makeCaption();
    QWidget* makeFooter();
    QDoubleSpinBox* makeNumber(const QString& name, const QString& unit, double low, double high, double value,
                               int decimals);

    void askAndSave();
    QStringList filesAt(const QString& path) const;
    void writeMotion(const QString& path);
    void showWriting(double share);
    void writingEnded(bool written, const QString& reason);
    bool isMoving() const;
    bool canBeSheet() const;
    void takeFormat();
    void takeShow(int choice);
    void showMotion();
    void guessSize();
    void keepChoices();
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
    QString m_writtenPath;
    std::int64_t m_frames = 0;  ///< of the motion that is being written
    bool m_isFormatChosen = false, m_hadMotion = false;
    QTimer m_guess;

    FigureWriting* m_writing;
    ExportPreview* m_preview;
    MotionSection* m_motion;
    FormatChoice* m_format;
    SegmentedControl *m_what = nullptr, *m_theme;
    DropDown* m_size;
    QDoubleSpinBox *m_width, *m_height, *m_dpi, *m_font;
    QCheckBox *m_sheet, *m_transparent, *m_writeCaption;
    QPlainTextEdit* m_caption;
    QLabel *m_formatNote, *m_imageNote, *m_footNote;
    QProgressBar* m_progress;
    QWidget *m_side, *m_sizeSection, *m_lookSection, *m_captionSection;
    QPushButton *m_cancel, *m_copy, *m_save;
};

}  // namespace whorl
