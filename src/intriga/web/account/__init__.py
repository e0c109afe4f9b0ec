"""A person's own pages: `login` (sign in and out, create an account), `profile_page` (the page and
its sections), and the forms on it: `profile`, `api_tokens`, `email`.
"""
