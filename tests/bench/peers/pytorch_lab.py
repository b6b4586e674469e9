#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Whorl authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The extrapolation lab in PyTorch: the same model, optimiser and tasks as `whorl lab run`, by autograd.

    pytorch_lab.py --task language --encodings rope,alibi,nope --seeds 1 [--steps 400] [--text FILE]

float32 on one thread. For each encoding and seed: milliseconds of processor time a step of training (forward, backward and
optimiser, without drawing), and scores at 1, 2, 4 and 8 times the trained length: nats for language, per cent of right
answers else. Weights and sequences have the distributions of Whorl's, not its numbers: scores agree within the spread of seeds.
"""
import argparse
import json
import math
import pathlib
import time

import numpy
import torch
from torch import nn
from torch.nn import functional

torch.set_num_threads(1)

WIDTH, HEADS, LAYERS, RATE, WARM_UP = 64, 4, 2, 3e-3, 50
HEAD = WIDTH // HEADS
USUAL = {  # length, batch, steps
    "language": (64, 16, 400),
    "three-back": (32, 32, 200),
    "lookup": (32, 32, 400),
    "repeat": (32, 32, 500),
    "needle": (32, 32, 600),
}
KJV = pathlib.Path(__file__).parents[3] / "resources/data/corpus_en_kjv_narrative.txt"


# ---- tasks: draw(count, length, training) -> tokens, targets, scored


class Language:
    def __init__(self, random, path):
        text = pathlib.Path(path).read_text(encoding="utf-8")
        symbols = {symbol: number for number, symbol in enumerate(sorted(set(text)))}
        codes = numpy.array([symbols[symbol] for symbol in text])
        self.random, self.symbols = random, len(symbols)
        self.training, self.validation = numpy.split(codes, [len(codes) * 9 // 10])

    def draw(self, count, length, training):
        part = self.training if training else self.validation
        if training:
            first = self.random.integers(0, len(part) - length, count)
        else:
            first = numpy.arange(count) * (len(part) - length - 1) // max(count - 1, 1)
        windows = part[first[:, None] + numpy.arange(length + 1)]
        return windows[:, :-1], windows[:, 1:], numpy.ones((count, length), bool)


class ThreeBack:
    symbols = 16

    def __init__(self, random, _):
        self.random = random

    def draw(self, count, length, training):
        tokens = self.random.integers(0, self.symbols, (count, length))
        targets = numpy.roll(tokens, 3, axis=1)
        return tokens, targets, numpy.broadcast_to(numpy.arange(length) >= 3, tokens.shape)


class Repeat:
    symbols = 32

    def __init__(self, random, _):
        self.random = random

    def draw(self, count, length, training):
        period = self.random.integers(4 if training else length // 4, length // 2 + 1, (count, 1))
        string = self.random.integers(0, self.symbols, (count, length))
        places = numpy.arange(length + 1)
        whole = numpy.take_along_axis(string, places % period, axis=1)
        return whole[:, :-1], whole[:, 1:], places[:-1] >= period


class Lookup:
    symbols = 88  # 64 pairs, 8 questions, 8 of noise, 8 answers

    def __init__(self, random, _):
        self.random = random

    def draw(self, count, length, training):
        length = self.random.integers(max(16, length // 2), length + 1) if training else length
        tokens = self.random.integers(72, 80, (count, length))
        targets = numpy.zeros_like(tokens)
        for row, target in zip(tokens, targets):
            keys, values = self.random.permutation(8), self.random.integers(0, 8, 8)
            row[self.random.choice(length - 8, 8, replace=False)] = keys * 8 + values
            row[-8:], target[-8:] = 64 + keys, 80 + values
        return tokens, targets, numpy.broadcast_to(numpy.arange(length) >= length - 8, tokens.shape)


class Needle:
    symbols = 32  # 8 keys, 8 values, 8 questions, 8 of noise

    def __init__(self, random, _):
        self.random = random

    def draw(self, count, length, training):
        length = self.random.integers(max(12, length // 2), length + 1) if training else length
        tokens = self.random.integers(24, 32, (count, length))
        targets = numpy.zeros_like(tokens)
        for row, target in zip(tokens, targets):
            keys, values = self.random.permutation(8)[:4], self.random.integers(8, 16, 4)
            places = numpy.sort(self.random.choice(length - 8, 4, replace=False)) + numpy.arange(4)
            order = self.random.permutation(4)
            row[places], row[places + 1] = keys, values
            row[-4:], target[-4:] = 16 + keys[order], values[order]
        return tokens, targets, numpy.broadcast_to(numpy.arange(length) >= length - 4, tokens.shape)


TASKS = {"language": Language, "three-back": ThreeBack, "lookup": Lookup, "repeat": Repeat, "needle": Needle}


# ---- where a token is


def distances(length):
    return torch.arange(length)[:, None] - torch.arange(length)[None, :]


def t5_buckets(length, farthest, buckets=32):
    """T5's buckets of a causal model: half of them for single distances, half spread by logarithm up to the farthest."""
    half = buckets // 2
    distance = distances(length).clamp(min=0)
    spread = half + (torch.log(distance.clamp(min=1) / half) / math.log(farthest / half) * half).long()
    return torch.where(distance < half, distance, spread.clamp(max=buckets - 1))


