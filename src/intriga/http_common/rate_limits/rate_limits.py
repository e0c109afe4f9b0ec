"""The limits of one server, shared by its pages and its API: `policies` has the numbers."""

import math
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import Final, TypeAlias

from intriga.http_common.client import is_loopback
from intriga.http_common.config import Settings
from intriga.http_common.connections import LiveConnections
from intriga.http_common.errors import TooManyRequests
from intriga.http_common.rate_limits import policies
from intriga.http_common.rate_limits.counts import Count, Counts, LocalCounts
from intriga.http_common.rate_limits.heavy import HeavyWork
from intriga.http_common.rate_limits.policies import Policy
from intriga.http_common.rate_limits.slots import Slot, Slots
from intriga.table import TableError

_STRANGERS: Final = "strangers"
_LOGIN_LENGTH: Final = 40

Rows: TypeAlias = Sequence[tuple[Policy, str]]
"""Policies, and who is counted by them."""
Counted: TypeAlias = Sequence[tuple[Policy, Count]]
Exceeded: TypeAlias = Callable[[Counted], tuple[Policy, Count] | None]
"""The policy that refuses a guess, with its count; None for none."""


class RateLimits:
    """All limits of a server. `connections`: its live connections; `heavy`: its heavy work.

    `policies` and `places` by name begin as in the tables of the module `policies`; tests put
    smaller ones there.
    """

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        """`now`: seconds of a monotonic clock."""
        self.settings = settings
        self.connections = LiveConnections(settings.heartbeat)
        self.heavy = HeavyWork()
        self.policies = {policy.name: policy for policy in policies.POLICIES}
        self.places = {places.name: places for places in policies.PLACES}
        self._here = LocalCounts(now)
        self._counts: Counts = self._here
        self._key = secrets.token_bytes(32)
        self._live = Slots(policies.LIVE.refusal)

    async def open(self, key: bytes, redis: str | None) -> None:
        """Share counts with other nodes over a Redis (its URL), from now on. `key`: a secret that
        all nodes have; clients are counted under names made with it, so that Redis learns neither
        addresses nor logins."""
        self._key = key
        if redis is not None:
            from intriga.http_common.rate_limits.shared_counts import SharedCounts

            self._counts = SharedCounts(redis, self._here)

    async def close(self) -> None:
        """Close the connections to Redis."""
        await self._counts.close()
        self._counts = self._here

    # How often.

    async def count(self, policy: Policy, who: str, amount: int = 1) -> None:
        """Count what a client does. Raises `TooManyRequests` when it was too much."""
        policy = self.policies[policy.name]
        count = await self._add(policy, who, amount)
        if count.sum > policy.most:
            await self._refuse(policy, count)

    async def charge(self, policy: Policy, who: str, amount: int) -> None:
        """Count more for what has been done already. The client pays at its next request."""
        await self._add(self.policies[policy.name], who, amount)

    @asynccontextmanager
    async def guess(self, policy: Policy, who: str) -> AsyncIterator[None]:
        """Guard one guess. Raises `TooManyRequests` when there were too many wrong ones."""
        policy = self.policies[policy.name]
        async with self._guess([(policy, who)], _first_exceeded):
            yield

    @asynccontextmanager
    async def guess_password(
        self, address: str, login: str, *, known: str = ""
    ) -> AsyncIterator[None]:
        """Guard one guess of an account's password. `known`: the browser if this login has signed
        in there before, or the account if it is signed in; its guesses are counted apart, so that
        nobody is locked out by others who guess. Raises `TooManyRequests` after too many wrong
        ones."""
        login = login.strip().casefold()[:_LOGIN_LENGTH]
        if known:
            rows = [(policies.KNOWN_PASSWORDS, f"{known} {login}")]
        else:
            rows = [
                (policies.PASSWORDS, f"{address} {login}"),
                (policies.PASSWORDS_AT_ADDRESS, address),
                (policies.PASSWORD_FLOOD, address),
                (policies.PASSWORDS_OF_LOGIN, login),
            ]
        now = [(self.policies[policy.name], who) for policy, who in rows]
        async with self._guess(now, _first_exceeded if known else _stranger_exceeded):
            yield

    @asynccontextmanager
    async def _guess(self, rows: Rows, exceeded: Exceeded) -> AsyncIterator[None]:
        """A guess counts as wrong until it is known to be right: otherwise many guesses sent at the
        same time would all be answered before the first is counted."""
        counts = [(policy, await self._add(policy, who)) for policy, who in rows]
        over = exceeded(counts)
        if over is not None:
            await self._take_back(counts)
            await self._refuse(*over)
        try:
            yield
        except TableError as problem:
            if problem.refusal.id not in rows[0][0].wrong:
                await self._take_back(counts)
            raise
        await self._take_back(counts)

    async def _take_back(self, counts: Counted) -> None:
        for _, count in counts:
            await self._counts.take_back(count)

    async def _add(self, policy: Policy, who: str, amount: int = 1) -> Count:
        hidden = blake2b(who.encode(), key=self._key, digest_size=16).hexdigest()
        return await self._counts.add(f"{policy.name}:{hidden}", policy.seconds, amount)

    async def _refuse(self, policy: Policy, count: Count) -> None:
        raise TooManyRequests(policy.refusal, math.ceil(await self._counts.left(count)))

    # How many at once.

    def live(self, address: str, person: str | None, *, seated: bool) -> Slot:
        """The place of a live connection. `seated`: the person has a seat in the match, or hosts
        it. Raises `TooManyRequests` when none is free.

        Whoever is not signed in is counted by address alone, for cookies can be invented.
        """
        places = self.places
        most = {"everybody": min(places["live"].most, self.settings.live)}
        if not seated:
            share = places["live-strangers"].most / policies.LIVE.most
            most[_STRANGERS] = int(most["everybody"] * share)
        if person is None:
            most[f"anonymous {address}"] = places["live-anonymous"].most
        else:
            most[f"person {person}"] = places["live-person"].most
        if self.settings.public or not is_loopback(address):
            most[f"address {address}"] = places["live-address"].most
        return self._live.take(most)

    @property
    def taken(self) -> int:
        """The number of live connections."""
        return self._live.taken


def _first_exceeded(counts: Counted) -> tuple[Policy, Count] | None:
    return next((one for one in counts if one[1].sum > one[0].most), None)


def _stranger_exceeded(counts: Counted) -> tuple[Policy, Count] | None:
    """An address with too many wrong passwords is not refused as a whole: it has one wrong guess
    for each login from then on. `counts`: of the login there, of the address, and others."""
    of_login, of_address, *others = counts
    crowded = of_address[1].sum > of_address[0].most
    if crowded and of_login[1].sum > 1:
        return of_address
    return _first_exceeded([of_login, *others])
