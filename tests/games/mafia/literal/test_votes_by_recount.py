"""The day's vote against a literal recount, on random days."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from intriga.games.mafia.state.events import (
    Contribute,
    Electorate,
    Event,
    Extra,
    Log,
    Mute,
    Raise,
    Subjugate,
    Vote,
)
from intriga.games.mafia.subjects.votes.counting import fixed, result
from intriga.games.mafia.subjects.votes.pool import returned
from intriga.games.mafia.subjects.votes.rights import living, may_vote, voted, why_not

SEATS = range(9)
AT_LEISURE = settings(deadline=None, max_examples=80)


@some.composite
def electorates(draw: Any) -> Electorate:
    """A town of nine; the necromancer is seat 0."""
    alive = draw(some.frozensets(some.sampled_from(SEATS), min_size=2))
    dead = frozenset(SEATS) - alive
    some_dead = some.frozensets(some.sampled_from(sorted(dead))) if dead else some.just(frozenset())
    return Electorate(
        alive,
        half=draw(some_dead),
        pool=draw(some_dead),
        necromancer=0,
        celebrity=draw(some.none() | some.sampled_from(sorted(alive))),
        void=draw(some.frozensets(some.sampled_from(sorted(alive)), max_size=2)),
        perhaps=draw(some.frozensets(some.sampled_from(SEATS))),
    )


SEAT = some.sampled_from(SEATS)
VOTES = some.builds(Vote, SEAT, SEAT)
EVENTS: some.SearchStrategy[Event] = some.one_of(
    VOTES,
    VOTES,
    VOTES,
    some.builds(Contribute, SEAT, SEAT, some.sampled_from([10, 40, 80])),
    some.builds(Extra, SEAT, some.integers(1, 3)),
    some.builds(Mute, some.tuples(SEAT)),
    some.builds(Raise, SEAT),
)


@some.composite
def days(draw: Any) -> tuple[Electorate, Log]:
    """A day on which only what is allowed has happened."""
    electorate = draw(electorates())
    log: Log = ()
    for event in draw(some.lists(EVENTS, max_size=20)):
        if why_not(event, electorate, log) is None:
            log = (*log, event)
    return electorate, log


def recount(electorate: Electorate, log: Log) -> int | None:
    """Who hangs, by a running count on fingers: first strike out all that is muted by the end, then
    go through the day and note who has how many votes after each event."""
    struck = set(electorate.void)
    for event in log:
        if isinstance(event, Mute):
            struck.update(event.seats)
    alive = set(electorate.living)
    ballots: dict[int, int] = {}
    speeches: dict[int, int] = {}
    mana: dict[int, int] = {}
    sheets: list[dict[int, Fraction]] = []
    for event in log:
        match event:
            case Vote(by, against) if by not in struck:
                ballots[by] = against
            case Extra(by, votes):
                speeches[by] = speeches.get(by, 0) + votes
            case Raise(seat):
                alive.add(seat)
            case Contribute(_, against, given):
                mana[against] = mana.get(against, 0) + given
        sheet: dict[int, Fraction] = {}
        for by, against in ballots.items():
            if by == against:
                continue
            if against == electorate.celebrity and by not in alive:
                continue
            one = Fraction(1) if by in alive else Fraction(1, 2)
            sheet[against] = sheet.get(against, Fraction(0)) + one + speeches.get(by, 0)
        for against, given in mana.items():
            if given >= 80 and against != electorate.celebrity:
                sheet[against] = sheet.get(against, Fraction(0)) + 2
        sheets.append(sheet)
    if not sheets or not sheets[-1]:
        return None
    last = sheets[-1]
    top = max(last.values())
    for sheet in sheets:
        there = [seat for seat in last if last[seat] == top and sheet.get(seat, 0) >= top]
        if there:
            break
    (leader,) = there
    if leader == electorate.celebrity:
        all_votes = sum(1 + speeches.get(seat, 0) for seat in alive if seat not in struck)
        if top < Fraction(2, 3) * all_votes:
            return None
    return leader


@pytest.mark.rule("mafia", "item 7", "item 41", "item 48", "M6", "M9", "M10", "M12")
@AT_LEISURE
@given(days())
def test_who_hangs(day: tuple[Electorate, Log]) -> None:
    assert result(*day).hanged == recount(*day)


@pytest.mark.rule("mafia", "M7")
@AT_LEISURE
@given(days(), some.randoms(use_true_random=False))
def test_once_the_day_is_over_no_open_vote_changes_who_leads(
    day: tuple[Electorate, Log], random: Any
) -> None:
    """By what everybody knows: the log without what is secret."""
    electorate, log = day
    electorate = replace(electorate, perhaps=frozenset())
    public = replace(electorate, celebrity=None, void=frozenset())
    log = tuple(event for event in log if not isinstance(event, Extra | Mute))
    over = fixed(public, log)
    leader = result(public, log).leader
    assert over == (not _could_change(public, log, leader))
    assert fixed(electorate, day[1]) == over
    assert over or not fixed(day[0], day[1])
    # and not by chance either
    seats = sorted(may_vote(public, log) - voted(log))
    random.shuffle(seats)
    for seat in seats:
        against = random.choice(sorted(living(public, log)))
        log = (*log, Vote(seat, against))
    assert not over or result(public, log).leader == leader


@pytest.mark.rule("mafia", "item 7", "item 48", "M7", "M9", "M-2")
@AT_LEISURE
@given(days(), some.randoms(use_true_random=False))
def test_once_the_day_is_over_no_open_vote_changes_who_hangs_whoever_is_famous(
    day: tuple[Electorate, Log], random: Any
) -> None:
    electorate, log = day
    log = tuple(event for event in log if not isinstance(event, Extra | Mute))
    famous = random.choice([*sorted(electorate.perhaps), None])
    electorate = replace(electorate, celebrity=famous, void=frozenset())
    over, hanged = fixed(electorate, log), result(electorate, log).hanged
    seats = sorted(may_vote(electorate, log) - voted(log))
    random.shuffle(seats)
    for seat in seats[: random.randint(0, len(seats))]:
        log = (*log, Vote(seat, random.choice(sorted(living(electorate, log)))))
    assert not over or result(electorate, log).hanged == hanged


def _could_change(electorate: Electorate, log: Log, leader: int | None) -> bool:
    """Whether all open votes together, against any one person, would change who leads."""
    open_seats = sorted(may_vote(electorate, log) - voted(log))
    if leader is None and open_seats:
        return True
    for accused in sorted(living(electorate, log)):
        then = (*log, *(Vote(seat, accused) for seat in open_seats))
        then = _topped_up(electorate, log, then, accused)
        if result(electorate, then).leader != leader:
            return True
    return False


def _topped_up(electorate: Electorate, log: Log, then: Log, accused: int) -> Log:
    """An open pool is thought to be filled: who has how much mana is not public."""
    open_pool = (
        0 not in living(electorate, log)
        and electorate.pool - living(electorate, log)
        and not any(_full(log, seat) for seat in SEATS)
    )
    if not open_pool:
        return then
    given = sum(e.mana for e in log if isinstance(e, Contribute) and e.against == accused)
    return (*then, Contribute(-1, accused, 80 - given))


def _full(log: Log, seat: int) -> bool:
    return sum(e.mana for e in log if isinstance(e, Contribute) and e.against == seat) >= 80


@AT_LEISURE
@given(days())
def test_mana_is_returned_or_spent(day: tuple[Electorate, Log]) -> None:
    given_mana = sum(event.mana for event in day[1] if isinstance(event, Contribute))
    spent = given_mana - sum(returned(day[1]).values())
    assert spent in (0, 80)


@AT_LEISURE
@given(days(), SEAT)
def test_a_subjugated_vote_is_cast_by_the_necromancer_alone(
    day: tuple[Electorate, Log], seat: int
) -> None:
    electorate, log = day
    if why_not(Subjugate(seat), electorate, log):
        return
    log = (*log, Subjugate(seat))
    accused = min(living(electorate, log))
    assert why_not(Vote(seat, accused), electorate, log) is not None
    assert why_not(Vote(seat, accused, hand=0), electorate, log) is None
