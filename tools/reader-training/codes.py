"""Codes, dates and amounts as Mexican papers print them. Check digits are random, because the reader reads the printed signs."""

import string

DIGITS = string.digits
UPPER = string.ascii_uppercase
CONSONANTS = "BCDFGHJKLMNPQRSTVWXYZ"
STATE_CODES = "AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS NE".split()
MONTHS = "ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE".split()


def some(rng, signs, count):
    return "".join(rng.choice(signs) for _ in range(count))


def digits(rng, count):
    return some(rng, DIGITS, count)


def upper(rng, count):
    return some(rng, UPPER, count)


def short_date(rng):
    return "%02d%02d%02d" % (rng.randint(0, 99), rng.randint(1, 12), rng.randint(1, 31))


def curp(rng):
    head = upper(rng, 1) + rng.choice("AEIOUX") + upper(rng, 2)
    place = rng.choice("HM") + rng.choice(STATE_CODES) + some(rng, CONSONANTS, 3)
    return head + short_date(rng) + place + rng.choice("00000ABCDE123") + digits(rng, 1)


def rfc(rng):
    signs = UPPER + "Ñ&" if rng.random() < 0.1 else UPPER
    return some(rng, signs, rng.choice((3, 4, 4, 4))) + short_date(rng) + some(rng, UPPER + DIGITS, 2) + rng.choice(DIGITS + "A")


def elector_key(rng):
    return upper(rng, 6) + short_date(rng) + "%02d" % rng.randint(1, 32) + rng.choice("HM") + digits(rng, 3)


def number(rng):
    return rng.choice(
        (
            lambda: digits(rng, rng.randint(1, 6)),
            lambda: digits(rng, 9),
            lambda: digits(rng, rng.randint(10, 13)),
            lambda: digits(rng, 11),
            lambda: digits(rng, 18),
            lambda: " ".join((digits(rng, 3), digits(rng, 3), digits(rng, 11), digits(rng, 1))),
            lambda: " ".join(digits(rng, 2) for _ in range(5)),
            lambda: " ".join(digits(rng, 4) for _ in range(rng.randint(2, 4))),
            lambda: "%s-%s-%s" % (digits(rng, 2), digits(rng, 4), digits(rng, 4)),
            lambda: "+52 %s %s %s" % (digits(rng, 2), digits(rng, 4), digits(rng, 4)),
            lambda: upper(rng, 1) + digits(rng, 8),
            lambda: "%s-%s-%s-%s" % (digits(rng, 2), digits(rng, 2), digits(rng, 2), digits(rng, 3)),
            lambda: some(rng, UPPER + DIGITS, rng.randint(4, 20)),
        )
    )()


def date(rng):
    day, month, year = rng.randint(1, 31), rng.randint(1, 12), rng.randint(1930, 2045)
    name = MONTHS[month - 1]
    other = "%02d %s %02d" % (rng.randint(1, 28), rng.choice(MONTHS)[:3], year % 100)
    return rng.choice(
        (
            "%02d/%02d/%d" % (day, month, year),
            "%02d/%02d/%d" % (day, month, year),
            "%02d-%02d-%d" % (day, month, year),
            "%02d %02d %d" % (day, month, year),
            "%d-%02d-%02d" % (year, month, day),
            "%02d %s %02d" % (day, name[:3], year % 100),
            "%02d %s %d" % (day, name[:3], year),
            "%02d DE %s DE %d" % (day, name, year),
            "%d de %s de %d" % (day, name.lower(), year),
            "%d de %s de %d" % (day, name.capitalize(), year),
            "%02d %s %02d - %s" % (day, name[:3], year % 100, other),
            "%d - %d" % (year, year + 10),
            "%d-%d" % (year, year + 10),
            "%d %02d" % (year, rng.randint(0, 9)),
            "%d" % year,
            "%s %d" % (name, year),
            "%s %d" % (name.capitalize(), year),
            "%02d.%02d.%d" % (day, month, year),
            "%02d/%s/%d" % (day, name[:3], year),
            "%02d-%s-%02d" % (day, name[:3].capitalize(), year % 100),
        )
    )


def money(rng):
    amount = rng.choice((rng.randint(0, 999), rng.randint(1000, 99999), rng.randint(10**5, 10**7)))
    whole = "{:,}".format(amount) if rng.random() < 0.7 else str(amount)
    if rng.random() < 0.15:
        return rng.choice(("%d%%" % rng.randint(0, 100), "0.%s" % digits(rng, 2), "%s kWh" % digits(rng, 3), "%s m3" % digits(rng, 2)))
    shape = rng.choice(("$%s.%s", "$ %s.%s", "%s.%s", "$%s.%s MXN", "-$%s.%s", "%s.%s M.N."))
    return shape % (whole, digits(rng, 2))
