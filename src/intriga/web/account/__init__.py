"""A person's own pages: profile, login, tokens, email."""
