"""MAGA at its largest, 30 teams of four: the technical stage with full lists, the views and pages
of 120 people, and what an edit of a team's draft costs on the others' screens.

Random people fill each list with `LINES` lines and play some turns; the steps that end them are
timed, and the views that follow. After that a server gets a match in its first turn with a page
open for everybody.
"""

import asyncio
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

from bench.crowd import OpenPage
from bench.processor import processor_time
from bench.server import Server, free_port, process
from intriga.games.maga.game import game
from intriga.games.maga.state import Phase
from intriga.kernel.actors import TABLE
from intriga.kernel.acts import Expire
from intriga.kernel.bots.sampling import fill
from intriga.kernel.chance import Fast
from intriga.kernel.decode.reader import reader
from intriga.kernel.engine import Engine
from intriga.kernel.observe import Observer, Offer
from intriga.kernel.positions import Position
from intriga.kernel.records.record import Header
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.text import Refusal
from intriga.store import Store
from intriga.table import Beats, BotPause, Table

SEATS, EACH, TURNS, LINES = 120, 4, 6, 40
SEED = 2026
OPTIONS = {
    "people": EACH,
    "turns": TURNS,
    "level": 5,
    "treasury": 100_000_000,
    "nuclear": 6,
    "abm": 6,
}
EDITS = 20
"""Edits of drafts on open pages that are timed."""


def engine() -> Engine[Any]:
    """A match of 120 with the fast generator."""
    chairs = tuple(Chair(seat, f"person {seat}") for seat in range(SEATS))
    header = Header("bench-maga", game.id, game.rules_version, OPTIONS, chairs, "", (), 0)
    return Engine(game, header, Fast(SEED))


def _lists(position: Position[Any], rng: Random) -> Iterator[tuple[int, dict[str, Any]]]:
    """For each territory one of its people and a list of `LINES` lines, each as the form has it."""
    for territory in range(len(position.state.territories)):
        seat = position.state.people(position.state.territories[territory].team)[0]
        offer = Offer(game, position.state, seat)
        lines: list[Any] = []
        for form in offer.forms:
            if form.act != "hand-in" or form.preset["land"] != territory:
                continue
            while len(lines) < LINES:
                data = fill(offer, form, rng)
                lines += data["lines"] if data is not None else []
        if lines:
            yield seat, {"type": "hand-in", "land": territory, "lines": lines[:LINES]}


def _time_turns() -> None:
    rules, rng = engine(), Random(SEED)
    read = reader(rules.game)
    position: Position[Any] = rules.open().position
    stages, views, seen = [], [], 0
    while position.outcome is None:
        if position.state.phase is Phase.PLAY:
            for seat, data in _lists(position, rng):
                act = read.player_data(data)
                assert act is not None
                assert not isinstance(act, Refusal), act
                position, _ = _step(rules, position, seat, act)
        window = rules.game.windows(position.state)
        if not window:
            break
        before = position.state.turn
        if position.state.phase is Phase.PLAY:
            stages.append(last_step(rules, position))
        over = Expire(window[0].key, window[0].generation, window[0].restarts)
        position, _ = _step(rules, position, TABLE, over)
        if position.state.phase is Phase.PLAY and before:
            begun = time.process_time()
            observer = Observer(rules.game, position)
            for seat in range(SEATS):
                observer.observation(seat, (), 0)
            views.append((time.process_time() - begun) * 1000)
            seen += 1
    print(
        f"maga: {SEATS} people, {len(stages)} turns of {SEATS // EACH} lists of {LINES} lines; the "
        f"technical stage {statistics.median(stages):.0f} ms (most {max(stages):.0f}), all {SEATS} "
        f"views {statistics.median(views):.0f} ms; "
        f"the state has {len(position.packed) / 1024:.0f} KiB"
    )


def last_step(rules: Engine[Any], position: Position[Any]) -> float:
    """Milliseconds of processor time of the step that ends this turn; the position stays as it
    was."""
    window = rules.game.windows(position.state)[0]
    begun = time.process_time()
    rules.act(position, TABLE, Expire(window.key, window.generation, window.restarts), position.n)
    return (time.process_time() - begun) * 1000


def _step(
    rules: Engine[Any], position: Position[Any], by: Any, act: Any
) -> tuple[Position[Any], float]:
    begun = time.process_time()
    advance = rules.act(position, by, act, position.n)
    took = (time.process_time() - begun) * 1000
    assert not isinstance(advance, Refusal), advance
    return advance.position, took


# ── open pages ──────────────────────────────────────────────────────────────────────────


