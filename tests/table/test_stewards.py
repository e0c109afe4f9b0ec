"""Stewards: curators who mind a circle, assistants who act for the host; what each may do, and who
learns of it."""

import json
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from intriga.kernel.actors import Seat
from intriga.kernel.house_rules.house_acts import Mute
from intriga.kernel.records.record import encode_line, read
from intriga.kernel.records.replay import verify
from intriga.kernel.seats.places import Place, Powers
from intriga.kernel.text import Message, Refusal
from intriga.store import match_log
from intriga.table import Receipt
from intriga.table.stewardship.desk import Desk
from tests.kit.table.hosting import command
from tests.kit.table.refusals import refusal
from tests.kit.table.world import World
from tests.shapes.society import Society, Terms
from tests.shapes.town import Town
from tests.table.cluster.local_nodes import local_nodes

pytestmark = pytest.mark.anyio


class Parish(Society):
    """A society with a priest, who may pardon and minds everything that the host may."""

    def places(self, options: Terms, seats: int) -> Sequence[Place]:
        powers = Powers(("square",), ("pardon", "mute"))
        return [Place("priest", Message("society-square"), officials=1, powers=powers)]


@pytest.fixture
async def world(url: str) -> AsyncIterator[World]:
    async with World(url, (Town(), Parish())) as made:
        yield made


async def town(world: World) -> tuple[str, str, list[str], dict[str, str]]:
    """A town of eight with the curators of both circles: the match, its host, its people by seat,
    and the curators by place."""
    lobby = world.table.lobby
    host = await world.guest("Ведущая")
    match = await lobby.creation.create(host, "town", seats=8, options={"turns": 3}, watch=False)
    people = [await world.guest(f"p{n}") for n in range(8)]
    for n, person in enumerate(people):
        await lobby.signups.join(match, person, seat=n)
    curators = {}
    for place in ("curator-0", "curator-1"):
        curators[place] = await world.guest(f"Куратор {place[-1]}")
        await lobby.signups.join(match, curators[place], place=place)
    await lobby.starting.start(match, host)
    info = await lobby.queries.info(match, people[0])
    names = {chair.name: chair.seat for chair in info.seats}
    by_seat = sorted(people, key=lambda one: names[f"p{people.index(one)}"])
    return match, host, by_seat, curators


async def circle(world: World, match: str, key: str) -> tuple[Seat, ...]:
    """Who is in a circle now."""
    for seat in range(8):
        for room in (await world.table.observe(match, seat)).observation.rooms:
            if room.key == key:
                assert isinstance(room.readers, tuple)
                return room.readers
    raise AssertionError(key)


async def say(world: World, match: str, seat: Seat, room: str, text: str) -> Receipt | Refusal:
    return await world.table.chat.say(match, seat, room, text, command())


async def received(world: World, match: str, viewer: Any) -> str:
    """Everything that reaches a viewer, as text."""
    table = world.table
    seen = await table.observe(match, viewer, since=0)
    rooms = await table.chat.rooms(match, viewer)
    texts = await table.chat.latest(match, viewer, [room.key for room in rooms], 50)
    told = {key: [one.text for one in sent] for key, sent in texts.items()}
    return f"{seen.observation} {rooms} {told}"


def id_of(answer: Receipt | Refusal) -> str:
    return answer.id if isinstance(answer, Refusal) else "done"


async def test_a_curator_minds_one_circle(world: World) -> None:
    match, _, _, curators = await town(world)
    desks, one = world.table.stewardship, curators["curator-0"]
    inside = await circle(world, match, "circle-0")
    assert id_of(await say(world, match, inside[0], "circle-0", "Шёпот")) == "done"
    desk: Desk = await desks.open(match, one)
    (room,) = desk.rooms
    assert [message.text for message in room.messages] == ["Шёпот"]
    assert (room.key, room.speaks, room.mutes) == ("circle-0", True, True)
    assert id_of(await desks.speak(match, one, "circle-0", "Тише!", command())) == "done"
    heard = await received(world, match, inside[1])
    assert "Тише!" in heard
    assert "Куратор 0" in heard
    muted = await desks.silence(match, one, "circle-0", command(), seat=inside[0])
    assert id_of(muted) == "done"
    assert id_of(await say(world, match, inside[0], "circle-0", "Но!")) == "refused-silenced"
    rooms = await world.table.chat.rooms(match, inside[0])
    (silent,) = [one.silent for one in rooms if one.key == "circle-0"]
    assert silent is not None
    assert silent.id == "refused-silenced"
    assert id_of(await say(world, match, inside[0], "hall", "Здесь можно")) == "done"
    assert id_of(await say(world, match, inside[1], "circle-0", "Я говорю")) == "done"
    muted = await desks.silence(match, one, "circle-0", command(), seat=inside[0])
    assert id_of(muted) == "refused-silenced-already"
    spoken = await desks.silence(match, one, "circle-0", command(), seat=inside[0], mute=False)
    assert id_of(spoken) == "done"
    assert id_of(await say(world, match, inside[0], "circle-0", "Спасибо")) == "done"


async def test_a_curator_does_nothing_elsewhere_and_learns_nothing(world: World) -> None:
    match, host, people, curators = await town(world)
    desks, one = world.table.stewardship, curators["curator-0"]
    others = await circle(world, match, "circle-1")
    await say(world, match, others[0], "circle-1", "Тайна второго круга")
    before = (await desks.open(match, one)).rooms
    assert "Тайна" not in str(before)
    await say(world, match, others[0], "circle-1", "Ещё одна тайна")
    assert (await desks.open(match, one)).rooms == before
    for key in ("circle-1", "team-0", "no-such-room", "hall"):
        spoken = await desks.speak(match, one, key, "Слышно?", command())
        muted = await desks.silence(match, one, key, command(), seat=others[0])
        assert {id_of(spoken), id_of(muted)} == {"refused-power-room"}
    acted = await desks.act(match, one, {"type": "warn", "team": 1}, command())
    assert id_of(acted) == "refused-power-act"
    assert await refusal(desks.open(match, people[0])) == "refused-no-steward"
    assert await refusal(desks.open(match, host)) == "refused-no-steward"


