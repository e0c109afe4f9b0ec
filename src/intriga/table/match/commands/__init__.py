"""Commands: an act from the check to the disk (`to_disk`), and what belongs to it."""
