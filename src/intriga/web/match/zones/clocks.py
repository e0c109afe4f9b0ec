"""The clocks of a match's page: the one that concerns its viewer, those of other windows; and what
a seat may do about time."""

from datetime import UTC, datetime

from intriga.kernel.actors import PUBLIC, Seat
from intriga.kernel.house_rules.house_state import counted
from intriga.table.models import MatchView
from intriga.web.game_pages import Data
from intriga.web.lobby.fields.schedule import duration_text
from intriga.web.match.renderer import Page
from intriga.web.rendering.fragments import TIME_LEFT
from intriga.web.site import Say
from intriga.words import Phrasebook, moment


def clocks_of(match_view: MatchView, zone: str, book: Phrasebook) -> tuple[Data | None, list[Data]]:
    """The main clock, None where no open window has one; and the other clocks with their titles,
    the first to run out first. `zone`: of the match's schedule, for pages without script."""
    due = match_view.due
    if due is None:
        return None, []
    dues = match_view.deadlines
    others = [
        window
        for window in match_view.observation.windows
        if window.key in dues and window.key != due[0]
    ]
    others.sort(key=lambda window: dues[window.key])
    return _clock(match_view, due[1], TIME_LEFT), [
        {
            "title": book.say(f"window-{window.kind}"),
            "clock": _clock(
                match_view, dues[window.key], moment(dues[window.key], zone, book.language)
            ),
        }
        for window in others
    ]


def _clock(match_view: MatchView, due: int, left: str) -> Data:
    at = datetime.fromtimestamp(due / 1000, UTC)
    return {"due": at.isoformat(timespec="seconds"), "left": left, "grace": match_view.grace}


def clock_note(page: Page, t: Say) -> str:
    """What stands where no clock runs."""
    house = page.match_view.observation.house
    if house.resumes_at is not None:
        return t("clock-away", until=house.resumes_at, zone=page.info.schedule.zone)
    return t("clock-paused" if house.halted else "clock-none")


def time_buttons(page: Page, me: Seat | None, t: Say) -> list[Data]:
    """What this seat may do about time now: ask for a pause, extend a window. Where a break until a
    date is proposed, it is answered above the actions (see `notices`)."""
    if me is None:
        return []
    match_view, terms = page.match_view, page.info.terms
    house = match_view.observation.house
    asking = house.asking_at(page.site.settings.now())
    wanted = "resume" if house.paused else "pause"
    if asking and house.break_asked is not None:
        wanted = "break"
    buttons: list[Data] = []
    if me in asking:
        buttons.append({"action": "unask", "title": t(f"time-unask-{wanted}")})
    elif wanted != "break":
        buttons.append({"action": "ask", "title": t(f"time-ask-{wanted}")})
    left = terms.extensions - counted(house.extended, me)
    window = next(
        (
            one
            for one in match_view.observation.windows
            if one.key in match_view.deadlines and one.viewers == PUBLIC
        ),
        None,
    )
    if left > 0 and not house.paused and window is not None:
        length = duration_text(terms.extension, page.language)
        buttons.append(
            {
                "action": "extend",
                "title": t("time-extend", length=length, n=left),
                "window": window.key,
                "generation": window.generation,
            }
        )
    return buttons
