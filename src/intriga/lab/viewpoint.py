"""What a viewer knew at a step of a recorded match."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from intriga import games
from intriga.kernel.actors import TABLE, Seat, Viewer
from intriga.kernel.acts import Enter, Replace, Return, TableAct
from intriga.kernel.decode.errors import UNREADABLE, describe_error
from intriga.kernel.disclosure.events import Event
from intriga.kernel.disclosure.notes import Note
from intriga.kernel.game import Game, Outcome
from intriga.kernel.observe import Observation, heard, observe, reads_notes, standing_notes
from intriga.kernel.positions import Position
from intriga.kernel.records.record import Entry, Record
from intriga.kernel.records.replay import ReplayError, fold
from intriga.kernel.text import Message, msg
from intriga.lab.errors import CommandError
from intriga.lab.render import names_of


class Known(Struct, frozen=True):
    """What `viewer` knew when `step` had been taken (the set-up is step 0), of `last` in all.

    `observation` is missing when these rules cannot reproduce the position: then `note` says why,
    and `events` are the recorded ones. `names`: the players, by seat. `log`: the referee's, as far
    as the viewer may read it.
    """

    game: Game[Any] | None
    viewer: Viewer
    step: int
    last: int
    names: tuple[str, ...]
    events: tuple[Event, ...]
    outcome: Outcome | None
    observation: Observation | None
    note: Message | None
    log: tuple[Note, ...] = ()


def known(record: Record, viewer: Viewer, at: int | None) -> Known:
    """What a viewer knew at step `at`, or at the end.

    Raises `CommandError` for a step or a seat the record does not have.
    """
    last = len(record.entries) - 1
    if last < 0:
        raise CommandError("lab-not-begun", {"match": record.header.match})
    step = last if at is None else at
    if not 0 <= step <= last:
        raise CommandError("lab-no-step", {"step": step, "last": last})
    entries = record.entries[: step + 1]
    names = _names(record, entries)
    if isinstance(viewer, int) and not 0 <= viewer < len(names):
        raise CommandError("lab-no-seat", {"seat": str(viewer)})
    events = tuple(heard(entries, viewer))
    game, position, note = _position(record, step)
    terms = record.header.terms
    seen = (
        None
        if game is None or position is None
        else observe(game, position, viewer, events, 0, terms=terms)
    )
    outcome = record.footer.outcome if record.footer is not None and step == last else None
    return Known(
        game=game,
        viewer=viewer,
        step=step,
        last=last,
        names=names,
        events=events,
        outcome=outcome if position is None else position.outcome,
        observation=seen,
        note=note,
        log=_log(game, position, entries, viewer),
    )


def _log(
    game: Game[Any] | None, position: Position[Any] | None, entries: list[Entry], viewer: Viewer
) -> tuple[Note, ...]:
    if game is None or position is None or not reads_notes(game, position, viewer):
        return ()
    return tuple(standing_notes(entries))


def viewer_of(record: Record, given: str) -> Viewer:
    """`public`, `referee`, the number of a seat from 0, or the name of a player at any time.

    Raises `CommandError` for anything else.
    """
    if given == "public":
        return "public"
    if given == "referee":
        return "referee"
    sat = {name: seat for seat, name in _arrivals(record, record.entries)}
    if given in sat:
        return sat[given]
    if given.isascii() and given.isdigit():
        return int(given)
    raise CommandError("lab-no-seat", {"seat": given})


def _position(
    record: Record, step: int
) -> tuple[Game[Any] | None, Position[Any] | None, Message | None]:
    """The game, the position after this step and, if it cannot be reproduced, why."""
    header = record.header
    try:
        game = games.find(header.game)
    except games.UnknownGame:
        return None, None, Message("lab-no-game", {"game": header.game})
    if header.rules != game.rules_version:
        versions = {"then": header.rules, "now": game.rules_version}
        return game, None, Message("lab-other-rules", versions)
    try:
        for advance in fold(game, record):
            if advance.entry.n == step:
                return game, advance.position, None
    except ReplayError as error:
        why = msg(error.problem.id, **error.problem.params)
        problem = {"step": error.entry, "problem": why}
        return game, None, Message("lab-cannot-follow", problem)
    except Exception as error:  # whatever rules may raise for a record of other rules
        problem = {"step": step, "problem": describe_error(error)}
        return game, None, Message("lab-cannot-follow", problem)
    return game, None, None


def _names(record: Record, entries: Sequence[Entry]) -> tuple[str, ...]:
    """The players by seat after these entries, from the record alone."""
    return tuple(dict(_arrivals(record, entries)).values())


def _arrivals(record: Record, entries: Sequence[Entry]) -> list[tuple[Seat, str]]:
    """Who took which seat, in the order of time."""
    came = list(enumerate(names_of(record.header.chairs)))
    seats = len(came)
    for entry in entries:
        if entry.by != TABLE:
            continue
        match _table_act(entry):
            case Enter(name=name):
                came.append((seats, name))
                seats += 1
            case Replace(seat=seat, name=name) | Return(seat=seat, name=name) if 0 <= seat < seats:
                came.append((seat, name))
    return came


def _table_act(entry: Entry) -> TableAct | None:
    """What the table did; None if it cannot be decoded because the record was changed."""
    try:
        act: TableAct = msgspec.json.decode(entry.act, type=TableAct)
    except UNREADABLE:
        return None
    return act
