"""The events that may reveal what was secret, each with its reason.

The conformance suite lets two runs that differ in a secret differ before others' eyes only where
one of these events is seen. Adding a line here is a decision about secrecy: review it as one.
"""

REVEALS = frozenset(
    {
        # C2: who plays which power follows from all wishes.
        "diplomacy-game-seated",
        # C3: orders are opened together.
        "diplomacy-game-turn",
        # C20: a vote that passes ends the match; who voted for what stays secret.
        "diplomacy-game-end-drawn",
        "diplomacy-game-end-conceded",
    }
)
