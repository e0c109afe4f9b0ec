"""Decoding what comes from outside: acts, and what is wrong with data as a message."""
