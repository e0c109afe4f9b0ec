"""Mafia at its largest, 40 people: nightfall and the night with full plans, what all of them see,
and a vote on 40 open pages.

People whose every form is filled in play some nights once. Then the same acts are applied again and
only this is timed: the steps in which it gets dark and light, all others, and all views. After that
a server gets a town in its first day, with a page open for everybody.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from bench.crowd import OpenPage
from bench.processor import processor_time
from bench.server import Server, free_port, process
from intriga import games
from intriga.kernel.actors import TABLE, Actor
from intriga.kernel.acts import Act, Expire
from intriga.kernel.bots.sampling import fill
from intriga.kernel.chance import Fast
from intriga.kernel.decode.reader import reader
from intriga.kernel.engine import Engine
from intriga.kernel.observe import Observer, Offer
from intriga.kernel.positions import Advance, Position
from intriga.kernel.records.record import Header
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.text import Refusal
from intriga.store import Store
from intriga.table import Beats, BotPause, Table

SEATS, NIGHTS = 40, 6
SEED = 1929
OPTIONS = {"professions": "dealt", "start_exp": 90, "start_coins": 60, "stock": 5}
VOTES = 30
"""Votes on open pages that are timed."""
SILENT = ("sleep", "accuse", "transfer-vote")
"""Acts that make no plan: nights and days last until their time is up."""


def engine() -> Engine[Any]:
    """A match of 40 with the fast generator."""
    game = games.find("mafia")
    chairs = tuple(Chair(seat, f"person {seat}") for seat in range(SEATS))
    header = Header("bench-mafia", game.id, game.rules_version, OPTIONS, chairs, "", (), 0)
    return Engine(game, header, Fast(SEED))


def _plans(rules: Engine[Any], position: Position[Any], rng: Random) -> Iterator[Advance[Any]]:
    """Everybody fills in each of their forms once."""
    read = reader(rules.game)
    for seat in range(SEATS):
        offer = Offer(rules.game, position.state, seat)
        for form in offer.forms:
            data = None if form.act in SILENT else fill(offer, form, rng)
            act = None if data is None else read.player_data(data)
            if act is None or isinstance(act, Refusal):
                continue
            advance = rules.act(position, seat, act, position.n)
            if not isinstance(advance, Refusal):  # an earlier act may have used up what it needs
                yield advance
                position = advance.position


def _play(rules: Engine[Any]) -> Iterator[Advance[Any]]:
    """Days and nights in which everybody does what they can, until the match or NIGHTS are over."""
    rng = Random(SEED)
    position = rules.open().position
    while position.outcome is None and position.state.turn <= NIGHTS:
        for advance in _plans(rules, position, rng):
            yield advance
            position = advance.position
        window = rules.game.windows(position.state)[0]
        over = Expire(window.key, window.generation, window.restarts)
        closed = rules.act(position, TABLE, over, position.n)
        assert not isinstance(closed, Refusal), closed
        yield closed
        position = closed.position


def _time_nights() -> None:
    entries = [advance.entry for advance in _play(engine())]
    rules = engine()
    read = reader(rules.game).recorded
    position: Position[Any] = rules.open().position
    falls, dawns, others, views = [], [], [], []
    for entry in entries:
        took, position = _step(rules, position, entry.by, read(entry.act), entry.at)
        ids = {event.id for event in entry.events}
        if "mafia-night" in ids:
            falls.append(took)
        elif ids & {"mafia-dawn", "mafia-dawn-quiet"}:
            dawns.append(took)
            begun = time.process_time()
            observer = Observer(rules.game, position)
            for seat in range(SEATS):
                observer.observation(seat, (), 0)
            views.append((time.process_time() - begun) * 1000)
        else:
            others.append(took)
    nights = [dusk + dawn for dusk, dawn in zip(falls, dawns, strict=False)]
    print(
        f"mafia: {SEATS} people, {len(dawns)} nights, {len(entries):,} steps; nightfall and the "
        f"night together {statistics.median(nights):.1f} ms (most {max(nights):.1f}), any other "
        f"step {statistics.median(others):.2f} ms, all {SEATS} views "
        f"{statistics.median(views):.1f} ms; the state has {len(position.packed) / 1024:.0f} KiB"
    )


def _step(
    rules: Engine[Any], position: Position[Any], by: Actor, act: Act, at: int
) -> tuple[float, Position[Any]]:
    """Milliseconds of processor time of a step, and the position after it."""
    begun = time.process_time()
    advance = rules.act(position, by, act, at)
    took = (time.process_time() - begun) * 1000
    assert not isinstance(advance, Refusal), advance
    return took, advance.position


# ── votes on open pages ─────────────────────────────────────────────────────────────────


async def _begin(data: Path) -> tuple[str, list[str]]:
    """A town of 40 in its first night; the first day follows when all sleep."""
    store = Store.open_dir(data)
    try:
        mafia = {"mafia": games.find("mafia")}
        async with Table(store, mafia, pause=BotPause(0, 0), beats=Beats(most=0)) as table:
            guests = [await table.accounts.guest(f"Guest {n + 1}") for n in range(SEATS)]
            host = guests[0].person.id
            options = OPTIONS | {"early_day": False}
            match = await table.lobby.creation.create(host, "mafia", seats=SEATS, options=options)
            for seat, guest in enumerate(guests):
                await table.lobby.signups.sit(match, guest.person.id, seat=seat)
            await table.lobby.starting.start(match, host)
            return match, [guest.token for guest in guests]
    finally:
        store.close()


async def _votes(server: Server, match: str, sessions: list[str]) -> None:
    pages = [OpenPage(server.port, match, session) for session in sessions]
    for seat, page in enumerate(pages):
        await page.act(f"sleep{seat}", {"type": "sleep"})
    await asyncio.sleep(3)
    for page in pages:
        await page.load()
        await page.listen()
    await asyncio.sleep(5)
    before, got = processor_time(server.pid), sum(page.received for page in pages)
    waits = []
    for seat in range(VOTES):
        begun = time.perf_counter()
        await pages[seat].act(f"vote{seat}", {"type": "accuse", "whom": SEATS - 1})
        await asyncio.sleep(0.6)
        waits += [(page.heard - begun) * 1000 for page in pages]
    cost = (processor_time(server.pid) - before) / VOTES
    sent = (sum(page.received for page in pages) - got) / VOTES / SEATS / 1024
    ordered = sorted(waits)
    print(
        f"  a vote on {SEATS} open pages: {cost:.0f} ms of processor time, {sent:.1f} KB a page, "
        f"there after p50 {ordered[len(ordered) // 2]:.0f} ms, "
        f"p99 {ordered[len(ordered) * 99 // 100]:.0f} ms"
    )


def main() -> None:
    """Print milliseconds of processor time, and how long a vote takes to all pages."""
    _time_nights()
    with tempfile.TemporaryDirectory(prefix="intriga-bench-") as folder:
        match, sessions = asyncio.run(_begin(Path(folder)))
        port = free_port()
        command = [sys.executable, "-m", "bench.unlimited", str(port), folder]
        with process(command, port, ()) as server:
            asyncio.run(_votes(server, match, sessions))
