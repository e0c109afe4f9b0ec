"""From queued emails to MIME messages, in the recipient's language: plain text and simple HTML.

Emails hold nothing secret: that it is somebody's turn, and the deadline, is known to everybody in
the match; what somebody is asked in private, only their page says. Names are escaped in the HTML.
"""

from collections.abc import Mapping
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from typing import Any, Final

from markupsafe import Markup, escape

from intriga.kernel.game import Game
from intriga.mail.settings import MailSettings
from intriga.store.people.email import EmailRow
from intriga.table.email.outbox import Send
from intriga.words import Phrasebook, phrasebook
from intriga.words.graphemes import cut

_PACKAGE: Final = "intriga.mail"
_ACCOUNT: Final = frozenset({"confirm", "password", "test"})
"""Kinds of email that the recipient has requested, which say so."""
_TITLE: Final = 80
"""Maximum length of a match title in an email."""

_PAGE: Final = Markup(
    '<!doctype html><html lang="{language}"><head><meta charset="utf-8"></head>'
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5">{body}</body></html>'
)
_BUTTON: Final = Markup(
    '<p><a href="{url}" style="display:inline-block;padding:10px 18px;background:#7a1f27;'
    'color:#fff8ec;text-decoration:none;border-radius:3px">{label}</a></p>'
    '<p style="font-size:13px"><a href="{url}">{url}</a></p>'
)


class EmailTemplates:
    """Composes emails. `base_url`: the URL of the server, which links start with."""

    def __init__(
        self, settings: MailSettings, base_url: str, games: Mapping[str, Game[Any]]
    ) -> None:
        self._settings = settings
        self._base = base_url
        self._games = games

    def compose(self, row: EmailRow, send: Send) -> EmailMessage:
        """The message of a queued email: the same whenever it is composed, with the id and date of
        the row."""
        book = self._book(send)
        params = self._params(book, send)
        kind = _text_of(row, send)
        lines = [book.say(f"mail-{kind}", params)]
        if send.content.asked and not (send.content.private and send.content.due_at is None):
            lines.append(self._deadline(book, send))
        email = EmailMessage()
        email["Subject"] = cut(book.say(f"mail-{kind}", params, attribute="subject"), 200)
        email["From"] = self._settings.sender
        local, _, domain = send.address.rpartition("@")
        email["To"] = Address(username=local, domain=domain)
        email["Date"] = format_datetime(datetime.fromtimestamp((row.dated_at or 0) / 1000, UTC))
        email["Message-ID"] = f"<{row.id}@{self._settings.domain}>"
        email["Auto-Submitted"] = "auto-generated"
        url = self._base + str(send.content.params.get("path", send.content.path))
        label = book.say(f"mail-{kind}", params, attribute="button")
        unsubscribe = self._base + send.content.unsubscribe if send.content.unsubscribe else ""
        if unsubscribe:
            email["List-Unsubscribe"] = f"<{unsubscribe}>"
            email["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        why = book.say("mail-why-asked" if row.kind in _ACCOUNT else "mail-why")
        no_more = book.say("mail-no-more")
        email.set_content(_plain(lines, url, why, no_more, unsubscribe), cte="base64")
        html = _html(send.language, lines, (url, label), why, (unsubscribe, no_more))
        email.add_alternative(html, subtype="html", cte="base64")
        email.set_boundary(f"={row.id}=")
        email["Content-Language"] = send.language
        return email

    def _book(self, send: Send) -> Phrasebook:
        game = self._games.get(send.content.game)
        words = (game.words,) if game is not None else ()
        return phrasebook(send.language, _PACKAGE, *words)

    def _params(self, book: Phrasebook, send: Send) -> dict[str, Any]:
        content = send.content
        game = book.say(f"game-{content.game}") if content.game in self._games else content.game
        return {
            "title": cut(content.title or game, _TITLE),
            "host": content.host,
            "by": content.params.get("by") or content.host,
            "why": str(content.params.get("why", "host")),
            "winners": [str(name) for name in content.params.get("winners", ())],
            "site": self._base.partition("://")[2],
            "until": content.due_at or 0,
            "zone": content.zone,
        }

    def _deadline(self, book: Phrasebook, send: Send) -> str:
        facts = send.content
        if facts.due_at is None:
            return book.say("mail-no-limit")
        return book.say("mail-until", {"until": facts.due_at, "zone": facts.zone})


def _text_of(row: EmailRow, send: Send) -> str:
    """The name of the text of an email."""
    if row.kind == "begins" and send.content.asked:
        return "begins-asked"
    return f"{row.kind}-private" if send.content.private else row.kind


def _plain(lines: list[str], url: str, why: str, no_more: str, unsubscribe: str) -> str:
    parts = [*lines, url, f"-- \n{why}"]
    if unsubscribe:
        parts.append(f"{no_more} {unsubscribe}")
    return "\n\n".join(parts) + "\n"


def _html(
    language: str, lines: list[str], button: tuple[str, str], why: str, unsubscribe: tuple[str, str]
) -> str:
    """`button`, `unsubscribe`: URL and label."""
    body = Markup("").join(Markup("<p>{}</p>").format(line) for line in lines)
    body += _BUTTON.format(url=button[0], label=button[1])
    body += Markup('<hr><p style="font-size:13px;color:#63563f">{}').format(why)
    if unsubscribe[0]:
        body += Markup(' <a href="{}">{}</a>').format(*unsubscribe)
    body += Markup("</p>")
    return str(_PAGE.format(language=escape(language), body=body))


def address_of(sender: str) -> str:
    """The address of a sender without the name, for the SMTP envelope."""
    return parseaddr(sender)[1]
