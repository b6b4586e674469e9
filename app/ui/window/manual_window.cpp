// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/manual_window.h"

#include "app/manual/manual_document.h"
#include "app/ui/controls/search_field.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/labels.h"
#include "app/ui/look/themed_icon.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScreen>
#include <QShortcut>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

namespace whorl {

namespace {

constexpr double textPixels = 14;
constexpr int titleBar = 32;
constexpr int pageRole = Qt::UserRole;

QToolButton* makeStep(const QString& name, const char* icon, QKeySequence key, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setIcon(themedIcon(QString::fromLatin1(icon)));
    button->setAccessibleName(name);
    button->setShortcut(key);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(name, key.toString(QKeySequence::NativeText)));
    return button;
}

bool holdsAll(const QString& text, const QStringList& words)
{
    return std::all_of(words.begin(), words.end(), [&](const QString& word) { return text.contains(word); });
}

QStringList wordsOf(const QString& text)
{
    return text.toLower().split(u' ', Qt::SkipEmptyParts);
}

}  // namespace

ManualWindow::ManualWindow(Appearance& appearance, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_appearance(appearance)
{
    setAttribute(Qt::WA_DeleteOnClose);
    // With large words a screen has fewer of these units.
    resize(QSize(1000, 720).boundedTo(screen()->availableGeometry().size() - QSize(0, titleBar)));
    build();
    restyle();
    connect(&appearance, &Appearance::changed, this, &ManualWindow::restyle);
    m_search->setFocus();
}

void ManualWindow::build()
{
    m_search = new SearchField(this);
    m_tree = new QTreeWidget(this);
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(12);
    m_browser = new QTextBrowser(this);
    m_browser->setOpenLinks(false);
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->document()->setDocumentMargin(24);
    m_explained = makeLabel({}, 13, QFont::Normal, nullptr, this);
    m_explained->setWordWrap(true);
    m_explained->setTextFormat(Qt::RichText);
    m_explained->setContentsMargins(24, 12, 24, 12);
    m_explained->setProperty("look", "note");
    m_explained->hide();
    m_back = makeStep(tr("Back"), "chevron-left", Qt::ALT | Qt::Key_Left, this);
    m_forward = makeStep(tr("Forward"), "chevron-right", Qt::ALT | Qt::Key_Right, this);

    auto* side = new QWidget;
    side->setProperty("look", "side");
    auto* sideColumn = new QVBoxLayout(side);
    auto* steps = new QHBoxLayout;
    steps->addWidget(m_back);
    steps->addWidget(m_forward);
    steps->addWidget(m_search, 1);
    sideColumn->addLayout(steps);
    sideColumn->addWidget(m_tree, 1);
    auto* reading = new QWidget;
    auto* column = new QVBoxLayout(reading);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_explained);
    column->addWidget(m_browser, 1);
    auto* splitter = new QSplitter;
    splitter->addWidget(side);
    splitter->addWidget(reading);
    splitter->setStretchFactor(1, 1);
    const int contents = std::min(270, width() * 2 / 5);
    splitter->setSizes({contents, width() - contents});
    splitter->setChildrenCollapsible(false);
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(splitter);
    connectParts();
}

void ManualWindow::connectParts()
{
    connect(m_back, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { step(1); });
    connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::search);
    connect(m_search, &QLineEdit::returnPressed, this, &ManualWindow::findNext);
    m_search->installEventFilter(this);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (const QString id = item ? item->data(0, pageRole).toString() : QString(); !id.isEmpty())
            go(QStringLiteral("page:") + id);
    });
    connect(m_browser, &QTextBrowser::anchorClicked, this, &ManualWindow::follow);
    for (const QKeySequence& key : {QKeySequence(Qt::CTRL | Qt::Key_F), QKeySequence(Qt::CTRL | Qt::Key_K)})
        connect(new QShortcut(key, this), &QShortcut::activated, m_search, [this] {
            m_search->setFocus();
            m_search->selectAll();
        });
    connect(new QShortcut(Qt::Key_F3, this), &QShortcut::activated, this, &ManualWindow::findNext);
}

void ManualWindow::fillTree()
{
    const QSignalBlocker quiet(m_tree);
    m_tree->clear();
    QTreeWidgetItem* group = nullptr;
    for (const ManualPage& each : m_pages) {
        if (!group || group->text(0) != each.group) {
            group = new QTreeWidgetItem(m_tree, {each.group});
            group->setFlags(Qt::ItemIsEnabled);
            group->setExpanded(true);
        }
        auto* item = new QTreeWidgetItem(group, {each.title});
        item->setData(0, pageRole, each.id);
    }
}

