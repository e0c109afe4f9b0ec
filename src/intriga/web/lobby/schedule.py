"""The schedule of a match on the pages: in the form of a new match, in words, at the table."""

from collections.abc import Mapping
from typing import Any, Final, cast

from msgspec.structs import replace

from intriga.kernel.actors import Seat
from intriga.kernel.game import Clock
from intriga.kernel.house_rules.house_state import counted
from intriga.kernel.match_terms import Terms
from intriga.table import MatchInfo, MatchView
from intriga.table.schedule import Length, NoShow, Schedule
from intriga.web.context import Form, Visit, whole
from intriga.web.lobby.options import clock_name, duration, lasting
from intriga.web.lobby.talk_policy import press_told, read_press
from intriga.web.match.game_pages import Data

LIMITS: Final = (30, 60, 120, 180, 300, 600, 3600, 6 * 3600, 24 * 3600, 3 * 24 * 3600)
"""Seconds offered for every kind of clock, beside what the game suggests."""

ZONES: Final = (
    "Europe/Kaliningrad",
    "Europe/Moscow",
    "Europe/Samara",
    "Asia/Yekaterinburg",
    "Asia/Omsk",
    "Asia/Novosibirsk",
    "Asia/Irkutsk",
    "Asia/Yakutsk",
    "Asia/Vladivostok",
    "Asia/Magadan",
    "Asia/Kamchatka",
    "Europe/Minsk",
    "Asia/Almaty",
    "Asia/Tbilisi",
    "Asia/Yerevan",
    "Europe/Berlin",
    "Europe/London",
    "America/New_York",
    "UTC",
)
GRACES: Final = (0, 15, 60, 300, 3600, 6 * 3600)
MISSES: Final = (0, 1, 2, 3, 5)
EXTENSIONS: Final = (0, 1, 2, 3, 5)
EXTENSION_LENGTHS: Final = (60, 300, 900, 3600, 12 * 3600, 24 * 3600)
_DAILY: Final = "daily"
_NINE: Final = "21:00"
_USUAL: Final = Schedule()


def clock_fields(visit: Visit, game: str, clocks: Mapping[str, Clock], sent: Form) -> list[Data]:
    """How long each kind of window of a game stays open."""
    return [_clock(visit, game, kind, clock, sent) for kind, clock in clocks.items()]


def _clock(visit: Visit, game: str, kind: str, clock: Clock, sent: Form) -> Data:
    t = visit.say()
    offered = sorted({*LIMITS, clock.live, clock.slow})
    return {
        "name": f"clock.{kind}",
        "kind": "choice",
        "chips": False,
        "label": clock_name(visit, game, kind),
        "value": sent.get(f"clock.{kind}", str(clock.live)),
        "choices": [
            {"value": "", "label": t("clock-none")},
            *({"value": str(s), "label": duration(visit, s)} for s in offered),
            {"value": _DAILY, "label": t("clock-at-time-of-day")},
        ],
    }


def schedule_fields(visit: Visit, sent: Form) -> list[Data]:
    """The rest of the schedule: the time of day, grace, the absent, extensions."""
    t = visit.say()
    zones = [{"value": zone, "label": t(f"zone-{zone.replace('/', '-')}")} for zone in ZONES]
    return [
        {
            "name": "daily",
            "kind": "text",
            "label": t("schedule-daily"),
            "help": t("schedule-daily-help"),
            "value": sent.get("daily", _NINE),
            "maxlength": 5,
        },
        _choice(visit, "zone", sent.get("zone", _USUAL.zone), zones),
        _lengths(visit, "grace", GRACES, sent),
        _choice(
            visit,
            "no_show",
            sent.get("no_show", _USUAL.no_show),
            [
                {"value": what, "label": t(f"schedule-no_show-{what}")}
                for what in ("pass", "bot", "wait")
            ],
        ),
        _numbers(visit, "misses", MISSES, sent),
        _numbers(visit, "extensions", EXTENSIONS, sent),
        _lengths(visit, "extension", EXTENSION_LENGTHS, sent, usual=300),
    ]


def _choice(visit: Visit, name: str, value: str, choices: list[Data]) -> Data:
    t = visit.say()
    return {
        "name": name,
        "kind": "choice",
        "chips": False,
        "label": t(f"schedule-{name}"),
        "help": t(f"schedule-{name}-help"),
        "value": value,
        "choices": choices,
    }


