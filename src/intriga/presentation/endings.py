"""The end of a match: the verdict, how it came to that, and who was who."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from intriga.kernel.actors import Seat

VERDICT: Final = 40
"""A verdict has so many letters at most: it is a headline on a phone."""
CURVES: Final = 8
"""So many curves can be told apart in one drawing."""

Dash: TypeAlias = Literal["", "dashed", "dotted"]


class EndingCurve(Struct, frozen=True):
    """How a side, a power or a player went. `values`: one for each of the chart's `times`; `hue`:
    the number of its colour; `dash`: how its line is drawn, to be told apart without colours."""

    name: str
    hue: int
    values: tuple[int, ...]
    dash: Dash = ""


class EndingChart(Struct, frozen=True, kw_only=True):
    """The turning points: one characteristic over the whole match. `title`: what is drawn; `times`:
    what the points are called, at least two; at most `CURVES` curves. `said`: values that are no
    plain numbers, such as money, in words."""

    title: str
    times: tuple[str, ...]
    curves: tuple[EndingCurve, ...]
    said: Mapping[int, str] = {}


class WhoWas(Struct, frozen=True, kw_only=True):
    """Who somebody was. `role`: as what they played ("knight", "France"); `did`: what they did and
    what became of them; `value`: what they have at the end ("+6", "12 centres"); `gone`: they were
    out before the end; `side`: with whom they belonged, the heading that stands above them."""

    seat: Seat
    role: str = ""
    did: str = ""
    value: str = ""
    gone: bool = False
    side: str = ""


class Ending(Struct, frozen=True, kw_only=True):
    """The end as its page shows it. `verdict`: who has won, at most `VERDICT` letters, without
    names of players: these live in rows; "": as the outcome says. `why`: how it came, one or two
    sentences; "": the reason of the outcome. `who`: a row for each seat, a side after another; the
    page puts the viewer's own first."""

    verdict: str = ""
    why: str = ""
    chart: EndingChart | None = None
    who: tuple[WhoWas, ...] = ()
