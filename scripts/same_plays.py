"""What games do, for `same_behaviour`: matches of bots, and matches of people at whose positions
everything is looked at."""

import hashlib
import itertools
import json
import lzma
import re
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final, TextIO

import msgspec

from intriga import games
from intriga.kernel.bots.sampling import sample
from intriga.kernel.match_terms import Terms
from intriga.kernel.records.record import encode_line
from intriga.lab.driver import Driver
from intriga.lab.selfplay import Setting, bots_of, engine_for, prepare
from intriga.store import Store
from scripts.same_world import STRANGER, Person, World

KINDS: Final = ("records", "states", "api", "pages", "papers", "replay")
VARIANTS: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "economicus": ({}, {"bidding": "sealed", "cards_traded": True}),
    "espionage": ({"rounds": 20}, {"specials": False}),
    "mafia": ({"professions": "dealt"}, {"early_day": False}),
}
"""Options of the matches of a game, one after another; others are played as they are by default."""
MATCHES: Final = 2
"""Among how many matches the positions of a game are divided at least."""
SEATS: Final = 7
PATIENCE: Final = 3
"""Acts for each seat after which the host closes a window that is still open."""
SELDOM: Final = 5
"""At every so many positions everything is looked at, at the others a seat and the public."""
_STATIC: Final = re.compile(rb"/static/[0-9a-f]{12}/")
"""Addresses of static files name a digest of all of them."""
BACK: Final = 6
"""How many steps of a finished match are looked at, about."""
_LINK: Final = re.compile(
    r'(?:href|src)="(/m/[^"#/]+/(?:p|papers|turn)[/?"][^"#]*|/m/[^"#/]+/turn)"'
)