async def _begin(data: Path) -> tuple[str, list[str]]:
    """A match of 120 that waits for its numbers."""
    store = Store.open_dir(data)
    try:
        async with Table(store, {"maga": game}, pause=BotPause(0, 0), beats=Beats(most=0)) as table:
            guests = [await table.accounts.guest(f"Guest {n + 1}") for n in range(SEATS)]
            host = guests[0].person.id
            match = await table.lobby.creation.create(host, "maga", seats=SEATS, options=OPTIONS)
            for seat, guest in enumerate(guests):
                await table.lobby.signups.sit(match, guest.person.id, seat=seat)
            await table.lobby.starting.start(match, host)
            return match, [guest.token for guest in guests]
    finally:
        store.close()


class Desk(OpenPage):
    """The page of somebody whose team writes a list."""

    body = b""

    async def read(self) -> None:
        """Get the page and keep it."""
        self.body = await self.get()

    async def write(self, territory: int, n: int) -> None:
        """Add a line to the team's list, as the script of the page does."""
        token = re.search(rb'name="_csrf_token" value="([^"]*)"', self.body)
        assert token is not None
        id = f"{n:020x}"
        row = {"kind": "raise-income", "first": "heavy", "second": "light"}
        fields = {f"rows.{id}.{name}": value for name, value in row.items()}
        fields |= {"_csrf_token": token[1].decode(), "do": "save", f"versions.{id}": "0"}
        await self.post(f"drafts/list-{territory}-1", urlencode(fields))


async def _measure(server: Server, match: str, sessions: list[str]) -> None:
    pages = [Desk(server.port, match, session) for session in sessions]
    for team in range(0, SEATS, EACH):
        numbers: dict[str, object] = {"type": "choose-numbers", "numbers": list(range(1, 11))}
        await pages[team].act(f"numbers{team}", numbers)
    await asyncio.sleep(3)
    begun = processor_time(server.pid)
    for page in pages:
        await page.load()
    opened = (processor_time(server.pid) - begun) / SEATS
    size = sum(page.size for page in pages) / SEATS / 1024
    print(f"  {SEATS} pages: {opened:.1f} ms to make one of {size:.0f} KB")
    for page in pages:
        await page.listen()
    await asyncio.sleep(6)
    for page in pages:
        await page.read()
    found = [re.search(rb'id="desk-(\d+)"', page.body) for page in pages]
    lands = [int(one[1]) for one in found if one is not None]

    before = _so_far(server, pages)
    for n in range(EDITS):
        await pages[n * EACH].write(lands[n * EACH], n)
        await asyncio.sleep(0.3)
    _tell("an edit of a draft", before, _so_far(server, pages), EDITS)

    before = _so_far(server, pages)
    teams = range(0, SEATS, EACH)
    for seat in list(teams)[:-1]:
        await pages[seat].act(f"in{seat}", _list(lands, seat))
        await asyncio.sleep(0.2)
    _tell("a list that is handed in", before, _so_far(server, pages), len(teams) - 1)

    last = list(teams)[-1]
    before = _so_far(server, pages)
    pressed = time.perf_counter()
    await pages[last].act("last", _list(lands, last))
    await asyncio.sleep(8)
    heard = max(page.heard for page in pages) - pressed
    name = f"the end of a turn, {heard:.1f} s to the last page"
    _tell(name, before, _so_far(server, pages), 1)


def _list(lands: list[int], seat: int) -> dict[str, Any]:
    """Ten lines."""
    other = lands[(seat + EACH) % SEATS]
    lines = [
        {"kind": "raise-income", "first": "heavy", "second": "light"},
        {"kind": "strike", "target": other, "most": 2, "hits": 1},
        {"kind": "change-abm", "missiles": 1},
        {"kind": "protect", "role": "finance", "percent": 50},
        {"kind": "sabotage", "target": other, "number": 3},
        {"kind": "sue", "target": other, "treaty": 0},
        {"kind": "check-recruited"},
        {"kind": "state-lie", "target": other},
        {"kind": "infect", "target": other},
        {"kind": "boost", "role": "president"},
    ]
    return {"type": "hand-in", "land": lands[seat], "lines": lines}


def _so_far(server: Server, pages: list[Desk]) -> tuple[float, int]:
    """Processor time and bytes until now."""
    return processor_time(server.pid), sum(page.received for page in pages)


def _tell(name: str, before: tuple[float, int], after: tuple[float, int], count: int) -> None:
    cost, sent = (after[0] - before[0]) / count, (after[1] - before[1]) / count / 1024
    print(f"  {name}: {cost:.1f} ms, {sent:.0f} KB")


def main() -> None:
    """Print processor time and bytes."""
    _time_turns()
    with tempfile.TemporaryDirectory(prefix="intriga-bench-") as folder:
        match, sessions = asyncio.run(_begin(Path(folder)))
        port = free_port()
        command = [sys.executable, "-m", "bench.unlimited", str(port), folder, "maga"]
        with process(command, port, ()) as server:
            asyncio.run(_measure(server, match, sessions))
