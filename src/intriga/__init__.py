"""A self-hosted table for games of intrigue: secret orders, deals and betrayal."""

__version__ = "0.1.0"