/// Other words or colours, or the first ones. A style sheet of the whole program leaves trees to the palette.
void ManualWindow::restyle()
{
    setWindowTitle(tr("Manual"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_search->setWhatsThis(tr("Finds pages that hold every word, and goes from place to place with Return."));
    m_tree->setAccessibleName(tr("Pages"));
    m_browser->setAccessibleName(tr("Page"));
    const Theme& theme = m_appearance.theme();
    QPalette colours = m_tree->palette();
    colours.setColor(QPalette::Base, theme.side);
    colours.setColor(QPalette::Text, theme.text);
    colours.setColor(QPalette::Highlight, theme.tint);
    colours.setColor(QPalette::HighlightedText, theme.accent);
    m_tree->setPalette(colours);
    prepareManual(*m_browser->document(), theme, textPixels);
    m_pages = manualPages();
    fillTree();
    showPlace(m_place.isEmpty() ? QStringLiteral("page:start") : m_place);
    search(m_search->text());
}

const ManualPage* ManualWindow::page(const QString& id) const
{
    const auto found =
        std::find_if(m_pages.begin(), m_pages.end(), [&](const ManualPage& each) { return each.id == id; });
    return found == m_pages.end() ? nullptr : &*found;
}

void ManualWindow::go(const QString& place)
{
    if (place == m_place && m_step >= 0)
        return;
    m_visited = m_visited.mid(0, m_step + 1) << place;
    m_step = m_visited.size() - 1;
    showPlace(place);
}

void ManualWindow::step(int by)
{
    m_step = std::clamp<qsizetype>(m_step + by, 0, m_visited.size() - 1);
    showPlace(m_visited.value(m_step, QStringLiteral("page:start")));
}

void ManualWindow::showPlace(const QString& place)
{
    const QUrl url(place);
    const ManualPage* shown = page(url.path());
    if (!shown)
        shown = &m_pages.front();
    const bool samePage = QUrl(m_place).path() == url.path() && m_browser->document()->characterCount() > 1;
    m_place = place;
    m_browser->setHtml(shown->html);
    m_back->setEnabled(m_step > 0);
    m_forward->setEnabled(m_step + 1 < m_visited.size());
    const QSignalBlocker quiet(m_tree);
    for (QTreeWidgetItemIterator item(m_tree); *item; ++item)
        if ((*item)->data(0, pageRole) == shown->id)
            m_tree->setCurrentItem(*item);
    if (url.hasFragment()) {
        m_browser->scrollToAnchor(url.fragment());
        markPlace(url.fragment());
    } else {
        if (!samePage)
            m_browser->moveCursor(QTextCursor::Start);
        mark(m_search->text());
    }
}

void ManualWindow::follow(const QUrl& link)
{
    if (link.scheme() == QLatin1String("page"))
        go(link.toString());
    else
        QDesktopServices::openUrl(link);
}

/// The pages that hold every word; the best of them is shown.
void ManualWindow::search(const QString& words)
{
    const QStringList wanted = wordsOf(words);
    QString best;
    for (int g = 0; g < m_tree->topLevelItemCount(); ++g) {
        QTreeWidgetItem* group = m_tree->topLevelItem(g);
        bool any = false;
        for (int i = 0; i < group->childCount(); ++i) {
            const QString id = group->child(i)->data(0, pageRole).toString();
            const ManualPage* held = page(id);
            const bool found = held && holdsAll(held->searched, wanted);
            group->child(i)->setHidden(!found);
            any = any || found;
            if (found && (best.isEmpty() || (held->title.toLower() + u' ' + id).contains(words.toLower())))
                if (best.isEmpty() || !(page(best)->title.toLower() + u' ' + best).contains(words.toLower()))
                    best = id;
        }
        group->setHidden(!any);
    }
    if (wanted.isEmpty() || best.isEmpty()) {
        m_browser->setExtraSelections({});
        return;
    }
    showPlace(QStringLiteral("page:") + best);
    findNext();
}

void ManualWindow::findNext()
{
    const QString words = m_search->text().trimmed();
    if (words.isEmpty())
        return;
    mark(words);
    if (!m_browser->find(words)) {
        m_browser->moveCursor(QTextCursor::Start);
        m_browser->find(words);
    }
}

/// Every place of the page that has the words, tinted.
void ManualWindow::mark(const QString& words)
{
    QList<QTextEdit::ExtraSelection> places;
    const QString wanted = words.trimmed();
    for (QTextCursor found(m_browser->document()); !wanted.isEmpty();) {
        found = m_browser->document()->find(wanted, found);
        if (found.isNull())
            break;
        QTextEdit::ExtraSelection place{found, {}};
        place.format.setBackground(m_appearance.theme().tint);
        places += place;
    }
    m_browser->setExtraSelections(places);
}

/// The line that an anchor stands in, tinted.
void ManualWindow::markPlace(const QString& anchor)
{
    for (QTextBlock block = m_browser->document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (part.fragment().charFormat().anchorNames().contains(anchor)) {
                QTextEdit::ExtraSelection place{QTextCursor(block), {}};
                place.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
                place.format.setBackground(m_appearance.theme().tint);
                m_browser->setExtraSelections({place});
                return;
            }
    m_browser->setExtraSelections({});
}

void ManualWindow::explain(const QString& name, const QString& text)
{
    m_explained->setText(
        name.isEmpty() || text.isEmpty()
            ? QString()
            : QStringLiteral("<b>%1</b><br>%2")
                  .arg(name.toHtmlEscaped(), text.toHtmlEscaped().replace(u'\n', QLatin1String("<br>"))));
    m_explained->setVisible(!m_explained->text().isEmpty());
}

QString ManualWindow::explanation() const
{
    return m_explained->text();
}

void ManualWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        explain({}, {});
        restyle();
    }
}

void ManualWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

/// Up and Down in the search choose a page, Page Up and Page Down turn it.
bool ManualWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        QWidget* taker = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down ? static_cast<QWidget*>(m_tree)
            : key->key() == Qt::Key_PageUp || key->key() == Qt::Key_PageDown    ? static_cast<QWidget*>(m_browser)
                                                                                : nullptr;
        if (taker)
            return QCoreApplication::sendEvent(taker, event);
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace whorl
