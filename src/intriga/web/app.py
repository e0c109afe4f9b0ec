"""The application: every handler, and what is done for all requests."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from litestar import Litestar, MediaType, Response, route
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from intriga.http_common import Settings
from intriga.http_common.bodies import BODY_MOST
from intriga.http_common.uncached import remember_nothing
from intriga.kernel.game import Game
from intriga.table import Table, TableError
from intriga.web import admin, assets, errors
from intriga.web.account import api_tokens, email, kept, login, profile
from intriga.web.host import cockpit, invitations, referee_desk, steward_desk
from intriga.web.http import Request
from intriga.web.lobby import about, create, join, leagues, lobby, rules, settings
from intriga.web.lobby.waiting import talking
from intriga.web.match import documents, page, thumbnail
from intriga.web.match.actions import acts as actions
from intriga.web.match.actions import chat, choices, coming, ending, hints, seat_actions, undoing
from intriga.web.match.actions import draft_changes as drafts
from intriga.web.match.actions import lessons as lesson_actions
from intriga.web.match.named import own_pages, papers, referee_log
from intriga.web.match.past import moments, past_events, past_turns, replay
from intriga.web.match.pushes import stream
from intriga.web.request import security
from intriga.web.request.shortcut import shorten
from intriga.web.screen import screens
from intriga.web.site import Site

HANDLERS: Final = (
    # the lobby
    (lobby.lobby, lobby.play_now, lobby.join_by_code),
    (create.new_match, create.create_match, settings.settings, settings.change_settings),
    (join.invited, join.sit_by_code, join.return_page, join.return_by_code),
    (talking.talk, talking.erase),
    (join.reissue, join.reissued_seat, join.take_reissued_seat),
    (rules.all_rules, rules.rules, rules.printout),
    (about.about, about.cover),
    (leagues.league, leagues.league_action),
    # a match
    (page.match_page, page.looking, stream.live, thumbnail.thumbnail),
    (choices.choices, choices.host_choices, choices.steward_choices),
    (actions.act, actions.time_action, ending.end_page, ending.end_action),
    (undoing.undo_action,),
    (hints.hint,),
    (lesson_actions.begin_lesson, lesson_actions.to_lesson, lesson_actions.lesson_action),
    (coming.leave_page, coming.leave, coming.enter),
    (seat_actions.seat_action,),
    (chat.say, chat.earlier, chat.read, chat.message_actions, chat.hide, chat.erase),
    (documents.document, documents.document_text, documents.delete_document),
    (drafts.change_draft,),
    (past_turns.turn, past_turns.turn_picture, past_events.past_events),
    (referee_log.referee_log,),
    (own_pages.own_page, own_pages.own_page_live, papers.paper, papers.papers_of_all),
    (moments.moments, replay.replay, replay.record),
    # its host
    (cockpit.cockpit, cockpit.cockpit_live, cockpit.host_action),
    (
        steward_desk.steward_desk,
        steward_desk.steward_desk_live,
        steward_desk.steward_action,
    ),
    (screens.screen, screens.screen_live, screens.screen_of_code, invitations.invitations),
    (referee_desk.referee_desk, referee_desk.referee_desk_live),
    # a person
    (login.login_page, login.login, login.register_page, login.register, login.logout),
    (login.new_password_page, login.set_new_password),
    (profile.profile, profile.change_profile, profile.choose_language, profile.choose_theme),
    (profile.change_password, profile.close_others, profile.close_browser),
    (profile.my_data, profile.erase, api_tokens.new_token, api_tokens.revoke_token),
    (kept.create_league, kept.delete_ledger),
    (email.change_address, email.change_subjects, email.remove_address),
    (email.confirm_page, email.confirm, email.unsubscribe_page, email.unsubscribe),
    (email.forgot_password_page, email.forgot_password),
    # the server
    (admin.claim_page, admin.claim, admin.people, admin.person_action),
    (admin.matches, admin.match_action, admin.server, admin.test_email),
    (assets.static_file, assets.favicon),
)


@route(
    "/healthz",
    http_method=["GET", "HEAD"],
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    opt={"unlimited": True},
)
def healthz() -> Response[str]:
    """Whether the server answers."""
    return Response("ok\n", headers={"cache-control": "no-store"})


@route(
    "/readyz",
    http_method=["GET", "HEAD"],
    media_type=MediaType.TEXT,
    opt={"unlimited": True},
)
async def readyz(request: Request) -> Response[str]:
    """Whether the database answers: for a load balancer."""
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
    """The pages of a table. `games`: instead of the installed ones; `lifespan`: what opens and
    closes with the server (see `server`)."""
    site = Site(table, settings or Settings(), games)
    config = AppConfig(
        route_handlers=[healthz, readyz, *(handler for group in HANDLERS for handler in group)],
        guards=[security.admitted],
        before_send=[security.add_headers],
        after_exception=[errors.prepare],
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
    return shorten(remember_nothing(Litestar.from_config(config)), actions.PATH)
