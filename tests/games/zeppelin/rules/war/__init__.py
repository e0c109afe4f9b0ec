"""Armies, orders and turns of the war."""
