"""The application: what is served where."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from litestar import Litestar, MediaType, Response, route
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from intriga.http_common import Settings
from intriga.kernel.game import Game
from intriga.table import Table, TableError
from intriga.web import admin, assets, errors, rules, security
from intriga.web.account import account, email, login, profile
from intriga.web.host import console, screen
from intriga.web.http import Request
from intriga.web.lobby import create, join, lobby
from intriga.web.match import (
    actions,
    chat,
    page,
    replay,
    seat_actions,
    stream,
    time_actions,
    turns,
)
from intriga.web.printing import pdf
from intriga.web.site import Site

BODY_MOST: Final = 64 * 1024
"""Bytes of a request's body."""

HANDLERS: Final = (
    (assets.static_file, assets.favicon),
    (lobby.lobby, lobby.play_now, lobby.join_by_code),
    (create.new_match, create.create_match),
    (join.invited, join.sit_by_code, join.way_back, join.come_back),
    (join.reissue, join.kept_seat, join.take_kept_seat),
    (
        page.match_page,
        page.looking,
        actions.act,
        stream.live,
        time_actions.about_time,
        seat_actions.press_button,
    ),
    (console.console, console.press_of_host),
    (screen.screen, screen.sealed, screen.codes),
    (chat.say, chat.earlier, chat.read, chat.about_a_message),
    (chat.hush, chat.erase),
    (replay.replay, replay.record),
    (turns.turn, turns.turn_picture),
    (rules.all_rules, rules.rules, pdf.printout),
    (profile.profile, profile.change_profile),
    (login.login_page, login.login, login.register_page, login.register, login.logout),
    (login.new_password_page, login.set_new_password),
    (admin.claim_page, admin.claim, admin.office_people, admin.person_deed),
    (admin.office_matches, admin.match_deed, admin.office_server, admin.test_letter),
    (account.change_password, account.close_others, account.close_browser),
    (account.new_program, account.revoke_program, account.my_data, account.erase),
    (email.ask, email.wish, email.forget),
    (email.confirm_page, email.confirm, email.off_page, email.off),
    (email.forgotten_page, email.forgotten),
    (profile.choose_language, profile.choose_theme),
)


@route("/healthz", http_method=["GET", "HEAD"], media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> Response[str]:
    """Whether the server answers."""
    return Response("ok\n", headers={"cache-control": "no-store"})


@route("/readyz", http_method=["GET", "HEAD"], media_type=MediaType.TEXT)
async def readyz(request: Request) -> Response[str]:
    """Whether people may be sent here: for a balancer."""
    site: Site = request.app.state.site
    headers = {"cache-control": "no-store"}
    if await site.table.ready():
        return Response("ok\n", headers=headers)
    return Response("the database does not answer\n", status_code=503, headers=headers)


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
        route_handlers=[healthz, readyz, *(handler for group in HANDLERS for handler in group)],
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
