"""The night, by rules without a position: who shot whom, and what follows."""
