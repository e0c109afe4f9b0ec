"""The personal card on paper, for those who play in one room with the server as their banker."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from intriga.games.espionage.presentation.my_card import card
from intriga.games.espionage.seen.view import View
from intriga.presentation import NoQuery, Paper, Scene

_WORDS: Final = ("card", "money", "my-bribes", "my-specials", "no-bribes", "no-specials")
_HISTORY: Final = 12
"""Sums of the treasury that are printed, the latest ones."""


class CardLine(Struct, frozen=True):
    """A line of the card: what, how much, what it is good for."""

    name: str
    value: str
    help: str = ""


class CardSheet(Struct, frozen=True, kw_only=True):
    """The data of `card.typ`."""

    words: Mapping[str, str]
    player: str
    city: str
    money: str
    history: tuple[str, ...]
    bribes: tuple[CardLine, ...]
    specials: tuple[CardLine, ...]


def _sheet(view: View, scene: Scene, query: NoQuery) -> CardSheet | None:
    """What the personal card shows on the page."""
    shown = card(view, scene)
    if shown is None:
        return None
    tick, used = scene.say("espionage-page-tick"), scene.say("espionage-page-used")
    bribes = [(one.number, _dollars(scene, one.sum)) for one in shown.bribes]
    bribes += [(number, tick) for number in shown.ticks]
    return CardSheet(
        words={id.removeprefix("my-"): scene.say(f"espionage-page-{id}") for id in _WORDS},
        player=scene.names[shown.seat],
        city=shown.city,
        money=_dollars(scene, shown.money),
        history=tuple(map(str, shown.history[-_HISTORY:])),
        bribes=tuple(
            CardLine(scene.say("espionage-page-cell", number=number), value)
            for number, value in bribes
        ),
        specials=tuple(
            CardLine(one.name, f"×{one.left}" if one.left else used, one.help or "")
            for one in shown.specials
        ),
    )


def _has_card(view: View, scene: Scene) -> bool:
    return view.me is not None


def _dollars(scene: Scene, sum: int) -> str:
    return scene.say("espionage-page-dollars", n=sum)


CARD_PAPER = Paper[View, NoQuery](
    source="card.typ", title="espionage-page-card", data=_sheet, offered=_has_card
)
