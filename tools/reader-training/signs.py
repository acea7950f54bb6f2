"""The signs that the reader knows, and the classes that the network distinguishes."""

SIGNS = (
    " 0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZabcdefghijklmnñopqrstuvwxyz"
    "ÁÉÍÓÚÜáéíóúü.,:;-/()#$%&'\"<>+*=@_!?¿¡°ºª|®"
)
CLASSES = len(SIGNS) + 1
"""Class 0 is the blank of CTC; sign `i` of SIGNS is class `i + 1`."""
CLASS_OF = {sign: at + 1 for at, sign in enumerate(SIGNS)}
HEIGHT = 32
"""Rows of a line as the network sees it, in pixels."""
WITHOUT_ACCENTS = str.maketrans("ÁÉÍÓÚÜáéíóúü", "AEIOUUaeiouu")
DRAWN_AS = {"-": "–—", '"': "“”„", "'": "’‘", "°": "º"}
"""Other shapes that count as the same sign."""


def text_of(classes):
    """Decodes the best path: repeated classes count once, blanks are dropped."""
    out, before = [], 0
    for one in classes:
        if one != before and one:
            out.append(SIGNS[one - 1])
        before = one
    return "".join(out)
