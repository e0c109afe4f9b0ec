"""The lobby: the first page, a new match, joining, the waiting room."""
