"""What the forms of a seat follow from, so that a hundred open pages need not ask after each step
(`Game.offer_key`)."""

import msgspec

from intriga.games.zeppelin.state import State
from intriga.games.zeppelin.subjects import citizens, migration, murder
from intriga.kernel import Seat

_pack = msgspec.msgpack.Encoder().encode


def key(state: State, seat: Seat) -> bytes:
    """The phase and how attempts are counted (Z24), the person, their state with its people, who is
    there, and for a commander the army."""
    person = state.people[seat]
    phase = (state.phase, state.turn, state.ticket, state.waits, state.late, murder.by_hours(state))
    known = (phase, person, migration.open_to(state, seat), migration.request_of(state, seat))
    if person.country is None:
        return _pack(known)
    country = state.countries[person.country]
    people = [
        (one, state.people[one].rank, state.people[one].jailed)
        for one in state.citizens(person.country)
    ]
    names = [(number, one.name) for number, one in state.countries.items()]
    treaties = [one for one in state.treaties.values() if person.country in one.parties]
    commands = country.power and citizens.commands(state, seat)
    army = state.armies[country.power] if commands else None
    return _pack((known, country, people, citizens.present(state), names, treaties, army))
