// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/export/export_dialog.h"

#include "app/document/board_store.h"
#include "app/scene/figure_caption.h"
#include "app/scene/number_text.h"
#include "app/ui/controls/error_text.h"
#include "app/ui/controls/segmented_control.h"
#include "app/ui/export/export_preview.h"
#include "app/ui/look/appearance.h"
#include "core/error.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFrame>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyle>

namespace whorl {

namespace {

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
    , m_preview(new ExportPreview(appearance))
{
    setWindowTitle(tr("Export figure"));
    // What was possible on the last board need not be on this one.
    if (m_choices.figure.format == FigureFormat::npy && board.panels.size() > 1) {
        m_choices.wholeBoard = m_selected < 0;
        if (m_selected < 0)
            m_choices.figure.format = ExportChoices().figure.format;
    }
    auto* side = new QWidget;
    side->setProperty("look", "side");
    side->setAttribute(Qt::WA_StyledBackground);
    side->setFixedWidth(432);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(20, 12, 20, 16);
    column->setSpacing(12);
    for (QWidget* section : {makeFormat(), m_sizeSection = makeSize(), m_lookSection = makeLook()}) {
        column->addWidget(section);
        column->addWidget(makeRule());
    }
    column->addWidget(m_captionSection = makeCaption(), 1);

    auto* parts = new QHBoxLayout;
    parts->setSpacing(0);
    parts->addWidget(m_preview, 1);
    parts->addWidget(side);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addLayout(parts, 1);
    whole->addWidget(makeRule());
    whole->addWidget(makeFooter());
    connect(m_preview, &ExportPreview::refreshed, this, &ExportDialog::showNotes);
    m_caption->setPlainText(standardCaption());
    m_save->setFocus();
    changed();
}

ExportDialog::~ExportDialog()
{
    // A field that still has the focus ends its typing when it goes, after this.
    for (QDoubleSpinBox* box : {m_width, m_height, m_dpi, m_font}) {
        box->interpretText();
        box->disconnect(this);
    }
    m_choices.figure = settings();
    m_choices.writeCaption = m_writeCaption->isChecked();
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
    settings.format = static_cast<FigureFormat>(m_format->current());
    settings.millimetres = {m_width->value(), m_height->value()};
    settings.dpi = m_dpi->value();
    settings.theme = static_cast<ThemeName>(m_theme->current());
    settings.fontPoints = m_font->value();
    settings.transparent = m_transparent->isChecked();
    settings.probe = m_board.probe.pinned && settings.theme != ThemeName::print;
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
    m_size->setCurrent(preset);
    const bool picture = !formatInfo(now.format).numbers;
    for (QWidget* section : {m_sizeSection, m_lookSection, m_captionSection})
        section->setEnabled(picture);
    m_caption->setEnabled(picture && m_writeCaption->isChecked());
    m_preview->setFigure(exportedBoard(), now);
    showNotes();
}

void ExportDialog::showNotes()
{
    const FigureSettings now = settings();
    const bool picture = !formatInfo(now.format).numbers;
    const char* notes[] = {
        QT_TR_NOOP("Vectors for web pages and drawing programs"),
        QT_TR_NOOP("Vectors with embedded fonts, for papers"),
        QT_TR_NOOP("Pixels, for slides and messages"),
        QT_TR_NOOP("The numbers shown as a table; means where more than 1024 × 1024 are visible"),
        QT_TR_NOOP("The numbers shown as a NumPy array; means where more than 1024 × 1024 are visible"),
        QT_TR_NOOP("The numbers shown with all parameters; means where more than 1024 × 1024 are visible")};
    m_formatNote->setText(tr(notes[static_cast<int>(now.format)]));
    const QSizeF pixels = now.millimetres / 25.4 * now.dpi;
    m_imageNote->setText(
        now.format == FigureFormat::png
            ? tr("%1 × %2 pixels").arg(integerText(qRound64(pixels.width())), integerText(qRound64(pixels.height())))
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
    return m_preview->problem();
}

bool ExportDialog::complain(const QString& reason)
{
    m_complaint = reason;
    showNotes();
    return false;
}

void ExportDialog::askAndSave()
{
    const FigureFormatInfo& format = formatInfo(settings().format);
    const Board board = exportedBoard();
    QString name = coreText("Board", board.title);
    if (name.isEmpty() || board.panels.size() == 1)
        name = panelTitle(board.panels.front(), m_appearance.pictureStyle(*this));
    name.replace('/', '-');
    const QString suffix = QString(".") + format.suffix;
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Export figure"), QDir(m_choices.folder).filePath(name + suffix),
                                     QString("%1 (*%2)").arg(QString::fromLatin1(format.label), suffix));
    if (path.isEmpty())
        return;
    const QString whole = takeSuffix(path);
    if (whole != path && QFileInfo::exists(whole)) {
        complain(tr("“%1” exists already; its whole name is needed to replace it").arg(QFileInfo(whole).fileName()));
        return;
    }
    if (save(whole))
        accept();
}

QString ExportDialog::takeSuffix(const QString& typed)
{
    const QString suffix = QFileInfo(typed).suffix().toLower();
    for (const FigureFormatInfo& each : figureFormats()) {
        if (suffix == QLatin1String(each.suffix)) {
            m_format->setCurrent(static_cast<int>(each.format));
            changed();
            return typed;
        }
    }
    return typed + u'.' + QLatin1String(formatInfo(settings().format).suffix);
}

bool ExportDialog::save(const QString& path)
{
    try {
        writeFile(makeFigure(exportedBoard(), settings(), m_appearance.pictureStyle(*this)), path);
    } catch (const InputError& error) {
        return complain(errorSentence(error));
    }
    m_choices.folder = QFileInfo(path).absolutePath();
    m_savedPath = QFileInfo(path).absoluteFilePath();
    return true;
}

bool ExportDialog::copy()
{
    FigureSettings figure = settings();
    const Board board = exportedBoard();
    const PictureStyle style = m_appearance.pictureStyle(*this);
    auto content = std::make_unique<QMimeData>();
    try {
        if (formatInfo(figure.format).numbers) {
            content->setText(QString::fromUtf8(makeFigure(board, figure, style)));
        } else {
            content->setImageData(figureImage(board, figure, style, figurePixels(figure)));
            content->setText(m_caption->toPlainText().trimmed());
            figure.format = FigureFormat::svg;
            content->setData(formatInfo(figure.format).mimeType, makeFigure(board, figure, style));
        }
    } catch (const InputError& error) {
        return complain(errorSentence(error));
    }
    QGuiApplication::clipboard()->setMimeData(content.release());
    return true;
}

}  // namespace whorl
