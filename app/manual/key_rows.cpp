// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/guide_pages.h"

#include <QCoreApplication>

namespace whorl {

namespace {

// The words are those of the actions; a test compares both lists.
constexpr KeyRow rows[] = {
    {"Ctrl+N", QT_TRANSLATE_NOOP("whorl::Actions", "Starts a board without panels.")},
    {"Ctrl+O", QT_TRANSLATE_NOOP("whorl::Actions", "Opens a board, or a figure made by Whorl, which holds its board.")},
    {"Ctrl+Shift+O",
     QT_TRANSLATE_NOOP("whorl::Actions", "Opens a lesson of one's own: the folder that holds its lesson.json.")},
    {"Ctrl+S", QT_TRANSLATE_NOOP("whorl::Actions", "Writes the board to its file.")},
    {"Ctrl+Shift+S", QT_TRANSLATE_NOOP("whorl::Actions", "Writes the board to another file.")},
    {"Ctrl+E", QT_TRANSLATE_NOOP("whorl::Actions", "Makes a figure, an animation or a table of what is shown.")},
    {"Ctrl+Shift+E",
     QT_TRANSLATE_NOOP("whorl::Actions", "Makes a figure, an animation or a table of the selected panel alone.")},
    {"Ctrl+Shift+C",
     QT_TRANSLATE_NOOP(
         "whorl::Actions",
         "Puts the selected panel on the clipboard: as a picture, as a drawing, and its numbers as a table.")},
    {"Ctrl+P", QT_TRANSLATE_NOOP("whorl::Actions", "Prints the board or the selected panel.")},
    {"Ctrl+Shift+V",
     QT_TRANSLATE_NOOP("whorl::Actions",
                       "Writes the words and vectors of the selected panel, as they are shown: .vec or .npy.")},
    {"Ctrl+Home",
     QT_TRANSLATE_NOOP("whorl::Actions", "Shows the ready-made boards and the files that were open last.")},
    {"Ctrl+Q", QT_TRANSLATE_NOOP("whorl::Actions", "Ends the program.")},
    {"Ctrl+Z", QT_TRANSLATE_NOOP("whorl::Actions", "Takes back the last change of the board.")},
    {"Ctrl+Shift+Z", QT_TRANSLATE_NOOP("whorl::Actions", "Makes the change again that was taken back.")},
    {"F2", QT_TRANSLATE_NOOP("whorl::Actions", "Changes the title of the board.")},
    {"Ctrl+1", QT_TRANSLATE_NOOP("whorl::Actions", "The list of encodings and boards on the left.")},
    {"Ctrl+2", QT_TRANSLATE_NOOP("whorl::Actions", "The parameters of the selected panel on the right.")},
    {"Ctrl+3", QT_TRANSLATE_NOOP("whorl::Actions", "The controls below the board.")},
    {"+", QT_TRANSLATE_NOOP("whorl::Actions", "Shows less of the selected panel's axes, larger.")},
    {"-", QT_TRANSLATE_NOOP("whorl::Actions", "Shows more of the selected panel's axes.")},
    {"0", QT_TRANSLATE_NOOP("whorl::Actions", "Shows the selected panel's axes whole.")},
    {"F11", QT_TRANSLATE_NOOP("whorl::Actions", "Lets the window fill the screen.")},
    {"F5", QT_TRANSLATE_NOOP("whorl::Actions", "The board alone on the whole screen; Escape leaves.")},
    {"Ctrl+D", QT_TRANSLATE_NOOP("whorl::Actions", "Adds a panel that equals the selected one.")},
    {"Ctrl+W", QT_TRANSLATE_NOOP("whorl::Actions", "Takes the selected panel off the board.")},
    {"Ctrl+M", QT_TRANSLATE_NOOP("whorl::Actions", "Lets the selected panel fill the board for the moment.")},
    {"Ctrl+T", QT_TRANSLATE_NOOP("whorl::Actions", "The numbers of the selected panel in place of its picture.")},
    {"Ctrl+Shift+PgUp", QT_TRANSLATE_NOOP("whorl::Actions", "Swaps the selected panel with the one before it.")},
    {"Ctrl+Shift+PgDown", QT_TRANSLATE_NOOP("whorl::Actions", "Swaps the selected panel with the one after it.")},
    {"Space", QT_TRANSLATE_NOOP("whorl::Actions", "Moves the chosen position or parameter in time, or stops it.")},
    {",", QT_TRANSLATE_NOOP("whorl::Actions", "One step towards the start.")},
    {".", QT_TRANSLATE_NOOP("whorl::Actions", "One step towards the end.")},
    {"L", QT_TRANSLATE_NOOP("whorl::Actions", "Starts again at the end.")},
    {"P",
     QT_TRANSLATE_NOOP(
         "whorl::Actions",
         "Pauses what learns, and lets it learn from exactly one further pair; after the last, the first.")},
    {"R",
     QT_TRANSLATE_NOOP("whorl::Actions", "Lets the selected panel learn or converge once more, from its first step.")},
    {"Ctrl+F", QT_TRANSLATE_NOOP("whorl::Actions", "Points the probe at a word of the panel.")},
    {"Ctrl+K", QT_TRANSLATE_NOOP("whorl::Actions", "Finds encodings and boards by name.")},
    {"F6",
     QT_TRANSLATE_NOOP("whorl::Actions",
                       "Moves the focus to the library, the board, the lesson, the transport, the inspector in turn.")},
    {"F10", QT_TRANSLATE_NOOP("whorl::Actions", "Moves the focus to the menu bar.")},
    {"F1", QT_TRANSLATE_NOOP("whorl::Actions", "Opens the manual at what has the focus.")},
    {"Ctrl+F1", QT_TRANSLATE_NOOP("whorl::Actions", "The keys of the program.")},
};

}  // namespace

std::span<const KeyRow> keyRows()
{
    return rows;
}

}  // namespace whorl
