"""Which house acts are possible, and what they do."""

from collections.abc import Container, Iterable
from typing import Any, Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from intriga.kernel.actors import HOST, PUBLIC, REFEREE, TABLE, Actor, Seat, eyes
from intriga.kernel.acts import (
    Enter,
    Leave,
    Rename,
    Replace,
    Return,
    Upgrade,
    is_table_act,
    tag_of,
)
from intriga.kernel.house_rules import early_end, pauses, stewards, undo
from intriga.kernel.house_rules.house_acts import (
    AnswerEnd,
    AnswerUndo,
    Appoint,
    AskPause,
    CallReserve,
    Close,
    Delegate,
    Empower,
    Erase,
    EraseDocument,
    Extend,
    HouseAct,
    LapseEnd,
    LapseUndo,
    Lock,
    Look,
    Mute,
    Pause,
    ProposeEnd,
    ProposeUndo,
    PutAway,
    Reschedule,
    Resume,
    Rewind,
    Say,
    SetDoors,
    Silence,
    Stall,
    StandIn,
    Unwound,
    Warn,
)
from intriga.kernel.house_rules.house_state import House, Stalled, Timing, counted
from intriga.kernel.match_terms import Terms, doors_of
from intriga.kernel.records.record import Entry, type_of
from intriga.kernel.rooms import WATCHER, Room, is_in, open_rooms, room_of
from intriga.kernel.step import Step
from intriga.kernel.text import Refusal, msg, refuse, seat
from intriga.kernel.timed import known_window
from intriga.kernel.windows import Window

LONGEST = 30 * 24 * 3600
"""The most seconds by which the host extends a window at once."""
_LONGEST_HALT = 100 * 366 * 24 * 3600
"""The most seconds that the table gives back; a clock may have been wrong by decades."""

_SEATS_TOO = Say | AskPause | Extend | ProposeEnd | AnswerEnd | ProposeUndo | AnswerUndo
_TABLES = StandIn | Extend | CallReserve | Resume | LapseEnd | LapseUndo | Rewind | Stall


class Premises:
    """What a house act is checked against: the rules, the terms, the position. `now`: the time of
    the act in milliseconds since the epoch."""

    def __init__(self, game: Any, terms: Terms, position: Any, now: int) -> None:
        self.game = game
        self.terms = terms
        self.state = position.state
        self.house: House = position.house
        self.chairs = len(position.chairs)
        self.present: tuple[Seat, ...] = position.present
        self.n: int = position.n
        self.now = now

    def room(self, key: str) -> Room | None:
        """The room with this key, if it is open."""
        return room_of(self.game, self.state, self.terms, self.present, key)

    def rooms(self) -> tuple[Room, ...]:
        """All rooms of the rules that are open."""
        return open_rooms(self.game, self.state, self.terms, self.present)

    def window(self, actor: Actor, act: Extend | Close) -> Window | None:
        """The open window this act is about, if the actor may know that it is open."""
        return known_window(self.game, self.state, actor, act.window, act.generation)


def check(here: Premises, actor: Actor, act: HouseAct) -> Refusal | None:
    """Why this house act is not possible now, or None."""
    if not _may(actor, act):
        return refuse("refused-not-host")
    if isinstance(act, early_end.EndAct | undo.UndoAct):
        return _check_vote(here, actor, act)
    if isinstance(act, Silence | Empower | Delegate):
        return stewards.check(here, act)
    match act:
        case Say():
            return _check_say(here, actor, act)
        case AskPause() | Pause() | PutAway() | Resume():
            return pauses.check(here, actor, act)
        case Extend() | Reschedule():
            return _check_time(here, actor, act)
        case Close():
            if here.house.paused:
                return refuse("refused-paused")
            return None if here.window(actor, act) else refuse("refused-stale")
        case StandIn():
            known = 0 <= act.seat < here.chairs
            stands = act.begins == (act.seat not in here.house.standing_in)
            return None if known and stands else refuse("refused-no-seat")
        case Mute() | CallReserve() | Warn():
            return None if 0 <= act.seat < here.chairs else refuse("refused-no-seat")
        case Rewind():
            return undo.check_rewind(here, actor, act)
        case Look() | SetDoors() | Stall():
            return _check_terms(here, act)
    return None


