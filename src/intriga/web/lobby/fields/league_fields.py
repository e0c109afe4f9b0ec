"""Leagues in forms and lists: which one a match belongs to, and what a person keeps in them."""

from typing import Any, Final

from intriga.table.leagues.leagues import NAME_LENGTH
from intriga.table.models import LeagueLink, Ledger
from intriga.web.game_pages import Data
from intriga.web.request.context import RequestContext
from intriga.web.request.sent import Form

NEW: Final = "new"
"""The choice of a league that is made with the match. No league has this id."""


async def league_fields(
    ctx: RequestContext, game: str, sent: Form, *, makes: bool, now: LeagueLink | None = None
) -> list[Data]:
    """The fields for the league of a match; none for a game without leagues, and for those who have
    none to choose. `makes`: a new one can be made with the match; `now`: the one it belongs to."""
    if game not in ctx.table.leagues.lasting() or ctx.person is None:
        return []
    t = ctx.say()
    offered = {one.id: one.name for one in await ctx.table.leagues.hosted(ctx.person.id, game)}
    if now is not None:
        offered.setdefault(now.id, now.name)
    makes = makes and ctx.person.login is not None
    if not offered and not makes:
        return []
    choices = {"": t("league-none"), **offered, **({NEW: t("league-new")} if makes else {})}
    fields: list[Data] = [
        {
            "name": "league",
            "kind": "choice",
            "label": t("league"),
            "help": t("league-choose-help"),
            "value": sent.get("league", ""),
            "choices": [{"value": id, "label": name} for id, name in choices.items()],
            "chips": False,  # names are as long as people like
        }
    ]
    return [*fields, name_field(ctx, "league_name", sent, required=False)] if makes else fields


def read_league(fields: Form) -> tuple[str | None, str | None]:
    """The league in a form of a new match, and the name of the one that is made with it."""
    chosen = fields.get("league", "")
    if chosen == NEW:
        return None, fields.get("league_name", "")
    return chosen or None, None


def name_field(ctx: RequestContext, name: str, sent: Form, *, required: bool) -> Data:
    """The field for the name of a league. `required`: it is not only for a new one."""
    t = ctx.say()
    return {
        "name": name,
        "kind": "text",
        "label": t("league-name" if required else "league-name-new"),
        "value": sent.get(name, ""),
        "maxlength": NAME_LENGTH,
        "required": required,
        "autocomplete": "off",
    }


def ledger_data(ctx: RequestContext, ledger: Ledger) -> Data:
    """What a person keeps in a league, for `macros/leagues.html`."""
    t = ctx.say()
    book = ctx.site.book(ctx.language, ledger.game) if ledger.told else None
    told = [book.text_of(message, ()) for message in ledger.told] if book else []
    return {
        "league": ledger.league_name,
        "league_url": f"/league/{ledger.league}",
        "game": ctx.game_name(ledger.game),
        "name": ledger.name,
        "mine": ledger.mine,
        "matches": t("league-matches-of", n=ledger.matches),
        "told": told or [t("ledger-unreadable")],
        "last_url": f"/m/{ledger.last}" if ledger.last else None,
        "running_url": f"/m/{ledger.running}" if ledger.running else None,
        "delete_url": f"/profile/ledgers/{ledger.league}",
    }


async def kept_section(ctx: RequestContext, sent: Form | None = None) -> Data | None:
    """The data of account/fragments/kept.html; None if no game has leagues and nothing was kept.
    `sent`: the form of a new league, if it was refused."""
    assert ctx.person is not None
    kept = await ctx.table.ledgers.mine(ctx.person.id)
    hosted = await ctx.table.leagues.hosted(ctx.person.id)
    games = ctx.table.leagues.lasting()
    if not (kept or hosted or games):
        return None
    return {
        "ledgers": [ledger_data(ctx, ledger) for ledger in kept],
        "leagues": [
            {
                "name": league.name,
                "url": f"/league/{league.id}",
                "game": ctx.game_name(league.game),
                "owned": league.owned,
            }
            for league in hosted
        ],
        "fields": _new_fields(ctx, games, sent or {}) if ctx.person.login and games else None,
        "refused": sent is not None,
    }


def _new_fields(ctx: RequestContext, games: list[str], sent: Form) -> list[Data]:
    """The fields of a new league."""
    game: dict[str, Any] = {
        "name": "game",
        "kind": "choice",
        "label": ctx.say()("league-game"),
        "value": sent.get("game", games[0]),
        "choices": [{"value": id, "label": ctx.game_name(id)} for id in games],
        "required": True,
    }
    return [game, name_field(ctx, "league_name", sent, required=True)]
