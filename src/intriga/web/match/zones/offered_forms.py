"""The forms of a seat with what its game adds to them, and how they stand."""

from functools import cached_property, partial
from typing import Any

from intriga.kernel.observe import Offer
from intriga.web.game_pages import Data
from intriga.web.match.forms.act_forms import FormHtml, KnownForm
from intriga.web.match.forms.added import arranged, shown, with_extras
from intriga.web.match.renderer import PageRenderer
from intriga.web.rendering.fragments import GENERATION, packed


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

    def offered(self, offer: Offer) -> list[Data]:
        """The forms with their HTML. But for the generation of its window a form is often as it was
        a turn ago, so it is made without that."""
        problem, written = self.page.problem, self.drafted
        generation = GENERATION if problem is None else None
        memory = self.form_memory if problem is None else {}
        made, rendered = [], [known.source for known in memory.values()]
        offered = [form for form in offer.forms if (form.act, form.preset) not in written]
        forms = self.forms(offer, problem, generation, without=written)
        for form, data in zip(offered, forms, strict=True):
            known = memory.get(data["key"])
            if known is not None and known.data is not data:
                known = None
            whole, source = self._form_html(data, known)
            made.append(whole | {"html": FormHtml(source, form.generation)})
            if known is not None:
                self._known[data["key"]] = known
        if rendered != [known.source for known in memory.values()]:
            self.keep_forms()
        return made

    @cached_property
    def _known(self) -> dict[str, KnownForm]:
        """Those of the forms of this page that are remembered, by their keys."""
        return {}

    def _form_html(self, data: Data, known: KnownForm | None) -> tuple[Data, bytes]:
        """A form with what the game adds to it, and its HTML; where that fails, without it.
        `known`: what is remembered of it, if anything is."""
        extras = self.shows.forms.extras
        plain = data | {"failed": "help"}

        def add() -> Data:
            if extras is None:
                return data
            form = known.before() if known is not None else shown(data)
            return with_extras(self.game, data, extras(self.form_view, self.scene, form))

        def html(whole: Data) -> bytes:
            if known is not None:
                return known.html(
                    whole, self.frame, partial(self.fragment, "forms/act_form", f=whole)
                )
            return packed(self.fragment("forms/act_form", f=whole))

        part = f"form_extras of {data['act']}"
        whole = data if data.get("failed") else self.attempt(part, add, plain)
        ways = (whole, plain, data | {"failed": "form", "fields": []})
        for way in ways[:-1]:
            made = self.attempt(f"form {data['act']}", partial(html, way), b"")
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
            known = map(self._known.get, (form["key"] for form in forms))
            seen = [
                one.after() if one is not None else shown(form)
                for form, one in zip(forms, known, strict=True)
            ]
            return arranged(arrange(self.form_view, self.scene, seen), wrong)

        return self.attempt("arrange", made, plain)