def _check_vote(
    here: Premises, actor: Actor, act: early_end.EndAct | undo.UndoAct
) -> Refusal | None:
    if isinstance(act, early_end.EndAct):
        return early_end.check(here, actor, act)
    return undo.check(here, actor, act)


def _may(actor: Actor, act: HouseAct) -> bool:
    """Whether this actor may ever do acts of this kind."""
    if isinstance(act, Say) and act.name is not UNSET:
        return actor == TABLE
    if actor == TABLE:
        return isinstance(act, _TABLES)
    if actor == HOST:
        return not isinstance(act, StandIn | LapseEnd | LapseUndo | Stall)
    return isinstance(act, _SEATS_TOO)


def _check_say(here: Premises, actor: Actor, act: Say) -> Refusal | None:
    if actor == HOST:
        return _check_host_says(here, act)
    if actor == TABLE:
        return _check_watcher_says(here, act)
    room = here.room(act.room)
    if room is None or not is_in(room, eyes(actor)):
        return refuse("refused-no-room")  # whether it exists is known to those who are in it
    if act.by is not UNSET:
        return refuse("refused-no-steward")
    seen = room.seen_by(eyes(actor))
    if not seen.writes:
        return refuse("refused-no-writer")
    if act.voice and act.voice not in seen.voices:
        return refuse("refused-no-voice")
    if not act.voice and not seen.own:
        return refuse("refused-voice-only")
    return _check_muted(here.house, room, actor, act.voice)


def _check_host_says(here: Premises, act: Say) -> Refusal | None:
    by = 0 if act.by is UNSET else act.by
    refusal = stewards.check_room_power(here.house, by, act.room, stewards.SPEAK)
    if refusal is not None:
        return refusal
    room = here.room(act.room)
    if room is None or not stewards.heard_by_host(room):
        return refuse("refused-no-room")
    return refuse("refused-no-voice") if act.voice else None


def _check_watcher_says(here: Premises, act: Say) -> Refusal | None:
    """Somebody who watches, and whom the host can mute with all others who do."""
    room = here.room(act.room)
    if room is None or room.readers != PUBLIC:
        return refuse("refused-no-room")
    if not room.hears_watchers or act.voice or act.by is not UNSET:
        return refuse("refused-no-writer")
    muted = here.house.is_silent(room.key, f"voice:{WATCHER}")
    return refuse("refused-silenced") if muted else None


def _check_muted(house: House, room: Room, actor: Actor, voice: str) -> Refusal | None:
    """Who is muted under their own name may go on under a voice: else whose voice falls silent
    would tell who it is. A voice is muted as such."""
    speaker = f"voice:{voice}" if voice else f"seat:{actor}"
    if house.is_silent(room.key, speaker):
        return refuse("refused-silenced")
    if room.readers == PUBLIC and actor in house.muted and not voice:
        return refuse("refused-muted")
    return None


def _check_time(here: Premises, actor: Actor, act: Extend | Reschedule) -> Refusal | None:
    if isinstance(act, Extend):
        return _check_extend(here, actor, act)
    return _check_reschedule(here, act)


def _check_terms(here: Premises, act: Look | SetDoors | Stall) -> Refusal | None:
    """Whether the match has what this is about."""
    if isinstance(act, Stall):
        return refuse("refused-stale") if here.house.stalled is not None else None
    if isinstance(act, Look):
        return None if here.terms.referee else refuse("refused-no-referee")
    if here.game.doors == "closed":
        return refuse("refused-doors-fixed")
    now = doors_of(here.game, here.terms, here.house.doors)
    return refuse("refused-doors-already", doors=now) if act.doors == now else None


