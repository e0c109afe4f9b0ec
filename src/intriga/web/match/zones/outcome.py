"""The banner of a finished match, and outcomes in words."""

from intriga.kernel.game import Outcome
from intriga.web.game_pages import Data
from intriga.web.lobby.waiting.room import league_link
from intriga.web.match.renderer import PageRenderer
from intriga.web.verdict import PersonalOutcome


class OutcomeBanner(PageRenderer):
    """Renders what the end of a match is for the viewer of one page."""

    def finished(self) -> Data | None:
        """The banner of a finished match."""
        outcome = self.page.match_view.observation.outcome
        if outcome is None:
            return None
        info = self.page.info
        verdict = PersonalOutcome(self.site.game(self.game), outcome, self.me)
        return {
            "headline": self.result(outcome),
            "reason": self.book.text_of(outcome.reason, self.names),
            "verdict": verdict.mine,
            "stamp": verdict.stamp,
            "replay_url": f"/m/{info.id}/replay",
            "again": self.t("play-again-join" if info.next else "play-again"),
            "again_url": f"/m/{info.id}/again" if self.me is not None else None,
            "next_url": f"/m/{info.next}" if info.next else None,
            "league": league_link(info),
        }

    def result(self, outcome: Outcome) -> str:
        """An outcome in words, as this viewer is told it."""
        verdict = PersonalOutcome(self.site.game(self.game), outcome, self.me)
        return self.t("finished", **verdict.params(self.names))
