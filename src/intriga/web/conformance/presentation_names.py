"""What the suite for pages looks at in a presentation beside pages, and nothing that serves pages
does: whether everything that it names exists, which no type checker sees, and what no page shows
yet."""

from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from typing import Any, Final, get_args

from msgspec import Struct

from intriga.kernel.acts import tag_of
from intriga.kernel.disclosure.events import Event
from intriga.kernel.game import Game
from intriga.presentation.contract import Presentation
from intriga.presentation.frames import Frame
from intriga.presentation.learning import Hint
from intriga.presentation.moments import LINES, ROWS, TITLE
from intriga.presentation.status import Resource
from intriga.web.game_pages import Data, GamePages
from intriga.web.lobby.rule_texts import rendered
from intriga.web.match.renderer import PageRenderer
from intriga.web.match.zones.chat_view import numbered
from intriga.web.match.zones.zones import Zones
from intriga.web.site import Site
from intriga.words import LANGUAGES

SHORT: Final = 24
"""Characters of a short label at most (`.short` of a form)."""


def broken_names(site: Site, game: Game[Any]) -> list[str]:
    """What the presentation of a game names and nobody has, in words."""
    pages = site.pages[game.id]
    shows = pages.presentation
    found = [
        *_files(site, pages),
        *_among("an option", _listed(shows), game.Options.__struct_fields__),
        *_among("an act", _acts(shows), map(tag_of, get_args(game.Acts) or (game.Acts,))),
    ]
    for language in LANGUAGES:
        found += [f"{language}: {one}" for one in _texts(site, game, language)]
    return found


def beside(
    zones: Zones, events: Sequence[Event]
) -> tuple[Sequence[Resource], list[list[Data]], Hint | None]:
    """What the viewer has, the great ones of these events as cards, what they might do."""
    shows, view, scene = zones.shows, zones.view, zones.scene
    resources = shows.resources(view, scene) if shows.resources else ()
    told = numbered(events)
    great = [n for n, (_, event) in enumerate(told) if event.id in zones.kinds]
    ends = [*great[1:], len(told)]
    cards = [
        [card | {"figure": str(card["figure"] or "")} for card in zones.cards(told[n:end])]
        for n, end in zip(great, ends, strict=False)
    ]
    return resources, cards, shows.hint(view, scene) if shows.hint else None


def stage_of(renderer: PageRenderer) -> tuple[Frame | None, Struct | None]:
    """What of the board the viewer's decision is about, and the strip in its place."""
    shows, view, scene = renderer.shows, renderer.view, renderer.scene
    frame = shows.frame(view, scene) if shows.frame else None
    return frame, shows.strip(view, scene) if shows.strip else None


def lost_in(frame: Frame, html: str) -> list[str]:
    """What a frame names and the page does not have: places that may be picked, a part."""
    marks = (f'data-pick-value="{one}"' for one in frame.picks)
    places = (f'data-p="{one}"' for one in frame.picks)
    pairs = zip(frame.picks, marks, places, strict=True)
    lost = [pick for pick, mark, place in pairs if mark not in html and place not in html]
    if frame.part and f'id="{frame.part}"' not in html:
        lost.append(frame.part)
    return lost


def too_long(zones: Zones, events: Sequence[Event]) -> Iterator[str]:
    """Cards of these events with more than a card has room for, in words."""
    told = numbered(events)
    great = [n for n, (_, event) in enumerate(told) if event.id in zones.kinds]
    for n, end in zip(great, [*great[1:], len(told)], strict=False):
        event = told[n][1]
        for card in zones.made_of(event, [one for _, one in told[n + 1 : end]]):
            if len(card.title) > TITLE:
                yield f"{event.id}: a title of {len(card.title)} letters: {card.title}"
            if len(card.lines) > LINES or len(card.rows) > ROWS or (card.lines and card.rows):
                yield f"{event.id}: {len(card.lines)} lines, {len(card.rows)} rows"
            if card.go not in ("", "act", "board") and card.go not in zones.shows.pages:
                yield f"{event.id}: its button leads to no page: {card.go}"


def _among(what: str, named: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    yield from (f"{name} is not {what}" for name in sorted({*named} - {*known}))


def _listed(shows: Presentation[Any]) -> Iterator[str]:
    for group in shows.options:
        yield from group.names


def _acts(shows: Presentation[Any]) -> Iterator[str]:
    """The types of acts that are named."""
    yield from (*shows.forms.quick, *shows.forms.aloud, *shows.drafts.own)


def _files(site: Site, pages: GamePages) -> Iterator[str]:
    """Templates, styles, scripts, sources of papers and positions that are not there."""
    shows = pages.presentation
    web = shows.web
    named = (web.board, web.card, web.strip, web.turn, web.cover)
    for name in (*named, *(page.template for page in shows.pages.values())):
        template = pages.template(name)
        if template is not None and not site.has_template(template):
            yield f"{template} is not a template"
    yield from (
        f"{path} is not a file"
        for path in pages.styles + pages.screen_styles + pages.scripts
        if not site.assets.has(path)
    )
    for paper in shows.papers.values():
        if not any((files(one) / paper.source).is_file() for one in pages.typst_packages if one):
            yield f"{paper.source} is not a source"


def _texts(site: Site, game: Game[Any], language: str) -> Iterator[str]:
    """Texts and anchors that are not there; short labels that are long."""
    shows = site.pages[game.id].presentation
    own, told = site.book(language, game.id), site.game_book(language, game.id)
    titles = [group.title for group in shows.options]
    titles += [one.title for one in (*shows.pages.values(), *shows.papers.values())]
    yield from (f"{title} is not a text" for title in titles if not own.has(title))
    news = shows.news
    events = {*news.key, *news.answers, *news.opens}
    events |= {*(shows.turns.events if shows.turns else ())}
    events |= {*(shows.moments.kinds if shows.moments else ())}
    events |= {*(shows.screens.events if shows.screens else ())}
    yield from (f"{event} is not an event" for event in sorted(events) if not told.has(event))
    _, headings = rendered(game.words, language)
    anchors = (heading["id"] for heading in headings)
    yield from _among("a heading of the rules", shows.rules.values(), anchors)
    for act in map(tag_of, get_args(game.Acts) or (game.Acts,)):
        id = f"form-{game.id}-{act}"
        if told.has(id, "short") and len(told.say(id, attribute="short")) > SHORT:
            yield f"{id}.short is longer than {SHORT} characters"
