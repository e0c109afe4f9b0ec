"""What the services run on: the clock, the database, background tasks, signals between them."""
