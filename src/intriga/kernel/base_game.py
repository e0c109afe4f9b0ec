"""What games derive from: defaults for most of the contract, and the rest from their deeds."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any, Generic

from msgspec import Struct

from intriga.kernel.actors import Actor, Seat, Viewer
from intriga.kernel.acts import Act, Replace, SeatChange
from intriga.kernel.deeds import Deeds, Repertoire
from intriga.kernel.disclosure.notes import Note
from intriga.kernel.disclosure.reveals import Reveal
from intriga.kernel.game import DrawKind, Game, Outcome, RawState, Result, StateT
from intriga.kernel.match_terms import Doors, Press
from intriga.kernel.questions.drafts import Draft, Entered, Remark
from intriga.kernel.questions.forms import Chosen, Domain, Form, is_asked
from intriga.kernel.questions.windows import Mark, Window
from intriga.kernel.rooms import Room
from intriga.kernel.seats.places import Place
from intriga.kernel.step import Step
from intriga.kernel.text import Message, Refusal, refuse


class BaseGame(Generic[StateT]):
    """Defaults to inherit: what its `deeds` say; no rooms, bots or draws, a fixed set of seats that
    may change hands, every viewer a viewpoint, every act known to its actor alone.

    Of `deeds` follow `Acts`, `forms`, `asked_forms`, `domain`, `check`, `apply`, `insiders`,
    `impartial`, `act_room`, and what is added to `long_steps`. A game overrides one of these for
    what concerns all its deeds, such as what follows after every act.
    """

    deeds: Deeds[StateT] = ()
    people_only: str = "refused-not-yours"
    """The text that refuses the host (and the table) a deed of seats."""
    host_only: str = "refused-not-yours"
    """The text that refuses a seat a deed of the host."""
    Acts: Any
    _repertoire: Repertoire[StateT] = Repertoire(())

    seats: range
    usual: int = 4
    asks_in_private: bool = True
    long_steps: frozenset[str] = frozenset()
    reveals: Mapping[str, Reveal] = {}
    draws: tuple[DrawKind, ...] = ()
    bots: Mapping[str, Callable[[], Any]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if cls.__dict__.get("deeds"):
            cls._repertoire = Repertoire(cls.deeds)
            cls.Acts = reduce(or_, cls._repertoire.acts)
            cls.long_steps |= cls._repertoire.long

    def bars(self, state: StateT, actor: Actor) -> Refusal | None:
        """Why this actor, a seat or the host, can do nothing at all now, or None. They have no form
        then, and are told so whatever they try."""
        return None

    def forms(self, state: StateT, actor: Actor) -> Sequence[Form]:
        if self.bars(state, actor) is not None:
            return ()
        side, seat = self._repertoire.side(actor)
        return side.forms(state, seat)

    def asked_forms(self, state: StateT, seat: Seat) -> Sequence[Form]:
        if type(self).forms is not BaseGame.forms:
            return [form for form in self.forms(state, seat) if is_asked(form)]
        if self.bars(state, seat) is not None:
            return ()
        return self._repertoire.seats.asked_forms(state, seat)

    def check(self, state: StateT, actor: Actor, act: Act, now: int) -> Refusal | None:
        refusal = self.bars(state, actor)
        if refusal is not None:
            return refusal
        side, seat = self._repertoire.side(actor)
        deed = side.deeds.get(type(act))
        if deed is None:
            return refuse(self.people_only if isinstance(actor, str) else self.host_only)
        return deed.refusal(state, seat, act, now)

    def apply(self, state: StateT, actor: Actor, act: Act, step: Step) -> None:
        side, seat = self._repertoire.side(actor)
        side.deeds[type(act)].apply(state, seat, act, step)

    def seats_for(self, options: Any) -> range:
        return self.seats

    def places(self, options: Any, seats: int) -> Sequence[Place]:
        return ()

    def team_names(self, state: StateT) -> Mapping[int, str]:
        return {}

    def domain(self, state: StateT, actor: Actor, name: str, chosen: Chosen) -> Domain:
        side, seat = self._repertoire.side(actor)
        return side.domain(state, seat, name, chosen)

    def drafts(self, state: StateT, seat: Seat) -> Sequence[Draft]:
        return ()

    def may_change(self, state: StateT, seat: Seat, draft: Draft, row: Entered) -> Refusal | None:
        return None

    def review(
        self, state: StateT, seat: Seat, draft: Draft, rows: Sequence[Any]
    ) -> Sequence[Remark]:
        return ()

    def offer_key(self, state: StateT, seat: Seat) -> Hashable:
        return None

    def insiders(self, state: StateT, actor: Seat, act: Act) -> Sequence[Seat]:
        deed = self._repertoire.seats.deeds.get(type(act))
        return () if deed is None or deed.insiders is None else deed.insiders(state, actor, act)

    def standing_order(self, state: StateT, seat: Seat, window: Window) -> Act | None:
        return None

    def saved(self, state: StateT, window: Window) -> Sequence[Seat]:
        return ()

    def reach_mark(self, state: StateT, window: Window, mark: Mark, step: Step) -> None:
        raise NotImplementedError(mark.name)

    def check_seat_change(self, state: StateT, change: SeatChange) -> Refusal | None:
        return None if isinstance(change, Replace) else refuse("refused-seats-fixed")

    def impartial(self, act: Act) -> bool:
        deed = self._repertoire.hosts.get(type(act))
        judges = deed is not None and deed.impartial is not None and deed.impartial(act)
        return type(act).impartial or judges

    def act_room(self, state: StateT, act: str, fields: Chosen) -> str | None:
        room = self._repertoire.rooms.get(act)
        return None if room is None else room(state, fields)

    def apply_seat_change(self, state: StateT, change: SeatChange, step: Step) -> None:
        return

    def check_rename(self, state: StateT, seat: Seat) -> Refusal | None:
        return None

    def rename_costs(self, state: StateT, seat: Seat) -> Message | None:
        return None

    def apply_rename(self, state: StateT, seat: Seat, step: Step) -> None:
        return

    def viewpoint(self, state: StateT, viewer: Viewer) -> Hashable:
        return viewer

    def describe(self, view: Any) -> Sequence[Message]:
        return ()

    press: Press = "full"
    doors: Doors = "closed"

    def in_hall(self, state: StateT) -> bool:
        return False

    def rooms(self, state: StateT) -> Sequence[Room]:
        return ()

    def may_talk(self, state: StateT, seats: Sequence[Seat]) -> bool:
        return True

    def heeds_talk(self, state: StateT, seat: Seat, room: str) -> bool:
        return False

    def note_talk(self, state: StateT, seat: Seat, room: str) -> None:
        raise NotImplementedError(room)

    def result(self, outcome: Outcome) -> Result:
        if not outcome.winners:
            return "nobody"
        return "won" if len(outcome.winners) == 1 else "shared"

    def standing(self, state: StateT) -> Outcome | None:
        return None

    def invariants(self, state: StateT) -> Sequence[str]:
        return ()

    Ledger: type[Struct] | None = None
    ledger_version: int = 1
    ledger_public: bool = False

    def upgrade_ledger(self, raw: RawState, from_version: int) -> Any:
        raise ValueError(f"no way from version {from_version} of the ledger")

    def describe_ledger(self, ledger: Any) -> Sequence[Message]:
        return ()

    def upgrade(self, raw: RawState, from_version: int) -> StateT:
        raise ValueError(f"no way from rules version {from_version}")

    def held_notes(self, raw: RawState, from_version: int) -> Sequence[Note]:
        return ()


def has_drafts(game: Game[Any]) -> bool:
    """Whether anything is written before it is handed in, in any match of this game."""
    return getattr(type(game), "drafts", None) is not BaseGame.drafts
