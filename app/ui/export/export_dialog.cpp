// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/export/export_dialog.h"

#include "app/scene/figure_caption.h"
#include "app/scene/number_text.h"
#include "app/ui/controls/drop_down.h"
#include "app/ui/controls/segmented_control.h"
#include "app/ui/export/export_preview.h"
#include "app/ui/export/figure_writing.h"
#include "app/ui/export/format_choice.h"
#include "app/ui/export/motion_section.h"
#include "app/ui/look/appearance.h"
#include "core/error.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStyle>

namespace whorl {

namespace {

constexpr int wholeWidth = 780, wholeHeight = 600;  // of a screen, for preview and choices beside one another

QFrame* makeRule()
{
    auto* rule = new QFrame;
    rule->setProperty("look", "rule");
    rule->setFixedHeight(1);
    return rule;
}

}  // namespace

ExportDialog::ExportDialog(const Board& board, int selected, const Appearance& appearance, QWidget* parent)
    : QDialog(parent)
    , m_board(board)
    , m_selected(board.panels.size() > 1 ? selected : -1)
    , m_appearance(appearance)
    , m_choices(keptExportChoices())
    , m_keptChoices(m_choices)
    , m_writing(new FigureWriting(this))
    , m_preview(new ExportPreview(appearance))
    , m_motion(new MotionSection(m_choices.motion, m_choices.sheetFrames, appearance))
{
    setWindowTitle(tr("Export figure"));
    // What was possible on the last board need not be on this one.
    if (m_choices.figure.format == FigureFormat::npy && board.panels.size() > 1) {
        m_choices.wholeBoard = m_selected < 0;
        if (m_selected < 0)
            m_choices.figure.format = ExportChoices().figure.format;
    }
    build();
    m_motion->setBoard(exportedBoard());
    m_format->setMovable(m_motion->isMovable());
    if (m_choices.moving && m_motion->isMovable() && isAvailable(*m_choices.moving))
        m_format->setCurrent(*m_choices.moving);
    showMotion();
    m_guess.setSingleShot(true);
    m_guess.setInterval(250);
    connect(&m_guess, &QTimer::timeout, this, &ExportDialog::guessSize);
    connect(m_preview, &ExportPreview::refreshed, this, &ExportDialog::showNotes);
    connect(m_motion, &MotionSection::changed, this, &ExportDialog::changed);
    connect(m_motion, &MotionSection::moved, this, [this] { m_preview->showMoment(m_motion->shownBoard()); });
    connect(m_writing, &FigureWriting::progressed, this, &ExportDialog::showWriting);
    connect(m_writing, &FigureWriting::ended, this, &ExportDialog::writingEnded);
    m_caption->setPlainText(standardCaption());
    m_save->setFocus();
    changed();
    // Qt would take two thirds of the screen at most.
    resize(sizeHint().boundedTo(screen()->availableSize() - QSize(24, 48)));
}

ExportDialog::~ExportDialog()
{
    delete m_writing;
    // A field that still has the focus ends its typing when it goes, after this.
    for (QDoubleSpinBox* box : findChildren<QDoubleSpinBox*>())
        box->interpretText();
    m_motion->disconnect(this);
    for (QDoubleSpinBox* box : findChildren<QDoubleSpinBox*>())
        for (QObject* listener : {static_cast<QObject*>(this), static_cast<QObject*>(m_motion)})
            box->disconnect(listener);  // Not all: the style hears of its end too.
    keepChoices();
}

void ExportDialog::build()
{
    // With its parent already, so that the Tab key comes to what is chosen first before how that moves.
    m_side = new QWidget(this);
    m_side->setProperty("look", "side");
    m_side->setAttribute(Qt::WA_StyledBackground);
    m_side->setFixedWidth(446);
    auto* column = new QVBoxLayout(m_side);
    column->setContentsMargins(20, 12, 20, 16);
    column->setSpacing(10);
    for (QWidget* section : {makeFormat(), m_sizeSection = makeSize(), m_lookSection = makeLook()}) {
        column->addWidget(section);
        column->addWidget(makeRule());
    }
    column->addWidget(m_captionSection = makeCaption(), 1);

    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    left->addWidget(m_preview, 1);
    left->addWidget(m_motion);
    auto* parts = new QHBoxLayout;
    parts->setSpacing(0);
    parts->addLayout(left, 1);
    const QSize room = screen()->availableSize();
    if (room.width() < wholeWidth || room.height() < wholeHeight) {
        // Large words on a small screen: what is chosen is what the dialog is for.
        auto* area = new QScrollArea(this);
        area->setFrameShape(QFrame::NoFrame);
        area->setWidgetResizable(true);
        area->setFocusPolicy(Qt::NoFocus);
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        area->setWidget(m_side);
        area->setFixedWidth(m_side->width() + 10);
        parts->addWidget(area);
        m_preview->setVisible(room.width() >= wholeWidth);
    } else {
        parts->addWidget(m_side);
    }
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addLayout(parts, 1);
    whole->addWidget(makeRule());
    whole->addWidget(makeFooter());
}

void ExportDialog::keepChoices()
{
    FigureSettings figure = settings();
    (isMoving() ? m_choices.motionDpi : m_choices.figure.dpi) = figure.dpi;
    figure.dpi = m_choices.figure.dpi;
    const ExportFormat format = m_format->current();
    m_choices.moving.reset();
    if (const auto* moving = std::get_if<MotionFormat>(&format)) {
        m_choices.moving = *moving;
        figure.format = m_choices.figure.format;
    }
    m_choices.figure = figure;
    m_choices.motion = m_motion->motion();
    m_choices.motion.frames = m_motion->filmFrames();
    m_choices.sheetFrames = m_motion->sheetFrames();
    m_choices.sheet = m_sheet->isChecked();
    m_choices.writeCaption = m_writeCaption->isChecked();
    // What the board alone has decided is not a choice.
    if (!m_isFormatChosen)
        m_choices.moving = m_keptChoices.moving;
    if (isManyForOneArray()) {
        m_choices.figure.format = m_keptChoices.figure.format;
        m_choices.wholeBoard = m_keptChoices.wholeBoard;
    }
    keepExportChoices(m_choices);
}

Board ExportDialog::exportedBoard() const
{
    const bool one = m_selected >= 0 && !m_choices.wholeBoard;
    return one ? onlyPanel(m_board, static_cast<std::size_t>(m_selected)) : m_board;
}

FigureSettings ExportDialog::settings() const
{
    FigureSettings settings;
    const ExportFormat format = m_format->current();
    const auto* still = std::get_if<FigureFormat>(&format);
    settings.format = still ? *still : FigureFormat::png;
    settings.millimetres = {m_width->value(), m_height->value()};
    settings.dpi = m_dpi->value();
    settings.theme = static_cast<ThemeName>(m_theme->current());
    settings.fontPoints = m_font->value();
    settings.transparent = m_transparent->isChecked();
    settings.probe = still ? m_board.probe.pinned && settings.theme != ThemeName::print : m_motion->movesProbe();
    if (m_writeCaption->isChecked())
        settings.caption = m_caption->toPlainText().trimmed();
    return settings;
}

QString ExportDialog::standardCaption() const
{
    return whorl::standardCaption(exportedBoard(), m_appearance.pictureStyle(*this));
}

QSizeF& ExportDialog::keptSize()
{
    return exportedBoard().panels.size() > 1 ? m_choices.boardSize : m_choices.panelSize;
}

void ExportDialog::showSize(const QSizeF& millimetres)
{
    const QSignalBlocker width(m_width), height(m_height);
    m_width->setValue(millimetres.width());
    m_height->setValue(millimetres.height());
}

void ExportDialog::takeSize(int preset)
{
    if (preset == static_cast<int>(figureSizes().size())) {
        m_width->setFocus();
        return;
    }
    showSize(figureSizes()[static_cast<std::size_t>(preset)].millimetres);
    changed();
}

void ExportDialog::changed()
{
    const FigureSettings now = settings();
    m_complaint.clear();
    keptSize() = now.millimetres;
    int preset = 0;
    while (preset < static_cast<int>(figureSizes().size())
           && figureSizes()[static_cast<std::size_t>(preset)].millimetres != now.millimetres)
        ++preset;
    m_size->setCurrentIndex(preset);
    const bool picture = !formatInfo(now.format).numbers;
    for (QWidget* section : {m_sizeSection, m_lookSection, m_captionSection})
        section->setEnabled(picture);
    m_caption->setEnabled(picture && m_writeCaption->isChecked());
    m_preview->setFigure(isMoving() ? m_motion->shownBoard() : exportedBoard(), now, sheet());
    if (isMoving()) {
        m_motion->setGuess({});
        m_guess.start();
    }
    showNotes();
}

void ExportDialog::showNotes()
{
    if (isWriting())
        return;
    const FigureSettings now = settings();
    const bool picture = !formatInfo(now.format).numbers;
    const char* notes[] = {
        QT_TR_NOOP("Vectors for web pages and drawing programs"),
        QT_TR_NOOP("Vectors with embedded fonts, for papers"),
        QT_TR_NOOP("Pixels, for slides and messages"),
        QT_TR_NOOP("LaTeX in the fonts of a paper; heatmaps as pictures beside the file"),
        QT_TR_NOOP("The numbers shown as a table; means where more than 1024 × 1024 are visible"),
        QT_TR_NOOP("The numbers shown as a NumPy array; means where more than 1024 × 1024 are visible"),
        QT_TR_NOOP("The numbers shown with all parameters; means where more than 1024 × 1024 are visible")};
    const char* moving[] = {QT_TR_NOOP("Plays everywhere, with at most 255 colours"),
                            QT_TR_NOOP("Plays in browsers, with every colour as it is"),
                            QT_TR_NOOP("A film, for slides and messages"), QT_TR_NOOP("A film for web pages"),
                            QT_TR_NOOP("One picture for each frame, with a number")};
    const ExportFormat format = m_format->current();
    const auto* film = std::get_if<MotionFormat>(&format);
    m_formatNote->setText(tr(film ? moving[static_cast<int>(*film)] : notes[static_cast<int>(now.format)]));
    const auto pixels = [&](double length) {
        const qint64 count = qRound64(length / 25.4 * now.dpi);
        const bool even = film && (*film == MotionFormat::mp4 || *film == MotionFormat::webm);
        return integerText(even ? count + count % 2 : count);
    };
    m_imageNote->setText(
        now.format == FigureFormat::png
            ? tr("%1 × %2 pixels").arg(pixels(now.millimetres.width()), pixels(now.millimetres.height()))
            : tr("heatmap only; text and lines stay vector"));
    const QString problem = this->problem();
    m_save->setEnabled(problem.isEmpty());
    // The clipboard holds texts and pictures, not arrays.
    m_copy->setEnabled(problem.isEmpty() && now.format != FigureFormat::npy);
    // What the preview cannot show it says itself.
    const QString wrong = !m_complaint.isEmpty() ? m_complaint : m_preview->problem().isEmpty() ? problem : QString();
    m_footNote->setProperty("tone", wrong.isEmpty() ? "muted" : "error");
    m_footNote->setText(!wrong.isEmpty() ? wrong
                            : !m_rests.isEmpty()
                            ? tr("As far as it has come, and as it is shown (%1).").arg(m_rests.join(tr("; ")))
                            : picture ? tr("This figure carries its board: open it in Whorl to change it.")
                                      : tr("The numbers are exactly what the figure shows."));
    style()->polish(m_footNote);
}

void ExportDialog::setRests(const QStringList& rests)
{
    m_rests = rests;
    showNotes();
}

bool ExportDialog::isManyForOneArray() const
{
    return settings().format == FigureFormat::npy && exportedBoard().panels.size() > 1;
}

QString ExportDialog::problem() const
{
    if (isManyForOneArray())
        return tr("NPY holds one array: choose the selected panel, or another format");
    if ((isMoving() || sheet()) && !m_motion->problem().isEmpty())
        return m_motion->problem();
    return m_preview->problem();
}

bool ExportDialog::complain(const QString& reason)
{
    m_complaint = reason;
    showNotes();
    return false;
}

}  // namespace whorl
