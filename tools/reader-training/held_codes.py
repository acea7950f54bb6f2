"""Codes with valid check digits and dates, as papers print them. In `codes.py` both are random."""

import datetime

from codes import CONSONANTS, DIGITS, STATE_CODES, UPPER, digits, some, upper

CURP_VALUES = "0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"
RFC_VALUES = "0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ"
FIRST, LAST = datetime.date(1930, 1, 1), datetime.date(2025, 12, 31)
# Share of RFCs with a wrong check digit.
WRONG = 1 / 70


def day(rng):
    return FIRST + datetime.timedelta(days=rng.randint(0, (LAST - FIRST).days))


def curp(rng):
    birth = day(rng)
    head = upper(rng, 1) + rng.choice("AEIOUX") + upper(rng, 2) + birth.strftime("%y%m%d")
    place = rng.choice("HM") + rng.choice(STATE_CODES) + some(rng, CONSONANTS, 3)
    rest = head + place + (rng.choice("0000012") if birth.year < 2000 else rng.choice("AAAAABC"))
    return rest + str(-sum(CURP_VALUES.index(sign) * (18 - at) for at, sign in enumerate(rest)) % 10)


def rfc(rng):
    signs = UPPER + "Ñ&" if rng.random() < 0.1 else UPPER
    rest = some(rng, signs, rng.choice((3, 4, 4, 4))) + day(rng).strftime("%y%m%d") + some(rng, "123456789" + UPPER.replace("O", ""), 2)
    digit = (DIGITS + "A")[-sum(RFC_VALUES.index(sign) * (13 - at) for at, sign in enumerate(rest.rjust(12))) % 11]
    return rest + (rng.choice(DIGITS) if rng.random() < WRONG else digit)


def elector_key(rng):
    letters = "".join(upper(rng, 1) + some(rng, CONSONANTS, 1) for _ in range(3))
    return letters + day(rng).strftime("%y%m%d") + "%02d" % rng.randint(1, 32) + rng.choice("HM") + digits(rng, 3)


class HeldCodes:
    """Source of such codes alone. `line(rng)` returns (text, class of text)."""

    def line(self, rng, kind=None):
        name = kind or rng.choice(("curp", "rfc", "elector_key"))
        return {"curp": curp, "rfc": rfc, "elector_key": elector_key}[name](rng), name
