// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/lab/order_strip.h"

#include "app/scene/fonts.h"
#include "app/ui/lab/flow_row.h"
#include "app/ui/look/appearance.h"

#include <QAbstractButton>
#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace whorl {

namespace {

constexpr int chipHeight = 26, padding = 10, besideNumber = 6;
constexpr QSize chipGap(6, 6);
constexpr double leftOut = 0.55;

}  // namespace

/// A check box to keys and screen readers.
class OrderStrip::Chip : public QAbstractButton {
public:
    Chip(const Item& item, OrderStrip& strip)
        : QAbstractButton(&strip)
        , m_strip(strip)
        , m_key(item.key)
    {
        setObjectName(item.key);
        setText(item.label);
        setCheckable(true);
        setChecked(item.chosen);
        setCursor(Qt::OpenHandCursor);
        connect(this, &QAbstractButton::clicked, &strip, [this](bool chosen) { emit m_strip.toggled(m_key, chosen); });
    }

    const QString& key() const { return m_key; }
    void setNumber(const QString& number)
    {
        m_number = number;
        updateGeometry();
        update();
    }

    QSize sizeHint() const override
    {
        const QFontMetrics metrics(interfaceFont(13, QFont::Medium));
        const int number = m_number.isEmpty() ? 0 : metrics.horizontalAdvance(m_number) + besideNumber;
        return {metrics.horizontalAdvance(text()) + number + 2 * padding, chipHeight};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = m_strip.m_appearance.theme();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool held = m_strip.m_dragged == this;
        painter.setOpacity(isEnabled() && isChecked() ? 1 : leftOut);
        painter.setPen(QPen(hasFocus() ? theme.accent : theme.line2, hasFocus() ? 2 : 1,
                            isChecked() || hasFocus() ? Qt::SolidLine : Qt::DashLine));
        painter.setBrush(held ? theme.tint : underMouse() ? theme.grid : theme.field);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), chipHeight / 2 - 1, chipHeight / 2 - 1);
        const QFont font = interfaceFont(13, QFont::Medium);
        painter.setFont(font);
        int left = padding;
        if (!m_number.isEmpty()) {
            painter.setPen(theme.accent);
            painter.drawText(QRect(left, 0, width(), height()), Qt::AlignVCenter | Qt::AlignLeft, m_number);
            left += QFontMetrics(font).horizontalAdvance(m_number) + besideNumber;
        }
        painter.setPen(theme.text);
        painter.drawText(QRect(left, 0, width() - left - padding + 2, height()), Qt::AlignVCenter | Qt::AlignLeft,
                         QFontMetrics(font).elidedText(text(), Qt::ElideRight, width() - left - padding + 2));
    }

    void mousePressEvent(QMouseEvent* event) override
    {
        m_press = event->position().toPoint();
        QAbstractButton::mousePressEvent(event);
    }

    void mouseMoveEvent(QMouseEvent* event) override
    {
        const QPoint at = event->position().toPoint();
        const bool far = (at - m_press).manhattanLength() >= QApplication::startDragDistance();
        if (isChecked() && (event->buttons() & Qt::LeftButton) && (m_strip.m_dragged == this || far)) {
            setDown(false);
            m_strip.drag(this, mapToParent(at) - m_press);
            return;
        }
        QAbstractButton::mouseMoveEvent(event);
    }

    void mouseReleaseEvent(QMouseEvent* event) override
    {
        if (m_strip.m_dragged == this) {
            setDown(false);
            m_strip.drop();
            return;
        }
        QAbstractButton::mouseReleaseEvent(event);
    }

    void keyPressEvent(QKeyEvent* event) override
    {
        const int by = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
        if (by == 0)
            return QAbstractButton::keyPressEvent(event);
        m_strip.step(this, by, event->modifiers() & Qt::ControlModifier);
    }

    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

private:
    OrderStrip& m_strip;
    QString m_key, m_number;
    QPoint m_press;
};

OrderStrip::OrderStrip(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&appearance, &Appearance::changed, this, [this] {
        for (Chip* chip : m_chips)
            chip->update();
    });
}

OrderStrip::Chip* OrderStrip::chipOf(const Item& item)
{
    for (Chip* chip : m_chips)
        if (chip->key() == item.key)
            return chip;
    auto* chip = new Chip(item, *this);
    chip->show();
    return chip;
}

void OrderStrip::setItems(const std::vector<Item>& items, bool numbered)
{
    std::vector<Chip*> chips;
    for (const bool chosen : {true, false})
        for (const Item& item : items)
            if (item.chosen == chosen) {
                chips.push_back(chipOf(item));
                chips.back()->setChecked(chosen);
            }
    for (Chip* chip : m_chips)
        if (std::find(chips.begin(), chips.end(), chip) == chips.end())
            delete chip;
    m_chips = std::move(chips);
    m_dragged = nullptr;
    m_numbered = numbered;
    number();
    layOut();
    updateGeometry();
}

