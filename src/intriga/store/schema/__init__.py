"""The tables. Times are milliseconds since the epoch; ids are opaque random strings.

Of codes and session tokens only hashes are stored. The random seed of a match (`matches.secret`)
leaves the store in one place only: the footer of its record, once the match is over.
"""

from intriga.store.schema.email import email_settings, emails, looks
from intriga.store.schema.leagues import league_hosts, league_players, leagues, ledgers
from intriga.store.schema.log import entries, receipts, snapshots, timers
from intriga.store.schema.matches import (
    consents,
    knows,
    matches,
    officials,
    pokes,
    referee_views,
    return_codes,
    seats,
    signups,
)
from intriga.store.schema.metadata import metadata
from intriga.store.schema.nodes import bot_leases, nodes, presence
from intriga.store.schema.people import journal, links, people, sessions, settings, tokens
from intriga.store.schema.writing import (
    audiences,
    documents,
    draft_editors,
    draft_rows,
    drafts,
    hidden,
    messages,
    readmarks,
    waiting_talk,
)

__all__ = [
    "audiences",
    "bot_leases",
    "consents",
    "documents",
    "draft_editors",
    "draft_rows",
    "drafts",
    "email_settings",
    "emails",
    "entries",
    "hidden",
    "journal",
    "knows",
    "league_hosts",
    "league_players",
    "leagues",
    "ledgers",
    "links",
    "looks",
    "matches",
    "messages",
    "metadata",
    "nodes",
    "officials",
    "people",
    "pokes",
    "presence",
    "readmarks",
    "receipts",
    "referee_views",
    "return_codes",
    "seats",
    "sessions",
    "settings",
    "signups",
    "snapshots",
    "timers",
    "tokens",
    "waiting_talk",
]
