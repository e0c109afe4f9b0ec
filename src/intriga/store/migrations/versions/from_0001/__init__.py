"""Ten migrations of the database, in their order."""
