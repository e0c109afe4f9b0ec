"""News of a match for one window: the zones that differ from what it shows, and new dispatches.

Whatever many windows are told alike — watchers of one match — is made once for all of them.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from intriga.table import MatchInfo, MatchView, Numbered
from intriga.web.match.chat_updates import new_rooms, new_words
from intriga.web.match.chat_view import numbered
from intriga.web.match.fragments import with_parts
from intriga.web.match.game_pages import Data
from intriga.web.match.page_data import (
    Shelf,
    offer_of,
    rooms_of,
    shelf_of,
    turns_of,
    with_dispatches,
)
from intriga.web.match.sse import message, partial
from intriga.web.match.zones import ROOMS, Page, Zones
from intriga.web.site import Site


class Shown(Struct, frozen=True):
    """What a window has on its screen.

    `zones`: digests by the id of the zone; None until it has been told anything, and then `word`
    are those that its page carried, in order. `cursor`: the viewer's own; None for none. `group`:
    the key of the topmost group of dispatches, once it is known. `mine`: whether it asks its owner
    for an act. `whole`: whether it shows dispatches from the first on. `rooms`: the keys of those
    it has, once they are known.
    """

    word: tuple[str, ...]
    cursor: int | None
    whole: bool
    zones: dict[str, str] | None = None
    group: str | None = None
    mine: bool | None = None
    rooms: frozenset[str] | None = None


class Told(Struct, frozen=True):
    """A push: the message with the marks of a window still in it (empty: nothing has changed), and
    what the window shows afterwards."""

    data: bytes
    after: Shown


async def told(
    site: Site, language: str, info: MatchInfo, sight: MatchView, *, fresh: bool, shown: Shown
) -> Told:
    """What a window that shows this must be told. `fresh`: the sight is a new one."""
    shelf = shelf_of(site)
    key = (sight.match, sight.viewer, language)
    last: _Last | None = shelf.told.get(key)
    if last is not None and last.answers(sight, info, fresh, shown):
        return last.answer
    rooms, company = await rooms_of(site, sight)
    page = Page(
        site=site,
        language=language,
        info=info,
        sight=sight,
        offer=await offer_of(site, sight),
        turns=await turns_of(site, info),
        rooms=rooms,
        company=company,
    )
    answer = await _News(shelf, page, shown).told(fresh)
    shelf.told.put(key, _Last(sight, info, fresh, shown, answer))
    return answer


class _Last(Struct, frozen=True):
    """The last answer to a viewer, with what was asked."""

    sight: MatchView
    info: MatchInfo
    fresh: bool
    shown: Shown
    answer: Told

    def answers(self, sight: MatchView, info: MatchInfo, fresh: bool, shown: Shown) -> bool:
        """Whether this is the same question."""
        same = self.sight is sight and self.fresh == fresh
        return same and self.shown == shown and self.info == info


class _News:
    """The difference between a page and what a window shows."""

    def __init__(self, shelf: Shelf, page: Page, shown: Shown) -> None:
        self.shelf = shelf
        self.page = page
        self.zones = Zones(page)
        self.shown = shown
        self.group = shown.group
        self.mine = shown.mine
        self.rooms = shown.rooms

    async def told(self, fresh: bool) -> Told:
        parts, digests = await self._changed_zones()
        if fresh:
            parts += await self._dispatches()
            parts += await new_words(self.zones, self.rooms)
            parts += self._clear_answer()
        after = replace(
            self.shown,
            cursor=self.page.sight.observation.cursor,
            zones=digests,
            group=self.group,
            mine=self.mine,
            rooms=frozenset(room.key for room in self.page.rooms),
        )
        id = f"{after.cursor}.{'-'.join(digests.values())}"
        return Told(message("".join(parts), id) if parts else b"", after)

    async def _changed_zones(self) -> tuple[list[str], dict[str, str]]:
        kept = self.shelf.kept(self.zones)
        shown = self.shown.zones
        if shown is None:  # what the page had when it was opened
            word = self.shown.word
            same = len(word) == len(kept.digests)
            shown = dict(zip(kept.digests, word, strict=True)) if same else {}
        changed = []
        for id, digest in kept.digests.items():
            same = shown.get(id) == digest
            if same and id == ROOMS:
                self.rooms = frozenset(room.key for room in self.page.rooms)
            elif not same and id == ROOMS:
                changed.append(await new_rooms(self.zones, self.rooms))
            elif not same:
                html = with_parts(kept.fragments[id], kept.fragments)
                changed.append(partial(id, html, "outerMorph"))
        return changed, kept.digests

    async def _dispatches(self) -> list[str]:
        """New dispatches. The first time, the zone as a whole: only the page knows its groups."""
        observation = self.page.sight.observation
        first = observation.cursor - len(observation.events) + 1
        events = numbered(observation.events, first)
        if self.shown.cursor is not None and not events:
            return []
        if self.group is None:
            whole = Zones(await with_dispatches(self.page, self.shown.whole))
            dispatches = whole.dispatches()
            self.group = dispatches["groups"][0]["key"] if dispatches["groups"] else None
            html = whole.fragment("dispatches", dispatches=dispatches)
            return [partial("zone-dispatches", html, "outerMorph")]
        return self._groups(events)

    def _groups(self, events: Sequence[Numbered]) -> list[str]:
        """New dispatches into the group that is on top, and groups that begin with them."""
        zones = self.zones
        groups: list[Data] = [{"key": self.group, "items": [], "new": False}]
        for number, event in events:
            if zones.opens(event):
                groups.append(zones.group(number, event) | {"new": True})
            else:
                groups[-1]["items"].insert(0, zones.dispatch(number, event))
        self.group = groups[-1]["key"]
        parts = []
        for group in groups:
            if group["new"]:
                html = zones.fragment("dispatch_group", g=group)
                parts.append(partial("dispatch-groups", html, "afterbegin"))
            elif group["items"]:
                items = (zones.fragment("dispatch_item", d=item) for item in group["items"])
                parts.append(partial(f"group-{group['key']}", "".join(items), "afterbegin"))
        return parts

    def _clear_answer(self) -> list[str]:
        """A receipt or refusal goes when I am asked for something new."""
        mine = self.zones.me in self.zones.awaited
        asked_anew = mine and self.mine is False
        self.mine = mine
        return [partial("zone-act-answer", "", "innerHTML")] if asked_anew else []
