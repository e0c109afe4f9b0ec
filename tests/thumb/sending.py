"""Sending what was filled in, and reading what the page says to it."""

from collections.abc import Callable
from functools import partial
from random import Random

from tests.thumb.eyes import Fields, Form, Gone, Outcome, Said, Thing, View
from tests.thumb.faults import Decision, Kind
from tests.thumb.filling import Filler, thing
from tests.thumb.finger import READ_MS, Finger


class Sender:
    """Fills in and sends forms. `me`: my name, which nobody chooses where it is a button."""

    def __init__(self, finger: Finger, rng: Random, language: str) -> None:
        self._finger = finger
        self._eyes = finger.eyes
        self._rng = rng
        self._language = language

    def filler(self, decision: Decision, careless: bool) -> Filler:
        """Somebody who fills in a form or a row."""
        return Filler(self._finger, self._rng, self._language, decision, careless=careless)

    def send_form(self, view: View, form: Form, decision: Decision, careless: bool) -> None:
        """Fill in a form and send it. Raises `Gone`, `Unreachable`."""
        self._finger.unfold(form.folds)
        answers = self._eyes.ask("answers", form.n)
        filler = self.filler(decision, careless)
        filled = filler.fill(form.n)
        submits = filled.submits()
        if not submits:
            decision.outcome = "unfilled"
            return
        if filled.marks and not decision.careless:
            # The page says what is missing before the tap, as it should; what is offered did not
            # suffice, or a person would have to read.
            decision.outcome = "unfilled"
            self._finger.log.notes.update([f"marked: {decision.title}: {filled.marks[0]}"])
            return
        button = self._rng.choice(submits)
        if len(submits) > 1:
            decision.told(f"the button «{button.label}»")
        before = self._eyes.outcome()
        self._finger.way = 0
        entered: dict[str, str] = {}

        def ready() -> None:
            filler.compare(form.n)
            if self._eyes.ask("answers", form.n) != answers:
                raise Gone("the question")
            entered.update(self._eyes.values(form.n) or {})
            self._finger.listen()

        self._finger.tap(thing(button), READ_MS, before=ready)
        decision.way = self._finger.way
        self.read(view, form.n, decision, before, partial(self._raced, form, filled, entered))
        if decision.outcome in {"refused", "told"}:
            self._keeps(form, entered, answers, decision)

    def read(
        self,
        view: View,
        form: int,
        decision: Decision,
        before: Outcome,
        raced: Callable[[], bool] = lambda: False,
    ) -> None:
        """What came of a tap that sends. `raced`: whether the form offers something else by now."""
        if not self._finger.answered():
            self._silent(view, form, decision, before)
            return
        self._finger.shown(before.changes)
        after = self._eyes.outcome()
        if after.ask and (before.ask is None or after.ask.text != before.ask.text):
            decision.told(f"asked «{after.ask.text[:60]}»")
            self._finger.listen()
            self._finger.tap(after.ask.buttons[-1], READ_MS)
            self.read(view, form, decision, after, raced)
            return
        self.judge(view, decision, before, after, raced, key=self._eyes.ask("act", form))

    def judge(
        self,
        view: View,
        decision: Decision,
        before: Outcome,
        after: Outcome,
        raced: Callable[[], bool] = lambda: False,
        *,
        key: str = "",
    ) -> None:
        """Whether it was accepted, by what was answered and by what the page shows. `key`: the form
        that was sent; what another says is no answer to it, but of what became of its choices."""
        news = [one for one in self.news(before, after) if one.form in {"", key}]
        moved = after.question != view.question
        if self._finger.sent[-1] < 400 and (moved or not news):
            decision.outcome = "accepted"
            if news:
                text = f"«{news[0].text}» although it was accepted, after: {decision.how}"
                self._finger.log.fault(Kind.FALSE, decision.title, text)
            return
        news = news or [one for one in after.errors if one.form in {"", key}]
        told = "; ".join(dict.fromkeys(one.text for one in news))
        if moved or raced():
            decision.outcome = "overtaken"
            return
        if not any(one.seen for one in news) and not after.state:
            what = f"«{told}» is out of sight" if told else "refused without a word"
            self._finger.log.fault(Kind.HIDDEN, decision.title, f"{what}, after: {decision.how}")
        if decision.careless:
            decision.outcome = "told"
            return
        decision.outcome = "refused"
        said = told or after.state
        self._finger.log.fault(Kind.REFUSED, decision.title, f"«{said}» after: {decision.how}")

    def _raced(self, form: Form, filled: Fields, entered: dict[str, str]) -> bool:
        """Whether somebody else was faster: the form has other limits now, or what was entered is
        no longer among what it offers."""
        n = self._eyes.ask("form", form.key)
        now = self._eyes.fields(n) if n is not None else None
        if now is None:
            return True
        before = {one.id: one for one in filled.fields}
        for one in now.fields:
            old = before.get(one.id)
            if old is None or one.kind == "submit":
                continue
            if (one.low, one.high) != (old.low, old.high):
                return True
            offered = {choice.value for choice in one.choices}
            if offered and entered.get(one.name, "") not in {"", *offered}:
                return True
        return [b.label for b in now.submits()] != [b.label for b in filled.submits()]

    @staticmethod
    def news(before: Outcome, after: Outcome) -> list[Said]:
        """Errors that were not there before."""
        old = {one.text for one in before.errors}
        return [one for one in after.errors if one.text not in old]

    def _silent(self, view: View, form: int, decision: Decision, before: Outcome) -> None:
        """Nothing was sent: the browser may ask for a field, or the page may say something."""
        after = self._eyes.outcome()
        seen = self._eyes.fields(form)
        if seen is None or after.question != view.question:
            return
        missing = [one for one in seen.fields if one.name in seen.invalid]
        empty = [one for one in missing if one.kind in ("list", "choice") and not one.choices]
        if decision.careless and (missing or seen.marks):
            decision.outcome = "told"
        elif empty:
            decision.outcome = "refused"
            what = f"needs «{empty[0].label}», which offers nothing, after: {decision.how}"
            self._finger.log.fault(Kind.REFUSED, decision.title, what)
        elif missing or seen.marks or after.errors:
            decision.outcome = "unfilled"
            names = ", ".join(one.label for one in missing)
            self._finger.log.notes.update([f"left open: {decision.title}: {names}"])
        elif after.changes == before.changes:
            decision.outcome = "refused"
            text = f"its button sends nothing and says nothing, after: {decision.how}"
            self._finger.log.fault(Kind.DEAD, decision.title, text)
        else:
            decision.outcome = "missed"

    def _keeps(self, form: Form, entered: dict[str, str], answers: str, decision: Decision) -> None:
        """After a refusal, what was entered is still there."""
        now = self._eyes.ask("form", form.key)
        if now is None or self._eyes.ask("answers", now) != answers:
            return
        values = self._eyes.values(now) or {}
        for name, value in entered.items():
            if value and values.get(name) != value:
                gone = f"«{name}» after a refusal: {value} → {values.get(name, 'no such field')}"
                self._finger.log.fault(Kind.LOST, decision.title, gone)

    def press(self, view: View, button: Thing, root: int, decision: Decision) -> None:
        """Tap a button that sends something by itself. Raises `Gone`, `Unreachable`."""
        self._finger.unfold(button.folds)
        before = self._eyes.outcome()
        self._finger.way = 0
        self._finger.listen()
        self._finger.tap(button, READ_MS)
        decision.way = self._finger.way
        self.read(view, root, decision, before)
