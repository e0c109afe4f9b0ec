"""Every game is played through its page alone, and a person has nothing to complain of."""

import datetime
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import pytest
from playwright.sync_api import Browser

from intriga.kernel.game import Game
from tests.kit.http.server import Server
from tests.thumb.acceptance import shortcomings, too_many_taps, too_small
from tests.thumb.faults import Log
from tests.thumb.finger import DESKTOP, PHONE, Finger
from tests.thumb.player import Player
from tests.thumb.report import complaints, notes, row
from tests.thumb.server import human_server, quick_server

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / ".thumb"
GAMES = ("espionage", "diplomacy", "zeppelin", "mafia", "maga", "economicus")
EXAMPLE = ROOT / "examples" / "believe"
SCREENS = [("ru", PHONE), ("en", DESKTOP)]
SMALLER = [("ru", (360, 740)), ("en", (320, 568))]
SEED = 1
"""In the fast suite nothing is left to chance."""
pytestmark = [pytest.mark.browser, pytest.mark.service]
Record = Callable[[str, object], None]


class Table:
    """Somebody at a server who plays; `finish` fails if they complain."""

    def __init__(
        self, browser: Browser, server: Server, game: str, language: str, size: tuple[int, int]
    ) -> None:
        self._browser, self._server, self._game = browser, server, game
        self._language, self._size = language, size
        self.log = Log(f"{game}-{language}-{size[0]}", PICTURES)

    def play(self, until: Callable[[Log], bool], seed: int, *, strict: bool = False) -> None:
        """Play until this is true of the log."""
        finger = Finger(
            self._browser, self.log, language=self._language, size=self._size, strict=strict
        )
        rng = Random(f"{seed}/{self._game}")
        player = Player(finger, self._server.url, self._game, rng, self._language)
        player.play(lambda: until(self.log))
        player.visit_tabs()
        finger.context.close()

    def finish(self, record: Record) -> None:
        """Hand in a line for the table; fail if there was a fault, hardly anything was accepted, or
        the page is no table for a thumb."""
        record("thumb", row(self.log))
        print(notes(self.log))
        assert not self.log.faults, "\n" + complaints(self.log)
        measures = self.log.measures
        found = [*shortcomings(measures, self._size[0]), *too_small(measures)]
        found += too_many_taps(measures, self._game)
        assert not found, "\n" + "\n".join(found)
        assert self.log.count("accepted") * 2 > len(self.log.decisions), self.log.decisions


def play(
    browser: Browser,
    folder: Path,
    game: str,
    record: Record,
    *,
    until: Callable[[Log], bool],
    seed: int = SEED,
    screen: tuple[str, tuple[int, int]] = SCREENS[0],
    games: Mapping[str, Game[Any]] | None = None,
    strict: bool = False,
) -> Log:
    """Play a game until this is true of the log. Fails if there was a fault."""
    with quick_server(folder, seed, games) as server:
        person = Table(browser, server, game, *screen)
        person.play(until, seed, strict=strict)
    person.finish(record)
    return person.log


def made(number: int) -> Callable[[Log], bool]:
    """So many decisions were made."""
    return lambda log: log.made() >= number or len(log.decisions) > 4 * number + 40


def one_match(log: Log) -> bool:
    """A match is over."""
    return len(log.over) > 0


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.xdist_group(f"thumb-{game}")) for game in GAMES]
)
def test_eight_decisions(
    browser: Browser, tmp_path: Path, game: str, record_property: Record
) -> None:
    play(browser, tmp_path, game, record_property, until=made(8))


def test_a_game_of_a_third_party(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record_property: Record
) -> None:
    """As it is written in docs/adding-a-game.md."""
    monkeypatch.syspath_prepend(EXAMPLE)
    from intriga_believe import game

    log = play(
        browser, tmp_path, "believe", record_property, until=one_match, games={"believe": game}
    )
    assert log.made() > 3
    sys.modules.pop("intriga_believe", None)


@pytest.mark.thorough
def test_at_the_pace_of_people(browser: Browser, tmp_path: Path, record_property: Record) -> None:
    """Bots think, sealed windows wait for a beat, the page waits before it passes by itself."""
    with human_server(tmp_path) as server:
        person = Table(browser, server, "espionage", *SCREENS[0])
        person.play(made(3), SEED)
    person.finish(record_property)


@pytest.mark.thorough
@pytest.mark.parametrize("screen", SCREENS, ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_other_decisions(
    browser: Browser,
    tmp_path: Path,
    game: str,
    screen: tuple[str, tuple[int, int]],
    record_property: Record,
) -> None:
    """With another seed: few on a phone, where the fast suite plays too, more on a desktop."""
    enough = made(4 if screen[1] == PHONE else 10)
    play(browser, tmp_path, game, record_property, until=enough, seed=2, screen=screen)


@pytest.mark.thorough
def test_a_match_of_the_day(browser: Browser, tmp_path: Path, record_property: Record) -> None:
    """A whole match, of another game each day."""
    day = datetime.datetime.now(datetime.UTC).date().toordinal()
    print(f"day {day}")
    play(browser, tmp_path, GAMES[day % len(GAMES)], record_property, until=one_match, seed=day)


@pytest.mark.thorough
def test_a_small_phone_of_the_day(
    browser: Browser, tmp_path: Path, record_property: Record
) -> None:
    """The smallest phone, another game each day."""
    day = datetime.datetime.now(datetime.UTC).date().toordinal()
    game, screen = GAMES[day % len(GAMES)], SMALLER[1]
    play(browser, tmp_path, game, record_property, until=made(8), seed=3, screen=screen)


@pytest.mark.long
@pytest.mark.parametrize("screen", SMALLER, ids=["narrow", "narrowest"])
@pytest.mark.parametrize("game", GAMES)
def test_sixty_decisions_on_a_small_phone(
    browser: Browser,
    tmp_path: Path,
    game: str,
    screen: tuple[str, tuple[int, int]],
    record_property: Record,
) -> None:
    play(browser, tmp_path, game, record_property, until=made(60), seed=3, screen=screen)


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS, ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_three_hundred_decisions(
    browser: Browser,
    tmp_path: Path,
    game: str,
    screen: tuple[str, tuple[int, int]],
    record_property: Record,
) -> None:
    """Until three hundred were made and a match is over."""
    seed = SystemRandom().randrange(10**6)
    print(f"seed {seed}")

    def enough(log: Log) -> bool:
        return made(300)(log) and one_match(log)

    play(
        browser,
        tmp_path,
        game,
        record_property,
        until=enough,
        seed=seed,
        screen=screen,
        strict=True,
    )
