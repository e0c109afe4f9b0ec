"""Ten people of one league, who play one short match of Mafia after another on a real store.

A match of theirs takes two nights: an honest person hangs, then the commissar and the assassin
kill one bandit each, so the honest win. What it leaves is worked out here from the text (items 1,
38, 42, 43, M4, M16, M48), without the game.
"""

import subprocess
import sys
from pathlib import Path
from signal import SIGKILL
from typing import Any

import msgspec

from intriga.store import ledgers
from intriga.store.ledgers import PlayerRow
from tests.kit.table.hosting import member
from tests.kit.table.season import kept
from tests.kit.table.world import World

SEATS = 10
OPTIONS = {"professions": "none", "recruiting": "off", "letters": "never"}
START = 30
PRICE = 5
"""Of the order on which the assassin kills."""
NAMES = [f"Игрок {number}" for number in range(SEATS)]


class Club:
    """The league and its people, by seat."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.people: list[str] = []
        self.owner = self.league = self.earlier = ""

    async def found(self) -> None:
        self.owner = await member(self.world, "owner", "Ольга")
        self.league = await self.world.table.leagues.create(self.owner, "mafia", "Клуб")
        for name in NAMES:
            self.people.append(await self.world.guest(name))
        self.earlier = await self.world.table.lobby.creation.create(
            self.owner, "mafia", seats=SEATS, options=OPTIONS, league=self.league
        )

    def brings(self, seat: int, **ledger: Any) -> None:
        """Somebody has a ledger already."""
        player = PlayerRow(self.league, self.people[seat], self.earlier, seat)
        data = msgspec.json.encode(ledger).decode()
        self.world.store.write(lambda c: ledgers._write(c, player, 1, data)).result()

    def kept(self) -> list[dict[str, Any]]:
        """What everybody has, by seat; a blank one is a new account's (M4)."""
        rows = kept(self.world, self.league)
        return [rows[one][0] if one in rows else {"exp": START} for one in self.people]

    def matches(self) -> list[int]:
        """How many matches have written each of them."""
        rows = kept(self.world, self.league)
        return [rows[one][1] if one in rows else 0 for one in self.people]

    async def begin(self) -> "Evening":
        lobby = self.world.table.lobby
        match = await lobby.creation.create(
            self.owner, "mafia", seats=SEATS, options=OPTIONS, league=self.league
        )
        for person in self.people:
            await lobby.signups.sit(match, person)
        await lobby.starting.start(match, self.owner)
        evening = Evening(self.world, match)
        await evening.look()
        return evening


class Evening:
    """One match. `seats`: by role; `honest`: the plain ones."""

    def __init__(self, world: World, match: str) -> None:
        self.world, self.match = world, match
        self.exp: list[int] = []
        self.exchanged = 0
        self.seats: dict[str, int] = {}
        self.honest: list[int] = []

    async def me(self, seat: int) -> Any:
        return (await self.world.table.observe(self.match, seat)).observation.view.me

    async def look(self) -> None:
        """Everybody looks at their own card."""
        cards = [await self.me(seat) for seat in range(SEATS)]
        self.exp = [card.exp for card in cards]
        self.coins = [card.coins for card in cards]
        self.honest = [card.seat for card in cards if card.role == "honest"]
        self.seats = {card.role: card.seat for card in cards if card.role != "honest"}
        assert sorted(self.seats) == ["assassin", "commissar", "mafia", "necromancer", "yakuza"]

    async def do(self, role: str | int, type: str, **fields: Any) -> None:
        seat = role if isinstance(role, int) else self.seats[role]
        await self.world.done(self.match, seat, type, **fields)

    async def over(self) -> bool:
        return (await self.world.table.lobby.queries.info(self.match)).status == "over"

    # The script.

    @property
    def hanged(self) -> int:
        return self.honest[-1]

    @property
    def customer(self) -> int:
        return self.honest[0]

    def voters(self) -> list[int]:
        """Five of ten: a tie would be theirs, so nothing can change the day (M7)."""
        roles = ("mafia", "yakuza", "commissar", "necromancer")
        return [*(self.seats[role] for role in roles), self.customer]

    async def first_night(self) -> None:
        await self.do("commissar", "check", aims=[{"whom": self.honest[1]}])
        for seat in range(SEATS):
            await self.do(seat, "sleep")

    async def day(self) -> None:
        await self.do(self.customer, "bid-for-killing", victim=self.seats["yakuza"], price=PRICE)
        for seat in self.voters():
            await self.do(seat, "accuse", whom=self.hanged)

    async def bribe_and_buy(self) -> None:
        """By day: the mafia exchanges five exp and bribes the necromancer with eleven coins: five
        are tax, two arrive, four wait for the honest of the next match (L185, L191, M46). The
        customer buys a noise trap."""
        self.exchanged = 5
        await self.do("mafia", "exchange-exp", coins=5)
        await self.do("mafia", "give-coins", to=self.seats["necromancer"], coins=11)
        await self.do("necromancer", "answer-gift", by=self.seats["mafia"], yes=True)
        await self.do(self.customer, "bid-for-thing", thing="noise", price=3)

    async def last_night(self) -> tuple[int, str]:
        """All but the last act, which is who must do what."""
        await self.do("commissar", "check", aims=[{"whom": self.seats["mafia"]}])
        *first, last = [seat for seat in range(SEATS) if seat != self.hanged]
        for seat in first:
            await self.do(seat, "sleep")
        return last, "sleep"

    async def play(self) -> None:
        await self.first_night()
        await self.day()
        seat, act = await self.last_night()
        await self.do(seat, act)

    def leaves(self) -> list[int]:
        """Exp by seat at the end, from the text."""
        return [self._left(seat, exp) for seat, exp in enumerate(self.exp)]

    def _left(self, seat: int, exp: int) -> int:
        winners = {self.seats["commissar"], self.seats["necromancer"], *self.honest}
        exp += 1  # for taking part (L159)
        if seat in winners:  # L160, M16
            exp += 20 if seat == self.hanged else 20 // (len(winners) - 1)
        if seat == self.seats["commissar"]:
            exp += 2  # a bandit (L161)
        if seat == self.customer:
            exp -= PRICE
        if seat == self.seats["assassin"]:
            exp += -(-PRICE // 2)  # L58
        if seat == self.seats["mafia"]:
            exp -= self.exchanged
        if seat in self.voters():
            exp += 5  # M48: voted on every day they could
        return exp


def killed_doing(evening: Evening, seat: int, act: str, when: str) -> None:
    """A server of its own process takes this act, under the command `last`, and is killed:
    `between` two of the ledgers that the end writes; `answering`, when the end is on disk and
    nobody knows it yet."""
    child = subprocess.run(
        [
            sys.executable,
            "-m",
            "tests.games.mafia.plays.killed_server",
            evening.world.url,
            evening.match,
            str(seat),
            act,
            when,
        ],
        cwd=Path(__file__).parents[4],
        capture_output=True,
        text=True,
        check=False,
    )
    assert child.returncode == -SIGKILL, child.stderr
