"""What the game is about, a folder for each subject: deeds, and the rules that they follow."""
