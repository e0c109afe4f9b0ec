"""Somebody who plays a game against bots: starts by the button of the front page, decides, again
and again, and looks at the health of the page."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from tests.thumb.deciding import Memory, Way
from tests.thumb.drafting import Drafter
from tests.thumb.eyes import Draft, Gone, Thing, View
from tests.thumb.faults import Decision, Kind
from tests.thumb.finger import Finger, Unreachable
from tests.thumb.ordering import Commander
from tests.thumb.sending import Sender
from tests.thumb.words import wrong_words

LOOK = 60
"""Milliseconds between two looks, beside those in which a page stands still."""


@dataclass(frozen=True)
class Patience:
    """When a match is stuck: `tries`: after so many acts of which none was accepted; `looks`: at a
    quiet page on which it is my turn and nothing is offered; `waits`: looks at one on which it is
    not. A look takes 0.15 s at least, so these are a minute and three, and longer on a slow
    machine."""

    tries: int = 40
    looks: int = 400
    waits: int = 1_200


PATIENT = Patience()


class Player:
    """One person who plays one game. `finger`: their tab; `url`: of the server."""

    def __init__(
        self,
        finger: Finger,
        url: str,
        game: str,
        rng: Random,
        language: str,
        *,
        patience: Patience = PATIENT,
    ) -> None:
        self._patience = patience
        self._finger = finger
        self._eyes = finger.eyes
        self._log = finger.log
        self._url = url
        self._game = game
        self._rng = rng
        self._language = language
        self._sender = Sender(finger, rng, language)
        self._drafter = Drafter(finger, self._sender, rng)
        self._commander = Commander(finger, self._sender, rng)
        self._memory = Memory()
        self._name = ""
        self._read: set[str] = set()
        """Wrong words that were seen."""
        self._measured = ""
        """The question that was measured last."""

    # Matches

    def begin(self) -> None:
        """Start a match as a newcomer does: by the first button of the game on the front page."""
        page = self._finger.page
        page.goto(self._url)
        card = page.locator(f"article[data-game='{self._game}']").first
        self._name = card.locator("h2, h3").first.inner_text()
        button = card.locator("form button").first
        n = button.evaluate("(button) => window.thumb.keep(button)")
        self._finger.follow(Thing(n, "play"))
        self._entered()

    def _entered(self) -> None:
        self._finger.page.wait_for_selector("[data-match][data-connected] #tray-head")
        self._log.matches += 1
        self.check_page()

    def play(self, until: Callable[[], bool]) -> None:
        """Play, one match after another, until this is true."""
        self.begin()
        waits = looks = tries = 0
        while not until():
            try:
                self._finger.clear()
                view = self._eyes.survey()
            except Gone:
                continue  # another page
            if not view.match or view.offline:
                if not self._recovers():
                    return
            elif view.over:
                self._log.over.append(view.over)
                self._again(view)
            elif not view.mine:
                waits += 1
                if waits > self._patience.waits:
                    self._log.fault(Kind.STUCK, view.phase, f"nothing happens: {view.asked}")
                    return
                self._finger.rest(LOOK)
            else:
                decision = self._decide(view)
                waits = 0
                looks = looks + 1 if decision is None else 0
                tries = 0 if decision is None or decision.outcome == "accepted" else tries + 1
                if looks > self._patience.looks or tries > self._patience.tries:
                    self._log.fault(Kind.STUCK, view.phase, f"nothing is accepted: {view.asked}")
                    return

    def _recovers(self) -> bool:
        """Whether a page that was lost comes back."""
        for look in range(60):
            with suppress(Gone):
                self._finger.rest(250)
            view = self._eyes.survey()
            if view.match and not view.offline:
                return True
            if not view.match and look > 4:
                break  # another page
        last = self._log.decisions[-1:]
        after = f" after «{last[0].title}» ({last[0].how})" if last else ""
        self._log.fault(Kind.SCRIPT, "page", f"the page of the match is lost{after}")
        return False

    def _again(self, view: View) -> None:
        """Another match, by the button for that, which stands on the page of the results."""
        page = self._finger.page
        results = page.locator("[data-part=end] .finished-next a")
        if view.again is None and results.count():
            n = results.first.evaluate("(link) => window.thumb.keep(link)")
            self._finger.follow(Thing(n, "the results"))
            page.wait_for_selector(".end-foot")
            view = self._eyes.survey()
        if view.again is None:
            self.begin()
            return
        old = page.url
        try:
            self._finger.follow(Thing(view.again, "play again"))
        except (Gone, Unreachable) as problem:
            self._log.fault(Kind.UNREACHABLE, "the end of the match", str(problem))
            self.begin()
            return
        page.wait_for_url(lambda url: url != old)
        self._entered()

    # Deciding

    def _decide(self, view: View) -> Decision | None:
        """Do one thing. None if nothing is offered."""
        if view.tab is not None:
            with suppress(Gone, Unreachable):
                self._finger.tap(Thing(view.tab, "the tab of actions"))
            view = self._eyes.survey()
        if view.question != self._measured:
            self._measured = view.question
            self._log.measures.append(self._eyes.measure())
        way = self._memory.choose(view, self._rng)
        if way is None:
            self._finger.rest(LOOK)
            return None
        decision = Decision(way.one.title[:60], view.asked[:120], view.panel)
        self._finger.taps = 0
        try:
            self._do(view, way, decision)
        except Gone as gone:
            decision.told(f"{gone} went away")
        decision.taps = self._finger.taps
        self._memory.note(view, way, good=decision.outcome in {"accepted", "overtaken"})
        self._log.decisions.append(decision)
        self.check_page()
        return decision

    def _do(self, view: View, way: Way, decision: Decision) -> None:
        """Do it; if something is out of reach, with the panel pulled up, as people do."""
        careless = self._rng.random() < 0.06
        for pulled in (False, True):
            try:
                self._carry_out(view, way, decision, careless)
                return
            except Unreachable as problem:
                if not pulled and self._pull():
                    continue
                self._finger.rest(LOOK)
                if self._eyes.question() == view.question:
                    decision.outcome = "unreachable"
                    self._log.fault(Kind.UNREACHABLE, decision.title, str(problem))
                return

    def _carry_out(self, view: View, way: Way, decision: Decision, careless: bool) -> None:
        if isinstance(way.one, Draft):
            self._drafter.write(view, way.one, way.what, decision, careless)
        elif way.what == "order":
            self._commander.order(view, decision)
        else:
            self._sender.send_form(view, way.one, decision, careless)

    def _pull(self) -> bool:
        """Pull the panel of actions up; whether that was possible."""
        view = self._eyes.survey()
        if view.handle is None or view.tall:
            return False
        self._finger.tap(Thing(view.handle, "the handle of the panel"))
        return True

    # The health of the page

    def check_page(self) -> None:
        """What can be read is meant for people, and nothing is cut off."""
        shown = self._eyes.text()
        names = [self._name, *shown.names]
        for token, found in wrong_words(shown.text, self._language, names).items():
            if token not in self._read:
                self._read.add(token)
                self._log.fault(Kind.WORDS, "page", found)
        across = self._eyes.across()
        if across.far:
            self._log.fault(Kind.WIDE, "page", f"{across.what} by {across.far} px")

    def visit_tabs(self) -> None:
        """Look into the other zones of a phone, and come back."""
        tabs = [Thing(one["n"], one["label"]) for one in self._eyes.ask("tabs")]
        for tab in [*tabs, *tabs[:1]]:
            with suppress(Gone, Unreachable):
                self._finger.tap(tab)
                self._finger.rest(0)
                self.check_page()
