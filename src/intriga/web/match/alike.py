"""What pages show alike to all who see the same: made once for them.

Those whose viewpoint is one have the same view. Whatever is made from it, and from what else is the
same for them, is the same, too, unless its making has asked who looks (`Looker`): that is noted as
it is made, so nobody has to say it of a part beforehand. What one of them alone is to read stands
in it for its owner (`fragments.mine`), and is cut out for the others just before it is sent.
"""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from intriga.web.match.renderer import PageRenderer
from intriga.web.rendering.page_cache import MadeAlike

T = TypeVar("T")


class Alike:
    """What was made for others who see the same as the viewer of a page. Who looks from a point of
    their own shares nothing with anybody."""

    def __init__(self, renderer: PageRenderer) -> None:
        seen = renderer.page.match_view
        self._looker = renderer.looker
        self._cache = renderer.site.page_cache.alike
        self._key = (seen.match, seen.viewpoint, renderer.page.language)
        self._shares = seen.viewpoint is not None and seen.viewpoint != seen.viewer

    def made(
        self, name: str, inputs: tuple[Any, ...], make: Callable[[], T], weigh: Callable[[T], int]
    ) -> T:
        """What `make` makes, or has made for others from the same. `name`: of the part; `inputs`:
        all that it is made from but for who looks; `weigh`: its bytes of memory."""
        if not self._shares:
            return make()
        key = (*self._key, name)
        known = self._cache.get(key)
        if known is not None and known.inputs == inputs:
            made: T = known.made
            return made
        asked, self._looker.asked = self._looker.asked, False
        made = make()
        if not self._looker.asked:
            self._cache.put(key, MadeAlike(inputs, made, weigh(made)))
        self._looker.asked |= asked
        return made


def of_scene(renderer: PageRenderer) -> tuple[Any, ...]:
    """The view and all of a scene (`Scene`), but for who looks; with what all fragments have."""
    page = renderer.page
    seen = page.match_view.observation
    return (
        seen.view,
        offer_key(renderer),
        seen.windows,
        seen.forms,
        seen.house,
        seen.outcome,
        page.turns,
        renderer.asked,
        page.info.options,
        *of_frame(renderer),
    )


def offer_key(renderer: PageRenderer) -> Hashable:
    """What the choices of all fields follow from, which is not seen otherwise."""
    return renderer.page.offer.key if renderer.page.offer is not None else None


def of_frame(renderer: PageRenderer) -> tuple[Any, ...]:
    """The names, and what all fragments have."""
    return renderer.names, renderer.frame.key