def _check_extend(here: Premises, actor: Actor, act: Extend) -> Refusal | None:
    window = here.window(actor, act)
    if window is None:
        return refuse("refused-stale")
    if actor != TABLE and window.viewers != PUBLIC:
        return refuse("refused-extension-private")  # everybody sees who has used an extension
    if actor == TABLE:
        most, least = _LONGEST_HALT, -_LONGEST_HALT
    else:
        most, least = here.terms.extension if isinstance(actor, int) else LONGEST, 1
    if isinstance(actor, int) and counted(here.house.extended, actor) >= here.terms.extensions:
        return refuse("refused-extensions-spent", n=here.terms.extensions)
    if not (least <= act.seconds <= most and act.seconds):
        return refuse("refused-extension", most=most)
    return None


def _check_reschedule(here: Premises, act: Reschedule) -> Refusal | None:
    """The table has checked times of day, zone and days; here only what any record may hold."""
    for kind, length in act.clocks.items():
        if kind != "*" and kind not in here.game.clocks:
            return refuse("refused-clock-kind", kind=kind[:40])
        if isinstance(length, int) and not 1 <= length <= LONGEST:
            return refuse("refused-clock-length", most=LONGEST)
    return None


def barred(house: House, actor: Actor, act: Any) -> Refusal | None:
    """Why this act of the game is not possible now: a pause, or the host has disabled it."""
    if is_table_act(act):
        return None
    if house.paused and actor != HOST:
        return refuse("refused-paused")
    if isinstance(actor, int) and tag_of(type(act)) in house.locked:
        return refuse("refused-locked")
    return None


def keep(here: Premises, actor: Actor, act: HouseAct, step: Step) -> House:
    """The house state after the act; events go to those who may know."""
    house = here.house
    if isinstance(act, Silence | Empower):
        return stewards.keep(here, act, step)
    if isinstance(act, early_end.EndAct):
        return early_end.keep(here, actor, act, step)
    if isinstance(act, undo.UndoAct):
        return undo.keep(here, actor, act, step)
    match act:
        case Say():
            _say(here, actor, act, step)
        case Erase() | EraseDocument():
            _erase(act, step)
        case AskPause() | Pause() | PutAway() | Resume():
            return pauses.keep(here, actor, act, step)
        case Extend() | Reschedule():
            return _retime(here, actor, act, step)
        case Mute() | Lock():
            return _forbid(house, act, step)
        case StandIn() | Warn():
            return _bot_for(house, act, step)
        case Look() | Appoint():
            _tell_of_host(act, step)
        case CallReserve():
            step.emit("table-reserve-called", PUBLIC, seat=seat(act.seat))
        case SetDoors() | Stall():
            return _set(house, act, step)
    return house


def _set(house: House, act: SetDoors | Stall, step: Step) -> House:
    if isinstance(act, SetDoors):
        step.emit(f"table-doors-{act.doors}", PUBLIC)
        return replace(house, doors=act.doors)
    step.emit("table-stalled", PUBLIC, why=act.why)
    stalled = Stalled(act.window, act.generation, act.why, step.now)
    return replace(house, stalled=stalled)


def _tell_of_host(act: Look | Appoint, step: Step) -> None:
    if isinstance(act, Look):
        step.emit("table-looked", PUBLIC)
    elif act.sole and not act.name:
        step.emit("table-host-gone", PUBLIC)
    elif act.sole:
        step.emit("table-host-succeeded", PUBLIC, name=act.name)
    else:
        id = "table-appointed" if act.appoint else "table-dismissed"
        step.emit(id, PUBLIC, name=act.name)


def _forbid(house: House, act: Mute | Lock, step: Step) -> House:
    """A seat may not write in public rooms, a type of acts is disabled; or no longer."""
    if isinstance(act, Mute):
        step.emit("table-muted" if act.mute else "table-unmuted", PUBLIC, seat=seat(act.seat))
        muted = tuple(muted for muted in house.muted if muted != act.seat)
        return replace(house, muted=(*muted, act.seat) if act.mute else muted)
    step.emit("table-locked" if act.lock else "table-unlocked", PUBLIC, act=act.act)
    locked = tuple(locked for locked in house.locked if locked != act.act)
    return replace(house, locked=(*locked, act.act) if act.lock else locked)


