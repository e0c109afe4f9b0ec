"""Drafts as pages show them: each a form with its rows, what is said of them, who changed what.

A draft belongs to few, so nothing of it is in the zones of a page, which are rendered once for all
who see the same. It is put into a page as it is opened, and after that sent piece by piece
(`DraftState`), so that what somebody is writing is left alone.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from markupsafe import Markup, escape
from msgspec.structs import asdict, replace

from intriga.kernel.questions.drafts import TEXT_ROW, Draft, Entered
from intriga.kernel.questions.forms import spoken
from intriga.presentation.drafts import DraftWords, Drawer, Meter, Proposal
from intriga.table import DraftSeen
from intriga.web.game_pages import Data
from intriga.web.match.alike import Alike, of_scene
from intriga.web.match.drafts.draft_rows import DraftRows, moment
from intriga.web.match.drafts.draft_state import SCOPE, DraftProblem, DraftState
from intriga.web.match.forms.form_values import token_of
from intriga.web.match.renderer import PageRenderer
from intriga.web.rendering.fragments import COMMAND, CSRF, part_placeholder

PARTS: Final = ("head", "plan", "drawers", "removed", "foot")
"""What stands around the rows of a draft, each in a template of its own."""
_BY_GAME: Final = frozenset(
    {
        *("draft_words", "draft_row", "draft_numbers", "draft_proposals"),
        *("draft_drawers", "draft_meter"),
    }
)
"""What a game adds to a draft, which stands without it, too."""


class DraftRenderer:
    """Renders the drafts of one viewer. `zones`: the page they are for."""

    def __init__(self, zones: PageRenderer) -> None:
        self._zones = zones
        self._t = zones.t
        self._rows = DraftRows(zones)
        self._alike = Alike(zones)

    def shown(self, seen: Sequence[DraftSeen]) -> list[DraftSeen]:
        """Those that are shown as lists of their own: a game may show some in its own forms."""
        return [one for one in seen if one.draft.act not in self._zones.shows.drafts.own]

    def states(self, seen: Sequence[DraftSeen]) -> dict[str, DraftState]:
        """Those that are shown as lists of their own, by their keys."""
        return {one.draft.key: self.state(one) for one in self.shown(seen)}

    def with_problem(
        self,
        seen: Sequence[DraftSeen],
        states: Mapping[str, DraftState],
        problem: DraftProblem | None,
    ) -> list[DraftState]:
        """All drafts as they stand in a page. `states`: of these drafts without the problem."""
        refused = {
            one.draft.key: self.state(one, problem)
            for one in self.shown(seen)
            if problem is not None and problem.key == one.draft.key
        }
        return [*{**states, **refused}.values()]

    def state(self, seen: DraftSeen, problem: DraftProblem | None = None) -> DraftState:
        """One draft, piece by piece; where it cannot be made, that is said: nothing is lost. It is
        made once for all who see the same of it, but for what it says of the others."""
        make = partial(self._made, seen, problem)
        if problem is None:
            inputs, name = (seen, *of_scene(self._zones)), f"draft {seen.draft.key}"
            made = self._alike.made(name, inputs, make, lambda state: state.weight)
        else:
            made = make()
        if made.failed:
            return made
        return replace(made, parts={**made.parts, SCOPE: self._scope(seen)})

    def _scope(self, seen: DraftSeen) -> str:
        """Who reads and writes a draft, as one of them is told."""
        me = self._zones.page.match_view.viewer
        others = [self._zones.names[seat] for seat in seen.draft.seats if seat != me]
        text = self._t("draft-shared", names=others) if others else self._t("draft-alone")
        return str(escape(text))

    def _made(self, seen: DraftSeen, problem: DraftProblem | None) -> DraftState:
        make = partial(self._state, seen, problem)
        made = self._zones.attempt(f"draft {seen.draft.act}", make, None)
        if made is not None:
            return made
        about = {"key": seen.draft.key, **_about(seen.draft)}
        shell = str(self._piece("draft_failed", d=about))
        return DraftState(seen.draft.act, shell, seen.revision, (), {}, {}, "", failed=True)

    def _state(self, seen: DraftSeen, problem: DraftProblem | None) -> DraftState:
        data = self._data(seen, problem)
        rows = {row["id"]: self._piece("draft_row", d=data, r=row) for row in data["rows"]}
        inside = {
            one.key: self._piece("draft_drawer", d=data, drawer=one) for one in data["drawers"]
        }
        places = {key: Markup(part_placeholder(f"drawer-{key}")) for key in inside}
        parts = {name: self._piece(f"draft_{name}", d=data, inside=places) for name in PARTS}
        blank = self._piece("draft_row", d=data, r=self._rows.blank(seen)) if data["blank"] else ""
        shell = self._piece(
            "draft",
            d=data,
            rows=list(map(Markup, rows.values())),
            parts=parts,
            scope=Markup(part_placeholder(SCOPE)),
            blank=blank,
        )
        parts |= {f"drawer-{key}": html for key, html in inside.items()}
        return DraftState(
            seen.draft.act,
            str(shell),
            seen.revision,
            tuple(rows),
            {id: str(html) for id, html in rows.items()},
            {name: str(html) for name, html in parts.items()},
            str(self._piece("draft_below", d=data, parts=parts)),
        )

    def row(self, seen: DraftSeen, id: str) -> str:
        """One row of a draft that is stored; empty for any other."""
        at = next((at for at, line in enumerate(seen.rows) if line.id == id), None)
        if at is None:
            return ""
        line = self._rows.line(seen, at, seen.rows[at], self._rows.limits(seen))
        about = _about(seen.draft) | {"drawers": bool(self.drawers(seen))}
        return str(self._piece("draft_row", d=about, r=line))

    def number(self, seen: DraftSeen, at: int) -> int:
        """The number that the page shows with a row. `at`: its index."""
        return self._rows.places(seen)[at]

    def summary(self, seen: DraftSeen, value: Entered) -> str:
        """A row of a draft as a line of text."""
        return self._rows.summary(seen, value)

    def _piece(self, name: str, **data: Any) -> Markup:
        # Not by way of the cache of parts: what is written here is nobody else's, and changes.
        shown = {"csrf": CSRF, "command": COMMAND, "match": {"url": self._zones.url}, **data}
        return Markup(
            self._zones.site.render(
                f"match/fragments/drafts/{name}.html",
                t=self._t,
                lang=self._zones.page.language,
                **shown,
            )
        )

    def _data(self, seen: DraftSeen, problem: DraftProblem | None) -> Data:
        draft, zones = seen.draft, self._zones
        id = f"form-{zones.game}-{draft.act}"
        form = self._rows.offered(draft)
        others: list[Data] = []
        if form is not None and seen.hands_in:
            beside = tuple(field for field in form.fields if field.name != draft.field.name)
            entered = problem.beside if problem is not None else {}
            others = self._rows.forms().fields_of(replace(form, fields=beside), entered)
            if problem is not None:
                others = [one | problem.marked("", one["name"]) for one in others]
        title = zones.book.say(id, spoken(draft.preset), zones.names)
        submit = (
            zones.book.say(id, spoken(draft.preset), zones.names, "submit")
            if zones.book.has(id, "submit")
            else title
        )
        words: Data = {"title": title, "submit": submit, "help": None, "plan": None, "counts": None}
        if zones.book.has(id, "help"):
            words["help"] = zones.book.say(id, spoken(draft.preset), zones.names, "help")
        own = zones.shows.drafts.words
        if own is not None:
            make = partial(own, zones.view, zones.scene, draft)
            other = asdict(zones.attempt("draft_words", make, DraftWords()))
            words |= {name: text for name, text in other.items() if text is not None}
        given = problem.given if problem else {}
        limits = self._rows.limits(seen)
        lines = [
            self._rows.line(seen, number, line, limits, problem)
            for number, line in enumerate(seen.rows)
        ]
        if draft.is_text and not lines:
            lines = [self._rows.empty_text(seen, given.get(TEXT_ROW, {}))]
        drawers = self.drawers(seen)
        adds = not draft.is_text and not seen.full
        new = [row for row in given if row not in {line["id"] for line in lines}]
        lines += [self._rows.unsaved(seen, row, given[row], problem) for row in new if given[row]]
        return _about(draft) | {
            "key": draft.key,
            "url": f"{zones.url}/drafts/{draft.key}",
            "act": draft.act,
            **words,
            "token": token_of(form) if form is not None else "",
            "revision": seen.revision,
            "shared": len(draft.seats) > 1,
            "due": bool(draft.window),
            "rows": lines,
            "adds": adds,
            "blank": adds and not drawers,
            "drawers": drawers,
            "ids": [line.id for line in seen.rows],
            "meter": self._meter(seen),
            "limits": limits,
            "removed": [self._rows.removed(seen, line) for line in seen.removed if line.value]
            if not draft.is_text
            else [],
            "proposals": self.proposals(seen) if seen.hands_in and not seen.full else [],
            "remarks": [
                {"text": self._rows.text(remark.text), "warns": remark.warns}
                for remark in seen.remarks
                if remark.row is None
            ]
            + [
                {"text": self._t("part-failed-form"), "warns": True}
                for _ in [*_BY_GAME & zones.failed][:1]
            ],
            "problem": self._rows.text(seen.problem) if seen.problem else None,
            "unfinished": self._unfinished(lines) if seen.hands_in else None,
            "handed": self._handed(seen) if words["counts"] is not False else None,
            "hands_in": seen.hands_in,
            "others": others,
            "error": problem.text if problem else None,
            "error_focus": problem is not None and not problem.marks,
            "receipt": problem.receipt if problem else None,
        }

    def _unfinished(self, lines: Sequence[Data]) -> str | None:
        """What is to be filled in before the rows can be handed in: the first of it."""
        for line in lines:
            if missing := line.get("missing"):
                return self._t("row-field-missing", row=line["place"], field=missing[0])
        return None

    def proposals(self, seen: DraftSeen) -> Sequence[Proposal]:
        """What the game proposes to put into a draft."""
        zones = self._zones
        propose = zones.shows.drafts.proposals
        if propose is None or zones.page.offer is None:
            return []
        rows = [line.value for line in seen.rows]
        make = partial(propose, zones.view, zones.scene, seen.draft, rows)
        return zones.attempt("draft_proposals", make, ())

    def drawers(self, seen: DraftSeen) -> Sequence[Drawer]:
        """What the game lets one put into a draft, by who does it; empty where a row is added and
        its kind chosen."""
        zones = self._zones
        own = zones.shows.drafts.drawers
        if own is None or zones.page.offer is None or seen.draft.is_text:
            return []
        rows = [line.value for line in seen.rows]
        make = partial(own, zones.view, zones.scene, seen.draft, rows)
        return zones.attempt("draft_drawers", make, ())

    def _meter(self, seen: DraftSeen) -> Meter | None:
        """What a draft uses up, as its game says it."""
        zones = self._zones
        own = zones.shows.drafts.meter
        if own is None:
            return None
        rows = [line.value for line in seen.rows]
        make = partial(own, zones.view, zones.scene, seen.draft, rows)
        return zones.attempt("draft_meter", make, None)

    def _handed(self, seen: DraftSeen) -> Data | None:
        handed = seen.handed
        if handed is None:
            return None
        return {
            "by": self._zones.names[handed.seat],
            **moment(handed.at),
            "current": handed.current,
        }


def _about(draft: Draft) -> Data:
    """What each piece of a draft is told of it."""
    return {"id": f"draft-{draft.key.replace(':', '-')}", "text": draft.is_text}
