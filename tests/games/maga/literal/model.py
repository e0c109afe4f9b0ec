"""The literal position: what a state is (items 24, 26, 36), and what happens to its numbers."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

Model = dict[str, Any]
State = dict[str, Any]
Entry = dict[str, Any]
"""An action in this stage: of the state `land`, done by its role `acting`; `rows`: the lines that
are this one action; `giver`: the state that ordered it, or None; `place`: its position and
its rank (step 5)."""

M, K = 1_000_000, 1_000
SPHERES = ("agriculture", "heavy", "light")
ROLES = (
    *("president", "finance", "defence", "fsb", "foreign"),
    *("justice", "interior", "media", "health", "secretary"),
)


class Oracle:
    """The draws that the engine made, in order: the literal one must ask for the same."""

    def __init__(self, draws: Sequence[tuple[str, int, int]]) -> None:
        self.draws = list(draws)
        self.asked: list[tuple[str, int]] = []

    def draw(self, why: str, n: int) -> int:
        """A number from 0 to n - 1."""
        self.asked.append((why, n))
        if not self.draws:
            raise AssertionError(f"the engine draws no more, the literal one {why} of {n}")
        expected, below, value = self.draws.pop(0)
        assert (expected, below) == (why, n), (
            f"the engine draws {expected} of {below}, the literal one {why} of {n}, "
            f"after {self.asked[-6:]}"
        )
        return value


def half_up(number: Fraction) -> int:
    """R-P2: half up."""
    return (number + Fraction(1, 2)).__floor__()


def half_level(level: int) -> int:
    """R-T10: the resulting level is rounded up, and is 1 at least."""
    return max(1, -(-level // 2))


def set_mood(state: State, mood: int) -> None:
    """R-START: 0 to 100 after every change."""
    state["mood"] = max(0, min(100, mood))


def change_mood(state: State, points: int) -> None:
    """R-P1: actions that name mood use percentage points."""
    set_mood(state, state["mood"] + points)


def shrink(state: State, left: Fraction, *, mood: bool) -> None:
    """R-P1 to R-P3: −X % of all characteristics, without levels; one rounding, half up; each sphere
    separately, and a negative treasury is left alone."""
    if state["treasury"] > 0:
        state["treasury"] = half_up(state["treasury"] * left)
    for sphere in SPHERES:
        state["incomes"][sphere] = half_up(state["incomes"][sphere] * left)
    for arsenal in ("nuclear", "abm"):
        state[arsenal] = half_up(state[arsenal] * left)
    if mood:
        set_mood(state, half_up(state["mood"] * left))


def role_by_number(state: State, number: int) -> str:
    """Item 3: whose secret number this is."""
    return next(role for role in ROLES if state["roles"][role]["number"] == number)


def named(state: State, whom: str) -> str:
    """R-NUM2: a role by its title or its number."""
    return whom if whom in ROLES else role_by_number(state, int(whom))


def one_owner(model: Model, one: int, other: int) -> bool:
    """R-I5: territories of one owner."""
    return bool(model["states"][one]["team"] == model["states"][other]["team"])


def happened(model: Model, what: str) -> None:
    """For the count of what random play has met."""
    model["happened"][what] += 1


def no_happenings() -> Counter[str]:
    return Counter()
