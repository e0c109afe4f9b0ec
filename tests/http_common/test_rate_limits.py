"""Limits on wrong guesses, on requests and on what is open at once, here and over Redis."""

import asyncio
import gc
import itertools
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import redis

from intriga.http_common import RateLimits, Settings, TooManyRequests
from intriga.http_common.rate_limits import counts, policies, shared_counts
from intriga.http_common.rate_limits.heavy import HeavyWork
from intriga.http_common.rate_limits.policies import (
    API_CALLS,
    CODES,
    HEAVY,
    HEAVY_EACH,
    INVITATIONS,
    KNOWN_PASSWORDS,
    LIVE,
    LIVE_ADDRESS,
    LIVE_ANONYMOUS,
    LIVE_PERSON,
    LIVE_STRANGERS,
    MATCH_PASSWORDS,
    MESSAGES,
    PASSWORDS,
    PASSWORDS_AT_ADDRESS,
    PASSWORDS_OF_LOGIN,
    PLACES,
    POLICIES,
    Policy,
)
from intriga.http_common.rate_limits.shared_counts import SharedCounts
from intriga.http_common.rate_limits.slots import Slot, Slots
from intriga.kernel.text import refuse
from intriga.table import TableError
from intriga.words import LANGUAGES, phrasebook
from tests.kit.http.fewer import fewer
from tests.kit.patience import PATIENCE
from tests.kit.redis_server import RealRedis

HERE, THERE = "192.0.2.1", "198.51.100.2"
LOCAL = "127.0.0.1"
MOST = 150
"""Tests count up to here at most."""
pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture(scope="module")
def running_redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealRedis]:
    with RealRedis(tmp_path_factory.mktemp("redis")) as running:
        yield running


@pytest.fixture(params=["memory", "redis"])
def url(request: pytest.FixtureRequest) -> str | None:
    """Where counts are kept: None in the process, else the URL of an empty Redis."""
    if request.param == "memory":
        return None
    running: RealRedis = request.getfixturevalue("running_redis")
    with redis.Redis.from_url(running.url) as client:
        client.flushall()
    return running.url


@asynccontextmanager
async def nodes(url: str | None) -> AsyncIterator[tuple[RateLimits, RateLimits]]:
    """Two nodes that share a Redis; without one, the same node twice."""
    first = RateLimits(Settings())
    second = RateLimits(Settings()) if url else first
    with pytest.MonkeyPatch.context() as patch:
        # A Redis that a busy machine holds up is not away: each node would count by itself.
        patch.setattr(shared_counts, "_TIMEOUT", PATIENCE)
        for node in {first, second}:
            await node.open(b"secret of a database, all nodes", url)
            for policy in POLICIES:
                fewer(node, policy, min(policy.most, MOST))
    try:
        yield first, second
    finally:
        for node in {first, second}:
            await node.close()


def wrong(id: str = "login-wrong") -> TableError:
    return TableError("forbidden", refuse(id))


async def guessed(guess: AbstractAsyncContextManager[None], problem: str = "") -> str:
    """The id of the refusal of a guess; empty if it was right. `problem`: what it is refused
    with if it may be made."""
    try:
        async with guess:
            if problem:
                raise wrong(problem)
    except TableError as refused:
        return refused.refusal.id
    return ""


# The table.


@pytest.mark.parametrize("policy", POLICIES, ids=lambda row: row.name)
async def test_every_policy_counts_on_all_nodes(policy: Policy, url: str | None) -> None:
    async with nodes(url) as both:

        async def once(number: int, who: str) -> str:
            limits = both[number % 2]
            if policy.wrong:
                return await guessed(limits.guess(policy, who), min(policy.wrong))
            try:
                await limits.count(policy, who)
            except TooManyRequests as refused:
                return refused.refusal.id
            return ""

        most = both[0].policies[policy.name].most
        said = [await once(number, "one") for number in range(most)]
        assert said == [min(policy.wrong, default="")] * most
        assert [await once(number, "one") for number in range(2)] == [policy.refusal] * 2
        assert await once(0, "another") != policy.refusal
        with pytest.raises(TooManyRequests) as refused:
            await both[1].count(policy, "one")
        assert 3500 < refused.value.seconds <= 3600, "until the window ends"


