"""What the suite for pages looks at in a presentation beside pages, and nothing that serves pages
does: whether everything that it names exists, which no type checker sees, and what no page shows
yet."""

from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from typing import Any, Final, get_args

from intriga.kernel.acts import tag_of
from intriga.kernel.disclosure.events import Event
from intriga.kernel.game import Game
from intriga.presentation.contract import Presentation
from intriga.presentation.finding import package_of
from intriga.presentation.learning import Hint
from intriga.presentation.moments import Moment
from intriga.presentation.status import Resource
from intriga.web.game_pages import GamePages
from intriga.web.lobby.rules import rendered
from intriga.web.match.renderer import PageRenderer
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
    renderer: PageRenderer, events: Sequence[Event]
) -> tuple[Sequence[Resource], list[Sequence[Moment]], Hint | None]:
    """What no page shows yet: what the viewer has, the great ones of these events as cards, what
    they might do."""
    shows, view, scene = renderer.shows, renderer.view, renderer.scene
    resources = shows.resources(view, scene) if shows.resources else ()
    moments = shows.moments
    great = [one for one in events if moments is not None and one.id in moments.kinds]
    cards = [moments.cards(view, scene, [one]) for one in great] if moments is not None else []
    return resources, cards, shows.hint(view, scene) if shows.hint else None


def _among(what: str, named: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    yield from (f"{name} is not {what}" for name in sorted({*named} - {*known}))


def _listed(shows: Presentation[Any]) -> Iterator[str]:
    for group in shows.options:
        yield from group.names


def _acts(shows: Presentation[Any]) -> Iterator[str]:
    """The types of acts that are named."""
    yield from (*shows.forms.quick, *shows.forms.aloud, *shows.drafts.own)
    yield from (lesson.act for lesson in shows.lessons)


def _files(site: Site, pages: GamePages) -> Iterator[str]:
    """Templates, styles, scripts, sources of papers and positions that are not there."""
    shows = pages.presentation
    named = (shows.web.board, shows.web.card, shows.web.turn, shows.web.cover)
    for name in (*named, *(page.template for page in shows.pages.values())):
        template = pages.template(name)
        if template is not None and not site.has_template(template):
            yield f"{template} is not a template"
    yield from (
        f"{path} is not a file"
        for path in pages.styles + pages.scripts
        if not site.assets.has(path)
    )
    for paper in shows.papers.values():
        if not any((files(one) / paper.source).is_file() for one in pages.typst_packages if one):
            yield f"{paper.source} is not a source"
    for lesson in shows.lessons:
        if not (files(package_of(pages.game, "presentation")) / lesson.position).is_file():
            yield f"{lesson.position} is not a position"


def _texts(site: Site, game: Game[Any], language: str) -> Iterator[str]:
    """Texts and anchors that are not there; short labels that are long."""
    shows = site.pages[game.id].presentation
    own, told = site.book(language, game.id), site.game_book(language, game.id)
    titles = [group.title for group in shows.options]
    titles += [one.title for one in (*shows.pages.values(), *shows.papers.values())]
    titles += [lesson.title for lesson in shows.lessons]
    yield from (f"{title} is not a text" for title in titles if not own.has(title))
    news = shows.news
    events = {*news.key, *news.answers, *news.opens}
    events |= {*(shows.turns.events if shows.turns else ())}
    events |= {*(shows.moments.kinds if shows.moments else ())}
    yield from (f"{event} is not an event" for event in sorted(events) if not told.has(event))
    _, headings = rendered(game.words, language)
    anchors = (heading["id"] for heading in headings)
    yield from _among("a heading of the rules", shows.rules.values(), anchors)
    for act in map(tag_of, get_args(game.Acts) or (game.Acts,)):
        id = f"form-{game.id}-{act}"
        if told.has(id, "short") and len(told.say(id, attribute="short")) > SHORT:
            yield f"{id}.short is longer than {SHORT} characters"
