"""Spells of professions and mages' scrolls (items 44–48)."""
