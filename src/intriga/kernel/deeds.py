"""Deeds: what a game does, as data.

A deed is one type of act with all that belongs to it: when it is possible and when it is legal,
what it does, the forms that offer it, the choices of their fields, who else knows of it. A game
names its deeds in `BaseGame.deeds`; its acts, checks, effects, forms, choices and refusals follow.
The parts of a deed stand together in a file of their subject.

How an act looks to others (`veil`, `unseen`, fields that are `SECRET`) is said by its class.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar, cast

from msgspec import Struct

from intriga.kernel.actors import HOST, Actor, Seat
from intriga.kernel.acts import Act, tag_of
from intriga.kernel.questions.forms import Chosen, Domain, Form, is_asked
from intriga.kernel.step import Step
from intriga.kernel.text import Refusal

StateT = TypeVar("StateT", bound=Struct)
ActT = TypeVar("ActT", bound=Act)
ValueT = TypeVar("ValueT")

Gate: TypeAlias = Callable[[StateT, Seat], Refusal | None]
Offers: TypeAlias = Callable[[StateT, Seat], Iterable[Form]]
Choose: TypeAlias = Callable[[StateT, Seat, Chosen], Domain]
HostChoose: TypeAlias = Callable[[StateT, Actor, Chosen], Domain]
ChooseOf: TypeAlias = Callable[[StateT, Seat, str, Chosen], Domain]
HostChooseOf: TypeAlias = Callable[[StateT, Actor, str, Chosen], Domain]


class _Kind(Struct, frozen=True, kw_only=True):
    """What any deed may say of itself.

    `answers`: some of its forms answer a question, of a window or one put in private; those of no
    other deed may. `rank`: forms of a lower rank stand first, those of one rank in the order of the
    deeds. `long`: its step may take longer than some milliseconds (`Game.long_steps`). `formality`:
    there is never anything to decide. `quick`: a page that plays against bots may do it by itself
    where there is nothing to choose. `irreversible`: the id of the text that asks whether one is
    sure; empty: nobody has to be asked.
    """

    answers: bool = False
    rank: int = 0
    long: bool = False
    formality: bool = False
    quick: bool = False
    irreversible: str = ""


class _SeatsKind(_Kind, Generic[StateT, ActT], frozen=True, kw_only=True):
    gate: Gate[StateT] | None = None
    choices: Mapping[str, Choose[StateT]] = {}
    families: Mapping[str, ChooseOf[StateT]] = {}
    check_time: Callable[[StateT, Seat, ActT, int], Refusal | None] | None = None
    insiders: Callable[[StateT, Seat, ActT], Sequence[Seat]] | None = None


class Deed(_SeatsKind[StateT, ActT], frozen=True):
    """What a seat may do.

    `check` is the judge of legality (None: `gate` says all there is to say), `apply` carries out
    what passed it (`Game.check`, `Game.apply`). `offers`: its forms, each there if some act made
    from it is possible. `gate`: why this seat cannot do it at all now, whatever the act says: asked
    before `check`, and where it refuses, no form stands. `choices`: the domains of its fields, by
    name; `families`: of domains that are called by a word and what they are of, `order PAR`, by the
    word. `check_time`: what only time cures, asked last, with the time of the act. `insiders`: see
    `Game.insiders`.
    """

    act: type[ActT]
    check: Callable[[StateT, Seat, ActT], Refusal | None] | None
    apply: Callable[[StateT, Seat, ActT, Step], None]
    offers: Offers[StateT] | None = None

    def refusal(self, state: StateT, seat: Seat, act: ActT, now: int) -> Refusal | None:
        """Why this seat cannot do this now, or None."""
        refusal = None if self.gate is None else self.gate(state, seat)
        if refusal is None and self.check is not None:
            refusal = self.check(state, seat, act)
        if refusal is None and self.check_time is not None:
            refusal = self.check_time(state, seat, act, now)
        return refusal


class _HostsKind(_Kind, Generic[StateT, ActT], frozen=True, kw_only=True):
    gate: Callable[[StateT], Refusal | None] | None = None
    choices: Mapping[str, HostChoose[StateT]] = {}
    families: Mapping[str, HostChooseOf[StateT]] = {}
    impartial: Callable[[ActT], bool] | None = None
    room: Callable[[StateT, Chosen], str | None] | None = None


class HostDeed(_HostsKind[StateT, ActT], frozen=True):
    """What the host may do: as `Deed`, without a seat. `impartial`: whether this act takes a host
    without a seat, where not all of its class do (`Game.impartial`). `room`: the key of the room
    that an act with these fields is about (`Game.act_room`)."""

    act: type[ActT]
    check: Callable[[StateT, ActT], Refusal | None] | None
    apply: Callable[[StateT, ActT, Step], None]
    offers: Callable[[StateT], Iterable[Form]] | None = None


class Also(Struct, Generic[StateT], frozen=True):
    """Forms by which a subject offers a deed of seats that is another's: they stand where the deeds
    of this subject do."""

    act: type[Act]
    offers: Offers[StateT]
    gate: Gate[StateT] | None = None
    choices: Mapping[str, Choose[StateT]] = {}
    families: Mapping[str, ChooseOf[StateT]] = {}
    answers: bool = False
    rank: int = 0


AnyDeed: TypeAlias = Deed[StateT, Any] | HostDeed[StateT, Any] | Also[StateT]
Deeds: TypeAlias = Sequence[AnyDeed[StateT]]


def quick_acts(deeds: Deeds[Any]) -> frozenset[str]:
    """The types of the acts that are `quick`."""
    return frozenset(tag_of(one.act) for one in deeds if not isinstance(one, Also) and one.quick)


class Side(Generic[StateT]):
    """The deeds of one side, the seats or the host, by what is asked of them. Raises `ValueError`
    for deeds that contradict each other."""

    def __init__(self, deeds: Sequence[Deed[StateT, Any] | Also[StateT]]) -> None:
        self.deeds: dict[type[Act], Deed[StateT, Any]] = {}
        self._choices: dict[str, Choose[StateT]] = {}
        self._families: dict[str, ChooseOf[StateT]] = {}
        self._enter(one for one in deeds if isinstance(one, Deed))
        stands = sorted((one for one in deeds if one.offers is not None), key=lambda one: one.rank)
        self._stands = _by_gate(stands)
        self._answers = _by_gate([one for one in stands if one.answers])
        for one in deeds:
            if one.act not in self.deeds:
                raise ValueError(f"{one.act.__name__} is offered, but no deed")
            _add(self._choices, one.choices)
            _add(self._families, one.families)

    def _enter(self, deeds: Iterable[Deed[StateT, Any]]) -> None:
        for deed in deeds:
            if deed.act in self.deeds:
                raise ValueError(f"the deed {deed.act.__name__} stands twice")
            if deed.gate is None and deed.check is None and deed.check_time is None:
                raise ValueError(f"nothing judges {deed.act.__name__}: it has no check and no gate")
            if deed.answers and deed.offers is None:
                raise ValueError(f"{deed.act.__name__} answers, but no form offers it")
            self.deeds[deed.act] = deed

    def domain(self, state: StateT, seat: Seat, name: str, chosen: Chosen) -> Domain:
        """The choices of a field. Raises `KeyError` for a name that no deed has."""
        choose = self._choices.get(name)
        if choose is not None:
            return choose(state, seat, chosen)
        family, _, of = name.partition(" ")
        return self._families[family](state, seat, of, chosen)

    def forms(self, state: StateT, seat: Seat) -> list[Form]:
        """The forms of this seat."""
        return _made(self._stands, state, seat)

    def asked_forms(self, state: StateT, seat: Seat) -> list[Form]:
        """Those of them that answer a question; others are not made."""
        return [form for form in _made(self._answers, state, seat) if is_asked(form)]


def _add(known: dict[str, ValueT], more: Mapping[str, ValueT]) -> None:
    for name, choose in more.items():
        if known.setdefault(name, choose) is not choose:
            raise ValueError(f"two deeds have the domain “{name}”, each another")


_Stands: TypeAlias = Sequence[tuple[Gate[StateT] | None, Sequence[Offers[StateT]]]]


def _by_gate(deeds: Iterable[Deed[StateT, Any] | Also[StateT]]) -> _Stands[StateT]:
    """What is offered, in its order; a gate of several deeds in a row is asked once."""
    stands: list[tuple[Gate[StateT] | None, list[Offers[StateT]]]] = []
    for deed in deeds:
        assert deed.offers is not None
        if not stands or stands[-1][0] is not deed.gate:
            stands.append((deed.gate, []))
        stands[-1][1].append(deed.offers)
    return stands


def _made(stands: _Stands[StateT], state: StateT, seat: Seat) -> list[Form]:
    found: list[Form] = []
    for gate, makers in stands:
        if gate is None or gate(state, seat) is None:
            for make in makers:
                found += make(state, seat)
    return found


class Repertoire(Generic[StateT]):
    """All that a game does. Raises `ValueError` for deeds that contradict each other."""

    def __init__(self, deeds: Deeds[StateT]) -> None:
        self.seats = Side([one for one in deeds if not isinstance(one, HostDeed)])
        self.hosts = {one.act: one for one in deeds if isinstance(one, HostDeed)}
        self._host = Side([_unseated(one) for one in deeds if isinstance(one, HostDeed)])
        self._nobody = Side[StateT]([])
        self.acts = tuple(dict.fromkeys(one.act for one in deeds if not isinstance(one, Also)))
        self.long = frozenset(
            tag_of(one.act) for one in deeds if not isinstance(one, Also) and one.long
        )
        self.rooms = {tag_of(one.act): one.room for one in self.hosts.values() if one.room}

    def side(self, actor: Actor) -> tuple[Side[StateT], Seat]:
        """The deeds of this actor, and what these are told of who does them: of the host's, only
        choices look at it, and take any actor."""
        if isinstance(actor, int):
            return self.seats, actor
        return (self._host if actor == HOST else self._nobody), cast(Seat, actor)


def _unseated(deed: HostDeed[StateT, Any]) -> Deed[StateT, Any]:
    """A deed of the host in the form of those of seats."""
    gate, check, offers = deed.gate, deed.check, deed.offers
    return Deed(
        deed.act,
        None if check is None else lambda state, _, act: check(state, act),
        lambda state, _, act, step: deed.apply(state, act, step),
        None if offers is None else lambda state, _: offers(state),
        gate=None if gate is None else lambda state, _: gate(state),
        choices=deed.choices,
        families=deed.families,
        answers=deed.answers,
        rank=deed.rank,
    )
