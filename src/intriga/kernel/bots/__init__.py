"""Bots: what one is, the random one, and random acts made from forms."""
