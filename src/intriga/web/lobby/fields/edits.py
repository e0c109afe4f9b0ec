"""What hosts have changed in the settings of a match, in words."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from intriga.table import MatchInfo
from intriga.table.models import SettingChange
from intriga.web.game_pages import Data
from intriga.web.lobby.fields.options import OptionForm
from intriga.web.lobby.fields.schedule import clock_name, limit_text, rest_text, zone_text
from intriga.web.request.context import RequestContext

_LABELS: Final[Mapping[str, str]] = {
    "title": "match-title",
    "seats": "seats-how-many",
    "privacy": "privacy",
    "watch": "spectators",
    "approval": "admission-approval",
    "password": "match-password",
    "zone": "schedule-zone",
    "rest": "schedule-rest",
    "grace": "schedule-grace",
    "no_show": "schedule-no_show",
    "misses": "schedule-misses",
    "press": "talk-policy",
    "hints": "hints",
    "referee": "referee",
    "doors": "doors",
    "league": "league",
    "extensions": "schedule-extensions",
}
"""The text that names each setting which every match has."""


def edit_rows(ctx: RequestContext, info: MatchInfo) -> list[Data]:
    """The edits of a match, the latest first: `{ago, asked, changes: [{label, before, after}]}`."""
    return [
        {
            "ago": ctx.ago(edit.at),
            "asked": edit.asked,
            "changes": [_change(ctx, info, change) for change in edit.changes],
        }
        for edit in reversed(info.edits)
    ]


def _change(ctx: RequestContext, info: MatchInfo, change: SettingChange) -> Data:
    kind, _, name = change.what.partition(".")
    if kind == "option":
        game = ctx.site.games[info.game]
        form = OptionForm(info.game, game.Options, ctx.site.book(ctx.language, info.game))
        return _row(form.label(name), change, lambda value: form.value_text(name, value))
    if kind == "clock":
        label = ctx.say()("clock-other") if name == "*" else clock_name(ctx, info.game, name)
        return _row(label, change, lambda value: limit_text(ctx, value))
    if kind == "places":
        label = ctx.say()("edits-places-lost", names=change.before, n=len(change.before))
        return {"label": label, "before": None, "after": None}
    return _row(ctx.say()(_LABELS[kind]), change, lambda value: _value(ctx, info, kind, value))


def _row(label: str, change: SettingChange, say: Callable[[Any], str]) -> Data:
    if change.what == "password" and change.before == change.after:
        return {"label": label, "before": None, "after": None}
    return {"label": label, "before": say(change.before), "after": say(change.after)}


def _value(ctx: RequestContext, info: MatchInfo, what: str, value: Any) -> str:
    t = ctx.say()
    match what:
        case "title":
            return str(value) or "—"
        case "privacy":
            return t(f"privacy-{value}")
        case "watch":
            return t("spectators-yes" if value else "spectators-no")
        case "approval" | "password" | "referee":
            return t("option-yes" if value else "option-no")
        case "zone":
            return zone_text(ctx, value)
        case "rest":
            return rest_text(ctx, value)
        case "grace":
            return limit_text(ctx, value) if value else t("schedule-none")
        case "no_show":
            return t(f"schedule-no_show-{value}")
        case "doors":
            return t(f"doors-{value or ctx.site.game(info.game).doors}")
        case "press" | "hints":
            return t(f"{_LABELS[what]}-{value}")
        case "extensions" if value is not None:
            length = limit_text(ctx, value[1])
            return t("schedule-extensions-value", n=value[0], length=length)
        case _:
            return str(value) if value else t("schedule-none")
