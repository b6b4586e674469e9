#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Whorl authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The extrapolation lab beside the study it was built after, which had another program and other random numbers.

    lab_study.py WHORL [--tasks language,three-back,lookup] [--seeds 1,2,3] [--keep FOLDER]

Trains with `whorl lab run` and prints, for each encoding and each way to read it past its length, mean and standard deviation
over the seeds at 1, 2, 4 and 8 times the trained length: Whorl's, then the study's, then `*` where they are further apart
than three standard deviations of either (at least 0.02 nats, or 2 per cent of answers). Some of these are to be expected, as
three seeds tell a spread badly. Tells nothing more: nothing here can fail.
"""
import argparse
import json
import pathlib
import statistics
import subprocess
import tempfile

ENCODINGS = "nope,learned,sinusoidal,t5,alibi,rope,xpos"

# Mean and spread over seeds 1, 2, 3, in nats or per cent; None: not measured, or the same as without scaling. T5's table learns
# ten times as fast.
STUDY = {
    "language": {
        "t5": [(1.66, 0.00), (1.63, 0.01), (1.68, 0.01), (1.78, 0.01)],
        "xpos": [(1.74, 0.01), (1.70, 0.01), (1.71, 0.01), (1.73, 0.01)],
        "rope": [(1.77, 0.01), (1.79, 0.01), (2.19, 0.06), (2.56, 0.08)],
        "rope ntk": [None, (1.76, 0.01), (1.86, 0.03), (2.22, 0.05)],
        "rope yarn": [None, (1.78, 0.01), (2.02, 0.07), (2.35, 0.09)],
        "rope linear": [None, (2.40, 0.05), (3.00, 0.05), (3.18, 0.04)],
        "alibi": [(1.86, 0.02), (1.82, 0.02), (1.84, 0.02), (1.84, 0.02)],
        "sinusoidal": [(1.97, 0.01), (2.35, 0.05), (2.66, 0.14), (2.80, 0.10)],
        "learned": [(2.16, 0.00), (2.29, 0.00), (2.38, 0.00), (2.43, 0.01)],
        "learned last": [None, (2.23, 0.02), (2.33, 0.05), (2.40, 0.09)],
        "learned interpolated": [None, (2.21, 0.01), (2.27, 0.01), (2.30, 0.00)],
        "nope": [(2.19, 0.00), (2.20, 0.00), (2.25, 0.00), (2.28, 0.00)],
    },
    "three-back": {
        "rope": [(100, 0), (99, 0), (93, 4), (59, 4)],
        "rope ntk": [None, (100, 0), (96, 4), (80, 11)],
        "rope yarn": [None, (100, 0), (81, 4), (62, 5)],
        "rope linear": [None, (8, 0), (7, 0), (6, 0)],
        "learned": [(100, 0), (52, 0), (30, 0), (18, 0)],
        "sinusoidal": [(98, 3), (54, 2), (31, 1), (19, 1)],
        "xpos": [(100, 0), (100, 0), (100, 0), (100, 0)],
        "t5": [(100, 0), (100, 0), (96, 1), (77, 1)],
        "alibi": [(30, 1), (30, 1), (29, 1), (29, 1)],
        "nope": [(24, 0), (22, 1), (18, 1), (15, 0)],
    },
    "lookup": {
        "nope": [(100, 0), (100, 0), (100, 0), (98, 1)],
        "t5": [(100, 0), (100, 0), (100, 0), (99, 0)],
        "rope yarn": [None, (100, 0), (100, 0), (100, 0)],
        "rope linear": [None, (100, 0), (100, 0), (93, 2)],
        "rope ntk": [None, (95, 0), (86, 1), (65, 3)],
        "alibi": [(100, 0), (98, 0), (86, 1), (69, 1)],
        "rope": [(100, 0), (91, 0), (68, 3), (44, 1)],
        "learned": [(100, 0), (82, 5), (66, 4), (51, 6)],
        "learned interpolated": [None, (100, 0), (99, 0), (98, 1)],
        "sinusoidal": [(100, 0), (65, 2), (34, 4), (32, 2)],
        "xpos": [(100, 0), (82, 1), (45, 3), (26, 2)],
    },
    "repeat": {
        "alibi": [(90, 0), (85, 1), (75, 2), (56, 4)],
        "rope": [(96, 1), (55, 6), (17, 4), (8, 1)],
        "rope yarn": [None, (85, 2), (44, 3), (26, 3)],
        "rope ntk": [None, (63, 3), (33, 5), (11, 2)],
        "rope linear": [None, (36, 8), (14, 0), (8, 0)],
        "t5": [(92, 0), (66, 0), (54, 0), (32, 0)],
        "learned": [(89, 1), (55, 1), (31, 1), (17, 1)],
        "sinusoidal": [(87, 0), (54, 1), (27, 2), (14, 1)],
        "xpos": [(95, 1), (43, 1), (7, 0), (3, 0)],
        "nope": [(38, 1), (23, 1), (14, 0), (9, 0)],
    },
    # Learnt with some seeds and not with others; the study's means are of those that did.
    "needle": {
        "rope": [(100, 0), (98, 0), (90, 0), (80, 0)],
        "rope ntk": [None, (100, 0), (97, 0), (93, 0)],
        "rope yarn": [None, (100, 0), (100, 0), (100, 0)],
        "nope": [(100, 0), (100, 0), (99, 0), (94, 0)],
        "alibi": [(100, 0), (100, 0), (100, 0), (100, 0)],
        "learned": [(100, 0), (53, 0), (33, 0), (22, 0)],
        "xpos": [(100, 0), (100, 0), (75, 0), (29, 0)],
    },
}


def name_of(trial, reading):
    """"rope ntk": the encoding and what was done to it, or None for what the study did not do."""
    parts = [trial["encoding"]]
    if reading["scaling"] != "none":
        parts.append(reading["scaling"])
    if reading["past_end"] != "untrained":
        parts.append(reading["past_end"])
    if reading["dropped"]:
        parts.append("dropped")
    return None if reading["temperature"] else " ".join(parts)


def scores_of(result, measure, scale):
    """{name: [[score of each seed] at each multiple]}"""
    scores = {}
    for trial in result["trials"]:
        for read in trial["read"]:
            name = name_of(trial, read["reading"])
            if name:
                for multiple, score in enumerate(read[measure]):
                    scores.setdefault(name, [[], [], [], []])[multiple].append(scale * score)
    return scores


def cell(mean, spread, decimals):
    return f"{mean:.{decimals}f}±{spread:.{decimals}f}"


def compared(ours, theirs, least, decimals):
    mean, spread = statistics.fmean(ours), statistics.pstdev(ours)
    text = cell(mean, spread, decimals)
    if theirs is None:
        return text + "  (–)", False
    apart = abs(mean - theirs[0]) > 3 * max(spread, theirs[1], least)
    return f"{text}  ({cell(*theirs, decimals)}){'*' if apart else ''}", apart


def show(task, result):
    loss = task == "language"
    scores = scores_of(result, "loss" if loss else "accuracy", 1 if loss else 100)
    seconds = {}
    for trial in result["trials"]:
        seconds.setdefault(trial["encoding"], []).append(trial["seconds"])
    print(f"\n{task}, {'nats' if loss else 'per cent right'}: Whorl (study)")
    print(f"{'':22}" + "".join(f"{multiple}x".ljust(26) for multiple in (1, 2, 4, 8)) + "s")
    apart = count = 0
    for name, theirs in STUDY[task].items():
        if name not in scores:
            continue
        line = f"{name:22}"
        for ours, its in zip(scores[name], theirs):
            text, is_apart = compared(ours, its, 0.02 / 3 if loss else 2 / 3, 2 if loss else 0)
            line += text.ljust(26)
            apart, count = apart + is_apart, count + (its is not None)
        print(line + (f"{statistics.fmean(seconds[name]):.1f}" if name in seconds else ""))
    others = sorted(set(scores) - set(STUDY[task]))
    print(f"{apart} of {count} further apart than three spreads" + (f"; not in the study: {', '.join(others)}" if others else ""))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("whorl", help="the program")
    parser.add_argument("--tasks", default="language,three-back,lookup")
    parser.add_argument("--encodings", default=ENCODINGS)
    parser.add_argument("--seeds", default="1,2,3")
    parser.add_argument("--keep", help="a folder for the results; those that are there are not trained again")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(options.keep or scratch)
        for task in options.tasks.split(","):
            file = folder / f"{task}.json"
            if not file.exists():
                subprocess.run(
                    [options.whorl, "lab", "run", "--task", task, "--encodings", options.encodings, "--seeds",
                     options.seeds, "--all-readings", "--without-weights", "-o", str(file)],
                    check=True, stdout=subprocess.DEVNULL)
            show(task, json.loads(file.read_text()))


if __name__ == "__main__":
    main()
