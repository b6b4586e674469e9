// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/lab/lab_bar.h"

#include "app/ui/controls/drop_down.h"
#include "app/ui/controls/link_button.h"
#include "app/ui/controls/parameter_control.h"
#include "app/ui/controls/segmented_control.h"
#include "app/ui/lab/flow_row.h"
#include "app/ui/lab/lab_values.h"
#include "app/ui/lab/order_strip.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/labels.h"
#include "core/catalogue.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace whorl {

namespace {

/// The first tasks of the row have a button each, the others are under "More".
constexpr std::size_t mainTasks = 3;
constexpr int numberWidth = 84, listWidth = 108, choiceWidth = 168;

const Source& labSource()
{
    return findSource(std::string(lab::source));
}

/// The tasks' row; nullptr where the lab has none.
const Parameter* taskRow()
{
    return findParameter(labSource().parameters, lab::task);
}

QPushButton* makeButton(const QString& text, const QString& help, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setFixedHeight(28);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(help);
    button->setAccessibleDescription(help);
    return button;
}

}  // namespace

LabBar::LabBar(Document& document, const Appearance& appearance, BoardView& board, QWidget* parent)
    : QFrame(parent)
    , m_document(document)
    , m_appearance(appearance)
    , m_board(board)
{
    setProperty("look", "card");
    setAccessibleName(tr("Extrapolation lab"));
    m_look.setInterval(100);
    build();
    connectParts();
    showPage(predict);
    refresh();
}

void LabBar::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    column->addWidget(buildHead());
    m_pages = {buildPredict(), buildTrain(), buildChange()};
    for (QWidget* page : m_pages)
        column->addWidget(page);
}

QWidget* LabBar::buildHead()
{
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    m_steps = new SegmentedControl({tr("1 Predict"), tr("2 Train"), tr("3 Change")}, m_appearance, head);
    m_steps->setName(tr("Step of the lab"));
    m_steps->setFixedWidth(std::max(m_steps->sizeHint().width(), 240));
    m_status = new ElidedLabel(head);
    m_status->setProperty("tone", "muted");
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_progress = new QProgressBar(head);
    m_progress->setProperty("look", "thin");
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 1000);
    m_progress->setFixedWidth(96);
    m_progress->setAccessibleName(tr("Training"));
    m_shipped = new LinkButton(m_appearance, tr("Shipped result"), true, head);
    m_shipped->setToolTip(tr("Back to the result that comes with the program"));
    m_cancel = makeButton(tr("Cancel"), tr("Ends the training and brings the result before it back"), head);
    m_pause = makeButton(tr("Pause"), tr("What was learnt so far stays on screen"), head);
    m_train = makeButton(tr("Train"), tr("Trains one model for each encoding and seed, here and now"), head);
    m_train->setProperty("look", "main");
    row->addWidget(m_steps);
    row->addWidget(m_status, 1);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_progress, m_shipped, m_cancel, m_pause, m_train})
        row->addWidget(widget);
    return head;
}

QWidget* LabBar::buildPredict()
{
    auto* page = new QWidget(this);
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    m_order = new OrderStrip(m_appearance, page);
    m_order->setAccessibleName(tr("Encodings, best at 8 times the length first"));
    m_keep = new LinkButton(m_appearance, tr("Keep this order"), true, page);
    m_keep->setToolTip(tr("Takes the order as it stands for your prediction"));
    m_forget = new LinkButton(m_appearance, tr("Forget"), false, page);
    m_forget->setToolTip(tr("Takes your prediction back"));
    row->addWidget(m_order, 1);
    row->addWidget(m_keep, 0, Qt::AlignTop);
    row->addWidget(m_forget, 0, Qt::AlignTop);
    return page;
}

