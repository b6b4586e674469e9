// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/start/thumbnails.h"

#include "app/scene/colour_map.h"
#include "app/scene/picture.h"
#include "app/ui/look/appearance.h"
#include "core/catalogue.h"

#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPromise>
#include <QThreadPool>
#include <QWidget>

#include <algorithm>

namespace whorl {

namespace {

/// Views other than fields are laid out for a larger place and painted smaller.
constexpr double pictureScale = 1.6;
constexpr double rotorScale = 1.2;
constexpr int longestLook = 200;  ///< at what takes long, in ms
/// Of a map that comes to be step by step: as many come to rest in that time.
constexpr std::int64_t mostWords = 300;

Panel smallPanel(const Panel& panel)
{
    Panel small = panel;
    if (!isGradual(panel) || !findParameter(findSource(panel.source).parameters, "limit"))
        return small;
    const auto own = panel.values.find("limit");
    const auto* limit = own != panel.values.end() ? std::get_if<std::int64_t>(&own->second) : nullptr;
    small.values.insert_or_assign("limit", limit && *limit > 0 ? std::min(*limit, mostWords) : mostWords);
    return small;
}

/// A field alone, from edge to edge: a small picture has no room for axes. Tall fields show their upper part.
QImage paintField(const Panel& panel, const Field& field, const QSize& size, const Theme& theme)
{
    const std::int64_t rows = std::min<std::int64_t>(field.rows.count, size.height());
    const std::int64_t columns = std::min<std::int64_t>(field.columns.count, size.width());
    const auto rowBins = evenBins(field.rows.first, field.rows.count, rows);
    const auto columnBins = evenBins(field.columns.first, field.columns.count, columns);
    const std::int64_t slice = std::max<std::int64_t>(panel.slice.value_or(0), 0);
    const FieldMeans means = field.means(rowBins, columnBins, slice);
    const FieldRange range = field.sliceRange(slice);
    const QString id =
        panel.style.colourMap.empty() ? defaultColourMap(field.scale) : QString::fromStdString(panel.style.colourMap);
    const ColourMap& map = colourMap(id, theme.name);
    const SpecialColours special{theme.grid.rgb(), theme.line2.rgb()};
    QImage image(static_cast<int>(columns), static_cast<int>(rows), QImage::Format_RGB32);
    for (Eigen::Index row = 0; row < means.value.rows(); ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(static_cast<int>(row)));
        const float* values = means.value.row(row).data();
        const int count = static_cast<int>(columns);
        if (means.strength.size() > 0)
            paintRow(values, means.strength.row(row).data(), count, range.low, range.high, map, special,
                     theme.surface.rgb(), line);
        else
            paintRow(values, count, range.low, range.high, map, special, line);
    }
    return image.scaled(size, Qt::IgnoreAspectRatio, Qt::FastTransformation);
}

/// Query against key is square; anything else may be stretched.
QRect fieldPlace(const Field& field, const QSize& size)
{
    if (field.rows.count != field.columns.count)
        return QRect({}, size);
    const int side = size.height() - 28;
    return {(size.width() - side) / 2, 14, side, side};
}

/// One thread, so that the pictures of all boards never hold up what the user asks for.
QThreadPool& worker()
{
    static QThreadPool pool;
    static const bool endWithTheApplication = (qAddPostRoutine([] { worker().waitForDone(); }), true);
    Q_UNUSED(endWithTheApplication)
    pool.setMaxThreadCount(1);
    return pool;
}

/// nullptr for a panel that cannot be shown: the board itself says what is wrong with it when it is opened.
std::shared_ptr<const PanelData> glimpse(const Panel& panel)
{
    try {
        return glimpsePanel(smallPanel(panel), longestLook);
    } catch (const InputError&) {
        return nullptr;
    }
}

}  // namespace

Thumbnails::Thumbnails(const Appearance& appearance, QObject* parent)
    : QObject(parent)
    , m_appearance(appearance)
{
    connect(&m_worker, &QFutureWatcherBase::finished, this, &Thumbnails::finish);
}

QPixmap Thumbnails::thumbnail(const ReadyMadeBoard& board, const QSize& size, double pixelRatio)
{
    const QString key = QStringLiteral("%1 %2x%3 %4 %5")
                            .arg(board.id)
                            .arg(size.width())
                            .arg(size.height())
                            .arg(pixelRatio)
                            .arg(static_cast<int>(m_appearance.theme().name));
    if (const auto found = m_done.constFind(key); found != m_done.constEnd())
        return *found;
    const bool ordered =
        std::any_of(m_orders.begin(), m_orders.end(), [&](const Order& order) { return order.key == key; });
    if (!ordered)
        m_orders.push_back({&board, size, pixelRatio, key});
    // After this paint: a thread's first moments are felt.
    QMetaObject::invokeMethod(this, &Thumbnails::startNext, Qt::QueuedConnection);
    return {};
}

void Thumbnails::setPaused(bool paused)
{
    m_isPaused = paused;
    startNext();
}

void Thumbnails::startNext()
{
    if (m_isWorking || m_isPaused || m_orders.empty())
        return;
    m_isWorking = true;
    const std::vector<Panel>& panels = m_orders.front().board->board.panels;
    auto promise = std::make_shared<QPromise<std::shared_ptr<const PanelData>>>();
    m_worker.setFuture(promise->future());
    worker().start([promise, panel = panels.empty() ? std::nullopt : std::optional(panels.front())] {
        promise->start();
        promise->addResult(panel ? glimpse(*panel) : nullptr);
        promise->finish();
    });
}

void Thumbnails::finish()
{
    m_isWorking = false;
    const Order order = m_orders.front();
    m_orders.pop_front();
    m_done.insert(order.key, paint(order, m_worker.result()));
    emit ready(order.board->id);
    startNext();
}

QPixmap Thumbnails::paint(const Order& order, const std::shared_ptr<const PanelData>& data) const
{
    QPixmap pixmap(order.size * order.pixelRatio);
    pixmap.setDevicePixelRatio(order.pixelRatio);
    pixmap.fill(m_appearance.theme().surface);
    if (!data)
        return pixmap;
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const Panel panel = smallPanel(order.board->board.panels.front());
    if (const auto* field = std::get_if<Field>(&data->data.front()); field && panel.slice != -1) {
        const QRect place = fieldPlace(*field, order.size);
        painter.drawImage(place, paintField(panel, *field, place.size() * order.pixelRatio, m_appearance.theme()));
        return pixmap;
    }
    PictureStyle style = m_appearance.pictureStyle(QWidget());
    style.pixelRatio = order.pixelRatio;
    const bool rotors = std::holds_alternative<Rotors>(data->data.front());
    const double scale = rotors ? rotorScale : pictureScale;
    painter.scale(1 / scale, 1 / scale);
    painter.translate(12, 8);
    try {
        const auto picture = makePicture(panel, data, QSizeF(order.size) * scale - QSizeF(24, 16), style);
        picture->paint(painter);
        // What rotors show is the probe.
        if (rotors)
            picture->paintProbe(painter, order.board->board.probe);
    } catch (const InputError&) {
        // A view that does not fit: the board itself says so when it is opened.
    }
    return pixmap;
}

}  // namespace whorl
