// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/controls/parameter_controls.h"

#include "app/ui/controls/drop_down.h"
#include "app/ui/controls/number_field.h"
#include "app/ui/controls/segmented_control.h"
#include "app/ui/controls/value_slider.h"
#include "app/ui/look/appearance.h"
#include "core/source.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStyleOptionFrame>
#include <QToolButton>

#include <algorithm>
#include <limits>

namespace whorl {

namespace {

QHBoxLayout* makeRow(QWidget* parent)
{
    auto* row = new QHBoxLayout(parent);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    return row;
}

void describe(QWidget* widget, const Parameter& parameter)
{
    widget->setAccessibleName(coreText("Parameter", parameter.label));
    widget->setAccessibleDescription(coreText("Parameter", parameter.help));
    widget->setToolTip(coreText("Parameter", parameter.help));
}

/// As wide as the row lets it be, whatever its words.
void fit(QComboBox& box)
{
    box.setFixedHeight(26);
    box.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    box.setMinimumContentsLength(6);
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
}

QStringList words(const Parameter& parameter)
{
    QStringList labels;
    for (const Choice& choice : parameter.choices)
        labels += coreText(choice.context, choice.label);
    return labels;
}

int choiceIndex(const Parameter& parameter, const Value& value)
{
    const auto* key = std::get_if<std::string>(&value);
    for (std::size_t i = 0; key && i < parameter.choices.size(); ++i)
        if (parameter.choices[i].key == *key)
            return static_cast<int>(i);
    return -1;
}

/// A line that ends in an ellipsis where the place is too narrow, until somebody types in it.
class ElidedLine : public QLineEdit {
public:
    explicit ElidedLine(QWidget* parent)
        : QLineEdit(parent)
    {
        // Texts may be as long as a book; a line that cuts them would hand back less than it was given.
        setMaxLength(std::numeric_limits<int>::max());
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QStyleOptionFrame option;
        initStyleOption(&option);
        const QRect place = style()->subElementRect(QStyle::SE_LineEditContents, &option, this).adjusted(2, 0, -2, 0);
        constexpr int longest = 1000;
        const QString beginning = text().left(longest);
        if (hasFocus() || (text().size() <= longest && fontMetrics().horizontalAdvance(beginning) <= place.width())) {
            QLineEdit::paintEvent(event);
            return;
        }
        QPainter painter(this);
        style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
        painter.setPen(option.palette.color(QPalette::Text));
        painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                         fontMetrics().elidedText(beginning, Qt::ElideRight, place.width()));
    }
};

double numberOf(const Value& value)
{
    const auto* whole = std::get_if<std::int64_t>(&value);
    return whole ? static_cast<double>(*whole) : std::get<double>(value);
}

}  // namespace

NumberControl::NumberControl(const Parameter& parameter, const Appearance& appearance, QWidget* parent)
    : ParameterControl(parent)
    , m_parameter(parameter)
    , m_field(new NumberField(ValueScale::whole(parameter), this))
{
    QHBoxLayout* row = makeRow(this);
    if (parameter.sliderMaximum > parameter.sliderMinimum) {
        m_slider = new ValueSlider(ValueScale::slider(parameter), appearance, this);
        describe(m_slider, parameter);
        row->addWidget(m_slider, 1, Qt::AlignTop);
        m_field->setFixedWidth(m_field->sizeHint().width());
        connect(m_slider, &ValueSlider::held, this, &ParameterControl::held);
        connect(m_slider, &ValueSlider::released, this, &ParameterControl::released);
        connect(m_slider, &ValueSlider::edited, this, &NumberControl::want);
        connect(m_field, &NumberField::textChanged, this, &NumberControl::giveRoom);
    }
    describe(m_field, parameter);
    row->addWidget(m_field, m_slider ? 0 : 1, Qt::AlignTop);
    if (!parameter.zeroText.empty())
        m_field->setZeroText(coreText("Parameter", parameter.zeroText));
    connect(m_field, &NumberField::held, this, &ParameterControl::held);
    connect(m_field, &NumberField::released, this, &ParameterControl::released);
    connect(m_field, &NumberField::stepped, this, &NumberControl::want);
    connect(m_field, &NumberField::escaped, this, &ParameterControl::restored);
    connect(m_field, &NumberField::typed, this,
            [this](const QString& text) { offer([&] { return parseValue(m_parameter, text.toStdString()); }); });
}

