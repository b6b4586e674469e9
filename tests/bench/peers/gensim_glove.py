# SPDX-FileCopyrightText: 2026 The Whorl authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""gensim_glove.py TEXT: seconds to read vectors in GloVe's form, a word and numbers a line, without a header."""
import sys
import time

from gensim.models import KeyedVectors

start = time.perf_counter()
KeyedVectors.load_word2vec_format(sys.argv[1], binary=False, no_header=True)
print(time.perf_counter() - start)
