"""Options: playing them, crimes (items 34–36); what cards do at once is in `effects`."""
