// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/export/motion_section.h"

#include "app/export/contact_sheet.h"
#include "app/scene/number_text.h"
#include "app/ui/controls/drop_down.h"
#include "app/ui/controls/error_text.h"
#include "app/ui/controls/icon_button.h"
#include "app/ui/controls/segmented_control.h"
#include "app/ui/controls/value_slider.h"
#include "app/ui/export/export_row.h"
#include "app/ui/export/number_box.h"
#include "app/ui/look/appearance.h"
#include "core/error.h"

#include <QCheckBox>
#include <QSignalBlocker>

#include <algorithm>

namespace whorl {

namespace {

/// Frames that are shown while it plays; the file has all of them.
constexpr int shortestPause = 33;  // ms
constexpr int narrowLabel = 56;

ValueScale shares()
{
    Parameter share;
    share.kind = ParameterKind::real;
    share.minimum = share.sliderMinimum = 0;
    share.maximum = share.sliderMaximum = 1;
    return ValueScale::slider(share);
}

QString bytesText(double bytes)
{
    constexpr double megabyte = 1e6;
    if (bytes < 0.1 * megabyte)
        return MotionSection::tr("less than 0.1 MB");
    // One digit is as much as a guess knows.
    const double unit = std::pow(10.0, std::floor(std::log10(bytes)));
    return MotionSection::tr("about %1 MB").arg(shortText(std::round(bytes / unit) * unit / megabyte));
}

}  // namespace

MotionSection::MotionSection(const Motion& kept, int sheetFrames, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_otherFrames(sheetFrames)
{
    setProperty("look", "side");
    setAttribute(Qt::WA_StyledBackground);
    build(kept);
    m_clock.setTimerType(Qt::PreciseTimer);
    connect(&m_clock, &QTimer::timeout, this, &MotionSection::playOn);
    connect(m_target, &QComboBox::activated, this, [this] { takeTarget({}); });
    connect(m_slider, &ValueSlider::edited, this, [this](double share) {
        pause();
        show(share);
        emit moved();
    });
    connect(m_play, &IconButton::clicked, this, [this] { m_clock.isActive() ? pause() : play(); });
    connect(m_easing, &SegmentedControl::chosen, this, &MotionSection::take);
    for (QCheckBox* box : {m_back, m_loop})
        connect(box, &QCheckBox::toggled, this, &MotionSection::take);
    for (NumberBox* box : {m_from, m_to, m_frames, m_rate, m_hold})
        connect(box, &QDoubleSpinBox::valueChanged, this, &MotionSection::take);
}

NumberBox* MotionSection::makeNumber(const QString& name, const QString& unit, double low, double high, double value,
                                     int decimals)
{
    auto* box = new NumberBox;
    box->setAccessibleName(name);
    box->setToolTip(name);
    box->setLocale(QLocale::c());
    box->setDecimals(decimals);
    box->setRange(low, high);
    box->setValue(value);
    box->setKeyboardTracking(false);
    if (!unit.isEmpty())
        box->setSuffix(' ' + unit);
    box->setAlignment(Qt::AlignRight);
    box->setFixedSize(82, exportControlHeight);
    return box;
}

void MotionSection::build(const Motion& kept)
{
    m_play = new IconButton(m_appearance, QStringLiteral("play"), tr("Play the motion"));
    m_slider = new ValueSlider(shares(), m_appearance);
    m_slider->setAccessibleName(tr("Moment of the motion"));
    m_value = makeExportLabel({}, "muted");
    m_target = new DropDown;
    m_target->setAccessibleName(tr("What moves"));
    m_target->setFixedHeight(exportControlHeight);
    m_target->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_from = makeNumber(tr("From"), {}, 0, 1, 0, 0);
    m_to = makeNumber(tr("To"), {}, 0, 1, 0, 0);
    m_frames = makeNumber(tr("Frames"), {}, 2, mostFrames, kept.frames, 0);
    m_rate = makeNumber(tr("Frames per second"), tr("fps"), 1, 100, kept.framesPerSecond, 1);
    m_hold = makeNumber(tr("Seconds that either end stays"), tr("s"), 0, 60, kept.hold, 1);
    m_easing = new SegmentedControl({tr("Even"), tr("Smooth")}, m_appearance);
    m_easing->setName(tr("Pace"));
    m_easing->setCurrent(kept.easing == Easing::smooth ? 1 : 0);
    m_back = new QCheckBox(tr("There and back"));
    m_back->setChecked(kept.thereAndBack);
    m_loop = new QCheckBox(tr("In a loop"));
    m_loop->setChecked(kept.loop);
    m_note = makeExportLabel({}, "muted");

    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(20, 8, 20, 10);
    rows->setSpacing(6);
    auto* moment = new QHBoxLayout;
    moment->setSpacing(8);
    moment->addWidget(m_play);
    moment->addWidget(m_slider, 1);
    moment->addWidget(m_value);
    m_value->setMinimumWidth(96);
    m_value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    rows->addLayout(moment);
    const auto plain = [](const QString& text) { return makeExportLabel(text); };
    QHBoxLayout* way = makeExportRow(tr("Moves"), {m_target, plain(tr("from")), m_from, plain(tr("to")), m_to});
    way->setStretchFactor(m_target, 1);
    rows->addLayout(way);
    QHBoxLayout* time = makeExportRow(tr("Frames"), {m_frames, plain(tr("at")), m_rate, plain(tr("held for")), m_hold});
    time->addStretch();
    rows->addLayout(time);
    QHBoxLayout* pace = makeExportRow(tr("Pace"), {m_easing, m_back, m_loop});
    rows->addLayout(pace);
    rows->addWidget(m_note);
    for (QHBoxLayout* row : {way, time, pace}) {
        row->setSpacing(8);
        row->itemAt(0)->widget()->setFixedWidth(narrowLabel);
    }
}

const AnimationTarget* MotionSection::target() const
{
    const auto index = static_cast<std::size_t>(m_target->currentIndex());
    return index < m_targets.size() ? &m_targets[index] : nullptr;
}

bool MotionSection::movesProbe() const
{
    return target() && !target()->parameter;
}

void MotionSection::setBoard(const Board& board)
{
    pause();
    const bool known = target() != nullptr;
    const QString chosen = known ? target()->id : QString::fromStdString(board.animation.target);
    const AnimationRange range = known ? AnimationRange{m_from->value(), m_to->value()}
                                       : AnimationRange{board.animation.from, board.animation.to};
    m_board = m_shown = board;
    m_targets.clear();
    m_target->clear();
    for (int panel = 0; panel < static_cast<int>(board.panels.size()); ++panel)
        for (const AnimationTarget& each : animationTargets(board, panel))
            if (std::none_of(m_targets.begin(), m_targets.end(), [&](const auto& one) { return one.id == each.id; }))
                m_targets.push_back(each);
    int index = 0;
    for (const AnimationTarget& each : m_targets) {
        if (each.id == chosen)
            index = m_target->count();
        m_target->addItem(each.label);
    }
    m_target->setCurrentIndex(isMovable() ? index : -1);
    m_target->setToolTip(m_target->currentText());
    const bool same = target() && target()->id == chosen;
    takeTarget(same ? std::optional(range) : std::nullopt);
}

void MotionSection::takeTarget(const std::optional<AnimationRange>& range)
{
    if (const AnimationTarget* chosen = target()) {
        Animation wanted;
        if (range) {
            wanted.from = range->from;
            wanted.to = range->to;
        }
        const AnimationRange cut = animationRange(wanted, *chosen);
        for (const auto& [box, value] : {std::pair(m_from, cut.from), std::pair(m_to, cut.to)}) {
            const QSignalBlocker silent(box);
            box->setDecimals(chosen->whole ? 0 : 6);
            box->setRange(chosen->first, chosen->last);
            box->setSingleStep(chosen->step);
            box->setValue(value);
        }
        m_target->setToolTip(chosen->label);
    }
    take();
}

Motion MotionSection::motion() const
{
    Motion motion;
    if (const AnimationTarget* chosen = target())
        motion.target = chosen->id.toStdString();
    motion.from = m_from->value();
    motion.to = m_to->value();
    motion.frames = frames();
    motion.framesPerSecond = m_rate->value();
    motion.hold = m_hold->value();
    motion.easing = m_easing->current() == 1 ? Easing::smooth : Easing::even;
    motion.thereAndBack = m_back->isChecked();
    motion.loop = m_loop->isChecked();
    return motion;
}

int MotionSection::frames() const
{
    return qRound(m_frames->value());
}

void MotionSection::setSheet(bool sheet)
{
    if (sheet == m_isSheet)
        return;
    pause();
    const int wanted = std::exchange(m_otherFrames, frames());
    m_isSheet = sheet;
    {
        const QSignalBlocker silent(m_frames);
        m_frames->setMaximum(sheet ? mostSheetFrames : mostFrames);
        m_frames->setValue(wanted);
    }
    for (QWidget* film : {static_cast<QWidget*>(m_play), static_cast<QWidget*>(m_slider), static_cast<QWidget*>(m_rate),
                          static_cast<QWidget*>(m_hold), static_cast<QWidget*>(m_back), static_cast<QWidget*>(m_loop)})
        film->setEnabled(!sheet);
    take();
}

void MotionSection::take()
{
    pause();
    m_moving.reset();
    m_problem.clear();
    m_guess.reset();
    if (target()) {
        try {
            m_moving.emplace(m_board, motion());
        } catch (const InputError& error) {
            m_problem = errorSentence(error);
        }
    }
    show(m_slider->value());
    describe();
    emit changed();
}

void MotionSection::show(double share)
{
    m_slider->setValue(share);
    if (!m_moving)
        return;
    try {
        m_shown = m_moving->at(share);
        m_value->setText(m_moving->valueText(share));
        m_problem.clear();
    } catch (const InputError& error) {
        m_problem = errorSentence(error);
    }
}

void MotionSection::play()
{
    m_shares.clear();
    for (const Still& still : stillsOf(motion()))
        m_shares.insert(m_shares.end(), static_cast<std::size_t>(still.frames), still.share);
    const double from = m_slider->value();
    const auto nearest =
        std::find_if(m_shares.begin(), m_shares.end(), [from](double share) { return share >= from - 1e-9; });
    m_firstFrame = nearest == m_shares.end() || from >= 1 ? 0 : nearest - m_shares.begin();
    m_sinceStart.start();
    m_clock.start(std::max(shortestPause, qRound(1000 / m_rate->value())));
    m_play->setIconName(QStringLiteral("pause"));
    m_play->setAccessibleName(tr("Pause the motion"));
    m_play->setToolTip(tr("Pause the motion"));
}

void MotionSection::playOn()
{
    // A picture that takes longer than its frame leaves out those after it, so that the pace is the file's.
    const auto frame = m_firstFrame + qRound64(static_cast<double>(m_sinceStart.elapsed()) / 1000 * m_rate->value());
    const auto count = static_cast<qint64>(m_shares.size());
    if (frame >= count && !m_loop->isChecked()) {
        show(m_shares.back());
        pause();
    } else {
        show(m_shares[static_cast<std::size_t>(frame % count)]);
    }
    emit moved();
}

void MotionSection::pause()
{
    if (!m_clock.isActive())
        return;
    m_clock.stop();
    m_play->setIconName(QStringLiteral("play"));
    m_play->setAccessibleName(tr("Play the motion"));
    m_play->setToolTip(tr("Play the motion"));
}

void MotionSection::setGuess(std::optional<double> bytes)
{
    m_guess = bytes;
    describe();
}

void MotionSection::describe()
{
    if (m_isSheet) {
        m_note->setText(tr("%1 frames side by side").arg(integerText(frames())));
        return;
    }
    qint64 count = 0;
    for (const Still& still : stillsOf(motion()))
        count += still.frames;
    QStringList words{tr("%1 seconds").arg(shortText(std::round(10 * double(count) / m_rate->value()) / 10)),
                      tr("%1 frames").arg(integerText(count))};
    if (m_guess)
        words += bytesText(*m_guess);
    m_note->setText(words.join(QStringLiteral(" \u00b7 ")));
}

}  // namespace whorl
