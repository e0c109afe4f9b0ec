"""The lists of a game's named pages and papers, of its log, and of what can be printed, as the page
of a match shows them to one viewer."""

from collections.abc import Sequence
from functools import cached_property, partial

from intriga.presentation.named import Named
from intriga.web.game_pages import Data
from intriga.web.match.renderer import PageRenderer
from intriga.web.printing.printouts import printouts


class OwnLinks(PageRenderer):
    """Renders the parts of one page that lead to named pages and papers."""

    @cached_property
    def own(self) -> Sequence[Data]:
        """Links to the named pages and papers that this viewer has."""
        return own_links(self)


def own_links(renderer: PageRenderer) -> list[Data]:
    """The pages and papers that this viewer has, each with its address and title; for a referee
    also the papers of all seats together. The referee's log, for those who may read it."""
    scene = renderer.scene
    links: list[Data] = []
    for declared, address in (
        (renderer.shows.pages, scene.page),
        (renderer.shows.papers, scene.paper),
    ):
        for name, named in declared.items():
            if named.listed and _has(renderer, named):
                is_paper = declared is renderer.shows.papers
                links.append(
                    {"url": address(name), "title": scene.say(named.title), "paper": is_paper}
                )
    if renderer.shows.log is not None and _reads_log(renderer):
        links.append({"url": scene.log(), "title": renderer.t("referee-log"), "paper": False})
    if scene.looker.sees_all and renderer.page.step is None:
        for name, paper in renderer.shows.papers.items():
            title = renderer.t("own-papers-all", title=scene.say(paper.title))
            url = f"{renderer.url}/host/papers/{name}.pdf"
            links.append({"url": url, "title": title, "paper": True})
    return links


def _has(renderer: PageRenderer, named: Named) -> bool:
    """Whether this viewer has a page or paper, as the game says."""
    offered = named.offered
    if offered is None:
        return True
    return renderer.attempt("own", partial(offered, renderer.view, renderer.scene), False)


def _reads_log(renderer: PageRenderer) -> bool:
    """Whether this viewer may read the referee's log, as `kernel.observe.reads_notes` says it."""
    outcome = renderer.page.match_view.observation.outcome
    ended = outcome is not None and outcome.early is None
    return ended or renderer.looker.sees_all


def print_links(renderer: PageRenderer) -> list[Data]:
    """What can be printed of this match for a real table, the same for everybody."""
    game, match = renderer.site.games[renderer.game], renderer.page.info.id
    return [
        {"url": f"/print/{game.id}/{one.id}.pdf?m={match}", "title": one.title}
        for one in printouts(game, renderer.page.language)
    ]
