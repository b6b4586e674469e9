// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/inspector/inspector.h"

#include "app/manual/manual_pages.h"
#include "app/ui/controls/error_text.h"
#include "app/ui/controls/parameter_control.h"
#include "app/ui/inspector/formula_view.h"
#include "app/ui/inspector/parameter_row.h"
#include "app/ui/inspector/sides_section.h"
#include "app/ui/inspector/view_section.h"
#include "app/ui/look/appearance.h"
#include "core/catalogue.h"
#include "core/comparison/operand_names.h"
#include "core/panel_sides.h"

#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace whorl {

namespace {

constexpr int sideMargin = 16;
/// Formula and range may lag behind a slider; the eye is on the board.
constexpr int refreshDelay = 60;

/// "Change frequency base", but "Change YaRN factor".
QString changeText(const Parameter& parameter)
{
    QString label = coreText("Parameter", parameter.label);
    if (label.size() > 1 && label[1].isLower())
        label[0] = label[0].toLower();
    return Inspector::tr("Change %1").arg(label);
}

}  // namespace

Inspector::Inspector(Document& document, Appearance& appearance, QWidget* parent)
    : QScrollArea(parent)
    , m_document(document)
    , m_appearance(appearance)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Inspector"));
    // Its controls have the focus, and show it.
    setFocusPolicy(Qt::NoFocus);
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(refreshDelay);
    connect(&m_refresh, &QTimer::timeout, this, &Inspector::refresh);
    connect(&document, &Document::changed, this, &Inspector::boardChanged);
    connect(&document, &Document::replaced, this, [this] { showPanel(m_panel); });
    connect(&appearance, &Appearance::changed, this, &Inspector::rebuild);
}

const whorl::Panel* Inspector::panel() const
{
    const std::vector<whorl::Panel>& panels = m_document.board().panels;
    return m_panel >= 0 && static_cast<std::size_t>(m_panel) < panels.size()
        ? &panels[static_cast<std::size_t>(m_panel)]
        : nullptr;
}

/// A side that is there no more is not shown.
void Inspector::settleSide()
{
    const whorl::Panel* shown = panel();
    if (!shown || (m_side && *m_side >= sideCount(*shown)) || sideCount(*shown) == 1)
        m_side.reset();
}

const std::string& Inspector::shownSource(const whorl::Panel& panel) const
{
    return sourceOf(panel, m_side.value_or(0));
}

const Values& Inspector::shownValues(const whorl::Panel& panel) const
{
    return valuesOf(panel, m_side.value_or(0));
}

/// Whether the rows are those that the panel needs.
bool Inspector::fits(const whorl::Panel& panel) const
{
    return shownSource(panel) == m_source && m_hasSides == (sideCount(panel) > 1);
}

void Inspector::chooseSide(std::optional<std::size_t> side)
{
    m_side = side;
    const int scrolled = verticalScrollBar()->value();
    rebuild();
    verticalScrollBar()->setValue(scrolled);
}

int Inspector::rowWidth() const
{
    // With room for the scroll bar, whose coming must not push anything over the edge, and in steps, so that few
    // widths make the rows anew.
    constexpr int step = 10;
    const int room = std::max(minimumSizeHint().width(), width()) - verticalScrollBar()->sizeHint().width();
    return (room - 2 * sideMargin) / step * step;
}

void Inspector::showPanel(int index)
{
    if (index != m_panel)
        m_side.reset();
    m_panel = index;
    settleSide();
    const whorl::Panel* shown = panel();
    if (!isVisible() || !shown || !fits(*shown) || !m_content) {
        rebuild();
    } else {
        refreshValues();
        refresh();
    }
}

void Inspector::setShownData(std::function<std::shared_ptr<const PanelData>(int panel)> shownData)
{
    m_shownData = std::move(shownData);
}

void Inspector::lookAgain()
{
    if (isVisible() && !m_data)
        refreshFormula();
}

void Inspector::boardChanged(const Difference& difference)
{
    settleSide();
    if (!isVisible())
        return rebuild();
    const whorl::Panel* shown = panel();
    if (!shown || !fits(*shown)) {
        if (difference.panels || !difference.changed.empty())
            rebuild();
        return;
    }
    const bool panels = difference.panels || !difference.changed.empty();
    if (panels)
        refreshValues();
    const bool slice = m_data && probedSlice(*m_data, m_document.board().probe) != m_shownSlice;
    if ((panels || slice) && !m_refresh.isActive())
        m_refresh.start();
    if (difference.probe)
        refreshFormula();
}

