"""A match begins: how many have each role, and what people bring along (items 1, 42, M1, M4)."""

from collections.abc import Sequence

from intriga.games.mafia.data import roles
from intriga.games.mafia.data.things import things
from intriga.games.mafia.options import Options, Switch
from intriga.games.mafia.state import State
from intriga.games.mafia.state.ledger import Keepings
from intriga.games.mafia.state.people import Person
from intriga.kernel import Chair, InvalidOptions, Seat, Step, refuse


def lay_out(options: Options, chairs: Sequence[Chair], step: Step) -> State:
    """The opening, or with dealt professions or none everything up to the first night."""
    numbers(options, len(chairs))
    state = State(options, [_person(options, chair.ledger) for chair in chairs])
    for chair in chairs:
        if chair.ledger is not None:
            _bring(state, chair.seat, chair.ledger)
    return state


def numbers(options: Options, seats: int) -> roles.Roles:
    """How many have each role (item 1, M1).

    Raises:
        InvalidOptions: fewer honest than two would be left.
    """
    usual = roles.deal(seats)
    clan = options.clan or usual.clan
    necromancer = _switch(options.necromancer, usual.necromancer)
    assassin = _switch(options.assassin, usual.assassin)
    plain = seats - 2 * clan - 1 - necromancer - assassin
    if plain < 2:
        raise InvalidOptions(refuse("mafia-refused-few-honest", seats=seats, bandits=2 * clan))
    return roles.Roles(clan, 1, necromancer, assassin, plain)


def _switch(switch: Switch, usual: int) -> int:
    return usual if switch == "auto" else int(switch == "on")


def _person(options: Options, ledger: Keepings | None) -> Person:
    exp = options.start_exp if ledger is None else ledger.exp
    known = Keepings(exp) if ledger is None else ledger
    return Person(exp=exp, mana=exp, coins=options.start_coins, played=known.played, won=known.won)


def _bring(state: State, who: Seat, ledger: Keepings) -> None:
    """Unused things come along (item 42)."""
    for kind, count in ledger.things.items():
        for _ in range(count if kind in things() else 0):
            state.people[who].receive(kind)
    state.bonus += ledger.bonus
