"""The schedule of a match: its fields in the form of its settings, and its texts."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, cast, get_args

from babel.dates import get_day_names
from babel.lists import format_list
from babel.units import format_unit

from intriga.kernel.game import Clock
from intriga.table.schedule import WEEKEND, Length, NoShow, Pace, Schedule, clocks_for
from intriga.web.game_pages import Data
from intriga.web.request.context import RequestContext
from intriga.web.request.sent import Form, parse_int

LIMITS: Final = (
    *(30, 60, 120, 180, 300, 600, 900, 1800, 3600),
    *(hours * 3600 for hours in (6, 12, 24, 48, 72, 7 * 24)),
)
"""Seconds offered for every kind of clock, in addition to what the game suggests."""

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
RESTS: Final = ((), (7,), WEEKEND)
"""The days of rest offered."""
GRACES: Final = (0, 15, 60, 300, 3600, 6 * 3600)
MISSES: Final = (0, 1, 2, 3, 5)
EXTENSIONS: Final = (0, 1, 2, 3, 5)
EXTENSION_LENGTHS: Final = (60, 300, 900, 3600, 12 * 3600, 24 * 3600)
_UNITS: Final = (("week", 604_800), ("day", 86_400), ("hour", 3600), ("minute", 60))
CUSTOM: Final = "custom"
"""The pace of a form whose time limits were chosen one by one."""
_DAILY: Final = "daily"
_DEFAULT_TIMES: Final = "21:00"
_DEFAULT: Final = Schedule()

# Texts.


def clock_name(ctx: RequestContext, game: str, kind: str) -> str:
    """What a kind of clock is called, by the pages or by its game."""
    label = f"clock-{kind}"
    if ctx.site.book(ctx.language).has(label):
        return ctx.say()(label)
    book, own = ctx.site.game_book(ctx.language, game), f"window-{kind}"
    known = book.has(own, "clock")
    return book.say(own, attribute="clock") if known else ctx.say()("clock-of", kind=kind)


def limit_text(ctx: RequestContext, limit: Length | None) -> str:
    """A time limit in words: seconds, times of day, or None for no limit."""
    if limit is None:
        return ctx.say()("clock-none")
    if isinstance(limit, str):
        times = format_list(limit.split(", "), locale=ctx.language)
        return ctx.say()("clock-daily", time=times)
    return duration_text(limit, ctx.language)


@lru_cache(maxsize=1024)
def duration_text(seconds: int, language: str) -> str:
    """A length of time in words."""
    unit, length = next(
        (
            (unit, length)
            for unit, length in _UNITS
            if seconds % length == 0 and _counted(seconds, unit)
        ),
        ("second", 1),
    )
    return format_unit(seconds // length, f"duration-{unit}", locale=language)


def _counted(seconds: int, unit: str) -> bool:
    """Whether people count such a length in this unit: 48 hours, but 3 days."""
    return unit != "day" or seconds >= 3 * 86_400


def rest_text(ctx: RequestContext, rest: Sequence[int]) -> str:
    """Days of rest in words."""
    known = "-".join(map(str, rest)) or "none"
    if tuple(rest) in RESTS:
        return ctx.say()(f"schedule-rest-{known}")
    names = get_day_names("wide", "stand-alone", ctx.language)
    return format_list([names[day - 1] for day in rest], locale=ctx.language)


def zone_text(ctx: RequestContext, zone: str) -> str:
    """A time zone by its city, or by its name."""
    id = f"zone-{zone.replace('/', '-')}"
    return ctx.say()(id) if ctx.site.book(ctx.language).has(id) else zone


# Fields.


def pace_field(ctx: RequestContext, kinds: Mapping[str, Clock], sent: Form, usual: str) -> Data:
    """The field for the pace: one of those the game suggests lengths for, or one's own limits."""
    t = ctx.say()
    choices = [
        {"value": pace, "label": t(f"pace-{pace}"), "help": _pace_help(ctx, kinds, pace)}
        for pace in get_args(Pace)
    ]
    own = {"value": CUSTOM, "label": t("pace-custom"), "help": t("pace-custom-help")}
    return {
        "name": "pace",
        "kind": "choice",
        "label": t("time-limits"),
        "value": sent.get("pace", usual),
        "choices": [*choices, own],
    }


def _pace_help(ctx: RequestContext, kinds: Mapping[str, Clock], pace: Pace) -> str:
    """The lengths of a pace, from the shortest to the longest."""
    lengths = [length for length in clocks_for(pace, kinds).values() if isinstance(length, int)]
    if not lengths:
        return ctx.say()(f"pace-{pace}-help")
    least, most = (duration_text(end(lengths), ctx.language) for end in (min, max))
    if least == most:
        return ctx.say()("pace-length", length=most)
    return ctx.say()("pace-lengths", least=least, most=most)


def clock_fields(
    ctx: RequestContext, game: str, clocks: Mapping[str, Clock], sent: Form
) -> list[Data]:
    """The fields for how long each kind of window stays open, each with the field for its times of
    day."""
    return [_clock(ctx, game, kind, clock, sent) for kind, clock in clocks.items()]


