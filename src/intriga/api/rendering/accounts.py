"""What belongs to a person: ledgers, tokens."""

from intriga.api import responses
from intriga.api.auth import Call
from intriga.table.models import Ledger, Token


def ledger_response(call: Call, ledger: Ledger) -> responses.Ledger:
    """A ledger as the caller sees it."""
    told: tuple[str, ...] = ()
    if ledger.told:
        call.rules(ledger.game)
        told = tuple(call.book().text_of(message, ()) for message in ledger.told)
    return responses.Ledger(
        league=responses.LeagueLink(ledger.league, ledger.league_name),
        game=ledger.game,
        person=ledger.person,
        name=ledger.name,
        mine=ledger.mine,
        matches=ledger.matches,
        last=ledger.last or None,
        running=ledger.running,
        version=ledger.version,
        data=ledger.data,
        told=told,
    )


def token_response(token: Token) -> responses.Token:
    """A token as its owner sees it."""
    return responses.Token(
        id=token.id,
        name=token.name,
        scopes=token.scopes,
        created_at=token.created_at,
        seen_at=token.seen_at,
        expires_at=token.expires_at,
    )
