"""Writes lines in held-out fonts with held-out words: one picture per level with the lines packed in it, and their texts.

    python3 evaluation_set.py FOLDER [--count 300] [--seed 4242] [--lossless] [--codes]

`--codes`: codes alone, whose check digits hold.
"""

import argparse
import json
import os

import numpy as np
from PIL import Image

from evaluate import SEED, held_out_lines
from held_codes import HeldCodes

WIDE = 2000
QUALITY = 88


def packed(lines):
    """(picture, [x, y]): the lines in strips, the highest first, so that little space is empty."""
    order = sorted(range(len(lines)), key=lambda at: -lines[at].grey.shape[0])
    places, x, y, strip = [None] * len(lines), 0, 0, 0
    for at in order:
        high, wide = lines[at].grey.shape
        if x + wide > WIDE and x > 0:
            x, y, strip = 0, y + strip, 0
        places[at] = (x, y)
        x, strip = x + wide, max(strip, high)
    wide = max(x + line.grey.shape[1] for (x, _), line in zip(places, lines))
    picture = np.full((y + strip, max(WIDE, wide)), 255, np.uint8)
    for (x, y), line in zip(places, lines):
        high, wide = line.grey.shape
        picture[y : y + high, x : x + wide] = line.grey
    return Image.fromarray(picture), places


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--lossless", action="store_true")
    parser.add_argument("--codes", action="store_true")
    given = parser.parse_args()
    os.makedirs(given.folder, exist_ok=True)
    by_level = {}
    for level, line in held_out_lines(given.count, given.seed, HeldCodes() if given.codes else None):
        by_level.setdefault(level, []).append(line)
    truth = []
    for level, lines in by_level.items():
        picture, places = packed(lines)
        picture.save(os.path.join(given.folder, f"{level}.webp"), lossless=given.lossless, quality=QUALITY, method=6)
        for line, (x, y) in zip(lines, places):
            high, wide = line.grey.shape
            truth.append({"level": level, "kind": line.kind, "text": line.text, "box": [x, y, wide, high]})
    with open(os.path.join(given.folder, "lines.json"), "w", encoding="utf8") as file:
        file.write("[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in truth) + "\n]\n")


if __name__ == "__main__":
    main()