def rotated(vectors, angles, scale=None):
    cosine, sine = angles.cos(), angles.sin()
    even, odd = vectors[..., 0::2], vectors[..., 1::2]
    turned = torch.stack((even * cosine - odd * sine, even * sine + odd * cosine), -1)
    return (turned if scale is None else turned * scale[..., None]).flatten(-2)


class Place(nn.Module):
    def __init__(self, kind, length):
        super().__init__()
        self.kind, self.length = kind, length
        if kind == "learned":
            self.table = nn.Parameter(0.5 * torch.randn(8 * length, WIDTH))
        if kind == "t5":
            self.table = nn.Parameter(torch.zeros(32, HEADS))

    def added(self, length):
        if self.kind == "learned":
            return self.table[:length]
        if self.kind != "sinusoidal":
            return 0
        angles = torch.arange(length)[:, None] * 10000 ** (-torch.arange(0, WIDTH, 2) / WIDTH)
        return torch.stack((angles.sin(), angles.cos()), -1).flatten(-2)

    def bias(self, length):
        if self.kind == "alibi":
            slopes = 2 ** (-8 * torch.arange(1, HEADS + 1) / HEADS)
            return -slopes[:, None, None] * distances(length)
        if self.kind == "t5":
            return self.table[t5_buckets(length, self.length)].permute(2, 0, 1)
        return 0

    def turned(self, queries, keys):
        if self.kind not in ("rope", "xpos"):
            return queries, keys
        length = queries.shape[-2]
        pairs = torch.arange(HEAD // 2)
        angles = torch.arange(length)[:, None] * 10000 ** (-2 * pairs / HEAD)
        if self.kind == "rope":
            return rotated(queries, angles), rotated(keys, angles)
        zeta = (2 * pairs / HEAD + 0.4) / 1.4
        scale = zeta ** ((torch.arange(length)[:, None] - length // 2) / (self.length / 2))
        return rotated(queries, angles, scale), rotated(keys, angles, 1 / scale)


# ---- the model


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.norms = nn.ModuleList(nn.LayerNorm(WIDTH) for _ in range(2))
        self.queries, self.keys, self.values, self.out = (nn.Linear(WIDTH, WIDTH, bias=False) for _ in range(4))
        self.up, self.down = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)

    def forward(self, hidden, place, mask):
        batch, length, _ = hidden.shape
        normed = self.norms[0](hidden)
        split = [each(normed).view(batch, length, HEADS, HEAD).transpose(1, 2)
                 for each in (self.queries, self.keys, self.values)]
        queries, keys = place.turned(split[0], split[1])
        scores = queries @ keys.transpose(-1, -2) / math.sqrt(HEAD) + place.bias(length) + mask
        mixed = (scores.softmax(-1) @ split[2]).transpose(1, 2).reshape(batch, length, WIDTH)
        hidden = hidden + self.out(mixed)
        return hidden + self.down(functional.gelu(self.up(self.norms[1](hidden))))


class Model(nn.Module):
    def __init__(self, kind, symbols, length):
        super().__init__()
        self.tokens = nn.Parameter(0.5 * torch.randn(symbols, WIDTH))
        self.place = Place(kind, length)
        self.blocks = nn.ModuleList(Block() for _ in range(LAYERS))
        self.norm = nn.LayerNorm(WIDTH)
        self.out = nn.Linear(WIDTH, symbols, bias=False)
        for each in self.modules():
            if isinstance(each, nn.Linear):
                nn.init.normal_(each.weight, 0, each.in_features**-0.5)
                if each.bias is not None:
                    nn.init.zeros_(each.bias)

    def forward(self, tokens):
        length = tokens.shape[1]
        mask = torch.full((length, length), -math.inf).triu(1)
        hidden = self.tokens[tokens] + self.place.added(length)
        for block in self.blocks:
            hidden = block(hidden, self.place, mask)
        return self.out(self.norm(hidden))


def tensors(drawn):
    tokens, targets, scored = (numpy.ascontiguousarray(each) for each in drawn)
    return torch.from_numpy(tokens), torch.from_numpy(targets), torch.from_numpy(scored)


def optimiser(model, table_rate):
    matrices = [each for each in model.parameters() if each.dim() > 1 and each is not getattr(model.place, "table", None)]
    vectors = [each for each in model.parameters() if each.dim() == 1]
    groups = [{"params": matrices, "weight_decay": 0.01}, {"params": vectors, "weight_decay": 0.0}]
    if hasattr(model.place, "table"):
        factor = table_rate if model.place.kind == "t5" else 1
        decay = 0.0 if model.place.kind == "t5" else 0.01
        groups.append({"params": [model.place.table], "weight_decay": decay, "factor": factor})
    return torch.optim.AdamW(groups, lr=RATE, betas=(0.9, 0.98), eps=1e-8)


def train(model, task, length, batch, steps, table_rate):
    """Processor milliseconds a step, and the loss of the last 20."""
    adam, losses, spent = optimiser(model, table_rate), [], 0.0
    for step in range(steps):
        tokens, targets, scored = tensors(task.draw(batch, length, True))
        start = time.process_time()
        if step < WARM_UP:
            share = (step + 1) / WARM_UP
        else:
            share = 0.1 + 0.45 * (1 + math.cos(math.pi * (step - WARM_UP) / max(steps - WARM_UP, 1)))
        for group in adam.param_groups:
            group["lr"] = RATE * share * group.get("factor", 1)
        loss = functional.cross_entropy(model(tokens)[scored], targets[scored])
        adam.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        adam.step()
        spent += time.process_time() - start
        losses.append(loss.item())
    return 1000 * spent / steps, sum(losses[-20:]) / len(losses[-20:])


@torch.no_grad()
def scores(model, task, length):
    """Nats and share of right answers at 1, 2, 4 and 8 times the length, on some 16,000 tokens each."""
    result = []
    for multiple in (1, 2, 4, 8):
        longer, nats, right, count = multiple * length, 0.0, 0, 0
        tokens, targets, scored = tensors(task.draw(max(16384 // longer, 1), longer, False))
        for part in range(0, len(tokens), 4):
            where = slice(part, part + 4)
            logits, wanted = model(tokens[where])[scored[where]], targets[where][scored[where]]
            nats += functional.cross_entropy(logits, wanted, reduction="sum").item()
            right += (logits.argmax(-1) == wanted).sum().item()
            count += len(wanted)
        result.append((nats / count, right / count))
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--task", choices=TASKS, default="language")
    parser.add_argument("--encodings", default="nope,learned,sinusoidal,t5,alibi,rope,xpos")
    parser.add_argument("--seeds", default="1")
    parser.add_argument("--steps", type=int, default=0, help="0: what is usual for the task")
    parser.add_argument("--table-rate", type=float, default=10, help="how many times faster the table of T5 learns")
    parser.add_argument("--text", default=KJV, help="a file of UTF-8 text, for language")
    parser.add_argument("--json", help="a file to write the numbers to, for lab_speed.py")
    options = parser.parse_args()
    length, batch, steps = USUAL[options.task]
    steps = options.steps or steps
    written = []
    print("encoding\tseed\tms/step\tloss\t1x\t2x\t4x\t8x")
    for kind in options.encodings.split(","):
        for seed in map(int, options.seeds.split(",")):
            torch.manual_seed(seed)
            task = TASKS[options.task](numpy.random.default_rng(seed), options.text)
            model = Model(kind, task.symbols, length)
            milliseconds, loss = train(model, task, length, batch, steps, options.table_rate)
            found = scores(model, task, length)
            shown = [f"{nats:.2f}" if options.task == "language" else f"{100 * right:.0f} %" for nats, right in found]
            print(f"{kind}\t{seed}\t{milliseconds:.1f}\t{loss:.2f}\t" + "\t".join(shown), flush=True)
            written.append({"encoding": kind, "seed": seed, "milliseconds": milliseconds, "scores": found})
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(written))


if __name__ == "__main__":
    main()
