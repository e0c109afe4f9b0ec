"""What a host learns and does of who answers: counts, calls to the table, who is away."""
