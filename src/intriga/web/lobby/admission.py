"""Who wants a seat, as the host sees it: in the waiting room, and in the cockpit."""

from collections.abc import Sequence
from typing import Final

from intriga.table import MatchInfo, Waiting
from intriga.web.game_pages import Data
from intriga.web.site import Say

_SEATS: Final = 40
"""At most so many seats are offered for each person."""


def signups_data(info: MatchInfo, t: Say, url: str) -> Data:
    """The data of lobby/fragments/signups.html. `url`: what the actions of its forms begin with."""

    def those(status: str) -> list[Data]:
        waiting = [one for one in info.others if one.status == status]
        return [
            _person(one)
            | {
                "seat": _asked_for(one, info, t),
                # Who asks to enter gets a seat of their own.
                "enters": info.status == "playing" and one.seat is None,
            }
            for one in waiting
        ]

    return {
        "url": url,
        "playing": info.status == "playing",
        "seats": _seats_to_give(info, t),
        **{status: those(status) for status in ("asked", "invited", "declined")},
    }


def reserve_data(reserve: Sequence[Waiting]) -> list[Data]:
    """The people in the reserve, for lobby/fragments/reserve.html."""
    return [_person(one) for one in reserve]


def _person(one: Waiting) -> Data:
    return {"person": one.person, "name": one.name, "here": one.here}


def _asked_for(one: Waiting, info: MatchInfo, t: Say) -> str | None:
    """The seat that a sign-up is about."""
    if one.seat is None or one.seat >= len(info.seats):
        return None
    return _seat_label(info, one.seat, t)


def _seats_to_give(info: MatchInfo, t: Say) -> list[Data]:
    """The seats that the host may give to somebody: free ones, and those of bots."""
    seats = [seat.seat for seat in info.seats if seat.kind in ("empty", "bot")][:_SEATS]
    return [{"seat": seat, "label": _seat_label(info, seat, t)} for seat in seats]


def _seat_label(info: MatchInfo, seat: int, t: Say) -> str:
    number, chair = t("seat-number", n=seat + 1), info.seats[seat]
    return f"{number} · {chair.name}" if chair.name else number
