"""What people are told: events and their audiences, the referee's log, what comes to light."""
