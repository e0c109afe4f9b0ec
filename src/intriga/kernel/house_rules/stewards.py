"""Stewards: people with a part of a host's powers, by room and by act; muting in one room.

Everybody knows who is a steward, and those in a room know who minds it. Which rooms a steward minds
is not public, as that a room exists may be a secret of the rules.
"""

from typing import Any, Final

import msgspec

from intriga.kernel.actors import PUBLIC, REFEREE, Audience, Seat
from intriga.kernel.acts import decoder_of, tag_of
from intriga.kernel.decode.errors import UNREADABLE
from intriga.kernel.house_rules.house_acts import Delegate, Empower, Silence
from intriga.kernel.house_rules.house_state import House, Steward
from intriga.kernel.questions.documents import document_fields
from intriga.kernel.rooms import WATCHER, Room
from intriga.kernel.step import Step
from intriga.kernel.text import Param, Refusal, msg, refuse, seat

SPEAK: Final = "speak"
MUTE: Final = "mute"
ROOM_ACTS: Final = (SPEAK, MUTE)
"""What a steward may be allowed to do in a room."""


def delegable(game: Any) -> tuple[str, ...]:
    """The acts of a game that a host may leave to a steward: those without long texts that take no
    impartial host."""
    kinds = getattr(game.Acts, "__args__", None) or (game.Acts,)
    return tuple(tag_of(kind) for kind in kinds if not document_fields(kind) and not kind.impartial)


def check(here: Any, act: Silence | Empower | Delegate) -> Refusal | None:
    """Why this act is not possible now (`here`: see `enforce.Premises`), or None. Whether the rules
    allow what a steward does for the host is for `Game.check`."""
    if isinstance(act, Silence):
        return _check_silence(here.house, here.room(act.room), act, here.present)
    if isinstance(act, Empower):
        return _check_empower(here.game, here.house, act)
    return _check_delegate(here.game, here.state, here.house, act)


def keep(here: Any, act: Silence | Empower, step: Step) -> House:
    """The house state after the act; events go to those who may know."""
    if isinstance(act, Silence):
        return _silence(here.house, here.room(act.room), act, step)
    return _empower(here.house, here.rooms(), act, step)


def _check_empower(game: Any, house: House, act: Empower) -> Refusal | None:
    """Why the host cannot give these powers, or None."""
    if not 1 <= act.steward <= len(house.stewards) + 1 or not act.name:
        return refuse("refused-no-steward")
    known = {*ROOM_ACTS, *delegable(game)}
    wrong = next((one for one in act.acts if one not in known), None)
    return None if wrong is None else refuse("refused-power-unknown", act=wrong[:40])


def check_room_power(house: House, by: int, room: str, act: str) -> Refusal | None:
    """Why this steward (0: the host) cannot do this in a room, or None. It does not tell whether
    there is such a room."""
    if not by:
        return None
    steward = house.steward(by)
    if steward is None:
        return refuse("refused-no-steward")
    if act not in steward.acts:
        return refuse("refused-power-act")
    return None if steward.minds(room) else refuse("refused-power-room")


def _check_silence(
    house: House, room: Room | None, act: Silence, present: tuple[Seat, ...]
) -> Refusal | None:
    """Why a speaker cannot be muted in a room, or None. It does not tell who writes there, which
    may be a secret."""
    refusal = check_room_power(house, act.by, act.room, MUTE)
    if refusal is not None:
        return refusal
    if room is None or not heard_by_host(room):
        return refuse("refused-no-room")
    if (act.seat is None) == (not act.voice):
        return refuse("refused-no-speaker")
    there = act.seat in (room.readers if isinstance(room.readers, tuple) else present)
    voices = {voice.name for voice in room.voices}
    if room.hears_watchers:
        voices.add(WATCHER)
    if (act.seat is not None and not there) or (act.voice and act.voice not in voices):
        return refuse("refused-no-speaker")
    silent = (act.room, speaker_of(act)) in house.silenced
    return refuse("refused-silenced-already") if silent == act.mute else None


def heard_by_host(room: Room) -> bool:
    """Whether the host may write in this room, and mute there."""
    return room.readers == PUBLIC or room.host == "speaks"


def speaker_of(act: Silence) -> str:
    """Who is muted: a seat, or a voice, whoever speaks under it."""
    return f"voice:{act.voice}" if act.voice else f"seat:{act.seat}"


def decode_delegated(game: Any, act: Delegate) -> Any:
    """The act of the game that a steward does. Raises what is `UNREADABLE`."""
    return decoder_of(game.Acts).decode(msgspec.json.encode(act.act))


def _check_delegate(game: Any, state: Any, house: House, act: Delegate) -> Refusal | None:
    """Why this steward may not do this act of the host, or None; whether the rules allow it is
    for `Game.check`."""
    steward = house.steward(act.by)
    if steward is None:
        return refuse("refused-no-steward")
    try:
        inner = decode_delegated(game, act)
    except UNREADABLE:
        return refuse("refused-power-act")
    tag = tag_of(type(inner))
    if game.impartial(inner):  # a steward may be the friend of a host who plays
        return refuse("refused-impartial")
    if tag not in steward.acts or tag not in delegable(game):
        return refuse("refused-power-act")
    room = game.act_room(state, tag, msgspec.structs.asdict(inner))
    return None if room is None or steward.minds(room) else refuse("refused-power-room")


def _empower(house: House, rooms: tuple[Room, ...], act: Empower, step: Step) -> House:
    """A steward has these powers from now on. `rooms`: those that are open."""
    before = house.steward(act.steward)
    after = Steward(act.name, act.rooms, act.acts)
    had, has = before is not None and before.acts != (), act.acts != ()
    if has != had:
        step.emit("table-empowered" if has else "table-relieved", PUBLIC, name=act.name)
    elif has:
        step.emit("table-powers-changed", PUBLIC, name=act.name)
    for room in rooms:
        minded = before is not None and had and before.minds(room.key)
        if has and after.minds(room.key) and not minded and room.host != "none":
            step.emit("table-minds", room.readers, name=act.name, where=_title(room))
    others = list(house.stewards)
    others[act.steward - 1 : act.steward] = [after]
    return msgspec.structs.replace(house, stewards=tuple(others))


def _silence(house: House, room: Room, act: Silence, step: Step) -> House:
    """A speaker is muted in a room, or no longer."""
    who: Param = msg(act.voice) if act.voice else seat(act.seat if act.seat is not None else 0)
    params: dict[str, Param] = {"who": who, "where": _title(room)}
    id = "table-silenced" if act.mute else "table-unsilenced"
    steward = house.steward(act.by) if act.by else None
    if steward is not None:
        id, params = f"{id}-by", {**params, "name": steward.name}
    step.emit(id, room.readers, **params)
    one = (act.room, speaker_of(act))
    others = tuple(other for other in house.silenced if other != one)
    return msgspec.structs.replace(house, silenced=(*others, one) if act.mute else others)


def tell_who_acted(house: House, act: Delegate, step: Step) -> None:
    """Those who are told what the steward did, and nobody else, are told who it was."""
    steward = house.steward(act.by)
    assert steward is not None
    audience: Audience = step.events[0].to if step.events else REFEREE
    step.emit("table-steward-acted", audience, name=steward.name)


def _title(room: Room) -> Param:
    return msg(room.title.id, **room.title.params)
