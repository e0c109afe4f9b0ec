"""Looking and touching: one thumb (or a mouse) before one page, and what it feels."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Error, Page

from tests.thumb.eyes import QUIET_MS, SCRIPTS, Aim, Eyes, Gone, Thing
from tests.thumb.faults import Kind, Log

PHONE = (390, 664)
DESKTOP = (1440, 900)
LOCALES = {"ru": "ru-RU", "en": "en-GB"}
LOOK_MS = 60
"""How long somebody looks at a control before touching it."""
READ_MS = 200
"""How long somebody looks at the button that sends."""
MOST_PX = 8
MOST_QUIET_MS = 2_000
SURE = 3
"""How often somebody looks at a target that moves."""
CARDS = 40
"""How many looks cards of great events may take until the last one has gone."""
SHOWN = 40
"""How many looks a page may take to show what it was answered."""
ANSWERS = 400
"""How many looks an answer may take. While a request is under way, looks do not count."""
DEAF = 12
"""After how many looks a tap has done nothing."""


class Unreachable(Exception):
    """What is offered cannot be touched."""


class Finger:
    """One person's tab. Everything that goes wrong in it is noted in the log. On a small screen it
    is a thumb, else a mouse. `strict`: a target that moves once is a fault; else it may do so where
    something comes late on a slow machine, but not each time it is looked at."""

    def __init__(
        self,
        browser: Browser,
        log: Log,
        *,
        language: str,
        size: tuple[int, int] = PHONE,
        strict: bool = False,
    ) -> None:
        self.strict = strict
        self.log = log
        self.touch = size[0] < 500
        context = self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            has_touch=self.touch,
            is_mobile=self.touch,
            reduced_motion="reduce",
        )
        for script in SCRIPTS:
            context.add_init_script(script)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(60_000)
        self.eyes = Eyes(self.page)
        self.taps = 0
        self.way = 0
        self.sent: list[int] = []
        """The statuses of what was sent since `listen`."""
        self._under_way = 0
        self._sent_at = 0.0
        self.page.on("pageerror", lambda error: self._wrong(str(error)))
        self.page.on("console", self._on_console)
        self.page.on("request", lambda one: self._count(one, 1))
        self.page.on("requestfailed", lambda one: self._count(one, -1))
        self.page.on("response", self._on_response)
        self.page.on("dialog", lambda dialog: dialog.dismiss())
        log.picture = self.photograph

    # Listening

    def _wrong(self, text: str) -> None:
        self.log.fault(Kind.SCRIPT, "page", text[:200])

    def _on_console(self, message: Any) -> None:
        # A refusal is an answer with a status; whether it was right is judged elsewhere.
        if message.type in ("error", "warning") and not re.search(r"status of 4\d\d", message.text):
            self._wrong(message.text)

    def _count(self, request: Any, by: int) -> None:
        if request.method == "POST":
            self._under_way += by
            self._sent_at = monotonic()

    def _on_response(self, response: Any) -> None:
        if response.status >= 500:
            self._wrong(f"the server answers {response.status}")
        if response.request.method == "POST":
            self._under_way -= 1
            self.sent.append(response.status)
            # What an act changes is pushed soon after its answer: as much later as that took.
            took = 1000 * (monotonic() - self._sent_at)
            self.eyes.quiet = round(min(MOST_QUIET_MS, max(QUIET_MS, took)))

    def listen(self) -> None:
        """Forget what was sent so far."""
        self.sent.clear()

    @property
    def waiting(self) -> bool:
        """Whether something was sent and is not answered yet."""
        return self._under_way > 0

    def rest(self, ms: float = QUIET_MS) -> None:
        """Wait for a moment, and longer while something is under way."""
        self.eyes.ask("pause", ms)
        for _ in range(ANSWERS):
            if not self.waiting:
                return
            self.eyes.ask("pause", 25)

    def photograph(self, file: Path) -> None:
        """A picture of what a person sees."""
        with suppress(Error):
            self.page.screenshot(path=file, caret="initial")

    # Touching

    def clear(self) -> None:
        """Tap away the cards of great events that cover the page, as somebody does who has seen
        them; a tap takes one away."""
        for _ in range(CARDS):
            card = self.eyes.ask("card")
            if card is None:
                if not self.eyes.ask("covered"):
                    return
                self.eyes.ask("pause", 100)
            elif "x" in card:
                self.log.notes["cards tapped away"] += 1
                self.touch_at(card["x"], card["y"])
                self.taps -= 1
        self.log.fault(Kind.UNREACHABLE, "cards", "do not go away when they are tapped")

    def look(self, thing: Thing, ms: int = LOOK_MS) -> Aim:
        """Look at something until it is touched.

        Raises:
            Gone: it is not there (any more).
            Unreachable: it cannot be touched.
        """
        for _ in range(SURE):
            question, aim = self._uncovered(thing, ms)
            self.way += aim.way
            moved = self._moved(aim, ms) if self.eyes.question() == question else ""
            if not moved or self.strict:
                break
            self.rest(self.eyes.quiet)
        if moved:
            self.log.fault(Kind.MOVED, thing.label, moved)
        if aim.gone:
            raise Gone(thing.label)
        if aim.x is None:
            raise Unreachable(f"«{thing.label}» is {aim.why}")
        return aim

    def _uncovered(self, thing: Thing, ms: int) -> tuple[str, Aim]:
        """What is asked, and a target without cards over it: those that come while it is looked at
        are tapped away, too."""
        for _ in range(CARDS):
            self.clear()
            question = self.eyes.question()
            aim = self.eyes.look(thing.n, ms)
            if aim.x is not None or aim.gone or not self.eyes.ask("covered"):
                break
        return question, aim

    def _moved(self, aim: Aim, ms: int) -> str:
        """What became of a target while it was looked at, the question being the same; a control
        that does not send anything may turn or go."""
        if aim.gone:
            return "goes away while it is looked at" if ms == READ_MS and self.strict else ""
        if aim.far > MOST_PX:
            return f"moves by {aim.far} px before it is touched"
        return f"turns while it is looked at: {aim.turned}" if aim.turned and ms == READ_MS else ""

    def tap(
        self, thing: Thing, ms: int = LOOK_MS, *, before: Callable[[], None] = lambda: None
    ) -> Aim:
        """Look at something, then touch it; again if it has moved in between. `before`: what is
        done before each touch, and may raise, too. Raises as `look`."""
        for _ in range(1 if self.strict else SURE):
            aim = self._touched(thing, ms, before)
            if not self.eyes.ask("missed", thing.n):
                return aim
            self.rest(self.eyes.quiet)
            if self._asked(aim.question):
                raise Gone(thing.label)  # somebody else was quicker
        self.log.fault(Kind.MOVED, thing.label, "moves away just before it is touched")
        raise Gone(thing.label)

    def _touched(self, thing: Thing, ms: int, before: Callable[[], None]) -> Aim:
        """Look at something, then touch where it was. A card that came just then takes the touch,
        and does nothing with it: then once more, while the same is asked. Raises as `tap`."""
        for _ in range(CARDS):
            aim = self.look(thing, ms)
            before()
            if not self._lost(aim, thing):
                break
            if self._asked(aim.question):
                raise Gone(thing.label)
        return aim

    def _lost(self, aim: Aim, thing: Thing) -> bool:
        """Touch; whether a card took that. Raises `Gone` if another page is loaded by now."""
        assert aim.x is not None
        assert aim.y is not None
        self.touch_at(aim.x, aim.y)
        lost = bool(self.eyes.ask("missed", thing.n) == "card")
        self.log.notes["taps that a card took"] += lost
        return lost

    def follow(self, thing: Thing) -> None:
        """Look at what leads to another page, then touch it. Raises as `look`."""
        for _ in range(CARDS):
            aim = self.look(thing)
            with suppress(Gone):  # that is where it leads
                if self._lost(aim, thing):
                    continue
            return

    def touch_at(self, x: float, y: float) -> None:
        self.taps += 1
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def unfold(self, folds: tuple[Thing, ...]) -> None:
        """Tap the headings around something folded. Raises as `look`."""
        for fold in folds:
            if self.eyes.ask("open", fold.n):
                continue
            self.tap(fold)
            if not self._until(lambda n=fold.n: self.eyes.ask("open", n)):
                self.log.fault(Kind.DEAD, fold.label, "a tap on the heading opens nothing")
                raise Gone(fold.label)

    def choose(self, thing: Thing, on: bool = True) -> bool:
        """Tap a choice or a flag; whether it then is on, or off. Raises as `look`."""
        question = self.eyes.question()
        self.tap(thing)
        if not self._until(lambda: self.eyes.ask("on", thing.n) is on or self._asked(question)):
            self.log.fault(Kind.DEAD, thing.label, "a tap on the choice does not choose it")
            return False
        return not self._asked(question)

    def pick(self, thing: Thing, value: str) -> None:
        """Choose from a list: a tap that opens it, and one in it. Raises as `look`."""
        self.look(thing)
        self.taps += 2
        self.eyes.ask("pick", thing.n, value)

    def type(self, thing: Thing, text: str) -> None:
        """Tap a field, type something in place of what is in it, close the keyboard. Raises as
        `look`."""
        self.tap(thing)
        self.eyes.ask("selectAll", thing.n)
        self.page.keyboard.type(text)
        self.page.keyboard.press("Tab")
        self.taps += 1

    def _asked(self, question: str) -> bool:
        return self.eyes.question() != question

    def _until(self, true: Any) -> bool:
        for _ in range(DEAF):
            if true():
                return True
            self.rest()
        return False

    def answered(self) -> bool:
        """Wait for the answer to a tap; whether anything was sent."""
        for look in range(ANSWERS):
            if self.sent and not self.waiting:
                return True
            if look >= DEAF and not self.sent and not self.waiting:
                return False
            self.eyes.ask("pause", 25)
        return bool(self.sent)

    def shown(self, before: int) -> None:
        """Wait until the page has shown something since its `before`-th change."""
        for _ in range(SHOWN):
            if self.eyes.ask("changed") > before:
                return
            self.eyes.ask("pause", 25)