void Inspector::rebuild()
{
    // Beside a lesson, in a presentation and on a small screen it is closed; a hundred controls would be made for nobody.
    m_isOutOfDate = !isVisible();
    if (m_isOutOfDate)
        return;
    m_rows.clear();
    m_waiting.reset();
    m_view = nullptr;
    m_formula = nullptr;
    m_formulaSection = m_valuesSection = nullptr;
    m_valueRows = nullptr;
    m_values.clear();
    m_reset = nullptr;
    m_data.reset();
    m_shown = {};
    const whorl::Panel* shown = panel();
    m_source = shown ? shownSource(*shown) : std::string();
    m_hasSides = shown && sideCount(*shown) > 1;
    m_sides = nullptr;
    m_builtWidth = rowWidth();

    auto* content = new QWidget;
    content->setProperty("look", "side");
    m_content = content;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    if (shown) {
        try {
            const Source& source = findSource(m_source);
            addTitle(source);
            addSides();
            addParameters(source);
            addView();
            addFormula(source);
            addValues();
        } catch (const InputError&) {
            // The panel itself says what is wrong with it.
        }
    }
    m_column->addStretch();
    // The old controls may be in the middle of telling what was chosen.
    if (QWidget* old = takeWidget())
        old->deleteLater();
    setWidget(content);
    refreshValues();
    refresh();
}

ParameterRow* Inspector::makeRow(const Parameter& parameter)
{
    auto* row = new ParameterRow(parameter, m_appearance, m_builtWidth);
    row->setProperty("manual", parameterPlace(m_source, parameter.id));
    ParameterControl* control = row->control();
    connect(control, &ParameterControl::held, this, [this] { m_gesture = m_document.newGesture(); });
    connect(control, &ParameterControl::released, this, [this, row] {
        m_gesture = 0;
        if (row->isRefused()) {
            row->restore();
            m_waiting.reset();
        }
    });
    connect(control, &ParameterControl::restored, this, [this] { m_waiting.reset(); });
    connect(control, &ParameterControl::edited, this, [this, row](const Value& value) { wantValue(*row, value); });
    connect(control, &ParameterControl::refused, this,
            [this, row](const ParameterError& error) { row->showRefusal(errorText(error, m_source).sentence); });
    connect(control, &ParameterControl::listWanted, this, [this, row] { beginList(*row); });
    m_rows.push_back(row);
    return row;
}

/// The board with a value of the shown panel, and of those linked to it.
/// throws InputError
Board Inspector::accepted(const Board& before, std::string_view id, const Value& value) const
{
    Board after = withParameter(before, static_cast<std::size_t>(m_panel), id, value, m_side);
    for (std::size_t i = 0; i < after.panels.size(); ++i)
        for (PanelSide side = 0; side < sideCount(after.panels[i]); ++side)
            if (const Values& values = valuesOf(after.panels[i], side); values != valuesOf(before.panels[i], side))
                findSource(sourceOf(after.panels[i], side)).check(values);
    return after;
}

void Inspector::wantValue(ParameterRow& row, const Value& value)
{
    if (!panel())
        return;
    try {
        Board after = accepted(m_document.board(), row.parameter().id, value);
        const auto waiting = std::exchange(m_waiting, std::nullopt);
        // Undo and others may have ended its refusal meanwhile.
        const bool waits = waiting && std::any_of(m_rows.begin(), m_rows.end(), [&](const ParameterRow* other) {
                               return other != &row && other->parameter().id == waiting->first && other->isRefused();
                           });
        if (waits) {
            try {
                after = accepted(after, waiting->first, waiting->second);
            } catch (const InputError&) {
                // Still in contradiction: the next good value ends a refusal.
            }
        }
        row.dropRefusal();
        m_document.edit(after, changeText(row.parameter()), m_gesture);
        // What was typed may be the value in other words.
        row.restore();
    } catch (const InputError& error) {
        m_waiting.emplace(row.parameter().id, value);
        row.showRefusal(errorText(error, m_source).sentence);
    }
}

