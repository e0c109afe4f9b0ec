"""The rules, a file for each subject of the rulebook."""
