"""While somebody is asked and does nothing, no push moves a control that they see."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from intriga.games import installed
from intriga.kernel import RandomBot
from intriga.kernel.bots.sampling import fill
from intriga.kernel.game import Game
from intriga.table import BotPause
from tests.kit.databases import prepare
from tests.kit.http.fixed_chance import fix_all_chance
from tests.kit.http.server import Server
from tests.thumb import toy_page
from tests.thumb.eyes import HERE, Gone
from tests.thumb.faults import Kind, Log
from tests.thumb.finger import DESKTOP, PHONE, Finger
from tests.thumb.player import Player

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.thorough]
FRAMES = (HERE / "frames.js").read_text("utf-8")
BUSY = BotPause(0.1, 0.8, 0.0, 1.0)
"""Everybody does something every second or two, asked or not."""
LOOKS = 8
"""How long a question is looked at: a quarter of a second each."""


class Eager(RandomBot):
    """It does something of its own accord whenever it may."""

    def unasked(self, observation: Any, offer: Any, rng: Random) -> Any:
        return fill(offer, rng.choice(offer.forms), rng) if offer.forms else None


def restless(game: Game[Any]) -> Game[Any]:
    """The same game, among bots that never sit still."""
    kind = type("Restless", (type(game),), {"bots": {"eager": Eager}})
    made: Game[Any] = object.__new__(kind)
    vars(made).update(vars(game))
    return made


class Watcher:
    """Somebody who looks at each new question for a while, then answers it. `moved`: what they saw
    moving, `pushes`: that came meanwhile."""

    def __init__(self, finger: Finger) -> None:
        self._finger = finger
        self._seen = ""
        self.questions = self.pushes = self.frames = 0
        self.moved: list[str] = []
        finger.context.add_init_script(FRAMES)

    def look(self) -> None:
        """If something new is asked, look at it for a while."""
        try:
            self._finger.clear()
            view = self._finger.eyes.survey()
        except Gone:
            return
        if not view.mine or view.question == self._seen:
            return
        self._seen = view.question
        self.questions += 1
        self._watch(f"{view.phase}: {view.asked}")

    def _watch(self, asked: str) -> None:
        eyes = self._finger.eyes
        eyes.ask("watch")
        for _ in range(LOOKS):
            eyes.ask("pause", 250)
        found = eyes.ask("watched")
        self.frames += found["frames"]
        self.pushes += found["pushes"]
        self.moved += [f"{asked}: {line}" for line in found["moved"]]


def watch(browser: Browser, folder: Path, game: str, size: tuple[int, int], pushes: int) -> None:
    """Play until so many pushes came while something was asked. Fails if one moved a control."""
    prepare(folder)
    fix_all_chance(folder, 1)
    games = {game: restless(installed()[game])}
    log = Log(game, folder)
    with Server(folder, games=games, pause=BUSY, quick_pause=(0, 0)) as server:
        finger = Finger(browser, log, language="ru", size=size)
        watcher = Watcher(finger)

        def enough() -> bool:
            watcher.look()
            return watcher.pushes >= pushes or watcher.questions > 4 * pushes

        Player(finger, server.url, game, Random(1), "ru").play(enough)
        finger.context.close()
    assert watcher.pushes >= pushes, f"{watcher.questions} questions, {watcher.pushes} pushes"
    wrong = [fault.text for fault in log.faults if fault.kind is Kind.SCRIPT]
    assert not wrong, wrong
    assert not watcher.moved, "\n".join(watcher.moved)


GAMES = ("mafia", "economicus", "zeppelin")


@pytest.mark.parametrize(
    ("game", "size", "pushes"),
    [("zeppelin", PHONE, 20), ("zeppelin", DESKTOP, 10)],
    ids=["phone", "desktop"],
)
def test_no_push_moves_a_control(
    browser: Browser, tmp_path: Path, game: str, size: tuple[int, int], pushes: int
) -> None:
    watch(browser, tmp_path, game, size, pushes)


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_no_push_moves_a_control_for_long(
    browser: Browser, tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    watch(browser, tmp_path, game, size, 100)


def test_what_moves_is_seen(browser: Browser, tmp_path: Path) -> None:
    """A line that comes in above pushes away what is below."""
    finger = Finger(browser, Log("toy", tmp_path), language="ru")
    finger.context.add_init_script(FRAMES)
    toy_page.serve(finger.context)
    finger.page.goto(f"{toy_page.URL}/m/1")
    finger.eyes.ask("watch")
    finger.eyes.ask("pause", 100)
    assert not finger.eyes.ask("watched")["moved"]
    finger.page.evaluate("form.insertAdjacentHTML('afterbegin', '<p>Новость</p>')")
    finger.eyes.ask("pause", 100)
    assert any("Покрасить" in line for line in finger.eyes.ask("watched")["moved"])
    finger.context.close()
