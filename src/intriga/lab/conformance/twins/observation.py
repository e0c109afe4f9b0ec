"""All that one viewer receives at one step, as bytes that can be compared.

The observation, the domains of the forms as somebody asks for them who fills the forms in, and
the acts that result.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Literal, NamedTuple, TypeAlias, cast

import msgspec
from msgspec import Struct

from intriga.kernel.actors import HOST, PUBLIC, Viewer
from intriga.kernel.bots.sampling import fill
from intriga.kernel.disclosure.events import Event
from intriga.kernel.game import Game
from intriga.kernel.observe import Observer, Offer, encode_observation
from intriga.kernel.positions import Position
from intriga.kernel.questions.forms import Choices, Chosen, Domain, Form
from intriga.lab.conformance.draft_remarks import drafts_told
from intriga.lab.conformance.failure import Broken

Onlooker: TypeAlias = Viewer | Literal["host"]
"""Everybody who must not learn a secret; also the host, who has forms, too."""

FILLINGS = 3
"""How often each form is filled in, each time with other choices."""

_encode = msgspec.msgpack.Encoder().encode


class Question(Struct, frozen=True):
    """A domain that was asked for, and the answer or the error."""

    name: str
    chosen: dict[str, Any]
    domain: Domain | str


class ListeningOffer(Offer):
    """An offer that notes which domains it was asked for. Whoever asks the same again gets the same
    answer, which is made and noted once."""

    def __init__(
        self, game: Game[Any], state: Any, actor: Onlooker, forms: tuple[Form, ...]
    ) -> None:
        self._game: Game[Any] = game
        self._state = state
        self.actor, self.key = cast(int, actor), object()
        self.forms, self.barred = forms, ()
        self.asked: list[Question] = []
        self._answered: dict[tuple[str, bytes], Domain] = {}

    def domain(self, name: str, chosen: Chosen) -> Domain:
        key = name, _encode(chosen)
        known = self._answered.get(key)
        if known is None:
            known = self._answered[key] = self._ask(name, chosen)
        return known

    def _ask(self, name: str, chosen: Chosen) -> Domain:
        try:
            domain = super().domain(name, chosen)
        except Exception as error:
            self.asked.append(Question(name, dict(chosen), repr(error)))
            raise
        self.asked.append(Question(name, dict(chosen), domain))
        return domain


class Sight(Struct, frozen=True):
    """What a viewer received: the observation, the result if the match were adjourned, the forms
    with the domains asked for and the drafts with what is said of them, and acts made from the
    forms."""

    observation: bytes
    standing: bytes
    asked: bytes
    filled: tuple[dict[str, Any], ...]
    questions: tuple[Question, ...]

    @property
    def pool(self) -> tuple[int | str, ...]:
        """Values found in the domains, for acts that are nearly legal."""
        values: dict[int | str, None] = {}
        for question in self.questions:
            if isinstance(question.domain, Choices):
                values |= {option.value: None for option in question.domain.options}
        return tuple(values)


def viewer_of(viewer: Onlooker) -> Viewer:
    """The viewer this one sees as: the host sees what is public."""
    return PUBLIC if viewer == HOST else viewer


def sight(
    game: Game[Any],
    position: Position[Any],
    viewer: Onlooker,
    *,
    events: Sequence[Event] = (),
    seen: int = 0,
    seed: str,
    observer: Observer[Any] | None = None,
) -> Sight:
    """All that a viewer receives; the host sees what is public, and has forms. `observer`: of this
    position, where several look at it."""
    observer = observer or Observer(game, position)
    observation = encode_observation(observer.observation(viewer_of(viewer), events, seen))
    over = position.outcome is not None
    standing = msgspec.json.encode(None if over else game.standing(position.state))
    if over or (viewer != HOST and isinstance(viewer, str)):
        return Sight(observation, standing, b"", (), ())
    forms = _all_forms(game, observer, viewer)
    offer = ListeningOffer(game, position.state, viewer, forms)
    rng = Random(seed)
    filled = tuple(
        data
        for form in offer.forms
        for _ in range(FILLINGS if form.fields else 1)
        if (data := fill(offer, form, rng)) is not None
    )
    _pry(offer, len(position.chairs), rng)
    told = drafts_told(game, position, viewer, filled) if isinstance(viewer, int) else []
    asked = msgspec.json.encode([offer.forms, offer.asked, told])
    return Sight(observation, standing, asked, filled, tuple(offer.asked))


def _all_forms(game: Game[Any], observer: Observer[Any], viewer: Onlooker) -> tuple[Form, ...]:
    """The forms of a seat or the host, also those that a pause or the host has disabled."""
    house = observer.position.house
    if viewer == HOST or house.paused or house.locked:
        return tuple(game.forms(observer.position.state, cast(int, viewer)))
    return observer.offer(cast(int, viewer)).forms


def _pry(offer: ListeningOffer, seats: int, rng: Random) -> None:
    """Ask for the same domains with earlier choices that nobody made: a program may do so. Among
    them are what was chosen, with one choice replaced, which is how it would look at what belongs
    to others."""
    pool = [value for question in offer.asked for value in question.chosen.values()]
    for question in {question.name: question for question in offer.asked}.values():
        odd = [{}, {key: rng.choice([*pool, -1, "", None]) for key in question.chosen}]
        for key in question.chosen:
            odd.append({**question.chosen, key: rng.choice([*pool, *range(seats)])})
        for chosen in odd:
            _ask_oddly(offer, question.name, chosen)


def _ask_oddly(offer: ListeningOffer, name: str, chosen: dict[str, Any]) -> None:
    try:
        offer.domain(name, chosen)
    except (KeyError, ValueError):
        return
    except Exception as error:
        raise Broken(f"the domain “{name}” breaks when {chosen} was chosen: {error!r}") from error


class Difference(NamedTuple):
    """Where two pieces of JSON differ, and how."""

    path: tuple[str | int, ...]
    one: Any
    other: Any


def difference(one: bytes, other: bytes) -> str:
    """Where two different pieces of JSON differ first: a path and the two values."""
    path, left, right = next(differences(msgspec.json.decode(one), msgspec.json.decode(other)))
    shown = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)
    return f"{shown.lstrip('.') or 'everything'}: {left!r} ≠ {right!r}"


def differences(one: Any, other: Any, path: tuple[str | int, ...] = ()) -> Iterator[Difference]:
    """Where two pieces of JSON differ, as deep as both have the same shape."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys((*one, *other)):
            if key in one and key in other:
                yield from differences(one[key], other[key], (*path, key))
            else:
                yield Difference((*path, key), one.get(key), other.get(key))
    elif isinstance(one, list) and isinstance(other, list):
        for index, (left, right) in enumerate(zip(one, other, strict=False)):
            yield from differences(left, right, (*path, index))
        if len(one) != len(other):
            yield Difference(path, one, other)
    elif one != other:
        yield Difference(path, one, other)
