"""People: guests, accounts, sessions, API tokens, personal data, administration."""
