"""What may become known: the events by which a secret comes to light, each with its reason.

The conformance suite lets two runs that differ in a secret differ before others' eyes only where
one of these events is seen. Adding a line here is a decision about secrecy: review it as such.
"""

REVEALS = frozenset(
    {
        # S3, S5: lots are drawn before everybody's eyes.
        "espionage-plays-for",
        "espionage-first",
        # S12: who challenges and who joins is said aloud when all have answered.
        "espionage-challenged",
        "espionage-joined",
        "espionage-unchallenged",
        # S22: sums are called aloud (sealed ones when all are opened).
        "espionage-called",
        "espionage-called-bluff",
        "espionage-won",
        "espionage-tied",
        # S22 `cfg public`: what returns shows the size of the bribe.
        "espionage-returned",
        # S34: a set-up goes off before everybody's eyes.
        "espionage-set-up-sprung",
        # S33: its owner learns that a foreign bribe lies there.
        "espionage-set-up-blocked",
        # S29: the user learns whether anything was returned.
        "espionage-safe-house-found",
        "espionage-safe-house-empty",
        # S38: a house special that looks into a cell.
        "espionage-peeked",
        # A declared special move shows that it had been bought.
        "espionage-saboteurs",
        "espionage-safe-house",
        "espionage-march",
        "espionage-paths",
        "espionage-house",
        # S40: the end opens all cards.
        "espionage-cards-open",
    }
)
