"""Draws a line of text as coverage of ink, with the centre of every glyph and the box that a line finder would cut."""

import math
import re
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from fonts import at_size
from signs import DRAWN_AS

SMALLEST, LARGEST = 9, 44
"""Height of a line's crop, in pixels of the photograph."""


@dataclass
class Ink:
    cover: np.ndarray
    """[height, width], 0 paper to 1 ink."""
    text: str
    centres: list
    """Centre of each sign, in pixels from the left of `cover`."""


@lru_cache(maxsize=None)
def _advance(path, sign):
    """Advance of the pen, as a share of the size; 0 if the font lacks the sign."""
    return at_size(path, 100).getlength(sign) / 100


def _begins(path, size, text, tracking, gap):
    """Start of each sign and end of the last one, in pixels, without kerning."""
    out, x = [0.0], 0.0
    for sign in text:
        x += _advance(path, sign) * size + tracking + (gap if sign == " " else 0)
        out.append(x)
    return out


def _pieces(text, tracking, gap):
    """(at, piece): the pieces that are drawn separately. A line with usual spaces is one piece."""
    if tracking:
        return list(enumerate(text))
    return [(found.start(), found.group()) for found in re.finditer(r"\S+", text)] if gap else [(0, text)]


def _box(rng, font, text, size):
    """(top, bottom) of the crop relative to the pen: with margins, tight, or cutting the ink."""
    ink_top, ink_bottom = font.getbbox(text)[1::2]
    if rng.random() < 0.5:
        top, bottom = ink_top, ink_bottom
    else:
        tall = font.getbbox("HÁgp" if text.upper() != text else "HÑ")
        top, bottom = min(tall[1], ink_top), max(tall[3], ink_bottom)
    height = bottom - top
    above, below = rng.uniform(0.03, 0.34) * height, rng.uniform(0.03, 0.3) * height
    if rng.random() < 0.3:  # a tight crop
        above, below = rng.uniform(0, 0.06) * height, rng.uniform(0, 0.06) * height
    if rng.random() < 0.16:  # cuts the tops: at least a third of an accent stays, and nearly all of a capital
        body = font.getbbox("H")[1]
        accent = body - ink_top
        above = -rng.uniform(0.1, 0.6) * accent if accent > 0.06 * size else -rng.uniform(0, 0.05) * height
        top = ink_top
    if rng.random() < 0.06:
        below = -rng.uniform(0, 0.05) * height
    return top - above, bottom + below, height


def _surroundings(rng, draw, write, font, box, left, right, top, bottom):
    """Draws neighbour lines, rules and cells around the line, as forms have them."""
    height = bottom - top
    gap = max(height * rng.uniform(1.08, 1.6), font.size * rng.uniform(0.95, 1.6))
    for way in (-1, 1):
        if rng.random() < 0.45:
            draw.text((left + rng.uniform(-2, 2) * height, -box[0] + top + way * gap), write(), fill=255, font=font)
    width = max(1, round(font.size / 16))
    wide, high = draw.im.size
    if rng.random() < 0.08:
        y = bottom + rng.uniform(0.08, 0.3) * height
        draw.line((0, y, wide, y), fill=rng.randint(90, 255), width=width)
    if rng.random() < 0.05:
        y = top - rng.uniform(0.15, 0.35) * height
        draw.line((0, y, wide, y), fill=rng.randint(90, 255), width=width)
    for x in (left - rng.uniform(0.25, 0.6) * height, right + rng.uniform(0.25, 0.6) * height):
        if rng.random() < 0.035:
            draw.line((x, 0, x, high), fill=rng.randint(90, 255), width=width)


