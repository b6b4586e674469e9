// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/transport/transport.h"

#include "app/document/document.h"
#include "app/scene/number_text.h"
#include "app/ui/controls/drop_down.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/themed_icon.h"
#include "app/ui/transport/transport_slider.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QToolButton>

#include <cmath>

namespace whorl {

namespace {

constexpr double speeds[] = {0.25, 0.5, 1, 2, 4};
constexpr int stepButtonsFrom = 760;  // below this width the step buttons go, as their keys remain

QToolButton* makeButton(QWidget* parent, const char* icon, const QString& name, const QString& help)
{
    auto* button = new QToolButton(parent);
    button->setIcon(themedIcon(QString::fromLatin1(icon)));
    button->setIconSize({16, 16});
    button->setFixedSize(32, 32);
    button->setAccessibleName(name);
    button->setToolTip(help);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QLineEdit* makeEntry(QWidget* parent, const QString& name)
{
    auto* entry = new QLineEdit(parent);
    // Room for the largest length, 7 digits, with less padding than other entries have.
    entry->setFixedSize(64, 26);
    entry->setTextMargins(-6, 0, -6, 0);
    entry->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    entry->setAccessibleName(name);
    entry->setToolTip(name);
    return entry;
}

/// As entry fields show numbers: plain digits.
QString entryText(double value)
{
    return QString::number(value, 'g', 10);
}

std::vector<TransportSlider::Mark> marksFor(const AnimationTarget& target, const AnimationRange& range)
{
    const double low = std::min(range.from, range.to), high = std::max(range.from, range.to);
    std::vector<Tick> ticks;
    if (target.logarithmic)
        ticks = logarithmicTicks(low, high, 5);
    else if (target.whole && high - low <= 10 * target.step)
        for (double value = low; value <= high; value += target.step)
            ticks.push_back({value, integerText(static_cast<qint64>(value))});
    else if (target.whole)
        ticks = indexTicks(static_cast<qint64>(low), static_cast<qint64>(high), 280, 48, 8);
    else
        ticks = linearTicks(low, high, 5);
    std::vector<TransportSlider::Mark> marks;
    for (const Tick& tick : ticks)
        marks.push_back({shareOf(target, range, tick.value), tick.label});
    return marks;
}

}  // namespace

Transport::Transport(Document& document, const Appearance& appearance, QWidget* parent)
    : QFrame(parent)
    , m_document(document)
    , m_appearance(appearance)
    , m_player(document, appearance)
{
    setProperty("look", "card");
    setFixedHeight(64);
    setAccessibleName(tr("Transport"));
    build();
    connectControls();
    showTargets();
    showPlaying(false);
}

void Transport::build()
{
    m_back = makeButton(this, "step-back", tr("Step back"), tr("Step back (,)"));
    m_play = makeButton(this, "play", tr("Play"), tr("Play (Space)"));
    m_play->setProperty("look", "play");
    m_play->setFixedSize(36, 36);
    m_on = makeButton(this, "step-forward", tr("Step on"), tr("Step on (.)"));
    m_loop = makeButton(this, "loop", tr("Loop"), tr("Play in a loop (L)"));
    m_loop->setCheckable(true);
    m_target = new DropDown(this);
    m_target->setFixedSize(148, 26);
    m_target->setAccessibleName(tr("What is played"));
    m_from = makeEntry(this, tr("From"));
    m_to = makeEntry(this, tr("To"));
    m_slider = new TransportSlider(m_appearance, this);
    m_speed = new DropDown(this);
    m_speed->setFixedSize(84, 26);
    m_speed->setAccessibleName(tr("Speed"));
    for (double speed : speeds)
        m_speed->addItem(shortText(speed) + u'×', speed);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 1, 12, 1);
    row->setSpacing(8);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_back, m_play, m_on, m_target, m_from, m_slider, m_to, m_speed, m_loop})
        row->addWidget(widget, widget == m_slider ? 1 : 0, Qt::AlignVCenter);
}

