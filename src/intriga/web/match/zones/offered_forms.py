"""The forms of a seat with what its game adds to them, and how they stand."""

from functools import cached_property, partial
from typing import Any, NamedTuple

from intriga.kernel.observe import Offer
from intriga.web.game_pages import Data
from intriga.web.match.forms.act_forms import FormHtml, KnownForm
from intriga.web.match.forms.added import arranged, shown, with_extras
from intriga.web.match.forms.foot import main_of, placed, suggested
from intriga.web.match.renderer import PageRenderer
from intriga.web.rendering.fragments import GENERATION, packed


class Decided(NamedTuple):
    """The forms of a page, and the one that is the decision: its buttons stand in the foot."""

    forms: list[Data]
    main: Data | None
    generation: int = 0
    """Of the window that the decision answers."""


class OfferedForms(PageRenderer):
    """Renders the forms of one page."""

    @cached_property
    def form_view(self) -> Any:
        """The view as far as the forms follow from it."""
        own = self.shows.forms.view
        return self.attempt("form_view", lambda: own(self.view), self.view) if own else self.view

    @cached_property
    def drafted(self) -> list[tuple[str, Data]]:
        """The acts, with what is preset in them, that this viewer writes as drafts: those are shown
        in the place of their forms (see `draft_view`)."""
        if self.page.offer is None or self.over:
            return []
        own = self.shows.drafts.own
        return [(one.act, one.preset) for one in self.page.offer.drafts() if one.act not in own]

    def offered(self, offer: Offer) -> Decided:
        """The forms with their HTML. But for the generation of its window a form is often as it was
        a turn ago, so it is made without that."""
        problem, written = self.page.problem, self.drafted
        generation = GENERATION if problem is None else None
        memory = self.form_memory if problem is None else {}
        rendered = [known.source for known in memory.values()]
        offered = [form for form in offer.forms if (form.act, form.preset) not in written]
        for data in self.forms(offer, problem, generation, without=written):
            known = memory.get(data["key"])
            if known is not None and known.data is data:
                self._known[data["key"]] = known
            self._bare[data["key"]] = data
        wholes = list(map(self._with_extras, self._bare.values()))
        main = main_of(wholes)
        made: list[Data] = []
        decision = Decided(made, None)
        for whole, form in zip(wholes, offered, strict=True):
            is_main = whole is main
            shown, source = self._form_html(placed(whole) if is_main else whole)
            made.append(shown | {"html": FormHtml(source, form.generation)})
            if is_main:
                decision = Decided(made, made[-1], form.generation)
        if rendered != [known.source for known in memory.values()]:
            self.keep_forms()
        return decision

    @cached_property
    def _known(self) -> dict[str, KnownForm]:
        """Those of the forms of this page that are remembered, by their keys."""
        return {}

    @cached_property
    def _bare(self) -> dict[str, Data]:
        """The forms of this page without what the game adds, by their keys."""
        return {}

    def _with_extras(self, data: Data) -> Data:
        """A form with what the game adds to it."""
        extras = self.shows.forms.extras
        if extras is None or data.get("failed"):
            return data

        def add() -> Data:
            added = extras(self.form_view, self.scene, shown(data))
            return suggested(with_extras(self.game, data, added))

        return self.attempt(f"form_extras of {data['act']}", add, data | {"failed": "help"})

    def _form_html(self, whole: Data) -> tuple[Data, bytes]:
        """A form and its HTML; where that fails, without what the game adds to it."""
        known = self._known.get(whole["key"])

        def html(whole: Data) -> bytes:
            render = partial(self.fragment, "forms/act_form", f=whole)
            return packed(render()) if known is None else known.html(whole, self.frame, render)

        plain = self._bare[whole["key"]] | {"in_foot": whole.get("in_foot", False)}
        ways = (whole, plain | {"failed": "help"}, plain | {"failed": "form", "fields": []})
        for way in ways[:-1]:
            made = self.attempt(f"form {whole['act']}", partial(html, way), b"")
            if made:
                return way, made
        return ways[-1], html(ways[-1])

    def arranged(self, forms: list[Data]) -> Data:
        """The groups of the forms and what stands, as the game says it."""
        plain: Data = {"groups": [], "standing": []}
        arrange = self.shows.forms.arrange
        if arrange is None or self.page.offer is None or self.over:
            return plain

        def made() -> Data:
            wrong = {form["key"] for form in forms if form["error"]}
            seen = [*map(shown, forms)]
            return arranged(arrange(self.form_view, self.scene, seen), wrong)

        return self.attempt("arrange", made, plain)
