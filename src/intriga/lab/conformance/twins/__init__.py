"""Two matches that differ in one secret, and what each viewer may tell them apart by."""
