"""API tokens: programs that act for an account."""

from litestar import post
from litestar.params import FromPath

from intriga.table import TableError
from intriga.table.accounts.api_tokens import DAYS_MOST, SCOPES
from intriga.web.account.profile_page import profile_page
from intriga.web.http import Request, Response
from intriga.web.request.context import signed_in_context
from intriga.web.request.sent import Form, form_of, parse_int


@post("/profile/programs", status_code=200)
async def new_token(request: Request) -> Response:
    """Make a token. Only the page that answers shows it."""
    ctx = await signed_in_context(request)
    fields = await form_of(request)
    try:
        secret, _ = await ctx.table.api_tokens.issue(
            ctx.me or "", fields.get("program", ""), _scopes(fields), _days(fields)
        )
    except TableError as problem:
        if problem.kind == "unavailable":
            raise
        return await profile_page(ctx, 422, error=ctx.text_of(problem.refusal), token_form=fields)
    return await profile_page(ctx, new_token=secret)


@post("/profile/programs/{token:str}", status_code=200)
async def revoke_token(request: Request, token: FromPath[str]) -> Response:
    """Revoke a token."""
    ctx = await signed_in_context(request)
    await ctx.table.api_tokens.revoke(ctx.me or "", token)
    return ctx.redirect("/profile?saved=1#programs")


def _scopes(fields: Form) -> list[str]:
    return [scope for scope in SCOPES if fields.get(f"scope.{scope}") == "true"]


def _days(fields: Form) -> int | None:
    """How long the token is valid; None for ever, an invalid number for invalid text."""
    chosen = fields.get("days", "")
    return (parse_int(chosen) or DAYS_MOST + 1) if chosen else None
