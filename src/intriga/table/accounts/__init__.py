"""Accounts: guests, accounts with a password, sessions and API tokens."""
