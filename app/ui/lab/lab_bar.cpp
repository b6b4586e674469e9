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

#include <QApplication>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace whorl {

namespace {

constexpr int numberWidth = 84, listWidth = 108, choiceWidth = 168;

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
    // Another language makes another window around the same document.
    if (m_document.property(lab::trainsKey).toBool())
        m_asked = labValues(m_document.board());
    showPage(m_document.property(lab::pageKey).toInt());
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
    m_status->setObjectName("status");
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
    m_save = new LinkButton(m_appearance, tr("Save this result…"), true, head);
    m_save->setToolTip(tr("Writes what was trained to a file that this board then shows; otherwise it is gone with the "
                          "program"));
    row->addWidget(m_steps);
    row->addWidget(m_status, 1);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_progress, m_save, m_shipped, m_cancel, m_pause, m_train})
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
        if (i < lab::mainTasks)
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
    page->add(buildNames());
    m_rows.push_back(page);
    return page;
}

/// Which encodings Train trains; they are chosen on the page before.
QWidget* LabBar::buildNames()
{
    m_names = new ElidedLabel(this);
    m_names->setProperty("tone", "muted");
    m_names->setFixedHeight(26);
    return m_names;
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
                [takeTask](int index) { takeTask(lab::mainTasks + static_cast<std::size_t>(index)); });
    }
    connect(m_train, &QAbstractButton::clicked, this, &LabBar::startTraining);
    connect(m_cancel, &QAbstractButton::clicked, this, &LabBar::cancelTraining);
    connect(m_pause, &QAbstractButton::clicked, this, &LabBar::pauseTraining);
    connect(m_save, &QAbstractButton::clicked, this, &LabBar::saveWithDialog);
    connect(m_shipped, &QAbstractButton::clicked, this, [this] {
        take(tr("Shipped result"), {{std::string(lab::result), labSource().defaults.find(lab::result)->second}}, false);
    });
    connect(&m_look, &QTimer::timeout, this, &LabBar::refreshRun);
    connect(&m_board, &BoardView::readoutChanged, this, &LabBar::refreshRun);
    connect(&m_document, &Document::changed, this, [this](const Difference& difference) {
        if (!difference.panels && difference.changed.empty())
            return;
        // What was said was of another board.
        if (!m_taking)
            say({}, false);
        refresh();
    });
    connect(&m_document, &Document::replaced, this, [this] {
        // Saved under another name it is the same board.
        if (m_document.undoStack()->count() > 0 || (m_asked && labValues(m_document.board()) == m_seen))
            return;
        m_asked.reset();
        showPage(predict);
        say({}, false);
        refresh();
    });
    connect(&m_appearance, &Appearance::changed, this, [this] { update(); });
}

void LabBar::showPage(int page)
{
    m_steps->setCurrent(page);
    m_document.setProperty(lab::pageKey, page);
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        if (static_cast<int>(i) != page && m_pages[i]->isAncestorOf(QApplication::focusWidget()))
            focusSteps();
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        m_pages[i]->setVisible(static_cast<int>(i) == page);
    m_status->setText(statusText());
    updateGeometry();
}

}  // namespace whorl