@pytest.mark.parametrize("policy", POLICIES, ids=lambda row: row.name)
async def test_every_window_ends(policy: Policy) -> None:
    clock = Clock()
    limits = RateLimits(Settings(), clock)
    for _ in range(policy.most):
        clock.at += policy.seconds / policy.most / 2
        await limits.count(policy, "me")
    with pytest.raises(TooManyRequests) as refused:
        await limits.count(policy, "me")
    assert policy.seconds / 2 <= refused.value.seconds <= policy.seconds
    minutes = refused.value.refusal.params["minutes"]
    assert minutes * 60 - 60 < refused.value.seconds <= minutes * 60
    clock.at += refused.value.seconds - policy.seconds / 4
    with pytest.raises(TooManyRequests):
        await limits.count(policy, "me")
    clock.at += policy.seconds / 4
    for _ in range(policy.most):
        await limits.count(policy, "me")


def test_names_are_unique_and_every_refusal_has_a_text() -> None:
    rows: list[Policy | policies.OpenPlaces] = [*POLICIES, *PLACES]
    assert len({row.name for row in rows}) == len(rows)
    listed = [value for value in vars(policies).values() if isinstance(value, Policy)]
    assert set(map(id, listed)) == set(map(id, POLICIES)), "no policy is missing from the table"
    for language in LANGUAGES:
        book = phrasebook(language, "intriga.http_common", "intriga.web")
        for row in rows:
            texts = [book.say(row.refusal, {"minutes": minutes}) for minutes in (1, 2, 5, 21)]
            assert all(texts)
            assert len(set(texts)) in (1, 4)


def test_the_docs_show_the_table() -> None:
    docs = Path(__file__).parents[2] / "docs" / "hosting.md"
    assert policies.markdown() in docs.read_text(encoding="utf-8")


# Guesses.


async def test_right_guesses_and_other_errors_do_not_count(url: str | None) -> None:
    async with nodes(url) as (limits, _):
        for _ in range(3 * PASSWORDS.most):
            assert await guessed(limits.guess_password(HERE, "anna")) == ""
            problem = await guessed(limits.guess_password(HERE, "anna"), "table-unavailable")
            assert problem == "table-unavailable"
        for _ in range(PASSWORDS.most):
            assert await guessed(limits.guess_password(HERE, "anna"), "login-wrong") != ""
        assert await guessed(limits.guess_password(HERE, " Anna")) == "login-too-often"


@pytest.mark.parametrize("policy", [row for row in POLICIES if row.wrong], ids=lambda row: row.name)
async def test_guesses_count_before_they_are_answered(policy: Policy, url: str | None) -> None:
    """Many at the same time, on both nodes: no more are made than may be wrong."""
    async with nodes(url) as both:
        for limits in both:
            fewer(limits, policy, 5)
        made, answer = [], asyncio.Event()

        async def guess(limits: RateLimits) -> str:
            async def held() -> None:
                async with limits.guess(policy, "one"):
                    made.append(limits)
                    await answer.wait()
                    raise wrong(min(policy.wrong))

            with pytest.raises(TableError) as refused:
                await held()
            return refused.value.refusal.id

        trying = [asyncio.create_task(guess(limits)) for limits in both * 10]
        refused = asyncio.as_completed(trying, timeout=PATIENCE)
        for done in itertools.islice(refused, 15):
            assert await done == policy.refusal
        assert len(made) == 5
        answer.set()
        assert sorted(await asyncio.gather(*trying)) == sorted(
            [policy.refusal] * 15 + [min(policy.wrong)] * 5
        )


