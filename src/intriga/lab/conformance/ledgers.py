"""Ledgers in the suite: matches that go on from earlier ones, and other ledgers for twins."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from intriga.kernel.actors import Seat
from intriga.kernel.chance import Fast
from intriga.kernel.engine import Engine
from intriga.kernel.game import Game
from intriga.kernel.records.record import Header
from intriga.kernel.seats.ledgers import LedgerError, ledger_of, plain_ledger
from intriga.lab.conformance.failure import Broken, expect
from intriga.lab.conformance.plays.player import Player
from intriga.lab.conformance.plays.random_play import Play, header_of

FOLLOWING = 4
"""How many matches are played on from the ledgers of earlier ones."""


def following(
    game: Game[Any],
    matches: Sequence[Play],
    ledgers: Sequence[dict[str, Any]],
    steps: int,
    player: Player,
) -> list[Play]:
    """Matches that begin with what earlier ones have left, or else with these ledgers."""
    if game.Ledger is None:
        return []
    begun: list[Play] = []
    for match in matches:
        options, seats = match.header.options, len(match.position.chairs)
        if seats not in game.seats:  # somebody has joined
            continue
        left = _left(match) or (ledgers and _dealt(ledgers, seats))
        if left:
            expect(len(left) == seats, f"{len(left)} ledgers for {seats} seats")
            seed = f"next {len(begun)}"
            begun.append(player(game, seats, options, seed, steps, ledgers=left))
        if len(begun) == FOLLOWING:
            break
    return begun


def some_with_ledgers(game: Game[Any], matches: Sequence[Play]) -> None:
    """Raises `Broken` if a game has ledgers and no match begins with any."""
    chairs = [chair for match in matches for chair in match.header.chairs]
    if game.Ledger is not None and not any(chair.ledger for chair in chairs):
        raise Broken("no match ended with ledgers: play more `steps`, or give `ledgers`")


def _left(match: Play) -> Sequence[Any]:
    outcome = match.position.outcome
    return () if outcome is None else outcome.ledger


def _dealt(ledgers: Sequence[Any], seats: int) -> Sequence[Any]:
    return [ledgers[seat % len(ledgers)] for seat in range(seats)]


def begin_next(match: Play) -> None:
    """Begin other matches with what this one has left, as it comes back from JSON: with the ledgers
    of all, and with that of one only. Raises `Broken` for ledgers that do not fit the game."""
    outcome, game = match.position.outcome, match.game
    if outcome is None or not outcome.ledger:
        return
    seats = len(match.position.chairs)
    expect(game.Ledger is not None, "the outcome has ledgers, but the game has no `Ledger`")
    expect(len(outcome.ledger) == seats, f"{len(outcome.ledger)} ledgers for {seats} seats")
    left = msgspec.json.decode(msgspec.json.encode(outcome.ledger))
    for ledger in left:
        if ledger is not None:
            _same_again(game, ledger)
    for seat in range(-1, seats):
        kept = (one if seat in (-1, number) else None for number, one in enumerate(left))
        if seats in game.seats:
            _begin(game, header_of(game, seats, match.header.options, b"", list(kept)))


def upgrade_old(game: Game[Any], match: Play, old: Mapping[int, Sequence[dict[str, Any]]]) -> None:
    """Begin matches with ledgers of older versions. Raises `Broken` where that is not possible, and
    when there is none of a version."""
    if game.Ledger is None:
        return
    missing = [version for version in range(1, game.ledger_version) if not old.get(version)]
    expect(not missing, f"no ledgers of the versions {missing} in `old_ledgers`")
    seats = len(match.header.chairs)
    for version, ledgers in old.items():
        for raw in ledgers:
            try:
                ledger = ledger_of(game, raw, version)
            except LedgerError as error:
                raise Broken(f"the ledger {raw} is not upgraded: {error}") from error
            fits = isinstance(ledger, game.Ledger)
            expect(fits, f"the ledger {raw} is upgraded to {ledger!r}, which is no `Ledger`")
            plain = plain_ledger(ledger)
            _same_again(game, plain)
            _begin(game, with_ledgers(match.header, [plain] * seats))


def _same_again(game: Game[Any], plain: dict[str, Any]) -> None:
    try:
        ledger = ledger_of(game, plain, game.ledger_version)
    except LedgerError as error:
        raise Broken(f"{plain} cannot be read as a `Ledger`: {error}") from error
    again = plain_ledger(ledger)
    expect(again == plain, f"the ledger {plain} comes back as {again}")


def _begin(game: Game[Any], header: Header) -> None:
    Engine(game, header, Fast("the next match")).open()


def with_ledgers(header: Header, ledgers: Sequence[Any]) -> Header:
    """This header with these ledgers, by seat."""
    chairs = zip(header.chairs, ledgers, strict=True)
    return replace(header, chairs=tuple(replace(chair, ledger=one) for chair, one in chairs))


def with_other_ledger(game: Game[Any], header: Header, seat: Seat, rng: Random) -> Header | None:
    """The header of a twin: this seat has another ledger; None if no other is possible."""
    ledgers = [chair.ledger for chair in header.chairs]
    candidates = list(_others(ledgers, seat))
    rng.shuffle(candidates)
    for other in candidates:
        changed = [other if number == seat else one for number, one in enumerate(ledgers)]
        twin = with_ledgers(header, changed)
        try:
            _begin(game, twin)
        except Exception:
            continue
        return twin
    return None


def _others(ledgers: Sequence[Any], seat: Seat) -> Iterator[dict[str, Any] | None]:
    """Other ledgers of a seat: none, those of other seats, and its own with one thing changed: what
    the game reveals of one thing must not hide that it tells another."""
    mine = ledgers[seat]
    yield None
    for other in ledgers:
        if other is not None and other != mine:
            yield other
            for name in mine:
                if name in other and other[name] != mine[name]:
                    yield {**mine, name: other[name]}
    for name, value in mine.items():
        if isinstance(value, int) and not isinstance(value, bool):
            yield {**mine, name: value + 1}
