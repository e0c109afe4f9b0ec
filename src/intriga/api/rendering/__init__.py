"""From the table's values to response bodies, in the language of the caller."""
