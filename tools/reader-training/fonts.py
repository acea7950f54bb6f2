"""The font files that lines are drawn in, by family; `held` are those of the evaluation."""

import subprocess
from functools import lru_cache
from pathlib import Path

from PIL import ImageFont

from signs import SIGNS

TOO_ODD = ("Thin", "Hairline", "Smallcaps", "SC-", "Math", "Outline", "Ultra", "ExtraLight", "Black", "Wide", "[", "cmunssdc")
"""Parts of names of cuts that no paper uses, or whose small letters are capitals."""
USUAL = ("Nimbus", "texgyr", "Switze", "FreeSa", "Libera", "Roboto", "OpenSa", "NotoSa", "DejaVu", "Inter-", "Lato-B", "Lato-R")
"""Families like those that offices, authorities and banks use."""
MOST_MISSING = 30
"""A font that lacks more of the signs than this is left out."""


@lru_cache(maxsize=1500)
def at_size(path, size):
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


def _missing(path):
    font = at_size(path, 24)
    blank = bytes(font.getmask("\ue123"))
    return frozenset(sign for sign in SIGNS if sign != " " and bytes(font.getmask(sign)) == blank)


def _files(package):
    listed = subprocess.run(["dpkg", "-L", package], capture_output=True, text=True, check=True).stdout.splitlines()
    return sorted(Path(name) for name in listed if name.lower().endswith((".ttf", ".otf")))


class Fonts:
    """`families`: name to [(path, missing signs)]. `machine_readable`: the cuts of OCR-B."""

    def __init__(self, held):
        self.families, seen = {}, set()
        for row in (Path(__file__).parent / "fonts.txt").read_text("utf8").splitlines():
            if row.startswith("#"):
                continue
            package, _, starts, mark = (cell.strip() for cell in row.split("|"))
            if (mark == "held") != held:
                continue
            wanted = tuple(starts.split(",")) if starts else ("",)
            for path in _files(package):
                name = path.name
                if name in seen or not name.startswith(wanted) or any(odd in name for odd in TOO_ODD):
                    continue
                seen.add(name)
                self._add(str(path), name)
        self.names = sorted(self.families)
        self.usual = [name for name in self.names if name in USUAL]
        self.machine_readable = [one for name in self.names if name.startswith("OCRB") for one in self.families[name]]

    def _add(self, path, name):
        try:
            missing = _missing(path)
        except OSError:  # a font without a bitmap for some sign
            return
        if len(missing) <= MOST_MISSING:
            family = "OCRB" if name.startswith("OCRB") else name[:6]
            self.families.setdefault(family, []).append((path, missing))

    def pick(self, rng, text, kind):
        """Chooses a font for the text: usual families often, slanted cuts seldom."""
        for _ in range(20):
            if kind == "mrz" and rng.random() < 0.8:
                path, missing = rng.choice(self.machine_readable)
            else:
                names = self.usual if self.usual and rng.random() < 0.3 else self.names
                path, missing = rng.choice(self.families[rng.choice(names)])
            slanted = any(mark in path for mark in ("Ital", "Obli", "It.", "BI."))
            if not (slanted and rng.random() < 0.6) and not set(text) & missing:
                return path, text
        return path, "".join(sign for sign in text if sign not in missing) or "X"
