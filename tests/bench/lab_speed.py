#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Whorl authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Training in the extrapolation lab beside PyTorch on the same core: milliseconds of processor time a step.

    lab_speed.py WHORL [--tasks language,three-back] [--encodings nope,learned,sinusoidal,t5,alibi,rope,xpos] [--rounds 3]

Whorl and PyTorch take turns, on one and the same core where the system can say so, and of all rounds the quickest counts: other
work on the machine makes both slower. PyTorch's figure leaves out drawing the sequences, Whorl's does not. Tells nothing more:
nothing here can fail. Needs PyTorch for --python (the interpreter that this script runs in unless told otherwise).
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

PEER = pathlib.Path(__file__).parent / "peers/pytorch_lab.py"
STEPS = 100


def whorl_step(program, task, encoding, folder):
    file = folder / "whorl.json"
    subprocess.run(
        [program, "lab", "run", "--task", task, "--encodings", encoding, "--seeds", "1", "--steps", str(STEPS),
         "--without-weights", "--force", "-o", str(file)],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return 1000 * json.loads(file.read_text())["trials"][0]["seconds"] / STEPS


def pytorch_step(python, task, encoding, folder):
    file = folder / "pytorch.json"
    subprocess.run(
        [python, PEER, "--task", task, "--encodings", encoding, "--seeds", "1", "--steps", str(STEPS), "--json", str(file)],
        check=True, stdout=subprocess.DEVNULL)
    return json.loads(file.read_text())[0]["milliseconds"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("whorl", help="the program")
    parser.add_argument("--tasks", default="language,three-back")
    parser.add_argument("--encodings", default="nope,learned,sinusoidal,t5,alibi,rope,xpos")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--python", default=sys.executable, help="an interpreter that has PyTorch")
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print("task\tencoding\tWhorl ms\tPyTorch ms\ttimes as fast")
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        for task in options.tasks.split(","):
            for encoding in options.encodings.split(","):
                rounds = [(whorl_step(options.whorl, task, encoding, folder),
                           pytorch_step(options.python, task, encoding, folder)) for _ in range(options.rounds)]
                ours, theirs = (min(each) for each in zip(*rounds))
                print(f"{task}\t{encoding}\t{ours:.1f}\t{theirs:.1f}\t{theirs / ours:.1f}", flush=True)


if __name__ == "__main__":
    main()