def _bot_for(house: House, act: StandIn | Warn, step: Step) -> House:
    """A bot answers for a seat, or may soon take it."""
    if isinstance(act, Warn):
        step.emit("table-warned", PUBLIC, seat=seat(act.seat))
        return house.warn(act.seat, step.now)
    if act.begins:
        step.emit("table-stood-in", PUBLIC, seat=seat(act.seat))
    return house.stood_in(act.seat, act.begins)


def _say(here: Premises, actor: Actor, act: Say, step: Step) -> None:
    room = here.room(act.room)
    assert room is not None
    readers = room.readers
    if isinstance(readers, tuple) and isinstance(actor, int) and actor not in readers:
        readers = tuple(sorted((*readers, actor)))  # the speaker reads it, too
    if actor == HOST:
        said = {"room": act.room, "message": act.message}
        steward = None if act.by is UNSET else here.house.steward(act.by)
        if steward is None:
            step.emit("table-announced", readers, **said)
        else:
            step.emit("table-steward-said", readers, **said, name=steward.name)
        return
    said = {"room": act.room, "message": act.message}
    where = msg(room.title.id, **room.title.params)
    if act.name is not UNSET:
        step.emit("table-watcher-said", readers, **said, name=act.name, where=where)
    elif act.voice:
        step.emit("table-voiced", readers, **said, voice=msg(act.voice), where=where)
    else:
        assert isinstance(actor, int)
        step.emit("table-said", readers, **said, seat=seat(actor), where=where)


def _erase(act: Erase | EraseDocument, step: Step) -> None:
    if isinstance(act, Erase):
        step.emit("table-erased", act.to, message=act.message)
    else:
        step.emit("table-document-erased", act.to, text=act.document)


def _retime(here: Premises, actor: Actor, act: Extend | Reschedule, step: Step) -> House:
    house = here.house
    if isinstance(act, Reschedule):
        step.emit("table-rescheduled", PUBLIC)
        return replace(house, timing=Timing(act.clocks, act.zone, act.rest))
    window = here.window(actor, act)
    assert window is not None
    if isinstance(actor, int):
        step.emit("table-extended", PUBLIC, seat=seat(actor), seconds=act.seconds)
        return house.lengthened(actor)
    if act.seconds < 0:
        step.emit("table-clock-set-back", window.viewers, seconds=-act.seconds)
        return house
    by = "host" if actor == HOST else "table"
    step.emit(f"table-extended-by-{by}", window.viewers, seconds=act.seconds)
    return replace(house, stalled=None) if actor == HOST else house


NO_WAY_BACK: Final = frozenset(tag_of(kind) for kind in (Enter, Leave, Return, Upgrade))
"""Acts that no rewind undoes: somebody entered, left or came back, or the rules changed."""
_REPLACE: Final = tag_of(Replace)
_STAYING: Final = frozenset({_REPLACE, tag_of(Rename)})
_UNWINDING: Final = frozenset({tag_of(Close), tag_of(Rewind), tag_of(Delegate)})


def unwound(undone: Iterable[Entry], reveals: Container[str] = ()) -> Unwound:
    """What a rewind of these entries undoes. `reveals`: the ids of events that bring something to
    light. Raises `ValueError` for one of `NO_WAY_BACK`."""
    safe, revealed, told, stays = True, False, 0, 0
    reseated: dict[Seat, None] = {}
    for entry in undone:
        tag = type_of(entry)
        if tag in NO_WAY_BACK:
            raise ValueError(tag)
        if tag.startswith("house-") and tag not in _UNWINDING:
            continue  # other house acts stay in force
        public = sum(event.to == PUBLIC for event in entry.events)
        told += public
        if tag in _STAYING:
            stays += public
        if tag == _REPLACE:
            reseated[msgspec.json.decode(entry.act, type=Replace).seat] = None
        own = {(entry.by,), REFEREE}
        safe = safe and not entry.draws and all(event.to in own for event in entry.events)
        revealed = revealed or (tag not in _STAYING and undo.has_revealed(entry, reveals))
    return Unwound(safe, told, stays, tuple(reseated), revealed)
