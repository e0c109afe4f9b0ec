"""What may become known: the events by which a secret comes to light, each with its reason.

The conformance suite lets two runs that differ in a secret differ before others' eyes only where
one of these events is seen. Adding a line here is a decision about secrecy: review it as such.
"""

REVEALS = frozenset(
    {
        # C2: who plays what follows from everybody's wishes.
        "classic-seated",
        # C3: orders are opened together.
        "classic-turn",
        # C20: a vote that is carried ends the match; who cast which vote is never told.
        "classic-end-drawn",
        "classic-end-conceded",
    }
)
