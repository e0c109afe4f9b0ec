"""The limits of a server: one table of how often, and one of how many at once.

A policy counts what one client does within some seconds, beginning with the first: whoever has
reached the number waits until these seconds are over. Of guesses (`wrong`) only the wrong ones
count. `docs/hosting.md` has both tables, made by `markdown`.
"""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

By: TypeAlias = Literal[
    "address",
    "login and address",
    "login",
    "browser and login, or account",
    "match and address",
    "person",
    "person, or address without a session",
    "account, or address without a token",
    "everybody",
]
"""What a limit counts by. The address of a client is, with IPv6, its /64 network."""


class Policy(Struct, frozen=True, kw_only=True):
    """At most `most` within `seconds`. `what`: for hosts, in the docs; `wrong`: if not empty, only
    what is refused with one of these ids counts; `refusal`: the id of the refusal of any more."""

    name: str
    what: str
    by: By
    most: int
    seconds: int
    refusal: str
    wrong: frozenset[str] = frozenset()


class OpenPlaces(Struct, frozen=True, kw_only=True):
    """At most `most` open at the same time, on each node."""

    name: str
    what: str
    by: By
    most: int
    refusal: str


# How often: wrong guesses.

_WRONG_PASSWORD: Final = frozenset({"login-wrong", "password-wrong"})

PASSWORDS: Final = Policy(
    name="passwords",
    what="wrong passwords of a login",
    by="login and address",
    most=8,
    seconds=300,
    refusal="login-too-often",
    wrong=_WRONG_PASSWORD,
)
KNOWN_PASSWORDS: Final = Policy(
    name="passwords-known",
    what="wrong passwords in a browser that has signed in with this login before, or by an account "
    "that is signed in. Then no other limit on passwords counts",
    by="browser and login, or account",
    most=8,
    seconds=300,
    refusal="login-too-often",
    wrong=_WRONG_PASSWORD,
)
PASSWORDS_AT_ADDRESS: Final = Policy(
    name="passwords-address",
    what="wrong passwords of any logins. After that the address has one wrong password for each "
    "login instead of eight, so one prankster in a club does not lock out the others",
    by="address",
    most=60,
    seconds=300,
    refusal="login-too-often-here",
    wrong=_WRONG_PASSWORD,
)
PASSWORD_FLOOD: Final = Policy(
    name="passwords-flood",
    what="wrong passwords of any logins. After that only known browsers can sign in from there",
    by="address",
    most=600,
    seconds=300,
    refusal="login-too-often-here",
    wrong=_WRONG_PASSWORD,
)
PASSWORDS_OF_LOGIN: Final = Policy(
    name="passwords-login",
    what="wrong passwords of a login from all addresses together. After that only known browsers "
    "can sign in to it",
    by="login",
    most=100,
    seconds=3600,
    refusal="login-guessed",
    wrong=_WRONG_PASSWORD,
)
CODES: Final = Policy(
    name="codes",
    what="wrong personal codes",
    by="address",
    most=200,
    seconds=300,
    refusal="return-too-often",
    wrong=frozenset({"return-unknown"}),
)
INVITATIONS: Final = Policy(
    name="join-codes",
    what="wrong match codes, and unknown logins when somebody names a co-host, or a host of a "
    "league",
    by="address",
    most=200,
    seconds=300,
    refusal="return-too-often",
    wrong=frozenset(
        {"join-code-unknown", "join-code-needed", "person-unknown", "league-login-unknown"}
    ),
)
MATCH_PASSWORDS: Final = Policy(
    name="match-passwords",
    what="wrong passwords of a match",
    by="match and address",
    most=60,
    seconds=300,
    refusal="match-password-too-often",
    wrong=frozenset({"match-password-wrong"}),
)

# How often: everything.

