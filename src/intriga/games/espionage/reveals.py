"""The events that may reveal what was secret, each with its reason.

The conformance suite lets two runs that differ in a secret differ before others' eyes only where
one of these events is seen. Adding a line here is a decision about secrecy: review it as one.
"""

REVEALS = frozenset(
    {
        # S3, S5: draws are public.
        "espionage-plays-for",
        "espionage-first",
        # S12: who challenges and who joins is public when all have answered.
        "espionage-challenged",
        "espionage-joined",
        "espionage-unchallenged",
        # S22: calls are public (sealed ones when all are opened).
        "espionage-called",
        "espionage-called-bluff",
        "espionage-won",
        "espionage-tied",
        # S22 `cfg public`: what returns shows the size of the bribe.
        "espionage-returned",
        # S34: a triggered set-up is public.
        "espionage-set-up-sprung",
        # S33: its owner learns that another player has a bribe there.
        "espionage-set-up-blocked",
        # S29: the user learns whether anything was returned.
        "espionage-safe-house-found",
        "espionage-safe-house-empty",
        # S38: a house special that looks into a cell.
        "espionage-peeked",
        # Using a special move shows that it was bought.
        "espionage-saboteurs",
        "espionage-safe-house",
        "espionage-march",
        "espionage-paths",
        "espionage-house",
        # S40: all cards are open at the end.
        "espionage-cards-open",
    }
)
