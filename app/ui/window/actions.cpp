// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/actions.h"

#include "app/document/document.h"
#include "app/ui/look/themed_icon.h"

#include <QUndoStack>

namespace whorl {

namespace {

QString withKey(const QString& text, const QAction& action)
{
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    return key.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, key);
}

/// "Undo change base": the name of a change goes on in lower case, unless it starts with an abbreviation.
void showChange(QAction& action, const QString& verb, QString what)
{
    if (what.size() > 1 && what[1].isLower())
        what[0] = what[0].toLower();
    action.setText(what.isEmpty() ? verb : verb + u' ' + what);
    action.setToolTip(withKey(action.text(), action));
}

}  // namespace

Actions::Actions(Document& document, QObject* parent)
    : QObject(parent)
{
    makeFileActions();
    makeEditActions(document);
    makeViewActions();
    makeBoardActions();
    makePlayActions();
    makeHelpActions();
}

QAction* Actions::make(const QString& text, const char* icon, const QList<QKeySequence>& shortcuts, const QString& help)
{
    auto* action = new QAction(text, this);
    if (icon)
        action->setIcon(themedIcon(QString::fromLatin1(icon)));
    action->setIconVisibleInMenu(false);
    action->setShortcuts(shortcuts);
    action->setWhatsThis(help);
    const bool typed = !shortcuts.isEmpty() && shortcuts.front().count() == 1
        && shortcuts.front()[0].keyboardModifiers() == Qt::NoModifier && shortcuts.front()[0].key() < Qt::Key_Escape;
    // Shown in the menu but never taken from the widget that has the focus: MainWindow::keyPressEvent acts on these.
    if (typed)
        action->setShortcutContext(Qt::WidgetShortcut);
    action->setToolTip(withKey(QString(text).remove(u'&').remove(u'…'), *action));
    return action;
}

QAction* Actions::makeSwitch(const QString& text, const char* icon, const QList<QKeySequence>& shortcuts,
                             const QString& help)
{
    QAction* action = make(text, icon, shortcuts, help);
    action->setCheckable(true);
    return action;
}

// Standard keys differ between platforms and are missing on some, so every one is spelled out.
void Actions::makeFileActions()
{
    newBoard = make(tr("Empty board"), "add", {Qt::CTRL | Qt::Key_N}, tr("Starts a board without panels."));
    open = make(tr("Open…"), "open", {Qt::CTRL | Qt::Key_O},
                tr("Opens a board, or a figure made by Whorl, which holds its board."));
    openLesson = make(tr("Open lesson…"), nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_O},
                      tr("Opens a lesson of one's own: the folder that holds its lesson.json."));
    save = make(tr("Save"), "save", {Qt::CTRL | Qt::Key_S}, tr("Writes the board to its file."));
    saveAs = make(tr("Save as…"), nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, tr("Writes the board to another file."));
    exportFigure = make(tr("Export…"), nullptr, {Qt::CTRL | Qt::Key_E},
                        tr("Makes a figure, an animation or a table of what is shown."));
    exportFigure->setIcon(mainButtonIcon("export"));
    exportPanel = make(tr("Export panel…"), nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_E},
                       tr("Makes a figure, an animation or a table of the selected panel alone."));
    copyFigure =
        make(tr("Copy figure"), "copy", {Qt::CTRL | Qt::SHIFT | Qt::Key_C},
             tr("Puts the selected panel on the clipboard: as a picture, as a drawing, and its numbers as a table."));
    print = make(tr("Print…"), nullptr, {Qt::CTRL | Qt::Key_P}, tr("Prints the board or the selected panel."));
    printPreview = make(tr("Print preview…"), nullptr, {}, tr("Shows the page as it would be printed."));
    saveVectors = make(tr("Save vectors…"), nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_V},
                       tr("Writes the words and vectors of the selected panel, as they are shown: .vec or .npy."));
    startScreen = make(tr("Start screen"), nullptr, {Qt::CTRL | Qt::Key_Home},
                       tr("Shows the ready-made boards and the files that were open last."));
    quit = make(tr("Quit"), nullptr, {Qt::CTRL | Qt::Key_Q}, tr("Ends the program."));
    quit->setMenuRole(QAction::QuitRole);
}

