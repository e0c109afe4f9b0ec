"""What takes a host without a seat (`Game.impartial`), with MAGA: judging, and sealing."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from intriga.games.maga.game import game as maga
from intriga.kernel.actors import HOST
from intriga.kernel.house_rules.house_acts import Pause
from intriga.kernel.house_rules.stewards import delegable
from intriga.kernel.seats.places import Powers
from intriga.kernel.text import Refusal
from intriga.table import Receipt
from tests.kit.table.hosting import member
from tests.kit.table.house import do_house_act
from tests.kit.table.world import World

pytestmark = [pytest.mark.anyio, pytest.mark.rule("maga", "R-H1", "G-9")]

SEALED: dict[str, Any] = {
    "land": 0,
    "what": "treasury",
    "value": 10**9,
    "reason": "x",
    "sealed": True,
}
OPEN = SEALED | {"sealed": False}
JUDGEMENT: dict[str, Any] = {"treaty": 1_234, "breaker": 0, "victim": 1}
TERMS: dict[str, Any] = {"game": "maga", "options": {"people": 1}}


@pytest.fixture
async def world(url: str) -> AsyncIterator[World]:
    async with World(url, (maga,)) as made:
        yield made


async def begin(world: World, match: str, people: list[str]) -> None:
    """The first turn."""
    for seat, person in enumerate(people):
        await world.done(match, seat, "choose-numbers", me=person, numbers=[])


async def told(world: World, match: str, viewer: Any) -> list[str]:
    """What a viewer has heard of corrections."""
    events = await world.table.events(match, viewer)
    return [event.id for event in events if event.id.startswith("maga-corrected")]


async def offered(world: World, match: str, me: str) -> list[tuple[str, bool]]:
    """The acts that a host is offered, and whether they take an impartial one."""
    offer = await world.table.hosting.offer(match, me)
    return [(form.act, form.impartial) for form in offer.forms if form.act != "fine"]


async def test_a_host_who_plays_neither_judges_nor_seals_and_sets_right_before_all(
    world: World,
) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис", **TERMS)
    await begin(world, match, [anna, boris])
    for act, fields in (("correct", SEALED), ("judge-clause", JUDGEMENT)):
        answer = await world.act(match, HOST, act, me=anna, **fields)
        assert isinstance(answer, Refusal)
        assert answer.id == "refused-impartial"
    assert ("correct", False) in await offered(world, match, anna)
    assert not any(impartial for _, impartial in await offered(world, match, anna))
    await world.done(match, HOST, "correct", me=anna, **OPEN)
    for viewer in (1, "public"):
        assert await told(world, match, viewer) == ["maga-corrected", "maga-corrected-by"]


async def test_a_host_without_a_seat_does_and_all_hear_that_something_was_sealed(
    world: World,
) -> None:
    match, host, people = await world.hosted_match("Анна", "Борис", **TERMS)
    await begin(world, match, people)
    assert {("correct", True), ("judge-clause", True)} < set(await offered(world, match, host))
    await world.done(match, HOST, "correct", me=host, **SEALED)
    await world.done(match, HOST, "judge-clause", me=host, **JUDGEMENT)
    heard = {seat: await told(world, match, seat) for seat in (0, 1)}
    ours = ["maga-corrected-sealed", "maga-corrected", "maga-corrected-by"]
    assert sorted(heard.values(), key=len) == [ours[:1], ours]


async def test_a_cohost_named_late_by_a_host_who_plays_is_not_impartial(world: World) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис", **TERMS)
    await begin(world, match, [anna, boris])
    helper = await member(world, "vera", "Вера")
    await world.table.hosting.add_cohost(match, anna, "vera")
    assert not await do_house_act(world, match, HOST, Pause(), me=helper)
    answer = await world.act(match, HOST, "correct", me=helper, **SEALED)
    assert isinstance(answer, Refusal)
    assert answer.id == "refused-impartial"


async def test_nothing_of_it_is_left_to_a_steward(world: World) -> None:
    """Who may be the friend of a host who plays."""
    anna, boris = [await world.guest(name) for name in ("Анна", "Борис")]
    lobby = world.table.lobby
    match = await lobby.creation.create(
        anna, "maga", seats=2, options={"people": 1, "curators": True}
    )
    code = (await lobby.queries.info(match, anna)).join_code
    for person in (anna, boris):
        await lobby.signups.sit(match, person, code=code)
    curator = await world.guest("Куратор")
    await lobby.signups.join(match, curator, place="curator-0", code=code)
    await lobby.starting.start(match, anna)
    await begin(world, match, [anna, boris])
    everything = Powers(("circle-0",), ("correct", "warn-circle"))
    await lobby.stewards.empower(match, anna, curator, everything)
    answers = [
        await world.table.stewardship.act(match, curator, act, f"steward-{n}")
        for n, act in enumerate(
            (
                {"type": "correct", **SEALED},
                {"type": "judge-clause", **JUDGEMENT},
                {"type": "correct", **OPEN},
            )
        )
    ]
    assert "judge-clause" not in delegable(maga)
    kinds = [one.id if isinstance(one, Refusal) else "" for one in answers]
    assert kinds == ["refused-impartial", "refused-impartial", ""]
    assert isinstance(answers[-1], Receipt)
    desk = await world.table.stewardship.open(match, curator)
    assert [(form.act, form.impartial) for form in desk.offer.forms] == [
        ("correct", False),
        ("warn-circle", False),
    ]
