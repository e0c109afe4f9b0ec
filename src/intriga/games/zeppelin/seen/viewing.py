"""Making the view: what each viewpoint may know of the position (see `view`)."""

from typing import Any

from intriga.games.zeppelin.seen import armies
from intriga.games.zeppelin.seen.view import (
    ClassView,
    CountryCard,
    LawView,
    Passport,
    PollView,
    RevolutionView,
    Society,
    TreatyView,
    View,
)
from intriga.games.zeppelin.state import DEATH, Country, Person, Poll, Revolution, State, Treaty
from intriga.games.zeppelin.subjects import (
    citizens,
    migration,
    murder,
    names,
    polls,
    revolutions,
    tree,
)
from intriga.games.zeppelin.war import board
from intriga.kernel import REFEREE, Seat


def view(state: State, viewpoint: Any) -> View:
    """What a viewpoint may know of the position: a seat, the public, or a referee."""
    knows_all = viewpoint == REFEREE
    me = viewpoint if isinstance(viewpoint, int) else None
    here = [] if me is None or state.people[me].left else _own_country(state, me)
    people = range(len(state.people)) if knows_all else ()
    held = state.held if knows_all else None
    return View(
        map=board.map_of(state.options),
        phase=state.phase.value,
        turn=min(state.turn, state.options.turns),
        season="autumn" if state.turn and state.even else "spring",
        last_turn=state.options.turns,
        goal=board.goal(state),
        late=state.late,
        turns=tuple(state.last) if held is None else (held.turn,),
        powers=armies.powers(state, held),
        countries=tuple(_card(state, number) for number in state.countries),
        societies=tuple(
            _society(state, number) for number in (state.countries if knows_all else here)
        ),
        commands=tuple(
            armies.command(state, state.countries[number].power)
            for number in (state.countries if knows_all else here)
            if state.countries[number].power
            and (knows_all or (me is not None and citizens.commands(state, me)))
        ),
        passports=tuple(passport(state, seat) for seat in people),
        me=None if me is None else passport(state, me),
        ready=tuple(s for s in citizens.present(state) if state.people[s].ready),
        sharers=state.sharers,
        ending=state.ending,
        treaties=tuple(
            _treaty(state, number, one)
            for number, one in state.treaties.items()
            if knows_all or any(country in one.parties for country in here)
        ),
    )


def _treaty(state: State, number: int, one: Treaty) -> TreatyView:
    parties = {n: names.country(state, n) for n in one.parties if n in state.countries}
    return TreatyView(
        number=number,
        title=one.title,
        text=one.text,
        parties=parties,
        signed=tuple(sorted(one.signed)),
        concluded=set(one.signed) == set(one.parties),
        turn=one.turn,
        ended_by=one.ended_by,
        ended_turn=one.ended_turn,
    )


def _own_country(state: State, seat: Seat) -> list[int]:
    number = state.people[seat].country
    return [] if number is None else [number]


def _card(state: State, number: int) -> CountryCard:
    country = state.countries[number]
    return CountryCard(
        number=number,
        name=names.country(state, number),
        power=country.power,
        founded=country.founded,
        revolutions=len(country.revolutions),
    )


def _society(state: State, number: int) -> Society:
    country = state.countries[number]
    return Society(
        number=number,
        root=country.root,
        migrant=country.migrant,
        classes=_classes(state, number, country),
        jailed=citizens.prisoners(state, number),
        laws=tuple(
            LawView(n, law.title, law.versions, law.repealed_by, law.repealed_turn)
            for n, law in country.laws.items()
        ),
        polls=tuple(_poll(state, number, poll) for poll in country.polls),
        revolutions=tuple(_revolution(state, number, one) for one in country.revolutions),
        blacklist=country.blacklist,
        guests=tuple(country.guests),
        frozen=citizens.frozen(state, country),
    )


def _classes(state: State, number: int, country: Country) -> tuple[ClassView, ...]:
    """In the order of the tree, each class after its parent."""
    members: dict[int | None, list[Seat]] = {}
    for seat in state.citizens(number):
        members.setdefault(state.people[seat].rank, []).append(seat)
    revolts = {one.rank: one.number for one in country.revolutions}
    return tuple(
        ClassView(
            number=rank,
            name=names.rank(country.classes[rank]),
            rights=country.classes[rank].rights,
            limit=country.classes[rank].limit,
            parent=country.classes[rank].parent,
            members=tuple(members.get(rank, ())),
            revolts=revolts.get(rank),
            failed=country.classes[rank].failed,
        )
        for rank in tree.own_or_below(country, country.root)
    )


def _poll(state: State, number: int, poll: Poll) -> PollView:
    voters = polls.electorate(state, number, poll)
    return PollView(
        number=poll.number,
        kind=poll.kind,
        by=poll.by,
        whom=poll.whom,
        rights=poll.rights,
        yes=tuple(seat for seat in voters if poll.votes.get(seat) is True),
        no=tuple(seat for seat in voters if poll.votes.get(seat) is False),
        needed=polls.needed(state, number, poll, state.turn),
    )


def _revolution(state: State, number: int, one: Revolution) -> RevolutionView:
    sides = {s: rebel for s, rebel in one.sides.items() if citizens.is_citizen(state, s, number)}
    return RevolutionView(
        number=one.number,
        rank=one.rank,
        by=one.by,
        rights=one.rights,
        parent=one.parent,
        rebels=tuple(sorted(seat for seat, rebel in sides.items() if rebel)),
        loyal=tuple(sorted(seat for seat, rebel in sides.items() if not rebel)),
        gains=revolutions.gains(state.countries[number], one),
    )


def passport(state: State, seat: Seat) -> Passport:
    """What a person knows of themselves."""
    person = state.people[seat]
    citizen = person.country is not None
    request = migration.request_of(state, seat)
    return Passport(
        seat=seat,
        country=person.country,
        rank=person.rank,
        rights=citizens.class_of(state, seat).rights if citizen and not person.left else (),
        jailed=person.jailed,
        dead_until=None if person.died is None else person.died + DEATH,
        attempt_from=_attempt_from(state, person),
        asks=None if request is None else request.enter or 0,
        guest_in=tuple(n for n, c in state.countries.items() if seat in c.guests),
        blacklisted_in=tuple(n for n, c in state.countries.items() if seat in c.blacklist),
    )


def _attempt_from(state: State, person: Person) -> int | None:
    """When somebody may try to murder again (Z24): a turn, or milliseconds; None: as they have not
    tried, or not in this turn."""
    if not murder.by_hours(state):
        return state.turn + 1 if person.tried_turn == state.turn else None
    if person.tried_at is None:
        return None
    return person.tried_at + state.options.attempt_hours * murder.HOUR_MS