QWidget* LabBar::buildTask()
{
    const Parameter& row = *taskRow();
    auto* cell = new QWidget(this);
    auto* layout = new QHBoxLayout(cell);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    const QString name = coreText("Parameter", row.label);
    QStringList words;
    m_moreTasks = new DropDown(cell);
    for (std::size_t i = 0; i < row.choices.size(); ++i) {
        const QString word = coreText(row.choices[i].context, row.choices[i].label);
        if (i < mainTasks)
            words += word;
        else
            m_moreTasks->addItem(word);
    }
    m_tasks = new SegmentedControl(words, m_appearance, cell);
    m_tasks->setToolTip(coreText("Parameter", row.help));
    m_tasks->setName(name);
    m_moreTasks->setPlaceholderText(tr("More"));
    m_moreTasks->setFixedSize(96, 26);
    m_moreTasks->setAccessibleName(tr("%1: more").arg(name));
    m_moreTasks->setToolTip(coreText("Parameter", row.help));
    layout->addWidget(m_tasks);
    layout->addWidget(m_moreTasks);
    m_moreTasks->setVisible(m_moreTasks->count() > 0);
    return cell;
}

QWidget* LabBar::buildTrain()
{
    auto* page = new FlowRow(this);
    if (taskRow())
        page->add(buildTask());
    addCell(*page, "steps", numberWidth, true);
    addCell(*page, "seeds", listWidth, true);
    m_rows.push_back(page);
    return page;
}

QWidget* LabBar::buildChange()
{
    auto* page = new FlowRow(this);
    addCell(*page, "scaling", choiceWidth, false);
    addCell(*page, "past_end", choiceWidth, false);
    addCell(*page, "temperature", 20, false);
    addCell(*page, "dropped", 20, false);
    m_rows.push_back(page);
    return page;
}