class Kept:
    """The files of one game."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._open = ExitStack()
        self._files = {kind: self._open.enter_context(_packed(folder, kind)) for kind in KINDS}

    def __enter__(self) -> "Kept":
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def put(self, kind: str, position: str, viewer: str, what: str, text: bytes) -> None:
        """Write down what `viewer` is shown at a position."""
        digest = hashlib.sha256(text).hexdigest()[:16]
        shown = json.dumps(text.decode("utf-8", "backslashreplace"), ensure_ascii=False)
        self._files[kind].write("\t".join((position, viewer, what, digest, shown)) + "\n")


def _packed(folder: Path, kind: str) -> TextIO:
    """A file for lines much of which repeats what stands before."""
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 0, "dict_size": 1 << 23}]
    return lzma.open(folder / f"{kind}.xz", "wt", encoding="utf-8", filters=filters)


def write_records(kept: Kept, game: str, positions: int) -> None:
    """Records and states of matches of the strongest bot and of the random one, up to this number
    of entries."""
    rules = games.find(game)
    makers = bots_of(rules)
    seats = _seats_of(game)
    for bot in dict.fromkeys((next(iter(makers)), "random")):
        for seed, options in enumerate(VARIANTS.get(game, ({},))):
            header, secret = prepare(Setting(game, seed, (bot,) * seats, options))
            engine = engine_for(rules, header, secret)
            driver = Driver(engine, [makers[bot]() for _ in range(seats)], seed)
            kept.put("records", "header", f"{bot} {seed}", "line", encode_line(header))
            for advance in islice(driver, positions):
                n = f"{advance.entry.n}"
                kept.put("records", n, f"{bot} {seed}", "line", advance.line)
                packed = msgspec.msgpack.encode(advance.position.state)
                shown = f"{hashlib.sha256(packed).hexdigest()} {msgspec.msgpack.decode(packed)}"
                kept.put("states", n, f"{bot} {seed}", "state", shown.encode())


def _seats_of(game: str) -> int:
    seats = games.find(game).seats
    return min(seats[-1], max(seats[0], SEATS))


class Play:
    """A match of people who do at random what they may, with a host who is a referee."""

    def __init__(self, world: World, kept: Kept, game: str, number: int) -> None:
        self.world, self.kept, self.game, self.number = world, kept, game, number
        self.rng = Random(f"{game} {number}")
        self.commands = (f"command-{n}" for n in itertools.count())
        self.match = ""
        self.over = False
        self._open, self._acts = "", 0

    async def begin(self) -> None:
        """Create it, take the seats and start it."""
        seats = max(games.find(self.game).seats[0], _seats_of(self.game) - self.number % 2)
        variants = VARIANTS.get(self.game, ({},))
        names = [f"{self.game[:4]}-{self.number}-{n}" for n in range(seats)]
        self.people = [await self.world.person(name) for name in names]
        self.host = await self.world.person(f"{self.game[:4]}-{self.number}-host")
        lobby = self.world.table.lobby
        self.match = await lobby.creation.create(
            self.host.id,
            self.game,
            seats=seats,
            options=variants[self.number % len(variants)],
            terms=Terms(referee=True),
        )
        for seat, person in enumerate(self.people):
            # A salt of its own, or the draws would follow from how many secrets were made before.
            await lobby.signups.sit(self.match, person.id, seat=seat, salt=f"salt of {person.name}")
        await lobby.starting.start(self.match, self.host.id)
        await self.world.table.hosting.open_referee_view(self.match, self.host.id, "look")

    # How it goes on.

    async def step(self) -> bool:
        """Let somebody act, or the host close a window; False once nothing can be done."""
        view = await self._data(self.host, f"{self._url}/referee")
        if self.over or view.get("outcome"):
            self.over = True
            return False
        windows = json.dumps([[one["key"], one["generation"]] for one in view["windows"]])
        self._acts = self._acts + 1 if windows == self._open else 0
        self._open = windows
        if self._acts < PATIENCE * len(self.people) and await self._somebody_acts():
            return True
        self._acts = 0
        return await self._host_acts() or await self._window_closes(view["windows"])

    async def _somebody_acts(self) -> bool:
        seats = list(range(len(self.people)))
        self.rng.shuffle(seats)
        for seat in seats:
            act = sample(await self.world.table.offer(self.match, seat), self.rng)
            if act is None:
                continue
            await self._draft(seat, act)
            if await self._accepted(self.people[seat], f"{self._url}/acts", act):
                return True
        return False

    async def _host_acts(self) -> bool:
        act = sample(await self.world.table.hosting.offer(self.match, self.host.id), self.rng)
        return act is not None and await self._accepted(self.host, f"{self._url}/host/acts", act)

    async def _window_closes(self, windows: list[Any]) -> bool:
        for one in windows:
            act = {"type": "close", "window": one["key"], "generation": one["generation"]}
            if await self._accepted(self.host, f"{self._url}/host", act):
                return True
        return False

    async def _draft(self, seat: int, act: dict[str, Any]) -> None:
        """Write the rows of a list that is about to be handed in at once as a draft, too."""
        view = await self._data(self.people[seat], f"{self._url}/drafts")
        for draft in view.get("drafts", ()):
            rows = act.get(draft["field"])
            if draft["act"] == act["type"] and isinstance(rows, list):
                for n, row in enumerate(rows):
                    url = f"{self._url}/drafts/{draft['key']}/rows/row{self.rng.randrange(1000)}{n}"
                    await self.world.api(self.people[seat], url, {"value": row}, "PUT")

    async def _accepted(self, who: Person, url: str, act: dict[str, Any]) -> bool:
        body = {"act": act, "command": next(self.commands)}
        answer = await self.world.api(who, url, body)
        return not answer.startswith(b"status")

    async def _data(self, who: Person, url: str) -> Any:
        answer = await self.world.api(who, url)
        return {} if answer.startswith(b"status") else json.loads(answer)

    # What is seen.

    @property
    def _url(self) -> str:
        return f"/matches/{self.match}"

    async def look(self, n: int) -> None:
        """Write down what is seen at position `n`."""
        at = f"{self.number}.{n}"
        seat = n % len(self.people)
        language = ("ru", "en")[n // len(self.people) % 2]
        much = n % SELDOM == 0
        who = self.people[seat]
        await self._look_at_api(at, who, f"seat {seat}")
        page = await self._page(at, who, language, f"/m/{self.match}")
        other = "en" if language == "ru" else "ru"
        if n % 2 or much:
            await self._page(at, STRANGER, other, f"/m/{self.match}")
            await self._api(at, STRANGER, "view", f"{self._url}/view?after=0")
        if not much:
            return
        await self._follow(at, who, other, page)
        await self._page(at, who, other, f"/m/{self.match}?all=1")
        for path in ("/host", "/host/desk", "/screen"):
            desk = await self._page(at, self.host, language, f"/m/{self.match}{path}")
            if path == "/host/desk":
                await self._follow(at, self.host, other, desk)
        await self._api(at, self.host, "referee", f"{self._url}/referee?after=0")
        await self._choices(at, self.host, "host", f"{self._url}/host")

    async def _look_at_api(self, at: str, who: Person, name: str) -> None:
        cursor = (await self._data(who, f"{self._url}/view")).get("cursor", 0)
        await self._api(at, who, name, f"{self._url}/view?after={max(0, cursor - 30)}")
        await self._api(at, who, name, f"{self._url}/drafts")
        await self._choices(at, who, name, self._url)

    async def _choices(self, at: str, who: Person, name: str, url: str) -> None:
        """The forms, and the choices of their fields as one begins to fill them in."""
        forms = await self._api(at, who, name, f"{url}/forms")
        for domain in sorted(set(re.findall(rb'"domain":"([^"]+)"', forms))):
            path = f"{url}/domains/{domain.decode()}"
            answer = await self.world.api(who, path, {"chosen": {}})
            self.kept.put("api", at, name, path.removeprefix(self._url), answer)

    async def _api(self, at: str, who: Person, name: str, url: str) -> bytes:
        answer = await self.world.api(who, url)
        self.kept.put("api", at, name, url.removeprefix(self._url), answer)
        return answer

    async def _page(self, at: str, who: Person, language: str, url: str) -> bytes:
        html = _STATIC.sub(b"/static/=/", await self.world.page(who, language, url))
        kind = "papers" if "/papers/" in url else "replay" if self.over else "pages"
        what = f"{language} {url.removeprefix(f'/m/{self.match}') or '/'}"
        self.kept.put(kind, at, who.name, what, html)
        return html

    async def _follow(self, at: str, who: Person, language: str, page: bytes) -> None:
        """Open the named pages, papers and past turns that a page has links to."""
        for link in dict.fromkeys(_LINK.findall(page.decode())):
            await self._page(at, who, language, link.replace("&amp;", "&"))

    async def look_back(self) -> None:
        """End the match, and write down its replay."""
        end = {"type": "end", "how": "called-off"}
        if not self.over:
            await self._accepted(self.host, f"{self._url}/host", end)
        self.over = True
        replay = await self._data(STRANGER, f"{self._url}/replay")
        steps = replay.get("steps", 1)
        for n, step in enumerate(sorted({*range(0, steps, max(1, steps // BACK)), steps - 1})):
            for viewer in ("all", "public", f"{n % len(self.people)}"):
                await self._look_at_step(step, viewer, ("ru", "en")[n % 2])
        for who in (STRANGER, self.people[0]):
            await self._page("end", who, "ru", f"/m/{self.match}")

    async def _look_at_step(self, step: int, viewer: str, language: str) -> None:
        at = f"{self.number}.{step}"
        answer = await self.world.api(STRANGER, f"{self._url}/replay/{step}?eyes={viewer}")
        self.kept.put("replay", at, viewer, "api", answer)
        seat = "" if viewer == "public" else viewer
        url = f"/m/{self.match}/replay?step={step}&seat={seat}"
        page = await self._page(at, STRANGER, language, url)
        await self._follow(at, STRANGER, language, page)


async def write_matches(kept: Kept, game: str, positions: int, store: Store) -> None:
    """What is seen of matches of people, at this number of positions."""
    async with World(store) as world:
        left = positions
        for number in itertools.count():
            play = Play(world, kept, game, number)
            await play.begin()
            for n in range(min(left, -(-positions // MATCHES))):
                await play.look(n)
                left -= 1
                if not await play.step():
                    break
            await play.look_back()
            if left <= 0:
                return
