"""What bots do, a file for each part of the game."""
