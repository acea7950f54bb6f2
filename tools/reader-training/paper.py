"""Backgrounds: plain paper, guilloches, screens of dots, wide shadows of pictures."""

import math
from functools import lru_cache

import numpy as np

HIGH, WIDE = 160, 1600


@lru_cache(maxsize=1)
def patterns():
    """Makes fixed pictures with values 0 to 1, from which crops are taken: rings, waves and straight lines, combined."""
    seeded = np.random.RandomState(5)
    y, x = np.mgrid[0:HIGH, 0:WIDE].astype(np.float32)
    out = []
    for _ in range(56):
        sum_ = np.zeros((HIGH, WIDE), np.float32)
        for _ in range(seeded.randint(1, 4)):
            shape, pitch = seeded.randint(4), seeded.uniform(3, 26)
            if shape == 0:
                way = np.hypot(x - seeded.uniform(-800, 2000), y - seeded.uniform(-900, 900))
            elif shape == 1:
                way = y + seeded.uniform(3, 14) * np.sin(x / seeded.uniform(8, 50) + seeded.uniform(0, 6))
            elif shape == 2:
                turn = seeded.uniform(0, math.pi)
                way = x * math.cos(turn) + y * math.sin(turn)
            else:  # a guilloche: two waves that cross
                wave = seeded.uniform(6, 30) * np.sin(x / seeded.uniform(10, 60))
                way = y + wave * np.cos(x / seeded.uniform(40, 200))
            phase = way / pitch
            fine = seeded.rand() < 0.7
            sum_ += np.clip(1 - np.abs((phase % 1) - 0.5) * pitch / seeded.uniform(0.8, 2.5), 0, 1) if fine else 0.5 + 0.5 * np.sin(2 * math.pi * phase)
        out.append(sum_ / max(1e-6, sum_.max()))
    return out


@lru_cache(maxsize=1)
def grain():
    """Makes standard normal noise, from which crops are taken."""
    return np.random.RandomState(6).randn(512, 1700).astype(np.float32)


@lru_cache(maxsize=1)
def clouds():
    """Makes soft blotches like portraits, stamps and holograms out of focus: mean 0, about -1 to 1."""
    coarse = np.random.RandomState(7).randn(24, 120).astype(np.float32)
    from PIL import Image

    soft = Image.fromarray(coarse).resize((WIDE + 100, 400), Image.BICUBIC)
    return np.clip(np.asarray(soft), -1.5, 1.5)


def crop(rng, picture, height, width):
    """Returns a random part of a fixed picture, repeated horizontally if the line is longer."""
    top = rng.randrange(picture.shape[0] - height) if picture.shape[0] > height else 0
    left = rng.randrange(max(1, picture.shape[1] - width))
    part = picture[top : top + height, left : left + width]
    if part.shape[1] < width:
        part = np.pad(part, ((0, 0), (0, width - part.shape[1])), mode="wrap")
    return part


def sheet(rng, severity, height, width, light, contrast):
    """Returns grey values of the paper, [height, width]. `contrast` is that of the ink; every pattern has much less."""
    out = np.full((height, width), light, np.float32)
    if rng.random() < 0.2 + 0.45 * severity:
        depth = rng.uniform(0.05, 0.15 + 0.33 * severity) * contrast
        out -= crop(rng, rng.choice(patterns()), height, width) * (depth if rng.random() < 0.85 else -depth)
    if rng.random() < 0.08 + 0.25 * severity:
        out += crop(rng, clouds(), height, width) * rng.uniform(0.04, 0.3) * contrast
    return out
