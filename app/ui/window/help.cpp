// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/help.h"

#include "app/manual/manual_pages.h"
#include "app/ui/library/library_model.h"
#include "app/ui/look/labels.h"
#include "app/ui/window/actions.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace whorl {

namespace {

/// The first thing that the widget, or what it lies in, says about itself.
QString helpOf(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget()) {
        for (const QString& text : {widget->whatsThis(), widget->accessibleDescription(), widget->toolTip()})
            if (!text.isEmpty())
                return text;
        if (widget->isWindow())
            break;
    }
    return {};
}

QString nameOf(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget())
        if (!widget->accessibleName().isEmpty())
            return widget->accessibleName();
    return QCoreApplication::applicationName();
}

/// The row under the cursor of a list or tree.
QString rowHelp(const QWidget* widget)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(widget);
    if (!view || !view->currentIndex().isValid())
        return {};
    const QModelIndex index = view->currentIndex();
    const QString help = index.data(Qt::AccessibleDescriptionRole).toString();
    return help.isEmpty() ? QString() : index.data().toString() + QStringLiteral(": ") + help + QStringLiteral("\n\n");
}

/// Where the manual has it: what the widget, or what it lies in, says ("manual"); a row of the library its source.
QString placeOf(const QWidget* widget)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(widget);
    if (const QModelIndex row = view ? view->currentIndex() : QModelIndex(); row.isValid()) {
        const QString id = row.data(LibraryModel::idRole).toString();
        switch (static_cast<LibraryRow>(row.data(LibraryModel::kindRole).toInt())) {
        case LibraryRow::source:
            return QStringLiteral("page:") + id;
        case LibraryRow::quantity:
            return quantityPlace(id.toStdString(), row.data(LibraryModel::quantityRole).toString().toStdString());
        default:
            return {};
        }
    }
    for (; widget; widget = widget->parentWidget())
        if (const QVariant place = widget->property("manual"); place.isValid())
            return place.toString();
    return {};
}

struct Keys {
    Q_DECLARE_TR_FUNCTIONS(whorl::Keys)

public:
    using Row = std::pair<QString, QString>;

    static std::vector<Row> rows(const Actions& actions)
    {
        std::vector<Row> rows{{tr("Arrow keys"), tr("Move the probe by 1; with Shift by 16, with Ctrl to the edge")},
                              {tr("Escape"), tr("Free the probe, leave what lies on top")},
                              {tr("Tab"), tr("Next control")}};
        for (const QObject* child : actions.children()) {
            const auto* action = qobject_cast<const QAction*>(child);
            if (!action || action->shortcut().isEmpty())
                continue;
            rows.push_back({action->shortcut().toString(QKeySequence::NativeText),
                            action->whatsThis().isEmpty() ? action->text() : action->whatsThis()});
        }
        return rows;
    }
};

}  // namespace

Explanation explainFocus(QWidget& window)
{
    QWidget* focused = window.focusWidget() ? window.focusWidget() : &window;
    return {nameOf(focused), rowHelp(focused) + helpOf(focused), placeOf(focused)};
}

void showKeys(const Actions& actions, QWidget* window)
{
    auto* dialog = new QDialog(window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QCoreApplication::translate("whorl::Keys", "Keys"));
    auto* list = new QWidget;
    auto* grid = new QGridLayout(list);
    grid->setContentsMargins(20, 16, 20, 16);
    grid->setHorizontalSpacing(20);
    grid->setVerticalSpacing(6);
    int row = 0;
    for (const auto& [key, what] : Keys::rows(actions)) {
        grid->addWidget(makeLabel(key, 13, QFont::DemiBold), row, 0, Qt::AlignLeft | Qt::AlignTop);
        grid->addWidget(makeLabel(what, 13, QFont::Normal, "muted"), row++, 1);
    }
    auto* area = new QScrollArea(dialog);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(list);
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(area);
    dialog->resize(list->sizeHint().width() + 24, 560);
    dialog->show();
}

void showDetails(const QString& text, QWidget* window)
{
    auto* dialog = new QDialog(window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QCoreApplication::translate("whorl::MainWindow", "Details"));
    dialog->resize(680, 420);
    auto* column = new QVBoxLayout(dialog);
    auto* lines = new QPlainTextEdit(text);
    lines->setReadOnly(true);
    lines->setAccessibleName(dialog->windowTitle());
    column->addWidget(lines);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    column->addWidget(buttons);
    dialog->open();
}

void showAbout(QWidget* window)
{
    const auto say = [](const char* text) { return QCoreApplication::translate("whorl::About", text); };
    auto* dialog = new QDialog(window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(say(QT_TRANSLATE_NOOP("whorl::About", "About Whorl")));
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(28, 24, 28, 20);
    column->setSpacing(8);
    column->addWidget(new Logo(56, dialog), 0, Qt::AlignHCenter);
    column->addWidget(makeLabel(QStringLiteral("Whorl ") + QCoreApplication::applicationVersion(), 20, QFont::DemiBold),
                      0, Qt::AlignHCenter);
    const char* lines[] = {
        QT_TRANSLATE_NOOP("whorl::About", "Where a token is, what it means"),
        QT_TRANSLATE_NOOP("whorl::About", "Everything stays on this computer: no accounts, no network."),
        QT_TRANSLATE_NOOP("whorl::About", "Free software under the GNU General Public License, version 3 or later."),
        QT_TRANSLATE_NOOP("whorl::About", "Made with Qt, Qt Charts and Eigen.")};
    for (const char* line : lines)
        column->addWidget(makeLabel(say(line), 13, QFont::Normal, "muted"), 0, Qt::AlignHCenter);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    column->addSpacing(8);
    column->addWidget(buttons, 0, Qt::AlignHCenter);
    dialog->show();
}

}  // namespace whorl