def _clock(ctx: RequestContext, game: str, kind: str, clock: Clock, sent: Form) -> Data:
    t, name = ctx.say(), f"clock.{kind}"
    value = sent.get(name, str(clock.live))
    own = parse_int(value)
    offered = sorted({*LIMITS, clock.live, clock.slow, *((own,) if own else ())})
    label = clock_name(ctx, game, kind)
    return {
        "name": name,
        "kind": "choice",
        "chips": False,
        "label": label,
        "value": value,
        "choices": [
            {"value": "", "label": t("clock-none")},
            *({"value": str(s), "label": limit_text(ctx, s)} for s in offered),
            {"value": _DAILY, "label": t("clock-at-time-of-day")},
        ],
        "times": {
            "name": f"{name}.at",
            "kind": "text",
            "label": t("schedule-times", of=label),
            "help": t("schedule-times-help"),
            "value": sent.get(f"{name}.at", _DEFAULT_TIMES),
            "maxlength": 60,
        },
    }


def timing_fields(ctx: RequestContext, sent: Form) -> list[Data]:
    """The fields for days of rest and the time zone."""
    zone, rest = sent.get("zone", _DEFAULT.zone), _rest_of(sent.get("rest", ""))
    zones = dict.fromkeys((*ZONES, zone))
    rests = dict.fromkeys((*RESTS, rest))
    return [
        _choice(
            ctx,
            "rest",
            _rest_value(rest),
            [{"value": _rest_value(days), "label": rest_text(ctx, days)} for days in rests],
        ),
        _choice(
            ctx, "zone", zone, [{"value": zone, "label": zone_text(ctx, zone)} for zone in zones]
        ),
    ]


def absence_fields(ctx: RequestContext, sent: Form) -> list[Data]:
    """The fields for grace, absent players and extensions."""
    t = ctx.say()
    return [
        _lengths(ctx, "grace", GRACES, sent),
        _choice(
            ctx,
            "no_show",
            sent.get("no_show", _DEFAULT.no_show),
            [{"value": what, "label": t(f"schedule-no_show-{what}")} for what in get_args(NoShow)],
        ),
        _numbers(ctx, "misses", MISSES, sent),
        _numbers(ctx, "extensions", EXTENSIONS, sent),
        _lengths(ctx, "extension", EXTENSION_LENGTHS, sent, usual=300),
    ]


def _choice(ctx: RequestContext, name: str, value: str, choices: list[Data]) -> Data:
    t = ctx.say()
    return {
        "name": name,
        "kind": "choice",
        "chips": False,
        "label": t(f"schedule-{name}"),
        "help": t(f"schedule-{name}-help"),
        "value": value,
        "choices": choices,
    }


def _lengths(
    ctx: RequestContext, name: str, lengths: Sequence[int], sent: Form, usual: int = 0
) -> Data:
    value = sent.get(name, str(usual))
    choices = [
        {"value": str(s), "label": limit_text(ctx, s) if s else ctx.say()("schedule-none")}
        for s in _with_own(lengths, value)
    ]
    return _choice(ctx, name, value, choices)


def _numbers(ctx: RequestContext, name: str, numbers: Sequence[int], sent: Form) -> Data:
    value = sent.get(name, "0")
    choices = [
        {"value": str(n), "label": str(n) if n else ctx.say()("schedule-none")}
        for n in _with_own(numbers, value)
    ]
    return _choice(ctx, name, value, choices)


def _with_own(numbers: Sequence[int], value: str) -> list[int]:
    """The numbers offered, and the one the match has if a program has set another."""
    own = parse_int(value)
    return sorted({*numbers, *(() if own is None else (own,))})


# Reading and writing forms.


def read_schedule(kinds: Mapping[str, Clock], fields: Form) -> Schedule:
    """The schedule in a form. The table checks it."""
    no_show = fields.get("no_show", _DEFAULT.no_show)
    return Schedule(
        _read_clocks(kinds, fields),
        fields.get("zone", _DEFAULT.zone),
        parse_int(fields.get("grace", "")) or 0,
        cast(NoShow, no_show if no_show in get_args(NoShow) else _DEFAULT.no_show),
        parse_int(fields.get("misses", "")) or 0,
        _rest_of(fields.get("rest", "")),
    )


def _read_clocks(kinds: Mapping[str, Clock], fields: Form) -> dict[str, Length]:
    pace = fields.get("pace", CUSTOM)
    if pace in get_args(Pace):
        return clocks_for(cast(Pace, pace), kinds)
    clocks: dict[str, Length] = {}
    for kind in kinds:
        entered = fields.get(f"clock.{kind}", "")
        times = fields.get(f"clock.{kind}.at", "").strip() or _DEFAULT_TIMES
        length = times if entered == _DAILY else parse_int(entered)
        if length is not None:
            clocks[kind] = length
    return clocks


def schedule_form(schedule: Schedule, kinds: Mapping[str, Clock]) -> Form:
    """The form of a schedule, as it would have been filled in."""
    clocks = {kind: schedule.clocks.get(kind, schedule.clocks.get("*")) for kind in kinds}
    timed = {kind: length for kind, length in clocks.items() if length is not None}
    pace = next((pace for pace in get_args(Pace) if clocks_for(pace, kinds) == timed), CUSTOM)
    form = {
        "pace": pace,
        "zone": schedule.zone,
        "grace": str(schedule.grace),
        "no_show": schedule.no_show,
        "misses": str(schedule.misses),
        "rest": _rest_value(schedule.rest),
    }
    for kind, length in clocks.items():
        daily = isinstance(length, str)
        form[f"clock.{kind}"] = _DAILY if daily else str(length or "")
        if daily:
            form[f"clock.{kind}.at"] = str(length)
    return form


def _rest_value(rest: Sequence[int]) -> str:
    return ",".join(map(str, rest))


def _rest_of(value: str) -> tuple[int, ...]:
    days = (parse_int(day) for day in value.split(",")[:7])
    return tuple(day for day in days if day is not None)
