"""Orders that are given by taps on a map, or from the list beside it."""

from random import Random

from tests.thumb.eyes import Chart, Gone, Spot, Thing, View
from tests.thumb.faults import Decision, Kind
from tests.thumb.finger import READ_MS, Finger
from tests.thumb.sending import Sender

MOST_TAPS = 4
"""How many taps an order takes at most: a unit, a place, a choice, another place."""


class Commander:
    """Orders one unit."""

    def __init__(self, finger: Finger, sender: Sender, rng: Random) -> None:
        self._finger = finger
        self._eyes = finger.eyes
        self._sender = sender
        self._rng = rng

    def order(self, view: View, decision: Decision) -> None:
        """Order a unit. Raises `Gone`, `Unreachable`."""
        chart = self._chart()
        self._finger.listen()
        before = self._eyes.outcome()
        if chart.lines and (self._rng.random() < 0.3 or not (chart.all or chart.lit)):
            self._by_list(chart, decision)
        else:
            self._by_taps(chart, decision)
        if self._finger.answered():
            self._sender.judge(view, decision, before, self._eyes.outcome())
            return
        decision.outcome = "missed"
        if (now := self._eyes.chart()) and now.picking and now.buttons:
            self._finger.tap(now.buttons[-1])  # let go of the unit

    def _chart(self) -> Chart:
        chart = self._eyes.chart()
        if chart is None:
            raise Gone("the map")
        return chart

    def _by_list(self, chart: Chart, decision: Decision) -> None:
        line = self._rng.choice(chart.lines)
        decision.told(line.label)
        self._finger.tap(line, READ_MS)
        panel = self._chart()
        if panel.list is None or not panel.list.choices:
            raise Gone("the list of orders")
        question = self._eyes.question()
        pick = self._rng.choice(panel.list.choices)
        self._finger.pick(Thing(panel.list.n, "the list of orders"), pick.value)
        decision.told(pick.label)
        try:
            self._finger.tap(panel.buttons[0], READ_MS)
        except Gone:
            if self._eyes.question() == question:
                text = "what was chosen in the list of orders is gone before it is confirmed"
                self._finger.log.fault(Kind.LOST, decision.title, text)
            raise

    def _by_taps(self, chart: Chart, decision: Decision) -> None:
        units = chart.units or (() if chart.lit else chart.all)
        if units:
            self._touch(self._rng.choice(units), decision)
            chart = self._chart()
        for step in range(MOST_TAPS):
            asked = len(chart.buttons) > 1 and step > 0
            if chart.lit and not asked:
                self._touch(self._rng.choice(chart.lit), decision)
            elif chart.buttons:
                button = self._rng.choice(chart.buttons[:-1] if asked else chart.buttons[:1])
                decision.told(button.label)
                self._finger.tap(button, READ_MS)
            else:
                raise Gone("a way for the unit")
            if self._finger.answered():
                return
            chart = self._chart()

    def _touch(self, spot: Spot, decision: Decision) -> None:
        decision.told(spot.label.rpartition("#")[2])
        self._finger.touch_at(spot.x, spot.y)
        self._finger.rest(READ_MS)
