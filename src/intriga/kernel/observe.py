"""What a viewer may know: one place, used by pages, API and bots alike.

`Observation` is everything that is sent to a viewer: view, forms, windows, rooms, and the events
since the last one. Its cursor counts the viewer's own events; the global number of the entry never
leaves the server while the match is being played.
"""

from collections.abc import Hashable, Iterable, Sequence
from copy import copy
from functools import cached_property
from typing import Any, Final, Generic

import msgspec
from msgspec import Struct

from intriga.kernel.actors import HOST, PUBLIC, REFEREE, Actor, Seat, Viewer, hears
from intriga.kernel.acts import tag_of
from intriga.kernel.disclosure.events import Event
from intriga.kernel.disclosure.notes import Note
from intriga.kernel.game import Game, Outcome, StateT
from intriga.kernel.house_rules.house_acts import Rewind
from intriga.kernel.house_rules.house_state import OPEN_HOUSE, House, Steward
from intriga.kernel.match_terms import PLAIN_TERMS, Terms
from intriga.kernel.positions import Position
from intriga.kernel.questions.drafts import Draft
from intriga.kernel.questions.forms import Choices, Chosen, Domain, Form, is_asked
from intriga.kernel.questions.windows import Window
from intriga.kernel.records.record import Entry, type_of
from intriga.kernel.rooms import Room, RoomSeen, is_in, open_rooms, seats_in
from intriga.kernel.seats.ledgers import outcome_seen_by
from intriga.kernel.seats.names import Names

_REWIND: Final = tag_of(Rewind)


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


class KnownForms(Struct, frozen=True):
    """The forms of an actor in some position: as long as the key and the house are equal they are
    the same in others. `barred`: as of `Offer`."""

    key: Hashable
    house: House
    forms: tuple[Form, ...]
    barred: tuple[str, ...] = ()


def known_forms_of(
    game: Game[StateT],
    state: StateT,
    actor: Actor,
    house: House = OPEN_HOUSE,
    before: KnownForms | None = None,
) -> KnownForms:
    """The forms of an actor; `before`: those they had in an earlier position."""
    key = None if isinstance(actor, str) else game.offer_key(state, actor)
    key = object() if key is None else key
    if before is not None and (before.key, before.house) == (key, house):
        return before
    forms, barred = _possible(game, state, actor, house), _barred(game, state, actor, house)
    return KnownForms(key, house, forms, barred)


class Offer:
    """The forms an actor has, with their domains, as bots and pages read them. `barred`: the types
    of the acts they would have if the host had not disabled them. `key`: equal for offers with the
    same forms and choices; see `Game.offer_key`."""

    def __init__(
        self,
        game: Game[StateT],
        state: StateT,
        actor: Actor,
        house: House = OPEN_HOUSE,
        known: KnownForms | None = None,
    ) -> None:
        """`known`: the forms of this actor, where they are made already."""
        self._game: Game[Any] = game
        self._state: Any = state
        self.actor = actor
        self.known = known_forms_of(game, state, actor, house) if known is None else known
        self.key: Hashable = self.known.key
        self.forms: tuple[Form, ...] = self.known.forms
        self.barred: tuple[str, ...] = self.known.barred

    def domain(self, name: str, chosen: Chosen) -> Domain:
        """The choices of a field, given those made before it. Raises `KeyError` for a name no
        form has, `ValueError` for earlier choices that cannot be."""
        return self._game.domain(self._state, self.actor, name, chosen)

    def drafts(self) -> Sequence[Draft]:
        """The drafts of this actor: what may be written before it is handed in."""
        return self._game.drafts(self._state, self.actor) if isinstance(self.actor, int) else ()

    def answers(self) -> "Offer":
        """The same offer with the forms that a question is answered by; all, where none is."""
        return self.only([form for form in self.forms if is_asked(form)] or self.forms)

    def only(self, forms: Iterable[Form]) -> "Offer":
        """The same offer with no more than these of its forms."""
        fewer = copy(self)
        fewer.forms = tuple(forms)
        return fewer


