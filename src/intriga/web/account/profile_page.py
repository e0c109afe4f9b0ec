"""The profile page: its sections, and the page as a whole."""

from typing import Final

from intriga.table.accounts.api_tokens import NAME_LENGTH, SCOPES
from intriga.table.email.addresses import ADDRESS_LENGTH
from intriga.table.email.triggers import SUBJECTS
from intriga.web.account.login import credentials
from intriga.web.game_pages import Data
from intriga.web.http import Response
from intriga.web.lobby.fields.league_fields import kept_section
from intriga.web.lobby.waiting.room import return_ticket
from intriga.web.request.context import RequestContext
from intriga.web.request.sent import Form

_DEFAULT_SCOPES: Final = ("read", "play", "host")
"""The scopes checked in the form of a new token."""
_TOKEN_DAYS: Final = (30, 365)
"""Days offered for a token to be valid."""


async def profile_page(
    ctx: RequestContext,
    status: int = 200,
    *,
    saved: bool = False,
    error: str | None = None,
    rename: Data | None = None,
    token_form: Form | None = None,
    new_token: str = "",
    email: Data | None = None,
    league: Form | None = None,
) -> Response:
    """My page. `error`: what was wrong with the form sent. `rename`: the new name that was entered,
    and what it costs, to be confirmed. `token_form`: the form of a new API
    token, if it was that one; `new_token`: a token just made, shown only now. `email`: the section
    about email, if a form of it was refused; `league`: the form of a new league, if it was that
    one."""
    return ctx.page(
        "account/profile.html",
        status,
        here="profile",
        personal=await _return_ticket(ctx),
        saved=saved,
        error=error,
        rename=rename,
        account_fields=credentials(ctx, new=True),
        browsers=await _browsers(ctx),
        tokens=await _tokens(ctx),
        token_fields=_token_fields(ctx, token_form),
        token_refused=token_form is not None,
        new_token=new_token,
        email=email or await email_section(ctx),
        kept=await kept_section(ctx, league),
    )


async def _return_ticket(ctx: RequestContext) -> Data | None:
    """A guest's personal link: to the last match they have a seat in or host."""
    if ctx.me is None:
        return None
    for info in await ctx.table.lobby.queries.mine(ctx.me):
        if (info.seat is not None or info.hosted) and info.status in ("gathering", "playing"):
            return await return_ticket(ctx, info)
    return None


async def _browsers(ctx: RequestContext) -> list[Data]:
    """Where this person is signed in."""
    t = ctx.say()
    browsers = await ctx.table.accounts.browsers(ctx.me or "", ctx.session)
    return [
        {
            "handle": browser.handle,
            "device": browser.device or t("browser-unnamed"),
            "this": browser.this,
            "seen": ctx.ago(browser.seen_at) if browser.seen_at else None,
            "opened": ctx.ago(browser.opened_at) if browser.opened_at else None,
        }
        for browser in browsers
    ]


async def _tokens(ctx: RequestContext) -> list[Data]:
    """The API tokens of an account, the newest first. A guest has none."""
    if ctx.person is None or ctx.person.login is None:
        return []
    t = ctx.say()
    return [
        {
            "id": token.id,
            "name": token.name,
            "may": ", ".join(t(f"scope-{scope}") for scope in token.scopes).capitalize(),
            "seen": ctx.ago(token.seen_at) if token.seen_at else None,
            "until": ctx.ago(token.expires_at) if token.expires_at else None,
        }
        for token in await ctx.table.api_tokens.of(ctx.person.id)
    ]


def _token_fields(ctx: RequestContext, sent: Form | None = None) -> list[Data]:
    """The fields of a new token, with what was entered."""
    t = ctx.say()
    given: Form = sent or {f"scope.{scope}": "true" for scope in _DEFAULT_SCOPES}
    limits = [(str(days), t("api-token-days", n=days)) for days in _TOKEN_DAYS]
    return [
        {
            "name": "program",
            "kind": "text",
            "label": t("api-token-name"),
            "help": t("api-token-name-help"),
            "value": given.get("program", ""),
            "maxlength": NAME_LENGTH,
            "required": True,
        },
        *(
            {
                "name": f"scope.{scope}",
                "kind": "bool",
                "label": t(f"scope-{scope}"),
                "help": t(f"scope-{scope}-help"),
                "value": given.get(f"scope.{scope}") == "true",
            }
            for scope in SCOPES
        ),
        {
            "name": "days",
            "kind": "choice",
            "label": t("api-token-lasts"),
            "value": given.get("days", ""),
            "choices": [
                {"value": value, "label": label}
                for value, label in (*limits, ("", t("api-token-lasts-always")))
            ],
        },
    ]


async def email_section(ctx: RequestContext, refused: str | None = None) -> Data | None:
    """The data of account/fragments/email.html; None if the server sends no email. `refused`: an
    address that was refused."""
    addresses = ctx.table.email_addresses
    if not addresses.on or ctx.me is None:
        return None
    t = ctx.say()
    settings = await addresses.settings(ctx.me)
    return {
        "address": settings.address,
        "waiting": settings.waiting,
        "delivery": settings.delivery,
        "failing": settings.failing,
        "refused": refused is not None,
        "fields": [
            {
                "name": "address",
                "kind": "text",
                "type": "text",  # browsers refuse other letters than Latin ones in an `email`
                "inputmode": "email",
                "label": t("email-address"),
                "value": refused or "",
                "required": True,
                "maxlength": ADDRESS_LENGTH,
                "autocomplete": "email",
            }
        ],
        "subjects": [
            {
                "name": f"wants.{subject}",
                "kind": "bool",
                "label": t(f"email-{subject}"),
                "value": subject in settings.wants,
            }
            for subject in SUBJECTS
        ],
    }