async def test_a_right_guess_at_the_end_of_a_window_is_no_credit(url: str | None) -> None:
    async with nodes(url) as (limits, _):
        fewer(limits, CODES, 3)
        async with limits.guess(CODES, HERE), limits.guess(CODES, HERE):
            if url is None:
                await limits._here.storage.reset()
            else:
                with redis.Redis.from_url(url) as client:
                    client.flushall()
        for _ in range(3):
            assert await guessed(limits.guess(CODES, HERE), "return-unknown") == "return-unknown"
        assert await guessed(limits.guess(CODES, HERE)) == "return-too-often"


async def test_a_cancelled_guess_counts() -> None:
    limits = RateLimits(Settings())
    for _ in range(PASSWORDS.most):
        with pytest.raises(KeyboardInterrupt):
            async with limits.guess_password(HERE, "anna"):
                raise KeyboardInterrupt
    assert await guessed(limits.guess_password(HERE, "anna")) == "login-too-often"


async def test_wrong_passwords_for_many_logins_leave_one_guess_for_each(url: str | None) -> None:
    """A club sits behind one address: nobody there can lock out the others."""
    async with nodes(url) as (limits, other):
        for number in range(PASSWORDS_AT_ADDRESS.most):
            guess = limits.guess_password(HERE, f"login {number}")
            assert await guessed(guess, "login-wrong") == "login-wrong"
        for _ in range(3):
            assert await guessed(other.guess_password(HERE, "anna")) == "", "she knows it"
        assert await guessed(other.guess_password(HERE, "boris"), "login-wrong") == "login-wrong"
        for login in ("boris", "login 1"):
            assert await guessed(limits.guess_password(HERE, login)) == "login-too-often-here"
            assert await guessed(limits.guess_password(THERE, login)) == ""
            known = limits.guess_password(HERE, login, known="their browser")
            assert await guessed(known) == ""


async def test_a_flood_of_wrong_passwords_closes_an_address_to_strangers(url: str | None) -> None:
    async with nodes(url) as (limits, other):
        for number in range(MOST):
            guess = limits.guess_password(HERE, f"login {number}")
            assert await guessed(guess, "login-wrong") == "login-wrong"
        assert await guessed(other.guess_password(HERE, "anna")) == "login-too-often-here"
        assert await guessed(other.guess_password(HERE, "anna", known="her browser")) == ""
        assert await guessed(other.guess_password(THERE, "anna")) == ""


async def test_a_login_cannot_be_guessed_from_everywhere(url: str | None) -> None:
    async with nodes(url) as (limits, other):
        for number in range(PASSWORDS_OF_LOGIN.most):
            guess = limits.guess_password(f"192.0.2.{number}", "anna")
            assert await guessed(guess, "login-wrong") == "login-wrong"
        assert await guessed(other.guess_password(THERE, "ANNA")) == "login-guessed"
        assert await guessed(other.guess_password(THERE, "boris")) == ""
        for _ in range(KNOWN_PASSWORDS.most):
            known = limits.guess_password(THERE, "anna", known="her browser")
            assert await guessed(known, "login-wrong") == "login-wrong"
        known = other.guess_password(THERE, "anna", known="her browser")
        assert await guessed(known) == "login-too-often"


# Redis.


async def test_redis_learns_nothing_and_keeps_nothing_for_ever(running_redis: RealRedis) -> None:
    with redis.Redis.from_url(running_redis.url) as client:
        client.flushall()
        async with nodes(running_redis.url) as (limits, other):
            for number in range(12):
                await limits.count(MESSAGES, f"person {number % 3}")
                await other.charge(API_CALLS, HERE, 3)
                for problem in ("login-wrong", ""):
                    await guessed(limits.guess_password(HERE, "anna"), problem)
                await guessed(other.guess(CODES, HERE))
                await guessed(limits.guess(MATCH_PASSWORDS, f"{HERE} match"), "unknown")
        keys: Any = client.keys()
        assert len(keys) >= 3 + 1 + 4 + 2
        for key in keys:
            assert 0 < int(client.ttl(key)) <= 3600
            assert not any(word in key.decode() for word in ("anna", "192.0", "person", "match:"))


