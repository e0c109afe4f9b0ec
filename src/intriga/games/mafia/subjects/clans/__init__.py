"""The clans of bandits: who goes out, whom they shoot, execute and recruit (items 3, 29–32)."""
