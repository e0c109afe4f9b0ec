"""What a table for a thumb has to be, asked of every question as it came, before a touch."""

from collections import Counter
from collections.abc import Callable, Iterable

from tests.thumb.eyes import Measure

MOST_MISSED = {390: 0.02, 1440: 0.0}
"""By the width of a screen: of how many questions the first button need not be in sight."""
ELSEWHERE = 0.03
ROOM = 45
"""Per cent of the height for the tray, or for the board where the decision is made on it."""
HURRY = 15
"""Seconds below which no great event covers the board."""
ONE_TAP = {"economicus": 0.7, "mafia": 0.4, "zeppelin": 0.3}
"""By game: of how many decisions one tap has to be enough, of at least `MANY`. Not of Espionage:
its page passes by itself where all others are bots, which leaves the moves, of two taps each."""
MANY = 200
SHORTEST = 20
"""Of fewer questions one may miss its button whatever the share."""


def share(measures: Iterable[Measure], of: Callable[[Measure], bool | None]) -> float | None:
    """Of how many measures something is true, among those where it is not None; None for none."""
    told = [one for one in map(of, measures) if one is not None]
    return sum(told) / len(told) if told else None


def has_room(one: Measure) -> bool | None:
    """Whether what is decided has its room: the tray is high enough or shows all it holds, or the
    board is where one decides on it."""
    return one.tray >= ROOM or one.fits or (one.on_board and one.stage >= ROOM)


def shortcomings(measures: list[Measure], width: int) -> list[str]:
    """What is less than it has to be, a line each."""
    missed = [one for one in measures if one.main is False]
    most = max(MOST_MISSED.get(width, ELSEWHERE) * len(measures), len(measures) < SHORTEST)
    found = [f"button out of sight: {one.label}" for one in missed] if len(missed) > most else []
    if width < 500:
        cramped = [one for one in measures if not has_room(one)]
        found += [f"no room: tray {m.tray} %, board {m.stage} %: {m.label}" for m in cramped]
    found += [f"what one has is out of sight: {m.label}" for m in measures if m.purse is False]
    hurried = [one for one in measures if one.card and one.left is not None and one.left < HURRY]
    return found + [f"a card {one.left} s before the end: {one.label}" for one in hurried]


def too_many_taps(measures: list[Measure], game: str) -> list[str]:
    """Of a game with an aim, and of many decisions: that fewer than that are made in one tap."""
    found = share(measures, lambda one: one.one)
    aim = ONE_TAP.get(game)
    if aim is None or found is None or len(measures) < MANY or found >= aim:
        return []
    return [f"one tap is enough for {found:.0%} of the decisions, not for {aim:.0%}"]


def too_small(measures: list[Measure]) -> list[str]:
    """Targets and letters below the least size, a line each."""
    found = []
    for what, seen in (("small target", "small"), ("small letters", "tiny")):
        times = Counter(text for one in measures for text in getattr(one, seen))
        found += [f"{what}: {text} ({n} times)" for text, n in times.most_common()]
    return found