void Actions::makeEditActions(Document& document)
{
    undo = make(tr("Undo"), "undo", {Qt::CTRL | Qt::Key_Z}, tr("Takes back the last change of the board."));
    redo = make(tr("Redo"), "redo", {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
                tr("Makes the change again that was taken back."));
    const QUndoStack* stack = document.undoStack();
    connect(undo, &QAction::triggered, stack, &QUndoStack::undo);
    connect(redo, &QAction::triggered, stack, &QUndoStack::redo);
    connect(stack, &QUndoStack::canUndoChanged, undo, &QAction::setEnabled);
    connect(stack, &QUndoStack::canRedoChanged, redo, &QAction::setEnabled);
    connect(stack, &QUndoStack::undoTextChanged, undo,
            [this](const QString& what) { showChange(*undo, tr("Undo"), what); });
    connect(stack, &QUndoStack::redoTextChanged, redo,
            [this](const QString& what) { showChange(*redo, tr("Redo"), what); });
    undo->setEnabled(stack->canUndo());
    redo->setEnabled(stack->canRedo());
    showChange(*undo, tr("Undo"), stack->undoText());
    showChange(*redo, tr("Redo"), stack->redoText());
    rename = make(tr("Rename board"), nullptr, {Qt::Key_F2}, tr("Changes the title of the board."));
}

void Actions::makeViewActions()
{
    library =
        makeSwitch(tr("Library"), nullptr, {Qt::CTRL | Qt::Key_1}, tr("The list of encodings and boards on the left."));
    inspector = makeSwitch(tr("Inspector"), nullptr, {Qt::CTRL | Qt::Key_2},
                           tr("The parameters of the selected panel on the right."));
    transport = makeSwitch(tr("Transport"), nullptr, {Qt::CTRL | Qt::Key_3}, tr("The controls below the board."));
    linkedProbe =
        makeSwitch(tr("Linked probe"), "link", {}, tr("Pointing at one panel moves the probe in all of them."));
    zoomIn = make(tr("Zoom in"), nullptr, {Qt::Key_Plus}, tr("Shows less of the selected panel's axes, larger."));
    zoomOut = make(tr("Zoom out"), nullptr, {Qt::Key_Minus}, tr("Shows more of the selected panel's axes."));
    zoomFit = make(tr("Fit"), nullptr, {Qt::Key_0}, tr("Shows the selected panel's axes whole."));
    fullScreen = makeSwitch(tr("Full screen"), nullptr, {Qt::Key_F11}, tr("Lets the window fill the screen."));
    present = make(tr("Present"), "present", {Qt::Key_F5}, tr("The board alone on the whole screen; Escape leaves."));
    reducedMotion = makeSwitch(tr("Reduce motion"), nullptr, {},
                               tr("Nothing glides or fades, and the transport steps twice a second."));
}

void Actions::makeBoardActions()
{
    evenOut = make(tr("Even out panels"), nullptr, {}, tr("Gives the splitters between panels their own places back."));
    duplicatePanel =
        make(tr("Duplicate"), nullptr, {Qt::CTRL | Qt::Key_D}, tr("Adds a panel that equals the selected one."));
    closePanel = make(tr("Close"), nullptr, {Qt::CTRL | Qt::Key_W}, tr("Takes the selected panel off the board."));
    maximisePanel = makeSwitch(tr("Maximise"), nullptr, {Qt::CTRL | Qt::Key_M},
                               tr("Lets the selected panel fill the board for the moment."));
    showTable = makeSwitch(tr("Show as table"), nullptr, {Qt::CTRL | Qt::Key_T},
                           tr("The numbers of the selected panel in place of its picture."));
    panelBack = make(tr("Move back"), nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp},
                     tr("Swaps the selected panel with the one before it."));
    panelOn = make(tr("Move on"), nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown},
                   tr("Swaps the selected panel with the one after it."));
}

void Actions::makePlayActions()
{
    play =
        make(tr("Play"), "play", {Qt::Key_Space}, tr("Moves the chosen position or parameter in time, or stops it."));
    stepBack = make(tr("Step back"), "step-back", {Qt::Key_Comma}, tr("One step towards the start."));
    stepOn = make(tr("Step on"), "step-forward", {Qt::Key_Period}, tr("One step towards the end."));
    loop = makeSwitch(tr("Loop"), "loop", {Qt::Key_L}, tr("Starts again at the end."));
    stepPair =
        make(tr("Step one pair"), nullptr, {Qt::Key_P},
             tr("Pauses what learns, and lets it learn from exactly one further pair; after the last, the first."));
    replay = make(tr("Replay from the start"), nullptr, {Qt::Key_R},
                  tr("Lets the selected panel learn or converge once more, from its first step."));
}

void Actions::makeHelpActions()
{
    findWord = make(tr("Find a word"), nullptr, {Qt::CTRL | Qt::Key_F}, tr("Points the probe at a word of the panel."));
    search = make(tr("Search everything"), nullptr, {Qt::CTRL | Qt::Key_K}, tr("Finds encodings and boards by name."));
    nextRegion =
        make(tr("Next region"), nullptr, {Qt::Key_F6},
             tr("Moves the focus to the library, the board, the lesson, the transport, the inspector in turn."));
    menus = make(tr("Go to the menus"), nullptr, {Qt::Key_F10}, tr("Moves the focus to the menu bar."));
    explain = make(tr("Manual"), "book", {Qt::Key_F1}, tr("Opens the manual at what has the focus."));
    keys = make(tr("Keys"), nullptr, {Qt::CTRL | Qt::Key_F1}, tr("The keys of the program."));
    about = make(tr("About Whorl"), nullptr, {}, tr("Version and licence."));
    about->setMenuRole(QAction::AboutRole);
}

QList<QAction*> Actions::boardActions() const
{
    return {save,        saveAs,  exportFigure, print, printPreview, rename, library, inspector, transport,
            linkedProbe, present, evenOut,      play,  stepBack,     stepOn, loop,    search,    nextRegion};
}

QList<QAction*> Actions::panelActions() const
{
    return {findWord,       copyFigure, exportPanel,   zoomIn,    zoomOut,   zoomFit,
            duplicatePanel, closePanel, maximisePanel, showTable, panelBack, panelOn};
}

}  // namespace whorl
