"""What caches give is what would be made without them: along random play the zones of every viewer,
and the messages to their open pages, are compared byte for byte with those of a server that has
just started."""

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from intriga.games import installed
from intriga.http_common import Settings
from intriga.kernel.actors import PUBLIC, Viewer
from intriga.kernel.bots.sampling import sample
from intriga.kernel.game import Game
from intriga.store import Store
from intriga.table import Beats, BotPause, Receipt, Table
from intriga.web.match.page_data import page_of, rooms_of
from intriga.web.match.pushes.rendered_zones import rendered
from intriga.web.match.pushes.updates import update_for
from intriga.web.match.zones.zones import Zones
from intriga.web.rendering.page_cache import PageCache, ShownState, Update
from intriga.web.site import Site
from tests.kit.databases import prepare
from tests.shapes.lists import game as lists
from tests.shapes.town import game as town

pytestmark = pytest.mark.anyio

GAMES: dict[str, Game[Any]] = {**installed(), "town": town, "lists": lists}
_NEW = ShownState((), "", 0, False)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    prepare(tmp_path)
    store = Store.open_dir(tmp_path)
    try:
        async with Table(store, GAMES, pause=BotPause(0, 0), beats=Beats(most=0)) as made:
            yield made
    finally:
        store.close()


class Play:
    """A match of people who do at random what they may, and what their pages show."""

    def __init__(self, table: Table, match: str, people: list[str], seed: str) -> None:
        self.table = table
        self.match = match
        self.people = people
        self.rng = Random(seed)
        self.commands = count()
        self.kept, self.fresh = Site(table, Settings(), GAMES), Site(table, Settings(), GAMES)
        self.shown: dict[tuple[Viewer, str], ShownState] = {}

    async def compare(self) -> None:
        """Compare what each viewer's page shows and is sent."""
        for viewer in (*range(len(self.people)), PUBLIC):
            for language in ("ru", "en"):
                self.fresh.page_cache = PageCache()
                kept, fresh = [
                    await self._zones(site, viewer, language) for site in (self.kept, self.fresh)
                ]
                assert kept == fresh, (viewer, language)
                before = self.shown.get((viewer, language), _NEW)
                self.fresh.page_cache = PageCache()
                sent, made = [
                    await self._update(site, viewer, language, before)
                    for site in (self.kept, self.fresh)
                ]
                assert sent == made, (viewer, language)
                self.shown[viewer, language] = sent.after

    async def _zones(self, site: Site, viewer: Viewer, language: str) -> dict[str, bytes]:
        info = await self.table.lobby.queries.info(self.match, self._person(viewer))
        zones = Zones(await page_of(site, language, info, viewer))
        return {id: zone.whole for id, zone in rendered(zones).items()}

    async def _update(self, site: Site, viewer: Viewer, language: str, shown: ShownState) -> Update:
        info = await self.table.lobby.queries.info(self.match, self._person(viewer))
        seen = await self.table.observe(self.match, viewer, since=shown.cursor or 0)
        await rooms_of(site, seen)
        return await update_for(site, language, info, seen, fresh=True, shown=shown)

    def _person(self, viewer: Viewer) -> str | None:
        return self.people[viewer] if isinstance(viewer, int) else None

    async def act(self) -> bool:
        """Let somebody act; False if nobody can."""
        seats = list(range(len(self.people)))
        self.rng.shuffle(seats)
        for seat in seats:
            offer = await self.table.offer(self.match, seat)
            act = sample(offer, self.rng)
            if act is None:
                continue
            command = f"c{next(self.commands)}"
            result: Any = await self.table.submit(
                self.match, seat, act, command, me=self.people[seat]
            )
            if isinstance(result, Receipt):
                return True
        return False


async def _begun(table: Table, game: str, seats: int, options: dict[str, Any]) -> Play:
    guests = [await table.accounts.guest(f"Игрок {n}") for n in range(seats)]
    people = [guest.person.id for guest in guests]
    match = await table.lobby.creation.create(people[0], game, seats=seats, options=options)
    for seat, person in enumerate(people):
        await table.lobby.signups.sit(match, person, seat=seat)
    await table.lobby.starting.start(match, people[0])
    return Play(table, match, people, game)


@pytest.mark.parametrize(
    ("game", "seats", "options", "acts"),
    [
        pytest.param("espionage", 3, {"rounds": 20}, 60, marks=pytest.mark.thorough),
        ("espionage", 2, {"specials": False, "rounds": 20}, 12),
        pytest.param("town", 8, {}, 20, marks=pytest.mark.thorough),
        ("lists", 4, {}, 8),
        ("maga", 4, {"people": 2, "turns": 2}, 8),
        pytest.param("maga", 9, {"people": 3, "turns": 3}, 40, marks=pytest.mark.thorough),
        ("mafia", 6, {"professions": "dealt", "early_day": False}, 12),
        pytest.param("mafia", 7, {"early_day": False}, 30, marks=pytest.mark.thorough),
    ],
)
async def test_caches_give_what_would_be_made_anew(
    table: Table, game: str, seats: int, options: dict[str, Any], acts: int
) -> None:
    play = await _begun(table, game, seats, options)
    await play.compare()
    done = 0
    while done < acts and await play.act():
        await play.compare()
        done += 1
    assert done > 3, "something has happened"
