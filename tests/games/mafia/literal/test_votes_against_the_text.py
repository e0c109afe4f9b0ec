"""The count of the day's votes and the one that was written from the text alone say the same."""

from random import Random
from typing import Any

import pytest

from intriga.games.mafia.state.events import (
    Contribute,
    Electorate,
    Event,
    Extra,
    Log,
    Mute,
    Raise,
    Subjugate,
    Transfer,
    Vote,
)
from intriga.games.mafia.subjects.votes.counting import fixed, result
from intriga.games.mafia.subjects.votes.pool import returned
from intriga.games.mafia.subjects.votes.rights import why_not
from tests.games.mafia.literal.day import recount
from tests.games.mafia.literal.day.legality import may_happen

DAYS = 1_500
MORE = 10_000
ALL = 30_000
MORE_SEEDS = [
    pytest.param(range(DAYS, MORE), marks=pytest.mark.thorough),
    pytest.param(range(MORE, ALL), marks=pytest.mark.long),
]

pytestmark = pytest.mark.rule(
    "mafia", "item 6", "item 7", "item 12", "item 41", "item 48", "M6", "M7", "M8", "M9", "M10"
)


def random_day(dice: Random) -> tuple[Electorate, Log]:
    """Six to ten people, some dead, and up to twenty events that the rules allow."""
    seats = range(dice.randint(6, 10))
    dead = frozenset(seat for seat in seats if dice.random() < 0.4)
    bandits = frozenset(seat for seat in seats if dice.random() < 0.3)
    often = dice.choice((0, 0.3, 1))
    wiped = bandits if dice.random() < 0.5 else frozenset()
    necromancer = dice.choice([None, *(seat for seat in seats if seat not in bandits)])
    electorate = Electorate(
        living=frozenset(seats) - dead,
        half=dead - bandits,
        pool=(dead - bandits) | (dead & wiped),
        necromancer=necromancer,
        celebrity=dice.choice([None, *seats]),
        void=frozenset(seat for seat in seats if dice.random() < 0.05),
        perhaps=frozenset(seat for seat in seats if dice.random() < often),
    )
    log: Log = ()
    for _ in range(dice.randint(1, 20)):
        event = random_event(dice, len(seats))
        if why_not(event, electorate, log) is None:
            log = (*log, event)
    return electorate, log


def random_event(dice: Random, people: int) -> Event:
    """Mostly votes, in few enough hands that there are ties."""
    seat, other = dice.randrange(people), dice.randrange(people)
    few = dice.randrange(min(3, people))
    what = dice.randrange(20)
    if what < 11:
        return Vote(seat, few)
    if what < 13:
        return Contribute(seat, few, dice.choice((20, 40, 40, 80)))
    if what < 15:
        return Extra(seat, dice.choice((1, 2, 3)))
    rare: list[Event] = [
        Mute((seat, other)),
        Mute((seat,)),
        Raise(seat),
        Subjugate(seat),
        Transfer(seat, other),
    ]
    return rare[what - 15]


def as_day(electorate: Electorate, log: Log) -> dict[str, Any]:
    seats = electorate.living | electorate.half | electorate.pool
    seats |= {event.by for event in log if isinstance(event, Vote)}
    seats |= {event.against for event in log if isinstance(event, Vote | Contribute)}
    seats |= {event.seat for event in log if isinstance(event, Raise)}
    people = {}
    for seat in seats:
        bandit = seat not in electorate.living | electorate.half
        people[seat] = {
            "alive": seat in electorate.living,
            "role": "bandit" if bandit else "honest",
            "celebrity": seat == electorate.celebrity,
            "perhaps": seat in electorate.perhaps,
            "wiped": seat in electorate.pool,
        }
    if electorate.necromancer in people:
        people[electorate.necromancer]["role"] = "necromancer"
    happened = [("mute", seat) for seat in sorted(electorate.void)]
    return {"people": people, "happened": happened + [one for e in log for one in as_words(e)]}


def as_words(event: Event) -> list[Any]:
    match event:
        case Vote(by, against):
            return [("vote", by, against)]
        case Extra(by, votes):
            return [("extra", by, votes)]
        case Mute(seats):
            return [("mute", seat) for seat in seats]
        case Raise(seat):
            return [("reanimate", seat)]
        case Contribute(by, against, mana):
            return [("pool", by, against, mana)]
        case _:
            return []  # whose vote somebody casts is no matter for the count


