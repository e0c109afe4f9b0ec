"""Email: a person's address and what they get email about, and the links in emails.

Without a mail server there is none of this: the pages do not mention email, and the addresses
answer 404.
"""

from typing import Final

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from intriga.http_common.rate_limits.policies import EMAILS
from intriga.table import TableError
from intriga.table.email.addresses import ADDRESS_LENGTH
from intriga.table.email.triggers import SUBJECTS
from intriga.web.account.login import credentials
from intriga.web.account.profile_page import email_section, profile_page
from intriga.web.http import Request, Response, refused
from intriga.web.request.context import RequestContext, context_of, signed_in_context
from intriga.web.request.sent import form_of

DONE: Final = "/profile?saved=1#email"


@post("/profile/email", status_code=200)
async def change_address(request: Request) -> Response:
    """Set an address: an email with a link to confirm it is sent there."""
    ctx = await _with_email(request)
    address = (await form_of(request)).get("address", "")
    try:
        await ctx.site.limits.count(EMAILS, ctx.address)
        await ctx.table.email_addresses.add(ctx.me or "", address, ctx.language)
    except TableError as problem:
        if problem.kind == "unavailable":
            raise
        email = await email_section(ctx, address[:ADDRESS_LENGTH])
        return refused(
            await profile_page(ctx, 422, error=ctx.text_of(problem.refusal), email=email), problem
        )
    return ctx.redirect(DONE)


@post("/profile/email/choices", status_code=200)
async def change_subjects(request: Request) -> Response:
    """Choose what to get email about, in the language of the pages."""
    ctx = await _with_email(request)
    fields = await form_of(request)
    wanted = [subject for subject in SUBJECTS if fields.get(f"wants.{subject}") == "true"]
    await ctx.table.email_addresses.choose(ctx.me or "", wanted, ctx.language)
    return ctx.redirect(DONE)


@post("/profile/email/none", status_code=200)
async def remove_address(request: Request) -> Response:
    """Remove the address."""
    ctx = await _with_email(request)
    await ctx.table.email_addresses.forget(ctx.me or "")
    return ctx.redirect(DONE)


@get("/mail/confirm/{token:str}")
async def confirm_page(request: Request, token: FromPath[str]) -> Response:
    """The page of a link that confirms an address. Opening it confirms nothing, for mail programs
    open links on their own."""
    ctx = await context_of(request)
    address = await ctx.table.email_addresses.pending_address(token)
    return _button_page(ctx, "email-confirm", address, f"/mail/confirm/{token}")


@post("/mail/confirm/{token:str}", status_code=200)
async def confirm(request: Request, token: FromPath[str]) -> Response:
    """Confirm an address."""
    ctx = await context_of(request)
    return _result_page(ctx, "email-confirmed", await ctx.table.email_addresses.confirm(token))


@get("/mail/off/{person:str}/{seal:str}")
async def unsubscribe_page(
    request: Request, person: FromPath[str], seal: FromPath[str]
) -> Response:
    """The page of the unsubscribe link in every email."""
    ctx = await context_of(request)
    address = await ctx.table.email_addresses.unsubscribe_address(person, seal)
    return _button_page(ctx, "email-off", address, f"/mail/off/{person}/{seal}")


@post("/mail/off/{person:str}/{seal:str}", status_code=200, opt={"by_link": True})
async def unsubscribe(request: Request, person: FromPath[str], seal: FromPath[str]) -> Response:
    """Unsubscribe. Mail programs send this request, too (RFC 8058), without a CSRF token: the link
    itself is the secret."""
    ctx = await context_of(request)
    address = await ctx.table.email_addresses.unsubscribe_address(person, seal)
    await ctx.table.email_addresses.unsubscribe(person, seal)
    return _result_page(ctx, "email-ended", address)


@get("/forgotten")
async def forgot_password_page(request: Request) -> Response:
    """The form for a forgotten password."""
    ctx = await context_of(request)
    _require_email(ctx)
    return _forgot_password(ctx)


@post("/forgotten", status_code=200)
async def forgot_password(request: Request) -> Response:
    """Send a link to set a new password, if there is such an account with an address. The answer is
    the same in any case."""
    ctx = await context_of(request)
    _require_email(ctx)
    login = (await form_of(request)).get("login", "")
    try:
        await ctx.site.limits.count(EMAILS, ctx.address)
    except TableError as problem:
        return refused(_forgot_password(ctx, ctx.text_of(problem.refusal)), problem)
    await ctx.table.email_addresses.send_password_link(login, ctx.language)
    return _result_page(ctx, "forgotten-sent", "")


def _forgot_password(ctx: RequestContext, error: str | None = None) -> Response:
    return ctx.page(
        "account/forgot_password.html",
        429 if error else 200,
        fields=[credentials(ctx, new=False)[0]],
        next=None,
        error={"text": error, "possible": None} if error else None,
    )


def _button_page(ctx: RequestContext, what: str, address: str, action: str) -> Response:
    """A page with one button."""
    return ctx.page("account/email_link.html", what=what, address=address, action=action)


def _result_page(ctx: RequestContext, what: str, address: str) -> Response:
    """A page that says what was done."""
    return ctx.page("account/email_link.html", what=what, address=address, action=None)


async def _with_email(request: Request) -> RequestContext:
    ctx = await signed_in_context(request)
    _require_email(ctx)
    return ctx


def _require_email(ctx: RequestContext) -> None:
    """Raises `NotFoundException` if the server sends no email."""
    if not ctx.table.email_addresses.on:
        raise NotFoundException
