"""Letters: where and of what I wish to be written, and the links that letters hold.

Without a mail server none of this is there: the pages do not speak of letters, and the addresses
lead nowhere.
"""

from typing import Final

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from intriga.table import TableError
from intriga.table.email.addresses import ADDRESS_LENGTH
from intriga.table.email.triggers import SUBJECTS
from intriga.web.account.account import known_visit
from intriga.web.account.email_settings import letters_told
from intriga.web.account.login import credentials
from intriga.web.account.profile import profile_page
from intriga.web.context import Visit, form_of, visit_of
from intriga.web.http import Request, Response

DONE: Final = "/profile?saved=1#letters"


@post("/profile/letters", status_code=200)
async def ask(request: Request) -> Response:
    """An address of mine: a letter goes there, by which I prove it."""
    visit = await _served(request)
    address = (await form_of(request)).get("address", "")
    try:
        visit.site.limits.emails.take(visit.address)
        await visit.table.email_addresses.add(visit.me or "", address, visit.language)
    except TableError as problem:
        if problem.kind == "unavailable":
            raise
        told = await letters_told(visit, address[:ADDRESS_LENGTH])
        return await profile_page(visit, 422, error=visit.text_of(problem.refusal), letters=told)
    return visit.go(DONE)


@post("/profile/letters/wishes", status_code=200)
async def wish(request: Request) -> Response:
    """What I wish to be written, in the language of my pages."""
    visit = await _served(request)
    fields = await form_of(request)
    wanted = [subject for subject in SUBJECTS if fields.get(f"wants.{subject}") == "true"]
    await visit.table.email_addresses.choose(visit.me or "", wanted, visit.language)
    return visit.go(DONE)


@post("/profile/letters/none", status_code=200)
async def forget(request: Request) -> Response:
    """Write to me no longer."""
    visit = await _served(request)
    await visit.table.email_addresses.forget(visit.me or "")
    return visit.go(DONE)


@get("/mail/confirm/{token:str}")
async def confirm_page(request: Request, token: FromPath[str]) -> Response:
    """The link that proves an address. Looking at it proves nothing: programs that read mail ahead
    of its owner follow links, too."""
    visit = await visit_of(request)
    address = await visit.table.email_addresses.pending_address(token)
    return _asked(visit, "letters-confirm", address, f"/mail/confirm/{token}")


@post("/mail/confirm/{token:str}", status_code=200)
async def confirm(request: Request, token: FromPath[str]) -> Response:
    """The address is mine."""
    visit = await visit_of(request)
    return _said(visit, "letters-confirmed", await visit.table.email_addresses.confirm(token))


@get("/mail/off/{person:str}/{seal:str}")
async def off_page(request: Request, person: FromPath[str], seal: FromPath[str]) -> Response:
    """The link in every letter that ends them, for somebody who reads it in a browser."""
    visit = await visit_of(request)
    address = await visit.table.email_addresses.unsubscribe_address(person, seal)
    return _asked(visit, "letters-off", address, f"/mail/off/{person}/{seal}")


@post("/mail/off/{person:str}/{seal:str}", status_code=200, opt={"by_link": True})
async def off(request: Request, person: FromPath[str], seal: FromPath[str]) -> Response:
    """No more letters. Mail programs press this button, too (RFC 8058), and they know no word of
    our forms: the link itself is what one must know."""
    visit = await visit_of(request)
    address = await visit.table.email_addresses.unsubscribe_address(person, seal)
    await visit.table.email_addresses.unsubscribe(person, seal)
    return _said(visit, "letters-ended", address)


@get("/forgotten")
async def forgotten_page(request: Request) -> Response:
    """The form of who has forgotten his password."""
    visit = await visit_of(request)
    _on(visit)
    return _forgotten(visit)


@post("/forgotten", status_code=200)
async def forgotten(request: Request) -> Response:
    """A letter with a link for a new password, if there is such an account with an address. The
    answer is the same in any case."""
    visit = await visit_of(request)
    _on(visit)
    login = (await form_of(request)).get("login", "")
    try:
        visit.site.limits.emails.take(visit.address)
    except TableError as problem:
        return _forgotten(visit, visit.text_of(problem.refusal))
    await visit.table.email_addresses.send_password_link(login, visit.language)
    return _said(visit, "forgotten-sent", "")


def _forgotten(visit: Visit, error: str | None = None) -> Response:
    return visit.page(
        "forgotten.html",
        429 if error else 200,
        fields=[credentials(visit, new=False)[0]],
        next=None,
        error={"text": error, "possible": None} if error else None,
    )


def _asked(visit: Visit, what: str, address: str, action: str) -> Response:
    """A page with one button."""
    return visit.page("letters.html", what=what, address=address, action=action)


def _said(visit: Visit, what: str, address: str) -> Response:
    """A page that says what has been done."""
    return visit.page("letters.html", what=what, address=address, action=None)


async def _served(request: Request) -> Visit:
    visit = await known_visit(request)
    _on(visit)
    return visit


def _on(visit: Visit) -> None:
    """Raises `NotFoundException` where nobody is written to."""
    if not visit.table.email_addresses.on:
        raise NotFoundException