NEW_PEOPLE: Final = Policy(
    name="new-people",
    what="new guests and accounts",
    by="address",
    most=300,
    seconds=600,
    refusal="door-arrivals",
)
NEW_MATCHES: Final = Policy(
    name="new-matches",
    what="new matches",
    by="address",
    most=200,
    seconds=1000,
    refusal="door-openings",
)
INVITES: Final = Policy(
    name="invites",
    # The list of sign-ups shows whose login it is, so this limits how many logins can be tried.
    what="invitations by login",
    by="address",
    most=60,
    seconds=1800,
    refusal="door-callings",
)
RENAMES: Final = Policy(
    name="renames",
    what="changes of a name: everybody in the person's matches is notified",
    by="person",
    most=6,
    seconds=1800,
    refusal="door-renames",
)
EDITS: Final = Policy(
    name="edits",
    what="changes of the settings of matches, which everybody who waits is shown, and of leagues",
    by="person",
    most=60,
    seconds=600,
    refusal="door-edits",
)
ARRIVALS: Final = Policy(
    name="arrivals",
    what="people who enter a match that is being played, or come back to it: everybody in it is "
    "notified",
    by="person",
    most=20,
    seconds=600,
    refusal="door-comings",
)
EMAILS: Final = Policy(
    name="emails",
    what="requested emails",
    by="address",
    most=20,
    seconds=2400,
    refusal="door-letters",
)
MESSAGES: Final = Policy(
    name="messages",
    what="chat messages, from pages and programs",
    by="person",
    most=15,
    seconds=30,
    refusal="door-remarks",
)
HINTS: Final = Policy(
    name="hints",
    what="hints: what a bot would do in a seat. For some bots the match is played again",
    by="person",
    most=60,
    seconds=300,
    refusal="door-hints",
)
DOCUMENTS: Final = Policy(
    name="documents",
    what="long texts (laws, treaties, articles), from pages and programs",
    by="person",
    most=30,
    seconds=600,
    refusal="door-documents",
)
DRAFTS: Final = Policy(
    name="drafts",
    what="changes of drafts, from pages and programs, and who is at which row",
    by="person",
    most=240,
    seconds=60,
    refusal="door-drafts",
)
ACTS: Final = Policy(
    name="acts",
    what="actions in matches, sent from pages, and choices fetched for their forms",
    by="person",
    most=120,
    seconds=10,
    refusal="door-acts",
)
PAGES: Final = Policy(
    name="pages",
    what="pages and forms of people who are signed in (guests, too)",
    by="person",
    most=1200,
    seconds=60,
    refusal="door-pages",
)
ANONYMOUS_PAGES: Final = Policy(
    name="pages-anonymous",
    what="pages and forms of people who are not signed in",
    by="address",
    most=1200,
    seconds=60,
    refusal="door-pages",
)
API_CALLS: Final = Policy(
    name="api-calls",
    what="API requests. An answer counts once more for each 64 KB",
    by="account, or address without a token",
    most=120,
    seconds=4,
    refusal="door-calls",
)

POLICIES: Final = (
    PASSWORDS,
    KNOWN_PASSWORDS,
    PASSWORDS_AT_ADDRESS,
    PASSWORD_FLOOD,
    PASSWORDS_OF_LOGIN,
    CODES,
    INVITATIONS,
    MATCH_PASSWORDS,
    NEW_PEOPLE,
    NEW_MATCHES,
    INVITES,
    RENAMES,
    EDITS,
    ARRIVALS,
    EMAILS,
    MESSAGES,
    HINTS,
    DOCUMENTS,
    DRAFTS,
    ACTS,
    PAGES,
    ANONYMOUS_PAGES,
    API_CALLS,
)

CHARGED_BYTES: Final = 64 * 1024
"""The bytes of an answer of the API that cost as much as a call."""

# How many at once, on each node.

LIVE: Final = OpenPlaces(
    name="live",
    what="live connections; fewer if the process may open few files",
    by="everybody",
    most=4000,
    refusal="door-live",
)
LIVE_STRANGERS: Final = OpenPlaces(
    name="live-strangers",
    what="live connections of those who neither have a seat in the match nor host it, so that "
    "players always find a place",
    by="everybody",
    most=3000,
    refusal="door-live",
)
LIVE_ADDRESS: Final = OpenPlaces(
    name="live-address",
    what="live connections from one address; without `--public-url`, not this machine's own",
    by="address",
    most=400,
    refusal="door-live",
)
LIVE_ANONYMOUS: Final = OpenPlaces(
    name="live-anonymous",
    what="live connections without a session or a token, whatever cookies they send",
    by="address",
    most=200,
    refusal="door-live",
)
LIVE_PERSON: Final = OpenPlaces(
    name="live-person",
    # A bot may play many matches at once.
    what="live connections of a person",
    by="person",
    most=64,
    refusal="door-live",
)
HEAVY: Final = OpenPlaces(
    name="heavy",
    what="whole histories, replays and records that are being made or wait. They are made one at a "
    "time, with pauses for other pages",
    by="everybody",
    most=64,
    refusal="door-heavy",
)
HEAVY_EACH: Final = OpenPlaces(
    name="heavy-each",
    what="of these, for one client",
    by="person, or address without a session",
    most=8,
    refusal="door-heavy",
)
PRINTS: Final = OpenPlaces(
    name="prints",
    what="PDFs and pictures that are being made, two at a time, or wait",
    by="everybody",
    most=12,
    refusal="print-busy",
)
PRINTS_EACH: Final = OpenPlaces(
    name="prints-each",
    what="of these, for one address",
    by="address",
    most=4,
    refusal="print-busy",
)

PLACES: Final = (
    LIVE,
    LIVE_STRANGERS,
    LIVE_ADDRESS,
    LIVE_ANONYMOUS,
    LIVE_PERSON,
    HEAVY,
    HEAVY_EACH,
    PRINTS,
    PRINTS_EACH,
)


def markdown() -> str:
    """Both tables for `docs/hosting.md`, with a line feed at the end."""
    often = [
        f"| {policy.what} | {policy.by} | {policy.most:,} in {_length(policy.seconds)} |"
        for policy in POLICIES
    ]
    once = [f"| {places.what} | {places.by} | {places.most:,} |" for places in PLACES]
    lines = ["| What | Counted by | At most |", "|---|---|---|", *often, ""]
    lines += ["| At the same time, on one node | Counted by | At most |", "|---|---|---|", *once]
    return "\n".join(lines) + "\n"


def _length(seconds: int) -> str:
    if seconds % 60 or seconds < 120:
        return f"{seconds:,} seconds"
    return "an hour" if seconds == 3600 else f"{seconds // 60} minutes"
