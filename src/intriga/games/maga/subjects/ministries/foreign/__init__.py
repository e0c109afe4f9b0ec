"""Foreign intelligence: sabotage, recruiting, killing, surveillance."""
