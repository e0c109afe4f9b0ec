"""Which house acts are possible, and what they do."""

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from intriga.kernel.actors import HOST, PUBLIC, TABLE, Actor
from intriga.kernel.acts import is_table_act, tag_of
from intriga.kernel.house_rules import early_end, extensions, pauses, stewards, talk, undo
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
    Warn,
)
from intriga.kernel.house_rules.house_state import House, Stalled
from intriga.kernel.house_rules.premises import Premises
from intriga.kernel.match_terms import doors_of
from intriga.kernel.step import Step
from intriga.kernel.text import Refusal, refuse, seat

_SEATS_TOO = Say | AskPause | Extend | ProposeEnd | AnswerEnd | ProposeUndo | AnswerUndo
_TABLES = StandIn | Extend | CallReserve | Resume | LapseEnd | LapseUndo | Rewind | Stall


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
            return talk.check(here, actor, act)
        case AskPause() | Pause() | PutAway() | Resume():
            return pauses.check(here, actor, act)
        case Extend() | Reschedule():
            return extensions.check(here, actor, act)
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
            talk.keep(here, actor, act, step)
        case Erase() | EraseDocument():
            talk.erase(act, step)
        case AskPause() | Pause() | PutAway() | Resume():
            return pauses.keep(here, actor, act, step)
        case Extend() | Reschedule():
            return extensions.keep(here, actor, act, step)
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