void NumberControl::giveRoom(const QString& text)
{
    constexpr int besideText = 28;  // stepper and padding
    constexpr int mostOfWords = 86;
    const int hint = m_field->sizeHint().width(), needed = m_field->fontMetrics().horizontalAdvance(text) + besideText;
    const bool isLong = m_field->isTyped() && needed > hint;
    m_slider->setVisible(!isLong);
    // The words that 0 has take some of the slider's room, what is typed all of it.
    const bool isWords = text == m_field->zeroText();
    m_field->setFixedWidth(isLong ? std::max(hint, width()) : isWords ? std::clamp(needed, hint, mostOfWords) : hint);
}

void NumberControl::want(double value)
{
    offer([&] { return conform(m_parameter, Value(value)); });
}

NumberControl::~NumberControl()
{
    // The field loses its focus when it is closed, and has something to say to whoever is no control any more.
    m_field->disconnect(this);
}

void NumberControl::setValue(const Value& value)
{
    m_field->setValue(numberOf(value));
    if (m_slider)
        m_slider->setValue(numberOf(value));
}

ChoiceControl::ChoiceControl(const Parameter& parameter, const Appearance& appearance, int choiceWidth, QWidget* parent)
    : ParameterControl(parent)
    , m_parameter(parameter)
{
    QHBoxLayout* row = makeRow(this);
    const QStringList labels = words(parameter);
    if (labels.size() >= 2 && labels.size() <= 5 && SegmentedControl::widthOf(labels) <= choiceWidth) {
        m_segments = new SegmentedControl(labels, appearance, this);
        describe(m_segments, parameter);
        m_segments->setName(coreText("Parameter", parameter.label));
        row->addWidget(m_segments);
        connect(m_segments, &SegmentedControl::chosen, this, &ChoiceControl::choose);
    } else {
        m_box = new DropDown(this);
        m_box->addItems(labels);
        fit(*m_box);
        describe(m_box, parameter);
        row->addWidget(m_box);
        connect(m_box, &QComboBox::activated, this, &ChoiceControl::choose);
    }
}

void ChoiceControl::choose(int index)
{
    const Choice& choice = m_parameter.choices[static_cast<std::size_t>(index)];
    offer([&] { return conform(m_parameter, Value(std::string(choice.key))); });
}

void ChoiceControl::setValue(const Value& value)
{
    const int index = choiceIndex(m_parameter, value);
    if (m_segments)
        m_segments->setCurrent(index);
    else
        m_box->setCurrentIndex(index);
}

BooleanControl::BooleanControl(const Parameter& parameter, QWidget* parent)
    : ParameterControl(parent)
    , m_box(new QCheckBox(this))
{
    makeRow(this)->addWidget(m_box);
    m_box->setFixedHeight(26);
    describe(m_box, parameter);
    connect(m_box, &QCheckBox::clicked, this, [this](bool on) { emit edited(Value(on)); });
}

void BooleanControl::setValue(const Value& value)
{
    m_box->setChecked(std::get<bool>(value));
}

TextLine::TextLine(const Parameter& parameter, QWidget* parent)
    : ParameterControl(parent)
    , m_parameter(parameter)
    , m_line(new ElidedLine(this))
{
    m_line->setFixedHeight(26);
    m_line->setMinimumWidth(40);
    m_line->installEventFilter(this);
    describe(m_line, parameter);
    connect(m_line, &QLineEdit::editingFinished, this, &TextLine::commit);
}

bool TextLine::eventFilter(QObject* watched, QEvent* event)
{
    const bool press = event->type() == QEvent::KeyPress, override = event->type() == QEvent::ShortcutOverride;
    if (watched != m_line || (!press && !override))
        return ParameterControl::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool typed = m_line->text() != m_shown;
    if (press && typed && key->key() == Qt::Key_Escape) {
        m_line->setText(m_shown);
        emit restored();
        return true;
    }
    if (!typed && isUndoKey(*key)) {
        event->ignore();
        return true;
    }
    return ParameterControl::eventFilter(watched, event);
}

void TextLine::showText(const QString& text)
{
    m_shown = text;
    m_line->setText(text);
    m_line->setCursorPosition(0);
    const QString help = coreText("Parameter", m_parameter.help);
    constexpr int longest = 400;
    const QString shown = text.size() <= longest ? text : text.left(longest) + QChar(0x2026);
    m_line->setToolTip(text.isEmpty() ? help : shown + QLatin1Char('\n') + help);
}

void TextLine::commit()
{
    const QString text = m_line->text();
    if (text == m_shown)
        emit restored();
    else
        offer([&] { return read(text.trimmed()); });
}

Value TextLine::read(const QString& text) const
{
    return parseValue(m_parameter, text.toStdString());
}

