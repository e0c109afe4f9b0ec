"""How somebody without a seat stands towards a match, in words, and what they may do about it.

The one place that has them all: every status of a sign-up, before the start and in play. Type
checks find a status that is forgotten here, and a test renders each on every page.
"""

from typing import Final, assert_never

from msgspec import Struct

from intriga.table import MatchInfo, Waiting
from intriga.table.models import SignupStatus
from intriga.web.game_pages import Data
from intriga.web.lobby.doors import asks_to_enter, may_enter
from intriga.web.site import Say

CALLS: Final[frozenset[SignupStatus]] = frozenset({"invited", "replaced"})
"""Those of whom something is asked: the lobby shows such a match first."""

NOT_FOR_WATCHING: Final = "table-not-for-watching"
"""The refusal for those who may not see a match: how they stand is all they are told."""


class SignupStanding(Struct, frozen=True):
    """How a person stands. `note`: in a few words, for a list; `text`: in a sentence, for the page
    of the match; `calls`: something is asked of them; `forms`: the buttons, main ones first."""

    status: SignupStatus
    note: str
    text: str
    calls: bool
    forms: tuple[Data, ...]


def signup_standing(t: Say, info: MatchInfo) -> SignupStanding | None:
    """How the person for whom this match was read stands towards it; None for those who have a
    seat or have not signed up, and once the match has ended."""
    waits = info.waits
    if waits is None or info.seat is not None or info.status not in ("gathering", "playing"):
        return None
    playing = info.status == "playing"
    text = _in_play(t, info, waits) if playing else _before(t, info, waits)
    forms = [*(_back(t, info, waits) if playing else ()), *_withdraw(t, info, waits)]
    calls = waits.status in CALLS and (not playing or bool(_back(t, info, waits)))
    return SignupStanding(waits.status, t(f"waits-{waits.status}"), text, calls, tuple(forms))


def _before(t: Say, info: MatchInfo, waits: Waiting) -> str:
    """In a match that has not begun."""
    match waits.status:
        case "asked":
            return t("mine-asked", host=info.host)
        case "reserve" | "missed":
            return t("mine-reserve", n=place_in_reserve(info))
        case "invited":
            return t("mine-invited")
        case "declined" | "removed":
            return t("mine-declined", host=info.host)
        case "replaced" | "left":
            return t("mine-new")
        case never:
            assert_never(never)


def _in_play(t: Say, info: MatchInfo, waits: Waiting) -> str:
    """In a match that is being played."""
    known = waits.seat is not None and waits.seat < len(info.seats)
    chair = info.seats[waits.seat] if known and waits.seat is not None else None
    match waits.status:
        case "asked" if waits.seat is None:
            return t("standing-asks-to-enter", host=info.host)
        case "asked":
            # A link of the host leads to the seat of a person; anything else to that of a bot.
            gone = chair is not None and chair.kind == "person" and not waits.by_link
            return t(
                "standing-asked-taken" if gone else "standing-asked",
                name=chair.name if chair else "",
            )
        case "reserve":
            return t("standing-reserve", n=place_in_reserve(info))
        case "missed":
            return t("standing-missed", n=place_in_reserve(info))
        case "invited":
            return t("standing-invited", name=chair.name) if chair else t("standing-invited-any")
        case "declined":
            return t("standing-declined")
        case "removed":
            return t("standing-removed")
        case "left" if chair is not None and chair.kind == "left":
            return t("standing-gone-closed" if info.doors == "closed" else "standing-gone")
        case "replaced" | "left":
            if chair is None or chair.kind != "bot":
                return t("standing-succeeded", name=chair.name if chair else "")
            id = "standing-left" if waits.status == "left" else "standing-replaced"
            kept = " " + t("standing-kept") if waits.status == "replaced" and chair.kept else ""
            return t(id, name=chair.name) + kept
        case never:
            assert_never(never)


def _back(t: Say, info: MatchInfo, waits: Waiting) -> list[Data]:
    """The buttons by which they get a seat at once: their own, or those they are invited to."""
    url = f"/m/{info.id}/take-over"
    bots = [seat for seat in info.seats if seat.kind == "bot"]
    if waits.status in ("replaced", "left"):
        own = [seat for seat in bots if seat.seat == waits.seat]
        if not own and info.doors != "closed" and _has_left(info, waits):
            return [_form(f"/m/{info.id}/enter", t("seat-back"), main=True)]
        return [_form(url, t("seat-back"), seat=seat.seat, main=True) for seat in own]
    forms = []
    if may_enter(info):
        title = t("join-ask" if asks_to_enter(info) else "enter-match")
        forms.append(_form(f"/m/{info.id}/enter", title, main=True))
    if waits.status == "invited":
        offered = [seat for seat in bots if waits.seat in (None, seat.seat)]
        forms += [
            _form(url, t("seat-take-over", name=seat.name), seat=seat.seat, main=not forms)
            for seat in offered
        ]
    return forms


def _has_left(info: MatchInfo, waits: Waiting) -> bool:
    """Whether nobody plays their seat since they left."""
    seat = waits.seat
    return seat is not None and seat < len(info.seats) and info.seats[seat].kind == "left"


def _withdraw(t: Say, info: MatchInfo, waits: Waiting) -> list[Data]:
    """The button to withdraw, for those who wait for something or for whom something is kept."""
    match waits.status:
        case "asked" | "reserve" | "invited" | "replaced":
            return [_form(f"/m/{info.id}/withdraw", t(f"withdraw-{waits.status}"))]
        case "missed":
            return [_form(f"/m/{info.id}/withdraw", t("withdraw-reserve"))]
        case "declined" | "left" | "removed":
            return []
        case never:
            assert_never(never)


def _form(url: str, title: str, *, seat: int | None = None, main: bool = False) -> Data:
    return {"url": url, "title": title, "seat": seat, "person": "", "main": main}


def place_in_reserve(info: MatchInfo) -> int:
    """The place in the reserve of the person for whom this match was read, from 1."""
    people = [waiting.person for waiting in info.reserve]
    mine = info.waits.person if info.waits is not None else ""
    return people.index(mine) + 1 if mine in people else len(people)