def check(seed: int) -> None:
    electorate, log = random_day(Random(seed))
    day = as_day(electorate, log)
    game, text = result(electorate, log), recount.result(day)
    counted = {seat: votes for seat, votes in game.totals.items() if votes}
    where = (seed, electorate, log)
    assert counted == text["totals"], where
    assert game.hanged == text["hanged"], where
    assert returned(log) == text["returned"], where
    assert fixed(electorate, log) == recount.is_decided(day), where


def test_random_days_are_counted_as_the_text_says() -> None:
    for seed in range(DAYS):
        check(seed)


@pytest.mark.parametrize("seeds", MORE_SEEDS, ids=str)
def test_many_more_days_are_counted_as_the_text_says(seeds: range) -> None:
    for seed in seeds:
        check(seed)


def test_the_random_days_have_what_matters() -> None:
    """Ties, celebrities who survive, pools that vote, days that are decided early."""
    ties = spared = pools = early = 0
    for seed in range(1_200):
        electorate, log = random_day(Random(seed))
        outcome = result(electorate, log)
        top = sorted(outcome.totals.values())[-2:]
        ties += len(top) == 2 and top[0] == top[1] > 0
        spared += outcome.leader is not None and outcome.hanged is None
        day = as_day(electorate, log)
        pools += recount.pool_that_counts(day, len(day["happened"])) is not None
        early += fixed(electorate, log)
    assert min(ties, spared, pools, early) > 20


@pytest.mark.parametrize("left_out", ["vote", "extra", "mute", "reanimate", "pool"])
def test_the_comparison_notices_what_is_left_out(left_out: str) -> None:
    for seed in range(1_000):
        electorate, log = random_day(Random(seed))
        day = as_day(electorate, log)
        day["happened"] = [event for event in day["happened"] if event[0] != left_out]
        counted = {seat: votes for seat, votes in result(electorate, log).totals.items() if votes}
        if counted != recount.result(day)["totals"]:
            return
    pytest.fail("no difference")


# Who may do what.


def with_hand(event: Event) -> list[Any]:
    """The event with all that decides whether it is allowed."""
    match event:
        case Vote(by, against, hand):
            return [("vote", by, against, by if hand is None else hand)]
        case Subjugate(seat):
            return [("subjugate", seat)]
        case Transfer(giver, to):
            return [("transfer", giver, to)]
        case _:
            return as_words(event)


def any_event(dice: Random, people: int) -> Event:
    """Also votes in others' hands, and transfers that are taken back."""
    event = random_event(dice, people)
    if isinstance(event, Vote) and dice.random() < 0.4:
        return Vote(event.by, event.against, dice.randrange(people))
    if isinstance(event, Transfer) and dice.random() < 0.3:
        return Transfer(event.giver, None)
    return event


def everybody(electorate: Electorate) -> dict[str, Any]:
    """The day before anything happens, with all the seats."""
    day = as_day(electorate, ())
    for seat in range(10):
        nobody = {"alive": False, "role": "bandit", "celebrity": False, "wiped": False}
        day["people"].setdefault(seat, nobody)
    return day


def agree_on_rights(seeds: range) -> int:
    """How many events were allowed."""
    allowed = 0
    for seed in seeds:
        dice = Random(seed)
        electorate, _log = random_day(dice)
        day = everybody(electorate)
        log: Log = ()
        for _ in range(15):
            event = any_event(dice, 10)
            said = with_hand(event)
            text = may_happen(day, said[0])
            refusal = why_not(event, electorate, log)
            assert text == (refusal is None), (seed, event, electorate, log, refusal)
            if text:
                allowed += 1
                log = (*log, event)
                day["happened"] += said
    return allowed


@pytest.mark.rule("mafia", "item 8", "item 19", "M11", "M13")
def test_who_may_do_what_is_as_the_text_says() -> None:
    assert agree_on_rights(range(DAYS)) > 4 * DAYS


@pytest.mark.parametrize("seeds", MORE_SEEDS, ids=str)
def test_who_may_do_what_on_many_more_days(seeds: range) -> None:
    agree_on_rights(seeds)
