# SPDX-FileCopyrightText: 2026 The Whorl authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""gensim_word2vec.py TEXT MODEL CHANNELS THREADS: words of the text a second, over one epoch of learning alone."""
import sys
import time

from gensim.models import Word2Vec

text, name, channels, threads = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
sentences = [line.split() for line in open(text, encoding="utf-8")]
model = Word2Vec(vector_size=channels, window=5, min_count=5, sg=int(name == "skip-gram"), negative=5, hs=0,
                 sample=1e-3, workers=threads, seed=1)
model.build_vocab(sentences)
start = time.perf_counter()
model.train(sentences, total_examples=len(sentences), epochs=1)
print(sum(map(len, sentences)) / (time.perf_counter() - start))
