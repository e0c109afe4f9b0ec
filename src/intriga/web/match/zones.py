"""The zones of a match's page, each a fragment with a fixed id: what one viewer sees now.

Zones are rendered once for a viewer and a language, however many pages show them; what
differs from page to page stands in them as a placeholder (see `fragments`).
"""

from collections.abc import Sequence
from functools import cached_property, partial
from typing import Any, Final

from markupsafe import Markup
from msgspec.structs import replace

from intriga.kernel.actors import PUBLIC, Seat
from intriga.kernel.disclosure.events import Event
from intriga.kernel.game import Outcome
from intriga.kernel.house_rules.house_state import Undo
from intriga.kernel.observe import Offer
from intriga.kernel.questions.forms import spoken
from intriga.presentation.status import Now, PersonNote
from intriga.table.event_texts import event_text
from intriga.web.fragments import GENERATION, packed
from intriga.web.game_pages import Data, as_data
from intriga.web.lobby.places import officials_data
from intriga.web.lobby.rules import rendered as rendered_rules
from intriga.web.lobby.waiting_room import league_link
from intriga.web.match.added import arranged, shown, with_extras
from intriga.web.match.chat_view import RoomRenderer
from intriga.web.match.clocks import clock_note, clocks_of, time_buttons
from intriga.web.match.forms import FormHtml, KnownForm
from intriga.web.match.notices import (
    barred_notice,
    break_notice,
    end_notice,
    failing_notice,
    seat_notices,
    undo_notice,
)
from intriga.web.match.own_links import own_links, print_links
from intriga.web.match.renderer import PageRenderer
from intriga.web.match.seat_actions import SeatButtons
from intriga.web.verdict import PersonalOutcome

ROOMS: Final = "zone-rooms"
NAMED: Final = 12
"""How many players are named where it is said who is awaited; of more, the number."""


