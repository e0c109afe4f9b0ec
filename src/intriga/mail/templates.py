"""What a letter says, in its reader's language: plain text, and the same as simple HTML.

A letter holds nothing secret: that somebody is asked in a match, and until when, is known to all at
its table. Names are text everywhere.
"""

from collections.abc import Mapping
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from typing import Any, Final
from zoneinfo import ZoneInfo

from babel.dates import format_datetime as told_datetime
from babel.dates import get_timezone_location
from markupsafe import Markup, escape

from intriga.kernel.game import Game
from intriga.mail.settings import MailSettings
from intriga.store.email import EmailRow
from intriga.table.email.outbox import Send
from intriga.words import Phrasebook, phrasebook

_PACKAGE: Final = "intriga.mail"
_ACCOUNT: Final = frozenset({"confirm", "password", "test"})
"""Letters that were asked for: no link in them ends all others."""
_TITLE: Final = 80

_PAGE: Final = Markup(
    '<!doctype html><html lang="{language}"><head><meta charset="utf-8"></head>'
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5">{body}</body></html>'
)
_BUTTON: Final = Markup(
    '<p><a href="{url}" style="display:inline-block;padding:10px 18px;background:#7a1f27;'
    'color:#fff8ec;text-decoration:none;border-radius:3px">{words}</a></p>'
    '<p style="font-size:13px"><a href="{url}">{url}</a></p>'
)


class EmailTemplates:
    """Writes letters. `base_url`: the address of the server, which links begin with."""

    def __init__(
        self, settings: MailSettings, base_url: str, games: Mapping[str, Game[Any]]
    ) -> None:
        self._settings = settings
        self._base = base_url
        self._games = games

    def compose(self, row: EmailRow, send: Send) -> EmailMessage:
        """A letter, the same whenever it is written: its id and date are those of the row."""
        book = self._book(send)
        params = self._params(book, send)
        kind = f"{row.kind}-asked" if row.kind == "begins" and send.content.asked else row.kind
        lines = [book.say(f"mail-{kind}", params)]
        if send.content.asked:
            lines.append(self._until(book, send))
        made = EmailMessage()
        made["Subject"] = book.say(f"mail-{kind}", params, attribute="subject")[:200]
        made["From"] = self._settings.sender
        made["To"] = Address(addr_spec=send.address)
        made["Date"] = format_datetime(datetime.fromtimestamp((row.dated_at or 0) / 1000, UTC))
        made["Message-ID"] = f"<{row.id}@{self._settings.domain}>"
        made["Auto-Submitted"] = "auto-generated"
        url = self._base + str(send.content.params.get("path", send.content.path))
        words = book.say(f"mail-{kind}", params, attribute="button")
        off = self._base + send.content.unsubscribe if send.content.unsubscribe else ""
        if off:
            made["List-Unsubscribe"] = f"<{off}>"
            made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        why = book.say("mail-why-asked" if row.kind in _ACCOUNT else "mail-why")
        made.set_content(_plain(lines, url, why, book.say("mail-no-more"), off), cte="base64")
        html = _html(send.language, lines, (url, words), why, (off, book.say("mail-no-more")))
        made.add_alternative(html, subtype="html", cte="base64")
        made.set_boundary(f"={row.id}=")
        made["Content-Language"] = send.language
        return made

    def _book(self, send: Send) -> Phrasebook:
        game = self._games.get(send.content.game)
        words = (game.words,) if game is not None else ()
        return phrasebook(send.language, _PACKAGE, *words)

    def _params(self, book: Phrasebook, send: Send) -> dict[str, Any]:
        content = send.content
        game = book.say(f"game-{content.game}") if content.game in self._games else content.game
        return {
            "title": (content.title or game)[:_TITLE],
            "host": content.host,
            "by": content.params.get("by") or content.host,
            "why": str(content.params.get("why", "host")),
            "site": self._base.partition("://")[2],
        }

    def _until(self, book: Phrasebook, send: Send) -> str:
        content = send.content
        if content.due_at is None:
            return book.say("mail-no-limit")
        zone = ZoneInfo(content.zone)
        at = datetime.fromtimestamp(content.due_at / 1000, zone)
        when = told_datetime(at, "d MMMM, HH:mm", tzinfo=zone, locale=send.language)
        place = get_timezone_location(zone, locale=send.language, return_city=True)
        return book.say("mail-until", {"when": when, "zone": str(place)})


def _plain(lines: list[str], url: str, why: str, words: str, off: str) -> str:
    parts = [*lines, url, f"-- \n{why}"]
    if off:
        parts.append(f"{words} {off}")
    return "\n\n".join(parts) + "\n"


def _html(
    language: str, lines: list[str], button: tuple[str, str], why: str, off: tuple[str, str]
) -> str:
    body = Markup("").join(Markup("<p>{}</p>").format(line) for line in lines)
    body += _BUTTON.format(url=button[0], words=button[1])
    body += Markup('<hr><p style="font-size:13px;color:#63563f">{}').format(why)
    if off[0]:
        body += Markup(' <a href="{}">{}</a>').format(*off)
    body += Markup("</p>")
    return str(_PAGE.format(language=escape(language), body=body))


def address_of(sender: str) -> str:
    """The bare address of a sender, for the envelope."""
    return parseaddr(sender)[1]