class StewardOffer(Offer):
    """The acts of the host that a steward may do, with the choices that concern rooms they mind."""

    def __init__(self, game: Game[StateT], state: StateT, house: House, steward: Steward) -> None:
        super().__init__(game, state, HOST, house)
        self._steward = steward
        self.forms = tuple(
            form for form in self.forms if form.act in steward.acts and not form.impartial
        )
        self.forms = tuple(form for form in self.forms if self._has_choices(form))

    def domain(self, name: str, chosen: Chosen) -> Domain:
        found = super().domain(name, chosen)
        if not isinstance(found, Choices):
            return found
        asking = [
            (form.act, field.name)
            for form in self.forms
            for field in form.fields
            if field.domain == name
        ]
        minded = [
            choice
            for choice in found.options
            if all(self._minds(act, {**chosen, field: choice.value}) for act, field in asking)
        ]
        return msgspec.structs.replace(found, options=tuple(minded))

    def _minds(self, act: str, fields: Chosen) -> bool:
        room = self._game.act_room(self._state, act, fields)
        return room is None or self._steward.minds(room)

    def _has_choices(self, form: Form) -> bool:
        """Whether something is left to choose in every field that must be filled in first."""
        needed = [one for one in form.fields if one.kind == "choice" and not one.optional]
        domains = [self.domain(one.domain, {}) for one in needed if not one.after]
        return all(one.options for one in domains if isinstance(one, Choices))


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


def reads_notes(game: Game[StateT], position: Position[StateT], viewer: Viewer) -> bool:
    """Whether this viewer may read the referee's log: a referee at any time, everybody once the
    rules have ended the match. Of one that people ended before, the replay has it."""
    if viewer == REFEREE:
        return True
    return position.outcome is not None and game.outcome(position.state) is not None


def standing_notes(entries: Iterable[Entry]) -> list[Note]:
    """The referee's log after these entries, from the first one on: without what was taken back."""
    written: list[tuple[int, Note]] = []
    for entry in entries:
        back = taken_back(entry)
        if back is not None:
            written = [(n, note) for n, note in written if n < back]
        written += [(entry.n, note) for note in entry.notes]
    return [note for _, note in written]


def taken_back(entry: Entry) -> int | None:
    """From which entry on this one takes back what the referee's log has; None: nothing."""
    if type_of(entry) != _REWIND:
        return None
    return msgspec.json.decode(entry.act, type=Rewind).to


class _Shown:
    """Windows and rooms as their viewers see them. They are often the same in the next position,
    and then so is what everybody sees of them: the same objects, which are quickly compared."""

    def __init__(self, windows: Sequence[Window], rooms: Sequence[Room]) -> None:
        self.windows = tuple(windows)
        self.rooms = tuple(rooms)
        self._windows_of: dict[Viewer, tuple[Window, ...]] = {}
        self._rooms_of: dict[Viewer, tuple[RoomSeen, ...]] = {}

    def windows_of(self, viewer: Viewer) -> tuple[Window, ...]:
        """The windows that this viewer sees."""
        known = self._windows_of.get(viewer)
        if known is None:
            seen = (one.seen_by(viewer) for one in self.windows if hears(one.viewers, viewer))
            known = self._windows_of[viewer] = tuple(seen)
        return known

    def rooms_of(self, viewer: Viewer) -> tuple[RoomSeen, ...]:
        """The rooms that this viewer is in."""
        known = self._rooms_of.get(viewer)
        if known is None:
            rooms = self._rooms_with(viewer)
            known = self._rooms_of[viewer] = tuple(room.seen_by(viewer) for room in rooms)
        return known

    def _rooms_with(self, viewer: Viewer) -> Sequence[Room]:
        if isinstance(viewer, str):
            return [room for room in self.rooms if is_in(room, viewer)]
        return self._rooms_of_seats.get(viewer, self._public)

    @cached_property
    def _public(self) -> tuple[Room, ...]:
        """The rooms that everybody is in."""
        return tuple(room for room in self.rooms if room.readers == PUBLIC)

    @cached_property
    def _rooms_of_seats(self) -> dict[Seat, list[Room]]:
        """The rooms of each seat that is in one not everybody is in."""
        named = {seat for room in self.rooms for seat in seats_in(room)}
        found: dict[Seat, list[Room]] = {seat: [] for seat in named}
        for room in self.rooms:
            for seat in named if room.readers == PUBLIC else seats_in(room):
                found[seat].append(room)
        return found


