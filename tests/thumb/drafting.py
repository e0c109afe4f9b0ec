"""Lists that are written row by row, saved as they are written, and handed in."""

from contextlib import suppress
from random import Random

from tests.thumb.eyes import Draft, Gone, View
from tests.thumb.faults import Decision
from tests.thumb.finger import Finger
from tests.thumb.sending import Sender

MOST_FIELDS = 20
SAVING_MS = 120
"""How long a page may wait before it saves what was chosen."""


class Drafter:
    """Writes a list: takes over a plan, adds a row, hands it in."""

    def __init__(self, finger: Finger, sender: Sender, rng: Random) -> None:
        self._finger = finger
        self._eyes = finger.eyes
        self._sender = sender
        self._rng = rng

    def write(
        self, view: View, draft: Draft, what: str, decision: Decision, careless: bool
    ) -> None:
        """One step: `take`, `row`, `mend` or `hand`. Raises `Gone`, `Unreachable`."""
        if what == "row":
            self._row(view, draft, decision, careless)
            return
        if what == "mend":
            self._mend(view, draft, decision)
            return
        button = self._rng.choice(draft.take if what == "take" else draft.hand)
        decision.told(f"«{button.label}», with {draft.rows} rows")
        decision.careless = what == "hand" and bool(draft.marked)  # it has been told
        self._sender.press(view, button, draft.n, decision)
        self._saved(draft)

    def _row(self, view: View, draft: Draft, decision: Decision, careless: bool) -> None:
        before = self._eyes.outcome()
        self._finger.way = 0
        self._finger.listen()
        button = self._rng.choice(draft.add)
        self._finger.unfold(button.folds)
        self._finger.tap(button)
        decision.way = self._finger.way
        decision.told(f"a row by «{button.label}»")
        self._finger.rest()
        self._fill_last(draft, decision, careless)
        self._saved(draft)
        if not self._finger.answered():
            decision.outcome = "missed"  # nothing of the row was to be entered
            return
        self._sender.judge(view, decision, before, self._eyes.outcome())
        if decision.outcome in ("refused", "told"):
            self.tidy(draft)

    def _mend(self, view: View, draft: Draft, decision: Decision) -> None:
        """Fill in what the page says is missing in a row."""
        assert draft.open is not None
        before = self._eyes.outcome()
        self._finger.listen()
        self._finger.unfold(draft.open.folds)
        decision.told("what is missing in a row")
        filler = self._sender.filler(decision, careless=False)
        for _ in range(MOST_FIELDS):
            self._saved(draft)
            with suppress(Gone):  # it is made anew
                if not filler.step(draft.open.n):
                    break
        self._saved(draft)
        if not self._finger.answered():
            decision.outcome = "unfilled"  # nothing there is offered
            return
        self._sender.judge(view, decision, before, self._eyes.outcome())

    def _fill_last(self, draft: Draft, decision: Decision, careless: bool) -> None:
        """Fill in the newest row. Its fields follow from one another, and saving makes it anew."""
        filler = self._sender.filler(decision, careless)
        for _ in range(MOST_FIELDS):
            self._saved(draft)
            row = self._eyes.ask("lastRow", draft.n)
            if row is None:
                raise Gone("the row")
            with suppress(Gone):  # it is made anew
                if not filler.step(row["n"]):
                    return

    def _saved(self, draft: Draft) -> None:
        """Wait until the page says that all is saved."""
        self._finger.rest(SAVING_MS)
        for _ in range(200):
            if not self._eyes.ask("saving", draft.n):
                return
            self._finger.rest()

    def tidy(self, draft: Draft) -> None:
        """Take away the last row, which the page does not take. Raises `Gone`, `Unreachable`."""
        now = next((one for one in self._eyes.survey().drafts if one.key == draft.key), None)
        if now and now.remove:
            self._finger.tap(now.remove[-1])
            self._saved(now)