void Transport::connectControls()
{
    connect(m_back, &QToolButton::clicked, this, [this] { m_player.step(-1); });
    connect(m_on, &QToolButton::clicked, this, [this] { m_player.step(1); });
    connect(m_play, &QToolButton::clicked, this, [this] { m_player.toggle(); });
    connect(m_loop, &QToolButton::clicked, this, [this](bool checked) { m_player.setLoop(checked); });
    connect(m_target, &QComboBox::activated, this,
            [this](int index) { m_player.setTarget(m_target->itemData(index).toString()); });
    connect(m_speed, &QComboBox::activated, this,
            [this](int index) { m_player.setSpeed(m_speed->itemData(index).toDouble()); });
    connect(m_from, &QLineEdit::editingFinished, this, &Transport::takeRange);
    connect(m_to, &QLineEdit::editingFinished, this, &Transport::takeRange);
    connect(m_slider, &QSlider::sliderPressed, this, [this] {
        m_player.pause();
        m_gesture = m_document.newGesture();
    });
    connect(m_slider, &QSlider::sliderReleased, this, [this] { m_gesture = 0; });
    connect(m_slider, &TransportSlider::shareMoved, this, [this](double share) {
        m_player.pause();
        if (const AnimationTarget* target = m_player.target())
            m_player.moveTo(valueAt(*target, m_player.range(), share), m_gesture);
    });
    connect(&m_player, &AnimationPlayer::playingChanged, this, &Transport::showPlaying);
    connect(&m_player, &AnimationPlayer::targetsChanged, this, &Transport::showTargets);
    connect(&m_player, &AnimationPlayer::valueChanged, this, &Transport::showValue);
    connect(&m_player, &AnimationPlayer::failed, this, &Transport::failed);
}

void Transport::showTargets()
{
    const AnimationTarget* target = m_player.target();
    {
        const QSignalBlocker silent(m_target);
        m_target->clear();
        for (const AnimationTarget& offered : m_player.targets()) {
            m_target->addItem(offered.label, offered.id);
            if (target && offered.id == target->id)
                m_target->setCurrentIndex(m_target->count() - 1);
        }
    }
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_back, m_play, m_on, m_target, m_from, m_slider, m_to, m_speed, m_loop}) {
        widget->setEnabled(target != nullptr);
    }
    setToolTip(target ? QString() : tr("There is nothing on the board that can be played"));
    const Animation& animation = m_document.board().animation;
    m_loop->setChecked(animation.loop);
    int speed = m_speed->findData(animation.speed);
    if (speed < 0) {
        m_speed->addItem(shortText(animation.speed) + u'×', animation.speed);
        speed = m_speed->count() - 1;
    }
    m_speed->setCurrentIndex(speed);
    if (target) {
        const AnimationRange range = m_player.range();
        m_from->setText(entryText(range.from));
        m_to->setText(entryText(range.to));
        const double steps =
            target->whole && !target->logarithmic ? std::abs(range.to - range.from) / target->step : 1000;
        m_slider->setSteps(static_cast<int>(std::min(steps, 1e8)));
        m_slider->setMarks(marksFor(*target, range));
        m_slider->setAccessibleName(target->label);
    } else {
        m_from->clear();
        m_to->clear();
        m_slider->setMarks({});
        m_slider->showShare(0, {});
        m_slider->setAccessibleName(tr("Nothing to play"));
    }
    showValue();
}

void Transport::showValue()
{
    const AnimationTarget* target = m_player.target();
    if (!target)
        return;
    const double value = m_player.value();
    const QString text = targetValueText(*target, value);
    const QString words = target->symbol.isEmpty() ? target->label + u' ' + text : target->symbol + " = " + text;
    m_slider->showShare(shareOf(*target, m_player.range(), value), words);
}

void Transport::showPlaying(bool playing)
{
    m_play->setIcon(mainButtonIcon(playing ? "pause" : "play"));
    m_play->setAccessibleName(playing ? tr("Pause") : tr("Play"));
    m_play->setToolTip(playing ? tr("Pause (Space)") : tr("Play (Space)"));
}

void Transport::takeRange()
{
    const AnimationTarget* target = m_player.target();
    if (!target)
        return;
    const AnimationRange before = m_player.range();
    const auto read = [&](QLineEdit* entry, double old) {
        bool number = false;
        const double value = entry->text().replace(QChar(0x2212), u'-').toDouble(&number);
        if (!number || value < target->first || value > target->last) {
            emit failed(tr("%1 goes from %2 to %3; “%4” is not in that range")
                            .arg(target->label, shortText(target->first), shortText(target->last), entry->text()));
            entry->setText(entryText(old));
            return old;
        }
        return target->whole ? std::round(value) : value;
    };
    const AnimationRange after{read(m_from, before.from), read(m_to, before.to)};
    if (after.from == after.to || (after.from == before.from && after.to == before.to)) {
        m_from->setText(entryText(before.from));
        m_to->setText(entryText(before.to));
        return;
    }
    m_player.setRange(after);
}

void Transport::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    const bool room = event->size().width() >= stepButtonsFrom;
    m_back->setVisible(room);
    m_on->setVisible(room);
    m_target->setFixedWidth(room ? 148 : 144);
}

}  // namespace whorl
