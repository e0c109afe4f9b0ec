"""What a person keeps between matches of a league (items 38, 42, M4)."""

from collections.abc import Sequence

from msgspec import Struct

from intriga.kernel import Message, msg


class Keepings(Struct, frozen=True, omit_defaults=True):
    """Exp and unused things, by kind. `bonus`: coins for the honest of the next match, which all
    who played the last one bring along in equal shares (M46). `played`, `won`: matches."""

    exp: int
    things: dict[str, int] = {}
    bonus: int = 0
    played: int = 0
    won: int = 0


def describe(ledger: Keepings) -> Sequence[Message]:
    """A ledger in sentences."""
    texts = [
        Message("mafia-ledger", {"exp": ledger.exp, "played": ledger.played, "won": ledger.won})
    ]
    if ledger.things:
        kinds = [
            msg("mafia-ledger-thing", thing=msg(f"mafia-thing-{kind}"), n=count)
            for kind, count in ledger.things.items()
        ]
        texts.append(Message("mafia-ledger-things", {"things": kinds}))
    return texts