class Observer(Generic[StateT]):
    """Observes one position: what its viewers have in common is computed once, however many look.

    The rooms of an observation are the open ones that the viewer is in; for private chats see
    `rooms.private_room`.
    """

    def __init__(
        self,
        game: Game[StateT],
        position: Position[StateT],
        terms: Terms = PLAIN_TERMS,
        before: "Observer[StateT] | None" = None,
    ) -> None:
        """`before`: of an earlier position of the match; forms are not made again that follow from
        what they followed from there (`Game.offer_key`)."""
        self._game = game
        self._terms = terms
        self._views: dict[Hashable, Any] = {}
        self._offers: dict[Seat, Offer] = {}
        self._known: dict[Seat, KnownForms] = {} if before is None else before.known_forms()
        # Not the observer itself: that would keep every earlier position.
        self._shown_before = None if before is None else before.shown
        self.position = position

    def observation(
        self, viewer: Viewer, events: Sequence[Event] = (), seen: int = 0
    ) -> Observation:
        """What `viewer` knows, with the `events` received after `seen` others."""
        outcome = self.position.outcome
        return Observation(
            cursor=seen + len(events),
            view=self._view(self.viewpoint(viewer)),
            windows=self._shown.windows_of(viewer),
            forms=self._forms_of(viewer),
            rooms=self._shown.rooms_of(viewer),
            events=tuple(events),
            outcome=None if outcome is None else outcome_seen_by(self._game, outcome, viewer),
            house=self._house,
        )

    def viewpoint(self, viewer: Viewer) -> Hashable:
        """Equal for viewers who see the same."""
        return self._game.viewpoint(self.position.state, viewer)

    def offer(self, seat: Seat) -> Offer:
        """The forms of a seat, with their domains."""
        if seat not in self._offers:
            state, house = self.position.state, self.position.house
            known = known_forms_of(self._game, state, seat, house, self._known.get(seat))
            self._offers[seat] = Offer(self._game, state, seat, known=known)
        return self._offers[seat]

    def answers(self, seat: Seat) -> Offer:
        """What a seat is asked (`Offer.answers`), made without its other forms."""
        position = self.position
        forms = possible_asked_forms(self._game, position, seat)
        known = KnownForms(object(), position.house, forms)
        return Offer(self._game, position.state, seat, known=known)

    def known_forms(self) -> dict[Seat, KnownForms]:
        """The forms of all seats that were asked for, here or in earlier positions."""
        return self._known | {seat: offer.known for seat, offer in self._offers.items()}

    @property
    def shown(self) -> "_Shown | None":
        """What viewers see of windows and rooms, here or, if nobody has looked here, earlier."""
        return self.__dict__.get("_shown", self._shown_before)

    @cached_property
    def present(self) -> tuple[Seat, ...]:
        """The seats that have not left."""
        return self.position.present

    @cached_property
    def names(self) -> Names:
        """The name of each seat's player, and those of teams."""
        return Names.at(self._game, self.position.state, self.position.chairs)

    def _view(self, viewpoint: Hashable) -> Any:
        if viewpoint not in self._views:
            self._views[viewpoint] = self._game.view(self.position.state, viewpoint)
        return self._views[viewpoint]

    def _forms_of(self, viewer: Viewer) -> tuple[Form, ...]:
        if isinstance(viewer, str) or self.position.outcome is not None:
            return ()
        return self.offer(viewer).forms

    @cached_property
    def _house(self) -> House:
        return self.position.house.shown()

    @cached_property
    def _shown(self) -> _Shown:
        state, over = self.position.state, self.position.outcome is not None
        windows = () if over else self._game.windows(state)
        fresh = _Shown(windows, open_rooms(self._game, state, self._terms, self.present))
        known, self._shown_before = self._shown_before, None
        if known is None or (known.windows, known.rooms) != (fresh.windows, fresh.rooms):
            return fresh
        return known


def observe(
    game: Game[StateT],
    position: Position[StateT],
    viewer: Viewer,
    events: Sequence[Event],
    seen: int,
    *,
    terms: Terms = PLAIN_TERMS,
) -> Observation:
    """What `viewer` knows at `position`, with the `events` received after `seen` others."""
    return Observer(game, position, terms).observation(viewer, events, seen)


def possible_forms(
    game: Game[StateT], position: Position[StateT], viewer: Viewer
) -> tuple[Form, ...]:
    """What a seat may do now, but for what a pause or the host has disabled; nothing for a viewer
    without a seat, or when the match is over."""
    if isinstance(viewer, str) or position.outcome is not None:
        return ()
    return _possible(game, position.state, viewer, position.house)


def possible_asked_forms(
    game: Game[StateT], position: Position[StateT], viewer: Viewer
) -> tuple[Form, ...]:
    """Those of its `possible_forms` by which a seat answers a question."""
    house = position.house
    if isinstance(viewer, str) or position.outcome is not None or house.paused:
        return ()
    forms = game.asked_forms(position.state, viewer)
    return tuple(form for form in forms if form.act not in house.locked)


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
