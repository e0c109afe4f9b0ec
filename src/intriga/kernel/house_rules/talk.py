"""What is said in rooms: who may say it, who hears it; texts that are erased."""

from msgspec import UNSET

from intriga.kernel.actors import HOST, PUBLIC, TABLE, Actor, eyes
from intriga.kernel.house_rules import stewards
from intriga.kernel.house_rules.house_acts import Erase, EraseDocument, Say
from intriga.kernel.house_rules.house_state import House
from intriga.kernel.house_rules.premises import Premises
from intriga.kernel.rooms import WATCHER, Room, is_in
from intriga.kernel.step import Step
from intriga.kernel.text import Refusal, msg, refuse, seat


def check(here: Premises, actor: Actor, act: Say) -> Refusal | None:
    """Why this cannot be said now, or None."""
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


def keep(here: Premises, actor: Actor, act: Say, step: Step) -> None:
    """Tell it to those who hear it."""
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


def erase(act: Erase | EraseDocument, step: Step) -> None:
    """Tell those who could read a text that it is gone."""
    if isinstance(act, Erase):
        step.emit("table-erased", act.to, message=act.message)
    else:
        step.emit("table-document-erased", act.to, text=act.document)
