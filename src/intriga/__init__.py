"""A self-hosted server for games of secret orders, deals and betrayal."""

__version__ = "0.2.0"
