"""What to do next: at random, the chief act most often, and what was seldom done."""

from collections import Counter
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from tests.thumb.eyes import Draft, Form, View

MOST_ROWS = 8
"""How long a list gets."""


class Way(Struct, frozen=True):
    """Something that can be done: `what` (form, order; take, row, mend, hand of a list) with `one`,
    and how much it tempts."""

    tempts: float
    what: str
    one: Form | Draft

    @property
    def chief(self) -> bool:
        """The page shows it as the answer to its question."""
        return isinstance(self.one, Draft) or self.one.main


class Memory:
    """What somebody has done in a match so far, and what was not taken."""

    def __init__(self) -> None:
        self._done: Counter[str] = Counter()
        self._bad: Counter[str] = Counter()

    def choose(self, view: View, rng: Random) -> Way | None:
        """Something to do at random. None if nothing is offered."""
        ways = self._balanced([*self._forms(view), *_drafts(view)])
        tempting = [way.tempts / (1 + 20 * self._bad[_key(view, way)]) for way in ways]
        return rng.choices(ways, tempting)[0] if ways else None

    def note(self, view: View, way: Way, *, good: bool) -> None:
        """It was done; whether it was taken."""
        self._done[f"{view.phase}/{way.one.key}"] += 1
        if not good:
            self._bad[_key(view, way)] += 1

    def _forms(self, view: View) -> list[Way]:
        ways = []
        for form in view.forms:
            often = self._done[f"{view.phase}/{form.key}"]
            tempts = 8.0 if form.main else (1.0 if form.folds else 3.0) / (1 + 3 * often)
            if form.map and view.map and (view.map.units or view.map.lit):
                ways.append(Way(2 * tempts, "order", form))
                tempts /= 4
            ways.append(Way(tempts, "form", form))
        return ways

    @staticmethod
    def _balanced(ways: list[Way]) -> list[Way]:
        """However many other acts there are, the chief ones are done twice as often as they all."""
        chief = sum(way.tempts for way in ways if way.chief)
        side = sum(way.tempts for way in ways if not way.chief)
        if not chief or side <= chief / 2:
            return ways
        less = chief / side / 2
        return [way if way.chief else replace(way, tempts=way.tempts * less) for way in ways]


def _drafts(view: View) -> list[Way]:
    ways = []
    for draft in view.drafts:
        if draft.take and not draft.rows:
            ways.append(Way(6.0, "take", draft))
        if draft.add and draft.rows < MOST_ROWS:
            ways.append(Way(6.0 if draft.rows < 3 else 1.0, "row", draft))
        if draft.open:
            ways.append(Way(6.0, "mend", draft))
        if draft.hand:
            ways.append(Way(8.0 if draft.rows else 1.0, "hand", draft))
    return ways


def _key(view: View, way: Way) -> str:
    return f"{view.phase}/{way.what}/{way.one.key}"
