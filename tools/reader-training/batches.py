"""Lines in batches for training, each used a few times before new ones take its place."""

import random
from dataclasses import dataclass

import numpy as np

from fonts import Fonts
from lines import draw_line, level, to_height
from signs import CLASS_OF, HEIGHT
from texts import Texts
from words import Words

LINES = 32
"""Size of a batch, in lines."""
USES = 2.5
"""Mean number of uses of a batch; drawing costs nearly as much as learning."""
WIDEST = 720
KEPT = 1200
"""Batches, about 1 GB at most."""


@dataclass
class Batch:
    pictures: np.ndarray
    """float16 [lines, 1, 32, width]"""
    columns: np.ndarray
    """Columns of each line's log-odds."""
    classes: list
    centres: list
    """Centre of each sign of each line, as a column of the log-odds."""


class Batches:
    def __init__(self, seed, worker, step):
        """`step` is part of the seed, so a resumed run draws new lines."""
        self.rng = random.Random(f"{seed}/{worker}/{step}")
        self.fonts, self.texts = Fonts(held=False), Texts(Words(held=False))
        self.fresh, self.kept, self.drawn = [], [], 0

    def next(self):
        if not self.fresh and (len(self.kept) < 16 or self.rng.random() < 1 / (8 * (USES - 1))):
            self.fresh = self._draw(8)
        if not self.fresh:
            return self.rng.choice(self.kept)
        batch = self.fresh.pop()
        self.drawn += LINES
        if len(self.kept) < KEPT:
            self.kept.append(batch)
        else:
            self.kept[self.rng.randrange(KEPT)] = batch
        return batch

    def _draw(self, count):
        """Yields batches whose lines have similar widths."""
        ready = []
        while len(ready) < count * LINES:
            line = draw_line(self.rng, self.rng.random(), self.fonts, self.texts)
            stretch = self.rng.uniform(0.85, 1.18) if self.rng.random() < 0.4 else 1.0
            if line.grey.shape[1] * HEIGHT / line.grey.shape[0] * stretch > WIDEST:
                continue
            picture, factor = to_height(line.grey, stretch)
            columns = 2 * ((picture.shape[1] + 3) // 4)
            repeats = sum(a == b for a, b in zip(line.text, line.text[1:]))
            if columns <= len(line.text) + repeats:
                continue
            centres = [min(columns - 1, max(0, int(x * factor / 2))) for x in line.centres]
            ready.append((picture, columns, [CLASS_OF[sign] for sign in line.text], centres))
        ready.sort(key=lambda one: one[1])
        out = [self._batch(ready[at : at + LINES]) for at in range(0, len(ready), LINES)]
        self.rng.shuffle(out)
        return out

    @staticmethod
    def _batch(lines):
        width = (max(picture.shape[1] for picture, *_ in lines) + 3) // 4 * 4
        pictures = np.zeros((len(lines), 1, HEIGHT, width), np.float16)
        for at, (picture, *_) in enumerate(lines):
            pictures[at, 0, :, : picture.shape[1]] = level(picture)
        _, columns, classes, centres = zip(*lines)
        return Batch(pictures, np.array(columns), classes, centres)
