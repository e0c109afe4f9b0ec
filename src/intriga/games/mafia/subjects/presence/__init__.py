"""Who is there: sleep in a night, absence by day (items 7, 9, M49)."""
