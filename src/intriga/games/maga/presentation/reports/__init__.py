"""The report of a turn: as a page, with dossiers, and as cards."""
