"""Zones "tray-body", "tray-foot", "notices": the forms of a seat, with what was wrong with the last
one sent, and what the table tells it."""

from functools import cached_property, partial

from intriga.kernel.actors import PUBLIC
from intriga.kernel.disclosure.events import Event
from intriga.kernel.house_rules.house_state import Undo
from intriga.table.event_texts import event_text
from intriga.table.match.bots.advising import may_ask
from intriga.web.game_pages import Data
from intriga.web.match.forms.foot import foot_of, opposite_of
from intriga.web.match.zones.head import HeadZone
from intriga.web.match.zones.notices import (
    barred_notice,
    break_notice,
    end_notice,
    failing_notice,
    seat_notices,
    undo_notice,
)
from intriga.web.match.zones.offered_forms import Decided, OfferedForms
from intriga.web.match.zones.outcome import OutcomeBanner
from intriga.web.rendering.fragments import digest


class TrayZone(OfferedForms, HeadZone, OutcomeBanner):
    """Renders the tray of one page."""

    @property
    def tray(self) -> Data:
        """Zones "tray-body" and "tray-foot": the forms of this seat, with what was wrong with the
        last one sent; the one that is the decision has its buttons in the foot."""
        made, asked = self._tray
        self.looker.asked |= asked
        return made

    @cached_property
    def _tray(self) -> tuple[Data, bool]:
        """The tray, which two zones are made from, and whether it has asked who looks."""
        before, self.looker.asked = self.looker.asked, False
        made, asked = self._tray_data(), self.looker.asked
        self.looker.asked |= before
        return made, asked

    def _tray_data(self) -> Data:
        page = self.page
        offered = Decided([], None)
        if page.offer is not None and not self.over:
            offered = self.offered(page.offer)
        forms, main, generation = offered
        problem = page.problem.text if page.problem else None
        beside_form = any(form["error"] for form in forms)
        refusal = None if beside_form else page.refusal or problem
        answers = [form for form in forms if form["answers"]]
        arranged = self.arranged(forms)
        foot = foot_of(main, forms, str(generation))
        watching = not self.looker.sits and not self.over and self.shows.now is not None
        return {
            "failed": "arrange" in self.failed,
            "forms": forms,
            "main": main["key"] if main else None,
            "in_foot": opposite_of(main, foot),
            "foot": foot,
            "error": {"text": refusal, "possible": None} if refusal else None,
            "receipt": page.receipt,
            "hint": page.hint,
            "hints": self.hints,
            "writes": bool(self.drafted) or any(form["writes"] for form in forms),
            "quick": self.solo and bool(self.shows.forms.quick),
            "quick_pause": "{}-{}".format(*self.site.settings.quick_pause),
            "answers": digest("".join(str(form["html"].generation) for form in forms)),
            "standing_by": self.standing_by if watching else None,
            "sole": len(answers) == 1 and self._is_formality(answers[0]),
            **arranged,
        }

    @cached_property
    def solo(self) -> bool:
        """Whether the viewer plays against bots alone."""
        me = self.page.match_view.viewer
        others = (seat for seat in self.page.info.seats if seat.seat != me)
        return all(seat.kind in ("bot", "left") for seat in others)

    @cached_property
    def hints(self) -> str:
        """Whether a bot may be asked what it would do: `now`, as something is asked; `later`; empty
        where hints are off."""
        info, me = self.page.info, self.page.match_view.viewer
        if not isinstance(me, int) or self.over or not self.pages.game.bots:
            return ""
        people = (seat.seat for seat in info.seats if seat.kind == "person")
        if not info.lesson and not may_ask(info.terms, people, me):
            return ""
        return "now" if self.asked else "later"

    def notices(self) -> Data:
        """Zone "notices": what the table asks or tells this viewer."""
        return {"notices": self._notices()}

    def _is_formality(self, form: Data) -> bool:
        """Whether a page may send this form automatically: the game allows it, and there is nothing
        to choose. Only against bots: how soon it is sent would tell people what there is."""
        if form["act"] not in self.shows.forms.quick or form["question"] is not None:
            return False
        return all(map(_has_one_choice, form["fields"]))

    def _notices(self) -> list[Data]:
        page, now = self.page, self.site.settings.now()
        if self.over:
            return []
        notices = seat_notices(page.info, page.match_view, self.me, now=now, t=self.t)
        proposal = page.match_view.observation.house.proposal
        if proposal is not None and proposal.stands(now):
            result = self.result(proposal.outcome)
            notices.insert(0, end_notice(page.match_view, proposal, self.me, result, self.t))
        undo = page.match_view.observation.house.undo
        if undo is not None and undo.stands(now):
            asked = undo_notice(page.match_view, undo, self.me, self.undone(undo), self.t)
            notices.insert(0, asked)
        pause = break_notice(page.info, page.match_view, self.me, now=now, t=self.t)
        notices = [pause, *notices] if pause else notices
        failing = failing_notice(page.info, page.match_view, self.t)
        notices = [failing, *notices] if failing else notices
        barred = barred_notice(page.offer, self.book, self.game, self.t)
        return [*notices, barred] if barred else notices

    def undone(self, undo: Undo) -> str:
        """The first event that a request would take back, in words."""
        event = Event(PUBLIC, undo.id, undo.params)
        text = partial(event_text, self.book, self.game, event, tuple(self.names))
        return self.attempt(f"event {undo.id}", text, "")


def _has_one_choice(field: Data) -> bool:
    return field["kind"] == "choice" and len(field["choices"]) == 1
