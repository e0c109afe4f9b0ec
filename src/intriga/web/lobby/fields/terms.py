"""The terms of a match: the host's role, the chat policy, extensions; and all settings of a
match, in words."""

from collections.abc import Sequence
from typing import Any, Final, get_args

from msgspec.structs import replace

from intriga.kernel.game import Game
from intriga.kernel.match_terms import Hints, Press, Terms
from intriga.kernel.rooms import press_of
from intriga.table import MatchInfo
from intriga.table.schedule import ANY_KIND
from intriga.web.game_pages import Data
from intriga.web.lobby.doors import read_doors
from intriga.web.lobby.fields.options import OptionForm, default_of, fields_of
from intriga.web.lobby.fields.schedule import clock_name, limit_text, rest_text, zone_text
from intriga.web.request.context import RequestContext
from intriga.web.request.sent import Form, one_of, parse_int

TALK_POLICIES: Final[tuple[Press, ...]] = ("rulebook", "full", "public", "none")


def hosting_field(ctx: RequestContext, sent: Form) -> Data:
    """The field for the host's role: plays, only hosts, or sees everything."""
    t = ctx.say()
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


def talk_policy_field(ctx: RequestContext, game: Game[Any], sent: Form) -> Data:
    """The field for the chat policy."""
    t = ctx.say()
    rule = t(f"talk-policy-is-{game.press}")
    return {
        "name": "press",
        "kind": "choice",
        "label": t("talk-policy"),
        "value": sent.get("press", "rulebook"),
        "choices": [
            {
                "value": kind,
                "label": t(f"talk-policy-{kind}"),
                "help": t(f"talk-policy-{kind}-help", rule=rule),
            }
            for kind in TALK_POLICIES
        ],
    }


def hints_field(ctx: RequestContext, sent: Form) -> Data:
    """The field for who may ask what a bot would do."""
    t = ctx.say()
    return {
        "name": "hints",
        "kind": "choice",
        "label": t("hints"),
        "help": t("hints-help"),
        "value": sent.get("hints", "usual"),
        "choices": [{"value": who, "label": t(f"hints-{who}")} for who in get_args(Hints)],
    }


def read_terms(fields: Form) -> Terms:
    """The terms in a form of a new match."""
    policy: Press = one_of(fields, "press", get_args(Press)) or "rulebook"
    hints: Hints = one_of(fields, "hints", get_args(Hints)) or "usual"
    terms = Terms(
        press=policy,
        referee=fields.get("hosting") == "referee",
        doors=read_doors(fields),
        hints=hints,
    )
    count = parse_int(fields.get("extensions", "")) or 0
    length = parse_int(fields.get("extension", "")) or 0
    if not (count and length):
        return terms
    return replace(terms, extensions=count, extension=length)


def terms_form(terms: Terms) -> Form:
    """The form of the terms, as it would have been filled in."""
    form = {"press": terms.press, "referee": "true" if terms.referee else "", "hints": terms.hints}
    if terms.doors is not None:
        form |= {"doors": terms.doors}
    if terms.extensions:
        form |= {"extensions": str(terms.extensions), "extension": str(terms.extension)}
    return form


def agreed(ctx: RequestContext, info: MatchInfo) -> list[Data]:
    """The settings of a match, `{label, value}` each: options, time limits, terms."""
    t, game, clocks = ctx.say(), ctx.site.games[info.game], info.schedule.clocks
    return [
        *_option_rows(ctx, info),
        *(
            {
                "label": clock_name(ctx, info.game, kind),
                "value": limit_text(ctx, clocks.get(kind, clocks.get(ANY_KIND))),
            }
            for kind in game.clocks
        ),
        {"label": t("talk-policy"), "value": t(f"talk-policy-is-{press_of(game, info.terms)}")},
        *_hint_rows(ctx, info),
        *([{"label": t("doors"), "value": t(f"doors-{info.doors}")}] if info.comings else ()),
        *_schedule_rows(ctx, info),
        *_host_rows(ctx, info),
        {"label": t("commitment"), "value": info.commitment},
    ]


def _hint_rows(ctx: RequestContext, info: MatchInfo) -> list[Data]:
    """Who may ask a bot, where that is not as usual."""
    if info.terms.hints == "usual" or not ctx.site.games[info.game].bots:
        return []
    t = ctx.say()
    return [{"label": t("hints"), "value": t(f"hints-{info.terms.hints}")}]


def _option_rows(ctx: RequestContext, info: MatchInfo) -> Sequence[Data]:
    game = ctx.site.games[info.game]
    form = OptionForm(info.game, game.Options, ctx.site.book(ctx.language, info.game))
    values = {field.name: default_of(field) for field in fields_of(game.Options)} | info.options
    return [
        {"label": form.label(name), "value": form.value_text(name, value)}
        for name, value in values.items()
        if not form.is_usual_text(name, value)
    ]


def _host_rows(ctx: RequestContext, info: MatchInfo) -> list[Data]:
    """The league, if any; who sees what: the referee, if there is one, and spectators, if there are
    none."""
    t, rows = ctx.say(), []
    if info.league is not None:
        rows.append({"label": t("league"), "value": info.league.name})
    if info.terms.referee:
        rows.append({"label": t("referee"), "value": t("referee-sees", host=info.host)})
    if not info.watch:
        rows.append({"label": t("spectators"), "value": t("spectators-no")})
    return rows


def _schedule_rows(ctx: RequestContext, info: MatchInfo) -> list[Data]:
    """The schedule and terms that differ from the usual."""
    t, schedule, terms = ctx.say(), info.schedule, info.terms
    rows = []
    daily = any(isinstance(length, str) for length in schedule.clocks.values())
    if daily or (schedule.rest and schedule.clocks):
        rows.append(("zone", zone_text(ctx, schedule.zone)))
    if schedule.rest and schedule.clocks:
        rows.append(("rest", rest_text(ctx, schedule.rest)))
    if schedule.grace:
        rows.append(("grace", limit_text(ctx, schedule.grace)))
    if schedule.clocks:
        rows.append(("no_show", t(f"schedule-no_show-{schedule.no_show}")))
    if schedule.misses:
        rows.append(("misses", str(schedule.misses)))
    if terms.extensions:
        length = limit_text(ctx, terms.extension)
        words = t("schedule-extensions-value", n=terms.extensions, length=length)
        rows.append(("extensions", words))
    return [{"label": t(f"schedule-{name}"), "value": value} for name, value in rows]
