// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/export/export_dialog.h"

#include "app/scene/icons.h"
#include "app/scene/number_text.h"
#include "app/ui/controls/drop_down.h"
#include "app/ui/controls/segmented_control.h"
#include "app/ui/export/export_row.h"
#include "app/ui/export/format_choice.h"
#include "app/ui/export/number_box.h"
#include "app/ui/look/appearance.h"

#include <QCheckBox>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>

namespace whorl {

namespace {

QLabel* makeNote()
{
    QLabel* note = makeExportLabel({}, "muted");
    note->setFont(interfaceFont(12));
    note->setWordWrap(true);
    // Room for two lines, whatever it says: nothing moves when that changes.
    note->setMinimumHeight(2 * note->fontMetrics().lineSpacing());
    note->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return note;
}

/// A heading and the rows below it; rules stand between sections.
QWidget* makeSection(const QString& heading, QVBoxLayout*& rows)
{
    auto* section = new QWidget;
    rows = new QVBoxLayout(section);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    if (!heading.isEmpty())
        rows->addWidget(makeExportLabel(heading, "muted", 600));
    return section;
}

}  // namespace

QWidget* ExportDialog::makeFormat()
{
    QVBoxLayout* rows = nullptr;
    QWidget* section = makeSection(tr("Format"), rows);
    m_format = new FormatChoice(m_appearance);
    m_format->setCurrent(m_choices.figure.format);
    connect(m_format, &FormatChoice::chosen, this, &ExportDialog::takeFormat);
    rows->addWidget(m_format);
    m_formatNote = makeNote();
    m_formatNote->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    rows->addWidget(m_formatNote);
    m_sheet = new QCheckBox(tr("Contact sheet"));
    m_sheet->setChecked(m_choices.sheet);
    connect(m_sheet, &QCheckBox::toggled, this, [this] {
        showMotion();
        changed();
    });
    if (m_selected < 0) {
        rows->addLayout(makeExportRow(tr("Show"), {m_sheet}));
        return section;
    }
    m_what = new SegmentedControl({tr("Whole board"), tr("Selected panel")}, m_appearance);
    m_what->setName(tr("Show"));
    m_what->setCurrent(m_choices.wholeBoard ? 0 : 1);
    connect(m_what, &SegmentedControl::chosen, this, &ExportDialog::takeShow);
    QHBoxLayout* show = makeExportRow(tr("Show"), {m_what, m_sheet});
    show->setSpacing(8);
    show->itemAt(0)->widget()->setFixedWidth(exportLabelWidth + 4);
    rows->addLayout(show);
    return section;
}

QDoubleSpinBox* ExportDialog::makeNumber(const QString& name, const QString& unit, double low, double high,
                                         double value, int decimals)
{
    auto* box = new NumberBox;
    box->setAccessibleName(name);
    box->setLocale(QLocale::c());
    box->setDecimals(decimals);
    box->setRange(low, high);
    box->setValue(value);
    box->setSuffix(' ' + unit);
    box->setToolTip(tr("%1: %2 to %3 %4").arg(name, QString::number(low), QString::number(high), unit));
    box->setAlignment(Qt::AlignRight);
    box->setFixedSize(96, exportControlHeight);
    connect(box, &QDoubleSpinBox::valueChanged, this, &ExportDialog::changed);
    return box;
}

QWidget* ExportDialog::makeSize()
{
    QVBoxLayout* rows = nullptr;
    QWidget* section = makeSection(tr("Size"), rows);
    m_size = new DropDown;
    m_size->setAccessibleName(tr("Size"));
    m_size->setFixedHeight(exportControlHeight);
    for (const FigureSize& each : figureSizes())
        m_size->addItem(
            tr("%1, %2 × %3 mm")
                .arg(tr(each.label), shortText(each.millimetres.width()), shortText(each.millimetres.height())));
    m_size->addItem(tr("Own"));
    connect(m_size, &QComboBox::activated, this, &ExportDialog::takeSize);
    rows->addLayout(makeExportRow(tr("Preset"), {m_size}));
    const QSizeF size = keptSize();
    m_width = makeNumber(tr("Width"), tr("mm"), 10, 1000, size.width(), 1);
    m_height = makeNumber(tr("Height"), tr("mm"), 10, 1000, size.height(), 1);
    QHBoxLayout* row = makeExportRow(tr("Size"), {m_width, makeExportLabel(QStringLiteral("×"), "muted"), m_height});
    row->addStretch();
    rows->addLayout(row);
    m_dpi = makeNumber(tr("Resolution of images"), tr("dpi"), 36, 1200, m_choices.figure.dpi, 0);
    m_imageNote = makeNote();
    rows->addLayout(makeExportRow(tr("Images"), {m_dpi, m_imageNote}));
    return section;
}

QWidget* ExportDialog::makeLook()
{
    QVBoxLayout* rows = nullptr;
    QWidget* section = makeSection(tr("Look"), rows);
    m_theme = new SegmentedControl({tr("Light"), tr("Dark"), tr("Print")}, m_appearance);
    m_theme->setName(tr("Theme"));
    m_theme->setCurrent(static_cast<int>(m_choices.figure.theme));
    connect(m_theme, &SegmentedControl::chosen, this, &ExportDialog::changed);
    rows->addLayout(makeExportRow(tr("Theme"), {m_theme}));
    m_font = makeNumber(tr("Size of letters"), tr("pt"), 4, 36, m_choices.figure.fontPoints, 1);
    m_transparent = new QCheckBox(tr("Transparent background"));
    m_transparent->setChecked(m_choices.figure.transparent);
    connect(m_transparent, &QCheckBox::toggled, this, &ExportDialog::changed);
    QHBoxLayout* row = makeExportRow(tr("Letters"), {m_font, m_transparent});
    row->addStretch();
    rows->addLayout(row);
    return section;
}

QWidget* ExportDialog::makeCaption()
{
    QVBoxLayout* rows = nullptr;
    QWidget* section = makeSection({}, rows);
    auto* heading = new QHBoxLayout;
    heading->addWidget(makeExportLabel(tr("Caption"), "muted", 600));
    heading->addStretch();
    m_writeCaption = new QCheckBox(tr("Write below the figure"));
    m_writeCaption->setChecked(m_choices.writeCaption);
    connect(m_writeCaption, &QCheckBox::toggled, this, &ExportDialog::changed);
    heading->addWidget(m_writeCaption);
    rows->addLayout(heading);
    m_caption = new QPlainTextEdit;
    m_caption->setAccessibleName(tr("Caption"));
    m_caption->setTabChangesFocus(true);
    m_caption->setMinimumHeight(60);
    // Takes the room there is; its own wish would be a dialog higher than small screens.
    m_caption->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    connect(m_caption, &QPlainTextEdit::textChanged, this, &ExportDialog::changed);
    rows->addWidget(m_caption, 1);
    return section;
}

QWidget* ExportDialog::makeFooter()
{
    auto* footer = new QWidget;
    auto* row = new QHBoxLayout(footer);
    row->setContentsMargins(16, 16, 16, 16);
    row->setSpacing(8);
    auto* sign = new QLabel;
    sign->setPixmap(iconPixmap("info", 16, m_appearance.theme().muted, devicePixelRatioF()));
    row->addWidget(sign);
    m_footNote = makeExportLabel({}, "muted");
    m_footNote->setWordWrap(true);
    auto* words = new QVBoxLayout;
    words->setSpacing(6);
    words->addWidget(m_footNote);
    m_progress = new QProgressBar;
    m_progress->setProperty("look", "thin");
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Writing the figure"));
    m_progress->hide();
    words->addWidget(m_progress);
    row->addLayout(words, 1);
    m_cancel = new QPushButton(tr("Cancel"));
    m_copy = new QPushButton(tr("Copy"));
    m_save = new QPushButton(tr("Save as…"));
    m_save->setProperty("look", "main");
    m_save->setDefault(true);
    m_cancel->setAutoDefault(false);
    m_copy->setAutoDefault(false);
    connect(m_cancel, &QPushButton::clicked, this, &ExportDialog::reject);
    connect(m_copy, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(m_save, &QPushButton::clicked, this, &ExportDialog::askAndSave);
    for (QPushButton* button : {m_cancel, m_copy, m_save}) {
        button->setFixedHeight(exportControlHeight);
        row->addWidget(button);
    }
    return footer;
}

}  // namespace whorl
