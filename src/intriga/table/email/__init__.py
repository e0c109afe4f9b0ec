"""Email: confirmed addresses, what triggers an email, and the outbox."""
