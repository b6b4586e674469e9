// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/export/export_dialog.h"

#include "app/scene/fonts.h"
#include "app/scene/icons.h"
#include "app/ui/controls/segmented_control.h"
#include "app/ui/look/appearance.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

#include <algorithm>
#include <cmath>
#include <optional>

namespace whorl {

namespace {

constexpr int labelWidth = 76, controlHeight = 28;

QLabel* makeLabel(const QString& text, const char* tone = nullptr, int weight = 400)
{
    auto* label = new QLabel(text);
    label->setFont(interfaceFont(weight == 400 ? 13 : 12, weight));
    if (tone)
        label->setProperty("tone", tone);
    return label;
}

/// Writes 85, not 85.0.
class NumberBox : public QDoubleSpinBox {
public:
    QString textFromValue(double value) const override { return QString::number(value, 'g', 6); }

    /// A number beyond the range may be typed: it becomes the nearest one inside when typing ends.
    QValidator::State validate(QString& text, int& cursor) const override
    {
        const QValidator::State state = QDoubleSpinBox::validate(text, cursor);
        return state == QValidator::Invalid && typed(text) ? QValidator::Intermediate : state;
    }
    void fixup(QString& text) const override
    {
        if (const auto value = typed(text))
            text = textFromValue(std::clamp(*value, minimum(), maximum())) + suffix();
    }

private:
    std::optional<double> typed(QString text) const
    {
        bool isNumber = false;
        const double value = text.remove(suffix().trimmed()).trimmed().toDouble(&isNumber);
        return isNumber && std::isfinite(value) ? std::optional(value) : std::nullopt;
    }
};

QLabel* makeNote()
{
    QLabel* note = makeLabel({}, "muted");
    note->setFont(interfaceFont(12));
    note->setWordWrap(true);
    return note;
}

QHBoxLayout* makeRow(const QString& label, std::initializer_list<QWidget*> widgets)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    QLabel* name = makeLabel(label);
    name->setFixedWidth(labelWidth);
    row->addWidget(name);
    for (QWidget* widget : widgets)
        row->addWidget(widget);
    return row;
}

/// A heading and the rows below it; rules stand between sections.
QWidget* makeSection(const QString& heading, QVBoxLayout*& rows)
{
    auto* section = new QWidget;
    rows = new QVBoxLayout(section);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    if (!heading.isEmpty())
        rows->addWidget(makeLabel(heading, "muted", 600));
    return section;
}

}  // namespace

QWidget* ExportDialog::makeFormat()
{
    QVBoxLayout* rows = nullptr;
    QWidget* section = makeSection(tr("Format"), rows);
    QStringList words;
    for (const FigureFormatInfo& each : figureFormats())
        words.append(QString::fromLatin1(each.label));
    m_format = new SegmentedControl(words, m_appearance);
    m_format->setName(tr("Format"));
    m_format->setCurrent(static_cast<int>(m_choices.figure.format));
    connect(m_format, &SegmentedControl::chosen, this, &ExportDialog::changed);
    rows->addWidget(m_format);
    m_formatNote = makeNote();
    rows->addWidget(m_formatNote);
    if (m_selected < 0)
        return section;
    m_what = new SegmentedControl({tr("Whole board"), tr("Selected panel")}, m_appearance);
    m_what->setName(tr("Show"));
    m_what->setCurrent(m_choices.wholeBoard ? 0 : 1);
    connect(m_what, &SegmentedControl::chosen, this, [this](int choice) {
        const bool untouched = m_caption->toPlainText() == standardCaption();
        m_choices.wholeBoard = choice == 0;
        showSize(keptSize());
        if (untouched)
            m_caption->setPlainText(standardCaption());
        changed();
    });
    rows->addLayout(makeRow(tr("Show"), {m_what}));
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
    box->setFixedSize(96, controlHeight);
    connect(box, &QDoubleSpinBox::valueChanged, this, &ExportDialog::changed);
    return box;
}

QWidget* ExportDialog::makeSize()
{
    QVBoxLayout* rows = nullptr;
    QWidget* section = makeSection(tr("Size"), rows);
    QStringList words;
    for (const FigureSize& each : figureSizes())
        words.append(tr(each.label));
    m_size = new SegmentedControl(words << tr("Own"), m_appearance);
    m_size->setName(tr("Size"));
    connect(m_size, &SegmentedControl::chosen, this, &ExportDialog::takeSize);
    rows->addWidget(m_size);
    const QSizeF size = keptSize();
    m_width = makeNumber(tr("Width"), tr("mm"), 10, 1000, size.width(), 1);
    m_height = makeNumber(tr("Height"), tr("mm"), 10, 1000, size.height(), 1);
    QHBoxLayout* row = makeRow(tr("Width"), {m_width, makeLabel(QStringLiteral("×"), "muted"), m_height});
    row->addStretch();
    rows->addLayout(row);
    m_dpi = makeNumber(tr("Resolution of images"), tr("dpi"), 36, 1200, m_choices.figure.dpi, 0);
    m_imageNote = makeNote();
    rows->addLayout(makeRow(tr("Images"), {m_dpi, m_imageNote}));
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
    rows->addLayout(makeRow(tr("Theme"), {m_theme}));
    m_font = makeNumber(tr("Size of letters"), tr("pt"), 4, 36, m_choices.figure.fontPoints, 1);
    m_transparent = new QCheckBox(tr("Transparent background"));
    m_transparent->setChecked(m_choices.figure.transparent);
    connect(m_transparent, &QCheckBox::toggled, this, &ExportDialog::changed);
    QHBoxLayout* row = makeRow(tr("Letters"), {m_font, m_transparent});
    row->addStretch();
    rows->addLayout(row);
    return section;
}

QWidget* ExportDialog::makeCaption()
{
    QVBoxLayout* rows = nullptr;
    QWidget* section = makeSection({}, rows);
    auto* heading = new QHBoxLayout;
    heading->addWidget(makeLabel(tr("Caption"), "muted", 600));
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
    m_footNote = makeLabel({}, "muted");
    m_footNote->setWordWrap(true);
    row->addWidget(m_footNote, 1);
    auto* cancel = new QPushButton(tr("Cancel"));
    m_copy = new QPushButton(tr("Copy"));
    m_save = new QPushButton(tr("Save as…"));
    m_save->setProperty("look", "main");
    m_save->setDefault(true);
    cancel->setAutoDefault(false);
    m_copy->setAutoDefault(false);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_copy, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(m_save, &QPushButton::clicked, this, &ExportDialog::askAndSave);
    for (QPushButton* button : {cancel, m_copy, m_save}) {
        button->setFixedHeight(controlHeight);
        row->addWidget(button);
    }
    return footer;
}

}  // namespace whorl
