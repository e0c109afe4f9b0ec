"""What each field of a form offers."""

from collections.abc import Callable, Iterable

from intriga.games.zeppelin import acts, names
from intriga.games.zeppelin.rights import RIGHTS
from intriga.games.zeppelin.rules import (
    appointing,
    founding,
    guests,
    laws,
    migration,
    murder,
    polls,
    prison,
    revolutions,
    standing,
    tree,
)
from intriga.games.zeppelin.state import State
from intriga.games.zeppelin.war import naming
from intriga.kernel import (
    HOST,
    Actor,
    Choice,
    Choices,
    Chosen,
    Domain,
    Range,
    Seat,
    Text,
    labelled,
    listed,
    msg,
    people,
    seat,
    tick,
)

NAME = 60
"""Characters of the name of a state or a class, and of the title of a law."""
LARGEST = 120
"""The largest limit of a class."""


def choices(state: State, actor: Actor, name: str, chosen: Chosen) -> Domain:
    """The choices of a field. Raises `KeyError` if this actor has no such form, `ValueError` for
    earlier choices that cannot be."""
    if name in _PLAIN:
        return _PLAIN[name]
    if actor == HOST:
        if name not in _HOST:
            raise KeyError(name)
        return _HOST[name](state)
    if isinstance(actor, str):
        raise KeyError(name)
    if name in _AFTER:
        _must_be_citizen(state, actor)
        return _AFTER[name](state, actor, chosen)
    kind, _, of = name.partition(" ")
    if kind == "party" and of.isdecimal() and int(of) in state.countries:
        return tick(int(of), msg("zeppelin-has-right"))
    if kind in _RIGHTS and of in RIGHTS:
        _must_be_citizen(state, actor)
        return _RIGHTS[kind](state, actor, of, chosen)
    return Choices(tuple(_listed(state, actor, name)))


def some(state: State, by: Seat, name: str) -> bool:
    """Whether a field has anything to choose."""
    return next(iter(_listed(state, by, name)), None) is not None


def _listed(state: State, by: Seat, name: str) -> Iterable[Choice]:
    if name in _PEOPLE:
        _must_be_citizen(state, by)
        return (Choice(who, seat(who)) for who in _PEOPLE[name](state, by))
    if name in _CLASSES:
        _must_be_citizen(state, by)
        found = standing.country_of(state, by).classes
        return (Choice(rank, names.rank(found[rank])) for rank in _CLASSES[name](state, by))
    if name == "abroad":
        found_abroad = migration.open_to(state, by)
        return (Choice(number, names.country(state, number)) for number in found_abroad)
    raise KeyError(name)


def _must_be_citizen(state: State, by: Seat) -> None:
    if state.people[by].country is None or state.people[by].left:
        raise KeyError(by)


_PLAIN: dict[str, Domain] = {
    "class-name": Text(NAME),
    "country-name": Text(NAME),
    "law-title": Text(NAME),
    "law": Text(laws.LENGTH),
}


# ── people ──────────────────────────────────────────────────────────────────────────────


def _appointees(state: State, by: Seat) -> Iterable[Seat]:
    return (whom for whom in appointing.candidates(state, by) if _posts_of(state, by, whom))


def _suspects(state: State, by: Seat) -> Iterable[Seat]:
    free = (whom for whom in _citizens(state, by) if not state.people[whom].jailed)
    return (w for w in free if not prison.check_arrest(state, by, acts.Arrest(w)))


def _condemned(state: State, by: Seat) -> Iterable[Seat]:
    jailed = (whom for whom in _citizens(state, by) if state.people[whom].jailed)
    return (w for w in jailed if not prison.check_execute(state, by, acts.Execute(w)))


def _exiles(state: State, by: Seat) -> Iterable[Seat]:
    """Not oneself, who can leave without the blacklist."""
    others = (whom for whom in _citizens(state, by) if whom != by)
    return (w for w in others if not prison.check_exile(state, by, acts.Exile(w)))


def _citizens(state: State, by: Seat) -> list[Seat]:
    return state.citizens(standing.number_of(state, by))


_PEOPLE: dict[str, Callable[[State, Seat], Iterable[Seat]]] = {
    "appointee": _appointees,
    "suspect": _suspects,
    "prisoner": lambda state, by: standing.prisoners(state, standing.number_of(state, by)),
    "condemned": _condemned,
    "exile": _exiles,
    "blacklisted": lambda state, by: sorted(standing.country_of(state, by).blacklist),
    "stranger": guests.admissible,
    "guest": lambda state, by: standing.country_of(state, by).guests,
    "victim": murder.victims,
}