async def test_those_outside_a_circle_learn_nothing_of_it(world: World) -> None:
    match, _, _, curators = await town(world)
    inside = await circle(world, match, "circle-0")
    outside = next(seat for seat in range(8) if seat not in inside)
    viewers = (outside, "public")
    before = [await received(world, match, viewer) for viewer in viewers]
    desks, one = world.table.stewardship, curators["curator-0"]
    await desks.speak(match, one, "circle-0", "Тише!", command())
    await desks.silence(match, one, "circle-0", command(), seat=inside[0])
    assert [await received(world, match, viewer) for viewer in viewers] == before
    for text in before:  # everybody knows who helps the host, and nobody else where
        assert "Куратор 0" in text
        assert "circle-0" not in text


async def test_a_steward_acts_for_the_host_within_their_powers(world: World) -> None:
    lobby, desks = world.table.lobby, world.table.stewardship
    host, priest = await world.guest("Ведущая"), await world.guest("Отец Браун")
    match = await lobby.creation.create(host, "society", seats=3, options={"days": 9})
    for name in ("Анна", "Борис", "Вера"):
        await lobby.signups.join(match, await world.guest(name))
    await lobby.signups.join(match, priest, place="priest")
    await lobby.starting.start(match, host)
    for seat in range(3):
        await world.done(match, seat, "vote", whom=0)
    await world.done(match, 0, "jail", whom=1)
    (form,) = (await desks.open(match, priest)).offer.forms
    assert form.act == "pardon"
    wrong = await desks.act(match, priest, {"type": "pardon", "whom": 2}, command())
    assert id_of(wrong) == "society-pardon-jailed"
    wrong = await desks.act(match, priest, {"type": "jail", "whom": 2}, command())
    assert id_of(wrong) == "refused-power-act"
    wrong = await desks.act(match, priest, {"type": "pardon", "whom": "x"}, command())
    assert id_of(wrong) == "refused-malformed"
    assert id_of(await desks.speak(match, priest, "square", "…", command())) == "refused-power-act"
    done = await desks.act(match, priest, {"type": "pardon", "whom": 1}, command())
    assert id_of(done) == "done"
    events = (await world.table.observe(match, "public", since=0)).observation.events
    assert [event.id for event in events][-2:] == ["society-pardoned", "table-steward-acted"]
    assert events[-1].params == {"name": "Отец Браун"}
    # The host takes powers back; what was offered is refused from then on.
    await lobby.stewards.empower(match, host, priest, Powers((), ("mute",)))
    assert (await desks.open(match, priest)).rooms == ()
    wrong = await desks.act(match, priest, {"type": "pardon", "whom": 1}, command())
    assert id_of(wrong) == "refused-power-act"
    assert await refusal(
        lobby.stewards.empower(match, priest, priest, Powers(("*",), ("mute",)))
    ) == ("refused-not-host")
    assert await refusal(lobby.stewards.empower(match, host, priest, Powers((), ("rule",)))) == (
        "refused-power-unknown"
    )
    await lobby.places.dismiss(match, host, priest)
    assert await refusal(desks.open(match, priest)) == "refused-no-steward"
    code = (await lobby.queries.info(match, host)).join_code
    entering = lobby.arrivals.enter(match, priest, code=code)
    assert await refusal(entering) == "seat-knows-another", "they have read what others may not"
    # All of it is in the record, which verifies.
    await world.table.hosting.require(match, host)
    lines = world.store.read(lambda c: match_log.lines(c, match))
    acts = [json.loads(line)["act"] for line in lines[1:]]
    kinds = [act["type"] for act in acts]
    assert kinds.count("house-empower") == 3
    assert {"type": "house-delegate", "by": 1, "act": {"type": "pardon", "whom": 1}} in acts


async def test_a_restart_and_another_node_know_the_same(url: str) -> None:
    async with local_nodes(url, games=(Town(),)) as (first, second):
        match, host, _, curators = await town(first)
        inside = await circle(first, match, "circle-0")
        one = curators["curator-0"]
        desks = second.table.stewardship
        muted = await desks.silence(match, one, "circle-0", command(), seat=inside[0])
        assert id_of(muted) == "done"
        assert id_of(await say(first, match, inside[0], "circle-0", "Но!")) == "refused-silenced"
        await first.table.lobby.places.dismiss(match, host, one)
        muted_twice = second.table.stewardship.silence(
            match, one, "circle-0", command(), seat=inside[1]
        )
        assert await refusal(muted_twice) == "refused-no-steward"


async def test_old_acts_are_written_as_they_were() -> None:
    assert encode_line(Mute(2, True)) == b'{"type":"house-mute","seat":2,"mute":true}'


async def test_a_record_with_stewards_verifies(world: World) -> None:
    match, host, _, curators = await town(world)
    inside = await circle(world, match, "circle-0")
    desks, one = world.table.stewardship, curators["curator-0"]
    await desks.speak(match, one, "circle-0", "Тише!", command())
    await desks.silence(match, one, "circle-0", command(), seat=inside[0])
    await world.table.lobby.endings.end(match, host, "called-off", command())
    record = await world.table.archive.record(match)
    verdict = verify(Town(), read(record))
    assert verdict.verdict == "right", verdict
