#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Whorl authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads a running Whorl window over the accessibility bus, as a screen reader does.

walk_atspi.py SECONDS: waits so long for the window, then prints one JSON object: how many things were found, which of
those that take the focus have no name, and the names, descriptions and roles of the charts and tables. Exit 77 means that
there is no bus or no library for it.
"""
import json
import sys
import time

try:
    import gi
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi
except (ImportError, ValueError) as missing:
    print(missing)
    sys.exit(77)


def window_of(name):
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(i)
        if program and program.get_name() and name in program.get_name().lower() and program.get_child_count() > 0:
            return program
    return None


def walk(thing, found):
    found.append(thing)
    # Cells of a table are as many as its numbers.
    if thing.get_role_name() in ("table", "tree table", "menu"):
        return
    for i in range(min(thing.get_child_count(), 400)):
        child = thing.get_child_at_index(i)
        if child:
            walk(child, found)


def main():
    if Atspi.init() not in (0, 1):
        print("no accessibility bus")
        return 77
    end = time.time() + float(sys.argv[1])
    program = None
    while program is None and time.time() < end:
        program = window_of("whorl")
        time.sleep(0.2)
    if program is None:
        print("no window on the bus")
        return 1
    found = []
    walk(program, found)
    nameless, charts = [], []
    for thing in found:
        states = thing.get_state_set()
        takes_focus = states.contains(Atspi.StateType.FOCUSABLE) and states.contains(Atspi.StateType.SHOWING)
        if takes_focus and not (thing.get_name() or "").strip():
            nameless.append(thing.get_role_name())
        if thing.get_role_name() in ("chart", "table") and states.contains(Atspi.StateType.SHOWING):
            charts.append({"role": thing.get_role_name(), "name": thing.get_name(),
                           "description": thing.get_description()})
    print(json.dumps({"found": len(found), "nameless": nameless, "charts": charts}))
    return 0


sys.exit(main())
