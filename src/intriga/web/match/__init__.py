"""The page of a match: its zones, forms, chat and live updates."""
