"""People: accounts, their sessions, tokens, links and emails."""
