"""Zones "phase", "clock", "tray-head", "purse", "awaited": where the match stands, what is asked,
what the viewer has."""

from collections.abc import Sequence
from functools import cached_property

from intriga.presentation.status import RESOURCES, Resource
from intriga.web.game_pages import Data, as_data
from intriga.web.match.headings import headed, question_of
from intriga.web.match.zones.now import NowZone


class HeadZone(NowZone):
    """Renders the bar of one page, and the head of what is asked."""

    def phase(self) -> Data:
        """Zone "phase": what is being played."""
        said = self.said
        return {"phase": said.title or said.phase, "step": said.step}

    def clock(self) -> Data:
        """Zone "clock": the clock with its word, those of other windows, what may be done about
        time."""
        house = self.page.match_view.observation.house
        halted = house.halted or house.resumes_at is not None
        return self.times() | {"until": self.said.until, "halted": halted}

    def awaited_zone(self) -> Data:
        """Zone "awaited": whose decision is awaited."""
        said = self.said
        return {
            "seats": self.listed() if said.awaited is None else said.awaited,
            "crowd": self.crowd,
        }

    def head(self) -> Data:
        """Zone "tray-head": what is asked; what its page makes of it: how much of the board it
        needs, how high it stands."""
        said, mine = self.said, bool(self.asked)
        ask, why = headed(said)
        if self.shows.now is None and not (mine or why or self.over):
            why = self.idle_text
        return {
            "mine": mine,
            "private": self.private,
            "ask": ask,
            "why": why,
            "question": question_of(self.page.match_view.observation, self.asked),
            "stage": said.stage,
            "tray": said.tray or ("mid" if mine else "low"),
            "rules": self.rules,
            "failed": "now" in self.failed,
        }

    def purse(self) -> Data:
        """Zone "purse": what the viewer has."""
        return {"resources": [as_data(one) for one in self.resources]}

    @cached_property
    def resources(self) -> Sequence[Resource]:
        """What the viewer has, as the game says it."""
        own = self.shows.resources
        if own is None or not self.looker.sits or self.over:
            return ()
        return self.attempt("resources", lambda: [*own(self.view, self.scene)][:RESOURCES], ())
