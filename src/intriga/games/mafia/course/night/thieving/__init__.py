"""N4 and N5: thieves on their way, what they meet, and what they take."""
