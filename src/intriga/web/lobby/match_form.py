"""The form of a match's settings: its fields, and what was entered in them. A new match and one
that is changed have the same."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from intriga.kernel.game import Game, usual_seats
from intriga.table import MatchInfo
from intriga.web.game_pages import Data
from intriga.web.lobby.doors import doors_field
from intriga.web.lobby.fields.options import OptionForm
from intriga.web.lobby.fields.schedule import (
    absence_fields,
    clock_fields,
    pace_field,
    schedule_form,
    timing_fields,
)
from intriga.web.lobby.fields.terms import hints_field, talk_policy_field, terms_form
from intriga.web.lobby.waiting.room import FEW
from intriga.web.request.context import RequestContext
from intriga.web.request.sent import Form

PACE: Final = "evening"


def shared_fields(
    ctx: RequestContext,
    game: str,
    sent: Form,
    options: Mapping[str, Any] | None,
    leagues: Sequence[Data],
    *,
    wrong: Mapping[str, str] | None = None,
) -> Data:
    """The fields that a new match and a changed one have, for `lobby/time_fields.html` and
    `lobby/more_fields.html`. `sent`: what was entered; `options`: those of the game, None for the
    defaults; `leagues`: the fields of `league_fields`; `wrong`: what is wrong with an option."""
    rules, t = ctx.site.game(game), ctx.say(game)
    book = ctx.site.book(ctx.language, game)
    own = OptionForm(game, rules.Options, book).fields(options)
    for name, text in (wrong or {}).items():
        if name in own:
            own[name]["error"] = text
    return {
        "names": {
            "name": "title",
            "kind": "text",
            "label": t("match-title"),
            "help": t("match-title-help"),
            "value": sent.get("title", ""),
            "maxlength": 60,
        },
        "seats": seats_field(ctx, rules, sent),
        "pace": pace_field(ctx, rules.clocks, sent, PACE) if rules.clocks else None,
        "clocks": clock_fields(ctx, game, rules.clocks, sent),
        "timing": timing_fields(ctx, sent) if rules.clocks else [],
        "absence": absence_fields(ctx, sent) if rules.clocks else [],
        "leagues": leagues,
        "talk_policy": talk_policy_field(ctx, rules, sent),
        "hints": hints_field(ctx, sent) if rules.bots else None,
        "doors": doors_field(ctx, rules, sent),
        "watch": watch_field(ctx, sent),
        "approval": {
            "name": "approval",
            "kind": "bool",
            "label": t("admission-approval"),
            "help": t("admission-approval-help"),
            "value": sent.get("approval") == "true",
        },
        "password": {
            "name": "password",
            "kind": "text",
            "label": t("match-password"),
            "help": t("match-password-help"),
            "maxlength": 64,
            "autocomplete": "off",
        },
        "groups": _groups(ctx, game, own),
    }


def seats_field(ctx: RequestContext, rules: Game[Any], sent: Form) -> Data:
    """The field for the number of seats."""
    t = ctx.say()
    seats = rules.seats
    field: Data = {
        "name": "seats",
        "label": t("seats-how-many"),
        "value": sent.get("seats", str(usual_seats(rules))),
        "required": True,
    }
    if len(seats) <= FEW:
        choices = [{"value": str(number), "label": str(number)} for number in seats]
        return field | {"kind": "choice", "choices": choices}
    low, high = seats.start, seats.stop - 1
    help = t("range", low=low, high=high)
    return field | {"kind": "number", "help": help, "min": low, "max": high}


def watch_field(ctx: RequestContext, sent: Form) -> Data:
    """The field for whether others may watch."""
    t = ctx.say()
    return {
        "name": "watch",
        "kind": "choice",
        "label": t("spectators"),
        "help": t("spectators-help"),
        "value": sent.get("watch", "yes"),
        "choices": [{"value": what, "label": t(f"spectators-{what}")} for what in ("yes", "no")],
    }


def may_watch(fields: Form) -> bool:
    """Whether the form lets others watch."""
    return fields.get("watch") != "no"


def form_of_match(ctx: RequestContext, info: MatchInfo) -> Form:
    """The form of a match as it is, but for the options of its game and the password."""
    return {
        "title": info.title,
        "seats": str(len(info.seats)),
        "privacy": info.privacy,
        "watch": "yes" if info.watch else "no",
        "approval": "true" if info.approval else "",
        "league": info.league.id if info.league else "",
        **schedule_form(info.schedule, ctx.site.game(info.game).clocks),
        **terms_form(info.terms),
    }


def _groups(ctx: RequestContext, game: str, fields: dict[str, Data]) -> list[Data]:
    """The options in the groups of the game's pages; the others come last."""
    t = ctx.say(game)
    left = dict(fields)
    groups = []
    for group in ctx.site.pages[game].presentation.options:
        options = [left.pop(name) for name in group.names if name in left]
        groups.append({"title": t(group.title), "advanced": group.advanced, "options": options})
    if left:
        many = bool(groups)
        groups.append({"title": t("options"), "advanced": many, "options": list(left.values())})
    return groups
