// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/menus.h"

#include "app/document/board_store.h"
#include "app/document/document.h"
#include "app/document/lesson_store.h"
#include "app/scene/glossary.h"
#include "app/scene/picture.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/previewed_sight.h"
#include "app/ui/window/actions.h"
#include "app/ui/window/board_files.h"
#include "app/ui/window/language.h"
#include "app/ui/window/settings.h"
#include "core/catalogue.h"

#include <QActionGroup>
#include <QFileInfo>
#include <QMenuBar>

namespace whorl {

namespace {

/// A row of several that exclude each other.
QAction* addExclusive(QMenu& menu, QActionGroup* group, const QString& text, bool checked)
{
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(checked);
    group->addAction(action);
    return action;
}

/// Entries with lines between the groups, and one before the first.
void addGroups(QMenu& menu, const QList<QList<QAction*>>& groups)
{
    for (const QList<QAction*>& group : groups) {
        menu.addSeparator();
        menu.addActions(group);
    }
}

}  // namespace

Menus::Menus(Document& document, Appearance& appearance, Settings& settings, BoardFiles& files, const Actions& actions,
             QWidget* window)
    : QObject(window)
    , m_document(document)
    , m_appearance(appearance)
    , m_settings(settings)
    , m_files(files)
    , m_actions(actions)
    , m_addPanel(new QMenu(tr("Add panel"), window))
    , m_layout(new QMenu(tr("Layout"), window))
{
    connect(m_addPanel, &QMenu::aboutToShow, this, &Menus::fillAddPanel);
    connect(m_layout, &QMenu::aboutToShow, this, &Menus::fillLayouts);
}

void Menus::fill(QMenuBar& bar)
{
    const auto lazily = [this](QMenu* menu, void (Menus::*fillMenu)(QMenu&)) {
        connect(menu, &QMenu::aboutToShow, this, [this, menu, fillMenu] {
            menu->clear();
            (this->*fillMenu)(*menu);
        });
    };
    const Actions& a = m_actions;
    QMenu* file = bar.addMenu(tr("&File"));
    file->addActions({a.newBoard, a.open, a.openLesson});
    lazily(file->addMenu(tr("Open recent")), &Menus::fillRecent);
    file->addActions({a.startScreen});
    file->addSeparator();
    file->addActions({a.save, a.saveAs});
    addGroups(*file,
              {{a.exportFigure, a.exportPanel, a.copyFigure, a.saveVectors}, {a.printPreview, a.print}, {a.quit}});

    QMenu* edit = bar.addMenu(tr("&Edit"));
    edit->addActions({a.undo, a.redo});
    edit->addSeparator();
    edit->addActions({a.rename, a.search, a.findWord});

    QMenu* view = bar.addMenu(tr("&View"));
    view->addActions({a.library, a.inspector, a.transport});
    view->addSeparator();
    view->addActions({a.zoomIn, a.zoomOut, a.zoomFit});
    view->addSeparator();
    lazily(view->addMenu(tr("Theme")), &Menus::fillThemes);
    lazily(view->addMenu(tr("Language")), &Menus::fillLanguages);
    lazily(view->addMenu(tr("Text size")), &Menus::fillTextSizes);
    lazily(view->addMenu(tr("Colour vision")), &Menus::fillSights);
    addGroups(*view, {{a.reducedMotion}, {a.present, a.fullScreen}});

    QMenu* board = bar.addMenu(tr("&Board"));
    board->addMenu(m_addPanel);
    board->addMenu(m_layout);
    board->addActions({a.evenOut, a.linkedProbe});
    board->addSeparator();
    lazily(board->addMenu(tr("Ready-made boards")), &Menus::fillBoards);
    lazily(board->addMenu(tr("Lessons")), &Menus::fillLessons);

    QMenu* panel = bar.addMenu(tr("&Panel"));
    lazily(panel->addMenu(tr("View as")), &Menus::fillViews);
    panel->addSeparator();
    panel->addActions({a.showTable, a.duplicatePanel, a.closePanel, a.maximisePanel});
    panel->addSeparator();
    panel->addActions({a.panelBack, a.panelOn});
    addGroups(*panel, {{a.exportPanel, a.copyFigure}});

    QMenu* play = bar.addMenu(tr("P&lay"));
    play->addActions({a.play, a.stepBack, a.stepOn, a.loop});
    play->addSeparator();
    play->addActions({a.stepPair, a.replay});

    QMenu* help = bar.addMenu(tr("&Help"));
    help->addActions({a.explain, a.keys, a.nextRegion, a.menus});
    help->addSeparator();
    help->addAction(a.about);
}

void Menus::fillAddPanel()
{
    m_addPanel->clear();
    const bool room = m_document.board().panels.size() < maximumPanels;
    if (!room)
        m_addPanel->addAction(tr("A board holds at most six panels"))->setEnabled(false);
    for (const Source& source : catalogue()) {
        QMenu* quantities = m_addPanel->addMenu(coreText("Source", source.info.label));
        quantities->setEnabled(room);
        quantities->setToolTipsVisible(true);
        for (const QuantityInfo& quantity : source.quantities) {
            Panel panel;
            panel.source = std::string(source.info.id);
            panel.quantity = std::string(quantity.id);
            QAction* action = quantities->addAction(coreText("Quantity", quantity.label), this,
                                                    [this, panel] { emit panelWanted(panel); });
            action->setToolTip(coreText("Quantity", quantity.help));
        }
    }
}

void Menus::fillLayouts()
{
    m_layout->clear();
    auto* group = new QActionGroup(m_layout);
    const std::pair<Layout, QString> layouts[] = {{Layout::automatic, tr("Automatic")},
                                                  {Layout::columns, tr("Columns")},
                                                  {Layout::largeLeft, tr("One large on the left")},
                                                  {Layout::wideTop, tr("One wide on top")},
                                                  {Layout::grid, tr("Grid")}};
    for (const auto& [layout, name] : layouts)
        connect(addExclusive(*m_layout, group, name, m_document.board().layout == layout), &QAction::triggered, this,
                [this, chosen = layout, name = name] { setLayout(chosen, name); });
    m_layout->addSeparator();
    m_layout->addAction(m_actions.evenOut);
}

void Menus::setLayout(Layout layout, const QString& name)
{
    Board after = m_document.board();
    after.layout = layout;
    after.proportions.clear();
    m_document.edit(after, tr("Change layout to %1").arg(name.toLower()));
}

void Menus::fillRecent(QMenu& menu)
{
    const std::vector<RecentFile> files = m_files.recent().files();
    for (const RecentFile& file : files) {
        QAction* action =
            menu.addAction(QFileInfo(file.path).fileName(), this, [this, path = file.path] { m_files.open(path); });
        action->setToolTip(file.path);
    }
    menu.setToolTipsVisible(true);
    if (files.empty()) {
        menu.addAction(tr("No files yet"))->setEnabled(false);
        return;
    }
    menu.addSeparator();
    menu.addAction(tr("Clear list"), this, [this] { m_files.recent().clear(); });
}

void Menus::fillViews(QMenu& menu)
{
    const auto selected = static_cast<std::size_t>(selectedPanel());
    const auto& panels = m_document.board().panels;
    if (selected >= panels.size()) {
        menu.addAction(tr("No panel is selected"))->setEnabled(false);
        return;
    }
    try {
        const Panel& panel = panels[selected];
        const QuantityKind kind = findSource(panel.source).quantity(panel.quantity).kind;
        const QString current = viewOf(panel, kind).id;
        auto* group = new QActionGroup(&menu);
        for (const ViewInfo& view : views())
            if (view.shows(kind))
                connect(addExclusive(menu, group, coreText("View", view.label.toStdString()), view.id == current),
                        &QAction::triggered, this, [this, id = view.id] { emit viewWanted(id); });
    } catch (const InputError&) {
        menu.addAction(tr("The panel cannot be shown"))->setEnabled(false);
    }
}

void Menus::fillThemes(QMenu& menu)
{
    auto* group = new QActionGroup(&menu);
    const std::pair<Appearance::Choice, QString> themes[] = {{Appearance::Choice::system, tr("As the system")},
                                                             {Appearance::Choice::light, tr("Light")},
                                                             {Appearance::Choice::dark, tr("Dark")}};
    for (const auto& [choice, name] : themes)
        connect(addExclusive(menu, group, name, m_appearance.choice() == choice), &QAction::triggered, this,
                [this, chosen = choice] {
                    m_settings.setTheme(chosen);
                    m_appearance.setChoice(chosen);
                });
}

void Menus::fillLanguages(QMenu& menu)
{
    auto* group = new QActionGroup(&menu);
    const QString current = spokenLanguage();
    for (const QString& language : languages())
        connect(addExclusive(menu, group, languageName(language), language == current), &QAction::triggered, this,
                [this, language] { emit languageWanted(language); });
    menu.addSeparator();
    QAction* both = menu.addAction(tr("Terms in both languages"));
    both->setCheckable(true);
    both->setChecked(m_settings.termsInBoth());
    connect(both, &QAction::triggered, this, [this, current](bool wanted) {
        m_settings.setTermsInBoth(wanted);
        emit languageWanted(current);
    });
}

void Menus::fillTextSizes(QMenu& menu)
{
    auto* group = new QActionGroup(&menu);
    for (const int percent : {100, 125, 150, 200})
        connect(addExclusive(menu, group, tr("%1 %").arg(percent), percent == m_settings.textSize()),
                &QAction::triggered, this, [this, percent] {
                    m_settings.setTextSize(percent);
                    emit textSizeChosen(percent);
                });
    menu.addSeparator();
    menu.addAction(tr("From the next start of Whorl on"))->setEnabled(false);
}

void Menus::fillSights(QMenu& menu)
{
    auto* group = new QActionGroup(&menu);
    PreviewedSight& preview = PreviewedSight::instance();
    const std::pair<Sight, QString> eyes[] = {{Sight::normal, tr("Normal")},
                                              {Sight::protanopia, tr("Protanopia")},
                                              {Sight::deuteranopia, tr("Deuteranopia")},
                                              {Sight::tritanopia, tr("Tritanopia")},
                                              {Sight::greyscale, tr("Greyscale")}};
    for (const auto& [sight, name] : eyes)
        connect(addExclusive(menu, group, name, sight == preview.sight()), &QAction::triggered, &preview,
                [&preview, chosen = sight] { preview.setSight(chosen); });
}

void Menus::fillLessons(QMenu& menu)
{
    const std::string language = spokenLanguage().toStdString();
    for (const Lesson& lesson : lessons())
        menu.addAction(QString::fromStdString(lesson.text(language).title), this,
                       [this, id = QString::fromStdString(lesson.id)] { emit lessonWanted(id); });
}

void Menus::fillBoards(QMenu& menu)
{
    for (const ReadyMadeBoard& ready : readyMadeBoards())
        menu.addAction(coreText("Board", ready.board.title), this, [this, id = ready.id] { emit boardWanted(id); });
}

}  // namespace whorl
