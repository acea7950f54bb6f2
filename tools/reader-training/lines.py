"""Seeded lines (text, font, ink, paper, wear), and their input form for the network."""

from dataclasses import dataclass

import numpy as np
from PIL import Image

import ink
import wear
from signs import HEIGHT


@dataclass
class Line:
    grey: np.ndarray
    """uint8 [height, width]"""
    text: str
    centres: list
    """Centre of each sign, in pixels."""
    kind: str


def draw_line(rng, severity, fonts, texts, kind=None):
    """Draws a line. Severity is 0 (clean) to 1 (hard)."""
    while True:
        text, drawn_kind = texts.line(rng, kind)
        path, text = fonts.pick(rng, text, drawn_kind)
        try:
            drawn = ink.draw(rng, severity, path, text, lambda: texts.line(rng)[0][:40])
        except (OSError, ValueError):  # a font without a bitmap for some sign
            continue
        grey, contrast = wear.printed(rng, severity, drawn.cover)
        grey = wear.seen(rng, severity, wear.lit(rng, severity, grey), contrast)
        return Line(grey, text, drawn.centres, drawn_kind)



def to_height(grey, stretch=1.0):
    """Resizes to 32 rows; returns the result and the horizontal factor."""
    height, width = grey.shape
    wide = max(8, round(width * HEIGHT / height * stretch))
    return np.asarray(Image.fromarray(grey).resize((wide, HEIGHT), Image.BILINEAR)), wide / width


def level(grey):
    """Normalizes to mean 0 and a spread of about 1, like the reader."""
    grey = grey.astype(np.float32)
    return (grey - grey.mean()) / (grey.std() + 8)
