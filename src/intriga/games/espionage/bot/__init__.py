"""The Spy: a bot that sees only its own view."""
