"""Who may do what about votes: items 6, 8, 12, 19, 41, M10, M11, M13.

As `recount.py`, with three more parts of events:

    ("vote", whose, accused, hand)   # hand: who casts it, usually its owner
    ("subjugate", whose)             # the necromancer takes the vote of a dead person
    ("transfer", giver, to or None)  # None takes it back
"""

from collections.abc import Callable
from typing import Any

from tests.games.mafia.literal.day.recount import (
    POOL_MANA,
    Day,
    counts_as_living,
    may_give,
    necromancer_lives,
    pool_that_counts,
    pools,
    weight_of,
)

Event = tuple[Any, ...]


def may_happen(day: Day, event: Event) -> bool:
    judges: dict[str, Callable[..., bool]] = {
        "vote": may_vote,
        "extra": may_use_extra_votes,
        "mute": may_mute,
        "pool": may_contribute,
        "reanimate": may_be_raised,
        "subjugate": may_be_subjugated,
        "transfer": may_transfer,
    }
    return judges[event[0]](day, *event[1:])


def end(day: Day) -> int:
    return len(day["happened"])


def has_voted(day: Day, seat: int) -> bool:
    return any(event[0] == "vote" and event[1] == seat for event in day["happened"])


def may_vote(day: Day, whose: int, accused: int, hand: int) -> bool:
    """Final; the accused must be somebody who can be hanged; whoever holds the vote casts it."""
    return (
        weight_of(day, whose, end(day)) > 0
        and not has_voted(day, whose)
        and counts_as_living(day, accused, end(day))
        and hand == holder_of(day, whose)
    )


def holder_of(day: Day, whose: int) -> int | None:
    """M13: the necromancer, if it is subjugated; M11: to whom it was left, unless taken back."""
    if ("subjugate", whose) in day["happened"]:
        return necromancer(day)
    to: int = whose
    for event in day["happened"]:
        if event[0] == "transfer" and event[1] == whose:
            to = whose if event[2] is None else event[2]
    return to


def necromancer(day: Day) -> int | None:
    for seat, one in day["people"].items():
        if one["role"] == "necromancer" and counts_as_living(day, seat, end(day)):
            return int(seat)
    return None


def may_use_extra_votes(day: Day, whose: int, votes: int) -> bool:
    """Also of dead mages (item 18); who has the thing or the mana is not asked here."""
    return True


def may_mute(day: Day, *seats: int) -> bool:
    return True


def may_be_raised(day: Day, whom: int) -> bool:
    """Only the dead; once in a day (M13)."""
    return not counts_as_living(day, whom, end(day))


def may_be_subjugated(day: Day, whose: int) -> bool:
    """Item 19: an unvoted dead, while the necromancer lives; once per target per day."""
    return (
        necromancer_lives(day, end(day))
        and not counts_as_living(day, whose, end(day))
        and weight_of(day, whose, end(day)) > 0
        and not has_voted(day, whose)
        and ("subjugate", whose) not in day["happened"]
    )


def may_transfer(day: Day, giver: int, to: int | None) -> bool:
    """M11: before voting; revocable until used. Nobody leaves a vote that is not theirs. To any
    other player, the dead too («другому игроку»). To take back what was not left changes nothing.
    """
    if has_voted(day, giver) or weight_of(day, giver, end(day)) == 0:
        return False
    if ("subjugate", giver) in day["happened"]:
        return False
    return to != giver


def may_contribute(day: Day, whose: int, accused: int, mana: int) -> bool:
    """Item 41: not from one accused to another; one pool a day; no more than is missing (M10)."""
    given = [e for e in day["happened"] if e[0] == "pool" and e[1] == whose]
    filled = pools(day, end(day)).get(accused, 0)
    return (
        may_give(day, whose, end(day))
        and counts_as_living(day, accused, end(day))
        and all(event[2] == accused for event in given)
        and pool_that_counts(day, end(day)) is None
        and 0 < mana <= POOL_MANA - filled
    )
