"""The application: what is served where."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from litestar import Litestar, MediaType, Response, route
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from intriga.door import Settings
from intriga.kernel.game import Game
from intriga.table import Table, TableError
from intriga.web import (
    account,
    acting,
    assets,
    console,
    creation,
    errors,
    joining,
    letters,
    live,
    lobby,
    match,
    office,
    printing,
    profile,
    replay,
    rules,
    screen,
    seats,
    security,
    signing,
    talking,
    timing,
    turns,
)
from intriga.web.http import Request
from intriga.web.site import Site

BODY_MOST: Final = 64 * 1024
"""Bytes of a request's body."""

HANDLERS: Final = (
    (assets.static_file, assets.favicon),
    (lobby.lobby, lobby.play_now, lobby.join_by_code),
    (creation.new_match, creation.create_match),
    (joining.invited, joining.sit_by_code, joining.way_back, joining.come_back),
    (joining.reissue, joining.kept_seat, joining.take_kept_seat),
    (match.match_page, match.looking, acting.act, live.live, timing.about_time, seats.press_button),
    (console.console, console.press_of_host),
    (screen.screen, screen.sealed, screen.codes),
    (talking.say, talking.earlier, talking.read, talking.about_a_message),
    (talking.hush, talking.erase),
    (replay.replay, replay.record),
    (turns.turn, turns.turn_picture),
    (rules.all_rules, rules.rules, printing.printout),
    (profile.profile, profile.change_profile),
    (signing.login_page, signing.login, signing.register_page, signing.register, signing.logout),
    (signing.new_password_page, signing.set_new_password),
    (office.claim_page, office.claim, office.office_people, office.person_deed),
    (office.office_matches, office.match_deed, office.office_server, office.test_letter),
    (account.change_password, account.close_others, account.close_browser),
    (account.new_program, account.revoke_program, account.my_data, account.erase),
    (letters.ask, letters.wish, letters.forget),
    (letters.confirm_page, letters.confirm, letters.off_page, letters.off),
    (letters.forgotten_page, letters.forgotten),
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