# ── classes ─────────────────────────────────────────────────────────────────────────────


def _deletable(state: State, by: Seat) -> Iterable[int]:
    country, number = standing.country_of(state, by), standing.number_of(state, by)
    return (
        rank
        for rank in tree.descendants(country, standing.rank_of(state, by))
        if rank != country.migrant
        and not tree.children(country, rank)
        and not standing.members(state, number, rank)
        and not standing.revolution_of(country, rank)
    )


def _migrant(state: State, by: Seat) -> Iterable[int]:
    country = standing.country_of(state, by)
    return (
        rank
        for rank in tree.own_or_below(country, standing.rank_of(state, by))
        if rank != country.migrant and not country.classes[rank].limit
    )


_CLASSES: dict[str, Callable[[State, Seat], Iterable[int]]] = {
    "deletable": _deletable,
    "migrant": _migrant,
    "parent": revolutions.new_parents,
}


def _posts_of(state: State, by: Seat, whom: Seat) -> list[int]:
    """Where somebody may be appointed."""
    number = standing.number_of(state, by)
    return [
        rank
        for rank in appointing.destinations(state, by)
        if rank != state.people[whom].rank
        and standing.has_room(state, number, rank)
        and not (
            appointing.by_poll(state, by, rank) and polls.check_open(state, by, "appoint", whom)
        )
    ]


def _posts(state: State, by: Seat, chosen: Chosen) -> Choices:
    whom = chosen.get("whom")
    if whom not in appointing.candidates(state, by):
        raise ValueError("nobody to appoint")
    country = standing.country_of(state, by)
    found = _posts_of(state, by, whom)
    return labelled(found, lambda rank: names.rank(country.classes[rank]))


# ── limits, laws, rights ────────────────────────────────────────────────────────────────


def _limit(state: State, by: Seat, chosen: Chosen) -> Range:
    """0 is no limit; that of the class now is suggested."""
    rank, classes = chosen.get("rank"), standing.country_of(state, by).classes
    known = isinstance(rank, int) and rank in classes
    return Range(0, LARGEST, classes[rank].limit if known and isinstance(rank, int) else 0)


def _amendment(state: State, by: Seat, chosen: Chosen) -> Text:
    law = chosen.get("law")
    if law not in laws.in_force(state, by):
        raise ValueError("no such law")
    newest = standing.country_of(state, by).laws[law].versions[-1]
    return Text(laws.LENGTH, begins=newest.document)


_AFTER: dict[str, Callable[[State, Seat, Chosen], Domain]] = {
    "post": _posts,
    "limit": _limit,
    "amendment": _amendment,
}


def _granted(state: State, by: Seat, right: str, chosen: Chosen) -> Choices:
    return _one_right(right)


def _kept(state: State, by: Seat, right: str, chosen: Chosen) -> Choices:
    classes, rank = standing.country_of(state, by).classes, chosen.get("rank")
    if not isinstance(rank, int) or rank not in classes:
        raise ValueError("no such class")
    return _one_right(right, held=right in classes[rank].rights)


def _restored(state: State, by: Seat, right: str, chosen: Chosen) -> Choices:
    country = standing.country_of(state, by)
    return _one_right(right, held=right in country.classes[country.root].rights)


def _one_right(right: str, *, held: bool = False) -> Choices:
    """A single right, to be chosen or not; `held`: it is suggested."""
    return tick(right, msg("zeppelin-has-right"), on=held)


_RIGHTS: dict[str, Callable[[State, Seat, str, Chosen], Choices]] = {
    "grant": _granted,
    "keep": _kept,
    "restore": _restored,
    "demand": _granted,
}


# ── the host ────────────────────────────────────────────────────────────────────────────


def _powers(state: State) -> Choices:
    free = founding.free_powers(state)
    return labelled(free, lambda power: naming.power(state.options, power))


def _countries(state: State) -> Choices:
    return labelled(state.countries, lambda number: names.country(state, number))


def _anybody(state: State) -> Choices:
    return people(standing.present(state))


def _ruling(state: State) -> Choices:
    countries = state.countries.items()
    return listed((c.root, names.country(state, n)) for n, c in countries)


_HOST: dict[str, Callable[[State], Domain]] = {
    "power": _powers,
    "country": _countries,
    "anybody": _anybody,
    "ruling": _ruling,
}
