"""Boards, cases and games of Diplomacy for all that play it."""
