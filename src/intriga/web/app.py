"""The application: what is served where."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from litestar import Litestar, MediaType, Response, route
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from intriga.kernel.game import Game
from intriga.table import Table, TableError
from intriga.web import (
    acting,
    assets,
    creation,
    errors,
    joining,
    live,
    lobby,
    match,
    printing,
    profile,
    replay,
    rules,
    seats,
    security,
)
from intriga.web.settings import Settings
from intriga.web.site import Site

BODY_MOST: Final = 64 * 1024
"""Bytes of a request's body."""

HANDLERS: Final = (
    (assets.static_file, assets.favicon),
    (lobby.lobby, lobby.play_now, lobby.join_by_code),
    (creation.new_match, creation.create_match),
    (joining.invited, joining.sit_by_code, joining.way_back, joining.come_back),
    (match.match_page, acting.act, live.live, seats.press_button),
    (replay.replay, replay.record),
    (rules.all_rules, rules.rules, printing.printout),
    (profile.profile, profile.change_profile, profile.login_page, profile.login),
    (profile.register_page, profile.register, profile.logout),
    (profile.choose_language, profile.choose_theme),
)


@route("/healthz", http_method=["GET", "HEAD"], media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> Response[str]:
    """Whether the server answers."""
    return Response("ok\n", headers={"cache-control": "no-store"})


def create_app(
    table: Table,
    settings: Settings | None = None,
    games: Mapping[str, Game[Any]] | None = None,
    lifespan: Sequence[Any] = (),
) -> Litestar:
    """The pages of a table. `games`: those the table has, if not the installed ones; `lifespan`:
    what opens and closes with the server (see `serve`)."""
    site = Site(table, settings or Settings(), games)
    config = AppConfig(
        route_handlers=[healthz, *(handler for group in HANDLERS for handler in group)],
        guards=[security.own_forms],
        before_send=[security.add_headers],
        exception_handlers={
            TableError: errors.table_error,
            HTTPException: errors.http_error,
            Exception: errors.any_error,
        },
        request_max_body_size=BODY_MOST,
        state=State({"site": site}),
        lifespan=list(lifespan),
        openapi_config=None,
        logging_config=None,
        debug=False,
    )
    return Litestar.from_config(config)
