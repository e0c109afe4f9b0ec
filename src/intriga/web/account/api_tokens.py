"""Tokens for programs that act for an account: as its owner's page tells of them."""

from typing import Final

from intriga.table.accounts.api_tokens import DAYS_MOST, NAME_LENGTH, SCOPES
from intriga.web.context import Form, Visit, whole
from intriga.web.match.game_pages import Data

USUAL: Final = ("read", "play", "host")
"""What most programs are for."""
LASTING: Final = (30, 365)
"""Days offered for a token to last."""


async def programs_told(visit: Visit) -> list[Data]:
    """My programs, the newest first. A guest has none."""
    if visit.person is None or visit.person.login is None:
        return []
    t = visit.say()
    return [
        {
            "id": token.id,
            "name": token.name,
            "may": ", ".join(t(f"scope-{scope}") for scope in token.scopes).capitalize(),
            "seen": visit.ago(token.seen_at) if token.seen_at else None,
            "until": visit.ago(token.expires_at) if token.expires_at else None,
        }
        for token in await visit.table.api_tokens.of(visit.person.id)
    ]


def program_fields(visit: Visit, sent: Form | None = None) -> list[Data]:
    """The form of a new token, with what was entered."""
    t = visit.say()
    given: Form = sent or {f"scope.{scope}": "true" for scope in USUAL}
    lasting = [(str(days), t("program-days", n=days)) for days in LASTING]
    return [
        {
            "name": "program",
            "kind": "text",
            "label": t("program-name"),
            "help": t("program-name-help"),
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
            "label": t("program-lasts"),
            "value": given.get("days", ""),
            "choices": [
                {"value": value, "label": label}
                for value, label in (*lasting, ("", t("program-lasts-always")))
            ],
        },
    ]


def scopes_sent(fields: Form) -> list[str]:
    """What the boxes allow."""
    return [scope for scope in SCOPES if fields.get(f"scope.{scope}") == "true"]


def days_sent(fields: Form) -> int | None:
    """How long it shall last; None for always, more than allowed for what is no number."""
    chosen = fields.get("days", "")
    return (whole(chosen) or DAYS_MOST + 1) if chosen else None
