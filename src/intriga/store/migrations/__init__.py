"""Migrations, in order. A migration that was released is never changed."""