int OrderStrip::chosenCount() const
{
    return static_cast<int>(
        std::count_if(m_chips.begin(), m_chips.end(), [](Chip* chip) { return chip->isChecked(); }));
}

/// Numbers, names and Tab stops after the order.
void OrderStrip::number()
{
    const int count = chosenCount();
    const auto* focused = dynamic_cast<Chip*>(focusWidget());
    const bool any = std::find(m_chips.begin(), m_chips.end(), focused) != m_chips.end();
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        Chip* chip = m_chips[i];
        const int rank = static_cast<int>(i) + 1;
        chip->setNumber(m_numbered && chip->isChecked() ? QString::number(rank) : QString());
        chip->setFocusPolicy((any ? chip == focused : i == 0) ? Qt::StrongFocus : Qt::ClickFocus);
        chip->setAccessibleName(chip->isChecked() ? tr("%1, place %2 of %3").arg(chip->text()).arg(rank).arg(count)
                                                  : chip->text());
        chip->setAccessibleDescription(tr("Space takes it in or out, Ctrl with an arrow moves it"));
        chip->setToolTip(chip->isChecked() ? tr("Drag to put it in order, click to leave it out")
                                           : tr("Click to take it in"));
        // In the order in which Tab and screen readers find them.
        if (i > 0)
            setTabOrder(m_chips[i - 1], chip);
    }
}

QStringList OrderStrip::order() const
{
    QStringList keys;
    for (const Chip* chip : m_chips)
        if (chip->isChecked())
            keys += chip->key();
    return keys;
}

std::vector<QRect> OrderStrip::places(int width) const
{
    std::vector<QSize> sizes;
    for (const Chip* chip : m_chips)
        sizes.push_back(chip->sizeHint());
    return inRows(sizes, width, chipGap);
}

void OrderStrip::layOut()
{
    const std::vector<QRect> wanted = places(width());
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        m_chips[i]->resize(wanted[i].size());
        if (m_chips[i] != m_dragged)
            m_chips[i]->move(wanted[i].topLeft());
    }
}

int OrderStrip::heightForWidth(int width) const
{
    return std::max(heightOf(places(width)), chipHeight);
}

QSize OrderStrip::sizeHint() const
{
    constexpr int wide = 1 << 20;
    const std::vector<QRect> all = places(wide);
    return {all.empty() ? chipHeight : all.back().right() + 1, chipHeight};
}

QSize OrderStrip::minimumSizeHint() const
{
    int widest = chipHeight;
    for (const Chip* chip : m_chips)
        widest = std::max(widest, chip->sizeHint().width());
    return {widest, chipHeight};
}

void OrderStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void OrderStrip::drag(Chip* chip, const QPoint& position)
{
    if (!m_dragged) {
        m_dragged = chip;
        m_before = order();
        chip->raise();
        chip->setCursor(Qt::ClosedHandCursor);
    }
    const QPoint held = position + QPoint(chip->width() / 2, chip->height() / 2);
    chip->move(std::clamp(position.x(), 0, std::max(width() - chip->width(), 0)),
               std::clamp(position.y(), 0, std::max(height() - chip->height(), 0)));
    // It takes the place of the chosen one that its middle is over.
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        if (m_chips[i] == chip || !m_chips[i]->isChecked() || !m_chips[i]->geometry().contains(held))
            continue;
        m_chips.erase(std::find(m_chips.begin(), m_chips.end(), chip));
        m_chips.insert(m_chips.begin() + static_cast<std::ptrdiff_t>(i), chip);
        break;
    }
    number();
    layOut();
}

void OrderStrip::drop()
{
    m_dragged->setCursor(Qt::OpenHandCursor);
    m_dragged = nullptr;
    layOut();
    update();
    if (order() != m_before)
        emit reordered(order());
}

void OrderStrip::step(Chip* chip, int by, bool move)
{
    const auto at = static_cast<int>(std::find(m_chips.begin(), m_chips.end(), chip) - m_chips.begin());
    const int to = at + by, end = move ? chosenCount() : static_cast<int>(m_chips.size());
    if (to < 0 || to >= end || (move && !chip->isChecked()))
        return;
    if (!move) {
        m_chips[static_cast<std::size_t>(to)]->setFocus(Qt::TabFocusReason);
        number();
        return;
    }
    std::swap(m_chips[static_cast<std::size_t>(at)], m_chips[static_cast<std::size_t>(to)]);
    number();
    layOut();
    emit reordered(order());
}

}  // namespace whorl
