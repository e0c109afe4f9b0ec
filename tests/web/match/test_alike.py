"""What is made once for all who see the same, and what is not."""

from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest

from intriga.games import installed
from intriga.http_common import Settings
from intriga.store import Store
from intriga.table import Beats, BotPause, Table
from intriga.web.match.alike import Alike
from intriga.web.match.page_data import page_of
from intriga.web.match.pushes.rendered_zones import rendered
from intriga.web.match.zones.zones import Zones
from intriga.web.rendering.page_cache import RenderedZone
from intriga.web.site import Site
from tests.kit.databases import prepare

pytestmark = pytest.mark.anyio

ALIKE = ("tray-body", "tray-foot", "stage", "view-own")


class Desks:
    """The pages of a match of MAGA with two teams of two: seats 0 and 1, 2 and 3."""

    def __init__(self, site: Site, match: str, people: list[str]) -> None:
        self._site = site
        self._match = match
        self._people = people

    async def of(self, seat: int, language: str = "ru") -> Zones:
        """What the page of a seat is made from now."""
        info = await self._site.table.lobby.queries.info(self._match, self._people[seat])
        return Zones(await page_of(self._site, language, info, seat))

    async def teams(self) -> list[list[int]]:
        """The seats of each team."""
        view = (await self.of(0)).view
        return [list(members) for members in view.squads.values()]


@pytest.fixture
async def desks(tmp_path: Path) -> AsyncIterator[Desks]:
    prepare(tmp_path)
    store = Store.open_dir(tmp_path)
    games = {"maga": installed()["maga"]}
    try:
        async with Table(store, games, pause=BotPause(0, 0), beats=Beats(most=0)) as table:
            guests = [await table.accounts.guest(f"Игрок {n}") for n in range(4)]
            people = [guest.person.id for guest in guests]
            options = {"people": 2}
            match = await table.lobby.creation.create(people[0], "maga", seats=4, options=options)
            for seat, person in enumerate(people):
                await table.lobby.signups.sit(match, person, seat=seat)
            await table.lobby.starting.start(match, people[0])
            yield Desks(Site(table, Settings(), games), match, people)
    finally:
        store.close()


def _made(zones: Zones, make: Callable[[], object], *inputs: object) -> object:
    return Alike(zones).made("part", inputs, make, lambda _: 1)


def _who_looks(zones: Zones) -> object:
    return zones.scene.viewer


async def test_the_zones_of_a_team_are_the_same_objects(desks: Desks) -> None:
    (mine, mate), (other, _) = await desks.teams()
    found: list[dict[str, RenderedZone]] = [
        dict(rendered(await desks.of(seat))) for seat in (mine, mate, other)
    ]
    for id in ALIKE:
        assert found[0][id] is found[1][id], id
        assert found[0][id] is not found[2][id], id
    english = rendered(await desks.of(mate, "en"))
    assert all(english[id] is not found[0][id] for id in ALIKE)


async def test_a_part_is_made_once_for_a_team_and_again_for_others(desks: Desks) -> None:
    (mine, mate), (other, _) = await desks.teams()
    one = _made(await desks.of(mine), object, 1)
    assert _made(await desks.of(mate), object, 1) is one
    assert _made(await desks.of(other), object, 1) is not one
    assert _made(await desks.of(mate), object, 2) is not one


async def test_what_asks_who_looks_is_made_for_each(desks: Desks) -> None:
    (mine, mate), _ = await desks.teams()
    for zones in (await desks.of(mine), await desks.of(mate)):
        made = _made(zones, partial(_who_looks, zones))
        assert made == zones.page.match_view.viewer
        assert zones.looker.asked


async def test_the_tray_is_known_to_have_asked_who_looks_whoever_made_it(desks: Desks) -> None:
    zones = await desks.of(0)
    zones.__dict__["_tray"] = ({}, True)  # as if a form of this game had asked
    zones.looker.asked = False
    assert zones.tray == {}
    assert zones.looker.asked


async def test_what_has_failed_for_one_is_made_anew_for_others(desks: Desks) -> None:
    (mine, mate), _ = await desks.teams()
    failing = await desks.of(mine)
    failing.site.failures.raises = False

    def fails() -> object:
        return failing.attempt("part", lambda: str(1 // 0), "failed")

    assert _made(failing, fails) == "failed"
    assert _made(await desks.of(mate), lambda: "made") == "made"
