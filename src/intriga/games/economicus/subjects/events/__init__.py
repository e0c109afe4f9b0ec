"""What an event changes for its year (item 15): effects 15 to 19, a file for each."""