void Inspector::beginList(ParameterRow& row)
{
    const whorl::Panel* shown = panel();
    if (!shown)
        return;
    const Source& source = findSource(m_source);
    const Values all = completed(source.parameters, source.defaults, shownValues(*shown));
    const auto dimension = all.find("dimension");
    const auto* channels = dimension == all.end() ? nullptr : std::get_if<std::int64_t>(&dimension->second);
    const std::size_t longest = channels ? static_cast<std::size_t>(*channels) : 1;
    // The panels must draw what the control says, so the list begins as long as the source wants it: a number for each
    // channel, or for each pair.
    for (const std::size_t length : {longest, longest / 2}) {
        wantValue(row, Value(std::vector<double>(length, 1.0)));
        if (!row.isRefused())
            return;
    }
}

void Inspector::resetParameters()
{
    Board board = m_document.board();
    const whorl::Panel* held = panel();
    if (!held)
        return;
    m_waiting.reset();
    const auto resets = [&](const whorl::Panel& other, std::size_t index, PanelSide side) {
        if (sourceOf(other, side) != m_source)
            return false;
        return static_cast<int>(index) == m_panel ? !m_side || *m_side == side : held->linked && other.linked;
    };
    for (std::size_t i = 0; i < board.panels.size(); ++i)
        for (PanelSide side = 0; side < sideCount(board.panels[i]); ++side)
            if (resets(board.panels[i], i, side))
                valuesOf(board.panels[i], side).clear();
    m_document.edit(board, tr("Reset parameters"));
    for (ParameterRow* row : m_rows) {
        row->restore();
        row->dropRefusal();
    }
}

void Inspector::change(const QString& text, const std::function<void(whorl::Panel&)>& wanted)
{
    if (!panel())
        return;
    Board board = m_document.board();
    wanted(board.panels[static_cast<std::size_t>(m_panel)]);
    m_document.edit(board, text);
}

/// "B: Llama 3" where all sides are shown as one, but this value is not one.
QString Inspector::differingSides(const whorl::Panel& panel, const Parameter& parameter, const Value& value) const
{
    QStringList others;
    const PictureStyle style = m_appearance.pictureStyle(*this);
    for (PanelSide side = 1; !m_side && side < sideCount(panel); ++side) {
        const Values& values = valuesOf(panel, side);
        const auto held = values.find(parameter.id);
        const Value& other =
            held != values.end() ? held->second : findSource(m_source).defaults.find(parameter.id)->second;
        if (sourceOf(panel, side) == m_source && other != value)
            others += SidesSection::sign(panel, side) + QStringLiteral(": ")
                + style.text("Choice", valuePhrase(parameter, other));
    }
    return others.join(QStringLiteral(", "));
}

void Inspector::refreshValues()
{
    const whorl::Panel* shown = panel();
    if (!shown || m_rows.empty())
        return;
    if (m_sides)
        m_sides->show(*shown, m_side);
    const Source& source = findSource(m_source);
    const Values& values = shownValues(*shown);
    for (ParameterRow* row : m_rows) {
        const Parameter& parameter = row->parameter();
        const auto own = values.find(parameter.id);
        const Value& value = own != values.end() ? own->second : source.defaults.find(parameter.id)->second;
        bool isChoice = true;
        if (parameter.role == Role::offered && source.offers) {
            const std::vector<Offer> offers = source.offers(values, parameter.id);
            row->control()->setOffers(offers);
            isChoice = offers.size() > 1 || value != Value(std::string());
        }
        row->setValue(value);
        row->setRemark(differingSides(*shown, parameter, value));
        row->setVisible(isChoice && parameter.matters(values, source.defaults));
    }
    if (m_reset)
        m_reset->setEnabled(!values.empty());
}

void Inspector::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

void Inspector::showEvent(QShowEvent* event)
{
    QScrollArea::showEvent(event);
    if (m_isOutOfDate)
        rebuild();
}

void Inspector::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    // The choice between segments and combo boxes depends on the width.
    if (rowWidth() != m_builtWidth)
        QMetaObject::invokeMethod(this, &Inspector::rebuild, Qt::QueuedConnection);
}

}  // namespace whorl
