"""Drafts: what seats write together before one of them hands it in."""
