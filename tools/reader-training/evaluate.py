"""Character and line errors on lines in held-out fonts with held-out words."""

import random

import torch

from fonts import Fonts
from lines import draw_line, level, to_height
from signs import text_of
from texts import Texts
from words import Words

LEVELS = (("clean", 0.05), ("moderate", 0.45), ("hard", 0.95))
SEED = 4242


def held_out_lines(count, seed=SEED, texts=None):
    """[(level, Line)]: `count` lines of each level, the same at every call. The texts are of all classes unless `texts` is given."""
    fonts, texts = Fonts(held=True), texts or Texts(Words(held=True))
    out = []
    for name, severity in LEVELS:
        rng = random.Random(seed + int(severity * 100))
        out += [(name, draw_line(rng, severity, fonts, texts)) for _ in range(count)]
    return out


def distance(one, other):
    """Number of signs to insert, delete or replace, at least."""
    row = list(range(len(other) + 1))
    for at, a in enumerate(one):
        above, row = row, [at + 1]
        for column, b in enumerate(other):
            row.append(min(above[column] + (a != b), above[column + 1] + 1, row[column] + 1))
    return row[-1]


def read(network, grey):
    picture = torch.from_numpy(level(to_height(grey)[0]))[None, None]
    picture = torch.nn.functional.pad(picture, (0, -picture.shape[3] % 4))
    return text_of(network(picture)[0].argmax(1).tolist())


def evaluate(network, lines):
    """{level: {"cer": percent of signs, "exact": percent of lines}}"""
    network.eval()
    sums = {}
    with torch.no_grad():
        for name, line in lines:
            got = read(network, line.grey)
            sum_ = sums.setdefault(name, [0, 0, 0, 0])
            for at, value in enumerate((distance(got, line.text), len(line.text), got == line.text, 1)):
                sum_[at] += value
    network.train()
    return {name: {"cer": round(100 * a / b, 2), "exact": round(100 * c / d, 1)} for name, (a, b, c, d) in sums.items()}