async def test_without_redis_each_node_counts_by_itself(tmp_path: Path) -> None:
    """Before it is there, while it is away, and while it hangs: never an error, never without
    limits."""
    clock = Clock()
    with RealRedis(tmp_path) as running:
        running.kill()
        both = [RateLimits(Settings(), clock) for _ in range(2)]
        for limits in both:
            await limits.open(b"secret", running.url)
            limits._counts = SharedCounts(running.url, limits._here, clock)
            fewer(limits, INVITATIONS, 3)
        first, second = both
        for limits in both:
            for _ in range(3):
                assert await guessed(limits.guess(INVITATIONS, HERE), "person-unknown")
            assert await guessed(limits.guess(INVITATIONS, HERE)) == "return-too-often"
        running.start()
        assert await guessed(first.guess(INVITATIONS, HERE)) == "return-too-often", "not tried yet"
        clock.at += 3
        for number in range(3):
            refused = await guessed(both[number % 2].guess(INVITATIONS, HERE), "person-unknown")
            assert refused == "person-unknown"
        assert await guessed(first.guess(INVITATIONS, HERE)) == "return-too-often"
        assert await guessed(second.guess(INVITATIONS, HERE)) == "return-too-often"
        async with first.guess(INVITATIONS, THERE):
            running.kill()  # the guess is right, and cannot be taken back there
        assert await guessed(second.guess(INVITATIONS, HERE)) == "return-too-often"
        for limits in both:
            await limits.close()


async def test_a_redis_that_hangs_is_not_waited_for_by_every_request(tmp_path: Path) -> None:
    connected = []

    async def silent(_reader: Any, writer: asyncio.StreamWriter) -> None:
        connected.append(writer)

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    limits = RateLimits(Settings(), clock := Clock())
    limits._counts = SharedCounts(f"redis://127.0.0.1:{port}/", limits._here, clock)
    fewer(limits, MESSAGES, 5)
    for _ in range(5):
        await limits.count(MESSAGES, "me")
    with pytest.raises(TooManyRequests):
        await limits.count(MESSAGES, "me")
    assert len(connected) == 1
    clock.at += 3
    trying: list[Awaitable[None]] = [limits.count(MESSAGES, f"she {n}") for n in range(20)]
    await asyncio.gather(*trying)
    assert len(connected) == 2, "one request tries it again"
    await limits.close()
    for writer in connected:
        writer.close()
    server.close()


async def test_the_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counts, "KEPT", 100)
    clock = Clock()
    memory = counts.Memory(clock)
    for number in range(250):
        await memory.incr(f"key {number}", 60)
        await memory.incr(f"key {number}", 300)
    assert len(memory) == 200
    assert await memory.get("key 249") == 1
    clock.at += 61
    await memory.incr("fresh", 60)
    assert len(memory) == 101
    assert await memory.get("key 249") == 1, "its other window is longer"
    await memory.clear("fresh")
    assert await memory.reset() == 100
    assert await memory.check()


# How many at once.


def test_slots_are_shared_and_released() -> None:
    slots = Slots("door-live")
    held = [slots.take({"all": 5, "me": 2, "here": 3}) for _ in range(2)]
    with pytest.raises(TooManyRequests):
        slots.take({"all": 5, "me": 2, "here": 3})
    other = slots.take({"all": 5, "you": 2, "here": 3})
    with pytest.raises(TooManyRequests):
        slots.take({"all": 5, "she": 2, "here": 3})
    with other:
        pass
    other.release()  # releasing twice counts once
    assert slots.taken == 2
    held.pop()
    gc.collect()
    assert slots.taken == 1, "a slot nobody holds is free"
    held += [slots.take({"all": 5, str(number): 1}) for number in range(4)]
    with pytest.raises(TooManyRequests):
        slots.take({"all": 5, "last": 1})


def taken(limits: RateLimits, most: int, address: str, person: str | None) -> list[Slot]:
    """All places that a client gets; at most `most`."""
    held: list[Slot] = []
    with suppress(TooManyRequests):
        while len(held) <= most:
            held.append(limits.live(address, person, seated=False))
    return held


