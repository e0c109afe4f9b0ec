"""Whether every decision says what it is in a few words: what is asked and what the viewer has fit
where they stand, all that is offered has a sentence, what happens is short enough for the bar (see
`PagesConformance.explained`)."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from intriga.kernel.disclosure.events import Event
from intriga.kernel.text import Param
from intriga.presentation.forms import FormExtras
from intriga.presentation.status import ASK, RESOURCES, TITLE, WHY, Now, Resource
from intriga.table.event_texts import event_text
from intriga.web.game_pages import Data
from intriga.web.match.forms.added import shown, with_extras
from intriga.web.match.renderer import Page
from intriga.web.match.zones.zones import Zones

SHORT: Final = 40
"""Characters of an event in the bar at most."""
BESIDE: Final = 10
"""Characters of the second button of a decision at most."""
_UNTIL: Final = 12
"""Characters of the word under the clock at most."""
_VALUE, _WORD = 16, 24
"""Characters of a figure that the viewer has, and of its word, at most."""
_LONG: Final = re.compile(r"\d{5}")
"""A number that should be written shorter: "8.06M"."""
_LEFT: Final = re.compile(r"\{ ?\$|\{\w+-")


def faults(page: Page) -> Iterator[str]:
    """What is wrong with a page, in words."""
    zones = Zones(page)
    own, scene, view = zones.shows.now, zones.scene, zones.view
    if own is not None:
        yield from _of_now(own(view, scene), bool(scene.asked))
    if page.offer is None:
        return
    if scene.asked and zones.shows.resources is not None:
        yield from _of_purse(zones.shows.resources(view, scene))
    yield from _of_forms(zones, page)


def long_events(page: Page, events: Sequence[Event]) -> Iterator[str]:
    """Events that are longer than the bar, in words. What lists things or tells of them at length
    may be longer: the bar cuts it at a word."""
    zones = Zones(page)
    for event in events:
        if any(map(_is_long, event.params.values())):
            continue
        if zones.book.has(event.id, "short"):
            text = zones.book.say(event.id, event.params, zones.names, "short")
        else:
            text = event_text(zones.book, zones.game, event, tuple(zones.names)).removesuffix(".")
        if len(text) > SHORT:
            yield f"{event.id} is “{text}”, longer than {SHORT}"


def _is_long(param: Param) -> bool:
    """Whether a parameter is a list, or a message that has parameters of its own."""
    return isinstance(param, list | tuple) or (isinstance(param, Mapping) and len(param) > 1)


def _of_now(said: Now, asked: bool) -> Iterator[str]:
    limits = {"title": TITLE, "ask": ASK, "why": WHY, "until": _UNTIL}
    for name, most in limits.items():
        text = getattr(said, name)
        yield from _of_text(name, text, most)
        if not text and (name in ("title", "ask") or (name == "until" and asked)):
            yield f"{name} is empty while “{said.asked}”"


def _of_purse(resources: Sequence[Resource]) -> Iterator[str]:
    if not 0 < len(resources) <= RESOURCES:
        yield f"{len(resources)} figures beside a decision"
    for one in resources:
        yield from _of_text("a figure", one.value, _VALUE)
        yield from _of_text("the word of a figure", one.word, _WORD)
        for line in one.about:
            yield from _of_text("a line about a figure", line)


def _of_forms(zones: Zones, page: Page) -> Iterator[str]:
    """What is offered has a sentence of what it does."""
    assert page.offer is not None
    wholes = [_whole(zones, data) for data in zones.forms(page.offer, None)]
    for whole in wholes:
        yield from _of_form(whole)
    for group in zones.arranged(wholes)["groups"]:
        if group["title"] and not group["help"]:
            yield f"the group “{group['title']}” has no help"


def _whole(zones: Zones, data: Data) -> Data:
    """A form with what its game adds."""
    extras: Any = zones.shows.forms.extras
    added = extras(zones.form_view, zones.scene, shown(data)) if extras else FormExtras()
    return with_extras(zones.game, data, added)


def _of_form(form: Data) -> Iterator[str]:
    what = f"“{form['title']}” ({form['act']})"
    if form.get("blocked"):
        return
    if not form["help"]:
        yield f"{what} has no help"
    for name in ("help", "consequence", "submit"):
        yield from _of_text(f"{name} of {what}", form[name] or "")
    for one in form.get("beside", ()):
        yield from _of_text(f"the button beside {what}", one["label"], BESIDE)
    for field in form["fields"]:
        about = field.get("about")
        lacking = [one for one in field.get("choices", ()) if about and not _told(about, one)]
        if lacking:
            yield f"{what}: nothing is said about “{lacking[0]['label']}”"


def _told(about: Data, choice: Data) -> bool:
    return bool(about.get(str(choice["value"]), about.get(choice["value"])))


def _of_text(what: str, text: str, most: int | None = None) -> Iterator[str]:
    if most is not None and len(text) > most:
        yield f"{what} is “{text}”, longer than {most}"
    if _LONG.search(text):
        yield f"{what} writes a number at length: “{text}”"
    if _LEFT.search(text):
        yield f"{what} has something unfilled: “{text}”"
    if text != text.strip() or "  " in text:
        yield f"{what} has spaces that are too many: “{text}”"