def _lengths(visit: Visit, name: str, lengths: tuple[int, ...], sent: Form, usual: int = 0) -> Data:
    t = visit.say()
    choices = [
        {"value": str(s), "label": duration(visit, s) if s else t("schedule-none")} for s in lengths
    ]
    return _choice(visit, name, sent.get(name, str(usual)), choices)


def _numbers(visit: Visit, name: str, numbers: tuple[int, ...], sent: Form) -> Data:
    t = visit.say()
    choices = [{"value": str(n), "label": str(n) if n else t("schedule-none")} for n in numbers]
    return _choice(visit, name, sent.get(name, "0"), choices)


def read_schedule(kinds: Mapping[str, Clock], fields: Form) -> Schedule:
    """The schedule as it was entered; the lobby says what of it can not be."""
    daily = fields.get("daily", "").strip() or _NINE
    clocks: dict[str, Length] = {}
    for kind in kinds:
        entered = fields.get(f"clock.{kind}", "")
        length = daily if entered == _DAILY else whole(entered)
        if length is not None:
            clocks[kind] = length
    no_show = fields.get("no_show", _USUAL.no_show)
    return Schedule(
        clocks,
        fields.get("zone", _USUAL.zone),
        whole(fields.get("grace", "")) or 0,
        cast(NoShow, no_show if no_show in ("pass", "bot", "wait") else _USUAL.no_show),
        whole(fields.get("misses", "")) or 0,
    )


def hosting_field(visit: Visit, sent: Form) -> Data:
    """Whether the host plays, only hosts, or sees everything."""
    t = visit.say()
    return {
        "name": "hosting",
        "kind": "choice",
        "label": t("hosting"),
        "value": sent.get("hosting", "plays"),
        "choices": [
            {"value": kind, "label": t(f"hosting-{kind}"), "help": t(f"hosting-{kind}-help")}
            for kind in ("plays", "leads", "referee")
        ],
    }


def read_terms(fields: Form) -> Terms:
    """The terms as they were entered."""
    count = min(whole(fields.get("extensions", "")) or 0, EXTENSIONS[-1])
    length = min(whole(fields.get("extension", "")) or 0, EXTENSION_LENGTHS[-1])
    terms = Terms(press=read_press(fields), referee=fields.get("hosting") == "referee")
    if not (count and length):
        return terms
    return replace(terms, extensions=count, extension=length)


def schedule_told(visit: Visit, info: MatchInfo) -> list[Data]:
    """The schedule of a match in words, for the list of what was agreed."""
    t, schedule, terms = visit.say(), info.schedule, info.terms
    told = []
    if any(isinstance(length, str) for length in schedule.clocks.values()):
        zone = f"zone-{schedule.zone.replace('/', '-')}"
        known = visit.site.book(visit.language).has(zone)
        told.append(("zone", t(zone) if known else schedule.zone))
    if terms.referee:
        told.append(("hosting", t("hosting-referee")))
    if schedule.grace:
        told.append(("grace", duration(visit, schedule.grace)))
    if schedule.clocks:
        told.append(("no_show", t(f"schedule-no_show-{schedule.no_show}")))
    if schedule.misses:
        told.append(("misses", str(schedule.misses)))
    if terms.extensions:
        length = duration(visit, terms.extension)
        words = t("schedule-extensions-told", n=terms.extensions, length=length)
        told.append(("extensions", words))
    rest = [
        {"label": t(name if name == "hosting" else f"schedule-{name}"), "value": value}
        for name, value in told
    ]
    return [press_told(visit, info), *rest]


def time_doings(
    t: Any, language: str, sight: MatchView, terms: Terms, me: Seat | None
) -> list[Data]:
    """What a seat may do about time now: `[{doing, title, window, generation}]`."""
    if me is None or sight.observation.outcome is not None:
        return []
    house = sight.observation.house
    asks = me in house.asking
    if house.paused:
        title = t("time-unask-resume" if asks else "time-ask-resume")
    else:
        title = t("time-unask-pause" if asks else "time-ask-pause")
    doings: list[Data] = [{"doing": "unask" if asks else "ask", "title": title}]
    left = terms.extensions - counted(house.extended, me)
    length = lasting(terms.extension, language)
    if left > 0 and not house.paused:
        doings += [
            {
                "doing": "extend",
                "title": t("time-extend", length=length, n=left),
                "window": window.key,
                "generation": window.generation,
            }
            for window in sight.observation.windows
            if window.key in sight.deadlines
        ][:1]
    return doings