@pytest.mark.parametrize("row", PLACES, ids=lambda row: row.name)
async def test_every_kind_of_place_is_limited(row: policies.OpenPlaces) -> None:
    limits = RateLimits(Settings())
    held: list[Slot]
    if row is LIVE_PERSON:
        held = taken(limits, row.most, LOCAL, "me")
    elif row is LIVE_ANONYMOUS:
        held = taken(limits, row.most, LOCAL, None)
        assert taken(limits, 1, LOCAL, "me"), "people at the same address have places of their own"
    elif row is LIVE_ADDRESS:
        held = [slot for n in range(9) for slot in taken(limits, LIVE_PERSON.most, HERE, f"p{n}")]
        assert taken(limits, 1, THERE, "somebody")
    elif row in (LIVE, LIVE_STRANGERS):
        held = [slot for n in range(99) for slot in taken(limits, LIVE_PERSON.most, LOCAL, f"p{n}")]
        assert len(held) == LIVE_STRANGERS.most
        if row is LIVE:
            for number in range(LIVE.most - LIVE_STRANGERS.most):
                held.append(limits.live(LOCAL, f"player {number}", seated=True))
            with pytest.raises(TooManyRequests):
                limits.live(LOCAL, "another", seated=True)
    elif row in (HEAVY, HEAVY_EACH):
        assert await heavy_jobs(row is HEAVY_EACH, row.most) == row.most
        return
    else:
        assert row.name.startswith("prints"), "tested with a real printer"
        return
    assert len(held) == row.most


def test_a_public_server_trusts_no_address() -> None:
    """Behind a proxy that names nobody, this machine's address is everybody's."""
    limits = RateLimits(Settings(public=True))
    held = [slot for n in range(9) for slot in taken(limits, LIVE_PERSON.most, LOCAL, f"p{n}")]
    assert len(held) == LIVE_ADDRESS.most


def test_places_are_kept_for_players_where_few_files_may_be_open() -> None:
    limits = RateLimits(Settings(live=8))
    strangers = [limits.live(LOCAL, f"p{number}", seated=False) for number in range(6)]
    with pytest.raises(TooManyRequests):
        limits.live(LOCAL, "p7", seated=False)
    players = [limits.live(LOCAL, f"p{number}", seated=True) for number in range(2)]
    with pytest.raises(TooManyRequests):
        limits.live(LOCAL, "p3", seated=True)
    assert limits.taken == len(strangers) + len(players)


async def heavy_jobs(one_client: bool, most: int) -> int:
    """How many pieces of heavy work of `most` + 3 are done and not refused."""
    heavy, refused, answer = HeavyWork(), [], asyncio.Event()

    async def job(number: int) -> int:
        try:
            async with heavy.turn("me" if one_client else f"client {number}"):
                await answer.wait()
                return 1
        except TooManyRequests as problem:
            refused.append(problem.refusal.id)
            if len(refused) == 3:
                answer.set()
            return 0

    done = await asyncio.gather(*map(job, range(most + 3)))
    assert refused == ["door-heavy"] * 3
    return sum(done)


async def test_heavy_work_leaves_half_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    heavy, at_work, order = HeavyWork(), 0, []
    pauses = []
    loop = asyncio.get_running_loop()
    later = loop.call_later

    def noted(delay: float, callback: Any, *args: Any, **kwargs: Any) -> Any:
        pauses.append(delay)
        return later(delay, callback, *args, **kwargs)

    monkeypatch.setattr(loop, "call_later", noted)

    async def job(number: int) -> None:
        nonlocal at_work
        async with heavy.turn(f"client {number}"):
            at_work += 1
            assert at_work == 1, "one at a time"
            began = loop.time()
            while loop.time() < began + 0.005:
                await asyncio.sleep(0)
            at_work -= 1
            order.append(number)

    await asyncio.gather(*map(job, range(5)))
    assert order == list(range(5)), "in the order in which they came"
    assert len(pauses) == 5
    assert all(pause >= 0.005 for pause in pauses), "a pause as long as the work"
