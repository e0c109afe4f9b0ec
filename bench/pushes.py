"""What the pushes after one act cost that are made for all who see it, without sockets: processor
time and bytes, so that two versions can be compared while other programs use the machine.

In one process a table plays a town of 120, MAGA with 30 teams of four and Mafia with 40 people;
after each act what every viewer's open page is sent is made, in the order of their seats.
"""

import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from bench import maga
from intriga import games
from intriga.http_common import Settings
from intriga.kernel.bots.sampling import fill
from intriga.kernel.game import Game
from intriga.store import Store
from intriga.table import Beats, BotPause, MatchInfo, Receipt, Table
from intriga.web.match.drafts.draft_view import DraftRenderer
from intriga.web.match.page_data import offer_of
from intriga.web.match.pushes.updates import update_for
from intriga.web.match.renderer import Page, PageRenderer
from intriga.web.rendering.page_cache import ShownState
from intriga.web.site import Site
from tests.shapes.town import game as town

LANGUAGE = "ru"
ROUNDS = 7


class Cost(Struct, frozen=True):
    """Milliseconds of processor time, and bytes for each page."""

    milliseconds: float
    size: float


class OpenPages:
    """A match with a page open for everybody, as the server sees it."""

    def __init__(self, table: Table, site: Site, match: str, people: list[str]) -> None:
        self.match = match
        self._table = table
        self._site = site
        self._people = people
        self._shown = [ShownState((), "", 0, False) for _ in people]
        self._revisions = [0 for _ in people]
        self._offered: list[object] = [None for _ in people]
        self._infos: list[MatchInfo] = []
        self._acts = 0

    async def act(self, seat: int, act: dict[str, Any]) -> None:
        """Somebody acts; the rules must allow it."""
        self._acts += 1
        command, me = f"act{self._acts}", self._people[seat]
        done = await self._table.submit(self.match, seat, act, command, me=me)
        assert isinstance(done, Receipt), done

    async def push(self) -> Cost:
        """Make what every page is sent now that shows something else than it did."""
        if not self._infos:  # a page asks for it again only when the lobby has changed
            queries = self._table.lobby.queries
            self._infos = [await queries.info(self.match, me) for me in self._people]
        begun, size = time.process_time(), 0
        for seat, (me, info) in enumerate(zip(self._people, self._infos, strict=True)):
            shown = self._shown[seat]
            seen = await self._table.observe(self.match, seat, since=shown.cursor or 0)
            if seen.revision == self._revisions[seat] and not seen.observation.events:
                continue  # nothing that this viewer sees has changed
            self._revisions[seat] = seen.revision
            update = await update_for(self._site, LANGUAGE, info, seen, fresh=True, shown=shown)
            self._shown[seat], size = update.after, size + update.weight
            offer = await offer_of(self._site, seen)
            offered = offer and (offer.key, offer.forms)
            before, self._offered[seat] = self._offered[seat], offered
            if offer is not None and offered != before and offer.drafts():
                drafts = await self._table.drafts.seen(self.match, seat, me)
                page = Page(self._site, LANGUAGE, info, seen, offer)
                DraftRenderer(PageRenderer(page)).states(drafts)
        cost = (time.process_time() - begun) * 1000
        return Cost(cost, size / len(self._people))

    async def offered(self, seat: int, act: str, rng: Random) -> dict[str, Any]:
        """An act of this kind as the forms of a seat allow it."""
        offer = await self._table.offer(self.match, seat)
        for form in offer.forms:
            if form.act == act and (data := fill(offer, form, rng)) is not None:
                return data
        raise AssertionError(f"seat {seat} is not offered {act}")


async def _begin(table: Table, site: Site, game: str, seats: int, options: Any) -> OpenPages:
    guests = [await table.accounts.guest(f"Guest {n + 1}") for n in range(seats)]
    people = [guest.person.id for guest in guests]
    match = await table.lobby.creation.create(people[0], game, seats=seats, options=options)
    for seat, person in enumerate(people):
        await table.lobby.signups.sit(match, person, seat=seat)
    await table.lobby.starting.start(match, people[0])
    return OpenPages(table, site, match, people)


def _tell(name: str, costs: list[Cost]) -> None:
    spent = [one.milliseconds for one in costs]
    size = statistics.median(one.size for one in costs) / 1024
    middle, least = statistics.median(spent), min(spent)
    print(f"  {name}: {middle:.0f} ms (least {least:.0f}), {size:.1f} KB a page")


async def _town(table: Table, site: Site) -> None:
    pages = await _begin(table, site, "town", 120, {})
    await pages.push()
    costs = []
    for seat in range(ROUNDS):
        await pages.act(seat, {"type": "hand-in", "deeds": [{"what": "rob", "team": 1}]})
        costs.append(await pages.push())
    _tell("an act that a town of 120 sees", costs)


async def _mafia(table: Table, site: Site) -> None:
    options = {"professions": "dealt", "start_exp": 90, "start_coins": 60, "stock": 5}
    pages = await _begin(table, site, "mafia", 40, options | {"early_day": False})
    for seat in range(40):
        await pages.act(seat, {"type": "sleep"})
    await asyncio.sleep(1)
    await pages.push()
    costs = []
    for seat in range(30):
        await pages.act(seat, {"type": "accuse", "whom": 39})
        costs.append(await pages.push())
    _tell("a vote in Mafia with 40 pages", costs)


async def _maga(table: Table, site: Site) -> None:
    pages = await _begin(table, site, "maga", maga.SEATS, maga.OPTIONS)
    rng, captains = Random(maga.SEED), range(0, maga.SEATS, maga.EACH)
    for seat in captains:
        await pages.act(seat, await pages.offered(seat, "choose-numbers", rng))
    await asyncio.sleep(1)
    await pages.push()
    lists, turns = [], []
    for turn in range(3):
        for seat in captains:
            await pages.act(seat, await pages.offered(seat, "hand-in", rng))
            if seat < ROUNDS * maga.EACH and not turn:
                lists.append(await pages.push())
        await asyncio.sleep(1)
        turns.append(await pages.push())
    _tell("a list that is handed in, with 120 pages of MAGA", lists)
    _tell("the end of a turn", turns)


async def _measure(folder: Path) -> None:
    store = Store.open_dir(folder)
    played: dict[str, Game[Any]] = {**games.installed(), "town": town}
    try:
        async with Table(store, played, pause=BotPause(0, 0), beats=Beats(most=0)) as table:
            site = Site(table, Settings(), played)
            print("pushes, made without sockets:")
            for play in (_town, _mafia, _maga):
                await play(table, site)
    finally:
        store.close()


def main() -> None:
    """Print processor time and bytes."""
    with tempfile.TemporaryDirectory(prefix="intriga-bench-") as folder:
        asyncio.run(_measure(Path(folder)))
