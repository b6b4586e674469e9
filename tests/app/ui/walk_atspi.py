#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Whorl authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads a window of Whorl over the accessibility bus, as a screen reader does.

dbus-run-session -- walk_atspi.py PROGRAM BOARD

Opens the board on a screen of its own and prints one JSON object: how many things were found, the roles of those that
take the focus and have no name, and what charts, sliders and buttons are called. Exit 77, with the reason, where the
machine lacks something that this needs.
"""
import json
import os
import subprocess
import sys
import tempfile
import time

LACKS = 77
PATIENCE = 60


def screen():
    """An X server and its display."""
    ours, theirs = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(theirs), "-screen", "0", "1440x900x24"], pass_fds=[theirs],
                              stderr=subprocess.DEVNULL)
    os.close(theirs)
    number = os.read(ours, 16).decode().strip()
    return server, ":" + number


def window(Atspi):
    """The program once it has a window with something in it."""
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(i)
        if program and "whorl" in (program.get_name() or "").lower() and program.get_child_count() > 0:
            return program
    return None


def walk(thing, found):
    found.append(thing)
    # Cells of a table are as many as its numbers, and menus are filled when they open.
    if thing.get_role_name() in ("table", "tree table", "tree", "menu"):
        return
    for i in range(thing.get_child_count()):
        child = thing.get_child_at_index(i)
        if child:
            walk(child, found)


def report(Atspi, program):
    found = []
    walk(program, found)
    result = {"found": len(found), "nameless": [], "chart": [], "slider": [], "push button": []}
    for thing in found:
        states, role, name = thing.get_state_set(), thing.get_role_name(), (thing.get_name() or "").strip()
        if not states.contains(Atspi.StateType.SHOWING):
            continue
        if states.contains(Atspi.StateType.FOCUSABLE) and not name:
            result["nameless"].append(role)
        if role in result:
            result[role].append({"name": name, "description": thing.get_description()})
    return result


def read(Atspi):
    end = time.time() + PATIENCE
    while time.time() < end:
        program = window(Atspi)
        if program:
            result = report(Atspi, program)
            if result["chart"] and all(":" in chart["name"] for chart in result["chart"]):
                return result
        time.sleep(0.5)
    return report(Atspi, program) if program else {"found": 0}


def main():
    try:
        server, display = screen()
    except FileNotFoundError:
        print("no Xvfb")
        return LACKS
    home = tempfile.TemporaryDirectory()
    # The bus is told of the display before the library asks for it.
    os.environ.update(DISPLAY=display, HOME=home.name, XDG_CONFIG_HOME=home.name, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
                      QT_QPA_PLATFORM="xcb", XDG_RUNTIME_DIR=home.name)
    program = None
    try:
        import gi
        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi
        program = subprocess.Popen([sys.argv[1], sys.argv[2]])
        print(json.dumps(read(Atspi)))
        return 0
    except (ImportError, ValueError) as missing:
        print(missing)
        return LACKS
    finally:
        for each in (program, server):
            if each:
                each.terminate()
                each.wait()
        home.cleanup()


sys.exit(main())
