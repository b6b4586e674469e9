// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/panel_widget.h"

#include "app/scene/board_scene.h"
#include "app/scene/number_text.h"
#include "app/ui/board/comparison_menu.h"
#include "app/ui/board/drop_mark.h"
#include "app/ui/board/panel_header.h"
#include "app/ui/board/panel_table.h"
#include "app/ui/board/readout_line.h"
#include "app/ui/board/state_strip.h"
#include "app/ui/controls/error_text.h"
#include "app/ui/look/appearance.h"
#include "core/catalogue.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr int listeningPause = 150;  // ms between two things said of the probe

}  // namespace

PanelWidget::PanelWidget(Document& document, Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_appearance(appearance)
    , m_header(new PanelHeader(appearance, this))
    , m_body(new PanelBody(m_picture, appearance, this))
    , m_line(new ReadoutLine(appearance, this))
    , m_strip(new StateStrip(appearance, this))
    , m_mark(new DropMark(appearance, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_body, 1);
    column->addWidget(m_line);
    m_strip->hide();

    m_line->setSource([this]() -> ReadoutLine::Content {
        m_body->prepare();
        return {readout(), stateText()};
    });
    connect(&m_picture, &PanelPicture::stale, m_line, qOverload<>(&QWidget::update));
    connect(&m_picture, &PanelPicture::changed, this, &PanelWidget::showState);
    connect(m_strip, &StateStrip::clicked, this, &PanelWidget::mend);
    connect(m_strip, &StateStrip::endClicked, this, &PanelWidget::endWanted);
    connect(m_strip, &StateStrip::stepClicked, this, &PanelWidget::pairWanted);
    m_body->setSummary([this] { return summary(); });
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(listeningPause);
    connect(&m_quiet, &QTimer::timeout, this, &PanelWidget::describe);
    connectHeader();
    connectBody();
}

void PanelWidget::connectHeader()
{
    connect(m_header, &PanelHeader::pressed, this, &PanelWidget::activated);
    connect(m_header, &PanelHeader::maximiseWanted, this, &PanelWidget::maximiseWanted);
    connect(m_header, &PanelHeader::dragged, this, &PanelWidget::headerDragged);
    connect(m_header, &PanelHeader::dropped, this, &PanelWidget::headerDropped);
    connect(m_header, &PanelHeader::panelMenuWanted, this, &PanelWidget::fillPanelMenu);
    connect(m_header, &PanelHeader::viewMenuWanted, this, [this](QMenu& menu) {
        try {
            fillViewMenu(menu, panel(), changer());
        } catch (const InputError& error) {
            menu.addAction(errorSentence(error))->setEnabled(false);
        }
    });
    connect(m_header, &PanelHeader::titleEdited, this, [this](const QString& title) {
        const std::string own =
            title == panelTitle(panel(), m_appearance.pictureStyle(*this)) ? panel().title : title.toStdString();
        change(tr("Change title"), [&own](Panel& panel) { panel.title = own; });
    });
}

void PanelWidget::connectBody()
{
    connect(m_body, &PanelBody::pressed, this, &PanelWidget::activated);
    connect(m_body, &PanelBody::probeMoved, this, &PanelWidget::probeMoved);
    connect(m_body, &PanelBody::fitWanted, this, &PanelWidget::fit);
    connect(m_body, &PanelBody::wordsChosen, this, [this](const std::vector<std::string>& words) { chooseAll(words); });
    connect(m_body, &PanelBody::wordToggled, this, [this](const std::string& word) {
        QStringList words = chosenWords();
        if (words.removeAll(QString::fromStdString(word)) == 0)
            words += QString::fromStdString(word);
        choose(words.join(QLatin1Char(' ')));
    });
    connect(m_body, &PanelBody::zoomStarted, this, [this] { m_zoomGesture = m_document.newGesture(); });
    connect(m_body, &PanelBody::zoomEnded, this, [this] { m_zoomGesture = 0; });
    connect(m_body, &PanelBody::zoomChanged, this,
            [this](const Zoom& zoom) { emit zoomWanted(zoom, tr("Zoom"), m_zoomGesture); });
}

void PanelWidget::setIndex(int index)
{
    m_index = index;
    const Panel& shown = m_document.board().panels.at(static_cast<std::size_t>(index));
    if (shown.source != m_panel.source || shown.values != m_panel.values) {
        m_restsAt.reset();
        m_replays = false;
    }
    m_panel = shown;
    showPanel();
    QString icon;
    showTitle();
    try {
        icon = viewOf(shown, findSource(shown.source).quantity(shown.quantity).kind).icon;
    } catch (const InputError&) {
        // Once it is painted, the panel says what it cannot show.
    }
    m_header->setViewIcon(icon);
    describe();
}

void PanelWidget::showTitle()
{
    const PictureStyle style = m_appearance.pictureStyle(*this);
    m_header->setTexts(panelTitle(panel(), style),
                       m_picture.isOfPanel() ? panelCaption(panel(), *m_picture.data(), style)
                                             : panelCaption(panel(), style));
}

void PanelWidget::setProbe(const Probe& probe)
{
    m_body->setProbe(probe);
    m_line->update();
    if (m_index >= 0)
        showPanel();
    // What takes a while is found now, and not while painting.
    readout();
    if (m_table)
        m_table->setProbe(probe);
    // No faster than anybody can listen.
    if (!m_quiet.isActive())
        m_quiet.start();
}

void PanelWidget::setSelected(bool selected)
{
    m_selected = selected;
    update();
}

void PanelWidget::setMaximised(bool maximised)
{
    m_header->setMaximised(maximised);
}

void PanelWidget::setRinged(bool ringed)
{
    m_ringed = ringed;
    update();
}

void PanelWidget::setBare(bool bare)
{
    m_header->setBare(bare);
}

void PanelWidget::setDropTarget(DropTarget target)
{
    QRect hit = rect();
    if (target != DropTarget::whole)
        hit.setWidth(hit.width() / 5);
    if (target == DropTarget::after)
        hit.moveRight(rect().right());
    m_mark->setGeometry(hit);
    m_mark->raise();
    m_mark->setVisible(target != DropTarget::none);
}

void PanelWidget::fit()
{
    emit zoomWanted({}, tr("Show everything"), 0);
}

void PanelWidget::editTitle()
{
    m_header->editTitle();
}

void PanelWidget::letGo()
{
    m_header->letGo();
}

void PanelWidget::restyle()
{
    // One that is on its way off the board may hear of it too.
    if (static_cast<std::size_t>(m_index) >= m_document.board().panels.size())
        return;
    m_picture.invalidate();
    setIndex(m_index);
    update();
}

void PanelWidget::change(const QString& text, const std::function<void(Panel&)>& change, int gesture)
{
    Board board = m_document.board();
    if (m_index < 0 || static_cast<std::size_t>(m_index) >= board.panels.size())
        return;
    change(board.panels[static_cast<std::size_t>(m_index)]);
    m_document.edit(board, text, gesture);
}

PanelChange PanelWidget::changer()
{
    return [this](const QString& text, const std::function<void(Panel&)>& wanted) { change(text, wanted); };
}

void PanelWidget::fillPanelMenu(QMenu& menu)
{
    menu.addAction(tr("Rename"), this, &PanelWidget::editTitle);
    QAction* another = menu.addAction(tr("Duplicate"), this, &PanelWidget::duplicateWanted);
    another->setEnabled(m_document.board().panels.size() < maximumPanels);
    menu.addAction(tr("Copy figure"), this, &PanelWidget::copyWanted);
    menu.addAction(tr("Export panel…"), this, &PanelWidget::exportWanted);
    menu.addAction(tr("Print panel…"), this, &PanelWidget::printWanted);
    addRunActions(menu);
    menu.addSeparator();
    addTableAction(menu);
    const std::shared_ptr<const PanelData> shown = m_picture.data();
    const Data* own = shown && !shown->data.empty() ? &shown->data.front() : nullptr;
    fillComparisonMenu(menu, m_document.board(), static_cast<std::size_t>(m_index), m_appearance.pictureStyle(*this),
                       changer());
    fillStyleMenu(menu, panel(), own, m_appearance, changer());
    QAction* everything = menu.addAction(tr("Show everything"), this, &PanelWidget::fit);
    everything->setEnabled(panel().rows || panel().columns);
    menu.addAction(tr("How this picture was made"), this, &PanelWidget::tellHow);
    menu.addSeparator();
    menu.addAction(tr("Close panel"), this, &PanelWidget::closeWanted);
}

std::shared_ptr<const Picture> PanelWidget::validPicture() const
{
    return m_picture.state() == PanelPicture::State::failed ? nullptr : m_picture.picture();
}

Readout PanelWidget::readout() const
{
    const std::shared_ptr<const Picture> picture = validPicture();
    return picture ? picture->readout(probe()) : Readout{};
}

std::optional<ReadoutItem> PanelWidget::value() const
{
    const std::shared_ptr<const Picture> picture = validPicture();
    return picture ? picture->value(probe()) : std::nullopt;
}

QString PanelWidget::resolution() const
{
    const std::shared_ptr<const Picture> picture = m_picture.picture();
    return picture ? picture->resolution() : QString();
}

QString PanelWidget::stateText() const
{
    return m_picture.state() == PanelPicture::State::draft ? tr("draft: sharp on release") : resolution();
}

void PanelWidget::showState()
{
    using State = PanelPicture::State;
    const State state = m_picture.state();
    if (state == State::failed) {
        showError(*m_picture.error());
    } else if (!showRest()) {
        showWork();
    }
    placeStrip();
    m_line->update();
    showTitle();
    fillTable();
    describe();
    emit readoutChanged();
}

void PanelWidget::showWork()
{
    using State = PanelPicture::State;
    const State state = m_picture.state();
    const auto progress = [this]() -> std::optional<double> { return m_picture.progress(); };
    if (m_picture.isCatchingUp()) {
        hideStrip();
        return;
    }
    if (state == State::outOfDate || state == State::working) {
        m_mendId.clear();
        m_strip->showWork(state == State::working ? tr("Computing") : tr("Out of date"), tr("Cancel"), progress);
    } else if (state == State::growing) {
        m_mendId.clear();
        m_strip->showWork(tr("Computing"), tr("Pause"), progress, endText());
    } else if (state == State::paused) {
        m_strip->showWork(tr("Paused at %1").arg(percentText(m_picture.progress())), tr("Continue"), {}, endText());
    } else if (state == State::cancelled) {
        m_strip->showWork(m_picture.isHeld() ? tr("Not computed yet") : tr("Out of date"), tr("Compute"), {});
    } else {
        hideStrip();
    }
}

/// Its button may have the focus, which Qt would give to whatever comes next, such as a splitter.
void PanelWidget::hideStrip()
{
    if (m_strip->isAncestorOf(QApplication::focusWidget()))
        takeFocus(Qt::OtherFocusReason);
    m_strip->hide();
}

void PanelWidget::showError(const InputError& error)
{
    const ErrorText text = errorText(error, panel().source, panel().values, m_picture.mend());
    m_mendId = text.parameter;
    m_mendValue = text.value;
    m_strip->showError(text.sentence, text.mend.isEmpty() ? QString() : tr("Use %1").arg(text.mend));
}

void PanelWidget::mend()
{
    const PanelPicture::State state = m_picture.state();
    if (state != PanelPicture::State::failed && (m_restsAt || pairs() > 0)) {
        emit goOnWanted();
    } else if (state == PanelPicture::State::paused) {
        emit goOnWanted();
    } else if (state == PanelPicture::State::cancelled) {
        if (m_picture.isHeld())
            emit goOnWanted();
        else
            m_picture.resume();
    } else if (state == PanelPicture::State::growing) {
        emit pauseWanted();
    } else if (state != PanelPicture::State::failed) {
        m_picture.cancel();
    } else if (!m_mendId.empty()) {
        m_document.edit(withParameter(m_document.board(), static_cast<std::size_t>(m_index), m_mendId, m_mendValue),
                        tr("Mend parameter"));
    }
}

void PanelWidget::placeStrip()
{
    if (!m_strip->isVisibleTo(this))
        return;
    const int tall = m_strip->heightFor(width() - 2, height() - m_header->height() - 2);
    m_strip->setGeometry(1, height() - 1 - tall, width() - 2, tall);
    m_strip->raise();
}

void PanelWidget::resizeEvent(QResizeEvent*)
{
    placeStrip();
}

bool PanelWidget::event(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_index >= 0)
        restyle();
    return QWidget::event(event);
}

void PanelWidget::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(m_ringed ? QPen(theme.accent, 2) : QPen(m_selected ? theme.line2 : theme.line, 1));
    painter.setBrush(theme.surface);
    painter.drawRoundedRect(card, 8, 8);
}

}  // namespace whorl
