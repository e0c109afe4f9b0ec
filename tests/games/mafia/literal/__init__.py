"""A second implementation of Mafia, from the text alone, and the game compared with it."""
