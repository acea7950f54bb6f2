"""Words for the texts of lines. Some are held out: only the evaluation uses them, no training run."""

import zlib
from pathlib import Path

from signs import CLASS_OF

FOLDER = Path(__file__).parent / "words"
SPANISH = Path("/usr/share/dict/spanish")  # wspanish
HUNSPELL = Path("/usr/share/hunspell/es_ES.dic")  # hunspell-es
ENGLISH = Path("/usr/share/dict/american-english")  # wamerican


def _lines(path, encoding="utf8"):
    return [line.strip() for line in path.read_text(encoding, errors="ignore").splitlines()]


def _usable(word):
    return 1 < len(word) < 16 and all(sign in CLASS_OF for sign in word) and word.isalpha()


class Words:
    """Set of words: those of the evaluation if `held`, else those of training. The two sets are disjoint."""

    def __init__(self, held):
        part = "held-" if held else ""
        self.surnames = _lines(FOLDER / f"{part}surnames.txt")[0].split()
        self.given_names = _lines(FOLDER / f"{part}given-names.txt")[0].split()
        self.labels = _lines(FOLDER / f"{part}labels.txt")[0].split("|")
        self.small = _lines(FOLDER / "prose.txt")[0].split()
        self.states = [line.split(", ") for line in _lines(FOLDER / "states.txt")]
        common = {word for word in _lines(SPANISH) if _usable(word)}
        rarer = sorted({line.split("/")[0] for line in _lines(HUNSPELL)} - common)
        rarer = [word for word in rarer if _usable(word)]
        apart = {word for word in rarer if zlib.crc32(word.lower().encode()) % 4 == 0}
        if held:
            self.spanish, self.english = sorted(apart), []
        else:
            self.spanish = sorted(common) + [word for word in rarer if word not in apart]
            self.english = [word for word in _lines(ENGLISH) if _usable(word)]

    def word(self, rng):
        if self.english and rng.random() < 0.03:
            return rng.choice(self.english)
        return rng.choice(self.spanish)