class Zones(PageRenderer):
    """Renders the zones of one page."""

    # the data of each zone

    def now(self) -> Data:
        """Zone "now": phase, who has to act, clock, what is asked."""
        mine = bool(self.asked)
        match_view = self.page.match_view
        clock, clocks = (
            (None, [])
            if self.over
            else clocks_of(match_view, self.page.info.schedule.zone, self.book)
        )
        phase, paused = self._phase(mine), self._paused()
        if paused and not self.over:
            phase = replace(phase, asked=paused)
        return {
            "failed": "now" in self.failed,
            "mine": mine,
            "private": self.private,
            "clock": clock,
            "clocks": clocks,
            "clock_note": None if clock or self.over else clock_note(self.page, self.t),
            "time": [] if self.over else time_buttons(self.page, self.me, self.t),
            "rules": None if self.over else self._rules(),
            "awaited": self._awaited() if phase.awaited is None else phase.awaited,
            "crowd": self.t("awaited-many", n=len(self.awaited)) if self._crowd else None,
            "phase": phase.phase,
            "step": phase.step,
            "asked": phase.asked,
        }

    @property
    def _crowd(self) -> bool:
        """Whether more are awaited than can be listed beside what is asked."""
        return len(self.awaited) > NAMED

    def _awaited(self) -> list[Data]:
        if self._crowd:
            return []
        return [self.seat_data(seat) | {"done": False} for seat in self.awaited]

    def _paused(self) -> str:
        """That the match is paused, and until when; "" if it is not."""
        house = self.page.match_view.observation.house
        if house.resumes_at is not None:
            zone = self.page.info.schedule.zone
            return self.t("act-away", until=house.resumes_at, zone=zone)
        if house.stalled is not None:
            return self.t("act-stalled", why=house.stalled.why)
        return self.t("act-paused") if house.paused else ""

    def _phase(self, mine: bool) -> Now:
        """The phase and what is asked, as the game says it; it knows nothing of an early end."""
        outcome = self.page.match_view.observation.outcome
        own = self.shows.now
        if own is None or (outcome is not None and outcome.early):
            return self._plain_now(mine)
        said = self.attempt("now", lambda: own(self.view, self.scene), None)
        return self._plain_now(mine) if said is None else said

    def _plain_now(self, mine: bool) -> Now:
        """The phase and what is asked, for a game that says nothing of it."""
        if self.over:
            return Now(self.t("match-over"), self.t("match-over-note"))
        forms = self.page.match_view.observation.forms
        here = [form for form in forms if (form.asks if self.private else form.main)]
        if mine and here:
            asked = self.book.say(
                f"form-{self.game}-{here[0].act}", spoken(here[0].preset), self.names
            )
        else:
            asked = self.t("asked-you" if mine else "asked-others")
        return Now(self.t("match-goes-on"), asked)

    def _rules(self) -> Data | None:
        """What the rules say about the window that is open: the one that asks this seat, else the
        first. None for a game without rules to read."""
        text, contents = rendered_rules(self.site.games[self.game].words, self.page.language)
        if not text:
            return None
        windows = self.page.match_view.observation.windows
        window = next((w for w in windows if w.key in self.asked), next(iter(windows), None))
        part = None
        if window is not None:
            part = self.shows.rules.get(window.key) or self.shows.rules.get(window.kind)
        titles = {heading["id"]: heading["title"] for heading in contents}
        known = part in titles
        return {
            "url": f"/rules/{self.game}" + (f"#{part}" if known else ""),
            "part": part if known else None,
            "title": self.t("rules-here", part=titles[part]) if known else self.t("nav-rules"),
        }

    def board(self) -> Data:
        """Zone "board": the game's own, or the position in sentences; where the game has turns,
        with the slider through them."""
        board = self._board()
        if self.slider:
            bar = self.fragment("turns_bar", turns={"last": len(self.page.turns)})
            board = board | {"parts": {**board.get("parts", {}), "turns-bar": Markup(bar)}}
        return board

    def _board(self) -> Data:
        own = self.shows.board
        if own is not None:
            return self.attempt("board", lambda: as_data(own(self.view, self.scene)), _failed())
        return self.attempt("the position", self._position, _failed())

    def _position(self) -> Data:
        messages = self.site.games[self.game].describe(self.view)
        lines = [self.line(message) for message in messages]
        return {"lines": lines, "own": self.own}

    def turn_name(self, event: Event) -> str:
        """The name of the turn that this event ended."""
        turns = self.shows.turns
        if turns is None:
            return ""
        return self.attempt("turn_name", lambda: turns.name(self.view, self.scene, event), "")

    def turn(self, event: Event) -> Data:
        """A past turn, from the event that ended it."""
        turns = self.shows.turns
        assert turns is not None, "a game without turns has none that are past"
        make = partial(turns.data, self.view, self.scene, event)
        made = self.attempt("turn", lambda: as_data(make()), _failed())
        return {"name": self.turn_name(event), **made}

    def card(self) -> Data | None:
        """Zone "card", where the game has one."""
        own, failed = self.shows.card, _failed()
        if own is None:
            return None

        def make() -> Data:
            made = own(self.view, self.scene)
            return {} if made is None else as_data(made)

        return self.attempt("card", make, failed) or None

    def act(self) -> Data:
        """Zone "act": the forms of this seat, with what was wrong with the last one sent."""
        page = self.page
        forms = []
        if page.offer is not None and not self.over:
            forms = self._forms(page.offer)
        beside_form = any(form["error"] for form in forms)
        problem = page.problem.text if page.problem else None
        refusal = None if beside_form else page.refusal or problem
        answers = [form for form in forms if form["answers"]]
        solo = all(seat.kind in ("bot", "left") or seat.seat == self.me for seat in page.info.seats)
        arranged = self._arranged(forms)
        return {
            "failed": "arrange" in self.failed,
            "url": f"{self.url}/act",
            "forms": forms,
            "error": {"text": refusal, "possible": None} if refusal else None,
            "receipt": page.receipt,
            "notices": self._notices(),
            "empty": None if answers or self.drafted else self.idle_text,
            "idle": not answers and not self.drafted,
            "writes": bool(self.drafted) or any(form["writes"] for form in forms),
            "quick": solo and bool(self.shows.forms.quick),
            "quick_pause": "{}-{}".format(*self.site.settings.quick_pause),
            "sole": len(answers) == 1 and self._is_formality(answers[0]),
            **arranged,
        }

    @cached_property
    def form_view(self) -> Any:
        """The view as far as the forms follow from it."""
        own = self.shows.forms.view
        return self.attempt("form_view", lambda: own(self.view), self.view) if own else self.view

    def _arranged(self, forms: list[Data]) -> Data:
        """The groups of the forms and what stands, as the game says it."""
        plain: Data = {"groups": [], "standing": []}
        arrange = self.shows.forms.arrange
        if arrange is None or self.page.offer is None or self.over:
            return plain

        def made() -> Data:
            wrong = {form["key"] for form in forms if form["error"]}
            found = arrange(self.form_view, self.scene, [*map(shown, forms)])
            return arranged(found, wrong)

        return self.attempt("arrange", made, plain)

    def _forms(self, offer: Offer) -> list[Data]:
        """The forms with their HTML. But for the generation of its window a form is often as it was
        a turn ago, so it is made without that."""
        problem, written = self.page.problem, self.drafted
        generation = GENERATION if problem is None else None
        memory = self.form_memory if problem is None else {}
        made, rendered = [], [known.source for known in memory.values()]
        shown = [form for form in offer.forms if (form.act, form.preset) not in written]
        forms = self.forms(offer, problem, generation, without=written)
        for form, data in zip(shown, forms, strict=True):
            whole, source = self._form_html(data, memory.get(data["key"]))
            made.append(whole | {"html": FormHtml(source, form.generation)})
        if rendered != [known.source for known in memory.values()]:
            self.keep_forms()
        return made

    def _form_html(self, data: Data, known: KnownForm | None) -> tuple[Data, bytes]:
        """A form with what the game adds to it, and its HTML; where that fails, without it."""
        extras = self.shows.forms.extras
        plain = data | {"failed": "help"}

        def add() -> Data:
            if extras is None:
                return data
            return with_extras(self.game, data, extras(self.form_view, self.scene, shown(data)))

        def html(whole: Data) -> bytes:
            if known is not None and known.data is data:
                return known.html(whole, self.frame, partial(self.fragment, "act_form", f=whole))
            return packed(self.fragment("act_form", f=whole))

        part = f"form_extras of {data['act']}"
        whole = data if data.get("failed") else self.attempt(part, add, plain)
        ways = (whole, plain, data | {"failed": "form", "fields": []})
        for way in ways[:-1]:
            made = self.attempt(f"form {data['act']}", partial(html, way), b"")
            if made:
                return way, made
        return ways[-1], html(ways[-1])

    @cached_property
    def drafted(self) -> list[tuple[str, Data]]:
        """The acts, with what is preset in them, that this viewer writes as drafts: those are shown
        in the place of their forms (see `draft_view`)."""
        if self.page.offer is None or self.over:
            return []
        own = self.shows.drafts.own
        return [(one.act, one.preset) for one in self.page.offer.drafts() if one.act not in own]

    def _notices(self) -> list[Data]:
        """What is told above the actions."""
        page, now = self.page, self.site.settings.now()
        if self.over:
            return []
        notices = seat_notices(page.info, page.match_view, self.me, now=now, t=self.t)
        proposal = page.match_view.observation.house.proposal
        if proposal is not None and proposal.stands(now):
            result = self._result(proposal.outcome)
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

    def _is_formality(self, form: Data) -> bool:
        """Whether a page may send this form automatically: the game allows it, and there is nothing
        to choose. Only against bots: how soon it is sent would tell people what there is."""
        if form["act"] not in self.shows.forms.quick or form["question"] is not None:
            return False
        return all(map(_has_one_choice, form["fields"]))

    @cached_property
    def idle_text(self) -> str:
        """Why there is nothing to do now, for a page on which nothing is asked."""
        if self.over:
            return self.t("act-over")
        if self.me is None:
            return self.t("act-office" if self.page.info.official else "act-watching")
        if paused := self._paused():
            return paused
        others = [seat for seat in self.awaited if seat != self.me]
        windows = self.page.match_view.observation.windows
        sealed = any(window.asked for window in windows)
        if others and self._crowd:
            return self.t("act-wait-sealed-many" if sealed else "act-wait-many")
        if others:
            names = [self.names[seat] for seat in others]
            return self.t("act-wait-sealed" if sealed else "act-wait", names=names)
        answered = any(window.early and self.me in window.asked for window in windows)
        return self.t("act-answered" if answered else "act-nothing")

    def dispatches(self) -> Data:
        """Zone "dispatches": groups of events, the newest first."""
        groups: list[Data] = []
        for number, event in self.page.events:
            if not groups or self.opens(event):
                groups.append(self.group(number, event))
            if not self.opens(event):
                groups[-1]["items"].append(self.dispatch(number, event))
        for group in groups:
            group["items"].reverse()
        return {"groups": groups[::-1], "earlier_url": self.page.earlier}

    def opens(self, event: Event) -> bool:
        """Whether this event begins a new group."""
        return event.id in self.shows.news.opens

    def group(self, number: int, event: Event) -> Data:
        """A new group that begins with this event; an event that opens a group is its title."""
        if self.opens(event):
            title = self.text_of(event, number)
        else:
            title = self.t("dispatches-before" if self.page.earlier else "dispatches-start")
        return {"key": str(number), "title": title, "items": []}

    def dispatch(self, number: int, event: Event) -> Data:
        """One event; one that cannot be told is a line that says so."""
        make = partial(self._dispatch, number, event)
        return self.attempt(event.id, make, None) or self._untold(number, event)

    def _untold(self, number: int, event: Event) -> Data:
        lacking = ("why", "key", "concerns", "seat", "mark", "hue", "picture", "erases")
        return dict.fromkeys(lacking) | {
            "id": number,
            "text": self.t("part-failed-line"),
            "private": event.to != PUBLIC and self.me is not None,
            "documents": [],
        }

    def _dispatch(self, number: int, event: Event) -> Data:
        seat = next((seat for seat in map(_seat_of, event.params.values()) if seat is not None), -1)
        known = 0 <= seat < len(self.scene.marks)
        return {
            "id": number,
            "text": self.text_of(event, number),
            "why": None,
            "private": event.to != PUBLIC and self.me is not None,
            "key": event.id in self.shows.news.key,
            "concerns": self.concerns(event),
            "seat": seat if known else None,
            "mark": self.scene.marks[seat] if known else None,
            "hue": self.marks[seat][1] if known else None,
            "documents": self.documents(event.params),
            "picture": self._picture(event),
            "erases": event.params.get("text") if event.id == "table-document-erased" else None,
        }

    def _picture(self, event: Event) -> str | None:
        """The address of the picture of the turn that this event ended."""
        own = self.shows.turns
        if own is None or own.picture is None or event.id not in own.events:
            return None
        turns = self.page.turns
        number = next((n for n in range(len(turns), 0, -1) if turns[n - 1] == event), None)
        return f"{self.url}/turn/{number}.svg" if number is not None else None

    def concerns(self, event: Event) -> bool:
        """Whether an event counts as unread for this viewer: it is important, it tells them alone
        something that does not just answer their own act, or the game says so; where the game says
        nothing, if it names them."""
        if event.id in self.shows.news.key:
            return True
        if self.me is None:
            return False
        if event.to != PUBLIC:
            return event.id not in self.shows.news.answers
        own = self.shows.news.concerns
        if own is not None:
            return self.attempt("concerns", lambda: own(self.view, self.scene, event), False)
        return any(_names(param, self.me) for param in event.params.values())

    def latest(self, items: Sequence[Data]) -> Data | None:
        """The event for the ticker, of those that came last (newest first): one that concerns the
        viewer, else the newest."""
        return next((item for item in items if item["concerns"]), next(iter(items), None))

    def newest(self, dispatches: Data) -> Data | None:
        """The event that the ticker of a page shows when it is opened."""
        groups = (group["items"] for group in dispatches["groups"] if group["items"])
        items: list[Data] = next(groups, [])
        return self.latest(items if self.shows.turns else items[:1])

    def table(self) -> Data:
        """Zone "table" but for the players: buttons about seats."""
        info = self.page.info
        over = self.over or info.status == "over"
        hosts = info.hosted and info.status == "playing"
        ends = not over and (hosts or self.me is not None)
        return {
            "officials": officials_data(info, self.book),
            "watchers": 0,
            "changes": SeatButtons(info, self.names, self.me, self.t).buttons(),
            "host_url": f"/m/{info.id}/host" if hosts else None,
            "end_url": f"/m/{info.id}/end" if ends else None,
            "undo_url": None if over or self.me is None else f"/m/{info.id}/end#undo",
            "break_url": None if over or self.me is None else f"/m/{info.id}/end#break",
            "requests": sum(one.status == "asked" for one in info.others) if hosts else 0,
            "failed": self.lacks_in_table,
            "own": self.own,
            "prints": print_links(self),
        }

    @property
    def lacks_in_table(self) -> bool:
        """Whether something that the game adds to zone "table" could not be made."""
        _ = self.people_notes, self.own
        return not self.failed.isdisjoint({"people", "own"})

    @cached_property
    def own(self) -> Sequence[Data]:
        """Links to the named pages and papers that this viewer has."""
        return own_links(self)

    @cached_property
    def people_notes(self) -> Sequence[PersonNote] | None:
        """What the game says beside each player's name; None if it says nothing."""
        own = self.shows.people
        if own is None:
            return None
        return self.attempt("people", lambda: [*own(self.view, self.scene)], None)

    def people(self) -> list[Data]:
        """The players, those who have left last. What differs from page to page, or changes all the
        time, is missing: see `fragments.Marks`."""
        # Somebody may have come whom this viewer's page does not know of yet.
        seats = self.page.info.seats[: len(self.names)]
        over = self.over or self.page.info.status == "over"
        people = [
            {
                **self.seat_data(seat.seat),
                "label": note.label if note else self.t("seat-number", n=seat.seat + 1),
                "bot": seat.kind == "bot",
                "host": seat.host,
                "left": seat.kind == "left",
                "over": over,
                "note": note.note if note else None,
            }
            for seat, note in zip(seats, self.people_notes or (None,) * len(seats), strict=False)
        ]
        return sorted(people, key=lambda person: bool(person["left"]))

    def rooms(self) -> Data:
        """Zone "rooms": the chat."""
        return RoomRenderer(self).zone()

    def finished(self) -> Data | None:
        """The banner of a finished match."""
        outcome = self.page.match_view.observation.outcome
        if outcome is None:
            return None
        info = self.page.info
        verdict = PersonalOutcome(self.site.game(self.game), outcome, self.me)
        return {
            "headline": self._result(outcome),
            "reason": self.book.text_of(outcome.reason, self.names),
            "verdict": verdict.mine,
            "stamp": verdict.stamp,
            "replay_url": f"/m/{info.id}/replay",
            "again": self.t("play-again-join" if info.next else "play-again"),
            "again_url": f"/m/{info.id}/again" if self.me is not None else None,
            "next_url": f"/m/{info.next}" if info.next else None,
            "league": league_link(info),
        }

    def _result(self, outcome: Outcome) -> str:
        """An outcome in words, as this viewer is told it."""
        verdict = PersonalOutcome(self.site.game(self.game), outcome, self.me)
        return self.t("finished", **verdict.params(self.names))

    # all zones


def _failed() -> Data:
    """The data of a part that a game could not make."""
    return {"failed": True}


def _has_one_choice(field: Data) -> bool:
    return field["kind"] == "choice" and len(field["choices"]) == 1


def _names(param: Any, seat: Seat) -> bool:
    """Whether a parameter is this seat, or a list or message that has it."""
    if isinstance(param, dict):
        return param.get("seat") == seat or any(_names(one, seat) for one in param.values())
    return isinstance(param, list) and any(_names(one, seat) for one in param)


def _seat_of(param: Any) -> Seat | None:
    if isinstance(param, dict) and set(param) == {"seat"}:
        seat: Seat = param["seat"]
        return seat
    return None
