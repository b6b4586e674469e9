#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Whorl authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Learns the byte pairs of tokenizer_kjv.json from corpus_en_kjv_narrative.txt, which stand beside it.

Byte-pair encoding as GPT-2 has it (Sennrich et al. 2016, over bytes): the most frequent pair of neighbours becomes one
token, a thousand times; of pairs that are as frequent, the first in the order of their spellings. The result is the same
wherever it is run.
"""

import collections
import json
import pathlib
import re

MERGES = 1000
HERE = pathlib.Path(__file__).parent
# GPT-2's expression for a text of ASCII alone.
PARTS = re.compile(r"'(?:[sdmt]|ll|ve|re)| ?[A-Za-z]+| ?[0-9]+| ?[^\sA-Za-z0-9]+|\s+(?!\S)|\s+")


def byte_characters():
    """The character that stands for each byte in the vocabulary."""
    printable = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    others = (byte for byte in range(256) if byte not in printable)
    characters = {byte: chr(byte) for byte in printable}
    characters.update((byte, chr(256 + place)) for place, byte in enumerate(others))
    return characters


def merged(word, pair):
    result = []
    for each in word:
        if result and (result[-1], each) == pair:
            result[-1] += each
        else:
            result.append(each)
    return tuple(result)


def learn(text):
    characters = byte_characters()
    counts = collections.Counter(PARTS.findall(text))
    words = {tuple(characters[byte] for byte in word.encode()): count for word, count in counts.items()}
    tokens, merges = [characters[byte] for byte in sorted(characters, key=lambda byte: characters[byte])], []
    for _ in range(MERGES):
        pairs = collections.Counter()
        for word, count in words.items():
            for pair in zip(word, word[1:]):
                pairs[pair] += count
        best = min(pairs, key=lambda pair: (-pairs[pair], pair))
        merges.append(best)
        tokens.append("".join(best))
        words = {merged(word, best): count for word, count in words.items()}
    return tokens, merges


tokens, merges = learn((HERE / "corpus_en_kjv_narrative.txt").read_text(encoding="ascii"))
level = {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": True, "use_regex": True}
tokenizer = {
    "version": "1.0",
    "added_tokens": [],
    "normalizer": None,
    "pre_tokenizer": level,
    "post_processor": None,
    "decoder": level,
    "model": {
        "type": "BPE",
        "dropout": None,
        "unk_token": None,
        "continuing_subword_prefix": None,
        "end_of_word_suffix": None,
        "fuse_unk": False,
        "byte_fallback": False,
        "vocab": {token: place for place, token in enumerate(tokens)},
        "merges": [" ".join(pair) for pair in merges],
    },
}
(HERE / "tokenizer_kjv.json").write_text(
    json.dumps(tokenizer, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
