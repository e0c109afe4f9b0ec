"""How a match goes on without its players: when nobody answers, when everybody leaves, when seats
are taken over, when people end it early."""

from collections.abc import Set
from typing import Any, get_args

from intriga.kernel.actors import HOST, TABLE, Seat
from intriga.kernel.acts import Leave, Replace
from intriga.kernel.game import Early
from intriga.kernel.house_rules.house_acts import EndEarly
from intriga.kernel.positions import Position
from intriga.kernel.questions.timed import expiry
from intriga.kernel.records.record import encode_line, read
from intriga.kernel.records.replay import verify
from intriga.kernel.text import Refusal
from intriga.lab.conformance.failure import Broken
from intriga.lab.conformance.plays.random_play import Play


def let_everything_expire(match: Play, position: Position[Any], limit: int) -> None:
    """From this position only clocks run out. Raises `Broken` if the match outlives `limit`."""
    engine = match.engine
    started = position.n
    at = match.steps[-1].entry.at
    while position.outcome is None:
        if position.n - started > limit:
            raise Broken(f"from entry {started}: not over after {limit} expired windows")
        windows = match.game.windows(position.state)
        if not windows:
            raise Broken(f"from entry {started}: not over, and no window is open")
        window = windows[position.n % len(windows)]
        at += 1000
        advance = engine.act(position, TABLE, expiry(window), at)
        if isinstance(advance, Refusal):
            raise Broken(f"from entry {started}: {window} does not expire: {advance}")
        position = advance.position


def let_everyone_leave(match: Play, limit: int) -> None:
    """From the middle of a match everybody leaves whom the rules let go; it still ends."""
    engine = match.engine
    position = match.steps[len(match.steps) // 2].position
    at = match.steps[-1].entry.at
    for chair in position.chairs:
        if position.outcome is not None:
            return
        advance = engine.act(position, TABLE, Leave(chair.seat), at)
        if isinstance(advance, Refusal):
            continue
        position = advance.position
        for window in match.game.windows(position.state):
            if chair.seat in window.awaited:
                raise Broken(f"{window.key} awaits seat {chair.seat}, who has left")
    let_everything_expire(match, position, limit)


def offers_to_the_gone(match: Play, position: Position[Any]) -> None:
    """Raises `Broken` if a game that people leave offers anything to a seat that has left."""
    if match.game.doors == "closed":
        return  # nobody leaves it, but in self-play
    for chair in position.chairs:
        forms = match.game.forms(position.state, chair.seat) if chair.left else ()
        if forms:
            offered = [form.act for form in forms]
            raise Broken(
                f"entry {position.n}: seat {chair.seat} has left, and is offered {offered}"
            )


def take_over_seats(match: Play, position: Position[Any], seats: Set[Seat]) -> None:
    """Somebody takes over each of these seats, as bots and people do when a person leaves the table
    or comes back. Raises `Broken` where the rules refuse."""
    for chair in position.chairs if position.outcome is None else ():
        if chair.seat not in seats:
            continue
        act = Replace(chair.seat, f"{chair.name}*")
        taken = match.engine.act(position, TABLE, act, match.steps[-1].entry.at)
        if isinstance(taken, Refusal):
            raise Broken(
                f"entry {position.n}: seat {chair.seat} cannot be taken over ({taken.id}): "
                "`check_seat_change` must allow `Replace` for a seat that has not left"
            )


def end_early(match: Play) -> None:
    """From the middle of a match people end it, each way that is possible. Raises `Broken` if the
    record of such a match does not verify."""
    steps = match.steps[: len(match.steps) // 2 + 1]
    position, at = steps[-1].position, steps[-1].entry.at
    if position.outcome is not None:
        return
    for how in get_args(Early):
        ended = match.engine.act(position, HOST, EndEarly(how), at)
        if isinstance(ended, Refusal):
            continue
        entries = [*(step.entry for step in steps), ended.entry]
        footer = match.engine.footer(ended.position, match.secret)
        lines = [encode_line(line) for line in (match.header, *entries, footer)]
        verdict = verify(match.game, read(lines))
        if verdict.verdict != "right":
            raise Broken(f"the record of a match that was {how} at {position.n}: {verdict}")
