"""The schedule of a match: its fields in the form of a new match, and its texts."""

from collections.abc import Mapping
from datetime import timedelta
from functools import lru_cache
from typing import Final, cast

from babel.dates import format_timedelta

from intriga.kernel.game import Clock
from intriga.table.schedule import Length, NoShow, Schedule
from intriga.web.context import Form, RequestContext, parse_int
from intriga.web.game_pages import Data

LIMITS: Final = (30, 60, 120, 180, 300, 600, 3600, 6 * 3600, 24 * 3600, 3 * 24 * 3600)
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
GRACES: Final = (0, 15, 60, 300, 3600, 6 * 3600)
MISSES: Final = (0, 1, 2, 3, 5)
EXTENSIONS: Final = (0, 1, 2, 3, 5)
EXTENSION_LENGTHS: Final = (60, 300, 900, 3600, 12 * 3600, 24 * 3600)
_DAILY: Final = "daily"
_DEFAULT_TIME: Final = "21:00"
_DEFAULT: Final = Schedule()


def clock_name(ctx: RequestContext, game: str, kind: str) -> str:
    """What a kind of clock is called, by the pages or by its game."""
    label = f"clock-{kind}"
    if ctx.site.book(ctx.language).has(label):
        return ctx.say()(label)
    book, own = ctx.site.game_book(ctx.language, game), f"window-{kind}"
    known = book.has(own, "clock")
    return book.say(own, attribute="clock") if known else ctx.say()("clock-of", kind=kind)


def limit_text(ctx: RequestContext, limit: Length | None) -> str:
    """A time limit in words: seconds, a time of day, or None for no limit."""
    if limit is None:
        return ctx.say()("clock-none")
    if isinstance(limit, str):
        return ctx.say()("clock-daily", time=limit)
    return duration_text(limit, ctx.language)


@lru_cache(maxsize=1024)
def duration_text(seconds: int, language: str) -> str:
    """A length of time in words."""
    return format_timedelta(timedelta(seconds=seconds), threshold=1.2, locale=language)


def clock_fields(
    ctx: RequestContext, game: str, clocks: Mapping[str, Clock], sent: Form
) -> list[Data]:
    """The fields for how long each kind of window stays open."""
    return [_clock(ctx, game, kind, clock, sent) for kind, clock in clocks.items()]


def _clock(ctx: RequestContext, game: str, kind: str, clock: Clock, sent: Form) -> Data:
    t = ctx.say()
    offered = sorted({*LIMITS, clock.live, clock.slow})
    return {
        "name": f"clock.{kind}",
        "kind": "choice",
        "chips": False,
        "label": clock_name(ctx, game, kind),
        "value": sent.get(f"clock.{kind}", str(clock.live)),
        "choices": [
            {"value": "", "label": t("clock-none")},
            *({"value": str(s), "label": limit_text(ctx, s)} for s in offered),
            {"value": _DAILY, "label": t("clock-at-time-of-day")},
        ],
    }


def schedule_fields(ctx: RequestContext, sent: Form) -> list[Data]:
    """The other fields: time of day, time zone, grace, absent players, extensions."""
    t = ctx.say()
    zones = [{"value": zone, "label": t(f"zone-{zone.replace('/', '-')}")} for zone in ZONES]
    return [
        {
            "name": "daily",
            "kind": "text",
            "label": t("schedule-daily"),
            "help": t("schedule-daily-help"),
            "value": sent.get("daily", _DEFAULT_TIME),
            "maxlength": 5,
        },
        _choice(ctx, "zone", sent.get("zone", _DEFAULT.zone), zones),
        _lengths(ctx, "grace", GRACES, sent),
        _choice(
            ctx,
            "no_show",
            sent.get("no_show", _DEFAULT.no_show),
            [
                {"value": what, "label": t(f"schedule-no_show-{what}")}
                for what in ("pass", "bot", "wait")
            ],
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
    ctx: RequestContext, name: str, lengths: tuple[int, ...], sent: Form, usual: int = 0
) -> Data:
    t = ctx.say()
    choices = [
        {"value": str(s), "label": limit_text(ctx, s) if s else t("schedule-none")} for s in lengths
    ]
    return _choice(ctx, name, sent.get(name, str(usual)), choices)


def _numbers(ctx: RequestContext, name: str, numbers: tuple[int, ...], sent: Form) -> Data:
    t = ctx.say()
    choices = [{"value": str(n), "label": str(n) if n else t("schedule-none")} for n in numbers]
    return _choice(ctx, name, sent.get(name, "0"), choices)


def read_schedule(kinds: Mapping[str, Clock], fields: Form) -> Schedule:
    """The schedule in a form of a new match. The table checks it."""
    daily = fields.get("daily", "").strip() or _DEFAULT_TIME
    clocks: dict[str, Length] = {}
    for kind in kinds:
        entered = fields.get(f"clock.{kind}", "")
        length = daily if entered == _DAILY else parse_int(entered)
        if length is not None:
            clocks[kind] = length
    no_show = fields.get("no_show", _DEFAULT.no_show)
    return Schedule(
        clocks,
        fields.get("zone", _DEFAULT.zone),
        parse_int(fields.get("grace", "")) or 0,
        cast(NoShow, no_show if no_show in ("pass", "bot", "wait") else _DEFAULT.no_show),
        parse_int(fields.get("misses", "")) or 0,
    )