def draw(rng, severity, path, text, neighbour):
    """Draws a text. `neighbour()` returns the text of a line above or below. `severity` is 0 to 1."""
    final = math.exp(rng.uniform(math.log(13 - (13 - SMALLEST) * severity), math.log(LARGEST)))
    scale = 1 if rng.random() < 0.25 else 2  # drawn twice as large and reduced, for soft edges like those of a photograph
    size = max(8, round(final * scale * rng.uniform(0.72, 0.88)))
    font = at_size(path, size)
    shown = "".join(rng.choice(DRAWN_AS[sign]) if sign in DRAWN_AS and rng.random() < 0.15 else sign for sign in text)
    if any(_advance(path, sign) <= 0 for sign in set(shown) - set(text)):
        shown = text
    tracking = 0 if rng.random() < 0.8 else rng.uniform(-0.035, 0.14) * size
    gap = 0 if rng.random() < 0.8 else rng.uniform(-0.06, 0.7) * size
    begins = _begins(path, size, shown, tracking, gap)
    box = font.getbbox(shown)
    top, bottom, height = _box(rng, font, shown, size)
    left_room, right_room = rng.uniform(0, 0.8) * height, rng.uniform(0, 0.8) * height
    if rng.random() < 0.25:
        left_room, right_room = rng.uniform(0, 0.12) * height, rng.uniform(0, 0.12) * height
    if rng.random() < 0.08:
        left_room = -rng.uniform(0, 0.05) * height
    if rng.random() < 0.08:
        right_room = -rng.uniform(0, 0.05) * height
    margin = int(height * 0.9) + 6
    length = max(begins[-1], box[2])
    x = margin + max(0, left_room)
    y = margin - box[1]
    image = Image.new("L", (int(x + length + margin + max(0, right_room)), int(box[3] - box[1] + 2 * margin)), 0)
    pen = ImageDraw.Draw(image)
    for at, piece in _pieces(shown, tracking, gap):
        pen.text((x + begins[at], y), piece, fill=255, font=font)
    _surroundings(rng, pen, neighbour, font, box, x, x + length, margin, margin + box[3] - box[1])
    if scale == 2 and size > 22 and rng.random() < 0.08 + 0.16 * severity:
        image = image.filter(ImageFilter.MaxFilter(3) if rng.random() < 0.6 else ImageFilter.MinFilter(3))
    edges = (x - left_room, y + top, x + length + right_room, y + bottom)
    cover, per_pixel = _cut(rng, severity, image, edges, scale)
    centres = [((begins[at] + begins[at + 1]) / 2 + left_room) * per_pixel for at in range(len(text))]
    return Ink(cover, text, centres)


def _cut(rng, severity, image, edges, scale):
    """Cuts the crop as a hand-held camera sees it: slightly turned, sheared, in perspective, narrower or wider."""
    x0, y0, x1, y1 = edges
    high = max(8, min(64, round((y1 - y0) / scale)))
    stretch = rng.uniform(0.8, 1.15) if rng.random() < 0.3 else 1.0
    wide = max(8, round((x1 - x0) / scale * stretch))
    half = max(1.0, (x1 - x0) / 2)
    most = 0.12 * (y1 - y0) / half + 0.006
    turn = max(-most, min(most, max(-0.035, min(0.035, rng.gauss(0, 0.35 + 0.9 * severity) * math.pi / 180))))
    shear, narrowing = rng.gauss(0, 0.03 + 0.05 * severity), rng.uniform(-0.06, 0.06) * severity
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2

    def moved(px, py):
        dx, dy = px - cx, py - cy
        dy *= 1 + narrowing * dx / half
        dx += shear * dy
        return cx + dx * math.cos(turn) - dy * math.sin(turn), cy + dx * math.sin(turn) + dy * math.cos(turn)

    quad = [value for point in (moved(x0, y0), moved(x0, y1), moved(x1, y1), moved(x1, y0)) for value in point]
    if scale == 2:
        out = image.transform((wide * 2, high * 2), Image.QUAD, quad, Image.BILINEAR).reduce(2)
    else:
        out = image.transform((wide, high), Image.QUAD, quad, Image.BILINEAR if rng.random() < 0.6 else Image.BICUBIC)
    return np.asarray(out, np.float32) / 255, wide / (x1 - x0)
