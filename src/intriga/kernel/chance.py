"""Chance: one primitive, `randbelow(entry, k, n, why)`, in five kinds.

`Sealed` is the one of real matches: its draws can be verified. The secret is drawn before anyone
takes a seat and only its hash is shown; then every seat adds a salt. key = HMAC-SHA256(secret,
salts), draw k of entry e = HMAC-SHA256(key, e ‖ k), rejection-sampled. Nobody can choose a draw:
not the server, which is committed to the secret, nor the players, who do not know it. Draws have no
cursor: an entry number is used once, so a rewind cannot repeat a draw.

`Replayed` returns the draws of a record, `Forced` those of a scenario, `Chosen` those of a lesson,
`Fast` is for simulations.
"""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from random import Random
from typing import Protocol

from msgspec import Struct

from intriga.kernel.text import Message, Param


class Draw(Struct, frozen=True, array_like=True):
    """One draw of an entry: its reason, its range `0 … below - 1`, its value."""

    why: str
    below: int
    value: int


class ChanceError(Exception):
    """A draw that cannot be made: out of range, exhausted, or not what the record says."""

    def __init__(self, id: str, **params: Param) -> None:
        super().__init__(f"{id} {params}")
        self.message = Message(id, params)


class Chance(Protocol):
    """A source of draws."""

    def randbelow(self, entry: int, k: int, n: int, why: str) -> int:
        """A number from 0 to n - 1: draw number `k` of entry `entry`."""
        ...


def commitment(secret: bytes) -> str:
    """What is shown before the match: the hash of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


class Sealed:
    """Verifiable draws from a committed secret and the salts of the seats."""

    def __init__(self, secret: bytes, salts: Sequence[str]) -> None:
        mixed = b"".join(hashlib.sha256(salt.encode()).digest() for salt in salts)
        self._key = hmac.digest(secret, mixed, "sha256")

    def randbelow(self, entry: int, k: int, n: int, why: str) -> int:
        if n < 1:
            raise ChanceError("chance-no-range", why=why, below=n)
        limit = (1 << 256) - (1 << 256) % n
        seed = entry.to_bytes(8, "big") + k.to_bytes(4, "big")
        value = int.from_bytes(hmac.digest(self._key, seed, "sha256"), "big")
        while value >= limit:
            seed += b"\0"
            value = int.from_bytes(hmac.digest(self._key, seed, "sha256"), "big")
        return value % n


class Fast:
    """The generator of simulations: fast, repeatable from a seed, not verifiable."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)

    def randbelow(self, entry: int, k: int, n: int, why: str) -> int:
        return self._random.randrange(n)


class Forced:
    """The draws of a scenario: one list in order, or a list for each reason."""

    def __init__(self, draws: Sequence[int] | Mapping[str, Sequence[int]]) -> None:
        self._by_reason = isinstance(draws, Mapping)
        lists = draws if isinstance(draws, Mapping) else {"": draws}
        self._left = {why: list(values) for why, values in lists.items()}

    def randbelow(self, entry: int, k: int, n: int, why: str) -> int:
        left = self._left.get(why if self._by_reason else "", [])
        if not left:
            raise ChanceError("chance-none-left", why=why, high=n - 1)
        value = left.pop(0)
        if not 0 <= value < n:
            raise ChanceError("chance-outside", why=why, value=value, high=n - 1)
        return value

    @property
    def left(self) -> int:
        """How many draws have not been used."""
        return sum(len(values) for values in self._left.values())


class Chosen:
    """The draws of a lesson, chosen for each reason and used in their order; what was not chosen,
    or has been used up, is 0. `past`: the draws of the entries so far, by number, so that a match
    that is read from disk goes on where it was."""

    def __init__(
        self, draws: Mapping[str, Sequence[int]], past: Mapping[int, Sequence[Draw]]
    ) -> None:
        self._chosen = draws
        self._made = {entry: [draw.why for draw in made] for entry, made in past.items()}

    def copy(self) -> "Chosen":
        """The same, to try something out."""
        other = Chosen(self._chosen, {})
        other._made = dict(self._made)
        return other

    def randbelow(self, entry: int, k: int, n: int, why: str) -> int:
        made = [whys for number, whys in self._made.items() if number < entry]
        here = self._made.get(entry, [])[:k]  # a step that was not taken may have drawn more
        at = sum(whys.count(why) for whys in (*made, here))
        self._made[entry] = [*here, why]
        chosen = self._chosen.get(why, ())
        value = chosen[at] if at < len(chosen) else 0
        if not 0 <= value < n:
            raise ChanceError("chance-outside", why=why, value=value, high=n - 1)
        return value


class Replayed:
    """The draws of a recorded entry, returned one by one."""

    def __init__(self, draws: Sequence[Draw]) -> None:
        self._draws = draws

    def randbelow(self, entry: int, k: int, n: int, why: str) -> int:
        if k >= len(self._draws):
            raise ChanceError("chance-not-recorded", why=why)
        draw = self._draws[k]
        if (draw.why, draw.below) != (why, n):
            recorded = {"recorded": draw.why, "under": draw.below}
            raise ChanceError("chance-otherwise", why=why, below=n, **recorded)
        if not 0 <= draw.value < n:
            raise ChanceError("chance-outside", why=why, value=draw.value, high=n - 1)
        return draw.value
