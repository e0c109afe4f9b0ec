"""Random house acts, put between the acts of twins.

A pause, an extension, a message in a room or a rewind must reveal nothing to a player that they
would not know without it.
"""

from random import Random
from typing import Any

from intriga.kernel.actors import HOST, TABLE, Actor
from intriga.kernel.acts import tag_of
from intriga.kernel.game import Early, Game
from intriga.kernel.house_rules.house_acts import (
    AnswerEnd,
    AnswerUndo,
    AskPause,
    Close,
    Empower,
    EndEarly,
    Extend,
    HouseAct,
    Lock,
    Mute,
    Pause,
    ProposeEnd,
    ProposeUndo,
    PutAway,
    Resume,
    Rewind,
    Say,
    Silence,
)
from intriga.kernel.house_rules.house_state import ALL_ROOMS
from intriga.kernel.house_rules.stewards import ROOM_ACTS
from intriga.kernel.match_terms import PLAIN_TERMS
from intriga.kernel.positions import Position
from intriga.kernel.rooms import open_rooms, talk_key

_AWAY_MS = 24 * 3600 * 1000


def house_act(
    game: Game[Any], position: Position[Any], since: int, at: int, rng: Random
) -> tuple[Actor, HouseAct]:
    """A house act at that time, and its actor; it may be refused. `since`: the earliest position to
    rewind to."""
    seat = rng.randrange(len(position.chairs))
    if position.house.paused and rng.random() < 0.7:
        return HOST, Resume()
    if position.house.locked and rng.random() < 0.5:
        return HOST, Lock(position.house.locked[0], False)
    if rng.random() < 0.2:
        return _end(position, seat, rng)
    if rng.random() < 0.1 and position.n > since:
        return _undo(position, seat, since, rng)
    windows = game.windows(position.state)
    window = rng.choice(list(windows)) if windows else None
    kind = rng.randrange(8)
    if kind == 0:
        return HOST, Pause() if rng.random() < 0.5 else PutAway(at + _AWAY_MS)
    if kind == 1 and window is not None:
        return HOST, Extend(window.key, window.generation, rng.randint(1, 600))
    if kind == 2 and window is not None:
        return HOST, Close(window.key, window.generation)
    if kind == 3:
        return HOST, _mute(game, position, seat, rng.random() < 0.5)
    if kind == 4:
        return HOST, Lock(_some_act(game, position, rng), True)
    if kind == 5 and position.n > since:
        return HOST, Rewind(rng.randint(since, position.n - 1), sure=True)
    if kind == 6:
        return seat, _ask(position, seat, at, rng)
    return seat, _say(game, position, seat, rng)


def _mute(game: Game[Any], position: Position[Any], seat: int, mute: bool) -> HouseAct:
    """Somebody is muted everywhere; or in one room, by the host or by a steward, who then has to be
    there."""
    rooms = open_rooms(game, position.state, PLAIN_TERMS, position.present)
    if position.n % 3 == 0 or not rooms:
        return Mute(seat, mute)
    if position.n % 3 == 1 and not position.house.stewards:
        return Empower(1, "Steward", (ALL_ROOMS,), ROOM_ACTS)
    room = rooms[position.n % len(rooms)]
    voice = room.voices[0].name if room.voices and position.n % 2 else ""
    by = min(len(position.house.stewards), position.n % 2)
    return Silence(room.key, mute, None if voice else seat, voice, by)


def _ask(position: Position[Any], seat: int, at: int, rng: Random) -> AskPause:
    """A pause, or one until a date: what others ask for, if they do."""
    if seat in position.house.asking:
        return AskPause(False)
    wanted = position.house.break_asked
    if position.house.asking:
        return AskPause(True, wanted.until if wanted is not None else None)
    return AskPause(True, at + _AWAY_MS if rng.random() < 0.5 else None)


def _end(position: Position[Any], seat: int, rng: Random) -> tuple[Actor, HouseAct]:
    """Something about ending the match early; rarely what ends it."""
    how: Early = rng.choice(("called-off", "adjourned"))
    proposal = position.house.proposal
    if proposal is None:
        if rng.random() < 0.05:
            return HOST, EndEarly(how)
        return seat, ProposeEnd(how, tuple(range(len(position.chairs))))
    return seat, AnswerEnd(proposal.number, rng.random() < 0.7)


def _undo(position: Position[Any], seat: int, since: int, rng: Random) -> tuple[Actor, HouseAct]:
    """Something about taking moves back by consent; when all have agreed, the table does it."""
    undo = position.house.undo
    if undo is None:
        voters = tuple(rng.sample(range(len(position.chairs)), min(2, len(position.chairs))))
        to = rng.randint(since, position.n - 1)
        return voters[0], ProposeUndo(to, 0, "table-resumed", {}, voters)
    if undo.is_agreed:
        return TABLE, Rewind(undo.to, sure=True)
    waiting = [one for one in undo.voters if one not in undo.agreed]
    return rng.choice([*waiting, *waiting, seat]), AnswerUndo(undo.number, rng.random() < 0.8)


def _some_act(game: Game[Any], position: Position[Any], rng: Random) -> str:
    seats = range(len(position.chairs))
    offered = {form.act for seat in seats for form in game.forms(position.state, seat)}
    return rng.choice(sorted(offered)) if offered else tag_of(Pause)


def _say(game: Game[Any], position: Position[Any], seat: int, rng: Random) -> Say:
    """Something said in a room, or in private; sometimes under another name."""
    rooms = open_rooms(game, position.state, PLAIN_TERMS, position.present)
    seen = [one for one in (room.seen_by(seat) for room in rooms) if one.writes]
    partner = rng.randrange(len(position.chairs))
    places = [(room.key, voice) for room in seen for voice in ("", *room.voices)]
    key, voice = rng.choice([*places, (talk_key((seat, partner)), "")])
    return Say(key, f"m{position.n}", "digest", voice)