/// `trains`: another value has to be trained anew.
void LabBar::addCell(FlowRow& row, std::string_view id, int width, bool trains)
{
    const Parameter* known = findParameter(labSource().parameters, id);
    if (!known)
        return;
    Cell cell{*known, new QWidget(&row), nullptr};
    // Numbers are typed here; the inspector has their sliders.
    cell.parameter.sliderMinimum = cell.parameter.sliderMaximum = 0;
    cell.control = makeParameterControl(cell.parameter, m_appearance, 0, cell.widget);
    cell.control->setFixedWidth(width);
    QLabel* label = makeLabel(coreText("Parameter", known->label), 13, QFont::Normal, "muted", cell.widget);
    label->setToolTip(coreText("Parameter", known->help));
    auto* layout = new QHBoxLayout(cell.widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(label);
    layout->addWidget(cell.control);
    row.add(cell.widget);
    const QString name = coreText("Parameter", known->label);
    connect(cell.control, &ParameterControl::held, this, [this] { m_gesture = m_document.newGesture(); });
    connect(cell.control, &ParameterControl::released, this, [this] { m_gesture = 0; });
    connect(cell.control, &ParameterControl::edited, this, [this, name, trains, id](const Value& value) {
        take(tr("Change %1").arg(name), {{std::string(id), value}}, trains, m_gesture);
    });
    connect(cell.control, &ParameterControl::refused, this, [this](const ParameterError& error) { refuse(error); });
    connect(cell.control, &ParameterControl::restored, this, [this] { say({}, false); });
    m_cells.push_back(cell);
}

void LabBar::connectParts()
{
    connect(m_steps, &SegmentedControl::chosen, this, &LabBar::showPage);
    connect(m_order, &OrderStrip::reordered, this, [this](const QStringList& keys) { keepOrder(keys, tr("Predict")); });
    connect(m_order, &OrderStrip::toggled, this, &LabBar::toggle);
    connect(m_keep, &QAbstractButton::clicked, this, [this] {
        keepOrder(m_order->order(), tr("Predict"));
        showPage(train);
    });
    connect(m_forget, &QAbstractButton::clicked, this, [this] { keepOrder({}, tr("Forget prediction")); });
    const auto takeTask = [this](std::size_t index) {
        const Parameter& row = *taskRow();
        take(tr("Change %1").arg(coreText("Parameter", row.label)),
             {{std::string(row.id), std::string(row.choices[index].key)}}, true);
    };
    if (m_tasks) {
        connect(m_tasks, &SegmentedControl::chosen, this,
                [takeTask](int index) { takeTask(static_cast<std::size_t>(index)); });
        connect(m_moreTasks, &QComboBox::activated, this,
                [takeTask](int index) { takeTask(mainTasks + static_cast<std::size_t>(index)); });
    }
    connect(m_train, &QAbstractButton::clicked, this, &LabBar::startTraining);
    connect(m_cancel, &QAbstractButton::clicked, this, &LabBar::cancelTraining);
    connect(m_pause, &QAbstractButton::clicked, this, [this] {
        if (m_run.state == BoardView::Run::State::paused)
            m_board.resumeRun(lab::source);
        else
            m_board.pauseRun(lab::source);
        refreshRun();
    });
    connect(m_shipped, &QAbstractButton::clicked, this, [this] {
        take(tr("Shipped result"), {{std::string(lab::result), labSource().defaults.find(lab::result)->second}}, false);
    });
    connect(&m_look, &QTimer::timeout, this, &LabBar::refreshRun);
    connect(&m_board, &BoardView::readoutChanged, this, &LabBar::refreshRun);
    connect(&m_document, &Document::changed, this, [this](const Difference& difference) {
        if (difference.panels || !difference.changed.empty())
            refresh();
    });
    connect(&m_document, &Document::replaced, this, [this] {
        showPage(predict);
        say({}, false);
        refresh();
    });
    connect(&m_appearance, &Appearance::changed, this, [this] { update(); });
}

void LabBar::showPage(int page)
{
    m_steps->setCurrent(page);
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        m_pages[i]->setVisible(static_cast<int>(i) == page);
    m_status->setText(statusText());
    updateGeometry();
}

void LabBar::refresh()
{
    const bool wanted = hasLab(m_document.board());
    if (wanted) {
        const Values values = labValues(m_document.board());
        // What is to be trained can be said before.
        Values trained = values;
        trained.insert_or_assign(std::string(lab::result), std::string(lab::trained));
        for (const Cell& cell : m_cells) {
            cell.control->setValue(values.find(cell.parameter.id)->second);
            cell.widget->setVisible(cell.parameter.matters(trained, labSource().defaults));
        }
        for (FlowRow* row : m_rows)
            row->refresh();
        refreshOrder(values);
        if (m_tasks)
            refreshTask(values);
        m_shipped->setVisible(values.find(lab::result)->second != labSource().defaults.find(lab::result)->second);
        refreshRun();
    }
    if (wanted != m_wanted) {
        m_wanted = wanted;
        emit wantedChanged();
    }
}

void LabBar::refreshTask(const Values& values)
{
    const Parameter& row = *taskRow();
    const auto* key = std::get_if<std::string>(&values.find(lab::task)->second);
    int index = -1;
    for (std::size_t i = 0; key && i < row.choices.size(); ++i)
        index = row.choices[i].key == *key ? static_cast<int>(i) : index;
    const int more = index - static_cast<int>(mainTasks);
    m_tasks->setCurrent(more < 0 ? index : -1);
    m_moreTasks->setCurrentIndex(more < 0 ? -1 : more);
}

/// Those that are trained in the order of the prediction, then in that of the catalogue.
void LabBar::refreshOrder(const Values& values)
{
    const Parameter* names = findParameter(labSource().parameters, lab::encoding);
    const auto textOf = [&values](std::string_view id) {
        const auto held = values.find(id);
        const auto* text = held == values.end() ? nullptr : std::get_if<std::string>(&held->second);
        return text ? *text : std::string();
    };
    if (!names)
        return;
    const std::vector<std::string> chosen = keysIn(textOf(lab::encodings)), predicted = keysIn(textOf(lab::prediction));
    const auto rank = [&predicted](std::string_view key) {
        return std::find(predicted.begin(), predicted.end(), key) - predicted.begin();
    };
    std::vector<OrderStrip::Item> items;
    for (const Choice& choice : names->choices)
        items.push_back({QString::fromUtf8(choice.key.data(), static_cast<qsizetype>(choice.key.size())),
                         coreText(choice.context, choice.label),
                         chosen.empty() || std::find(chosen.begin(), chosen.end(), choice.key) != chosen.end()});
    std::stable_sort(items.begin(), items.end(), [&rank](const OrderStrip::Item& a, const OrderStrip::Item& b) {
        return rank(a.key.toStdString()) < rank(b.key.toStdString());
    });
    m_order->setItems(items, !predicted.empty());
    m_keep->setVisible(predicted.empty());
    m_forget->setVisible(!predicted.empty());
}

}  // namespace whorl
