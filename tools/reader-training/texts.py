"""Texts of lines: names, codes, dates, addresses, labels, prose, machine-readable zones."""

import codes
from codes import digits, upper
from signs import CLASS_OF, SIGNS, WITHOUT_ACCENTS

STREETS = "C CALLE AV AV. AVENIDA CALZ CALZ. BLVD BLVD. PRIV PRIV. AND CDA CERRADA PROL. CAM CARR RET CTO EJE CALLEJÓN PASEO ANDADOR".split()


def plain(text):
    """Converts a name to the spelling of machine-readable zones."""
    return text.translate(WITHOUT_ACCENTS).replace("Ñ", "N").replace(".", "")


class Texts:
    """Source of texts. `words` is a `Words`. `line(rng)` returns (text, class of text)."""

    def __init__(self, words):
        self.words = words
        self.classes = (
            ("name", 16, self.name),
            ("curp", 8, codes.curp),
            ("rfc", 6, codes.rfc),
            ("elector_key", 6, codes.elector_key),
            ("number", 10, codes.number),
            ("date", 8, codes.date),
            ("address", 13, self.address),
            ("money", 4, codes.money),
            ("label", 7, lambda rng: rng.choice(words.labels)),
            ("prose", 18, self.prose),
            ("mrz", 6, self.machine_readable),
            ("signs", 4, self.signs),
            ("short", 3, self.short),
            ("pair", 7, self.pair),
        )
        self.by_name = {name: write for name, _, write in self.classes}
        self.names = [name for name, _, _ in self.classes]
        self.weights = [weight for _, weight, _ in self.classes]

    def line(self, rng, kind=None):
        kind = kind or rng.choices(self.names, self.weights)[0]
        text = " ".join(self.by_name[kind](rng).split())
        return "".join(sign for sign in text if sign in CLASS_OF) or "X", kind

    def word_or_surname(self, rng, share):
        return self.words.word(rng) if rng.random() < share else rng.choice(self.words.surnames).lower()

    def name(self, rng):
        words = self.words
        given = " ".join(rng.choice(words.given_names) for _ in range(rng.choice((1, 1, 2, 2, 3))))
        first, second = (rng.choice(words.surnames) if rng.random() < 0.7 else words.word(rng).upper() for _ in range(2))
        both = f"{first} {second}"
        text = rng.choice((given, first, second, both, f"{given} {both}", f"{both} {given}", f"{given} {first}"))
        if rng.random() < 0.45:
            text = text.translate(WITHOUT_ACCENTS)
        return text.title() if rng.random() < 0.25 else text

    def address(self, rng):
        words = lambda count: " ".join(self.word_or_surname(rng, 0.6) for _ in range(count))
        state, short = rng.choice(self.words.states)
        number = str(rng.randint(1, 3000))
        text = rng.choice(
            (
                lambda: f"{rng.choice(STREETS)} {words(rng.randint(1, 3))} {number}",
                lambda: f"{rng.choice(STREETS)} {words(rng.randint(1, 2))} {number} INT {rng.choice((str(rng.randint(1, 99)), upper(rng, 1) + digits(rng, 1)))}",
                lambda: f"{rng.choice(STREETS)} {words(1)} {number}-{upper(rng, 1)}",
                lambda: f"COL {words(rng.randint(1, 3))} {digits(rng, 5)}",
                lambda: f"COL. {words(rng.randint(1, 3))}",
                lambda: f"FRACC. {words(rng.randint(1, 3))} C.P. {digits(rng, 5)}",
                lambda: "C.P. " + digits(rng, 5),
                lambda: f"{words(2)}, C.P. {digits(rng, 5)}",
                lambda: f"NO. EXT. {rng.randint(1, 999)} NO. INT. {rng.randint(1, 99)}",
                lambda: f"MZ {rng.randint(1, 99)} LT {rng.randint(1, 99)}",
                lambda: f"{words(rng.randint(1, 3))}, {short}",
                lambda: f"{digits(rng, 5)} {words(rng.randint(1, 2))}, {short}",
                lambda: state,
                lambda: f"{words(rng.randint(1, 2))}, {state}",
                lambda: f"#{rng.randint(1, 999)}-{upper(rng, 1)}",
                lambda: f"Mza. {rng.randint(1, 40)}, Lt. {rng.randint(1, 40)}, Edif. {upper(rng, 1)}",
                lambda: digits(rng, 5),
            )
        )()
        text = text.upper() if rng.random() < 0.72 else text.title() if rng.random() < 0.7 else text
        return text.translate(WITHOUT_ACCENTS) if rng.random() < 0.4 else text

    def prose(self, rng):
        """Returns mostly mixed case, in which the neighbours distinguish I and l, o and O, and a space after a short word."""
        count = rng.randint(2, 8)
        parts = [self.words.word(rng) if rng.random() < 0.65 else rng.choice(self.words.small) for _ in range(count)]
        for at in range(count):
            if rng.random() < 0.12:
                parts[at] = parts[at].capitalize()
            if rng.random() < 0.04:
                parts[at] = rng.choice((codes.date, codes.number, codes.money))(rng)
            if at < count - 1 and rng.random() < 0.14:
                parts[at] += rng.choice((",", ",", ",", ";", ":", ".", " /", " -"))
        if rng.random() < 0.45:
            parts[0] = parts[0].capitalize()
        text = " ".join(parts) + ("." if rng.random() < 0.3 else "")
        shape = rng.random()
        if shape < 0.15:
            return text.upper()
        if shape < 0.24:
            return text.title()
        if shape < 0.34:
            return rng.choice(("(%s)", "¿%s?", "¡%s!", '"%s"', "%s / " + self.words.word(rng).capitalize()[:12])) % text
        return text

    def machine_readable(self, rng):
        person = lambda: plain(f"{rng.choice(self.words.surnames)}<{rng.choice(self.words.surnames)}<<{rng.choice(self.words.given_names)}<{rng.choice(self.words.given_names)}")
        dates = lambda sexes: codes.short_date(rng) + digits(rng, 1) + rng.choice(sexes) + codes.short_date(rng) + digits(rng, 1)
        text = rng.choice(
            (
                lambda: f"IDMEX{digits(rng, 10)}<<{digits(rng, 13)}",
                lambda: f"{dates('HMF')}MEX<{digits(rng, 2)}<<{digits(rng, 5)}<{digits(rng, 1)}",
                lambda: person().ljust(30, "<")[:30],
                lambda: ("P<MEX" + person()).ljust(44, "<")[:44],
                lambda: f"{upper(rng, 1)}{digits(rng, 9)}MEX{dates('MF')}{'<' * 14}{digits(rng, 2)}",
                lambda: f"{rng.choice(('I<', 'IR', 'C<', 'I1'))}MEX{codes.some(rng, codes.DIGITS + codes.UPPER, 9)}{digits(rng, 1)}".ljust(30, "<"),
            )
        )()
        if rng.random() < 0.6:
            length = rng.randint(8, 24)
            start = rng.randint(0, max(0, len(text) - length))
            text = text[start : start + length]
        return text

    def signs(self, rng):
        word = lambda: self.words.word(rng).translate(WITHOUT_ACCENTS).replace("ñ", "n")
        if rng.random() < 0.5:
            return "".join(rng.choice(SIGNS) for _ in range(rng.randint(3, 14))).strip()
        return rng.choice(
            (
                lambda: f"http://{word()}.mx/{digits(rng, 4)}",
                lambda: f"www.{word()}.gob.mx",
                lambda: f"{word()}.{word()}@{word()}.com",
                lambda: f"{upper(rng, 2)}-{digits(rng, 4)}",
                lambda: f"{digits(rng, 3)}/{digits(rng, 4)}",
                lambda: f"||{codes.curp(rng)}|{digits(rng, 8)}|{word()}||",
            )
        )()

    def short(self, rng):
        return rng.choice(
            (
                lambda: rng.choice("HM"),
                lambda: digits(rng, rng.randint(1, 4)),
                lambda: rng.choice(self.words.given_names),
                lambda: rng.choice("MEX F P HOMBRE MUJER CALLE MEXICANA SI NO A B E X".split()),
            )
        )()

    def pair(self, rng):
        """Returns a label and its value on one row, as forms and bills print them."""
        label = rng.choice(self.words.labels).rstrip(":")[-22:].strip()
        value = rng.choice((self.name, codes.curp, codes.rfc, codes.elector_key, codes.number, codes.date, codes.money, self.address))(rng)
        return label + rng.choice((" ", ": ", ":", " : ")) + value
