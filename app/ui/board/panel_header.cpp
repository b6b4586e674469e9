// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/panel_header.h"

#include "app/scene/fonts.h"
#include "app/ui/controls/icon_button.h"
#include "app/ui/look/appearance.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

namespace whorl {

namespace {

constexpr int leftMargin = 12, captionGap = 10;

constexpr int usualHeight = 36;
constexpr double letters = 13;

}  // namespace

PanelHeader::PanelHeader(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_view(new IconButton(appearance, QStringLiteral("heatmap"), tr("View"), this))
    , m_maximise(new IconButton(appearance, QStringLiteral("maximise"), tr("Maximise panel"), this))
    , m_more(new IconButton(appearance, QStringLiteral("more"), tr("Panel menu"), this))
{
    const auto takeScale = [this] {
        setFixedHeight(qRound(usualHeight * m_appearance.pictureScale()));
        update();
    };
    connect(&appearance, &Appearance::changed, this, takeScale);
    takeScale();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(leftMargin, 0, 9, 0);
    row->setSpacing(0);
    row->addStretch();
    for (IconButton* button : {m_view, m_maximise, m_more})
        row->addWidget(button);

    connect(m_view, &IconButton::clicked, this, [this] {
        emit pressed();
        showMenu(&PanelHeader::viewMenuWanted, m_view->mapToGlobal(QPoint(0, m_view->height())));
    });
    connect(m_more, &IconButton::clicked, this, [this] {
        emit pressed();
        showMenu(&PanelHeader::panelMenuWanted, m_more->mapToGlobal(QPoint(0, m_more->height())));
    });
    connect(m_maximise, &IconButton::clicked, this, &PanelHeader::maximiseWanted);
}

QFont PanelHeader::titleFont() const
{
    return interfaceFont(letters * m_appearance.pictureScale(), QFont::DemiBold);
}

QFont PanelHeader::captionFont() const
{
    return interfaceFont(letters * m_appearance.pictureScale());
}

void PanelHeader::setTexts(const QString& title, const QString& caption)
{
    m_title = title;
    m_caption = caption;
    describe();
    update();
}

void PanelHeader::describe()
{
    const int room = textRight() - leftMargin;
    const int wanted = QFontMetrics(titleFont()).horizontalAdvance(m_title)
        + (m_caption.isEmpty() ? 0 : captionGap + QFontMetrics(captionFont()).horizontalAdvance(m_caption));
    setToolTip(wanted <= room ? QString() : m_caption.isEmpty() ? m_title : m_title + u'\n' + m_caption);
}

void PanelHeader::setViewIcon(const QString& icon)
{
    m_view->setVisible(!icon.isEmpty() && !m_bare);
    m_hasView = !icon.isEmpty();
    if (!icon.isEmpty())
        m_view->setIconName(icon);
}

void PanelHeader::setMaximised(bool maximised)
{
    m_maximise->setIconName(maximised ? QStringLiteral("restore") : QStringLiteral("maximise"));
    const QString name = maximised ? tr("Restore panel") : tr("Maximise panel");
    m_maximise->setToolTip(name);
    m_maximise->setAccessibleName(name);
}

void PanelHeader::setBare(bool bare)
{
    m_bare = bare;
    m_view->setVisible(m_hasView && !bare);
    m_maximise->setVisible(!bare);
    m_more->setVisible(!bare);
    update();
}

void PanelHeader::showMenu(void (PanelHeader::*wanted)(QMenu&), const QPoint& position)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    (this->*wanted)(*menu);
    menu->popup(position);
}

int PanelHeader::textRight() const
{
    if (m_bare)
        return width() - leftMargin;
    const IconButton* first = m_view->isVisibleTo(this) ? m_view : m_maximise;
    return first->x() - 8;
}

void PanelHeader::paintEvent(QPaintEvent*)
{
    if (m_edit)
        return;
    const Theme& theme = m_appearance.theme();
    QPainter painter(this);
    QRect place(leftMargin, 0, textRight() - leftMargin, height());
    const QFontMetrics title(titleFont());
    painter.setFont(titleFont());
    painter.setPen(theme.text);
    const QString shown = title.elidedText(m_title, Qt::ElideRight, place.width());
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, shown);

    place.setLeft(place.left() + title.horizontalAdvance(shown) + captionGap);
    if (place.width() < 40)
        return;
    painter.setFont(captionFont());
    painter.setPen(theme.muted);
    const QFontMetrics caption(captionFont());
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft,
                     caption.elidedText(m_caption, Qt::ElideRight, place.width()));
}

void PanelHeader::editTitle()
{
    if (m_edit)
        return;
    m_edit = new QLineEdit(m_title, this);
    m_edit->setAccessibleName(tr("Panel title"));
    m_edit->setFont(titleFont());
    m_edit->setGeometry(leftMargin - 6, 5, textRight() - leftMargin + 6, 26);
    m_edit->installEventFilter(this);
    m_edit->selectAll();
    m_edit->show();
    m_edit->setFocus();
    connect(m_edit, &QLineEdit::editingFinished, this, [this] {
        // Removing the field takes its focus away, which finishes it once more.
        QLineEdit* edit = std::exchange(m_edit, nullptr);
        if (!edit)
            return;
        edit->deleteLater();
        update();
        emit titleEdited(edit->text().trimmed());
    });
}

bool PanelHeader::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_edit && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        std::exchange(m_edit, nullptr)->deleteLater();
        update();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void PanelHeader::resizeEvent(QResizeEvent*)
{
    layout()->activate();  // Or the buttons are still where they were.
    describe();
    if (m_edit)
        m_edit->setGeometry(leftMargin - 6, 5, textRight() - leftMargin + 6, 26);
}

void PanelHeader::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_press = event->position().toPoint();
    m_held = true;
    emit pressed();
}

void PanelHeader::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_held)
        return;
    const QPoint position = event->position().toPoint();
    if ((position - m_press).manhattanLength() >= QApplication::startDragDistance())
        m_dragging = true;
    if (m_dragging) {
        setCursor(Qt::ClosedHandCursor);
        emit dragged(event->globalPosition().toPoint());
    }
}

void PanelHeader::mouseReleaseEvent(QMouseEvent* event)
{
    unsetCursor();
    m_held = false;
    if (std::exchange(m_dragging, false))
        emit dropped(event->globalPosition().toPoint());
}

void PanelHeader::letGo()
{
    unsetCursor();
    m_held = m_dragging = false;
}

void PanelHeader::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        emit maximiseWanted();
}

void PanelHeader::contextMenuEvent(QContextMenuEvent* event)
{
    emit pressed();
    showMenu(&PanelHeader::panelMenuWanted, event->globalPos());
}

}  // namespace whorl
