"""What a viewer may know: one function, used by pages, API and bots alike.

`Observation` is everything that is sent to a viewer: the view, the forms, the windows, the
rooms, and the events since the last observation. Its cursor counts the viewer's own events; the
global number of the entry never leaves the server while the match is being played.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any, Final

import msgspec
from msgspec import Struct

from intriga.kernel.actors import HOST, Actor, Viewer, hears
from intriga.kernel.drafts import Draft
from intriga.kernel.engine import Position
from intriga.kernel.events import Event
from intriga.kernel.forms import Chosen, Domain, Form
from intriga.kernel.game import Game, Outcome, StateT
from intriga.kernel.house_rules.house_state import OPEN_HOUSE, House
from intriga.kernel.ledgers import outcome_seen_by
from intriga.kernel.match_terms import PLAIN_TERMS, Terms
from intriga.kernel.records.record import Entry
from intriga.kernel.rooms import RoomSeen, is_in, open_rooms
from intriga.kernel.windows import Window


class Observation(Struct, frozen=True):
    """What one viewer knows at one moment. `cursor`: how many events this viewer got so far."""

    cursor: int
    view: Any
    windows: tuple[Window, ...]
    forms: tuple[Form, ...]
    rooms: tuple[RoomSeen, ...]
    events: tuple[Event, ...]
    outcome: Outcome | None
    house: House = House()


class Offer:
    """The forms an actor has, with their domains, as bots and pages read them. `barred`: the types
    of the acts they would have if the host had not disabled them."""

    def __init__(
        self, game: Game[StateT], state: StateT, actor: Actor, house: House = OPEN_HOUSE
    ) -> None:
        self._game: Game[Any] = game
        self._state = state
        self.actor = actor
        self.forms: Sequence[Form] = _possible(game, state, actor, house)
        self.barred: tuple[str, ...] = _barred(game, state, actor, house)

    def domain(self, name: str, chosen: Chosen) -> Domain:
        """The choices of a field, given those made before it. Raises `KeyError` for a name no
        form has, `ValueError` for earlier choices that cannot be."""
        return self._game.domain(self._state, self.actor, name, chosen)

    def drafts(self) -> Sequence[Draft]:
        """The drafts of this actor: what may be written before it is handed in."""
        return self._game.drafts(self._state, self.actor) if isinstance(self.actor, int) else ()

    def only(self, forms: Iterable[Form]) -> "Offer":
        """The same offer with no more than these of its forms."""
        fewer = copy(self)
        fewer.forms = tuple(forms)
        return fewer


def heard(entries: Iterable[Entry], viewer: Viewer) -> list[Event]:
    """The events of these entries that reach this viewer, stripped of who else received them."""
    return [
        received(event, viewer)
        for entry in entries
        for event in entry.events
        if hears(event.to, viewer)
    ]


def received(event: Event, viewer: Viewer) -> Event:
    """An event as a seat receives it: whether it was public, but not who else received it."""
    if isinstance(event.to, tuple) and not isinstance(viewer, str):
        return Event((viewer,), event.id, event.params)
    return event


def observe(
    game: Game[StateT],
    position: Position[StateT],
    viewer: Viewer,
    events: Sequence[Event],
    seen: int,
    *,
    terms: Terms = PLAIN_TERMS,
) -> Observation:
    """What `viewer` knows at `position`, with the `events` received after `seen` others.

    The rooms are the open ones that the viewer is in; for private chats see `rooms.private_room`.
    """
    state = position.state
    rooms = open_rooms(game, state, terms, position.present)
    return Observation(
        cursor=seen + len(events),
        view=game.view(state, game.viewpoint(state, viewer)),
        windows=windows_seen(game, position, viewer),
        forms=possible_forms(game, position, viewer),
        rooms=tuple(room.seen_by(viewer) for room in rooms if is_in(room, viewer)),
        events=tuple(events),
        outcome=(
            None if position.outcome is None else outcome_seen_by(game, position.outcome, viewer)
        ),
        house=position.house.shown(),
    )


def windows_seen(
    game: Game[StateT], position: Position[StateT], viewer: Viewer
) -> tuple[Window, ...]:
    """The open windows that this viewer may know of, as they may know them; none when the match is
    over."""
    if position.outcome is not None:
        return ()
    open_ = game.windows(position.state)
    return tuple(window.seen_by(viewer) for window in open_ if hears(window.viewers, viewer))


def possible_forms(
    game: Game[StateT], position: Position[StateT], viewer: Viewer
) -> tuple[Form, ...]:
    """What a seat may do now, but for what a pause or the host has disabled; nothing for a viewer
    without a seat, or when the match is over."""
    if isinstance(viewer, str) or position.outcome is not None:
        return ()
    return _possible(game, position.state, viewer, position.house)


def _possible(game: Game[StateT], state: StateT, actor: Actor, house: House) -> tuple[Form, ...]:
    """The forms of an actor, without those that a pause or the host has disabled."""
    if actor == HOST:
        return tuple(game.forms(state, actor))
    if house.paused:
        return ()
    return tuple(form for form in game.forms(state, actor) if form.act not in house.locked)


def _barred(game: Game[StateT], state: StateT, actor: Actor, house: House) -> tuple[str, ...]:
    if actor == HOST or house.paused or not house.locked:
        return ()
    offered = (form.act for form in game.forms(state, actor))
    return tuple(dict.fromkeys(act for act in offered if act in house.locked))


encode_observation: Final = msgspec.json.Encoder().encode