TextControl::TextControl(const Parameter& parameter, QWidget* parent)
    : TextLine(parameter, parent)
    , m_box(new DropDown(this))
{
    QHBoxLayout* row = makeRow(this);
    row->addWidget(m_line);
    row->addWidget(m_box);
    fit(*m_box);
    describe(m_box, parameter);
    m_box->hide();
    connect(m_box, &QComboBox::activated, this, [this](int index) {
        offer([&] { return conform(m_parameter, Value(m_box->itemData(index).toString().toStdString())); });
    });
}

void TextControl::setValue(const Value& value)
{
    showText(QString::fromStdString(std::get<std::string>(value)));
    showOffer();
}

void TextControl::setOffers(const std::vector<Offer>& offers)
{
    m_box->clear();
    m_usual.clear();
    for (const Offer& each : offers) {
        const QString value = QString::fromStdString(each.value);
        const QString remark = QString::fromStdString(each.remark).replace(QLatin1String(" x "), QStringLiteral(" × "));
        m_box->addItem(remark.isEmpty() ? value : value + QStringLiteral("  ") + remark, value);
        if (each.isUsual)
            m_usual = value;
    }
    m_box->view()->setMinimumWidth(std::min(m_box->view()->sizeHintForColumn(0) + 24, 480));
    m_box->setVisible(offers.size() > 1);
    m_line->setVisible(offers.size() <= 1);
    showOffer();
}

void TextControl::showOffer()
{
    const int index = m_box->findData(m_shown.isEmpty() ? m_usual : m_shown);
    m_box->setCurrentIndex(index);
    // A name that is in another file stays to be seen.
    m_box->setPlaceholderText(m_shown.isEmpty() ? tr("Choose one") : m_shown);
    const QString help = coreText("Parameter", m_parameter.help);
    m_box->setToolTip(index < 0 ? help : m_box->itemText(index) + QLatin1Char('\n') + help);
}

FileControl::FileControl(const Parameter& parameter, QWidget* parent)
    : TextLine(parameter, parent)
{
    QHBoxLayout* row = makeRow(this);
    row->setSpacing(4);
    row->addWidget(m_line, 1);
    auto* button = new QToolButton(this);
    button->setText(tr("Browse…"));
    button->setFixedHeight(26);
    button->setAccessibleName(tr("Browse for %1").arg(coreText("Parameter", parameter.label)));
    row->addWidget(button);
    connect(button, &QToolButton::clicked, this, &FileControl::browse);
    if (!parameter.choices.empty())
        m_line->setPlaceholderText(words(parameter).join(QLatin1String(", ")));
}

Value FileControl::read(const QString& text) const
{
    for (const Choice& choice : m_parameter.choices)
        if (text.compare(coreText(choice.context, choice.label), Qt::CaseInsensitive) == 0)
            return conform(m_parameter, Value(std::string(choice.key)));
    return conform(m_parameter, Value(text.toStdString()));
}

void FileControl::setValue(const Value& value)
{
    const int index = choiceIndex(m_parameter, value);
    showText(index >= 0 ? words(m_parameter).at(index) : QString::fromStdString(std::get<std::string>(value)));
}

void FileControl::browse()
{
    const QString path = QFileDialog::getOpenFileName(this, coreText("Parameter", m_parameter.label), {}, {}, nullptr,
                                                      QFileDialog::ReadOnly);
    if (!path.isEmpty())
        offer([&] { return conform(m_parameter, Value(path.toStdString())); });
}

VectorControl::VectorControl(const Parameter& parameter, QWidget* parent)
    : TextLine(parameter, parent)
    , m_words(new DropDown(this))
{
    m_words->addItems(words(parameter));
    m_words->addItem(tr("List of numbers"));
    fit(*m_words);
    describe(m_words, parameter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_words);
    column->addWidget(m_line);
    m_line->setPlaceholderText(QStringLiteral("1, 0.5, \u22122"));
    connect(m_words, &QComboBox::activated, this, &VectorControl::choose);
}

void VectorControl::choose(int index)
{
    const bool list = index >= static_cast<int>(m_parameter.choices.size());
    if (!list) {
        offer([&] { return Value(std::string(m_parameter.choices[static_cast<std::size_t>(index)].key)); });
        return;
    }
    if (m_line->isHidden())
        emit listWanted();
    m_line->show();
    m_line->setFocus();
    m_line->selectAll();
}

void VectorControl::setValue(const Value& value)
{
    const int index = choiceIndex(m_parameter, value);
    m_words->setCurrentIndex(index >= 0 ? index : m_words->count() - 1);
    m_line->setVisible(index < 0);
    showText(index >= 0 ? QString() : QString::fromStdString(printValue(value)));
}

}  // namespace whorl
