"""Ids, tokens and codes. A code is short enough to be read aloud; only hashes are stored."""

import hashlib
import hmac
import secrets
from typing import Final

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No 0 and O, no 1, I and L."""

_JOIN_LENGTH = 6
_RETURN_LENGTH = 8
_LIKE_LATIN = str.maketrans("АВЕКМНРСТУХЗ", "ABEKMHPCTYX3")
"""Cyrillic letters that look like those of the alphabet, which people may type instead."""


def new_id() -> str:
    """A random id: not guessable, but not a secret. It begins with a letter or a digit: with a dash
    it would be taken for an option on the command line."""
    while not (made := secrets.token_urlsafe(12))[0].isalnum():
        pass
    return made


def new_token() -> str:
    """A credential for a cookie."""
    return secrets.token_urlsafe(32)


def new_join_code() -> str:
    """A code for joining a match."""
    return "".join(secrets.choice(ALPHABET) for _ in range(_JOIN_LENGTH))


def new_salt() -> str:
    """A seat's share of the randomness, if its browser sent none."""
    return secrets.token_hex(16)


def return_code(key: bytes, match: str, person: str) -> str:
    """The code by which a guest returns to their seat: always the same for a match and person."""
    number = int.from_bytes(hmac.digest(key, f"{match}\0{person}".encode(), "sha256"), "big")
    chars = []
    for _ in range(_RETURN_LENGTH):
        number, index = divmod(number, len(ALPHABET))
        chars.append(ALPHABET[index])
    return "".join(chars)


def spell(code: str) -> str:
    """A long code in groups of four."""
    return "-".join(code[start : start + 4] for start in range(0, len(code), 4))


def normalize_code(typed: str) -> str:
    """A code from what people type: any case, with dashes and spaces, in either alphabet."""
    latin = typed.upper().translate(_LIKE_LATIN)
    return "".join(char for char in latin if char in ALPHABET)


def hashed(secret: str) -> str:
    """The stored form of a token or a code: its hash."""
    return hashlib.sha256(secret.encode()).hexdigest()
