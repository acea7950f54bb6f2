"""Seeded lines: text, font, ink, paper, wear; and their form for the network."""

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
    """Of each sign, in pixels."""
    kind: str


def draw_line(rng, severity, fonts, texts, kind=None):
    """Severity 0 (clean) to 1 (hard)."""
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
    """Resized to 32 rows; returns it and the factor sideways."""
    height, width = grey.shape
    wide = max(8, round(width * HEIGHT / height * stretch))
    return np.asarray(Image.fromarray(grey).resize((wide, HEIGHT), Image.BILINEAR)), wide / width


def level(grey):
    """Mean 0 and about unit spread, as the reader does it too."""
    grey = grey.astype(np.float32)
    return (grey - grey.mean()) / (grey.std() + 8)
