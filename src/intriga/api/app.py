"""The application: what is served under `/api/v1`."""

from collections.abc import Mapping
from typing import Any, Final

from litestar import Litestar, Router
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from intriga.api import matches, play, problems
from intriga.api.auth import Api, Request, admit, known_call
from intriga.api.handlers import (
    archive,
    documents,
    drafts,
    games,
    hosts,
    house_rules,
    leagues,
    places,
    rooms,
    seats,
    settings,
    stewards,
    stream,
    tokens,
)
from intriga.api.openapi import PATH, StructDocument, document, openapi
from intriga.games import installed
from intriga.http_common import RateLimits
from intriga.http_common.bodies import BODY_MOST
from intriga.http_common.headers import API_POLICY, security_headers
from intriga.http_common.rate_limits.policies import API_CALLS, CHARGED_BYTES
from intriga.http_common.uncached import remember_nothing
from intriga.kernel.game import Game
from intriga.table import Table, TableError

HANDLERS: Final = (
    openapi,
    games.games,
    games.one_game,
    matches.matches,
    matches.one_match,
    matches.invited,
    matches.open_match,
    matches.play_now,
    settings.change_match,
    matches.start,
    matches.cancel,
    matches.rematch,
    seats.join,
    seats.leave,
    seats.seat_bot,
    seats.free_seat,
    seats.let_in,
    seats.let_all_in,
    seats.turn_away,
    seats.put_first,
    seats.invite,
    seats.replace,
    seats.remove,
    seats.reissue,
    seats.call_reserve,
    places.choose_place,
    places.name_team,
    places.appoint_official,
    places.dismiss_official,
    stewards.empower,
    stewards.office,
    stewards.say_as_steward,
    stewards.mute_as_steward,
    stewards.act_as_steward,
    play.view,
    play.events,
    play.notes,
    play.forms,
    play.choices,
    play.act,
    play.check,
    play.hint,
    documents.document,
    documents.delete_document,
    drafts.drafts,
    drafts.draft,
    drafts.write_row,
    drafts.remove_row,
    drafts.move_row,
    drafts.show_editing,
    drafts.hand_in,
    stream.stream,
    rooms.rooms,
    rooms.messages,
    rooms.say,
    rooms.delete_message,
    rooms.hide,
    rooms.read,
    house_rules.keep,
    house_rules.keep_as_host,
    hosts.add_cohost,
    hosts.remove_cohost,
    hosts.call_roll,
    hosts.end_roll,
    hosts.answer_roll,
    hosts.host_forms,
    hosts.host_choices,
    hosts.act_as_host,
    hosts.turning_points,
    hosts.rewind,
    hosts.look,
    hosts.referee_view,
    hosts.referee_messages,
    leagues.leagues,
    leagues.create_league,
    leagues.one_league,
    leagues.league_matches,
    leagues.change_league,
    leagues.delete_league,
    leagues.add_league_host,
    leagues.remove_league_host,
    leagues.ledgers,
    leagues.delete_ledger,
    archive.replay,
    archive.replayed,
    archive.record,
    tokens.sign_in,
    tokens.sign_out,
    tokens.me,
    tokens.tokens,
    tokens.new_token,
    tokens.revoke,
)


def create_api(
    table: Table, limits: RateLimits, games: Mapping[str, Game[Any]] | None = None
) -> Litestar:
    """The API of a table. `limits`: shared with the pages; `games`: those of the table, by default
    the installed ones."""
    games = installed() if games is None else games
    app = Litestar(
        route_handlers=[Router(PATH, route_handlers=list(HANDLERS))],
        guards=[admit],
        before_send=[_add_headers, _charge],
        exception_handlers={
            TableError: problems.table_error,
            HTTPException: problems.http_error,
            Exception: problems.any_error,
        },
        request_max_body_size=BODY_MOST,
        state=State({"api": Api(table, limits, games)}),
        openapi_config=document(),
        plugins=[StructDocument()],
        logging_config=None,
        debug=False,
    )
    return remember_nothing(app)


async def _add_headers(message: Message, scope: Scope) -> None:
    """Add the headers that all responses have."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    call = known_call(Request(scope))
    for key, value in security_headers(API_POLICY, call.limits.settings.secure).items():
        headers.setdefault(key, value)
    headers.setdefault("cache-control", "no-store")
    headers.setdefault("content-language", call.language)
    headers.setdefault("vary", "accept-language, authorization")
    if scope.get("method") == "OPTIONS":  # Litestar names the methods of only one handler
        headers["allow"] = ", ".join(_methods(scope))


async def _charge(message: Message, scope: Scope) -> None:
    """Count a large answer as several calls; of a stream, each of its messages."""
    if message["type"] == "http.response.body":
        more = len(message.get("body", b"")) // CHARGED_BYTES
        if more:
            call = known_call(Request(scope))
            await call.limits.charge(API_CALLS, call.counted, more)


def _methods(scope: Scope) -> list[str]:
    """The methods of a path."""
    path = scope.get("path_template", "")
    routes = scope["litestar_app"].routes
    return sorted({method for route in routes if route.path == path for method in route.methods})
