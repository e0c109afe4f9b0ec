"""The necromancer's craft (items 12–19)."""
